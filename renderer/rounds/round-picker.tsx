import type { RoundNo } from '../../core/tournament/words.ts';
import { SegmentedControl } from '../design/button.tsx';
import { Select } from '../design/choice.tsx';
import { useTextOf } from '../i18n/text.ts';

/** More rounds than this do not fit side by side. */
const MOST_SEGMENTS = 5;

type RoundPickerProps = {
  /** Published rounds. */
  readonly rounds: number;
  /** The round that can be seated now, if it is offered here. */
  readonly next: RoundNo | null;
  readonly value: RoundNo;
  readonly onChange: (round: RoundNo) => void;
};

/** Which round is looked at. Nothing is shown while there is only one to choose. */
export const RoundPicker = ({ rounds, next, value, onChange }: RoundPickerProps) => {
  const textOf = useTextOf();
  const numbers = Array.from({ length: rounds }, (_, i) => i + 1);
  const all = next === null ? numbers : [...numbers, next];
  if (all.length < 2) return null;
  const choose = (id: string) => onChange(Number(id));
  if (all.length > MOST_SEGMENTS) {
    const items = all.map((round) => ({ id: String(round), label: textOf('rounds:round', { round }) }));
    return <Select label={textOf('rounds:picker')} hideLabel items={items} value={String(value)} onChange={choose} />;
  }
  return (
    <SegmentedControl
      label={textOf('rounds:picker')}
      items={all.map((round) => ({ id: String(round), label: String(round) }))}
      value={String(value)}
      onChange={choose}
    />
  );
};
