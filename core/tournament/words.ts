/** Plain JSON: it goes to the worker, to the windows and into the file without conversion. */

declare const brand: unique symbol;
type Branded<T, Name extends string> = T & { readonly [brand]?: Name };

/** Registration number of a player, a pair or a team, from 1, never used twice. */
export type EntrantId = Branded<number, 'EntrantId'>;

export type RoundNo = Branded<number, 'RoundNo'>;

/** As it is printed, from 1. */
export type TableNo = Branded<number, 'TableNo'>;

/** From 1, never used twice, not even after undo. */
export type DrawNo = Branded<number, 'DrawNo'>;

export const familyIds = ['mahjong', 'bridge', 'duel', 'poker'] as const;
export type GameId = (typeof familyIds)[number];

/** The only kind of payload that crosses a process border or goes to disk. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

type Read = undefined | null | boolean | number | string | readonly Read[] | { readonly [key: string]: Read };

/** JSON leaves undefined members out, so its reader never meets one. */
export const asJson = (value: Exclude<Read, undefined>): Json => value as Json;

/** Turned into a sentence by the texts of `resources/locales`. */
export type Phrase = {
  readonly code: string;
  readonly params?: { readonly [name: string]: Json };
};

/** Entrants in seat order (mahjong E,S,W,N; bridge N-S,E-W; duel A,B). */
export type Table = {
  readonly table: TableNo;
  readonly seats: readonly EntrantId[];
};

export type Bye = {
  readonly entrant: EntrantId;
  readonly reason: Phrase;
};
