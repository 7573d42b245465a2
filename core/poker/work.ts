/**
 * A decision in the making: the floor as it will be, the changes that lead there, and the numbers given out. A decision
 * that ends in a refusal is thrown away with all of it.
 */

import { stream } from '../random/stream.ts';
import type { Refusal } from '../tournament/refusal.ts';
import type { Phrase } from '../tournament/words.ts';
import type { Wait } from './blinds.ts';
import { countFloor, type FloorChange, type FloorCounters } from './floor-changes.ts';
import { evolveFloor } from './floor-evolve.ts';
import { type DrawCause, type Floor, type FloorTable, type Hall, roomOfFloor } from './floor-state.ts';
import { itemsOf } from './pages.ts';
import type { Assignment, EntryNo, RoomTable } from './room.ts';
import { seatByWizard } from './wizard.ts';

export type Work = Omit<Hall, 'floor'> & {
  floor: Floor;
  counters: FloorCounters;
  readonly changes: FloorChange[];
};

/** Lets something happen. */
export const note = (work: Work, change: FloorChange): void => {
  work.changes.push(change);
  work.floor = evolveFloor(work.floor, change);
  work.counters = countFloor(work.counters, change);
};

export const tablesNow = (work: Work): FloorTable[] => itemsOf(work.floor.tables);

/** Seed of the next draw. */
const nextSeed = (work: Work): string => `${work.seed}#${work.counters.nextDraw}`;

/** Generator of something else that belongs to the next draw. */
export const besideDraw = (work: Work, what: string) => stream(nextSeed(work), what);

/** Puts a finished draw on record, each of its seats with a slip. */
export const recordDraw = (
  work: Work,
  cause: DrawCause,
  at: number,
  seats: readonly Assignment[],
  issued: readonly Wait[] | null,
  warnings: readonly Phrase[] = [],
): void => {
  const { nextDraw, nextSlip } = work.counters;
  const slips = seats.map((seat, index) => ({ ...seat, slip: nextSlip + index }));
  note(work, {
    type: 'drawn',
    draw: { no: nextDraw, seed: nextSeed(work), cause, at, seats: slips, warnings },
    issued,
  });
};

export type DrawOrder = {
  readonly cause: DrawCause;
  readonly at: number;
  /** The room of the wizard, where it is not the floor as it is. */
  readonly tables?: readonly RoomTable[];
  /** What a slip says of the button; without it the people sit at once. */
  readonly slipFor?: (seat: Assignment) => Wait;
};

/** One run of the wizard. Draws nothing for nobody. Refuses `poker.notEnoughSeats`. */
export const drawSeats = (work: Work, pool: readonly EntryNo[], order: DrawOrder): Refusal | null => {
  if (pool.length === 0) return null;
  const room = roomOfFloor(work);
  const run = seatByWizard({ ...room, tables: order.tables ?? room.tables }, pool, nextSeed(work));
  if (!run.ok) return run.refusal;
  const { seats, warnings } = run.value;
  const { slipFor } = order;
  recordDraw(work, order.cause, order.at, seats, slipFor === undefined ? null : seats.map(slipFor), warnings);
  return null;
};
