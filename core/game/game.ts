/**
 * The seam of the games. A game is one wing that fills in this type, and one line in `core/games/all.ts`; nothing
 * outside its wing asks which game it is.
 *
 * | what a game gives | group |
 * | --- | --- |
 * | settings of an event, checked and in what they start with | `rules` |
 * | methods, the next request, what a seating must hold to, when rounds follow each other | `seating` |
 * | what is entered, what it is worth, standings | `results` |
 * | its own commands, what became of them, the state that they fold into | `steps` |
 * | documents and slips, and what rounds, byes and seats are called | `paper` |
 * | views of the hall | `hall` |
 */

import type { ZodType } from 'zod';
import type { Answer, Refusal } from '../tournament/refusal.ts';
import type { Entrant, Round, Tournament } from '../tournament/state.ts';
import type { Bye, EntrantId, GameId, Json, Phrase, RoundNo, Table, TableNo } from '../tournament/words.ts';
import type { GameDocument, GameHallView, Unit } from './paper.ts';
import type { Schedule, SlipForm } from './paper-forms.ts';
import { isAwaited, type ProvisionalRule } from './provisional.ts';
import type { Sample } from './sample.ts';
import type { Metrics, SeatingMethod } from './seating.ts';

export type { Unit } from './paper.ts';

export type StandingsColumn = { readonly code: string; readonly unit: Unit };

export type StandingsRow = {
  /** Null: listed, but out of competition. */
  readonly place: number | null;
  readonly entrant: EntrantId;
  /** One integer per column, null where there is nothing to show. */
  readonly cells: readonly (number | null)[];
  /** What has to be known of the row: codes, in the game's texts under `rowMarks`. */
  readonly marks?: readonly string[];
  /** Score of every round counted, where the standings have a `roundUnit`; null where nothing was scored. */
  readonly rounds?: readonly (number | null)[];
};

/** A ranking as data: the desk, the paper and the hall draw the same rows. */
export type Standings = {
  /** The last round whose results are counted, 0 before the first. */
  readonly through: RoundNo;
  /** What they are where the round does not say it: the final result, the rounds before a cut. */
  readonly title?: Phrase;
  /** A stage is played that decides the places and does not count yet: nobody is told a place by these. */
  readonly inPlay?: true;
  readonly columns: readonly StandingsColumn[];
  /** Index of the column with what people are ranked by; the first one where nothing is said. */
  readonly rankedBy?: number;
  /** How the scores of single rounds are shown beside the figures; without it the game has none to show. */
  readonly roundUnit?: Unit;
  readonly rows: readonly StandingsRow[];
};

/** Standings that can be asked for; the title is null where the number of the round says it all. */
export type StandingChoice = { readonly through: RoundNo; readonly title: Phrase | null };

/** What a seating method lets the TO set, and what must be true before it can be used. */
export type MethodOffer = {
  readonly id: string;
  /** Why it cannot be used now, or null. */
  readonly refusal: Refusal | null;
};

/** A player's line of a result for readers outside: points as written on the slip, score as it counts. */
export type ResultLine = {
  readonly entrant: EntrantId;
  readonly points: number | null;
  readonly score: number | null;
  /** Boards played, in games that have them; where no match was, those it weighs, null where it weighs all of the round. */
  readonly boards?: number | null;
  /** Chombos of the player and riichi sticks left on the table, in games that have them; null where there are none. */
  readonly chombos?: number | null;
  readonly sticksLeft?: number | null;
  /** Why figures of the table that are off were taken all the same, `yes` where nobody said why; null where nobody had to. */
  readonly accepted?: string | null;
};

/** How long a round is, and what is still played when time is out: a text of the game, null where nothing is said. */
export type RoundClock = { readonly minutes: number; readonly end: Phrase | null };

/**
 * When rounds count and when the next one is seated, in a game whose rounds are not closed one after the other. Without
 * it a round counts when it is confirmed, and the next one is seated then.
 */
