import { languageOf } from '../../core/languages.ts';
import { type NamesAs, nameOrders } from '../../core/tournament/people/name-parts.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { useTextOf } from '../i18n/text.ts';
import { Select } from '../parts/field/choice.tsx';
import { FamilyWord } from '../people/family-word.tsx';
import { undivided } from '../people/undivided.ts';
import { useLanguage } from '../store/app.ts';

type EventNamesProps = {
  readonly tournament: Tournament;
  /** Null: as it was. */
  readonly chosen: NamesAs | null;
  readonly onChange: (names: NamesAs) => void;
};

/** How desk, paper, hall and phone write the names of this event [L-9.1]. */
export const EventNames = ({ tournament, chosen, onChange }: EventNamesProps) => {
  const textOf = useTextOf();
  const language = useLanguage();
  const before = tournament.namesAs ?? { order: 'entered', family: languageOf(language).familyName };
  const { order, family } = chosen ?? before;
  const names = undivided(tournament.entrants);
  return (
    <>
      <Select
        label={textOf('sheets:print.names.title')}
        value={order}
        onChange={(id) => onChange({ order: id, family })}
        items={nameOrders.map((id) => ({ id, label: textOf(`people:namesAs.${id}`) }))}
      />
      {order !== 'entered' && names.length > 0 && (
        <FamilyWord names={names} value={family} onChange={(word) => onChange({ order, family: word })} />
      )}
    </>
  );
};
