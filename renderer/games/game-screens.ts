import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TextEnding } from '../../core/api/app.ts';
import type { Metrics, Proposal } from '../../core/game/seating.ts';
import type { Round, Seating, Tournament } from '../../core/tournament/state.ts';
import type { EntrantId, Json, Phrase, RoundNo, Table, TableNo } from '../../core/tournament/words.ts';
import type { DeskScreen } from '../desk/desk-screen.ts';
import type { FindPart } from '../desk/find/act.ts';
import type { DirectorPart } from '../director/part.ts';
import type { MethodPictures } from '../help/method-pictures.ts';
import type { PeoplePart } from '../people/people-part.ts';
import type { EntryForm } from '../round/entry/entry-form.ts';
import type { People } from '../round/names/people.ts';
import type { Arrangement, Drawn } from '../round/seating/arrangement.ts';
import type { Met } from '../round/seating/repeats.ts';

export type OptionsProps = {
  readonly tournament: Tournament;
  readonly options: Json;
  readonly onChange: (options: Json) => void;
};

/** How a seating method shows itself. Its name and sentence are texts of the game: `methods.<id>.name`, `.about`. */
export type MethodPart = {
  readonly id: string;
  readonly icon: LucideIcon;
  /** The options it starts with, for the round that is to be seated. */
  readonly firstOptions: (tournament: Tournament) => Json;
  /** Options in words, as the head of a proposal says them. */
  readonly said?: (options: Json) => readonly Phrase[];
  /** The form of its options, or null where there is nothing to choose. */
  readonly Options: ComponentType<OptionsProps> | null;
  /** There is no chance in it: no seed to choose, and no other seating of the same people. */
  readonly isExact?: boolean;
  /** Options that one proposal is asked with from its own note, and that nobody chooses for a round. */
  readonly once?: readonly string[];
};

/** A figure of `Metrics.figures` shown beside the repeats; its text is `figures.<name>` of the game. */
type FigureShown = {
  readonly name: string;
  /** What is worth a warning mark, if anything. */
  readonly isHigh: (value: number) => boolean;
};

/** The card of a table [W-1.5]: four seats, two sides below each other, or a board whose two players stand in one row each. */
export type CardKind = 'four' | 'pair' | 'duel';

export type SeatSignProps = {
  /** Code of the seat, from `Game.seats`. */
  readonly seat: string;
  readonly size?: 'small' | 'large';
};

export type HandProps<Hand = Json> = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly table: Table;
  readonly hand: Hand;
  /** The result that the table has: it stands struck beside what takes its place [W-3.17]; null where there is none. */
  readonly old?: Json | null;
  /** What is wrong or asked; drawn by the frame, marked at its field by the game. */
  readonly complaint: Phrase | null;
  /** Puts the typing on another field. */
  readonly onField: (field: number) => void;
  /** A key pressed with the mouse. */
  readonly onKey: (key: string) => void;
  /** The result is only supposed: what would go past the line to the tournament is not offered. */
  readonly isSupposed?: boolean;
};

export type ResultProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly table: Table;
  readonly result: Json;
  /** The result that it is held against: what differs is marked. */
  readonly other?: Json | null;
};

export type EntryPart<Hand = Json> = {
  readonly form: EntryForm<Hand>;
  /** What the line takes now, read out and shown as its label. */
  readonly prompt: (hand: Hand) => Phrase;
  /** A sentence about a round that counts for nothing; null for one that counts. */
  readonly voided?: (tournament: Tournament, round: Round) => Phrase | null;
  /** Keys worth showing under the line. */
  readonly keys: readonly { readonly key: string; readonly text: string }[];
  /** The table in hand, large. */
  readonly Hand: ComponentType<HandProps<Hand>>;
  /** A result in one or two lines. */
  readonly Result: ComponentType<ResultProps>;
  /** The hand with the typing put on another field. */
  readonly atField: (hand: Hand, field: number) => Hand;
  /** Told of every result that is in. */
  readonly entered?: (tournament: Tournament, round: RoundNo, table: TableNo, result: Json) => void;
  /** A result in words where its figures do not tell it (no-show), for the history; null: by its figures. */
  readonly words?: (result: Json) => Phrase | null;
};

export type RulesProps<Rules = Json> = {
  readonly rules: Rules;
  readonly onChange: (rules: Rules) => void;
  /** False: games have been played, so a change moves the standings. */
  readonly isFresh: boolean;
  /** How many rounds are published. */
  readonly published: number;
};

export type CardProps = {
  readonly tournament: Tournament;
  readonly id: EntrantId;
  readonly onClose: () => void;
};

