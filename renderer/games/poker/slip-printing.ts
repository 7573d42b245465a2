/**
 * Slips on their way to the printer.
 *
 * | rule | function |
 * | --- | --- |
 * | "draw and print", a late entry with one key [poker 5 A, 6]: slips are printed as they are given out | `printIssued` |
 * | a slip is printed again by its number [poker 9] | `printSlips` |
 * | somebody without a printer switches it off, once for this computer | `setAtOnce` |
 */

import { create } from 'zustand';
import { slipsOf } from '../../../core/games/poker/paper/slips.ts';
import { countersOf, floorOf } from '../../../core/games/poker/steps/state.ts';
import { printDocuments } from '../../print/deeds.ts';
import { say } from '../../store/notices.ts';
import { tournament, useTournamentStore } from '../../store/tournament.ts';

const REMEMBERED = 'poker slips';

/** Whether slips go to the printer as they are given out. */
export const useSlipPrinting = create<{ readonly atOnce: boolean }>()(() => ({
  atOnce: localStorage.getItem(REMEMBERED) !== 'later',
}));

export const setAtOnce = (atOnce: boolean): void => {
  localStorage.setItem(REMEMBERED, atOnce ? 'at once' : 'later');
  useSlipPrinting.setState({ atOnce });
};

/** Most slips named one by one; more are all of them. */
const MOST = 1000;

/** The document of single slips. */
const SLIPS = 'poker.slips';

/** Prints slips by their numbers. */
export const printSlips = async (slips: readonly number[]): Promise<void> => {
  if (slips.length > 0) await printDocuments([SLIPS], slips.length > MOST ? {} : { only: [...slips] });
};

/** Nobody wants more paper than this without having asked: the draw of a large field is printed from the screen of paper. */
const MOST_UNASKED = 400;

export const nextSlip = (): number => {
  const { own } = useTournamentStore.getState().ledger.counters;
  return own === null ? 1 : countersOf(own).nextSlip;
};

/** Prints what was given out since a slip was the next one, as far as somebody has to be told by it. */
export const printIssued = (since: number): void => {
  const open = tournament();
  if (open === null || !useSlipPrinting.getState().atOnce || nextSlip() === since) return;
  const issued = slipsOf(floorOf(open)).filter(
    ({ no, state }) => no >= since && (state === 'open' || state === 'seated'),
  );
  if (issued.length > MOST_UNASKED) {
    say('info', 'poker:roster.manySlips', { count: issued.length }, 'slips');
    return;
  }
  void printSlips(issued.map(({ no }) => no));
};
