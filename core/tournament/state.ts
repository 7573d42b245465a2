/** The tournament as it stands, the fold of its changes, and what is read from it in a word. */

import type { Metrics, Proposal } from '../game/seating.ts';
import type { Timer } from './timer.ts';
import type { Bye, DrawNo, EntrantId, GameId, Json, RoundNo, Table, TableNo } from './words.ts';

/** A property of an entrant that only its game knows: seed, paid, expert, stand-in, fixed table. */
export type Trait = string | number | boolean;

/** The properties with one of them set; null takes it away. */
export const withTrait = (
  traits: { readonly [name: string]: Trait },
  name: string,
  value: Trait | null,
): { readonly [name: string]: Trait } => {
  const { [name]: _had, ...others } = traits;
  return value === null ? others : { ...others, [name]: value };
};

/** Who is seated: a player, a pair or a team. */
export type Entrant = {
  readonly id: EntrantId;
  /** As shown to people, NFC, 1..120 characters. */
  readonly name: string;
  /** Family name where the list keeps it apart; sorts and heads the lists by name. */
  readonly familyName: string;
  readonly givenName: string;
  /** Sort key where the name alone does not tell it (a reading of a name in kanji). */
  readonly reading: string;
  readonly club: string;
  readonly country: string;
  /** Membership or licence number as its federation writes it; text, because leading zeros count. */
  readonly number: string;
  /** The people of a pair or a team; empty for a single player. */
  readonly members: readonly string[];
  readonly traits: { readonly [name: string]: Trait };
  /** False: "does not play next round". */
  readonly playing: boolean;
};

/** A published seating and everything needed to replay it: the same request gives the same tables on every machine. */
export type Draw = {
  readonly no: DrawNo;
  readonly request: Json;
  /** Check number over the request, from `fingerprint`. */
  readonly fingerprint: string;
  readonly proposal: Proposal;
  /** True when tables were changed by hand after the engine made them. */
  readonly edited: boolean;
  /** The metrics of the tables as published. */
  readonly metrics: Metrics;
};

/** By table number, in the game's own form; null: the game does not count yet. */
export type Provisional = { readonly rule: string; readonly results: { readonly [table: number]: Json } };

export type Round = {
  readonly no: RoundNo;
  readonly draw: Draw;
  readonly tables: readonly Table[];
  readonly byes: readonly Bye[];
  /** Revision of the seating, from 1; with the round number and a check code it is the stamp on paper and screen. */
  readonly rev: number;
  /** Tables that differ from the revision before; empty at the first. */
  readonly revised: readonly TableNo[];
  /** The revision that this one replaced, for its stamp and for where everybody sat; absent at the first. */
  readonly replaced?: { readonly rev: number; readonly tables: readonly Table[] };
  /** Results by table number, in the game's own form. */
  readonly results: { readonly [table: number]: Json };
  /** Confirmed results count for standings and for the next seating. */
  readonly confirmed: boolean;
  /** What counts for results that were missing when the round was closed all the same, and by which rule (`provisional.ts`). */
  readonly provisional?: Provisional;
  /** The rules it is scored by, in the game's own form; absent: those of the event (`Game.roundRules`). */
  readonly rules?: Json;
  /** The round's clock; null until it is started. */
  readonly timer: Timer | null;
};

/** What the hall may see of the standings. */
export type StandingsShown = {
  readonly hidden: boolean;
  /** Nothing newer than this round is shown; null shows all. */
  readonly frozenAfter: RoundNo | null;
};

/** First and last day of an event, as local dates (2027-03-14). */
export type Days = { readonly from: string; readonly until: string };

/** The whole tournament, one immutable value: the fold of the journal. Plain JSON. */
export type Tournament = {
  readonly id: string;
  readonly name: string;
  readonly family: GameId;
  readonly plannedRounds: number;
  /** `plannedRounds` follows the number of people until the first round is seated; absent once somebody said how many. */
  readonly roundsAsUsual?: true;
  /** Where it is played; absent or empty where nobody said. */
  readonly place?: string;
  readonly days?: Days;
  /** Planned start of each round from the first on, local time of day (HH:MM); absent where nobody entered any. */
  readonly starts?: readonly (string | null)[];
  /** Seed from which the seeds of draws are proposed. */
  readonly seed: string;
  /** When it was made, ISO UTC; shown, never used to decide anything. */
  readonly createdAt: string;
  /** The game's rules, in its own form (checked by its schema). */
  readonly rules: Json;
  /** In order of registration. */
  readonly entrants: readonly Entrant[];
  /** The next registration number. */
  readonly nextEntrant: number;
  readonly rounds: readonly Round[];
  readonly standingsShown: StandingsShown;
  /** What only the game knows beyond rounds: penalties, substitutes, scripts, a floor. */
  readonly own: Json;
};

/** Whether people outside the desk may know the standings after a round, and its results [hall-and-print 2.9]. */
export const standingsTold = ({ standingsShown: { hidden, frozenAfter } }: Tournament, after: RoundNo): boolean =>
  !hidden && (frozenAfter === null || after <= frozenAfter);

/** Whether tables numbered by strength would tell what the hall is kept from seeing [hall-and-print 2.9]. */
export const numbersTell = ({ standingsShown: { hidden, frozenAfter } }: Tournament): boolean =>
  hidden || frozenAfter !== null;

/** The entrant with a registration number, or undefined. */
export const entrantOf = (tournament: Tournament, id: EntrantId): Entrant | undefined =>
  tournament.entrants.find((entrant) => entrant.id === id);

export const roundOf = (tournament: Tournament, no: RoundNo): Round | undefined =>
  tournament.rounds.find((round) => round.no === no);

/** The last round, if any. Only the last round can be open. */
export const lastRound = (tournament: Tournament): Round | undefined => tournament.rounds.at(-1);

/** Entrants who would be seated now, in order of registration. */
export const playingEntrants = (tournament: Tournament): readonly Entrant[] =>
  tournament.entrants.filter((entrant) => entrant.playing);

/** Whether somebody sits or sat in any round that stands. */
export const hasPlayed = (tournament: Tournament, id: EntrantId): boolean =>
  tournament.rounds.some(
    (round) => round.tables.some((table) => table.seats.includes(id)) || round.byes.some((bye) => bye.entrant === id),
  );

/** Tables of a round that have no result yet, in table order. */
export const tablesWithoutResult = (round: Round): readonly TableNo[] =>
  round.tables.filter((table) => round.results[table.table] === undefined).map((table) => table.table);
