/** Said beside the figures of a match, so that no list shows it as a match like any other. */

import { roundOf, type Tournament } from '../../../tournament/state.ts';
import type { Phrase, RoundNo, TableNo } from '../../../tournament/words.ts';
import { isVoid, storedResult } from '../rules/state.ts';
import { wordsFor } from './outcomes.ts';

export const resultMarks = (tournament: Tournament, round: RoundNo, table: TableNo | null): readonly Phrase[] => {
  const stored = table === null ? undefined : roundOf(tournament, round)?.results[table];
  const words = stored === undefined ? 'games' : wordsFor(storedResult(stored));
  return [
    ...(isVoid(tournament, round, table) ? ['referee.void'] : []),
    ...(words === 'games' || words === 'draw' ? [] : [`outcomes.${words}`]),
  ].map((mark) => ({ code: `duelDesk.${mark}` }));
};
