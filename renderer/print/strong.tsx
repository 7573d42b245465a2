import { familyAt } from '../../core/sheets/names.ts';

/** The part of a name that lists are sorted by, where it does not stand first [L-9.2]. */
export const withStrong = (text: string, strong: string | undefined) => {
  if (strong === undefined) return text;
  const at = familyAt(text, strong);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{strong}</b>
      {text.slice(at + strong.length)}
    </>
  );
};
