/**
 * Rooms [bridge 4.16]. A room is known by its first table; the first room starts at table 1 and is not listed.
 *
 * | rule | function |
 * | --- | --- |
 * | starts rise and lie in 2…T [E-12] | `checkRooms` |
 * | a room of one table would repeat round 1 in round 2 [E-04] | `checkStartRooms` |
 * | in a room round the members of a room are those who sat there in the round before | `roomGroups` |
 * | a contestant with a home table belongs to its room [bridge 4.14] | `RoomField.homes` |
 * | several odd rooms: the lowest ranked of the smaller number moves to the next odd room | `evenOut` |
 *
 * Not in the rule: members beyond the tables of a room move to the next one, the lowest ranked first.
 */

import { type Refusal, refuse } from '../../../tournament/refusal.ts';
import type { EntrantId, TableNo } from '../../../tournament/words.ts';

export const roomStarts = (starts: readonly TableNo[]): readonly TableNo[] => [1, ...starts];

/** From 0. */
export const roomOf = (table: TableNo, starts: readonly TableNo[]): number =>
  starts.filter((start) => start <= table).length;

export const checkRooms = (starts: readonly TableNo[], tables: number): Refusal | null => {
  const rising = starts.every((start, i) => start > (starts[i - 1] ?? 1) && start <= tables);
  return rising ? null : refuse('bridge.roomStarts', { tables, starts: [...starts] });
};

/** [E-04] */
export const checkStartRooms = (starts: readonly TableNo[], tables: number): Refusal | null => {
  const edges = [...roomStarts(starts), tables + 1];
  const lonely = starts.length === 0 ? -1 : edges.findIndex((start, i) => edges[i + 1] === start + 1);
  return lonely === -1 ? null : refuse('bridge.roomOfOne', { room: lonely + 1 });
};

export type RoomField = {
  readonly ranking: readonly EntrantId[];
  /** Where each sat last; whoever is missing has not sat yet. */
  readonly tables: ReadonlyMap<EntrantId, TableNo>;
  readonly homes: ReadonlyMap<EntrantId, TableNo>;
  readonly starts: readonly TableNo[];
  readonly disabled: ReadonlySet<TableNo>;
};

export type Rooms = {
  /** Members by room, best ranked first; at most one room is odd. */
  readonly rooms: readonly (readonly EntrantId[])[];
  readonly moved: readonly { readonly entrant: EntrantId; readonly room: number }[];
};

export const roomGroups = ({ ranking, tables, homes, starts, disabled }: RoomField): Rooms => {
  const edges = roomStarts(starts);
  const last = edges.length - 1;
  const rank = new Map(ranking.map((entrant, place) => [entrant, place]));
  const rooms: EntrantId[][] = edges.map(() => []);
  for (const entrant of ranking) {
    const table = homes.get(entrant) ?? tables.get(entrant);
    rooms[table === undefined ? last : roomOf(table, starts)]?.push(entrant);
  }
  const moved = new Map<EntrantId, number>();
  const move = (from: number, to: number): void => {
    const members = rooms[from] ?? [];
    const leaver = members.findLast((entrant) => !homes.has(entrant)) ?? members.at(-1);
    if (leaver === undefined) return;
    rooms[from] = members.filter((entrant) => entrant !== leaver);
    rooms[to] = [...(rooms[to] ?? []), leaver].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
    moved.set(leaver, to + 1);
  };
  for (let room = 0; room < last; room++) {
    const from = edges[room] ?? 1;
    const places = (edges[room + 1] ?? from) - from;
    const there = Array.from({ length: places }, (_, i) => from + i).filter((table) => !disabled.has(table)).length;
    while ((rooms[room]?.length ?? 0) > 2 * there) move(room, room + 1);
  }
  evenOut(rooms, move);
  return { rooms, moved: [...moved].map(([entrant, room]) => ({ entrant, room })) };
};

const evenOut = (rooms: readonly (readonly EntrantId[])[], move: (from: number, to: number) => void): void => {
  for (;;) {
    const [first, second] = rooms.flatMap((members, room) => (members.length % 2 === 1 ? [room] : []));
    if (first === undefined || second === undefined) return;
    move(first, second);
  }
};
