/** The topics of Magic Contest's help, by the vendor's names, and where each of them is here [W-9.3]. */

import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import { nextRound } from '../../../../core/games/bridge/steps/next-round.ts';
import { lastRound, type Tournament } from '../../../../core/tournament/state.ts';
import { performAt } from '../../../desk/find/at-place.ts';
import { goTo, openDialog } from '../../../desk/place.ts';
import { deedsOf } from '../../../round/flow.ts';
import { revise, showNext, showRound } from '../../../round/round-place.ts';
import { arrange } from '../../../round/seating/arrangement.ts';
import { chooseMethod } from '../../../round/seating/seating-store.ts';
import { openAdding, openBarometer, openLate, openRedo } from '../add-round/adding.ts';
import { openSheet } from '../seating-sheet/part.ts';

export type Topic = {
  readonly id: string;
  /** The way there, in the words of what one presses: text keys with namespace. */
  readonly where: readonly string[];
  readonly go: (tournament: Tournament) => void;
  /** It cannot be done now. */
  readonly isOff?: (tournament: Tournament) => boolean;
};

const DIRECTOR = 'sheets:report.referee';
const ROUND = 'words:columns.round';
const SEATING = [DIRECTOR, 'bridgeSwiss:seating.title'];
const OTHER_WAY = [ROUND, 'rounds:sentence.other'];

const toNext = (): void => {
  showNext();
  goTo('rounds');
};

const toOtherWay = (tournament: Tournament): void =>
  performAt('rounds', { round: nextRound(tournament).round }, 'round.other');

/** The dialog that adds the round, as soon as there is one to add; until then the results it waits for. */
const toAdding = (tournament: Tournament): void => {
  const { round, start, refusal } = nextRound(tournament);
  goTo('rounds');
  if (!start && refusal === null && round <= tournament.plannedRounds) openAdding();
};

/** The seats of the last round, to be changed; where that cannot be any more, those of the next one. */
const toSeats = (tournament: Tournament): void => {
  const last = lastRound(tournament);
  if (last === undefined || !deedsOf(tournament, last).revise) {
    toNext();
    return;
  }
  showRound(last.no);
  goTo('rounds');
  revise({ round: last.no, rev: last.rev, arrangement: arrange(last.tables) });
};

const toAct = (act: string) => (): void => goTo('director', { person: null, act });

const isStart = (tournament: Tournament): boolean => nextRound(tournament).start;

/** In the order of the contents that directors know [bridge 4]; adjustments have no number there. */
export const topics: readonly Topic[] = [
  { id: 'start', where: ['rounds:rules.open'], go: () => openDialog('rules') },
  { id: 'names', where: ['people:title'], go: () => goTo('people') },
  { id: 'phantom', where: [ROUND, 'words:columns.byes'], go: () => goTo('bridge.byes') },
  {
    id: 'preparations',
    where: [ROUND, 'bridgeSwiss:seating.title'],
    go: () => openSheet('start'),
  },
  { id: 'addRound', where: [ROUND], go: toAdding },
  { id: 'print', where: ['sheets:print.title'], go: () => goTo('print') },
  { id: 'arrows', where: [ROUND, 'bridgeOffice:switch.title'], go: () => goTo('bridge.arrows') },
  {
    id: 'danish',
    where: OTHER_WAY,
    go: (tournament) => {
      chooseMethod('danish');
      toOtherWay(tournament);
    },
    isOff: isStart,
  },
  { id: 'late', where: [ROUND], go: openLate, isOff: (tournament) => nextRound(tournament).missing.length === 0 },
  { id: 'break', where: OTHER_WAY, go: toOtherWay },
  { id: 'modify', where: [ROUND, 'rounds:deeds.revise'], go: toSeats },
  {
    id: 'remove',
    where: [ROUND, 'words:moreActs'],
    go: openRedo,
    isOff: (tournament) => (lastRound(tournament)?.draw.request ?? null) === null,
  },
  { id: 'dropOut', where: [DIRECTOR, 'director:leaves.title'], go: toAct('leave') },
  { id: 'stationary', where: [DIRECTOR, 'bridgeSwiss:stationary.add'], go: toAct('stays') },
  { id: 'auto', where: SEATING, go: () => openSheet('rounds') },
  { id: 'rooms', where: SEATING, go: () => openSheet('tables') },
  { id: 'barometer', where: ['bridgeSwiss:barometer.title'], go: openBarometer },
  { id: 'ignore', where: SEATING, go: () => openSheet('rounds') },
  {
    id: 'explain',
    where: [ROUND, 'words:log.why'],
    go: (tournament) => performAt('rounds', { round: lastRound(tournament)?.no ?? 1 }, 'round.why'),
  },
  {
    id: 'extend',
    where: [DIRECTOR, 'bridgeSwiss:extend.act'],
    go: (tournament) => (ownOf(tournament).prepared === null ? goTo('people') : toAct('late')()),
  },
  { id: 'scores', where: [DIRECTOR, 'words:penaltyOrPoints'], go: toAct('points') },
];
