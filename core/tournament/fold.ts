import type { Game } from '../game/game.ts';
import type { Revision } from '../game/groups/steps.ts';
import type { Change } from './changes.ts';
import type { Games } from './decide.ts';
import type { Counters } from './decide-rounds.ts';
import { evolve } from './evolve.ts';
import type { Tournament } from './state.ts';

const revisionsIn = (change: Change, family: Game | undefined): readonly Revision[] => {
  if (change.type === 'round.published' || change.type === 'round.revised') {
    return [{ round: change.no, rev: change.rev }];
  }
  return change.type === 'family.changed' ? (family?.steps.revisions?.(change.change) ?? []) : [];
};

/** These count for ever: undo does not take them back. */
export const counted = (counters: Counters, changes: readonly Change[], family: Game | undefined): Counters => {
  let { nextDraw, own } = counters;
  const revisions = { ...counters.revisions };
  for (const change of changes) {
    if (change.type === 'round.published') nextDraw = Math.max(nextDraw, change.draw.no + 1);
    for (const { round, rev } of revisionsIn(change, family)) revisions[round] = Math.max(revisions[round] ?? 0, rev);
    if (change.type === 'family.changed' && family?.steps.counters !== undefined) {
      own = family.steps.counters.count(own ?? family.steps.counters.start, change.change);
    }
  }
  return { nextDraw, revisions, own };
};

export const folded = <T extends Tournament | null>(
  tournament: T,
  changes: readonly Change[],
  families: Games,
): Tournament | T =>
  changes.reduce<Tournament | T>(
    (state, change) => evolve(state, change, (own, ownChange) => families[own.family].steps.evolve(own, ownChange)),
    tournament,
  );
