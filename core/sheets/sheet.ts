/** What is printed and projected, as data without sizes and sentences: paper may speak another language than the screen. */

import type { BracketMatch, PlainCell, Seat, Unit } from '../game/paper.ts';
import type { BoardSlip, SlipBox, SlipForm } from '../game/paper-forms.ts';
import type { EntrantId, Phrase, TableNo } from '../tournament/words.ts';
import type { SlipPaper } from './layout/slips/slip-paper.ts';
import type { ShownName } from './names.ts';
import type { CutOrder } from './paper/cut-order.ts';

export const WHOLE: Unit = { scale: 1, decimals: 0, signed: false };

export type Cell =
  | PlainCell
  | { readonly kind: 'name'; readonly name: ShownName }
  /** ISO UTC. */
  | { readonly kind: 'moment'; readonly at: string }
  | { readonly kind: 'names'; readonly names: readonly ShownName[] };

/** Never split over two pages. `changed` rows carry the mark of a revision. */
export type Row = {
  readonly cells: readonly Cell[];
  readonly changed: boolean;
  readonly head: string;
  /** When it leaves the hall, in milliseconds since 1970. */
  readonly until?: number;
};

export type Block = {
  readonly heading: Cell | { readonly kind: 'letter'; readonly letter: string };
  readonly rows: readonly Row[];
  /** False: it may be split between rows, and its heading is repeated on the next page. */
  readonly together: boolean;
};

/** `tables`: a large number beside the rows. `names`: name, table, seat in columns. `lines`: one table under headings. */
type SheetForm = 'tables' | 'names' | 'lines';

export type Listing = {
  readonly form: SheetForm;
  readonly columns: readonly Phrase[];
  readonly blocks: readonly Block[];
  /** The column by which people are ranked: bold, and what stands behind it gives way to whole names in the hall [L-10.5]. */
  readonly score?: number;
  readonly short?: true;
};

/** In the order in which they are printed; those of a game come after them. */
export const sheetDocuments = [
  'seatingByTable',
  'seatingByName',
  'slips',
  'tableCards',
  'standings',
  'roundReport',
  'repeatedPairs',
  'signIn',
  'drawList',
  'schedule',
  'guides',
  'badges',
  'placeCards',
  'blankSlips',
  'blankNames',
] as const;
export type BaseDocument = (typeof sheetDocuments)[number];

/** One of the program's, or one of a game after its namespace (`bridge.guides`). */
export type SheetDocument = string;

/** A text of the program is in `sheets`, one of a game in its namespace. */
export const ownCode = (id: string, group: string): string => {
  const dot = id.indexOf('.');
  return dot < 0 ? `sheets.${group}.${id}` : `${id.slice(0, dot)}.${group}.${id.slice(dot + 1)}`;
};

export type SlipSeat = {
  readonly seat: Phrase;
  readonly name: ShownName | null;
  /** Local id where the event has a schedule, else the registration number. */
  readonly number: number | null;
  readonly note: Phrase | null;
};

/** `table` null: left blank for the hand. */
export type Slip = {
  readonly table: number | null;
  readonly changed: boolean;
  readonly seats: readonly SlipSeat[];
  /** What a scanner reads; null on slips without a code. */
  readonly code: string | null;
};

export type GuideLine = {
  readonly round: number;
  /** Planned start, HH:MM. */
  readonly time: string | null;
  /** Null in a round in which the player sits out. */
  readonly table: number | null;
  readonly seat: Phrase | null;
  readonly opponents: readonly ShownName[];
};

export type Guide = {
  readonly name: ShownName;
  /** Opens the own page of who has the card on a phone; null where there is no address [hall-takes-part 10.5]. */
  readonly code: string | null;
  readonly number: number | null;
  readonly lines: readonly GuideLine[];
  readonly large: boolean;
};

/** Folded over one page, or two to a page that is cut. */
export type CardForm = 'folded' | 'cut';

type Head = {
  readonly document: SheetDocument;
  readonly event: string;
  /** Where and when, under the event's name. */
  readonly where: Phrase | null;
  readonly round: number;
  /** It has the stages of a cut as soon as there is one. */
  readonly plannedRounds: number;
  readonly roundTitle: Phrase | null;
  readonly stamp: string;
  readonly revised: boolean;
  readonly replaces: string | null;
  /** A revision that was printed and does not hold any more. */
  readonly takenBack: string | null;
  /** Too many moved: no row is marked [L-5.3]. */
  readonly reseated?: true;
  /** Results are missing; said on every page. */
  readonly provisional?: true;
  /** Seed of the draw, on seating sheets. */
  readonly seed: string | null;
  /** On seating sheets: the code of the key that signs the draws [ME-50]. */
  readonly key: string | null;
};

