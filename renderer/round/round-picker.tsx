import type { StandingChoice } from '../../core/game/standings.ts';
import { families } from '../../core/games/all.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import type { RoundNo } from '../../core/tournament/words.ts';
import { useTextOf } from '../i18n/text.ts';
import { SegmentedControl } from '../parts/button.tsx';
import { Select } from '../parts/field/choice.tsx';
import { wordsOf } from './names/texts.ts';

/** More rounds than this do not fit side by side. */
const MOST_SEGMENTS = 5;

type RoundPickerProps = {
  readonly tournament: Tournament;
  /** The round that can be seated now, if it is offered here. */
  readonly next: RoundNo | null;
  readonly value: RoundNo;
  readonly onChange: (round: RoundNo) => void;
};

type Picked = { readonly round: RoundNo; readonly title: string | null };

type PickerProps = { readonly items: readonly Picked[] } & Pick<RoundPickerProps, 'value' | 'onChange'>;

/** Nothing is shown while there is only one to choose. Side by side they are numbers, in a list they are written out. */
const Picker = ({ items, value, onChange }: PickerProps) => {
  const textOf = useTextOf();
  if (items.length < 2) return null;
  const choose = (id: string) => onChange(Number(id));
  if (items.length > MOST_SEGMENTS || items.some(({ title }) => title !== null)) {
    const named = items.map(({ round, title }) => ({
      id: String(round),
      label: title ?? textOf('rounds:round', { round }),
    }));
    return (
      <Select reads label={textOf('rounds:picker')} hideLabel items={named} value={String(value)} onChange={choose} />
    );
  }
  return (
    <SegmentedControl
      label={textOf('rounds:picker')}
      items={items.map(({ round }) => ({ id: String(round), label: String(round) }))}
      value={String(value)}
      onChange={choose}
    />
  );
};

/** Which round is looked at; one that is void says so in the list. */
export const RoundPicker = ({ tournament, next, value, onChange }: RoundPickerProps) => {
  const textOf = useTextOf();
  const { results } = families[tournament.family];
  const titleOf = (round: RoundNo): string | null => {
    const marks = results.marks?.(tournament, round, null) ?? [];
    return marks.length === 0
      ? null
      : [textOf('rounds:round', { round }), ...marks.map((mark) => wordsOf(mark))].join(' · ');
  };
  const numbers = tournament.rounds.map(({ no }) => no);
  const items = (next === null ? numbers : [...numbers, next]).map((round) => ({ round, title: titleOf(round) }));
  return <Picker items={items} value={value} onChange={onChange} />;
};

type StandingPickerProps = Pick<RoundPickerProps, 'value' | 'onChange'> & {
  readonly choices: readonly StandingChoice[];
};

/** Which standings are looked at: those after a round, or the final result of a cut. */
export const StandingPicker = ({ choices, value, onChange }: StandingPickerProps) => {
  useTextOf();
  const items = choices.map(({ through, title }) => ({
    round: through,
    title: title === null ? null : wordsOf(title),
  }));
  return <Picker items={items} value={value} onChange={onChange} />;
};
