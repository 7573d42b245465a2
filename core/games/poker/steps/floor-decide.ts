/** A command on the floor: changes in order, or a refusal. Suggestions may be carried out at once [poker 5 C]. */

import { type Answer, no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import { isSame } from '../../../tournament/unless-so.ts';
import { clockAfter, withLevels } from '../rules/clock.ts';
import { bustCount, type Hall } from '../rules/floor-state.ts';
import { countedElsewhere, seenElsewhere } from '../rules/seen.ts';
import { withoutReason } from '../seating/fairness/again.ts';
import type { Card, CardDeed } from './cards/card.ts';
import { cards } from './cards/cards.ts';
import { breakTables, finalTable, redraw } from './decide-breaks.ts';
import { amendBust, bust, reinstate, unseat } from './decide-busts.ts';
import { cancelMoves, fetchSlips, newSeat } from './decide-cancels.ts';
import { arrive, finishWalk, issueMoves, move, randomMove, swap, walk } from './decide-moves.ts';
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
import type { FloorCommand, FloorDeed, PlainCommand } from './floor-commands.ts';
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

const unlessSo = (work: Work, isSo: boolean, change: FloorChange): null => {
  if (!isSo) note(work, change);
  return null;
};

const decisions: {
  readonly [Name in PlainCommand['do']]: (work: Work, command: FloorDeed<Name>) => Refusal | null;
} = {
  addTables,
  removeTables,
  editTable,
  arrangeTables,
  setBreakOrder,
  openTables,
  startTable,
  closeTable,
  lockSeat,
  unlockSeats,
  markBigBlind: markBlind,
  markButton: markBlind,
  initialDraw,
  seat,
  late,
  reEnter,
  seatAlternates,
  place,
  unseat,
  unseatTable: (work, { table, at }) => unseatTable(work, table, at),
  withdraw,
  sell,
  move,
  swap,
  walk,
  finishWalk,
  randomMove,
  issueMoves,
  arrive,
  cancelMoves,
  newSeat,
  fetchSlips,
  breakTables,
  finalTable,
  redraw,
  lookAtDraw: (work, command) => lookAtDraw(work, command, carryOut),
  leaveDraw,
  bust,
  amendBust,
  reinstate,
  snooze: (work, { card }) =>
    unlessSo(work, work.floor.snoozed[card] === bustCount(work.floor), { type: 'snoozed', key: card }),
  waiveFlag,
  declineCasino: (work) => unlessSo(work, work.floor.casinoDeclined === true, { type: 'casino.declined' }),
  setHandForHand: (work, { on }) => unlessSo(work, work.floor.handForHand === on, { type: 'handForHand.set', on }),
  setRegistration: (work, { open }) =>
    unlessSo(work, work.floor.registrationOpen === open, { type: 'registration.set', open }),
  setLevels: (work, { levels, at }) => {
    const { clock } = work.floor;
    const isSo = clock !== null && isSame(clock.levels, levels);
    return unlessSo(work, isSo, { type: 'clock.set', clock: withLevels(clock, levels, at) });
  },
  workClock,
  removeClock: (work) => unlessSo(work, work.floor.clock === null, { type: 'clock.set', clock: null }),
};

/** The table is asked under the command's own name, so that its decision takes this command. */
const decided = (work: Work, command: PlainCommand): Refusal | null =>
  (decisions[command.do] as (work: Work, command: PlainCommand) => Refusal | null)(work, command);

/** After a refusal `work` is of no use. */
export const carryOut = (work: Work, command: PlainCommand): Refusal | null => {
  const refusal = decided(work, command);
  if (refusal === null && 'at' in command) settle(work, command.at);
  return refusal;
};

const timed = (deed: CardDeed, at: number): PlainCommand => ({ ...deed, at }) as PlainCommand;

/** Each suggestion makes the floor more even, so the limit is never met. */
export const MOST_APPLIED = 1000;

/** Carries out the first wanted suggestion and returns it; null where there is none, or it is refused or leads to nothing. */
export const followNext = (
  work: Work,
  at: number,
  isWanted: (card: Card) => boolean,
  isAllowed: (changes: readonly FloorChange[]) => boolean = () => true,
): Card | null => {
  const card = cards(work, at, true).find((each) => each.deed !== null && isWanted(each));
  if (card === undefined || card.deed === null) return null;
  const trial: Work = { ...work, changes: [] };
  if (carryOut(trial, timed(card.deed, at)) !== null || trial.changes.length === 0) return null;
  if (!isAllowed(trial.changes)) return null;
  for (const change of trial.changes) note(work, change);
  return card;
};

export const movesPeople = ({ kind }: Card): boolean =>
  kind === 'break' || kind === 'balance' || kind === 'alternates' || kind === 'finalTable';

/** Nobody has to say who walks, fetch a chair or ask a player with a locked seat. */
const needsNobody = (card: Card): boolean =>
  movesPeople(card) &&
  card.deed?.do !== 'walk' &&
  !card.warnings.some(({ code }) => code === 'poker.cards.extraChairs' || code === 'poker.cards.lockedPlayers');

const applySuggestions = (work: Work, at: number): void => {
  // Events without a rule for stale marks moved by them, and replay so.
  const isSure = ({ primary }: Card) => primary === 'deed' || work.rules.staleMinutes === undefined;
  const follows = (card: Card) => needsNobody(card) && isSure(card);
  // What was undone is not drawn again by itself: somebody says why.
  const isExplained = (changes: readonly FloorChange[]) => withoutReason(changes) === null;
  for (let applied = 0; applied < MOST_APPLIED; applied++)
    if (followNext(work, at, follows, isExplained) === null) return;
};

/** A slip that was cancelled is not issued again by itself: somebody did not want that move. */
const checked: ReadonlySet<PlainCommand['do']> = new Set(['bust', 'startTable', 'unseat', 'unseatTable']);

/** An empty list: what was asked is so already. */
export const decideFloor = (
  hall: Hall,
  given: FloorCommand,
  counters: FloorCounters,
): Answer<readonly FloorChange[]> => {
  const command = given.do === 'drawAgain' ? given.order : given;
  const work: Work = { ...hall, counters, changes: [], ...(given.do === 'drawAgain' ? { reason: given.reason } : {}) };
  const seen = 'seen' in command ? (command.seen ?? []) : [];
  const counts = 'counts' in command ? (command.counts ?? []) : [];
  const refusal =
    seenElsewhere(work.floor, seen) ??
    countedElsewhere(work.floor, counts) ??
    carryOut(work, command) ??
    withoutReason(work.changes);
  if (refusal !== null) return no(refusal);
  if (hall.rules.auto.apply && checked.has(command.do) && 'at' in command) applySuggestions(work, command.at);
  return ok(work.changes);
};