export type Pace = {
  /** The round that can be worked on now. Whether it can be seated is for the offers to say. */
  readonly next: (tournament: Tournament) => RoundNo;
  /** The last round up to which everything counts, 0 before the first. */
  readonly counted: (tournament: Tournament) => RoundNo;
};

/** A seating of a round with its revision. */
export type Revision = { readonly round: RoundNo; readonly rev: number };

/** The settings of an event: their form, those of a new event, and what a change of them may do. */
export type GameRules<Rules = Json> = {
  readonly schema: ZodType<Rules>;
  /** Rules of a new event. */
  readonly usual: Rules;
  /** Rules of an event whose creation named none, where those of new events say more than they did once. */
  readonly before?: Rules;
  /**
   * What the scoring of a round reads of the rules as they are now: laid down with the round when it is published, so that a
   * change never touches it. Without it a change of rules counts for the rounds that were played too.
   */
  readonly ofRound?: (tournament: Tournament) => Json;
  /** Why the rules cannot be changed to these, or null. */
  readonly refusal?: (tournament: Tournament, rules: Rules) => Refusal | null;
};

/** How the next round is seated, what a seating must hold to, and when rounds follow each other. */
export type GameSeating = {
  /** Most rounds that it draws, where it says less than a file can hold. */
  readonly mostRounds?: number;
  readonly methods: readonly SeatingMethod<never>[];
  /** Each method with the reason why it cannot be used now. */
  readonly offers: (tournament: Tournament) => readonly MethodOffer[];
  /** The method that the next round is usually seated by; without it the first that can be used. */
  readonly usualMethod?: (tournament: Tournament) => string;
  /**
   * The complete request for the next round. `options` is what the TO set for the method, in its own form.
   * Refuses where the method cannot be used or the options are off.
   */
  readonly request: (tournament: Tournament, method: string, options: Json, seed: string) => Answer<Json>;
  /** Why "does not play next round" cannot be changed now, or null. */
  readonly playingRefusal: (tournament: Tournament) => Refusal | null;
  /** Independent check of a seating, whoever made it: everybody who plays exactly once, nobody else, table sizes. */
  readonly check: (tournament: Tournament, tables: readonly Table[], byes: readonly Bye[]) => Refusal | null;
  /** Why a published round cannot be revised to these tables, or null; without it people and sizes of tables are all that stays. */
  readonly revisionRefusal?: (round: Round, tables: readonly Table[]) => Refusal | null;
  /** The table that somebody keeps in every round, where the game knows more than the trait `fixedTable`; null: none. */
  readonly fixedTable?: (tournament: Tournament, entrant: Entrant) => TableNo | null;
  /** There is no chance in its draws: their seed says nothing and is not written on paper. */
  readonly isExact?: boolean;
  readonly pace?: Pace;
  /** Why somebody whom no round has seated cannot be removed all the same, or null; without it there is never a reason. */
  readonly removalRefusal?: (tournament: Tournament, id: EntrantId) => Refusal | null;
  /** The last stage of a cut counts: nothing is left to be seated. */
  readonly isOver?: (tournament: Tournament) => boolean;
  /** How many rounds there are with the stages of a cut; null: as many as are planned. */
  readonly roundsWithCut?: (tournament: Tournament) => number | null;
  /** How many rounds are usual for so many people: planned where nobody says how many. Without it somebody has to. */
  readonly usualRounds?: (people: number) => number;
};

