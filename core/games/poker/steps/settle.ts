/**
 * What follows from a command by itself, whichever it was.
 *
 * | rule | function |
 * | --- | --- |
 * | a filling table with `minToStart` players begins to play [poker 5 D] | `startFullEnough` |
 * | a walk whose table has nobody left to walk is void | `dropStaleWalks` |
 * | a breaking table whose last player has left is closed [poker 6] | `closeBroken` |
 * | a waived red flag is over when the table is no longer short [poker 7] | `endWaivers` |
 */

import { inPlay, isActive, leaversOf, playersAt } from '../rules/room.ts';
import { redFlags } from '../seating/balance.ts';
import { note, tablesNow, type Work } from './work.ts';

const startFullEnough = (work: Work): void => {
  const tables = tablesNow(work);
  const leaving = leaversOf(tables);
  for (const table of tables)
    if (table.state === 'filling' && playersAt(table, leaving) >= Math.min(work.rules.minToStart, table.seats.length)) {
      note(work, { type: 'table.state', table: table.id, state: 'open' });
    }
};

const dropStaleWalks = (work: Work, at: number): void => {
  const walks = work.floor.pending.filter(({ entry }) => entry === null);
  if (walks.length === 0) return;
  const tables = tablesNow(work);
  const leaving = leaversOf(tables);
  for (const { id, state, walkers, seats } of tables) {
    const here = seats.filter(({ entry }) => entry !== null && !leaving.has(entry)).length;
    const able = isActive({ state }) ? here : 0;
    const stale = walks.filter(({ from }) => from?.table === id).slice(able);
    if (walkers > able) for (const { slip } of stale) note(work, { type: 'move.cancelled', slip, at, why: 'bust' });
  }
};

const closeBroken = (work: Work): void => {
  for (const { id, state, seats } of tablesNow(work))
    if (state === 'breaking' && seats.every(({ entry }) => entry === null)) {
      note(work, { type: 'table.state', table: id, state: 'closed' });
    }
};

const endWaivers = (work: Work): void => {
  const waived = work.floor.waivedFlags ?? [];
  if (waived.length === 0) return;
  const short = new Set(redFlags(tablesNow(work), work.rules).map(({ table }) => table));
  for (const table of waived) if (!short.has(table)) note(work, { type: 'flag.waived', table, waived: false });
};

const endHandForHand = (work: Work): void => {
  if (work.floor.handForHand && tablesNow(work).filter(inPlay).length === 1)
    note(work, { type: 'handForHand.set', on: false });
};

export const settle = (work: Work, at: number): void => {
  startFullEnough(work);
  dropStaleWalks(work, at);
  closeBroken(work);
  endWaivers(work);
  endHandForHand(work);
};
