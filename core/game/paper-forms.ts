/**
 * What a game says about its paper, so that slips, guide cards and schedules are drawn without asking which game it is.
 *
 * Texts of the codes are in the game's locale file under `slips`.
 */

import type { EntrantId, Phrase, RoundNo, TableNo } from '../tournament/words.ts';

/** Something to write by hand: a number, a mark or a few digits, somebody's name. */
export type SlipBox = { readonly code: string; readonly for: 'number' | 'mark' | 'signature' };

/** A result slip: what is written beside each seat and once for the table. */
export type SlipForm = {
  /** How many slips a page of paper may hold, the usual number first ([hall-and-print 1.6]: 2, 3, 4, 6, 8, 10). */
  readonly perPage: readonly number[];
  readonly beside: readonly SlipBox[];
  readonly below: readonly SlipBox[];
  /** What whoever fills it in must keep in mind: what the points add up to. */
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

/** What is known of the rounds to come. */
export type Schedule = {
  /** Numbers drawn or given for the schedule; empty where the schedule needs none. */
  readonly numbers: readonly { readonly entrant: EntrantId; readonly number: number }[];
  /** Rounds that are not seated yet, in order. */
  readonly coming: readonly ComingRound[];
};
