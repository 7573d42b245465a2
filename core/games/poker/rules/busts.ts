/**
 * Who lost all chips, as it is stored. Places are derived from it and never stored (places.ts), so they stay right after
 * late corrections.
 */

import type { TableNo } from '../../../tournament/words.ts';
import type { EntryNo, SeatNo } from './room.ts';

export type Busted = {
  readonly entry: EntryNo;
  /** Chips at the start of the hand; null where nobody counted. */
  readonly chips: number | null;
  /** Who knocked the entry out; several where a pot was split, nobody where it was not noted. */
  readonly by: readonly EntryNo[];
  /** Where the entry sat; null for one on the way between two seats. */
  readonly table: TableNo | null;
  readonly seat: SeatNo | null;
};

/** Busts of one hand. Later groups have better places. */
export type BustGroup = {
  /** Running number, from 1. */
  readonly no: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Empty when all its busts were taken back. */
  readonly busted: readonly Busted[];
};
