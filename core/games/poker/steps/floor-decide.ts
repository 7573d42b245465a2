/**
 * What a command on the floor leads to: the changes to store, in order, or the refusal. Pure: the same hall, command and
 * counters give the same answer.
 *
 * | commands | where |
 * | --- | --- |
 * | tables, order, locks, marks | decide-tables.ts |
 * | seats by draw or by hand, entries, alternates | decide-seats.ts |
 * | moves and slips | decide-moves.ts |
 * | breaks, redraws, final table | decide-breaks.ts |
 * | busts and what takes them back | decide-busts.ts |
 * | a look at a draw before it is made | fairness/look.ts |
 * | an undone draw is drawn again: asks for a reason | fairness/again.ts |
 * | clock, switches | here |
 * | what follows by itself | settle.ts |
 * | suggestions carried out at once, where that is switched on [poker 5 C] | `applySuggestions`, `followNext` |
 */

import { type Answer, no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import { isSame } from '../../../tournament/unless-so.ts';
import { clockAfter, withLevels } from '../rules/clock.ts';
import { bustCount, type Hall } from '../rules/floor-state.ts';
import { withoutReason } from '../seating/fairness/again.ts';
import { type Card, type CardDeed, cards } from './cards.ts';
import { breakTables, finalTable, redraw } from './decide-breaks.ts';
import { amendBust, bust, reinstate, unseat } from './decide-busts.ts';
import { arrive, cancelMoves, fetchSlips, finishWalk, move, randomMove, swap, walk } from './decide-moves.ts';
import { initialDraw, late, place, reEnter, seat, seatAlternates, sell, withdraw } from './decide-seats.ts';
import {
  addTables,
  arrangeTables,
  closeTable,
  editTable,
  isRefusal,
  knownTable,
  lockSeat,
  markBlind,
  openTables,
  removeTables,
  setBreakOrder,
  startTable,
  unlockSeats,
  waiveFlag,
} from './decide-tables.ts';
import { leaveDraw, lookAtDraw } from './fairness/look.ts';
import type { FloorChange, FloorCounters } from './floor-changes.ts';
import type { FloorCommand, PlainCommand } from './floor-commands.ts';
import { settle } from './settle.ts';
import { note, type Work } from './work.ts';

const unseatTable = (work: Work, id: number, at: number): Refusal | null => {
  const table = knownTable(work, id);
  if (isRefusal(table)) return table;
  const entries = table.seats.flatMap(({ entry }) => (entry === null ? [] : [entry]));
  return entries.length === 0 ? null : unseat(work, { do: 'unseat', entries, at });
};

const workClock = (work: Work, command: Extract<FloorCommand, { do: 'workClock' }>): Refusal | null => {
  const { clock } = work.floor;
  if (clock === null) return refuse('poker.noClock', {}, [{ do: 'poker.setLevels' }]);
  const after = clockAfter(clock, command.deed, command.at);
  if (after !== clock) note(work, { type: 'clock.set', clock: after });
  return null;
};

const decided = (work: Work, command: PlainCommand): Refusal | null => {
  switch (command.do) {
    case 'addTables':
      return addTables(work, command);
    case 'removeTables':
      return removeTables(work, command);
    case 'editTable':
      return editTable(work, command);
    case 'arrangeTables':
      return arrangeTables(work, command);
    case 'setBreakOrder':
      return setBreakOrder(work, command);
    case 'openTables':
      return openTables(work, command);
    case 'startTable':
      return startTable(work, command);
    case 'closeTable':
      return closeTable(work, command);
    case 'lockSeat':
      return lockSeat(work, command);
    case 'unlockSeats':
      unlockSeats(work);
      return null;
    case 'markBigBlind':
    case 'markButton':
      return markBlind(work, command);
    case 'initialDraw':
      return initialDraw(work, command);
    case 'seat':
      return seat(work, command);
    case 'late':
      return late(work, command);
    case 'reEnter':
      return reEnter(work, command);
    case 'seatAlternates':
      return seatAlternates(work, command);
    case 'place':
      return place(work, command);
    case 'unseat':
      return unseat(work, command);
    case 'unseatTable':
      return unseatTable(work, command.table, command.at);
    case 'withdraw':
      return withdraw(work, command);
    case 'sell':
      return sell(work, command);
    case 'move':
      return move(work, command);
    case 'swap':
      return swap(work, command);
    case 'walk':
      return walk(work, command);
    case 'finishWalk':
      return finishWalk(work, command);
    case 'randomMove':
      return randomMove(work, command);
    case 'arrive':
      return arrive(work, command);
    case 'cancelMoves':
      return cancelMoves(work, command);
    case 'fetchSlips':
      return fetchSlips(work, command);
    case 'breakTables':
      return breakTables(work, command);
    case 'finalTable':
      return finalTable(work, command);
    case 'redraw':
      return redraw(work, command);
    case 'lookAtDraw':
      return lookAtDraw(work, command, carryOut);
    case 'leaveDraw':
      return leaveDraw(work, command);
    case 'bust':
      return bust(work, command);
    case 'amendBust':
      return amendBust(work, command);
    case 'reinstate':
      return reinstate(work, command);
    case 'snooze':
      if (work.floor.snoozed[command.card] !== bustCount(work.floor))
        note(work, { type: 'snoozed', key: command.card });
      return null;
    case 'waiveFlag':
      return waiveFlag(work, command);
    case 'declineCasino':
      if (work.floor.casinoDeclined !== true) note(work, { type: 'casino.declined' });
      return null;
    case 'setHandForHand':
      if (work.floor.handForHand !== command.on) note(work, { type: 'handForHand.set', on: command.on });
      return null;
    case 'setRegistration':
      if (work.floor.registrationOpen !== command.open) note(work, { type: 'registration.set', open: command.open });
      return null;
    case 'setLevels':
      if (work.floor.clock === null || !isSame(work.floor.clock.levels, command.levels))
        note(work, { type: 'clock.set', clock: withLevels(work.floor.clock, command.levels, command.at) });
      return null;
    case 'workClock':
      return workClock(work, command);
    case 'removeClock':
      if (work.floor.clock !== null) note(work, { type: 'clock.set', clock: null });
      return null;
  }
};

/** Carries a command out with what follows from it by itself, or answers why not; `work` is of no use then. */
export const carryOut = (work: Work, command: PlainCommand): Refusal | null => {
  const refusal = decided(work, command);
  if (refusal === null && 'at' in command) settle(work, command.at);
  return refusal;
};

const timed = (deed: CardDeed, at: number): PlainCommand => ({ ...deed, at }) as PlainCommand;

/** Most suggestions that one command carries out; each makes the floor more even, so the limit is never met. */
export const MOST_APPLIED = 1000;

/**
 * Carries out the first suggestion that is wanted and answers it; null where there is none, or it is refused or leads to nothing. The same suggestions as at the desk, most urgent first.
 */
export const followNext = (
  work: Work,
  at: number,
  isWanted: (card: Card) => boolean,
  isAllowed: (changes: readonly FloorChange[]) => boolean = () => true,
): Card | null => {
  const card = cards(work, at).find((each) => each.deed !== null && isWanted(each));
  if (card === undefined || card.deed === null) return null;
  const trial: Work = { ...work, changes: [] };
  if (carryOut(trial, timed(card.deed, at)) !== null || trial.changes.length === 0) return null;
  if (!isAllowed(trial.changes)) return null;
  for (const change of trial.changes) note(work, change);
  return card;
};

/** Suggestions that move people; an operator is only asked to swap. */
export const movesPeople = ({ kind }: Card): boolean =>
  kind === 'break' || kind === 'balance' || kind === 'alternates' || kind === 'finalTable';

/** Nobody has to say who walks, fetch a chair or ask a player with a locked seat. */
const needsNobody = (card: Card): boolean =>
  movesPeople(card) &&
  card.deed?.do !== 'walk' &&
  !card.warnings.some(({ code }) => code === 'poker.cards.extraChairs' || code === 'poker.cards.lockedPlayers');

/** Carries out what the cards suggest, until nothing is left that needs no human. */
const applySuggestions = (work: Work, at: number): void => {
  // Events that say nothing of stale marks moved by them, and replay so.
  const isSure = ({ primary }: Card) => primary === 'deed' || work.rules.staleMinutes === undefined;
  const follows = (card: Card) => needsNobody(card) && isSure(card);
  // What was undone is not drawn again by itself: somebody says why.
  const isExplained = (changes: readonly FloorChange[]) => withoutReason(changes) === null;
  for (let applied = 0; applied < MOST_APPLIED; applied++)
    if (followNext(work, at, follows, isExplained) === null) return;
};

/** Commands after which the checks run: those that change how many play. */
const checked: ReadonlySet<PlainCommand['do']> = new Set([
  'bust',
  'startTable',
  'cancelMoves',
  'unseat',
  'unseatTable',
]);

/** See the head of the file. An empty list means that what was asked is so already. */
export const decideFloor = (
  hall: Hall,
  given: FloorCommand,
  counters: FloorCounters,
): Answer<readonly FloorChange[]> => {
  const command = given.do === 'drawAgain' ? given.order : given;
  const work: Work = { ...hall, counters, changes: [], ...(given.do === 'drawAgain' ? { reason: given.reason } : {}) };
  const refusal = carryOut(work, command) ?? withoutReason(work.changes);
  if (refusal !== null) return no(refusal);
  if (hall.rules.auto.apply && checked.has(command.do) && 'at' in command) applySuggestions(work, command.at);
  return ok(work.changes);
};
