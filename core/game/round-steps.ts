/**
 * The steps of a round's work [W-2.3], as far as journal and desk know them.
 *
 * | rule | function |
 * | --- | --- |
 * | paper, hall and clock go in any order; the first result passes them, or *Not needed* | `isPassed` |
 * | [W-2.2] paper of a seating that was changed since is wrong: nothing passes the print of what changed but itself and *Not needed* | `isOutdated` |
 * | passed by hand in two rounds, a step is not asked for again in the event | `SELDOM` |
 * | what is printed holds for one revision of the seating | `isPrinted` |
 * | a step passed without being done is told from a done one | `stepsOf` |
 */

import { missingTables } from '../tournament/round-in-work.ts';
import type { Round, Tournament } from '../tournament/state.ts';
import type { RoundNo } from '../tournament/words.ts';
import type { Game } from './game.ts';

/** In the order in which the stage row names them. */
const roundSteps = ['names', 'seat', 'publish', 'print', 'hall', 'play', 'results', 'confirm'] as const;
export type RoundStep = (typeof roundSteps)[number];

/** Those that may be done in any order, more than once, or not at all [W-2.3]. */
export const freeSteps = ['print', 'hall', 'play'] as const;
export type FreeStep = (typeof freeSteps)[number];

/** `at` in milliseconds since 1970. */
type Printed = { readonly rev: number; readonly sheets: number; readonly at: number };

/** What the journal does not know. */
export type DeskSight = {
  /** How far the proposal of the round shown has come. `searching`: for longer than anybody waits unasked. */
  readonly proposal: 'none' | 'searching' | 'stale' | 'fresh';
  readonly printed: { readonly [round: number]: Printed };
  /** Passed by hand. */
  readonly notNeeded: { readonly [round: number]: readonly FreeStep[] };
  /** The seating, by round, whose paper was passed by hand. */
  readonly paperLeft: { readonly [round: number]: number };
  /** The newest seating whose seats the hall has shown, by round. */
  readonly inHall: { readonly [round: number]: number };
  readonly hallOpen: boolean;
  readonly hallRound: RoundNo | null;
  /** Some window shows seats: a hall at the round that shows its standings or is black tells nobody where to sit. */
  readonly hallSeats: boolean;
  /** The file is only looked at. */
  readonly viewing: boolean;
  /** The last entry is not confirmed, the disk is full, the file was moved. */
  readonly trouble: boolean;
};

export type StageStep = { readonly id: RoundStep; readonly state: 'done' | 'passed' | 'now' | 'ahead' };

const SELDOM = 2;

/** The first result passes all that comes before it. */
const hasBegun = ({ results, confirmed }: Round): boolean => confirmed || Object.keys(results).length > 0;

type Paper = Pick<DeskSight, 'printed' | 'paperLeft'>;

export const isPrinted = ({ no, rev }: Round, { printed }: Paper): boolean => printed[no]?.rev === rev;

/** People hold paper of a seating that is another one now. */
const isOutdated = (round: Round, desk: Paper): boolean =>
  !round.confirmed && desk.printed[round.no] !== undefined && !isPrinted(round, desk);

/** What is marked as changed is all that differs from what was printed. */
export const isChangeOfPrinted = (round: Round, desk: Paper): boolean =>
  round.replaced !== undefined && desk.printed[round.no]?.rev === round.replaced.rev;

export const isPassed = (round: Round, step: FreeStep, desk: DeskSight): boolean => {
  const { notNeeded, paperLeft } = desk;
  if (step === 'print' && isOutdated(round, desk)) return paperLeft[round.no] === round.rev;
  return (
    hasBegun(round) ||
    notNeeded[round.no]?.includes(step) === true ||
    Object.values(notNeeded).filter((steps) => steps.includes(step)).length >= SELDOM
  );
};

/** Rounds of a game with a pace of its own count without being confirmed. */
export const confirmsRounds = ({ seating }: Game): boolean => seating.pace === undefined;

/** Once a clock runs people have found their tables, and the hall may show what it likes. */
export const isInHall = ({ no, timer }: Round, { hallRound, hallSeats }: DeskSight): boolean =>
  hallRound === no && (hallSeats || timer !== null);

/** The hall showed these seats and the clock runs: a hall that was closed since, also by a restart, has told what it had to. */
export const hasBeenInHall = (round: Round, desk: DeskSight): boolean =>
  (round.timer !== null || hasBegun(round)) && desk.inHall[round.no] === round.rev;

const isDone = (step: RoundStep, round: Round, desk: DeskSight, isComplete: boolean): boolean => {
  switch (step) {
    case 'print':
      return isPrinted(round, desk);
    case 'hall':
      // What the hall never showed is not said to be shown, however far it has come.
      return isInHall(round, desk) || hasBeenInHall(round, desk);
    case 'play':
      return round.timer !== null;
    case 'results':
      return isComplete;
    case 'confirm':
      return round.confirmed;
    default:
      return true;
  }
};

/** `round` undefined: it is not published. */
type AtStep = { readonly round: Round | undefined; readonly now: RoundStep };

export const stepsOf = (
  tournament: Tournament,
  family: Game,
  { round, now }: AtStep,
  desk: DeskSight,
): readonly StageStep[] => {
  const steps = roundSteps.filter((step) => step !== 'confirm' || confirmsRounds(family));
  const at = steps.indexOf(now);
  const isComplete = round !== undefined && missingTables(tournament, family, round).length === 0;
  return steps.map((id, i) => {
    if (id === now) return { id, state: 'now' };
    const isFree = freeSteps.some((step) => step === id);
    // Before a round is published only the steps before its own are done.
    if (round === undefined) return { id, state: i < at ? 'done' : 'ahead' };
    if (isDone(id, round, desk, isComplete)) return { id, state: 'done' };
    return { id, state: isFree && (i < at || isPassed(round, id as FreeStep, desk)) ? 'passed' : 'ahead' };
  });
};
