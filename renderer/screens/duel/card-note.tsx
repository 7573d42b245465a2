import { ArrowDown } from 'lucide-react';
import type { DuelMore } from '../../../core/duel/proposal.ts';
import type { Proposal } from '../../../core/tournament/seating.ts';
import type { EntrantId } from '../../../core/tournament/words.ts';
import { Badge } from '../../design/marks.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { useTextOf } from '../../i18n/text.ts';
import type { CardNoteProps } from '../family-screens.ts';
import { decimalsOf } from './points.ts';

const known = new WeakMap<Proposal, ReadonlyMap<EntrantId, number>>();

/** Points of the tier of everybody who was drawn, in hundredths. */
const tierPoints = (proposal: Proposal): ReadonlyMap<EntrantId, number> => {
  const before = known.get(proposal);
  if (before !== undefined) return before;
  const more = proposal.more as Partial<DuelMore> | undefined;
  const points = new Map(
    (more?.tiers ?? []).flatMap((tier) => tier.players.map((player) => [player, tier.points] as const)),
  );
  known.set(proposal, points);
  return points;
};

/** The tier of a pair; two tiers with an arrow where somebody floated. */
export const DuelCardNote = ({ proposal, table }: CardNoteProps) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const tiers = tierPoints(proposal);
  const points = table.seats.flatMap((id) => tiers.get(id) ?? []).toSorted((a, b) => b - a);
  const [high, low] = points;
  if (high === undefined || low === undefined) return null;
  const text = (own: number) => decimal(own / 100, decimalsOf(own));
  if (high === low)
    return <span className="tier">{textOf('duelDesk:tier', { points: text(high), count: high / 100 })}</span>;
  return (
    <Badge tone="accent" icon={<ArrowDown size={12} strokeWidth={2.5} aria-hidden />}>
      {textOf('duelDesk:tiers', { high: text(high), low: text(low) })}
    </Badge>
  );
};
