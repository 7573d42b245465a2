/**
 * The published view: all that people in the hall may see, field by field from an allow-list. It is made in the back end
 * and is the only thing a hall window ever receives: no draft, no journal, no club, number or note.
 */

import type { Cell } from './sheet.ts';

export type PublishedSeat = { readonly seat: string; readonly name: string };

export type PublishedTable = {
  readonly table: number;
  readonly changed: boolean;
  readonly seats: readonly PublishedSeat[];
};

export type PublishedName = {
  readonly name: string;
  /** Sort key's first letter, folded by the language of the event. */
  readonly letter: string;
  readonly table: number | null;
  readonly seat: string | null;
  readonly changed: boolean;
};

export type PublishedStandings = {
  readonly through: number;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly place: number | null; readonly name: string; readonly cells: readonly Cell[] }[];
};

export type PublishedView = {
  readonly event: string;
  readonly family: string;
  readonly round: number;
  readonly plannedRounds: number;
  readonly stamp: string;
  readonly tables: readonly PublishedTable[];
  readonly names: readonly PublishedName[];
  readonly standings: PublishedStandings | null;
};
