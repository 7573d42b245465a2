/**
 * The live floor as one immutable value, the fold of its changes.
 *
 * | rule [poker 2] | where |
 * | --- | --- |
 * | entries with running numbers; a re-entry is a new entry of the same player | `Entry` |
 * | draws with numbers never used twice, their seed, cause and seats | `SeatDraw` |
 * | moves issued, done, cancelled, with slip numbers never used twice | `Move`, `FinishedMove` |
 * | busts by hand; places are derived, never stored | `busts` |
 */

import type { DrawNo, EntrantId, Phrase, TableNo } from '../../../tournament/words.ts';
import type { OldWait, Wait } from './blinds.ts';
import type { BustGroup } from './busts.ts';
import type { Clock } from './clock.ts';
import { itemAt, itemsOf, lengthOf, noPages, type Pages } from './pages.ts';
import type { Assignment, EntryNo, EntryStatus, Room, RoomTable, SeatNo } from './room.ts';
import type { PokerRules } from './rules.ts';

/** Never used twice, not even after undo. */
export type SlipNo = number;

export type Chair = { readonly table: TableNo; readonly seat: SeatNo };

export type FloorTable = RoomTable & {
  /** As the TO calls it, unique. */
  readonly name: string;
  readonly bbMarkedAt: number | null;
};

export type Entry = {
  readonly no: EntryNo;
  readonly player: EntrantId;
  readonly status: EntryStatus;
  /** Also null for a player whose chair was given to somebody who came first. */
  readonly at: Chair | null;
  readonly slip: SlipNo | null;
  readonly moves: number;
  readonly movedAt: number | null;
  readonly rebuys: number;
  readonly addOns: number;
};

export type DrawCause = 'initial' | 'late' | 're-entry' | 'alternate' | 'break' | 'redraw' | 'reinstate' | 'balance';

export type SeatDraw = {
  readonly no: DrawNo;
  readonly seed: string;
  readonly cause: DrawCause;
  readonly at: number;
  /** `wait`: what the slip says of the button, for those who sit down at once. */
  readonly seats: readonly (Assignment & { readonly slip: SlipNo; readonly wait?: Wait })[];
  readonly warnings: readonly Phrase[];
  /** Check number of what the wizard read; a move by lot and draws of older journals have none. */
  readonly input?: string;
  /** The number that was looked at and not drawn, where this one was drawn without a look. */
  readonly after?: DrawNo;
  /** The undone numbers that this one draws again, and why. */
  readonly again?: readonly DrawNo[];
  readonly reason?: string;
};

export type MoveCause = 'balance' | 'break' | 'redraw' | 'manual' | 'operator';

export type Move = {
  readonly slip: SlipNo;
  /** Null for a walk: the player is named afterwards. */
  readonly entry: EntryNo | null;
  /** Null for somebody whose chair is already taken. */
  readonly from: { readonly table: TableNo; readonly seat: SeatNo | null } | null;
  readonly to: Chair;
  readonly cause: MoveCause;
  readonly draw: DrawNo | null;
  readonly wait: Wait | OldWait;
  readonly issuedAt: number;
};

export type FinishedMove = Move & {
  readonly ended: 'done' | 'cancelled';
  readonly endedAt: number;
  readonly why: CancelReason | null;
};

export type CancelReason = 'floor' | 'bust' | 'tableBreaks' | 'redraw' | 'unseated';

export type Floor = {
  /** Table n is the n-th item. */
  readonly tables: Pages<FloorTable>;
  readonly entries: Pages<Entry>;
  readonly queue: readonly EntryNo[];
  readonly pending: readonly Move[];
  readonly moved: Pages<FinishedMove>;
  /** Void slips that are still in somebody's hand. Absent while there are none. */
  readonly toFetch?: readonly SlipNo[];
  /** Void because the step that gave them out was undone, and fetched back. Absent while there are none. */
  readonly fetched?: readonly SlipNo[];
  readonly draws: Pages<SeatDraw>;
  readonly busts: Pages<BustGroup>;
  readonly orderChanged: readonly number[];
  /** Suggestion → number of bust groups when it was snoozed; it returns after the next bust. */
  readonly snoozed: { readonly [key: string]: number };
  /** Tables that play on although three or more short, as the director waived it. Absent while there are none. */
  readonly waivedFlags?: readonly TableNo[];
  readonly casinoDeclined?: true;
  readonly handForHand: boolean;
  readonly registrationOpen: boolean;
  readonly clock: Clock | null;
};

export const startFloor: Floor = {
  tables: noPages,
  entries: noPages,
  queue: [],
  pending: [],
  moved: noPages,
  draws: noPages,
  busts: noPages,
  orderChanged: [],
  snoozed: {},
  handForHand: false,
  registrationOpen: true,
  clock: null,
};

export type Person = {
  readonly clockOperator: boolean;
  readonly expert: boolean;
  readonly paid: boolean;
};

export type Hall = {
  readonly floor: Floor;
  readonly rules: PokerRules;
  /** Seed of the event, shown to nobody before the event has ended; fairness/seeds.ts makes those of the draws. */
  readonly seed: string;
  readonly people: ReadonlyMap<EntrantId, Person>;
};

export const isFlagWaived = (floor: Floor, table: TableNo): boolean => floor.waivedFlags?.includes(table) ?? false;

export const tableOf = (floor: Floor, id: TableNo): FloorTable | undefined => itemAt(floor.tables, id - 1);
export const entryOf = (floor: Floor, no: EntryNo): Entry | undefined => itemAt(floor.entries, no - 1);
export const moveOf = (floor: Floor, slip: SlipNo): Move | undefined =>
  floor.pending.find((move) => move.slip === slip);

export const bustCount = (floor: Floor): number => lengthOf(floor.busts);

/** Withdrawn entries never took part. */
export const countedEntries = (floor: Floor): number =>
  itemsOf(floor.entries).reduce((sum, { status }) => sum + (status === 'withdrawn' ? 0 : 1), 0);

export const isStillIn = ({ status }: Pick<Entry, 'status'>): boolean => status === 'seated' || status === 'registered';

/** Everybody who entered and is not out: playing, waiting, or taken from a table with the chips. */
export const stillIn = (floor: Floor): number => itemsOf(floor.entries).filter(isStillIn).length;

export const waitingIn = (floor: Floor): number =>
  itemsOf(floor.entries).filter(({ status }) => status === 'registered').length;

export const roomOfFloor = ({
  floor,
  people,
}: Pick<Hall, 'floor' | 'people'>): Room & { readonly tables: readonly FloorTable[] } => ({
  tables: itemsOf(floor.tables),
  entry: (no) => {
    const entry = entryOf(floor, no);
    if (entry === undefined) return undefined;
    const person = people.get(entry.player);
    return {
      no,
      status: entry.status,
      clockOperator: person?.clockOperator ?? false,
      expert: person?.expert ?? false,
    };
  },
});

export const chairText = (floor: Floor, chair: { readonly table: number; readonly seat: number | null }): string => {
  const name = tableOf(floor, chair.table)?.name ?? String(chair.table);
  return chair.seat === null ? name : `${name}.${chair.seat}`;
};
