/**
 * Every draw there ever was, undone ones included (D21, 8): so that drawing again until a friend sits well is seen.
 *
 * | rule | function |
 * | --- | --- |
 * | draws of the whole journal, with the step that undid them | `drawLog` |
 * | "draw 3 (2 undone)" from the state alone: the numbers that are missing | `undoneBefore` |
 */

import type { DrawNo } from '../tournament/words.ts';
import type { FloorChange } from './floor-changes.ts';
import type { Floor, SeatDraw } from './floor-state.ts';
import { itemsOf } from './pages.ts';

/** A step of the journal as far as draws are concerned. */
export type FloorStep = {
  readonly no: number;
  readonly kind: 'do' | 'undo' | 'redo';
  readonly cancels: number | null;
  readonly changes: readonly FloorChange[];
};

export type LoggedDraw = {
  readonly step: number;
  readonly draw: SeatDraw;
  /** The step that undid it, or null while it stands. */
  readonly undoneBy: number | null;
};

/** All draws in order, whether they stand or not. */
export const drawLog = (steps: readonly FloorStep[]): readonly LoggedDraw[] => {
  const undoneBy = new Map<number, number | null>();
  for (const { no, kind, cancels } of steps) {
    if (kind === 'undo' && cancels !== null) undoneBy.set(cancels, no);
    if (kind === 'redo' && cancels !== null) undoneBy.set(cancels, null);
  }
  return steps.flatMap(({ no, changes }) =>
    changes.flatMap((change) =>
      change.type === 'drawn' ? [{ step: no, draw: change.draw, undoneBy: undoneBy.get(no) ?? null }] : [],
    ),
  );
};

/** Numbers of undone draws up to a draw that stands: they were given out and are missing. */
export const undoneBefore = (floor: Floor, draw: DrawNo): readonly DrawNo[] => {
  const standing = new Set(itemsOf(floor.draws).map(({ no }) => no));
  return Array.from({ length: draw - 1 }, (_, index) => index + 1).filter((no) => !standing.has(no));
};
