/** A decision in the making: the floor as it will be, what leads there, numbers given out. A refusal throws it away. */

import { stream } from '../../../random/stream.ts';
import type { Refusal } from '../../../tournament/refusal.ts';
import type { DrawNo, Phrase } from '../../../tournament/words.ts';
import type { Wait } from '../rules/blinds.ts';
import { type DrawCause, type Floor, type FloorTable, type Hall, roomOfFloor } from '../rules/floor-state.ts';
import { itemsOf } from '../rules/pages.ts';
import type { Assignment, EntryNo, RoomTable } from '../rules/room.ts';
import { undoneFor } from '../seating/fairness/again.ts';
import { type DrawInput, hashOf, inputOf } from '../seating/fairness/input.ts';
import { seedOfDraw } from '../seating/fairness/seeds.ts';
import { seatByWizard } from '../seating/wizard.ts';
import { countFloor, type FloorChange, type FloorCounters } from './floor-changes.ts';
import { evolveFloor } from './floor-evolve.ts';

export type Work = Omit<Hall, 'floor'> & {
  floor: Floor;
  counters: FloorCounters;
  readonly changes: FloorChange[];
  drawn?: DrawInput;
  /** Why something is drawn again that was undone. */
  readonly reason?: string;
};

export const note = (work: Work, change: FloorChange): void => {
  work.changes.push(change);
  work.floor = evolveFloor(work.floor, change);
  work.counters = countFloor(work.counters, change);
};

export const tablesNow = (work: Work): FloorTable[] => itemsOf(work.floor.tables);

/** For a draw that is not the wizard's: it takes the next number, whatever it is about. */
export const besideNextDraw = (work: Work, what: string) =>
  stream(seedOfDraw(work.seed, work.rules, work.counters.nextDraw), what);

type Numbered = { readonly no: DrawNo; readonly input?: string; readonly after?: DrawNo };

/** Its own where the input was looked at and not drawn, else the next [room 1.6]. */
const numberOf = ({ nextDraw, looked = {}, lastLook }: FloorCounters, input: string): Numbered => {
  const own = looked[input];
  if (own !== undefined) return { no: own, input };
  return { no: nextDraw, input, ...(lastLook === undefined ? {} : { after: lastLook.draw }) };
};

export type DrawOrder = {
  readonly cause: DrawCause;
  readonly at: number;
  readonly tables?: readonly RoomTable[];
  readonly says?: (seat: Assignment) => Wait;
  /** The people get slips and sit down when they come; else they sit at once. */
  readonly bySlip?: true;
};

type Drawn = { readonly seats: readonly Assignment[]; readonly warnings: readonly Phrase[] };

export const recordDraw = (
  work: Work,
  numbered: Numbered,
  { cause, at, says, bySlip }: Omit<DrawOrder, 'tables'>,
  { seats: drawn, warnings }: Drawn,
): void => {
  const { nextSlip } = work.counters;
  const waits = drawn.map((seat) => says?.(seat) ?? 'none');
  const seats = drawn.map((seat, index) => {
    const wait = waits[index] ?? 'none';
    return { ...seat, slip: nextSlip + index, ...(bySlip === true || wait === 'none' ? {} : { wait }) };
  });
  const seed = seedOfDraw(work.seed, work.rules, numbered.no);
  const undone = undoneFor(
    work,
    cause,
    seats.map(({ entry }) => entry),
  );
  const again =
    undone.length === 0 ? {} : { again: undone, ...(work.reason === undefined ? {} : { reason: work.reason }) };
  note(work, {
    type: 'drawn',
    draw: { ...numbered, seed, cause, at, seats, warnings, ...again },
    issued: bySlip === true ? waits : null,
  });
};

/** Draws nothing for nobody. Refuses `poker.notEnoughSeats`. */
export const drawSeats = (work: Work, pool: readonly EntryNo[], order: DrawOrder): Refusal | null => {
  if (pool.length === 0) return null;
  const floor = roomOfFloor(work);
  const room = { ...floor, tables: order.tables ?? floor.tables };
  work.drawn = inputOf(room, pool);
  const numbered = numberOf(work.counters, hashOf(work.drawn));
  const run = seatByWizard(room, pool, seedOfDraw(work.seed, work.rules, numbered.no));
  if (!run.ok) return run.refusal;
  recordDraw(work, numbered, order, run.value);
  return null;
};
