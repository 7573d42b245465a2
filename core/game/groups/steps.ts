import type { ZodType } from 'zod';
import type { Answer } from '../../tournament/refusal.ts';
import type { Tournament } from '../../tournament/state.ts';
import type { EntrantId, Json, RoundNo } from '../../tournament/words.ts';
import type { Revisions } from '../facts.ts';

export type Revision = { readonly round: RoundNo; readonly rev: number };

export type GameSteps<Own = Json, Command = Json, Fact = Json, Counters = Json> = {
  readonly start: () => Own;
  readonly command: ZodType<Command>;
  readonly decide: (
    tournament: Tournament,
    command: Command,
    counters: Counters,
    revisions: Revisions,
  ) => Answer<readonly Fact[]>;
  /** The command by which somebody of this name sits in for an entrant in one round; without it nobody does. */
  readonly substituteIn?: (round: RoundNo, id: EntrantId, name: string) => Command;
  /**
   * Called in the step in which people are entered (`entrants.add` with `atOnce`); they are in the tournament already.
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
  /** Revisions that a fact gives to rounds; a game whose facts seat nobody has none. */
  readonly revisions?: (change: Fact) => readonly Revision[];
};
