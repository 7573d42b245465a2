/** Slips and schedules as data; texts of the codes are the game's, under `slips`. */

import type { EntrantId, Phrase, RoundNo, TableNo } from '../tournament/words.ts';

export type SlipBox = { readonly code: string; readonly for: 'number' | 'mark' | 'signature' };

export type SlipForm = {
  /** How many slips a page of paper may hold, the usual number first ([hall-and-print 1.6]: 2, 3, 4, 6, 8, 10). */
  readonly perPage: readonly number[];
  readonly beside: readonly SlipBox[];
  readonly below: readonly SlipBox[];
  readonly note: Phrase | null;
  /** Where the names of the boxes are found: `<labels>.slips.<code>`. */
  readonly labels: string;
};

/** A round laid down before it is seated. A seat is null where nobody has its number yet. */
export type ComingRound = {
  readonly no: RoundNo;
  readonly tables: readonly { readonly table: TableNo; readonly seats: readonly (EntrantId | null)[] }[];
  /** False: who sits together is known, but not who sits where. */
  readonly seatsKnown: boolean;
};

export type Schedule = {
  readonly numbers: readonly { readonly entrant: EntrantId; readonly number: number }[];
  readonly coming: readonly ComingRound[];
};
