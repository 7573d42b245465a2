/** Who can meet whom: the field, each room, or newcomers apart at the highest tables [bridge 3.1, 3.5, 4.11, 4.16, 4.20]. */

import type { EntrantId, TableNo } from '../../../tournament/words.ts';
import { type ChosenBye, chooseBye } from './bye.ts';
import { byeCounts } from './pairing/meetings.ts';
import type { SwissRequest } from './request.ts';
import { roomGroups, roomStarts } from './rooms.ts';

export type Section = {
  /** From 1; null when the whole hall is one section. */
  readonly room: number | null;
  readonly from: TableNo;
  /** Paired apart, in table order; each even, best ranked first. */
  readonly lists: readonly (readonly EntrantId[])[];
  readonly bye: ChosenBye | null;
};

export type Split = {
  readonly sections: readonly Section[];
  readonly moved: readonly { readonly entrant: EntrantId; readonly room: number }[];
};

const lastTables = (history: SwissRequest['history']): ReadonlyMap<EntrantId, TableNo> => {
  const tables = new Map<EntrantId, TableNo>();
  for (const { tables: played, byes } of history.toSorted((a, b) => a.round - b.round)) {
    for (const { table, seats } of played) for (const entrant of seats) tables.set(entrant, table);
    for (const { entrant, table } of byes) if (table !== null) tables.set(entrant, table);
  }
  return tables;
};

const newcomersLast = (
  list: readonly EntrantId[],
  newcomers: readonly EntrantId[],
): readonly (readonly EntrantId[])[] => {
  const apart = list.filter((entrant) => newcomers.includes(entrant));
  const even = apart.slice(0, apart.length - (apart.length % 2));
  return even.length === 0 ? [list] : [list.filter((entrant) => !even.includes(entrant)), even];
};

export const split = ({ history, options, round }: SwissRequest, ranking: readonly EntrantId[]): Split => {
  const { byes, hall, ignoreMeetingsThrough, locked, newcomersApart } = options;
  const had = byeCounts(history, byes.forget ? Math.min(ignoreMeetingsThrough, round - 1) : 0);
  const withBye = (list: readonly EntrantId[]) => {
    if (list.length % 2 === 0) return { list, bye: null };
    const bye = chooseBye(list, had, byes);
    return { list: list.filter((entrant) => entrant !== bye.entrant), bye };
  };
  const seated = new Set(locked.flatMap(({ seats }) => seats));
  const free = ranking.filter((entrant) => !seated.has(entrant));
  if (!hall.roomRound || hall.rooms.length === 0) {
    const { list, bye } = withBye(free);
    return { sections: [{ room: null, from: 1, lists: newcomersLast(list, newcomersApart), bye }], moved: [] };
  }
  const { rooms, moved } = roomGroups({
    ranking: free,
    tables: lastTables(history),
    homes: new Map(hall.stationary.map(({ entrant, table }) => [entrant, table])),
    starts: hall.rooms,
    disabled: new Set([...hall.disabled, ...locked.map(({ table }) => table)]),
  });
  const sections = roomStarts(hall.rooms).map((from, i): Section => {
    const { list, bye } = withBye(rooms[i] ?? []);
    return { room: i + 1, from, lists: [list], bye };
  });
  return { sections, moved };
};
