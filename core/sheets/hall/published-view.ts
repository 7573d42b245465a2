import type { MapTable, StageClock, Unit } from '../../game/paper.ts';
import type { ByeWords } from '../../game/rounds.ts';
import type { Timer } from '../../tournament/timer.ts';
import type { Phrase } from '../../tournament/words.ts';
import type { ShownName } from '../names.ts';
import type { BracketRounds, Listing } from '../sheet.ts';

/** `at`: ISO UTC, from the journal. `over`: the clock of the round was first started after it. */
export type Revision = { readonly at: string; readonly over: boolean };

type PublishedSeat = { readonly seat: string; readonly name: ShownName; readonly changed: boolean };

type PublishedTable = {
  readonly table: number;
  readonly changed: boolean;
  readonly seats: readonly PublishedSeat[];
};

export type PublishedName = {
  readonly name: ShownName;
  /** Folded by the language of the list. */
  readonly letter: string;
  /** The range of a page is written with it. */
  readonly head: string;
  /** Null for those who sit out. */
  readonly table: number | null;
  readonly seat: string | null;
  readonly changed: boolean;
};

type PublishedBye = { readonly name: ShownName; readonly reason: Phrase };

export type PublishedStandings = {
  readonly through: number;
  readonly title: Phrase | null;
  readonly columns: readonly { readonly code: string; readonly unit: Unit }[];
  /** Which of them ranks people. */
  readonly rankedBy: number;
  readonly rows: readonly {
    readonly place: number | null;
    readonly name: ShownName;
    readonly cells: readonly (number | null)[];
    /** What has to be known of the row: dropped, moved by hand. */
    readonly marks: readonly Phrase[];
  }[];
  /** Missing results and what counts instead; null where everything is in. */
  readonly provisional: readonly Phrase[];
};

export type PublishedReveal = PublishedStandings & { readonly left: number };

/** `end`: the game's words for what is still played when time is out. */
export type PublishedClock = Timer & { readonly end: Phrase | null };

/** A `GameHallPage` whose people are named. */
export type OwnView =
  | {
      readonly kind: 'list';
      readonly title: Phrase;
      readonly about?: Phrase;
      readonly listing: Listing;
      readonly urgent: boolean;
    }
  | {
      readonly kind: 'clock';
      readonly title: Phrase;
      readonly clock: StageClock;
      readonly facts: readonly { readonly label: Phrase; readonly what: Phrase }[];
    }
  | { readonly kind: 'bracket'; readonly title: Phrase; readonly rounds: BracketRounds; readonly champion: Phrase }
  | { readonly kind: 'kiosk'; readonly title: Phrase; readonly listing: Listing }
  | { readonly kind: 'map'; readonly title: Phrase; readonly tables: readonly MapTable[] };

export type PublishedRound = {
  readonly no: number;
  readonly title: Phrase | null;
  readonly stamp: string;
  readonly state: 'over' | 'playing' | 'next';
  /** Nobody is to sit down for it any more: all its tables are in. */
  readonly played?: true;
};

export type PublishedSeating = {
  readonly round: number;
  readonly roundTitle: Phrase | null;
  readonly stamp: string;
  readonly revised: boolean;
  /** Absent at the first seating, and on paper. */
  readonly revision?: Revision;
  readonly tables: readonly PublishedTable[];
  readonly names: readonly PublishedName[];
  readonly byes: readonly PublishedBye[];
  readonly bye: ByeWords;
  /** Only those asked for that have something to show. */
  readonly own: { readonly [view: string]: OwnView };
};

export type PublishedView = PublishedSeating & {
  readonly event: string;
  readonly family: string;
  readonly plannedRounds: number;
  readonly seats: readonly string[];
  readonly rounds: readonly PublishedRound[];
  /** On paper there are none. */
  readonly next: readonly PublishedSeating[];
  /** Null before the first round that counts, and while they are hidden. */
  readonly standings: PublishedStandings | null;
  /** Null unless the hall tells the standings place by place. */
  readonly reveal: PublishedReveal | null;
  readonly clock: PublishedClock | null;
};