/** What is entered at a table, what it is worth, and the standings that it makes. */
export type GameResults<Result = Json> = {
  /**
   * By which rules a round may be closed without some of its results, the usual one first [hall-and-print 3.4]. A game
   * without it, or with a `pace` of its own, has none.
   */
  readonly provisionalRules?: (tournament: Tournament, round: Round) => readonly ProvisionalRule[];
  /** Whether something of the game's own stands in for a missing result; what `round.close` laid down is known without it. */
  readonly standsIn?: (tournament: Tournament, round: RoundNo, table: TableNo) => boolean;
  /** See `drawnFrom`; a game whose rounds are drawn from the standing before them, or by a method that says so, needs none. */
  readonly drawnFrom?: (tournament: Tournament, round: Round) => RoundNo | null;
  /** A result as stored, from what was entered; refuses what the rules do not allow. */
  readonly check: (tournament: Tournament, round: Round, table: Table, entered: Json) => Answer<Result>;
  /** The seats of a stored result, for readers outside the program. */
  readonly lines: (tournament: Tournament, round: RoundNo, table: Table, result: Result) => readonly ResultLine[];
  /** Why a table does not count although its result is in, or null; without it all of them count. */
  readonly cancelled?: (result: Result) => string | null;
  /** What readers have to know of a result beside its figures (void, not played); null: of the round as a whole. */
  readonly marks?: (tournament: Tournament, round: RoundNo, table: TableNo | null) => readonly Phrase[];
  /** Parts of a point in `ResultLine.points`, so that readers outside see what is written on the slip; 1 where nothing is said. */
  readonly pointsScale?: number;
  /**
   * A result as it would be entered, from its lines as they are read in a file (points and scores as in `ResultLine`); null
   * where they do not tell it. A game whose results do not come from lines has none.
   *
   * @param told what the list says besides
   */
  readonly from?: (
    tournament: Tournament,
    lines: readonly ResultLine[],
    round: RoundNo,
    told?: {
      /** Why the game does not count; nothing where it does. */
      readonly cancelled?: string | undefined;
      /** It has points of other tables, so that none here means that nothing was written on a slip. */
      readonly points: boolean;
    },
  ) => Json | null;
  /**
   * Standings over the confirmed rounds; with `provisional` also over results that are in but not confirmed; with
   * `through` over no round after it. Every screen, sheet and file asks here and sorts nobody itself
   * (`test/renderer/exchange/one-order.test.tsx`).
   */
  readonly standings: (tournament: Tournament, provisional?: boolean, through?: RoundNo) => Standings;
  /** Which standings there are to choose from, in order; without it those after each round that counts. */
  readonly standingChoices?: (tournament: Tournament) => readonly StandingChoice[];
};

/** Its own part of the journal: commands of its own, what became of them, and the state that they fold into. */
export type GameSteps<Own = Json, Command = Json, Fact = Json, Counters = Json> = {
  /** `own` of a new tournament. */
  readonly start: () => Own;
  /**
   * The game's own commands: form, decision, fold. `counters` are its own as counted so far, `revisions` the highest each
   * round ever had.
   */
  readonly command: ZodType<Command>;
  readonly decide: (
    tournament: Tournament,
    command: Command,
    counters: Counters,
    revisions: { readonly [round: number]: number },
  ) => Answer<readonly Fact[]>;
  /** The command by which somebody of this name sits in for an entrant in one round; without it nobody does. */
  readonly substituteIn?: (round: RoundNo, id: EntrantId, name: string) => Command;
  /**
   * What the game does with people in the same step in which they are entered (`entrants.add` with `atOnce`): they stand in
   * the tournament already. A game without it refuses such a command.
   */
  readonly welcome?: (
    tournament: Tournament,
    ids: readonly EntrantId[],
    atOnce: Json,
    counters: Counters,
  ) => Answer<readonly Fact[]>;
  /** Numbers of its own that are never used twice, also not after undo: counted over every change there ever was. */
  readonly counters?: { readonly start: Counters; readonly count: (counters: Counters, change: Fact) => Counters };
  readonly evolve: (tournament: Tournament, change: Fact) => Tournament;
  /** Revisions that a change of the family gives to rounds; a game whose changes seat nobody has none. */
  readonly revisions?: (change: Fact) => readonly Revision[];
};

