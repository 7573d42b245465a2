/** The map of script numbers as it is being changed: what stands in each field, and what is wrong with it [M-24]. */

import { rankingOf } from '../../../../core/games/mahjong/results/ranking.ts';
import {
  type LocalIds,
  numberAtRandom,
  numberInOrder,
} from '../../../../core/games/mahjong/seating/script/script-map.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';

/** Numbers as typed, by player; an empty text is none. */
export type TypedNumbers = ReadonlyMap<EntrantId, string>;

export const typedOf = (tournament: Tournament, map: LocalIds): TypedNumbers => {
  const numbers = new Map(map.map(({ localId, player }) => [player, String(localId)]));
  return new Map(tournament.entrants.map(({ id }) => [id, numbers.get(id) ?? '']));
};

const LARGEST = 9_999_999;

const numberIn = (text: string): number | null => {
  const number = Number(text);
  return /^\d{1,7}$/.test(text.trim()) && number >= 1 && number <= LARGEST ? number : null;
};

/** What is wrong with a field: `notANumber`, or `taken` by somebody else. */
export type NumberFault = { readonly fault: 'notANumber' | 'taken'; readonly other: EntrantId | null };

export const faultsOf = (typed: TypedNumbers): ReadonlyMap<EntrantId, NumberFault> => {
  const holders = new Map<number, EntrantId[]>();
  const faults = new Map<EntrantId, NumberFault>();
  for (const [player, text] of typed) {
    if (text.trim() === '') continue;
    const number = numberIn(text);
    if (number === null) faults.set(player, { fault: 'notANumber', other: null });
    else holders.set(number, [...(holders.get(number) ?? []), player]);
  }
  for (const players of holders.values())
    if (players.length > 1)
      for (const player of players)
        faults.set(player, { fault: 'taken', other: players.find((other) => other !== player) ?? null });
  return faults;
};

/** The map to save, in order of registration. Only for fields without faults. */
export const mapIn = (typed: TypedNumbers): LocalIds =>
  [...typed].flatMap(([player, text]) => {
    const localId = numberIn(text);
    return localId === null ? [] : [{ localId, player }];
  });

/** Those who play first, so that a script for them uses the numbers from 1 without a gap; the others follow. */
const playingFirst = (tournament: Tournament, ids: readonly EntrantId[]): readonly EntrantId[] => {
  const playing = new Set(tournament.entrants.filter((entrant) => entrant.playing).map(({ id }) => id));
  return [...ids.filter((id) => playing.has(id)), ...ids.filter((id) => !playing.has(id))];
};

export type Numbering = 'registration' | 'rating' | 'lot';

/** Everybody numbered anew. By lot the players are shuffled among the numbers from 1, the others keep to the end. */
export const numbered = (tournament: Tournament, numbering: Numbering, seed: string): LocalIds => {
  const ids =
    numbering === 'rating' ? rankingOf(tournament).map(({ id }) => id) : tournament.entrants.map(({ id }) => id);
  const ordered = playingFirst(tournament, ids);
  if (numbering !== 'lot') return numberInOrder(ordered);
  const playing = ordered.slice(0, tournament.entrants.filter((entrant) => entrant.playing).length);
  const others = ordered.slice(playing.length).map((player, i) => ({ localId: playing.length + i + 1, player }));
  return [...numberAtRandom(playing, seed), ...others];
};

/** Players in the order of their stored numbers, those without one last, in order of registration. */
export const byNumber = (tournament: Tournament, map: LocalIds): readonly EntrantId[] => {
  const numbers = new Map(map.map(({ localId, player }) => [player, localId]));
  const of = (id: EntrantId) => numbers.get(id) ?? Number.POSITIVE_INFINITY;
  return tournament.entrants.map(({ id }) => id).toSorted((a, b) => (of(a) === of(b) ? a - b : of(a) - of(b)));
};
