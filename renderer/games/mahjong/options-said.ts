/** The options of mahjong's methods: what they are at first, and in words. */

import { gamesCounted } from '../../../core/games/mahjong/steps/next-round.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Json, Phrase } from '../../../core/tournament/words.ts';

export type Random = { readonly avoidRepeats?: boolean };
export type Interval = { readonly k?: number };
export type Swiss = { readonly order?: 'documented' | 'closest' };

/** [W-8.5]: by lot avoids repeats as soon as anybody has met. */
export const firstRandom = (tournament: Tournament): Json => ({ avoidRepeats: gamesCounted(tournament) });

export const randomSaid = (options: Json): readonly Phrase[] =>
  (options as Random).avoidRepeats === true ? [{ code: 'mahjong.avoidRepeats' }] : [];

export const intervalSaid = (options: Json): readonly Phrase[] => [
  { code: 'mahjong.every', params: { k: (options as Interval).k ?? 1 } },
];

export const swissSaid = (options: Json): readonly Phrase[] => [
  { code: `mahjong.orders.${(options as Swiss).order ?? 'documented'}` },
];
