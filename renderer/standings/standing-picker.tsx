import type { StandingChoice } from '../../core/game/standings.ts';
import type { RoundNo } from '../../core/tournament/words.ts';
import { useTextOf } from '../i18n/text.ts';
import { SegmentedControl } from '../parts/button.tsx';
import { Select } from '../parts/field/choice.tsx';
import { wordsOf } from '../round/names/texts.ts';

/** More rounds than this do not fit side by side. */
const MOST_SEGMENTS = 5;

type Picked = { readonly round: RoundNo; readonly title: string | null };

/** A list of them is written out; side by side they are numbers, and what is chosen is said beside them. */
const isList = (items: readonly { readonly title: unknown }[]): boolean =>
  items.length > MOST_SEGMENTS || items.some(({ title }) => title != null);

/** Whether the choice says itself after which round the standings are. */
export const saysItself = (choices: readonly StandingChoice[]): boolean => choices.length > 1 && isList(choices);

type PickerProps = {
  readonly items: readonly Picked[];
  readonly value: RoundNo;
  readonly onChange: (round: RoundNo) => void;
};

/** Nothing is shown while there is only one to choose. Side by side they are numbers, in a list they are written out. */
const Picker = ({ items, value, onChange }: PickerProps) => {
  const textOf = useTextOf();
  if (items.length < 2) return null;
  const choose = (id: string) => onChange(Number(id));
  if (isList(items)) {
    const named = items.map(({ round, title }) => ({
      id: String(round),
      label: title ?? textOf(round === 0 ? 'rounds:standings.before' : 'rounds:standings.after', { round }),
    }));
    return (
      <Select
        reads
        label={textOf('words:columns.round')}
        hideLabel
        items={named}
        value={String(value)}
        onChange={choose}
      />
    );
  }
  return (
    <SegmentedControl
      label={textOf('words:columns.round')}
      items={items.map(({ round }) => ({ id: String(round), label: String(round) }))}
      value={String(value)}
      onChange={choose}
    />
  );
};

type StandingPickerProps = Pick<PickerProps, 'value' | 'onChange'> & {
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
