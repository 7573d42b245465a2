/**
 * | rule | function |
 * | --- | --- |
 * | [mahjong 11.3] the next free number is the highest used + 1 | `nextLocalId` |
 * | [M-24] numbers are unique; none is blank | `checkLocalIds` |
 * | [M-24] numbers in registration order, by rating list, or at random | `numberInOrder`, `numberAtRandom` |
 */

import { shuffle, stream } from '../../../../random/stream.ts';
import { type Refusal, refuse } from '../../../../tournament/refusal.ts';
import type { EntrantId } from '../../../../tournament/words.ts';

export type LocalIds = readonly { readonly localId: number; readonly player: EntrantId }[];

export const nextLocalId = (map: LocalIds): number => 1 + map.reduce((most, { localId }) => Math.max(most, localId), 0);

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

export const numberInOrder = (players: readonly EntrantId[]): LocalIds =>
  players.map((player, index) => ({ localId: index + 1, player }));

/** Drawn from the stream `seed/localIds`; the list stays in the order given. */
export const numberAtRandom = (players: readonly EntrantId[], seed: string): LocalIds => {
  const drawn = shuffle(
    players.map((_, index) => index + 1),
    stream(seed, 'localIds'),
  );
  return players.map((player, index) => ({ localId: drawn[index] ?? 0, player }));
};
