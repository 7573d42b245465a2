/** Busts as they are stored. Places are derived from them (places.ts), so they stay right after late corrections. */

import type { TableNo } from '../../../tournament/words.ts';
import type { EntryNo, SeatNo } from './room.ts';

export type Busted = {
  readonly entry: EntryNo;
  /** At the start of the hand; null where nobody counted. */
  readonly chips: number | null;
  /** Several where a pot was split, nobody where it was not noted. */
  readonly by: readonly EntryNo[];
  /** Null for an entry on the way between two seats. */
  readonly table: TableNo | null;
  readonly seat: SeatNo | null;
};

export type BustGroup = {
  readonly no: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly busted: readonly Busted[];
};
