import { numbersOf } from '../../../../core/games/bridge/results/event.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Select } from '../../../parts/field/choice.tsx';
import { peopleOf } from '../../../round/names/people.ts';

type ContestantSelectProps = {
  readonly tournament: Tournament;
  readonly label: string;
  readonly value: EntrantId | null;
  readonly onChange: (id: EntrantId) => void;
  /** Who may be chosen; everybody who has a number, if missing. */
  readonly among?: (id: EntrantId) => boolean;
};

/** A pair or team, by its number. */
export const ContestantSelect = ({ tournament, label, value, onChange, among }: ContestantSelectProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const listed = [...numbersOf(tournament)]
    .filter(([id]) => among === undefined || among(id))
    .toSorted(([, a], [, b]) => a - b);
  return (
    <Select
      label={label}
      items={[
        { id: 'none', label: textOf('bridgeSwiss:nobodyChosen'), isDisabled: true },
        ...listed.map(([id, number]) => ({ id: String(id), label: `${number} · ${people.get(id)?.name ?? ''}` })),
      ]}
      value={value === null ? 'none' : String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  );
};
