/**
 * A seating changed by hand, stated change by change [ME-49], so that both the proposal of the engine and the
 * published tables can be checked. Tables have no empty seats; a seat is its index in `Table.seats`.
 *
 * | change | what it does |
 * | --- | --- |
 * | `swap` | two people exchange their seats; `bye` instead of a table: one of them had the bye |
 * | `seats` | the people of a table sit down in another order: seat i gets who sat on `order[i]` |
 * | `renumber` | a table gets another number; where that number is taken, the two tables exchange theirs |
 * | `move` | somebody leaves a seat or the bye for a seat in between; somebody without a place gets one |
 * | `bye` | somebody gets the bye, or a bye gets another reason |
 * | `replace` | somebody from outside the round takes somebody's place, or the place closes up |
 *
 * A table without people goes, and a move to a number that is not there makes a table.
 */

import { z } from 'zod';
import { type Answer, no, ok, refuse } from '../refusal.ts';
import type { Bye, EntrantId, Phrase, Table, TableNo } from '../words.ts';
import { canonical } from './fingerprint.ts';
import { entrantId, phrase, tableNo } from './proposal.ts';

export type Seat = { readonly table: TableNo; readonly seat: number };
export type Place = Seat | { readonly bye: EntrantId };

/** Stored for ever, without who and when: the step says those. */
export type HandDeed = { readonly reason?: string } & (
  | { readonly do: 'swap'; readonly a: Place; readonly b: Place }
  | { readonly do: 'seats'; readonly table: TableNo; readonly order: readonly number[] }
  | { readonly do: 'renumber'; readonly from: TableNo; readonly to: TableNo }
  | { readonly do: 'move'; readonly entrant: EntrantId; readonly to: Seat }
  | { readonly do: 'bye'; readonly entrant: EntrantId; readonly because: Phrase }
  | { readonly do: 'replace'; readonly out: EntrantId; readonly in: EntrantId | null }
);

/** `rev` is the first revision that has it. */
export type HandChange = HandDeed & { readonly rev: number; readonly at: string; readonly by: string };

/** The order of tables and of byes means nothing. */
export type Places = { readonly tables: readonly Table[]; readonly byes: readonly Bye[] };

const MOST_SEATS = 100;
const MOST_HAND_CHANGES = 20_000;

const seatIndex = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const seat = z.strictObject({ table: tableNo, seat: seatIndex });
const place = z.union([seat, z.strictObject({ bye: entrantId })]);

const forms = <More extends z.ZodRawShape>(more: More) =>
  z.discriminatedUnion('do', [
    z.strictObject({ ...more, do: z.literal('swap'), a: place, b: place }),
    z.strictObject({ ...more, do: z.literal('seats'), table: tableNo, order: z.array(seatIndex).max(MOST_SEATS) }),
    z.strictObject({ ...more, do: z.literal('renumber'), from: tableNo, to: tableNo }),
    z.strictObject({ ...more, do: z.literal('move'), entrant: entrantId, to: seat }),
    z.strictObject({ ...more, do: z.literal('bye'), entrant: entrantId, because: phrase }),
    z.strictObject({ ...more, do: z.literal('replace'), out: entrantId, in: entrantId.nullable() }),
  ]);

const why = { reason: z.string().max(300).exactOptional() };

const statedForm: z.ZodType<HandChange> = forms({
  ...why,
  rev: z.int().min(1),
  at: z.string().max(40),
  by: z.string().max(200),
});

const deedForm: z.ZodType<HandDeed> = forms(why);

export const handDeeds = z.array(deedForm).max(MOST_HAND_CHANGES);

export const handChanges = z.array(statedForm).max(MOST_HAND_CHANGES);

export const stamped = (
  deeds: readonly HandDeed[],
  stamp: { readonly rev: number; readonly at: string; readonly by: string },
): readonly HandChange[] => deeds.map((deed) => ({ ...stamp, ...deed }));

export type Hall = { readonly tables: Map<TableNo, EntrantId[]>; readonly byes: Map<EntrantId, Phrase> };

export const hallOf = ({ tables, byes }: Places): Hall => ({
  tables: new Map(tables.map(({ table, seats }) => [table, [...seats]])),
  byes: new Map(byes.map(({ entrant, reason }) => [entrant, reason])),
});

