/**
 * The shared words of all games. Everything here is plain JSON data: it travels to the worker, to the
 * windows and into the tournament file without conversion.
 */

declare const brand: unique symbol;
type Branded<T, Name extends string> = T & { readonly [brand]?: Name };

/** Registration number of an entrant (a player, a pair or a team), from 1 in order of entry, never used twice. */
export type EntrantId = Branded<number, 'EntrantId'>;

/** Round number, from 1. */
export type RoundNo = Branded<number, 'RoundNo'>;

/** Table number as printed, from 1. */
export type TableNo = Branded<number, 'TableNo'>;

/** Running number of a draw within a tournament, from 1, never used twice, also not after undo. */
export type DrawNo = Branded<number, 'DrawNo'>;

/** All games there will be, in the order in which they are shown. */
export const familyIds = ['mahjong', 'bridge', 'duel', 'poker'] as const;
export type GameId = (typeof familyIds)[number];

/** A JSON value: the only kind of payload that crosses a process border or goes to disk. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a schema has read: an optional member may stand there without a value. */
type Read = undefined | null | boolean | number | string | readonly Read[] | { readonly [key: string]: Read };

/** JSON leaves out the members without a value, so the reader of it never meets one. */
export const asJson = (value: Exclude<Read, undefined>): Json => value as Json;

/** A value with its numbers, turned into a sentence by the locale texts of `resources/locales`. */
export type Phrase = {
  readonly code: string;
  readonly params?: { readonly [name: string]: Json };
};

/** A table of a seating: entrants in seat order (mahjong E,S,W,N; bridge N-S,E-W; duel A,B). */
export type Table = {
  readonly table: TableNo;
  readonly seats: readonly EntrantId[];
};

/** Somebody who does not play in a round though active, and why. */
export type Bye = {
  readonly entrant: EntrantId;
  readonly reason: Phrase;
};
