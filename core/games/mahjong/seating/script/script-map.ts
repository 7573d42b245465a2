/**
 * Who has which number in a script.
 *
 * | rule | function |
 * | --- | --- |
 * | [mahjong 11.3] the next free number is the highest used + 1 | `nextLocalId` |
 * | [M-24] numbers are unique; none is blank | `checkLocalIds` |
 * | [M-24] number in registration order, by rating list | `numberInOrder` |
 * | [M-24] number at random | `numberAtRandom` |
 */

import { shuffle, stream } from '../../../../random/stream.ts';
import { type Refusal, refuse } from '../../../../tournament/refusal.ts';
import type { EntrantId } from '../../../../tournament/words.ts';

/** Local ids of players; a player without one is not listed. */
export type LocalIds = readonly { readonly localId: number; readonly player: EntrantId }[];

/** The number a new player gets: one more than the highest used. */
export const nextLocalId = (map: LocalIds): number => 1 + map.reduce((most, { localId }) => Math.max(most, localId), 0);

/** Refuses `mahjong.localIdTaken` when two players have the same number, `mahjong.twoLocalIds` when one has two. */
export const checkLocalIds = (map: LocalIds): Refusal | null => {
  const holder = new Map<number, EntrantId>();
  const numberOf = new Map<EntrantId, number>();
  for (const { localId, player } of map) {
    const other = holder.get(localId);
    if (other !== undefined)
      return refuse('mahjong.localIdTaken', { localId, players: [other, player] }, [
        { do: 'mahjong.useLocalId', params: { player, localId: nextLocalId(map) } },
      ]);
    const earlier = numberOf.get(player);
    if (earlier !== undefined) return refuse('mahjong.twoLocalIds', { player, localIds: [earlier, localId] });
    holder.set(localId, player);
    numberOf.set(player, localId);
  }
  return null;
};

/** Numbers 1.. in the order given: registration order, or the ranking. */
export const numberInOrder = (players: readonly EntrantId[]): LocalIds =>
  players.map((player, index) => ({ localId: index + 1, player }));

/** Numbers 1.. by lot; the stream is `seed/localIds`. The list stays in the order given. */
export const numberAtRandom = (players: readonly EntrantId[], seed: string): LocalIds => {
  const drawn = shuffle(
    players.map((_, index) => index + 1),
    stream(seed, 'localIds'),
  );
  return players.map((player, index) => ({ localId: drawn[index] ?? 0, player }));
};