/** What it says on paper: documents, slips, and the words for rounds, byes and seats that the desk and the hall say too. */
export type GamePaper = {
  /** Who sits in for an entrant in a round, or null: paper and hall show both names. */
  readonly substitute: (tournament: Tournament, round: RoundNo, id: EntrantId) => string | null;
  /** The clock of a round by the rules; a game whose rules name no time has none. */
  readonly clock?: (tournament: Tournament) => RoundClock;
  /** Its seats have signs besides letters, which paper may add: texts `seats.<seat>.signed`. */
  readonly seatSigns?: true;
  /** What the result slips of a round ask for, or those of no round yet; a game without slips has none. */
  readonly slip?: (tournament: Tournament, round?: Round) => SlipForm;
  /** What a round is called where its number does not say it (semi-finals); null: by its number. Also for the next round. */
  readonly roundTitle?: (tournament: Tournament, round: RoundNo) => Phrase | null;
  /** The title above its tables, where one of them is of another match than it says (a final with third place). */
  readonly roundHeading?: (tournament: Tournament, round: RoundNo) => Phrase | null;
  /** What somebody without a table has in a round ("Bye (3 points)"); absent: nothing but that they sit out. */
  readonly bye?: (tournament: Tournament, round: RoundNo) => Phrase;
  /** What a result slip says beside a name: seed and points. */
  readonly slipNote?: (tournament: Tournament, round: RoundNo, id: EntrantId) => Phrase | null;
  /** What the desk says under a name at a table in place of the place in the standings. */
  readonly seatNote?: (tournament: Tournament) => (id: EntrantId) => Phrase | null;
  /** Rounds and numbers laid down before they are seated, or null where there are none. */
  readonly schedule?: (tournament: Tournament) => Schedule | null;
  /** Documents of its own; one with an id of the program takes that document's place. */
  readonly documents?: readonly GameDocument[];
  /** Documents of the program that it has no use for; they are not offered. */
  readonly without?: readonly string[];
  /**
   * Documents that are printed with one press for a round, in order. Without it: seating by table, by name and slips. Those
   * that wait for something are left out.
   */
  readonly roundPackage?: readonly string[];
};

/** Views of the hall. */
export type GameHall = {
  /** Views of the hall of its own; one with an id of the program takes that view's place. */
  readonly views?: readonly GameHallView[];
  /** Views of the program that it has no use for. */
  readonly without?: readonly string[];
};

/**
 * What a game gives. Inside its wing all of it has the types of the wing; the program holds it with those left out, as `erased`
 * makes it: rules, own state, results, commands and facts are JSON there.
 */
export type Game<Rules = Json, Own = Json, Result = Json, Command = Json, Fact = Json, Counters = Json> = {
  readonly id: GameId;
  /** Codes of the seats of a table in seat order; their names are in the game's locale texts. */
  readonly seats: readonly string[];
  /** Most entrants of an event; 2,000 where nothing is said. */
  readonly mostEntrants?: number;
  /** What an entrant is where it is not one person; lists and reports count them by that name. */
  readonly entrantIs?: (tournament: Tournament) => 'pair' | 'team';
  /** Traits an entrant may carry, with the form of each. */
  readonly traits: ZodType<{ readonly [code: string]: unknown }>;
  /** The sample event that shows the game to somebody new. */
  readonly sample: Sample;
  /** What somebody is who does not play on: sits out until called back, which is usual, or dropped. */
  readonly notPlaying?: 'dropped';
  /** The way out for somebody who has played and is to play no more, where that is not to sit out. */
  readonly leaveWay?: string;
  /** False: it is not played in rounds, and nobody is asked how many there will be. */
  readonly hasRounds?: false;
  readonly rules: GameRules<Rules>;
  readonly seating: GameSeating;
  readonly results: GameResults<Result>;
  readonly steps: GameSteps<Own, Command, Fact, Counters>;
  readonly paper: GamePaper;
  readonly hall: GameHall;
};

/**
 * A game as the program holds it. Its rules and commands pass its own schemas before any member is handed them, and state, results,
 * facts and counters come out of its own members: nobody else makes one.
 */
export const erased = <Rules, Own, Result, Command, Fact, Counters>(
  game: Game<Rules, Own, Result, Command, Fact, Counters>,
): Game => game as unknown as Game;

