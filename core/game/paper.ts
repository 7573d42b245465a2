/**
 * The documents and hall views that a game brings itself: what there is, what it waits for, and what is on it as data.
 * Sizes, names, pages, stamps and languages are the business of `core/sheets`; nothing here is a sentence or a length.
 *
 * A document `bridge.guides` is called `bridge.documents.guides` in the list of documents and `bridge.titles.guides` (with
 * `round`, `of`) on its pages; a view `poker.moves` is called `poker.views.moves`. An id of the program's own
 * (`seatingByTable`, `byName`) takes the place of that document or view.
 */

import type { Round, Tournament } from '../tournament/state.ts';
import type { EntrantId, Phrase, TableNo } from '../tournament/words.ts';
import type { BoardSlip, SlipBox } from './paper-forms.ts';

/** How an integer is shown: divided by `scale`; `signed` shows a plus. */
export type Unit = {
  readonly scale: number;
  readonly decimals: number;
  readonly signed: boolean;
  /** Thousands stand apart from four figures on, where sums of four and of five stand below each other. */
  readonly grouped?: true;
};

/** Where a table or a round is written by hand. */
export const TO_WRITE = '_____';

/** Whether two values read the same where they are shown. */
export const isShownAlike = (a: number, b: number, { scale, decimals }: Unit): boolean => {
  const shown = (value: number): number => Math.sign(value) * Math.round((Math.abs(value) * 10 ** decimals) / scale);
  return shown(a) === shown(b);
};

/** The seat is a number, or words whose code ends in `.letter` or `.signed`; `.name` says it in full. */
export type Seat = number | Phrase;

export type PlainCell =
  | { readonly kind: 'number'; readonly value: number; readonly unit: Unit }
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  /** A sentence: takes as much room as is left. */
  | { readonly kind: 'note'; readonly phrase: Phrase }
  /** Several sentences one after the other; takes as much room as is left, in small type. */
  | { readonly kind: 'sentences'; readonly phrases: readonly Phrase[] }
  /** What has to be known of a row, each in a word or two; stands in its column whatever else has no room. */
  | { readonly kind: 'marks'; readonly phrases: readonly Phrase[] }
  | { readonly kind: 'text'; readonly text: string }
  /** A time of day, in milliseconds since 1970. */
  | { readonly kind: 'time'; readonly at: number }
  /** Drawn in a rounded outline [L-1.1]. */
  | { readonly kind: 'seat'; readonly seat: Seat; readonly edge?: 'double' }
  /** A table, by name where that is no number, with its seat, if it is known. */
  | { readonly kind: 'spot'; readonly table: number | string; readonly seat: Seat | null }
  | { readonly kind: 'box' }
  | { readonly kind: 'space' }
  | { readonly kind: 'empty' };

/** People are named by their number; how they are written, so that no two of them read the same, is not the game's business. */
export type GameCell =
  | PlainCell
  /** `listed`: family name first, as in lists by name. `byParticle`: see `member`; unset where the family has no such rule. */
  | { readonly kind: 'entrant'; readonly entrant: EntrantId; readonly listed?: boolean; readonly byParticle?: boolean }
  | { readonly kind: 'entrants'; readonly entrants: readonly EntrantId[] }
  /**
   * A player of a pair or team, who is no entrant: family name first, sorted by it. `note` stands behind the name;
   * `byParticle`: "van der Berg" sorts under V, not under B.
   */
  | { readonly kind: 'member'; readonly name: string; readonly note: string; readonly byParticle?: boolean }
  /** Partners by family name, with an initial where two of the listing share it [L-4.2]; a team by its name. */
  | { readonly kind: 'pair'; readonly entrant: EntrantId; readonly players: readonly string[] }
  /** A pair or team in little room: its number, and the family names of a pair; a team by its name. */
  | {
      readonly kind: 'brief';
      readonly number: string;
      readonly entrant: EntrantId;
      readonly players: readonly string[];
    };

export type GameRow = {
  readonly cells: readonly GameCell[];
  readonly changed?: boolean;
  /** Milliseconds since 1970 at which the row leaves the hall; it stays where none is given. */
  readonly until?: number;
};

/** `together`: never split over two pages. */
export type GameBlock = {
  readonly heading: GameCell | null;
  readonly rows: readonly GameRow[];
  /** The range of a page is written with it, where the heading is no number. */
  readonly head?: string;
  readonly together?: boolean;
};

/**
 * `lines`: a wide table with a heading over every column. `tables`: the heading is a large number, beside it rows of seat and
 * name. `byName`: rows of entrant (`listed`) or member, table, seat and, on paper, whom they meet; they are sorted and put
 * under letters by the language.
 */
export type GameListing = {
  readonly form: 'lines' | 'tables' | 'byName';
  readonly columns: readonly Phrase[];
  readonly blocks: readonly GameBlock[];
  /** Rows of `lines` in order of the name in their first cell, so that people find themselves; without it as they are given. */
  readonly sorted?: true;
  /** Index of the column with what people are ranked by: its figures are bold [L-4]. */
  readonly score?: number;
  /** Rows of `lines` that are short: where one column of them does not hold all, several stand beside each other. */
  readonly short?: true;
};

