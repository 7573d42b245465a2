import { ArrowDown } from 'lucide-react';
import { pointsBefore } from '../../../core/games/duel/results/points-before.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Badge } from '../../parts/marks.tsx';
import styles from '../../round/cards/cards.module.css';
import type { CardNoteProps } from '../game-screens.ts';
import { decimalsOf } from './points.ts';

/** The points of a pair that has not the same, with an arrow; equal ones say nothing. A bracket does not go by points. */
export const DuelCardNote = ({ tournament, round, method, table }: CardNoteProps) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  if (method === 'cut') return null;
  const points = pointsBefore(tournament, round);
  const [high = 0, low = 0] = table.seats.map((id) => points.get(id) ?? 0).toSorted((a, b) => b - a);
  if (high === low) return null;
  const text = (own: number) => decimal(own / 100, decimalsOf(own));
  const words = textOf('duelDesk:tiers', { high: text(high), low: text(low) });
  return (
    <span className="tier" title={words}>
      <Badge tone="accent" icon={<ArrowDown size={12} strokeWidth={2.5} aria-hidden />}>
        <span className={styles.tierWords}>{words}</span>
      </Badge>
    </span>
  );
};
