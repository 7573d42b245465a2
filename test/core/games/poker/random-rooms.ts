import fc from 'fast-check';
import {
  type EntryNo,
  emptySeat,
  type Room,
  type RoomEntry,
  type RoomTable,
  type Seat,
} from '../../../../core/games/poker/rules/room.ts';
import { entryOf, roomOf, tableOf } from './rooms.ts';

export type Case = {
  readonly room: Room;
  readonly tables: readonly RoomTable[];
  readonly entries: readonly RoomEntry[];
  readonly toSeat: readonly EntryNo[];
  readonly seed: string;
};

const states: readonly RoomTable['state'][] = ['open', 'open', 'open', 'open', 'filling', 'closed', 'breaking'];

/** What a seat starts as: mostly empty, sometimes taken, locked, taken and locked, or held for a move. */
type SeatKind = 'empty' | 'taken' | 'locked' | 'lockedTaken' | 'moving';
const kinds: readonly SeatKind[] = ['empty', 'empty', 'empty', 'empty', 'taken', 'taken', 'locked', 'lockedTaken'];

const sketched = fc.record({
  state: fc.constantFrom(...states),
  clock: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
  seats: fc.array(fc.constantFrom<SeatKind>(...kinds, 'moving'), { minLength: 2, maxLength: 12 }),
});

/**
 * A random room of 1 to 7 tables in random states, with taken, locked and reserved seats, and random entries to seat,
 * some named twice, some sitting, some out, sometimes more than there are seats.
 */
export const randomCase: fc.Arbitrary<Case> = fc
  .record({
    sketches: fc.array(sketched, { minLength: 1, maxLength: 7 }),
    newcomers: fc.integer({ min: 0, max: 18 }),
    roles: fc.infiniteStream(fc.integer({ min: 0, max: 11 })),
    operators: fc.boolean(),
    experts: fc.boolean(),
    out: fc.infiniteStream(fc.integer({ min: 0, max: 30 })),
    again: fc.array(fc.nat(60), { maxLength: 5 }),
    seed: fc.string({ minLength: 1, maxLength: 12 }),
    mixed: fc.boolean(),
  })
  .map(({ sketches, newcomers, roles, operators, experts, out, again, seed, mixed }) => {
    let next = 1;
    const moving: EntryNo[] = [];
    const tables = sketches.map(({ state, clock, seats }, index): RoomTable => {
      const made = seats.map((kind): Seat => {
        if (kind === 'empty') return emptySeat;
        if (kind === 'locked') return { ...emptySeat, locked: true };
        const entry = next++;
        // The seat a mover leaves stays his until he has come; where he comes to is added below.
        if (kind === 'moving') moving.push(entry);
        return { ...emptySeat, locked: kind === 'lockedTaken', entry };
      });
      return { ...tableOf({ state, clock }, index + 1, sketches.length), seats: made };
    });
    const arrived = tables.map((table) => ({
      ...table,
      seats: table.seats.map((seat) => {
        if (seat.entry !== null || seat.locked || moving.length === 0 || table.state === 'closed') return seat;
        return { ...seat, reservedFor: moving.pop() ?? null };
      }),
    }));
    const sitting = next - 1;
    const entries = Array.from({ length: sitting + newcomers }, (_, index) => {
      const role = roles.next().value ?? 0;
      const gone = index >= sitting && (out.next().value ?? 1) === 0;
      return entryOf(index + 1, {
        clockOperator: operators && (role === 0 || role === 1),
        expert: experts && (role === 1 || role === 2 || role === 3),
        status: index < sitting ? 'seated' : gone ? 'eliminated' : 'registered',
      });
    });
    const toSeat = [...entries.slice(sitting).map(({ no }) => no), ...again.map((n) => n + 1)];
    const listed = mixed ? arrived.toReversed() : arrived;
    return {
      room: roomOf(listed, entries),
      tables: listed,
      entries,
      toSeat: mixed ? toSeat.toReversed() : toSeat,
      seed,
    };
  });
