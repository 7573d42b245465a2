import { z } from 'zod';
import type { Proposal } from '../game/seating.ts';
import { plain } from '../tournament/commands.ts';
import type { ExportedDraw } from '../tournament/draws/draw-file.ts';
import type { CheckedDraw } from '../tournament/draws/judge-draw.ts';
import { roundNo } from '../tournament/draws/proposal.ts';
import { json } from '../tournament/json.ts';
import type { Bye, DrawNo, Json, Table } from '../tournament/words.ts';
import { done, made, method, nothing } from './method.ts';

/** Most suppositions at a time. */
const MOST_SUPPOSED = 200;

/** Longest text of a draw file that is checked, in characters. */
const LONGEST_DRAW = 16 * 1024 * 1024;

export type Seated = {
  /** Under which the back end keeps it, so that it can be published; null for one of a copy. Gone with the program. */
  readonly id: string | null;
  readonly proposal: Proposal;
  /** The complete request, so that the window can measure changes by hand. */
  readonly request: Json;
};

/** A seating that was published, withdrawn or undone, and can be published again as it stood. */
export type SeatedAgain = Seated & {
  readonly draw: DrawNo;
  readonly method: string;
  readonly options: Json;
  readonly tables: readonly Table[];
  readonly byes: readonly Bye[];
};

export const seatingMethods = {
  /**
   * Computes a seating in the worker; answers when it is there. Progress comes as `seating.progress`. One at a time. With
   * `suppose` it is one for the event as it would be after these commands, which are carried out on a copy and forgotten.
   */
  'seating.seat': method(
    z.strictObject({
      method: z.string().max(40),
      options: json,
      seed: z.string().min(1).max(100),
      suppose: z.array(plain).max(MOST_SUPPOSED).optional(),
    }),
    made<Seated>(),
  ),
  /** The seating that a round had until it was withdrawn or undone; null where there is none that could be published now. */
  'seating.again': method(z.strictObject({ round: roundNo }), made<SeatedAgain>().nullable()),
  /** Makes the running search return its best so far. */
  'seating.stop': method(nothing, done),
  'seating.freshSeed': method(nothing, z.string()),
  /**
   * A published draw for checking elsewhere. Desktop: asks where and writes it; `name` is null when cancelled. Browser host:
   * the draw itself, which the page saves.
   */
  'seating.exportDraw': method(
    z.strictObject({ round: roundNo }),
    z.strictObject({ name: z.string().nullable(), draw: made<ExportedDraw>().nullable() }),
  ),
  /** What the text of a draw file is worth; any event's, the open one or not. */
  'seating.checkDraw': method(z.strictObject({ text: z.string().max(LONGEST_DRAW) }), made<CheckedDraw>()),
  /** The code of the open tournament's key, as it stands on paper; null where it has none here. */
  'seating.drawKey': method(nothing, z.string().nullable()),
} as const;
