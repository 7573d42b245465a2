import type { Command } from '../../core/tournament/commands.ts';
import { decide, type Families } from '../../core/tournament/decide.ts';
import { evolve } from '../../core/tournament/evolve.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import type { EntrantId } from '../../core/tournament/words.ts';

/** A line of the standings that a correction moves: its place before and after, and the cells after. */
export type MovedLine = { readonly entrant: EntrantId; readonly before: number | null; readonly after: number | null };

/**
 * What-if: the tournament after a command, without carrying it out. Null when it would be refused.
 */
export const whatIf = (tournament: Tournament, command: Command, families: Families): Tournament | null => {
  const decided = decide(tournament, command, families, { nextDraw: 1, revisions: {} });
  if (!decided.ok) return null;
  return decided.value.reduce<Tournament>(
    (state, change) => evolve(state, change, (own, ownChange) => families[own.family]?.evolve(own, ownChange) ?? own),
    tournament,
  );
};

/** The lines of the standings whose place a command changes, best place after it first. */
export const movedLines = (tournament: Tournament, command: Command, families: Families): readonly MovedLine[] => {
  const family = families[tournament.family];
  const after = whatIf(tournament, command, families);
  if (family === undefined || after === null) return [];
  const before = new Map(family.standings(tournament).rows.map(({ entrant, place }) => [entrant, place]));
  return family
    .standings(after)
    .rows.filter(({ entrant, place }) => before.get(entrant) !== place)
    .map(({ entrant, place }) => ({ entrant, before: before.get(entrant) ?? null, after: place }));
};
