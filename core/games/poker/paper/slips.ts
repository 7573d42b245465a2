/** Everything that was handed out on paper [poker 10]. A slip number names a piece of paper for good, whatever became of it. */

import type { DrawNo } from '../../../tournament/words.ts';
import { type Wait, waitOf } from '../rules/blinds.ts';
import type { CancelReason, Chair, DrawCause, Floor, Move, MoveCause, SlipNo } from '../rules/floor-state.ts';
import { itemsOf } from '../rules/pages.ts';
import type { EntryNo, Rule, SeatNo } from '../rules/room.ts';

export type Slip = {
  readonly no: SlipNo;
  readonly entry: EntryNo | null;
  readonly from: { readonly table: number; readonly seat: SeatNo | null } | null;
  readonly to: Chair;
  readonly cause: DrawCause | MoveCause;
  readonly draw: DrawNo | null;
  /** The step of the wizard that gave the seat; null where no draw did. */
  readonly rule: Rule | null;
  readonly wait: Wait;
  readonly at: number;
  /** `seated`: the seat was taken at once, or drawn again by whoever had it. */
  readonly state: 'seated' | 'open' | 'done' | 'cancelled';
  readonly why: CancelReason | null;
};

export const slipsOf = (floor: Floor): readonly Slip[] => {
  const slips = new Map<SlipNo, Slip>();
  for (const { no: draw, seats, cause, at } of itemsOf(floor.draws))
    for (const { slip: no, entry, table, seat, rule, wait = 'none' } of seats)
      slips.set(no, {
        no,
        entry,
        from: null,
        to: { table, seat },
        cause,
        draw,
        rule,
        wait,
        at,
        state: 'seated',
        why: null,
      });
  const moved = (move: Move, state: Slip['state'], why: CancelReason | null) => {
    const { slip: no, entry, from, to, cause, draw, issuedAt: at } = move;
    const wait = waitOf(move.wait, cause === 'balance');
    slips.set(no, { no, entry, from, to, cause, draw, rule: slips.get(no)?.rule ?? null, wait, at, state, why });
  };
  for (const move of itemsOf(floor.moved)) moved(move, move.ended, move.why);
  for (const move of floor.pending) moved(move, 'open', null);
  return [...slips.values()].toSorted((a, b) => a.no - b.no);
};

export const slipOf = (floor: Floor, no: SlipNo): Slip | undefined => slipsOf(floor).find((slip) => slip.no === no);