/** The last round whose results count, 0 before the first. */
export const countedRounds = (family: Game | undefined, tournament: Tournament): RoundNo =>
  family?.seating.pace?.counted(tournament) ?? tournament.rounds.findLast(({ confirmed }) => confirmed)?.no ?? 0;

/** Which standings there are to choose from; the last is the latest that is complete. */
export const standingChoices = (family: Game, tournament: Tournament): readonly StandingChoice[] =>
  family.results.standingChoices?.(tournament) ??
  Array.from({ length: countedRounds(family, tournament) }, (_, i) => ({ through: i + 1, title: null }));

/** What standings are called above them, on every screen and page. */
export const standingsTitle = ({
  through,
  title,
}: Pick<StandingChoice, 'through'> & Pick<Partial<StandingChoice>, 'title'>): Phrase =>
  title ?? { code: 'sheets.hall.standingsAfter', params: { round: through } };

/** What a round says of who has no table: above their names, and in place of a table behind a name. */
export type ByeWords = { readonly above: Phrase; readonly spot: Phrase };

/** Of games in which nobody is paid for it. */
export const sittingOut: ByeWords = { above: { code: 'sheets.byes' }, spot: { code: 'sheets.sitsOut' } };

export const byeWords = (family: Game, tournament: Tournament, round: RoundNo): ByeWords => {
  const own = family.paper.bye?.(tournament, round);
  return own === undefined ? sittingOut : { above: own, spot: own };
};

/** What every list of results says beside the figures of a table: the marks of the game, and that a stand-in counts. */
export const marksOfResult = (
  family: Game,
  tournament: Tournament,
  round: Round,
  table: TableNo,
): readonly Phrase[] => [
  ...(family.results.marks?.(tournament, round.no, table) ?? []),
  ...(round.provisional !== undefined && isAwaited(round, table)
    ? [{ code: `${family.id}.rowMarks.provisional` }]
    : []),
];

/** What stands above the tables of a round beside its number or in its place; null: the number says it all. */
export const headingOf = (family: Game, tournament: Tournament, round: RoundNo): Phrase | null =>
  (family.paper.roundHeading ?? family.paper.roundTitle)?.(tournament, round) ?? null;

/** How many published rounds count among the planned ones: those called by their number, so without the stages of a cut. */
export const numberedRounds = (family: Game, tournament: Tournament): number =>
  tournament.rounds.filter(({ no }) => (family.paper.roundTitle?.(tournament, no) ?? null) === null).length;

/** "Round 5 of …": the planned rounds, or with the stages of a cut as soon as there is one. */
export const roundsInAll = (family: Game, tournament: Tournament): number =>
  Math.max(tournament.rounds.length, family.seating.roundsWithCut?.(tournament) ?? tournament.plannedRounds);

/** Whether the game has the method that a round was seated with; rounds taken in from elsewhere have none. */
export const isSeatedHere = (family: Game, method: string): boolean =>
  family.seating.methods.some((candidate) => candidate.id === method);

/**
 * The last round of the standing that a round was drawn from [fault B-11]; null: no standing decided who sits where, so no correction
 * makes its seating an old one. Nobody else guesses.
 */
export const drawnFrom = (family: Game, tournament: Tournament, round: Round): RoundNo | null => {
  if (family.results.drawnFrom !== undefined) return family.results.drawnFrom(tournament, round);
  const method = family.seating.methods.find(({ id }) => id === round.draw.proposal.method);
  return method !== undefined && (method.usesRanking?.(round.draw.request as never) ?? true) ? round.no - 1 : null;
};

/**
 * Metrics of tables for a stored request, by the method that made it.
 * @throws Error when the game has no such method; requests are only stored with methods that exist.
 */
export const measure = (family: Game, method: string, request: Json, tables: readonly Table[]): Metrics => {
  const found = family.seating.methods.find((candidate) => candidate.id === method);
  if (found === undefined) throw new Error(`no method ${method} in ${family.id}`);
  return found.measure(request as never, tables);
};