export const roundWords = ({ round, plannedRounds: of, roundTitle }: Head): Phrase =>
  roundTitle ?? { code: 'sheets.slip.round', params: { round, of } };

/** The stamp of a round begins with its revision, `R3.1`; what belongs to no round has another [hall-and-print 1.2]. */
const isOfRound = ({ stamp }: Head): boolean => /^R\d/u.test(stamp);

/** What a page is called: after its round where it belongs to one and nobody gave it another title. */
export const titleWords = (sheet: Sheet): readonly Phrase[] => {
  const own = sheet.kind === 'list' || sheet.kind === 'bracket' ? sheet.title : undefined;
  if (own !== undefined) return [own];
  if (sheet.roundTitle === null && !isOfRound(sheet)) {
    return [{ code: ownCode(sheet.document, 'titles'), params: { round: sheet.round, of: sheet.plannedRounds } }];
  }
  return [roundWords(sheet), { code: ownCode(sheet.document, 'documents') }];
};

export type ListSheet = Head & {
  readonly kind: 'list';
  readonly parts: readonly Listing[];
  /** At least so large, in points, whatever size was chosen. */
  readonly points?: number;
  /** The title of the page, in place of round and document. */
  readonly title?: Phrase;
  /** Stands beside the round in the header: its boards. */
  readonly about?: Phrase;
  /** Follows the last row where the page has room for it. */
  readonly byHand?: Listing;
};
export type SlipSheet = Head & {
  readonly kind: 'slips';
  readonly form: SlipForm;
  readonly perPage: number;
  readonly order: CutOrder;
  readonly slips: readonly Slip[];
  readonly on: SlipPaper;
};
export type CardSheet = Head & { readonly kind: 'cards'; readonly cards: CardForm; readonly tables: readonly number[] };
export type GuideSheet = Head & {
  readonly kind: 'guides';
  readonly order: CutOrder;
  readonly guides: readonly Guide[];
  readonly large: boolean;
};

/** Each person has one, also each member of a pair or a team. */
export type Badge = {
  readonly id: EntrantId;
  readonly name: ShownName;
  readonly from: readonly string[];
  readonly number: number | null;
  /** As on a guide. */
  readonly code: string | null;
};

/** `place`: the table with its name, and the seat where there is one. */
export type PlaceCard = {
  readonly name: ShownName;
  readonly place: { readonly table: string; readonly seat: Seat | null } | null;
};

export type PlaceCardSheet = Head & { readonly kind: 'placeCards'; readonly placeCards: readonly PlaceCard[] };

export type BadgeSheet = Head & {
  readonly kind: 'badges';
  /** Whether there is an address that its codes could open. */
  readonly hasPage: boolean;
  readonly badges: readonly Badge[];
};

export type HandoutPart =
  | {
      readonly kind: 'facts';
      readonly facts: readonly { readonly label: Phrase; readonly what: Cell; readonly large: boolean | 'huge' }[];
      readonly box?: { readonly box: SlipBox; readonly labels: string };
    }
  | { readonly kind: 'lines'; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'grid'; readonly columns: readonly Phrase[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'boxes'; readonly boxes: readonly SlipBox[]; readonly labels: string }
  | { readonly kind: 'note'; readonly phrase: Phrase }
  | BoardsPart;

export type BoardsPart = { readonly kind: 'boards' } & BoardSlip<Cell>;

export type Handout = {
  /** Whose result slip it is; null on cards of people. */
  readonly table: TableNo | null;
  readonly title: Cell;
  readonly aside: Phrase | null;
  readonly changed: boolean;
  readonly code: string | null;
  readonly parts: readonly HandoutPart[];
};

/**
 * A handout of a game. `perPage`: as wished, fewer where they do not fit. `on`: the paper it is handed out on, else a
 * sheet.
 */
export type HandoutSheet = Head & {
  readonly kind: 'handouts';
  readonly perPage: number;
  readonly choices: readonly number[];
  readonly order: CutOrder;
  readonly handouts: readonly Handout[];
  readonly large: boolean;
  readonly on?: SlipPaper;
};

export type BracketRounds = readonly {
  readonly title: Phrase;
  readonly matches: readonly (Omit<BracketMatch, 'sides'> & {
    readonly sides: readonly { readonly who: Cell; readonly score: string; readonly seed?: number }[];
  })[];
}[];

export type BracketSheet = Head & {
  readonly kind: 'bracket';
  readonly title: Phrase;
  readonly rounds: BracketRounds;
  readonly champion: Phrase;
};

export type Sheet =
  | ListSheet
  | SlipSheet
  | CardSheet
  | GuideSheet
  | BadgeSheet
  | PlaceCardSheet
  | HandoutSheet
  | BracketSheet;
export type SheetHead = Head;

/** `printedAt`: ISO UTC. */
export type SheetSet = { readonly sheets: readonly Sheet[]; readonly printedAt: string };