const whoAt = ({ tables, byes }: Hall, at: Place): EntrantId | undefined => {
  if ('bye' in at) return byes.has(at.bye) ? at.bye : undefined;
  return tables.get(at.table)?.[at.seat];
};

export const seatedAt = ({ tables }: Hall, entrant: EntrantId): Seat | undefined => {
  for (const [table, seats] of tables) {
    const index = seats.indexOf(entrant);
    if (index >= 0) return { table, seat: index };
  }
  return undefined;
};

const put = ({ tables, byes }: Hall, at: Place, out: EntrantId, into: EntrantId): void => {
  if (!('bye' in at)) {
    tables.get(at.table)?.splice(at.seat, 1, into);
    return;
  }
  const reason = byes.get(out);
  byes.delete(out);
  if (reason !== undefined) byes.set(into, reason);
};

/** False: the entrant was not there. */
const takeOut = (hall: Hall, entrant: EntrantId): boolean => {
  if (hall.byes.delete(entrant)) return true;
  const at = seatedAt(hall, entrant);
  if (at === undefined) return false;
  const seats = hall.tables.get(at.table);
  seats?.splice(at.seat, 1);
  if (seats?.length === 0) hall.tables.delete(at.table);
  return true;
};

const isOrderOf = (order: readonly number[], length: number): boolean =>
  order.length === length && new Set(order).size === length && order.every((index) => index < length);

const deeds: {
  readonly [Do in HandDeed['do']]: (hall: Hall, deed: Extract<HandDeed, { readonly do: Do }>) => boolean;
} = {
  swap: (hall, { a, b }) => {
    const [first, second] = [whoAt(hall, a), whoAt(hall, b)];
    if (first === undefined || second === undefined || first === second) return false;
    if ('bye' in a && 'bye' in b) return false;
    put(hall, a, first, second);
    put(hall, b, second, first);
    return true;
  },
  seats: ({ tables }, { table, order }) => {
    const seats = tables.get(table);
    if (seats === undefined || !isOrderOf(order, seats.length)) return false;
    tables.set(
      table,
      order.flatMap((index) => seats[index] ?? []),
    );
    return true;
  },
  renumber: ({ tables }, { from, to }) => {
    const seats = tables.get(from);
    if (seats === undefined || from === to) return false;
    const other = tables.get(to);
    tables.set(to, seats);
    if (other === undefined) tables.delete(from);
    else tables.set(from, other);
    return true;
  },
  move: (hall, { entrant, to }) => {
    takeOut(hall, entrant);
    const seats = hall.tables.get(to.table) ?? [];
    if (to.seat > seats.length || seats.length >= MOST_SEATS) return false;
    seats.splice(to.seat, 0, entrant);
    hall.tables.set(to.table, seats);
    return true;
  },
  bye: (hall, { entrant, because }) => {
    takeOut(hall, entrant);
    hall.byes.set(entrant, because);
    return true;
  },
  replace: (hall, { out, in: into }) => {
    if (into === null) return takeOut(hall, out);
    if (hall.byes.has(into) || seatedAt(hall, into) !== undefined) return false;
    const at: Place | undefined = hall.byes.has(out) ? { bye: out } : seatedAt(hall, out);
    if (at === undefined) return false;
    put(hall, at, out, into);
    return true;
  },
};

/** Changes the hall itself. False: the change cannot be carried out. */
export const carry = (hall: Hall, change: HandDeed): boolean =>
  (deeds[change.do] as (hall: Hall, deed: HandDeed) => boolean)(hall, change);

export const inOrder = ({ tables, byes }: Places): Places => ({
  tables: tables.map(({ table, seats }) => ({ table, seats })).toSorted((a, b) => a.table - b.table),
  byes: byes.toSorted((a, b) => a.entrant - b.entrant),
});

/** Refuses `seating.changesOther` with the index of the first change that cannot be carried out. */
export const carryOut = (before: Places, changes: readonly HandDeed[]): Answer<Places> => {
  const hall = hallOf(before);
  for (const [index, change] of changes.entries()) {
    if (!carry(hall, change)) return no(refuse('seating.changesOther', { index, number: index + 1 }));
  }
  return ok(
    inOrder({
      tables: [...hall.tables].map(([table, seats]) => ({ table, seats })),
      byes: [...hall.byes].map(([entrant, reason]) => ({ entrant, reason })),
    }),
  );
};

export const samePlaces = (a: Places, b: Places): boolean => canonical(inOrder(a)) === canonical(inOrder(b));
