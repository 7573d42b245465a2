/**
 * Who sits out when the number is odd [bridge 3.5].
 *
 * | rule | where |
 * | --- | --- |
 * | the director's own choice goes first [bridge 4.11] | `ByeWishes.chosen` |
 * | 1. who asked for this round, or a playing director in the last one; of several the worst-ranked | `ByeWishes.asked` |
 * | 2. fewest byes so far, of these the worst-ranked | `chooseBye` |
 * | 2. nobody is without a bye: the second goes to the worst-ranked of those with one [W-03] | reason `second` |
 * | 3. what counts as a bye | `byeCounts` in meetings.ts |
 */

import type { EntrantId, Phrase } from '../../../tournament/words.ts';

export type ByeWishes = {
  readonly chosen: EntrantId | null;
  readonly asked: readonly EntrantId[];
};

export type ChosenBye = {
  readonly entrant: EntrantId;
  readonly reason: Phrase;
  readonly before: number;
};

/**
 * @param ranking an odd number of contestants, best first
 * @param had byes so far; whoever is missing has had none
 */
export const chooseBye = (
  ranking: readonly EntrantId[],
  had: ReadonlyMap<EntrantId, number>,
  { chosen, asked }: ByeWishes,
): ChosenBye => {
  const byesOf = (entrant: EntrantId): number => had.get(entrant) ?? 0;
  const bye = (entrant: EntrantId, code: string): ChosenBye => ({
    entrant,
    before: byesOf(entrant),
    reason: { code: `bridge.byes.${code}`, params: { player: entrant, before: byesOf(entrant) } },
  });
  if (chosen !== null && ranking.includes(chosen)) return bye(chosen, 'chosen');
  const wishing = ranking.findLast((entrant) => asked.includes(entrant));
  if (wishing !== undefined) return bye(wishing, 'asked');
  const fewest = ranking.reduce((least, entrant) => Math.min(least, byesOf(entrant)), Number.POSITIVE_INFINITY);
  const last = ranking.findLast((entrant) => byesOf(entrant) === fewest);
  if (last === undefined) throw new Error('bridge: a bye is chosen among nobody');
  return bye(last, fewest === 0 ? 'lowest' : 'again');
};
