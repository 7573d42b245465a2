import type { Metrics, Proposal } from '../game/seating.ts';
import type { NamesAs } from './people/name-parts.ts';
import type { Timer } from './timer.ts';
import type { Bye, DrawNo, EntrantId, GameId, Json, RoundNo, Table, TableNo } from './words.ts';

/** Only the game knows it: seed, paid, expert, stand-in, fixed table. */
export type Trait = string | number | boolean;

/** Null takes the trait away. */
export const withTrait = (
  traits: { readonly [name: string]: Trait },
  name: string,
  value: Trait | null,
): { readonly [name: string]: Trait } => {
  const { [name]: _had, ...others } = traits;
  return value === null ? others : { ...others, [name]: value };
};

export type Entrant = {
  readonly id: EntrantId;
  /** NFC, 1 to 120 characters. */
  readonly name: string;
  /** Where the list keeps it apart; sorts and heads lists by name. */
  readonly familyName: string;
  readonly givenName: string;
  /** Sort key where the name does not tell it (the reading of a name in kanji). */
  readonly reading: string;
  readonly club: string;
  readonly country: string;
  /** Text, because leading zeros count. */
  readonly number: string;
  /** The people of a pair or a team; empty for a single player. */
  readonly members: readonly string[];
  readonly traits: { readonly [name: string]: Trait };
  /** False: "does not play next round". */
  readonly playing: boolean;
};

/** The same request gives the same tables on every machine. */
export type Draw = {
  readonly no: DrawNo;
  readonly request: Json;
  readonly fingerprint: string;
  readonly proposal: Proposal;
  readonly edited: boolean;
  /** They measure the tables as published. */
  readonly metrics: Metrics;
};

/** `results` by table number; null: the game does not count yet. */
type Provisional = { readonly rule: string; readonly results: { readonly [table: number]: Json } };

export type Round = {
  readonly no: RoundNo;
  readonly draw: Draw;
  readonly tables: readonly Table[];
  readonly byes: readonly Bye[];
  /** From 1; part of the stamp on paper and screen. */
  readonly rev: number;
  /** Tables that differ from the revision before. */
  readonly revised: readonly TableNo[];
  /** Absent at the first revision. */
  readonly replaced?: { readonly rev: number; readonly tables: readonly Table[] };
  readonly results: { readonly [table: number]: Json };
  /** Confirmed results count for standings and for the next seating. */
  readonly confirmed: boolean;
  /** What counts for results that were missing when the round was closed (`provisional.ts`). */
  readonly provisional?: Provisional;
  /** Absent: those of the event (`Game.rules.ofRound`). */
  readonly rules?: Json;
  readonly timer: Timer | null;
};

/** What a seating was made from, published or still a proposal. */
export type Seating = { readonly no: RoundNo; readonly draw: Pick<Draw, 'request' | 'proposal'> };

export type StandingsShown = {
  readonly hidden: boolean;
  /** Nothing newer than this round is shown; null shows all. */
  readonly frozenAfter: RoundNo | null;
};

/** Local dates (2027-03-14). */
export type Days = { readonly from: string; readonly until: string };

/** One immutable value, the fold of the journal. Plain JSON. */
export type Tournament = {
  readonly id: string;
  readonly name: string;
  readonly family: GameId;
  readonly plannedRounds: number;
  /** `plannedRounds` follows the number of people until the first round is seated; absent once somebody set it. */
  readonly roundsAsUsual?: true;
  readonly place?: string;
  readonly days?: Days;
  /** By round from the first on, local time of day (HH:MM). */
  readonly starts?: readonly (string | null)[];
  /** Absent: an event from before there was a choice. Its names stay as they were shown. */
  readonly namesAs?: NamesAs;
  /** Seeds of draws are proposed from it. */
  readonly seed: string;
  /** ISO UTC; shown, never used to decide anything. */
  readonly createdAt: string;
  /** In the game's own form, checked by its schema. */
  readonly rules: Json;
  readonly entrants: readonly Entrant[];
  readonly nextEntrant: number;
  readonly rounds: readonly Round[];
  readonly standingsShown: StandingsShown;
  /** What only the game knows: penalties, substitutes, scripts, a floor. */
  readonly own: Json;
};

/** Whether people outside the desk may know standings and results after a round [hall-and-print 2.9]. */
export const standingsTold = ({ standingsShown: { hidden, frozenAfter } }: Tournament, after: RoundNo): boolean =>
  !hidden && (frozenAfter === null || after <= frozenAfter);

/** Whether tables numbered by strength would tell what the hall is kept from seeing [hall-and-print 2.9]. */
export const numbersTell = ({ standingsShown: { hidden, frozenAfter } }: Tournament): boolean =>
  hidden || frozenAfter !== null;

export const entrantOf = (tournament: Tournament, id: EntrantId): Entrant | undefined =>
  tournament.entrants.find((entrant) => entrant.id === id);

export const roundOf = (tournament: Tournament, no: RoundNo): Round | undefined =>
  tournament.rounds.find((round) => round.no === no);

/** Only the last round can be open. */
export const lastRound = (tournament: Tournament): Round | undefined => tournament.rounds.at(-1);

export const playingEntrants = (tournament: Tournament): readonly Entrant[] =>
  tournament.entrants.filter((entrant) => entrant.playing);

export const hasPlayed = (tournament: Tournament, id: EntrantId): boolean =>
  tournament.rounds.some(
    (round) => round.tables.some((table) => table.seats.includes(id)) || round.byes.some((bye) => bye.entrant === id),
  );

export const tablesWithoutResult = (round: Round): readonly TableNo[] =>
  round.tables.filter((table) => round.results[table.table] === undefined).map((table) => table.table);
