/** Draws every draw of a journal again, on the floor as it was then: whoever has the file can check that nobody chose a seat. */

import { command as commandForm } from '../../../tournament/commands.ts';
import type { Games } from '../../../tournament/decide.ts';
import { advance, doStep, emptyLedger, type Ledger, type Step } from '../../../tournament/ledger.ts';
import type { DrawNo } from '../../../tournament/words.ts';
import type { SeatDraw } from '../rules/floor-state.ts';
import { changeOf } from './state.ts';

export type Replayed = { readonly draw: DrawNo; readonly isSame: boolean };

const drawsIn = (changes: Step['changes']): readonly SeatDraw[] =>
  changes.flatMap((change) => {
    if (change.type !== 'family.changed') return [];
    const own = changeOf(change.change);
    return own.type === 'drawn' ? [own.draw] : [];
  });

const seatsOf = ({ seed, seats }: SeatDraw): string =>
  `${seed} ${seats.map(({ entry, table, seat, rule }) => `${entry}:${table}.${seat}:${rule}`).join(' ')}`;

/** Undone draws included. */
export const replayedDraws = (steps: readonly Step[], families: Games): readonly Replayed[] => {
  const found: Replayed[] = [];
  let ledger: Ledger = emptyLedger;
  for (const step of steps) {
    const drawn = step.kind === 'do' ? drawsIn(step.changes) : [];
    if (drawn.length > 0) {
      const asked = commandForm.safeParse(step.command);
      const again = asked.success ? doStep(ledger, asked.data, families) : null;
      const redrawn = again?.ok === true && again.value !== null ? drawsIn(again.value.changes) : [];
      for (const draw of drawn) {
        const other = redrawn.find(({ no }) => no === draw.no);
        found.push({ draw: draw.no, isSame: other !== undefined && seatsOf(other) === seatsOf(draw) });
      }
    }
    ledger = advance(ledger, step, families);
  }
  return found;
};
