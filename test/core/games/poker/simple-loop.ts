/**
 * The seating wizard as its rules are written [poker 4], list by list, with nothing kept from one player to the next:
 * the oracle for the fast one. It shares no code with it except the words.
 */

import seedrandom from 'seedrandom';
import type { Assignment, EntryNo, Room, RoomEntry, RoomTable } from '../../../../core/games/poker/rules/room.ts';

export type LoopRun = {
  readonly seats: readonly Assignment[];
  readonly warnings: readonly string[];
  readonly calls: number;
};

export type LoopError = { readonly capacity: number; readonly requested: number };

export const simpleLoop = (room: Room, toSeat: readonly EntryNo[], seed: string): LoopRun | LoopError => {
  const tables = room.tables
    .filter((table) => table.state === 'open' || table.state === 'filling')
    .sort((a, b) => a.position - b.position)
    .map((table) => ({ ...table, seats: table.seats.map((seat) => ({ ...seat })) }));
  const everySeat = room.tables.flatMap((table) => table.seats);
  const sitting = new Set(everySeat.flatMap(({ entry, reservedFor }) => [entry, reservedFor]));
  const moving = new Set(everySeat.map(({ reservedFor }) => reservedFor));
  const free = (table: RoomTable) =>
    table.seats.flatMap(({ locked, entry, reservedFor }, i) =>
      !locked && entry === null && reservedFor === null ? [i + 1] : [],
    );
  const people = (table: RoomTable) =>
    table.seats.flatMap(({ entry, reservedFor }) =>
      reservedFor !== null ? [reservedFor] : entry !== null && !moving.has(entry) ? [entry] : [],
    );
  const hasExpert = (table: RoomTable) => people(table).some((no) => room.entry(no)?.expert);
  const hasOperator = (table: RoomTable) => people(table).some((no) => room.entry(no)?.clockOperator);

  const warnings: string[] = [];
  let U: RoomEntry[] = [];
  for (const no of [...new Set(toSeat)].sort((a, b) => a - b)) {
    const entry = room.entry(no);
    if (sitting.has(no)) warnings.push(`ALREADY_SEATED ${no}`);
    else if (!entry || entry.status === 'eliminated' || entry.status === 'withdrawn')
      warnings.push(`NOT_ELIGIBLE ${no}`);
    else U.push(entry);
  }
  const capacity = tables.reduce((sum, table) => sum + free(table).length, 0);
  if (U.length > capacity) return { capacity, requested: U.length };

  const operatorInPool = U.some((entry) => entry.clockOperator);
  const expertInPool = U.some((entry) => entry.expert);
  const none = !tables.some((table) => table.clock && hasOperator(table));
  const clockSeat = tables.some((table) => table.clock && free(table).length > 0);
  if (operatorInPool && none && !clockSeat && tables.some(({ clock }) => clock)) warnings.push('CLOCK_TABLE_FULL');
  let opNeed = operatorInPool && clockSeat && none;
  const neededAtStart = opNeed;
  const expStart = expertInPool && tables.some((table) => !hasExpert(table));

  const rng = seedrandom(seed);
  let calls = 0;
  const pick = <T>(list: readonly T[]): T => {
    calls++;
    return list[Math.floor(rng() * list.length)] as T;
  };
  const seats: Assignment[] = [];
  while (U.length > 0) {
    const E = tables.filter((table) => free(table).length > 0);
    const m = Math.min(...E.map((table) => people(table).length));
    const t = pick(E.filter((table) => people(table).length === m));
    const expNeed = expStart && U.some((entry) => entry.expert) && E.some((table) => !hasExpert(table));
    const noOperators = U.filter((entry) => !(opNeed && entry.clockOperator));
    const experts = noOperators.filter((entry) => entry.expert);
    const common = noOperators.filter((entry) => !(expNeed && entry.expert));
    let rule: Assignment['rule'];
    let who: RoomEntry;
    let seat: number;
    if (opNeed && t.clock && U.some((entry) => entry.clockOperator)) {
      rule = '3a';
      who = pick(U.filter((entry) => entry.clockOperator));
      seat = free(t)[0] as number;
      opNeed = false;
    } else if (expNeed && !hasExpert(t) && experts.length > 0) {
      rule = '3b';
      who = pick(experts);
      seat = pick(free(t));
    } else {
      const [list, why] =
        common.length > 0
          ? ([common, '3c'] as const)
          : noOperators.length > 0
            ? ([noOperators, '3c-exp'] as const)
            : ([U, '3c-op'] as const);
      rule = why;
      who = pick(list);
      seat = pick(free(t));
    }
    t.seats.splice(seat - 1, 1, { locked: false, entry: who.no, reservedFor: null });
    U = U.filter((entry) => entry.no !== who.no);
    seats.push({ entry: who.no, table: t.id, seat, rule });
    if (!U.some((entry) => entry.clockOperator)) opNeed = false;
  }
  if (neededAtStart && !seats.some(({ rule }) => rule === '3a')) warnings.push('OPERATOR_NOT_AT_CLOCK');
  const bare = tables.filter((table) => people(table).length > 0 && !hasExpert(table)).map(({ id }) => id);
  if (expertInPool && bare.length > 0) warnings.push(`TABLE_WITHOUT_EXPERT ${bare}`);
  return { seats, warnings, calls };
};
