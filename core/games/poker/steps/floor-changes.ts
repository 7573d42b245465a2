/** What happened on the floor. Stored for ever; a change that needs another form gets a new type. */

import type { DrawNo, EntrantId, TableNo } from '../../../tournament/words.ts';
import type { BustGroup } from '../rules/busts.ts';
import type { Clock } from '../rules/clock.ts';
import type { CancelReason, Chair, FloorTable, Move, SlipNo } from '../rules/floor-state.ts';
import type { EntryNo, SeatNo, TableState } from '../rules/room.ts';
import type { DrawFact, MadeDraw } from '../seating/fairness/draw-facts.ts';
import type { DrawInput } from '../seating/fairness/input.ts';

export type FloorChange =
  | DrawFact
  | { readonly type: 'tables.added'; readonly tables: readonly FloorTable[] }
  | { readonly type: 'tables.removed'; readonly count: number }
  | {
      readonly type: 'table.edited';
      readonly table: TableNo;
      readonly edit: Partial<Pick<FloorTable, 'name' | 'clock' | 'hold'>>;
    }
  | { readonly type: 'table.chairs'; readonly table: TableNo; readonly chairs: number }
  | { readonly type: 'tables.arranged'; readonly order: readonly TableNo[] }
  /** `at` is null for the order that the program posts. */
  | { readonly type: 'breakOrder.set'; readonly order: readonly TableNo[]; readonly at: number | null }
  | { readonly type: 'table.state'; readonly table: TableNo; readonly state: TableState }
  | { readonly type: 'seat.locked'; readonly table: TableNo; readonly seat: SeatNo; readonly locked: boolean }
  | {
      readonly type: 'blind.marked';
      readonly table: TableNo;
      readonly bb: SeatNo | null;
      readonly button: SeatNo | null;
      readonly at: number;
    }
  | { readonly type: 'entries.added'; readonly players: readonly EntrantId[] }
  | { readonly type: 'entries.withdrawn'; readonly entries: readonly EntryNo[] }
  | { readonly type: 'queue.set'; readonly queue: readonly EntryNo[] }
  | { readonly type: 'seated'; readonly seats: readonly (Chair & { readonly entry: EntryNo })[] }
  | { readonly type: 'unseated'; readonly entries: readonly EntryNo[] }
  | { readonly type: 'move.issued'; readonly move: Move }
  /** A walk names `entry` and `seat` only now. */
  | {
      readonly type: 'move.done';
      readonly slip: SlipNo;
      readonly entry: EntryNo;
      readonly seat: SeatNo;
      readonly at: number;
    }
  | { readonly type: 'move.cancelled'; readonly slip: SlipNo; readonly at: number; readonly why: CancelReason }
  | { readonly type: 'slips.void'; readonly slips: readonly SlipNo[] }
  | { readonly type: 'slips.fetched'; readonly slips: readonly SlipNo[] }
  | { readonly type: 'busted'; readonly group: BustGroup }
  | {
      readonly type: 'bust.amended';
      readonly entry: EntryNo;
      readonly chips: number | null;
      readonly by: readonly EntryNo[];
    }
  | { readonly type: 'reinstated'; readonly entry: EntryNo }
  | { readonly type: 'sold'; readonly entry: EntryNo; readonly what: 'rebuy' | 'addOn'; readonly count: number }
  | { readonly type: 'snoozed'; readonly key: string }
  | { readonly type: 'flag.waived'; readonly table: TableNo; readonly waived: boolean }
  | { readonly type: 'casino.declined' }
  | { readonly type: 'handForHand.set'; readonly on: boolean }
  | { readonly type: 'registration.set'; readonly open: boolean }
  | { readonly type: 'clock.set'; readonly clock: Clock | null };

/** Counted over the whole journal, not the state: undone numbers are never used again. */
export type FloorCounters = {
  readonly nextDraw: number;
  readonly nextSlip: SlipNo;
  /** Inputs that were looked at and not drawn, with their numbers. */
  readonly looked?: { readonly [input: string]: DrawNo };
  readonly lastLook?: { readonly draw: DrawNo; readonly request: DrawInput };
  /** Draws that were made, undone or not, and not drawn again since. */
  readonly made?: readonly MadeDraw[];
};

export const startCounters: FloorCounters = { nextDraw: 1, nextSlip: 1 };

/** For a change that stands in the journal, undone later or not. */
export const countFloor = (counters: FloorCounters, change: FloorChange): FloorCounters => {
  switch (change.type) {
    case 'drawn': {
      const { no, cause, input, seats, again = [] } = change.draw;
      const { looked = {}, lastLook, made = [], ...others } = counters;
      const { [input ?? '']: _used, ...open } = looked;
      return {
        ...others,
        nextDraw: Math.max(counters.nextDraw, no + 1),
        nextSlip: seats.reduce((next, { slip }) => Math.max(next, slip + 1), counters.nextSlip),
        ...(Object.keys(open).length === 0 ? {} : { looked: open }),
        ...(lastLook === undefined || lastLook.draw === no ? {} : { lastLook }),
        made: [
          ...made.filter((other) => other.no !== no && !again.includes(other.no)),
          { no, cause, entries: seats.map(({ entry }) => entry) },
        ],
      };
    }
    case 'draw.looked': {
      const { draw, input, request } = change;
      return {
        ...counters,
        nextDraw: Math.max(counters.nextDraw, draw + 1),
        looked: { ...counters.looked, [input]: draw },
        lastLook: { draw, request },
      };
    }
    case 'move.issued':
      return { ...counters, nextSlip: Math.max(counters.nextSlip, change.move.slip + 1) };
    default:
      return counters;
  }
};
