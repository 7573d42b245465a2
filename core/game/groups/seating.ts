import type { PlainCommand } from '../../tournament/commands.ts';
import type { Answer, Refusal } from '../../tournament/refusal.ts';
import type { Entrant, Round, Tournament } from '../../tournament/state.ts';
import type { Bye, EntrantId, Json, RoundNo, Table, TableNo } from '../../tournament/words.ts';
import type { Proposal, ProposedTable, SeatingMethod } from '../seating.ts';

export type MethodOffer = { readonly id: string; readonly refusal: Refusal | null };

/** For rounds that are not closed one after the other. Without it a round counts when it is confirmed, and the next is seated then. */
export type Pace = {
  /** The round that can be worked on now. Whether it can be seated is for the offers to say. */
  readonly next: (tournament: Tournament) => RoundNo;
  /** The last round up to which everything counts, 0 before the first. */
  readonly counted: (tournament: Tournament) => RoundNo;
};

/** Rounds that are seated together before anything is played, and why they cannot be now. */
export type Opening = {
  readonly rounds: readonly RoundNo[];
  /** A command of the game that goes before the first of them; null where nothing has to. */
  readonly before: Json;
  /** The same with seats by lot, people of one club apart where that is wished; null where the seats stand already. */
  readonly byLot: ((clubsApart: boolean) => Json) | null;
  readonly refusal: Refusal | null;
  /** The request that seats one of them, whether those before it are published or not. */
  readonly request: (round: RoundNo, seed: string) => Answer<Json>;
};

/** People of one club kept apart, where that is a setting of the event [W-8.2]. */
type ClubsApart = {
  /** Those that can do it; the others seat as if nobody had asked, and how many sit together is said. */
  readonly methods: readonly string[];
  /** Whether it is wished for the next round. */
  readonly isOn: (tournament: Tournament) => boolean;
  readonly turn: (tournament: Tournament, on: boolean) => PlainCommand;
};

export type GameSeating = {
  readonly mostRounds?: number;
  readonly methods: readonly SeatingMethod<never>[];
  readonly offers: (tournament: Tournament) => readonly MethodOffer[];
  /** Without it the first method that can be used. */
  readonly usualMethod?: (tournament: Tournament) => string;
  /** The complete request for the next round; `options` are the TO's, in the form of the method. */
  readonly request: (tournament: Tournament, method: string, options: Json, seed: string) => Answer<Json>;
  /** Why "does not play next round" cannot be changed now. */
  readonly playingRefusal: (tournament: Tournament, goes: EntrantId | null) => Refusal | null;
  /** Why somebody who is out is not simply let play again: the ruling that put them out is taken back first. */
  readonly outRefusal?: (tournament: Tournament, id: EntrantId) => Refusal | null;
  /** Independent of who made the seating: everybody who plays exactly once, nobody else, table sizes. */
  readonly check: (tournament: Tournament, tables: readonly Table[], byes: readonly Bye[]) => Refusal | null;
  /** Why a published round cannot be revised to these tables; without it people and sizes of tables are all that stays. */
  readonly revisionRefusal?: (round: Round, tables: readonly Table[]) => Refusal | null;
  /** The table that somebody keeps in every round, where the game knows more than the trait `fixedTable`. */
  readonly fixedTable?: (tournament: Tournament, entrant: Entrant) => TableNo | null;
  /** There is no chance in its draws: their seed says nothing and is not written on paper. */
  readonly isExact?: boolean;
  /** The tables with those of their reasons that tell somebody something; without it all of them. */
  readonly toldTables?: (proposal: Proposal) => readonly ProposedTable[];
  readonly clubsApart?: ClubsApart;
  readonly pace?: Pace;
  /** Null once the first round is seated; without it one round is seated after the other. */
  readonly opening?: (tournament: Tournament) => Opening | null;
  /** Why somebody whom no round has seated cannot be removed all the same. */
  readonly removalRefusal?: (tournament: Tournament, id: EntrantId) => Refusal | null;
  /** The last stage of a cut counts: nothing is left to be seated. */
  readonly isOver?: (tournament: Tournament) => boolean;
  /** Rounds with the stages of a cut; null: as many as are planned. */
  readonly roundsWithCut?: (tournament: Tournament) => number | null;
  /** Planned where nobody says how many. Without it somebody has to. */
  readonly usualRounds?: (people: number) => number;
};
