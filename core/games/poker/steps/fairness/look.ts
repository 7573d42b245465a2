/** Looking at a draw before it is made uses a number and is on record [room 1.5, 1.6]. The same input has it for ever. */

import { type Refusal, refuse } from '../../../../tournament/refusal.ts';
import type { TableNo } from '../../../../tournament/words.ts';
import { tableOf } from '../../rules/floor-state.ts';
import { differences } from '../../seating/fairness/input.ts';
import type { FloorDeed, PlainCommand } from '../floor-commands.ts';
import { note, type Work } from '../work.ts';

/** Refuses what the order itself would refuse, and `poker.nobodyToSeat`. */
export const lookAtDraw = (
  work: Work,
  { order, at }: FloorDeed<'lookAtDraw'>,
  carryOut: (work: Work, command: PlainCommand) => Refusal | null,
): Refusal | null => {
  const trial: Work = { ...work, changes: [] };
  const refusal = carryOut(trial, { ...order, at });
  if (refusal !== null) return refusal;
  const draw = trial.changes.find((change) => change.type === 'drawn')?.draw;
  if (draw?.input === undefined || trial.drawn === undefined) return refuse('poker.nobodyToSeat');
  const { no, cause, input, after } = draw;
  const request = trial.drawn;
  const before = work.counters.lastLook;
  const nameOf = (table: TableNo) => tableOf(work.floor, table)?.name ?? String(table);
  const follows =
    after === undefined || before === undefined ? {} : { after, differs: differences(before.request, request, nameOf) };
  note(work, { type: 'draw.looked', draw: no, cause, input, request, ...follows, at });
  return null;
};

/** A number that was drawn in the meantime was not left. */
export const leaveDraw = (work: Work, { draw, at }: FloorDeed<'leaveDraw'>): null => {
  if (Object.values(work.counters.looked ?? {}).includes(draw)) note(work, { type: 'draw.left', draw, at });
  return null;
};
