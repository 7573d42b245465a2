import type { HandDeed } from './draws/hand-change.ts';
import type { NamesAs } from './people/name-parts.ts';
import type { Days, Draw, Entrant, StandingsShown, Trait } from './state.ts';
import type { Timer } from './timer.ts';
import type { Bye, EntrantId, GameId, Json, RoundNo, Table, TableNo } from './words.ts';

/** Stored for ever: a change that needs another form gets a new type, and `evolve` still reads the old one. */
export type Change =
  | {
      readonly type: 'tournament.created';
      readonly id: string;
      readonly name: string;
      readonly family: GameId;
      readonly plannedRounds: number;
      readonly roundsAsUsual?: true;
      readonly seed: string;
      readonly at: string;
      readonly rules: Json;
      readonly namesAs?: NamesAs;
      readonly own: Json;
    }
  | {
      readonly type: 'tournament.described';
      readonly name: string;
      readonly plannedRounds: number;
      readonly roundsAsUsual?: true;
      /** Absent: it stays as it was. */
      readonly place?: string;
      readonly days?: Days | null;
      readonly namesAs?: NamesAs;
    }
  /** `before`: the rules by which rounds without rules of their own were played. */
  | { readonly type: 'tournament.ruled'; readonly rules: Json; readonly before?: Json }
  /** HH:MM by round from the first on; an empty list takes them away. */
  | { readonly type: 'tournament.timed'; readonly starts: readonly (string | null)[] }
  | { readonly type: 'entrants.added'; readonly entrants: readonly Entrant[] }
  | { readonly type: 'entrant.edited'; readonly entrant: Entrant }
  | { readonly type: 'entrants.removed'; readonly ids: readonly EntrantId[] }
  | { readonly type: 'entrants.playing'; readonly ids: readonly EntrantId[]; readonly playing: boolean }
  | {
      readonly type: 'entrants.marked';
      readonly ids: readonly EntrantId[];
      readonly trait: string;
      readonly value: Trait | null;
    }
  | {
      readonly type: 'round.published';
      readonly no: RoundNo;
      readonly rev: number;
      readonly draw: Draw;
      readonly tables: readonly Table[];
      readonly byes: readonly Bye[];
      /** From the proposal to these tables; absent where nothing was changed by hand. */
      readonly changes?: readonly HandDeed[];
      readonly rules?: Json;
    }
  | {
      readonly type: 'round.revised';
      readonly no: RoundNo;
      readonly rev: number;
      readonly tables: readonly Table[];
      readonly revised: readonly TableNo[];
      readonly metrics: Draw['metrics'];
      readonly changes?: readonly HandDeed[];
    }
  | { readonly type: 'round.withdrawn'; readonly no: RoundNo }
  | { readonly type: 'result.entered'; readonly round: RoundNo; readonly table: TableNo; readonly result: Json }
  | {
      readonly type: 'result.corrected';
      readonly round: RoundNo;
      readonly table: TableNo;
      readonly result: Json;
      readonly reason: string;
    }
  | { readonly type: 'result.cleared'; readonly round: RoundNo; readonly table: TableNo }
  | { readonly type: 'round.confirmed'; readonly no: RoundNo }
  /** `results` stands in for the missing ones. */
  | {
      readonly type: 'round.closed';
      readonly no: RoundNo;
      readonly rule: string;
      readonly results: { readonly [table: number]: Json };
    }
  | { readonly type: 'round.reopened'; readonly no: RoundNo }
  | { readonly type: 'round.timed'; readonly no: RoundNo; readonly timer: Timer | null }
  | { readonly type: 'standings.shown'; readonly shown: StandingsShown }
  /** What happened in the game itself: a fact with a name (`core/game/facts.ts`). */
  | { readonly type: 'family.changed'; readonly change: Json };
