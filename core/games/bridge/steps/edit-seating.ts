/** Seatings changed by hand [bridge 4.11]: [E-08] and [E-05] refuse; [W-10], [W-03] and other oddities are listed and allowed. */

import { type Refusal, refuse } from '../../../tournament/refusal.ts';
import type { Bye, EntrantId, Phrase, RoundNo, Table, TableNo } from '../../../tournament/words.ts';
import { firstTwice } from '../seating/field.ts';
import type { Meetings } from '../seating/pairing/meetings.ts';
import type { Stationary } from '../seating/physical-tables.ts';
import { roomOf } from '../seating/rooms.ts';

export type Edited = { readonly tables: readonly Table[]; readonly byes: readonly Bye[] };

const everybody = ({ tables, byes }: Edited): EntrantId[] => [
  ...tables.flatMap(({ seats }) => seats),
  ...byes.map(({ entrant }) => entrant),
];

const checkTables = ({ tables }: Edited): Refusal | null => {
  const table = firstTwice(tables.map((one) => one.table));
  if (table !== undefined) return refuse('bridge.lockedTwice', { table });
  const odd = tables.find(({ seats }) => seats.length !== 2);
  return odd === undefined ? null : refuse('bridge.tableNotTwo', { table: odd.table, count: odd.seats.length });
};

/** One code for each that is wrong alone [E-08]. */
const checkEverybody = (seated: readonly EntrantId[], playing: readonly EntrantId[]): Refusal | null => {
  const known = new Set(playing);
  const there = new Set(seated);
  const strangers = [...there].filter((entrant) => !known.has(entrant));
  const missing = playing.filter((entrant) => !there.has(entrant));
  const double = [...new Set(seated.filter((entrant, i) => seated.indexOf(entrant) !== i))];
  if (strangers.length > 0) return refuse('bridge.strangers', { players: strangers, count: strangers.length });
  if (missing.length > 0 && double.length > 0) return refuse('bridge.incomplete', { players: missing, other: double });
  if (missing.length > 0) return refuse('bridge.missing', { players: missing, count: missing.length });
  return double.length > 0 ? refuse('bridge.double', { players: double, count: double.length }) : null;
};

export const checkComplete = (edited: Edited, playing: readonly EntrantId[]): Refusal | null =>
  checkTables(edited) ?? checkEverybody(everybody(edited), playing);

/** [E-05] */
export const checkDecided = (
  before: Edited,
  after: Edited,
  round: RoundNo,
  decided: ReadonlySet<TableNo>,
): Refusal | null => {
  const seatsAfter = new Map(after.tables.map(({ table, seats }) => [table, seats.join()]));
  const changed = before.tables.find(
    ({ table, seats }) => decided.has(table) && seatsAfter.get(table) !== seats.join(),
  );
  return changed === undefined ? null : refuse('bridge.tableHasResult', { table: changed.table, round });
};

export type EditField = {
  readonly meetings: Meetings;
  readonly had: ReadonlyMap<EntrantId, number>;
  readonly playing: readonly EntrantId[];
  readonly stationary: readonly Stationary[];
  /** First tables of the rooms but the first, where this round keeps rooms apart; else empty. */
  readonly rooms: readonly TableNo[];
  readonly tables: ReadonlyMap<EntrantId, TableNo>;
};

const repeats = ({ tables }: Edited, { meetings }: EditField): readonly Phrase[] =>
  tables.flatMap(({ table, seats: [ns = 0, ew = 0] }) => {
    const rounds = [...meetings.rounds(ns, ew)];
    return rounds.length === 0
      ? []
      : [{ code: 'bridge.warnings.repeat', params: { table, players: [ns, ew], rounds, count: rounds.length } }];
  });

const byeWarnings = ({ byes }: Edited, { had, playing }: EditField): readonly Phrase[] => {
  const byesOf = (entrant: EntrantId): number => had.get(entrant) ?? 0;
  const fewest = Math.min(...playing.map(byesOf));
  const again = byes.filter(({ entrant }) => byesOf(entrant) > fewest);
  return [
    ...(byes.length > 1
      ? [
          {
            code: 'bridge.warnings.twoByes',
            params: { players: byes.map(({ entrant }) => entrant), count: byes.length },
          },
        ]
      : []),
    ...again.map(({ entrant }) => ({
      code: 'bridge.warnings.secondBye',
      params: { player: entrant, before: byesOf(entrant) },
    })),
  ];
};

const placeWarnings = ({ tables }: Edited, { stationary, rooms, tables: before }: EditField): readonly Phrase[] => [
  ...stationary.flatMap(({ entrant, table }) => {
    const now = tables.find(({ seats }) => seats.includes(entrant))?.table;
    return now === undefined || now === table
      ? []
      : [{ code: 'bridge.warnings.awayFromHome', params: { player: entrant, table: now, home: table } }];
  }),
  ...(rooms.length === 0
    ? []
    : tables.flatMap(({ table, seats }) =>
        seats.flatMap((entrant) => {
          const was = before.get(entrant);
          return was === undefined || roomOf(was, rooms) === roomOf(table, rooms)
            ? []
            : [{ code: 'bridge.warnings.leavesRoom', params: { player: entrant, room: roomOf(table, rooms) + 1 } }];
        }),
      )),
];

export const editWarnings = (edited: Edited, field: EditField): readonly Phrase[] => [
  ...repeats(edited, field),
  ...byeWarnings(edited, field),
  ...placeWarnings(edited, field),
];