export type CardPart =
  /** Beside each other, each under its label: "to: table 4, seat 7". `large`: to be read at arm's length; `huge`: across a table. */
  | {
      readonly kind: 'facts';
      readonly facts: readonly {
        readonly label: Phrase;
        readonly what: GameCell;
        readonly large?: boolean | 'huge';
      }[];
      /** A box to write in at the right end of the facts, with its name above it like theirs. */
      readonly box?: { readonly box: SlipBox; readonly labels: string };
    }
  /** Lines of cells in columns; the last one takes what is left. A round of a guide card is a line. */
  | { readonly kind: 'lines'; readonly rows: readonly (readonly GameCell[])[] }
  /** A ruled table: the boards of a personal score card. Cells of `space` are there to be written in. */
  | {
      readonly kind: 'grid';
      readonly columns: readonly Phrase[];
      readonly rows: readonly (readonly GameCell[])[];
    }
  /** The names of the boxes are `<labels>.slips.<code>`. */
  | { readonly kind: 'boxes'; readonly boxes: readonly SlipBox[]; readonly labels: string }
  | { readonly kind: 'note'; readonly phrase: Phrase }
  /** Stands alone: the whole of a slip below its head. */
  | ({ readonly kind: 'boards' } & BoardSlip<GameCell>);

/** A card or slip: cut out, handed to one person or laid on one table. `no`: by which a single one is printed again. */
export type GameCard = {
  readonly no?: number;
  /** The table whose result slip it is: it can then carry a code for scanners. */
  readonly table?: TableNo;
  readonly title: GameCell;
  readonly aside: Phrase | null;
  readonly changed?: boolean;
  readonly parts: readonly CardPart[];
};

/** One side of a match: somebody, or what is known of who it will be ("winner of 3"); with the score where there is one. */
export type BracketSide = { readonly who: GameCell; readonly score: string; readonly seed?: number };

/** A match of one side is a bye. `beside`: how long it is and when, after the label. */
export type BracketMatch = {
  readonly label: Phrase | null;
  readonly beside?: readonly PlainCell[];
  readonly sides: readonly [BracketSide, BracketSide];
  readonly won: 0 | 1 | null;
};

/**
 * Rounds of knock-out from the first on, each half as long as the one before: match i meets the winners of 2i and 2i + 1. A
 * second match of the last round is that for third place.
 */
export type Bracket = {
  readonly rounds: readonly { readonly title: Phrase; readonly matches: readonly BracketMatch[] }[];
};

export type GameSheet =
  /** `points`: at least so large, where it is read standing whatever size was chosen. */
  | {
      readonly kind: 'list';
      readonly parts: readonly GameListing[];
      readonly points?: number;
      /** The title of the page, in place of the name of the document. */
      readonly title?: Phrase;
      /** Stands beside the round in the header. */
      readonly about?: Phrase;
    }
  /**
   * `perPage`: how many cards a page may hold, the usual number first (2, 3, 4, 6, 8, 10). `slips`: they are handed out, on a roll
   * of a receipt printer too.
   */
  | {
      readonly kind: 'cards';
      readonly perPage: readonly number[];
      readonly cards: readonly GameCard[];
      readonly slips?: true;
    }
  /** `champion`: what the box behind the final is called. */
  | { readonly kind: 'bracket'; readonly title: Phrase; readonly bracket: Bracket; readonly champion: Phrase };

/** `numbers` are those of a schedule, `rounds` two that are known; with `form` it is not offered. Or a code of the game. */
export type Waiting = 'round' | 'result' | 'hidden' | 'rounds' | 'numbers' | 'form' | 'people' | `${string}.${string}`;

export type GameDocument = {
  readonly id: string;
  readonly of: 'round' | 'event';
  readonly waits: (tournament: Tournament, round: Round | null) => Waiting | null;
  /** Only asked for when it waits for nothing. An empty answer prints nothing. */
  readonly make: (tournament: Tournament, round: Round | null) => readonly GameSheet[];
};

export type ClockFact = { readonly label: Phrase; readonly what: Phrase };

/** Stages that follow each other by themselves: blinds and pauses. Times in milliseconds since 1970. */
export type StageClock = {
  readonly stages: readonly {
    readonly seconds: number;
    readonly pause: boolean;
    readonly title: Phrase;
    readonly large: Phrase | null;
    readonly small: Phrase | null;
    readonly facts?: readonly ClockFact[];
  }[];
  /** Index of the stage at the anchor, since when it runs from it (null: it stands), and milliseconds run before. */
  readonly stage: number;
  readonly runningSince: number | null;
  readonly ranBefore: number;
};

export type MapTable = {
  readonly name: string;
  readonly count: Phrase;
  /** What is about to happen to it; by the edge of its outline, never by colour. */
  readonly mark: { readonly phrase: Phrase; readonly edge: 'thick' | 'dashed' } | null;
};

/** What a view of the hall shows. All of it is seen by everybody: scores, ranks and secrets only where the game means them to be. */
export type GameHallPage =
  /** `urgent`: changes are shown at once, not when the page ends. `about`: in small letters beside the round, in place of the title. */
  | {
      readonly kind: 'list';
      readonly title: Phrase;
      readonly about?: Phrase;
      readonly listing: GameListing;
      readonly urgent?: boolean;
    }
  | {
      readonly kind: 'clock';
      readonly title: Phrase;
      readonly clock: StageClock;
      readonly facts: readonly ClockFact[];
    }
  /** A second match of the last round is for third place. `champion` is written over the box of whoever wins. */
  | { readonly kind: 'bracket'; readonly title: Phrase; readonly bracket: Bracket; readonly champion: Phrase }
  /** "Where do I sit?": by name, each row a name and in a phrase where. */
  | { readonly kind: 'kiosk'; readonly title: Phrase; readonly listing: GameListing }
  /** Tables in their order on the floor; changes are shown at once. */
  | { readonly kind: 'map'; readonly title: Phrase; readonly tables: readonly MapTable[] };

/** A view of the hall that a game brings; null: nothing to show. `round`: the one that the hall is at [W-4.6], null: none. */
export type GameHallView = {
  readonly id: string;
  readonly make: (tournament: Tournament, round: Round | null) => GameHallPage | null;
};
