import { use } from 'react';
import { useStore } from 'zustand';
import type { EntrantId } from '../../../core/tournament/words.ts';
import { useTextOf } from '../../i18n/text.ts';
import styles from '../../people/people.module.css';
import { type CardNames, CardNamesContext } from './card-names.ts';
import type { Person } from './people.ts';

type Named = { readonly person: Person };

type NameProps = {
  readonly id: EntrantId;
  readonly text: string;
  readonly lang: string | null;
};

const Plain = ({ text, lang }: Omit<NameProps, 'id'>) => (
  <bdi className="person" title={text} {...(lang === null ? {} : { lang })}>
    {text}
  </bdi>
);

type OnCardProps = NameProps & { readonly cards: CardNames; readonly isFit: boolean };

const OnCard = ({ id, text, lang, cards, isFit }: OnCardProps) => {
  const { onName, place } = cards;
  const fitted = useStore(cards.shown, (names) => names.get(id));
  const shown = isFit ? (fitted ?? text) : text;
  return (
    <bdi
      className="person"
      title={text}
      {...(lang === null ? {} : { lang })}
      {...(isFit ? { ref: place, 'data-fit': id } : {})}
    >
      {onName === null ? (
        shown
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: a way of the mouse; by keyboard the box finds the person
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <span
          className={styles.opens}
          onClick={(event) => {
            event.stopPropagation();
            onName(id);
          }}
        >
          {shown}
        </span>
      )}
    </bdi>
  );
};

const Name = ({ isFit = false, ...name }: NameProps & { readonly isFit?: boolean }) => {
  const cards = use(CardNamesContext);
  return cards === null ? (
    <Plain text={name.text} lang={name.lang} />
  ) : (
    <OnCard {...name} cards={cards} isFit={isFit} />
  );
};

/** Where a substitute plays, both are named [M-08], and fitted as one name. */
const WithSubstitute = ({ person: { id, name, substitute, lang } }: Named) => {
  const textOf = useTextOf();
  return <Name id={id} text={textOf('sheets:substitute', { name: substitute, player: name })} lang={lang} isFit />;
};

/**
 * A name isolated from the direction of its surroundings, in its language's glyph forms; whole in the tooltip. There are
 * thousands of them on a screen, so the texts are only asked where one is needed.
 */
export const PersonName = ({ person }: { readonly person: Person | undefined }) => {
  if (person === undefined) return null;
  if (person.substitute !== null) return <WithSubstitute person={person} />;
  return <Name id={person.id} text={person.name} lang={person.lang} isFit />;
};