export type CardNoteProps = {
  readonly tournament: Tournament;
  readonly round: RoundNo;
  /** How the round was seated. */
  readonly method: string;
  readonly table: Table;
};

/** The tables of a seating and what may be done with them. */
export type TablesProps = {
  readonly tournament: Tournament;
  readonly round: RoundNo;
  readonly people: People;
  readonly proposal: Proposal;
  readonly arrangement: Arrangement;
  /** Who sits out and has a card at the end. */
  readonly byes?: readonly EntrantId[];
  /** Takes a change; with `isEditable` false only the place of the arrow keys changes. */
  readonly onArrange: (change: (arrangement: Arrangement) => Arrangement) => void;
  readonly isEditable: boolean;
  /** Nobody has seen these tables yet. */
  readonly isDraft: boolean;
  readonly met: Met;
  readonly changed: ReadonlySet<TableNo>;
  readonly done: ReadonlySet<TableNo>;
  /** Index of the table whose reasons are shown. */
  readonly looked: number;
  readonly onLook: (index: number) => void;
};

/** A proposal that is being looked at. */
export type DraftNoteProps = { readonly tournament: Tournament; readonly drawn: Drawn };

/** A seating whose making can be told; `looked` is the table that is being looked at. */
export type WhyProps = {
  readonly tournament: Tournament;
  readonly proposal: Proposal;
  readonly looked: TableNo | null;
};

export type RoundNoteProps = { readonly tournament: Tournament; readonly round: Round };

/** How a round was drawn, published or not. */
export type DrawnProps = {
  readonly tournament: Tournament;
  readonly proposal: Proposal;
  /** What the engine was asked; null where that is not known. */
  readonly request: Json;
  /** Undefined while it is a proposal. */
  readonly published: Round | undefined;
};

export type ByeProps = { readonly tournament: Tournament; readonly round: Round; readonly entrant: EntrantId };

/** Something of the game's own that can be done with a published round. */
export type RoundDeed = { readonly id: string; readonly words: Phrase; readonly perform: () => void };

/** What a game adds to the window of a round [W-9.1]. */
export type RoundPart = {
  /** What its sentence says before the repeats, published or not. */
  readonly said?: (tournament: Tournament, seating: Seating) => readonly Phrase[];
  /** Links of the sentence; `primary` is the blue button, whose deed is not offered twice. */
  readonly links?: (tournament: Tournament, round: Round, primary: string) => readonly RoundDeed[];
  /** Lines of the menu beside the primary. */
  readonly more?: (tournament: Tournament, round: Round) => readonly RoundDeed[];
  /** Facts under *How it was drawn*. */
  readonly Facts?: ComponentType<DrawnProps>;
  /** Who sits out and has a card of their own at the end. */
  readonly byes?: (round: Pick<Seating, 'draw'> & Pick<Round, 'tables' | 'byes'>) => readonly EntrantId[];
  /** What such a card says besides the name. */
  readonly Bye?: ComponentType<ByeProps>;
};

/** All rounds of an event seated before the first [W-8.2]. */
export type AllRounds = {
  /** The method by which each of them is then seated. */
  readonly method: string;
  readonly rounds: number;
  /** Who meets again, and what else is worth knowing. */
  readonly said: readonly Phrase[];
  /** How many pairs meet again; null: no such schedule is known. */
  readonly repeats: number | null;
  /** Makes it what the rounds are seated by; false: it could not. */
  readonly prepare: () => Promise<boolean>;
};

/** What round 1 asks: all rounds at once, or one after the other. */
type FirstPart = {
  /** Null where there is nothing to ask. */
  readonly allRounds: (tournament: Tournament) => AllRounds | null;
  /** The method of one round after the other. */
  readonly byLot: string;
  /** Leads to where a schedule is written. */
  readonly schedule: () => void;
};

/** A step of the journal as far as the game itself is concerned; `command` is its own. */
export type OwnStep<Command = { readonly [name: string]: Json }, Fact = Json> = {
  readonly changes: readonly Fact[];
  readonly command: Command;
  readonly before: Tournament;
  readonly after: Tournament;
};

/** What the history says of a game's own steps: who, what it was, what it is. */
export type HistoryPart<Command = { readonly [name: string]: Json }, Fact = Json> = {
  readonly lines: (step: OwnStep<Command, Fact>) => readonly Phrase[];
  /** A line in words, its registration numbers as names. */
  readonly text: (line: Phrase) => string;
  /** A result in the place of another that is about one thing of it; null: the result is another one. */
  readonly changed?: (table: Table, was: Json, is: Json) => Phrase | null;
};

