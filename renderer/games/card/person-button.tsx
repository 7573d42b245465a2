import type { EntrantId } from '../../../core/tournament/words.ts';
import { openCard } from '../../desk/card.ts';
import { useTextOf } from '../../i18n/text.ts';
import type { People } from '../../round/names/people.ts';
import { PersonName } from '../../round/names/person-name.tsx';

/** A name that opens the card of its person. */
export const PersonButton = ({ people, id }: { readonly people: People; readonly id: EntrantId }) => {
  const textOf = useTextOf();
  const person = people.get(id);
  return (
    <button
      type="button"
      className="person-button"
      aria-label={textOf('rounds:openCard', { name: person?.name ?? '' })}
      onClick={() => openCard(id)}
    >
      <PersonName person={person} />
    </button>
  );
};
