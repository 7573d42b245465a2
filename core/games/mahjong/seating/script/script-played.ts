/**
 * Going back to a script after automatic rounds.
 *
 * | rule | function |
 * | --- | --- |
 * | [M-27] write played rounds into the script: the real past rounds in front, current game to the next number | `withPlayedRounds` |
 */

import type { PlayedRound } from '../request.ts';
import type { ScriptRound, ScriptRounds } from './script.ts';
import { type LocalIds, nextLocalId } from './script-map.ts';

export type WithPlayedRounds = {
  readonly rounds: ScriptRounds;
  /** The current game after this [M-25]. */
  readonly current: number;
  /** The map with a new number for everybody who has played and had none. */
  readonly localIds: LocalIds;
};

/**
 * Puts what was really played in front of the rounds of the script that are still to come. Script rounds before the
 * current game are replaced: they were played, or never will be.
 *
 * @param current the current game before, 1..R+1
 */
export const withPlayedRounds = (
  script: ScriptRounds,
  current: number,
  played: readonly PlayedRound[],
  map: LocalIds,
): WithPlayedRounds => {
  const localIds = [...map];
  const numberOf = new Map(map.map(({ localId, player }) => [player, localId]));
  for (const player of new Set(played.flatMap(({ tables }) => tables.flatMap(({ seats }) => seats))))
    if (!numberOf.has(player)) {
      const localId = nextLocalId(localIds);
      localIds.push({ localId, player });
      numberOf.set(player, localId);
    }
  const past = played.map(
    ({ tables }): ScriptRound =>
      tables.map(({ seats: [e, s, w, n] }) => [
        numberOf.get(e) ?? 0,
        numberOf.get(s) ?? 0,
        numberOf.get(w) ?? 0,
        numberOf.get(n) ?? 0,
      ]),
  );
  return { rounds: [...past, ...script.slice(current - 1)], current: past.length + 1, localIds };
};
