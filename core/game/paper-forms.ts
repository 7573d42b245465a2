/** Slips and schedules as data; texts of the codes are the game's, under `slips`. */

import type { EntrantId, Phrase, RoundNo, TableNo } from '../tournament/words.ts';

export type SlipBox = {
  readonly code: string;
  readonly for: 'number' | 'mark' | 'signature';
  /** Its name, where it has one of the program. */
  readonly label?: Phrase;
};

export type SlipForm = {
  /** How many slips a page of paper may hold, the usual number first ([hall-and-print 1.6]: 2, 3, 4, 6, 8, 10). */
  readonly perPage: readonly number[];
  readonly beside: readonly SlipBox[];
  readonly below: readonly SlipBox[];
  /** One more box below, where the TO wishes it. */
  readonly wished?: SlipBox;
  /** Numbers of players do not stand beside their names. */
  readonly unnumbered?: true;
  readonly note: Phrase | null;
  /** Where the names of the boxes are found: `<labels>.slips.<code>`. */
  readonly labels: string;
};

/** What a box of a board is for; how wide that is is the layout's business. */
export type BoardBox = 'contract' | 'letter' | 'result' | 'score' | 'line' | 'roomScore' | 'imp';

/** A line for each board, who sits there beside or above the lines [L-7.2, L-7.3]. */
export type BoardSlip<C> = {
  readonly sides: readonly {
    readonly seat: Phrase | null;
    readonly number: C;
    readonly name: C;
    readonly role: Phrase | null;
  }[];
  /** `spare`: goes where two columns of lines share the width. */
  readonly groups: readonly {
    readonly title: Phrase | null;
    readonly boxes: readonly { readonly label: Phrase; readonly for: BoardBox; readonly spare?: true }[];
  }[];
  readonly board: Phrase;
  /** Null: left blank for the hand. */
  readonly boards: readonly (number | null)[];
  /** Rows under the last group. */
  readonly totals: readonly Phrase[];
  readonly signatures: readonly Phrase[];
  /** Margin and what it is worth to the winner. */
  readonly scale: readonly (readonly [C, C])[];
  readonly notes: readonly Phrase[];
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
