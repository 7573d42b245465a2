/** Only what the wizard reads, without the seed: marks, holds or names buy no other draw [room 1.6]. Defaults are left out. */

import type { Json, Phrase, TableNo } from '../../../../tournament/words.ts';
import { type EntryNo, isActive, type Room, type RoomTable, SOMEBODY } from '../../rules/room.ts';
import { sha256Of } from './seeds.ts';

type Placed = { readonly entry: EntryNo; readonly seat: number };

type InputTable = {
  readonly table: TableNo;
  readonly seatCount: number;
  readonly position?: number;
  readonly clock?: true;
  readonly locked?: readonly number[];
  readonly seated?: readonly Placed[];
  /** Entry 0: held by a slip that names nobody. */
  readonly reserved?: readonly Placed[];
  /** Players about to leave with a slip that names nobody. */
  readonly walkers?: number;
};

type InputEntry = { readonly entry: EntryNo; readonly clockOperator?: true; readonly expert?: true };

export type DrawInput = {
  readonly family: 'poker';
  readonly method: 'wizard';
  readonly tables: readonly InputTable[];
  readonly entries: readonly InputEntry[];
};

/** One text for one value. */
export const canonical = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical((value as { readonly [name: string]: Json })[key] ?? null)}`)
    .join(',')}}`;
};

const chairsOf = ({ seats }: RoomTable, what: 'entry' | 'reservedFor'): readonly Placed[] =>
  seats.flatMap((seat, index) => {
    const entry = seat[what];
    return entry === null ? [] : [{ entry, seat: index + 1 }];
  });

const some = <Name extends string, T>(name: Name, list: readonly T[]) =>
  (list.length === 0 ? {} : { [name]: list }) as { readonly [name in Name]?: readonly T[] };

const tableOf = (table: RoomTable): InputTable => ({
  table: table.id,
  seatCount: table.seats.length,
  ...(table.position === table.id ? {} : { position: table.position }),
  ...(table.clock ? { clock: true as const } : {}),
  ...some(
    'locked',
    table.seats.flatMap(({ locked }, index) => (locked ? [index + 1] : [])),
  ),
  ...some('seated', chairsOf(table, 'entry')),
  ...some('reserved', chairsOf(table, 'reservedFor')),
  ...(table.walkers === 0 ? {} : { walkers: table.walkers }),
});

export const inputOf = (room: Room, pool: readonly EntryNo[]): DrawInput => {
  const tables = room.tables.filter(isActive).toSorted((a, b) => a.id - b.id);
  const sitting = new Set(
    tables
      .flatMap(({ seats }) => seats.flatMap(({ entry, reservedFor }) => [entry ?? SOMEBODY, reservedFor ?? SOMEBODY]))
      .filter((entry) => entry !== SOMEBODY),
  );
  const roleOf = (entry: EntryNo): InputEntry => {
    const { clockOperator = false, expert = false } = room.entry(entry) ?? {};
    return {
      entry,
      ...(clockOperator ? { clockOperator: true as const } : {}),
      ...(expert ? { expert: true as const } : {}),
    };
  };
  const withRole = [...sitting]
    .map(roleOf)
    .filter(({ clockOperator, expert }) => clockOperator === true || expert === true);
  const drawn = [...new Set(pool)].filter((entry) => !sitting.has(entry)).map(roleOf);
  return {
    family: 'poker',
    method: 'wizard',
    tables: tables.map(tableOf),
    entries: [...withRole, ...drawn].toSorted((a, b) => a.entry - b.entry),
  };
};

export const hashOf = (input: DrawInput): string => sha256Of(canonical(input));

const added = (was: ReadonlySet<string>, is: ReadonlySet<string>): readonly string[] =>
  [...is].filter((each) => !was.has(each));

const NAMED = 6;

export const differences = (was: DrawInput, is: DrawInput, nameOf: (table: TableNo) => string): readonly Phrase[] => {
  const chairs = ({ tables }: DrawInput, seatsOf: (table: InputTable) => readonly number[]): ReadonlySet<string> =>
    new Set(tables.flatMap((table) => seatsOf(table).map((seat) => `${nameOf(table.table)}.${seat}`)));
  const said = (code: string, seats: readonly string[]): readonly Phrase[] =>
    seats.length === 0
      ? []
      : [{ code: `poker.differs.${code}`, params: { seats: seats.slice(0, NAMED), count: seats.length } }];
  const locked = (input: DrawInput) => chairs(input, (table) => table.locked ?? []);
  const taken = (input: DrawInput) =>
    chairs(input, ({ seated = [], reserved = [] }) => [...seated, ...reserved].map(({ seat }) => seat));
  const tables = (input: DrawInput) => new Set(input.tables.map(({ table }) => nameOf(table)));
  const entries = (input: DrawInput) => new Set(input.entries.map((entry) => canonical(entry)));
  const others = added(entries(was), entries(is)).length + added(entries(is), entries(was)).length;
  const phrases = [
    ...said('locked', added(locked(was), locked(is))),
    ...said('unlocked', added(locked(is), locked(was))),
    ...said('tablesMore', added(tables(was), tables(is))),
    ...said('tablesFewer', added(tables(is), tables(was))),
    ...said('taken', added(taken(was), taken(is))),
    ...said('left', added(taken(is), taken(was))),
    ...(others === 0 ? [] : [{ code: 'poker.differs.people' }]),
  ];
  return phrases.length > 0 ? phrases : [{ code: 'poker.differs.other' }];
};
