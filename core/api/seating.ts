import { z } from 'zod';
import type { Proposal } from '../game/seating.ts';
import { plain } from '../tournament/commands.ts';
import type { ExportedDraw } from '../tournament/draws/draw-file.ts';
import type { CheckedDraw } from '../tournament/draws/judge-draw.ts';
import { roundNo } from '../tournament/draws/proposal.ts';
import { json } from '../tournament/json.ts';
import type { Bye, DrawNo, Json, Table } from '../tournament/words.ts';
import { done, made, method, nothing } from './method.ts';

const MOST_SUPPOSED = 200;

export const LONGEST_DRAW = 16 * 1024 * 1024;

export type Seated = {
  /** The back end keeps the seating under it until the program ends; null for a copy's. */
  readonly id: string | null;
  readonly proposal: Proposal;
  readonly request: Json;
};

/** Published, then withdrawn or undone, and can be published again as it stood. */
export type SeatedAgain = Seated & {
  readonly draw: DrawNo;
  readonly method: string;
  readonly options: Json;
  readonly tables: readonly Table[];
  readonly byes: readonly Bye[];
};

export const seatingMethods = {
  /**
   * Runs in the worker, one at a time; progress comes as `seating.progress`. `suppose`: after these commands, on a
   * copy.
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
  /** Null where no such seating could be published now. */
  'seating.again': method(z.strictObject({ round: roundNo }), made<SeatedAgain>().nullable()),
  'seating.stop': method(nothing, done),
  'seating.freshSeed': method(nothing, z.string()),
  /** Desktop: asks where and writes it, `name` null when cancelled. Browser host: the draw, which the page saves. */
  'seating.exportDraw': method(
    z.strictObject({ round: roundNo }),
    z.strictObject({ name: z.string().nullable(), draw: made<ExportedDraw>().nullable() }),
  ),
  'seating.checkDraw': method(z.strictObject({ text: z.string().max(LONGEST_DRAW) }), made<CheckedDraw>()),
  /** As it stands on paper; null where the open tournament has no key here. */
  'seating.drawKey': method(nothing, z.string().nullable()),
} as const;
