import type { Answer } from '../../tournament/refusal.ts';
import type { Round, Seating, Tournament } from '../../tournament/state.ts';
import type { EntrantId, Json, Phrase, RoundNo, Table, TableNo } from '../../tournament/words.ts';
import type { StandingChoice, Standings } from '../standings.ts';

/** A player's line of a result for readers outside: points as written on the slip, score as it counts. */
export type ResultLine = {
  readonly entrant: EntrantId;
  readonly points: number | null;
  readonly score: number | null;
  /** Boards played, in games that have them; where no match was, those it weighs, null where it weighs all of the round. */
  readonly boards?: number | null;
  readonly chombos?: number | null;
  readonly sticksLeft?: number | null;
  /** Why figures of the table that are off were taken all the same, `yes` where nobody said why; null where nobody had to. */
  readonly accepted?: string | null;
};

export type ProvisionalRule = {
  /** Named by `provisional.<id>` in the game's texts; `provisional.stated.<id>` says it on paper. */
  readonly id: string;
  /** A result in the stored form; null: the game does not count yet, those at the table have met all the same. */
  readonly result: (table: Table) => Json;
};

export type GameResults<Result = Json> = {
  /** For closing a round without some of its results, the usual one first [hall-and-print 3.4]; none beside a `pace`. */
  readonly provisionalRules?: (tournament: Tournament, round: Round) => readonly ProvisionalRule[];
  /** Whether something of the game's own stands in for a missing result; what `round.close` laid down is known without it. */
  readonly standsIn?: (tournament: Tournament, round: RoundNo, table: TableNo) => boolean;
  /** See `drawnFrom`; a game whose rounds are drawn from the standing before them, or by a method that says so, needs none. */
  readonly drawnFrom?: (tournament: Tournament, round: Seating) => RoundNo | null;
  readonly check: (tournament: Tournament, round: Round, table: Table, entered: Json) => Answer<Result>;
  readonly lines: (tournament: Tournament, round: RoundNo, table: Table, result: Result) => readonly ResultLine[];
  /** Why a table does not count although its result is in; without it all of them count. */
  readonly cancelled?: (result: Result) => string | null;
  /** What readers have to know of a result beside its figures (void, not played); table null: of the round as a whole. */
  readonly marks?: (tournament: Tournament, round: RoundNo, table: TableNo | null) => readonly Phrase[];
  /** Parts of a point in `ResultLine.points`, so that readers outside see what is written on the slip; else 1. */
  readonly pointsScale?: number;
  /** What a line of a list cannot be without; points where nothing is said. */
  readonly toldBy?: 'points' | 'score';
  /** A result as it would be entered, from its lines as a file has them (`ResultLine`); null where they do not tell it. */
  readonly from?: (
    tournament: Tournament,
    lines: readonly ResultLine[],
    round: RoundNo,
    told?: {
      readonly cancelled?: string | undefined;
      /** The list has points of other tables, so that none here means that nothing was written on a slip. */
      readonly points: boolean;
    },
  ) => Json | null;
  /** Confirmed rounds; with `provisional` unconfirmed results too, with `through` none after it. Nobody else sorts a standing. */
  readonly standings: (tournament: Tournament, provisional?: boolean, through?: RoundNo) => Standings;
  /** In order; without it those after each round that counts. */
  readonly standingChoices?: (tournament: Tournament) => readonly StandingChoice[];
};
