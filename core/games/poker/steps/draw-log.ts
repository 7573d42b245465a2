/** Every draw there ever was, undone ones included [poker 4.4 D21]: so that drawing again until a friend sits well is seen. */

import type { DrawNo } from '../../../tournament/words.ts';
import type { DrawCause, Floor, SeatDraw } from '../rules/floor-state.ts';
import { itemsOf } from '../rules/pages.ts';
import type { FloorChange } from './floor-changes.ts';

/** A draw of everybody for the one table that is left is stored as a redraw too; one of one player is another seat. */
export const calledCause = ({ cause, seats }: Pick<SeatDraw, 'cause' | 'seats'>): DrawCause | 'finalTable' =>
  cause === 'redraw' && seats.length > 1 && new Set(seats.map(({ table }) => table)).size === 1 ? 'finalTable' : cause;

export type FloorStep = {
  readonly no: number;
  readonly kind: 'do' | 'undo' | 'redo';
  readonly cancels: number | null;
  readonly changes: readonly FloorChange[];
};

export type LoggedDraw = {
  readonly step: number;
  readonly draw: SeatDraw;
  readonly undoneBy: number | null;
};

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

export type LookedNumber = {
  readonly no: DrawNo;
  readonly cause: DrawCause;
  readonly at: number;
  readonly looks: number;
};

export const lookedNumbers = (steps: readonly FloorStep[]): readonly LookedNumber[] => {
  const found = new Map<DrawNo, LookedNumber>();
  for (const { changes } of steps)
    for (const change of changes) {
      if (change.type === 'drawn') found.delete(change.draw.no);
      if (change.type !== 'draw.looked') continue;
      const { draw: no, cause, at } = change;
      found.set(no, { no, cause, at: found.get(no)?.at ?? at, looks: 1 + (found.get(no)?.looks ?? 0) });
    }
  return [...found.values()].toSorted((a, b) => a.no - b.no);
};

/** Numbers that were given out before a standing draw and are missing: undone, or looked at and not drawn. */
export const undoneBefore = (floor: Floor, draw: DrawNo): readonly DrawNo[] => {
  const standing = new Set(itemsOf(floor.draws).map(({ no }) => no));
  return Array.from({ length: draw - 1 }, (_, index) => index + 1).filter((no) => !standing.has(no));
};
