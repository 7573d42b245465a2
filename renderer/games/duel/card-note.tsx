import { ArrowDown } from 'lucide-react';
import { pointsBefore } from '../../../core/games/duel/results/points-before.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Badge } from '../../parts/marks.tsx';
import type { CardNoteProps } from '../game-screens.ts';
import { decimalsOf } from './points.ts';

/** The points of a pair; both with an arrow where they are not equal. A bracket does not go by points. */
export const DuelCardNote = ({ tournament, round, method, table }: CardNoteProps) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  if (method === 'cut') return null;
  const points = pointsBefore(tournament, round);
  const [high = 0, low = 0] = table.seats.map((id) => points.get(id) ?? 0).toSorted((a, b) => b - a);
  const text = (own: number) => decimal(own / 100, decimalsOf(own));
  if (high === low)
    return <span className="tier">{textOf('duelDesk:tier', { points: text(high), count: high / 100 })}</span>;
  return (
    <Badge tone="accent" icon={<ArrowDown size={12} strokeWidth={2.5} aria-hidden />}>
      {textOf('duelDesk:tiers', { high: text(high), low: text(low) })}
    </Badge>
  );
};
