import {
  type EntryNo,
  emptySeat,
  type Room,
  type RoomEntry,
  type RoomTable,
  type SeatNo,
} from '../../../../core/games/poker/rules/room.ts';
import type { Answer, Refusal } from '../../../../core/tournament/refusal.ts';

/** A table as a test writes it: everything but the number of chairs may be missing. */
export type Sketch = {
  readonly seats?: number;
  readonly clock?: boolean;
  readonly hold?: boolean;
  readonly state?: RoomTable['state'];
  readonly breakRank?: number;
  readonly bb?: SeatNo;
  readonly button?: SeatNo;
  readonly locked?: readonly SeatNo[];
  /** Seat → entry. */
  readonly seated?: { readonly [seat: number]: EntryNo };
  readonly reserved?: { readonly [seat: number]: EntryNo };
};

export const tableOf = (sketch: Sketch, id: number, count: number): RoomTable => ({
  id,
  position: id,
  state: sketch.state ?? 'open',
  clock: sketch.clock ?? false,
  hold: sketch.hold ?? false,
  breakRank: sketch.breakRank ?? count + 1 - id,
  bbSeat: sketch.bb ?? null,
  buttonSeat: sketch.button ?? null,
  walkers: 0,
  opened: [],
  seats: Array.from({ length: sketch.seats ?? 9 }, (_, index) => ({
    ...emptySeat,
    locked: sketch.locked?.includes(index + 1) ?? false,
    entry: sketch.seated?.[index + 1] ?? null,
    reservedFor: sketch.reserved?.[index + 1] ?? null,
  })),
});

/** Tables 1..n; without a break rank the highest number breaks first. */
export const tablesOf = (...sketches: readonly Sketch[]): RoomTable[] =>
  sketches.map((sketch, index) => tableOf(sketch, index + 1, sketches.length));

/** The first `players` seats of a table taken by entries from `first` on. */
export const taken = (players: number, first: EntryNo): { [seat: number]: EntryNo } =>
  Object.fromEntries(Array.from({ length: players }, (_, index) => [index + 1, first + index]));

/** Tables with so many players each, entries numbered through from 1. */
export const filled = (counts: readonly number[], sketch: Sketch | ((table: number) => Sketch) = {}): RoomTable[] => {
  let first = 1;
  return tablesOf(
    ...counts.map((count, index) => {
      const seated = taken(count, first);
      first += count;
      return { seated, ...(typeof sketch === 'function' ? sketch(index + 1) : sketch) };
    }),
  );
};

export const entryOf = (no: EntryNo, more: Partial<RoomEntry> = {}): RoomEntry => ({
  no,
  clockOperator: false,
  expert: false,
  status: 'registered',
  ...more,
});

export const roomOf = (tables: readonly RoomTable[], entries: readonly RoomEntry[]): Room => {
  const byNo = new Map(entries.map((entry) => [entry.no, entry]));
  return { tables, entry: (no) => byNo.get(no) };
};

/** The value of an answer that must not be a refusal. */
export const granted = <T>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Error(`refused: ${answer.refusal.code} ${JSON.stringify(answer.refusal.params)}`);
  return answer.value;
};

/** The refusal of an answer that must not be granted. */
export const refused = (answer: Answer<unknown>): Refusal => {
  if (answer.ok) throw new Error('was granted');
  return answer.refusal;
};
