import { useTextOf } from '../../i18n/text.ts';
import type { Person } from './people.ts';

type Named = { readonly person: Person };

const Name = ({ text, lang }: { readonly text: string; readonly lang: string | null }) => (
  <bdi className="person" title={text} {...(lang === null ? {} : { lang })}>
    {text}
  </bdi>
);

/** Where a substitute plays, both are named [M-08]. */
const WithSubstitute = ({ person: { name, substitute, lang } }: Named) => {
  const textOf = useTextOf();
  return <Name text={textOf('rounds:substitute', { substitute, name })} lang={lang} />;
};

/**
 * A name isolated from the direction of its surroundings, in its language's glyph forms; whole in the tooltip. There are
 * thousands of them on a screen, so the texts are only asked where one is needed.
 */
export const PersonName = ({ person }: { readonly person: Person | undefined }) => {
  if (person === undefined) return null;
  if (person.substitute !== null) return <WithSubstitute person={person} />;
  return <Name text={person.name} lang={person.lang} />;
};
