import type { PlayedRound } from '../request.ts';
import type { ScriptRound, ScriptRounds } from './script.ts';
import { type LocalIds, nextLocalId } from './script-map.ts';

export type WithPlayedRounds = {
  readonly rounds: ScriptRounds;
  readonly current: number;
  /** Gives a new number to everybody who has played and had none. */
  readonly localIds: LocalIds;
};

/** The rounds really played stand before what is still to come [M-27]; script rounds before `current` (1..R+1) are replaced. */
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
