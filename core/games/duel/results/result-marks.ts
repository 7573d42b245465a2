/** What is said of a match beside its figures, so that no list shows it as a match like any other. */

import { roundOf, type Tournament } from '../../../tournament/state.ts';
import type { Phrase, RoundNo, TableNo } from '../../../tournament/words.ts';
import { ownOf, storedResult } from '../rules/state.ts';
import { wordsFor } from './outcomes.ts';

/** Whether a match counts for nothing, by itself or with its round; null: the round as a whole. */
export const isVoid = (tournament: Tournament, round: RoundNo, table: TableNo | null): boolean =>
  ownOf(tournament).voids.some((one) => one.round === round && (one.table === null || one.table === table));

/** See `Game.results.marks`: void, not played, awarded, agreed. */
export const resultMarks = (tournament: Tournament, round: RoundNo, table: TableNo | null): readonly Phrase[] => {
  const stored = table === null ? undefined : roundOf(tournament, round)?.results[table];
  const words = stored === undefined ? 'games' : wordsFor(storedResult(stored));
  return [
    ...(isVoid(tournament, round, table) ? ['void'] : []),
    ...(words === 'games' || words === 'draw' ? [] : [words]),
  ].map((mark) => ({ code: `duelDesk.marks.${mark}` }));
};
