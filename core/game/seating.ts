/** A proposal is a pure function of a complete request: worker, command line and test give the same answer. */

import type { ZodType } from 'zod';
import type { Answer } from '../tournament/refusal.ts';
import type { Bye, EntrantId, GameId, Json, Phrase, RoundNo, Table } from '../tournament/words.ts';

export type ProposedTable = Table & { readonly reasons: readonly Phrase[] };

export type Repeat = {
  readonly pair: readonly [EntrantId, EntrantId];
  readonly rounds: readonly RoundNo[];
};

/**
 * `proved`: `atLeast` is reached by this seating, so none is better. `bounded`: no seating has fewer than `atLeast`.
 * `unknown`: nothing is claimed and `atLeast` is 0. `how` names the argument.
 */
export type LeastRepeats = {
  readonly known: 'proved' | 'bounded' | 'unknown';
  readonly atLeast: number;
  readonly how: Phrase;
};

export type Metrics = {
  /** Sum over the new pairs of their earlier meetings. */
  readonly repeats: number;
  readonly repeated: readonly Repeat[];
  readonly least: LeastRepeats;
  readonly figures: { readonly [name: string]: number };
};

/** In steps, never in seconds, so that the same seed gives the same seating everywhere. */
export type BudgetUsed = {
  readonly steps: number;
  readonly used: number;
  /** `stopped`: somebody or a clock cut the search, so the seating cannot be repeated from its seed. */
  readonly ended: 'complete' | 'budget' | 'stopped';
};

export type Proposal = {
  readonly family: GameId;
  readonly method: string;
  readonly engine: string;
  readonly seed: string;
  readonly tables: readonly ProposedTable[];
  readonly byes: readonly Bye[];
  readonly metrics: Metrics;
  readonly budget: BudgetUsed;
  readonly trace: readonly Phrase[];
  /** What only the game's own screens read: score groups, costs, floats. */
  readonly more?: Json;
};

export type Control = {
  /** Called at most a few times a second with the share done (0..1) and, if there is one, the best legal seating so far. */
  readonly progress: (share: number, best: readonly Table[] | null) => void;
  /** True when the search must return its best-so-far now. Polled at least every 10 ms. */
  readonly stopped: () => boolean;
};

export const quiet: Control = { progress: () => undefined, stopped: () => false };

/** `R` is the request, checked by `request` before `seat` sees it. It always carries `seed: string`. */
export type SeatingMethod<R = unknown> = {
  readonly id: string;
  readonly request: ZodType<R>;
  readonly usesSolver?: boolean;
  /** Whether the order in which the request lists people decides who sits where. Left out: it does. */
  readonly usesRanking?: (request: R) => boolean;
  /** Bytes that the search holds at most, beside its thread; asked before it starts (`memory.ts`). */
  readonly memory: (request: R) => number;
  readonly seat: (request: R, control: Control) => Answer<Proposal>;
  readonly measure: (request: R, tables: readonly Table[]) => Metrics;
};

type Unnamed<R> = Omit<SeatingMethod<R>, 'id'>;

/** Requests are checked by `request` before `seat` and `measure` see them, so a game may list methods of all requests. */
export const listed = <R>(method: Unnamed<R>): Unnamed<never> => method as unknown as Unnamed<never>;

/** Each method has the name that it stands under as its id; icons, pictures and texts are total over these names. */
export const named = (methods: { readonly [id: string]: Unnamed<never> }): readonly SeatingMethod<never>[] =>
  Object.entries(methods).map(([id, method]) => ({ id, ...method }));

/** Raised whenever the same request may give another proposal, if only another reason; `engine-version.test.ts` holds this one's. */
export const ENGINE_VERSION = '2';
