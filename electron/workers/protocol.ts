import type { Proposal } from '../../core/game/seating.ts';
import type { CheckedDraw } from '../../core/tournament/draws/judge-draw.ts';
import type { Answer } from '../../core/tournament/refusal.ts';
import type { GameId, Json, Table } from '../../core/tournament/words.ts';

/** What the engine thread is asked: plain data, so that it could as well run in a process of its own. */
export type SeatOrder = {
  readonly id: number;
  readonly family: GameId;
  readonly method: string;
  readonly request: Json;
  /** One Int32; not 0 means: return the best so far. */
  readonly stop: SharedArrayBuffer;
};

/** A draw of unknown origin, to be judged. */
export type CheckOrder = { readonly id: number; readonly draw: Json; readonly stop: SharedArrayBuffer };

export type SeatNews =
  | { readonly id: number; readonly type: 'progress'; readonly share: number; readonly best: readonly Table[] | null }
  | { readonly id: number; readonly type: 'done'; readonly answer: Answer<Proposal | CheckedDraw> };
