/** What a round is called, and which of them count. */

import type { Round, Tournament } from '../tournament/state.ts';
import type { Phrase, RoundNo, TableNo } from '../tournament/words.ts';
import type { Game } from './game.ts';
import { isAwaited } from './provisional.ts';
import type { StandingChoice, StandingsRow } from './standings.ts';

/** The last round whose results count, 0 before the first. */
export const countedRounds = (family: Game | undefined, tournament: Tournament): RoundNo =>
  family?.seating.pace?.counted(tournament) ?? tournament.rounds.findLast(({ confirmed }) => confirmed)?.no ?? 0;

export const standingChoices = (family: Game, tournament: Tournament): readonly StandingChoice[] =>
  family.results.standingChoices?.(tournament) ??
  Array.from({ length: countedRounds(family, tournament) }, (_, i) => ({ through: i + 1, title: null }));

/** What a round says of who has no table: above their names, and in place of a table behind a name. */
export type ByeWords = { readonly above: Phrase; readonly spot: Phrase };

export const sittingOut: ByeWords = { above: { code: 'sheets.byes' }, spot: { code: 'sheets.sitsOut' } };

export const byeWords = (family: Game, tournament: Tournament, round: RoundNo): ByeWords => {
  const own = family.paper.bye?.(tournament, round);
  return own === undefined ? sittingOut : { above: own, spot: own };
};

/** What every list of results says beside the figures of a table: the marks of the game, and that a stand-in counts. */
export const marksOfResult = (
  family: Game,
  tournament: Tournament,
  round: Round,
  table: TableNo,
): readonly Phrase[] => [
  ...(family.results.marks?.(tournament, round.no, table) ?? []),
  ...(round.provisional !== undefined && isAwaited(round, table)
    ? [{ code: `${family.id}.rowMarks.provisional` }]
    : []),
];

/** What every list of standings says of a row. */
export const marksOfRow = ({ id }: Pick<Game, 'id'>, { marks = [] }: Pick<StandingsRow, 'marks'>): readonly Phrase[] =>
  marks.map((mark) => ({ code: mark.includes('.') ? `${id}.${mark}` : `${id}.rowMarks.${mark}` }));

/** What stands above the tables of a round beside its number or in its place; null: the number says it all. */
export const headingOf = (family: Game, tournament: Tournament, round: RoundNo): Phrase | null =>
  (family.paper.roundHeading ?? family.paper.roundTitle)?.(tournament, round) ?? null;

/** How many published rounds count among the planned ones: those called by their number, so without the stages of a cut. */
export const numberedRounds = (family: Game, tournament: Tournament): number =>
  tournament.rounds.filter(({ no }) => (family.paper.roundTitle?.(tournament, no) ?? null) === null).length;

/** "Round 5 of …": the planned rounds, or with the stages of a cut as soon as there is one. */
export const roundsInAll = (family: Game, tournament: Tournament): number =>
  Math.max(tournament.rounds.length, family.seating.roundsWithCut?.(tournament) ?? tournament.plannedRounds);
