/** The part of a name that lists are sorted by, where it does not stand first [L-9.2]. */
export const withStrong = (text: string, strong: string | undefined) => {
  const at = strong === undefined ? -1 : text.indexOf(strong);
  if (strong === undefined || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{strong}</b>
      {text.slice(at + strong.length)}
    </>
  );
};