/** A form in which only this game's results are taken in elsewhere; offered with the tables under *Export*. */
export type OwnExport = {
  /** Its texts are `exchange:kinds.<id>`. */
  readonly id: string;
  readonly ending: TextEnding;
  /** What the TO is asked for beside it, one line each: texts `exchange:asks.<ask>`. */
  readonly asks: readonly string[];
  /** Null while there is nothing in it yet. */
  readonly text: (tournament: Tournament, told: { readonly [ask: string]: string }) => string | null;
};

/** The parts of a game's methods, one for each: how they are chosen for a round, in this order. */
export const partsOf = <Method extends string>(
  parts: {
    readonly [method in Method]: Omit<MethodPart, 'id'>;
  },
): readonly MethodPart[] => Object.entries<Omit<MethodPart, 'id'>>(parts).map(([id, part]) => ({ id, ...part }));

/** What a game draws itself; people, round, standings and the drawers are the same for all. */
export type GameScreens<Rules = Json, Hand = Json, Command = { readonly [name: string]: Json }, Fact = Json> = {
  /** Its sign where a game is chosen. */
  readonly Icon: LucideIcon;
  readonly methods: readonly MethodPart[];
  readonly pictures: MethodPictures;
  readonly figures: readonly FigureShown[];
  /** Null in a game without rounds. */
  readonly card: CardKind | null;
  readonly SeatSign: ComponentType<SeatSignProps>;
  /** How results are entered; a game without rounds has nothing to enter. */
  readonly entry: EntryPart<Hand> | null;
  readonly history: HistoryPart<Command, Fact>;
  readonly Rules: ComponentType<RulesProps<Rules>>;
  /** Settings of seating that hold for all methods, or null; `method` is the one chosen. */
  readonly Seating: ComponentType<{ readonly tournament: Tournament; readonly method: string }> | null;
  /** The tables of a proposal in the game's own form; without it they are cards. */
  readonly Tables?: ComponentType<TablesProps>;
  /** Text keys of what can be done with them while they are changed, where it differs from cards. */
  readonly hint?: { readonly draft: string; readonly published: string };
  /** A note above the tables of a proposal, with what can be done about it. */
  readonly DraftNote?: ComponentType<DraftNoteProps>;
  /** What must be known of a published round before anything else is done; nothing most of the time. */
  readonly RoundNote?: ComponentType<RoundNoteProps>;
  readonly round?: RoundPart;
  /** What is asked before the first round; left out: how to seat it, as before each round. */
  readonly first?: FirstPart;
  /** Numbers that people know the seated by, in front of their names. */
  readonly numbers?: (tournament: Tournament) => ReadonlyMap<EntrantId, number>;
  /** Tells how the whole seating came about; stands beside the reasons of a table. */
  readonly Why?: ComponentType<WhyProps>;
  /** A mark in the head of a table's card: what brought these people together. */
  readonly CardNote?: ComponentType<CardNoteProps>;
  /** What the TO must agree to before a proposal is published, seen from its tables as they are now. */
  readonly asks?: (proposal: Proposal, metrics: Metrics) => readonly Phrase[];
  /** What the game gives to the box that finds everything [W-7.1]. */
  readonly find?: FindPart;
  /** What the game adds to the list of people: columns, deeds, its way of entering somebody. */
  readonly people?: PeoplePart;
  /**
   * Screens that only this game has. One with the id of a general screen takes its place, the others stand after the
   * standings. Shortcuts Alt+Digit8 and Alt+Digit9 are free.
   */
  readonly screens: readonly DeskScreen[];
  /** What the top bar says beside the name of the event instead of the round. */
  readonly Progress?: ComponentType<{ readonly tournament: Tournament }>;
  /** The clock in the top bar instead of that of the round. */
  readonly TopClock?: ComponentType<{ readonly tournament: Tournament }>;
  /** What must be said before an export goes out that holds more than is seen; null: nothing. */
  readonly exportWarning?: (tournament: Tournament, kind: string) => string | null;
  /** What goes out in forms of this game alone. */
  readonly exports?: readonly OwnExport[];
  /** Everything about one entrant, as a dialog (`openCard` of desk/card.ts), or null. */
  readonly Card: ComponentType<CardProps> | null;
  /** What it gives to the Director drawer; without it there is none, or one of its own among `screens`. */
  readonly director?: DirectorPart;
  readonly helpPage?: { readonly id: string; readonly titleKey: string; readonly Page: ComponentType };
  /** What its commands ask back, over whatever screen is shown. */
  readonly Question?: ComponentType;
};

/**
 * The screens of a game as the desk holds them. It gives each part only what the same game's parts and its wing in core have made, and
 * looks into none of it.
 */
export const erasedScreens = <Rules, Hand, Command, Fact>(
  screens: GameScreens<Rules, Hand, Command, Fact>,
): GameScreens => screens as unknown as GameScreens;
