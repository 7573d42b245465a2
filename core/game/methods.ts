import type { Seating, Tournament } from '../tournament/state.ts';
import type { Json, RoundNo, Table } from '../tournament/words.ts';
import type { Game } from './game.ts';
import type { Metrics } from './seating.ts';

/** Rounds taken in from elsewhere have a method that the game does not know. */
export const isSeatedHere = (family: Game, method: string): boolean =>
  family.seating.methods.some((candidate) => candidate.id === method);

/** The last round of the standing that the round was drawn from [fault B-11]; null: no standing decided who sits where. */
export const drawnFrom = (family: Game, tournament: Tournament, round: Seating): RoundNo | null => {
  if (family.results.drawnFrom !== undefined) return family.results.drawnFrom(tournament, round);
  const method = family.seating.methods.find(({ id }) => id === round.draw.proposal.method);
  return method !== undefined && (method.usesRanking?.(round.draw.request as never) ?? true) ? round.no - 1 : null;
};

export const measure = (family: Game, method: string, request: Json, tables: readonly Table[]): Metrics => {
  const found = family.seating.methods.find((candidate) => candidate.id === method);
  if (found === undefined) throw new Error(`no method ${method} in ${family.id}`);
  return found.measure(request as never, tables);
};
