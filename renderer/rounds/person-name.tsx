import { useTextOf } from '../i18n/text.ts';
import type { Person } from './people.ts';

/**
 * A name isolated from the direction of its surroundings, in its language's glyph forms; whole in the tooltip. Where a
 * substitute plays, both are named (M-08).
 */
export const PersonName = ({ person }: { readonly person: Person | undefined }) => {
  const textOf = useTextOf();
  if (person === undefined) return null;
  const { name, substitute, lang } = person;
  const text = substitute === null ? name : textOf('rounds:substitute', { substitute, name });
  return (
    <bdi className="person" title={text} {...(lang === null ? {} : { lang })}>
      {text}
    </bdi>
  );
};
