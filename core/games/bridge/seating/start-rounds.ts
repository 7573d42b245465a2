/**
 * Start rounds: slots, the phantom's seat, the movement of round 2 [bridge 4.2 to 4.4, 4.16].
 *
 * | rule | function |
 * | --- | --- |
 * | table t of round 1 holds 2t − 1 (N-S) and 2t (E-W) | `startRows` |
 * | the phantom takes a slot number; N-S at the highest table by default [bridge 4.3] | `slotsFor` |
 * | round 2: N-S stays, E-W goes to the next table, the highest to the first of its room | `startRows` |
 * | at even tables of round 2 the two exchange direction unless switched off; never at the bye table | `startRows` |
 * | parity counts the table in the hall here [bridge 4.4] | `startRows` |
 * | whoever stays and has a fixed direction keeps it [bridge 3.9, 4.14] | `Movement.fixed` |
 * | it is said at once who sits out rounds 1 and 2 [I-01] | `startByes` |
 */

import type { Phrase, RoundNo, TableNo } from '../../../tournament/words.ts';
import type { Side } from './pairing/meetings.ts';
import { roomOf, roomStarts } from './rooms.ts';

export type PhantomSeat = 'ns-high' | 'ew-high' | 'ns-1' | { readonly slot: number };

export type Slots = {
  readonly tables: number;
  readonly phantom: number | null;
  readonly numbers: readonly number[];
};

const phantomSlot = (seat: PhantomSeat, tables: number): number => {
  if (seat === 'ns-high') return 2 * tables - 1;
  if (seat === 'ew-high') return 2 * tables;
  return seat === 'ns-1' ? 1 : Math.min(2 * tables, Math.max(1, seat.slot));
};

export const slotsFor = (contestants: number, seat: PhantomSeat): Slots => {
  const tables = Math.ceil(contestants / 2);
  const phantom = contestants % 2 === 0 ? null : phantomSlot(seat, tables);
  const all = Array.from({ length: 2 * tables }, (_, i) => i + 1);
  return { tables, phantom, numbers: all.filter((slot) => slot !== phantom) };
};

export type Movement = {
  readonly tables: number;
  readonly phantom: number | null;
  /** First tables of all rooms but the first. */
  readonly rooms: readonly TableNo[];
  readonly arrowRound2: boolean;
  /** Tables whose N-S pair stays and keeps this direction in every start round. */
  readonly fixed: readonly { readonly table: TableNo; readonly side: Side }[];
};

export type StartRow = {
  readonly table: TableNo;
  readonly ns: number;
  readonly ew: number;
  readonly switched: boolean;
};

const comesFrom = (table: TableNo, tables: number, rooms: readonly TableNo[]): TableNo => {
  const starts = roomStarts(rooms);
  const room = roomOf(table, rooms);
  return table === starts[room] ? (starts[room + 1] ?? tables + 1) - 1 : table - 1;
};

export const startRows = (round: RoundNo, movement: Movement): StartRow[] =>
  Array.from({ length: movement.tables }, (_, i): StartRow => {
    const table = i + 1;
    const ns = 2 * table - 1;
    const ew = round === 1 ? 2 * table : 2 * comesFrom(table, movement.tables, movement.rooms);
    const isBye = ns === movement.phantom || ew === movement.phantom;
    const side = movement.fixed.find((home) => home.table === table)?.side;
    const exchanges = round === 2 && movement.arrowRound2 && table % 2 === 0;
    const switched = !isBye && (side === undefined ? exchanges : side === 'ew');
    return switched ? { table, ns: ew, ew: ns, switched } : { table, ns, ew, switched };
  });

export const startByes = (rounds: 1 | 2, movement: Movement): number[] =>
  movement.phantom === null
    ? []
    : Array.from({ length: rounds }, (_, i) => i + 1).flatMap((round) =>
        startRows(round, movement).flatMap(({ ns, ew }) =>
          ns === movement.phantom ? [ew] : ew === movement.phantom ? [ns] : [],
        ),
      );

export const phantomNotice = (rounds: 1 | 2, movement: Movement): Phrase | null => {
  const [first, second] = startByes(rounds, movement);
  if (first === undefined) return null;
  return second === undefined
    ? { code: 'bridge.notices.sitsOut', params: { first } }
    : { code: 'bridge.notices.sitOut', params: { first, second } };
};
