/**
 * Drawing again what was undone [room 1.6 d]: allowed, but with the next number and a reason on record (older events ask for
 * none). A draw of the same kind, or of one of its people, draws it again, by whatever command; once, then the next number
 * answers for it.
 */

import { type Refusal, refuse } from '../../../../tournament/refusal.ts';
import type { DrawNo } from '../../../../tournament/words.ts';
import type { DrawCause, Floor } from '../../rules/floor-state.ts';
import { itemsOf } from '../../rules/pages.ts';
import type { EntryNo } from '../../rules/room.ts';
import type { PokerRules } from '../../rules/rules.ts';
import { isDrawFact, type MadeDraw } from './draw-facts.ts';

export const undoneFor = (
  {
    floor,
    counters,
    rules,
  }: {
    readonly floor: Floor;
    readonly counters: { readonly made?: readonly MadeDraw[] };
    readonly rules: PokerRules;
  },
  cause: DrawCause,
  entries: readonly EntryNo[],
): readonly DrawNo[] => {
  if (rules.fair !== 2) return [];
  const standing = new Set(itemsOf(floor.draws).map(({ no }) => no));
  const drawn = new Set(entries);
  return (counters.made ?? []).flatMap((made) =>
    !standing.has(made.no) && (made.cause === cause || made.entries.some((entry) => drawn.has(entry))) ? [made.no] : [],
  );
};

/** Refuses `poker.drawnAgain` where something is drawn again and nobody said why. */
export const withoutReason = (changes: readonly { readonly type: string }[]): Refusal | null => {
  const draws = changes
    .filter(isDrawFact)
    .flatMap((change) =>
      change.type === 'drawn' && change.draw.reason === undefined ? (change.draw.again ?? []) : [],
    );
  return draws.length === 0 ? null : refuse('poker.drawnAgain', { draws, count: draws.length });
};
