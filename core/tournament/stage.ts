/**
 * Where the round shown stands, and the one thing that is pressed next [W-2.2]. The first row that fits counts, in the order 19, 18, 17,
 * 15, then 1 to 14 and 16.
 *
 * | rows | function |
 * | --- | --- |
 * | 1 to 7, of a round that is not published: people, seats, proposal | `unpublished` |
 * | 8 to 11: paper, hall, clock | `preparing` |
 * | 12 to 14, 16: results, and what comes after them | `played` |
 * | 15 and 17: another round is the matter now | `stageOf` |
 * | 18 and 19: the file is only looked at, or cannot be written | `stageOf` |
 * | [W-2.3] what is done, passed without being done, and still ahead | `stepsOf` (core/game/round-steps.ts) |
 */

import type { Game } from '../game/game.ts';
import { isRoundLeft, nextRoundNo, seatingRefusal } from '../game/next-round.ts';
import { provisionalRulesFor } from '../game/provisional.ts';
import {
  confirmsRounds,
  type DeskSight,
  hasBeenInHall,
  isChangeOfPrinted,
  isInHall,
  isPassed,
  isPrinted,
  type RoundStep,
  type StageStep,
  stepsOf,
} from '../game/round-steps.ts';
import type { Refusal } from './refusal.ts';
import { blockedTables, isWaiting, missingTables, roundInWork } from './round-in-work.ts';
import { type Round, roundOf, type Tournament } from './state.ts';
import type { Json, Phrase, RoundNo, TableNo } from './words.ts';

type Row = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19;

export type StageRow = {
  readonly row: Row;
  readonly step: RoundStep;
  /** Codes under `stage`; the texts are the window's. */
  readonly primary: Phrase;
  /** Why no round can be seated, with its ways out; null where that is not the matter. */
  readonly refusal: Refusal | null;
  /** Tables of the round shown that are played and have no result. */
  readonly missing: readonly TableNo[];
  /** Row 12: so few are out that the round may be let count without them. */
  readonly mayLetCount: boolean;
  readonly steps: readonly StageStep[];
};

type Found = { readonly row: Row; readonly step: RoundStep; readonly primary: Phrase; readonly refusal?: Refusal };

/** The last table of so many may be let count as missing, and always the last of all. */
const ONE_OF = 5;

const say = (code: string, params: { readonly [name: string]: Json } = {}): Phrase => ({
  code: `stage.${code}`,
  params,
});

const backTo = (tournament: Tournament, family: Game, round: RoundNo): Phrase => {
  const played = roundOf(tournament, round);
  const missing = played === undefined ? 0 : missingTables(tournament, family, played).length;
  return say('backTo', { round, missing });
};

const lastStep = (family: Game): RoundStep => (confirmsRounds(family) ? 'confirm' : 'results');

/** What comes after the last round; the ways are those of the game, a cut or one round more. */
const over = (tournament: Tournament, family: Game): Found => {
  const refusal = seatingRefusal(tournament, family);
  return {
    row: 16,
    step: lastStep(family),
    primary: say('finalStandings', { round: tournament.rounds.length }),
    ...(refusal === null ? {} : { refusal }),
  };
};

/** A later round waits for what is missing before it; everything else that is off is told with its ways out. */
const cannotSeat = (tournament: Tournament, family: Game, refusal: Refusal): Found => {
  const played = roundInWork(tournament, family);
  const isOpen =
    played !== undefined &&
    (missingTables(tournament, family, played).length > 0 || nextRoundNo(tournament, family) === null);
  if (isOpen) return { row: 15, step: 'seat', primary: backTo(tournament, family, played.no), refusal };
  if (!isRoundLeft(tournament, family)) return over(tournament, family);
  // Who plays may have changed between two rounds; anything else that holds a later round up is no matter of names.
  const isOfPeople = tournament.rounds.length === 0 || refusal.params.players !== undefined;
  const [way] = refusal.ways;
  const primary = way === undefined ? say('people') : say('way', { ...way.params, do: way.do });
  return { row: 2, step: isOfPeople ? 'names' : 'seat', primary, refusal };
};

const unpublished = (tournament: Tournament, family: Game, { proposal }: DeskSight): Found => {
  const round = tournament.rounds.length + 1;
  if (tournament.entrants.length === 0) return { row: 1, step: 'names', primary: say('addPeople') };
  const opening = family.seating.opening?.(tournament) ?? null;
  const refusal = opening === null ? seatingRefusal(tournament, family) : opening.refusal;
  if (refusal !== null) return cannotSeat(tournament, family, refusal);
  if (proposal === 'searching') return { row: 5, step: 'seat', primary: say('takeBest', { round }) };
  if (proposal === 'stale') return { row: 6, step: 'seat', primary: say('seatAgain', { round }) };
  const rounds = opening?.rounds ?? [];
  const start = { rounds, count: rounds.length };
  if (proposal === 'fresh') {
    return {
      row: 7,
      step: 'publish',
      primary: rounds.length > 1 ? say('publishStart', start) : say('publish', { round }),
    };
  }
  if (opening !== null) return { row: 3, step: 'seat', primary: say('seatStart', start) };
  return { row: 4, step: 'seat', primary: say('seat', { round }) };
};

const preparing = (round: Round, desk: DeskSight): Found | null => {
  const { no } = round;
  if (!isPrinted(round, desk) && !isPassed(round, 'print', desk)) {
    const primary = say(isChangeOfPrinted(round, desk) ? 'printChanged' : 'print', { round: no });
    return { row: 8, step: 'print', primary };
  }
  if (!isPassed(round, 'hall', desk) && !hasBeenInHall(round, desk)) {
    if (!desk.hallOpen) return { row: 9, step: 'hall', primary: say('openHall', { round: no }) };
    if (!isInHall(round, desk)) return { row: 10, step: 'hall', primary: say('showInHall', { round: no }) };
  }
  if (round.timer === null && !isPassed(round, 'play', desk)) {
    return { row: 11, step: 'play', primary: say('startClock', { round: no }) };
  }
  return null;
};

const played = (tournament: Tournament, family: Game, round: Round): Found => {
  const { no, confirmed } = round;
  const missing = missingTables(tournament, family, round);
  const inWork = roundInWork(tournament, family) ?? round;
  const isEarlierOpen = inWork.no < no;
  if (missing.length > 0) {
    const blocked = blockedTables(tournament, family, round);
    const table = missing.find((candidate) => !blocked.has(candidate));
    const primary = table === undefined ? backTo(tournament, family, inWork.no) : say('enter', { round: no, table });
    return { row: 12, step: 'results', primary };
  }
  if (confirmsRounds(family) && !confirmed) {
    return { row: 13, step: 'confirm', primary: say('confirm', { round: no }) };
  }
  // All results are in, but an earlier round is not over, and the next seating waits for it.
  if (isEarlierOpen) return { row: 15, step: 'results', primary: backTo(tournament, family, inWork.no) };
  if (!isRoundLeft(tournament, family)) return over(tournament, family);
  const next = nextRoundNo(tournament, family) ?? no + 1;
  return { row: 14, step: lastStep(family), primary: say('seat', { round: next }) };
};

const canCount = (tournament: Tournament, family: Game, round: Round, missing: number): boolean => {
  const isFew = missing <= Math.max(1, Math.floor(round.tables.length / ONE_OF));
  return isFew && (!confirmsRounds(family) || provisionalRulesFor(family, tournament, round).length > 0);
};

/** @param round the round shown: a published one, else the one that comes next */
export const stageOf = (tournament: Tournament, family: Game, round: RoundNo, desk: DeskSight): StageRow => {
  const shown = roundOf(tournament, round);
  const inWork = roundInWork(tournament, family);
  const found =
    shown === undefined
      ? unpublished(tournament, family, desk)
      : (preparing(shown, desk) ?? played(tournament, family, shown));
  const back = inWork === undefined ? say('people') : backTo(tournament, family, inWork.no);
  const isWaitingNow =
    shown !== undefined &&
    isWaiting(tournament, family, shown) &&
    (isPrinted(shown, desk) || isPassed(shown, 'print', desk));
  const row: Found = desk.trouble
    ? { ...found, row: 19, primary: say('wayOut') }
    : desk.viewing
      ? { ...found, row: 18, primary: say('ownCopy') }
      : shown !== undefined && shown.no < (inWork?.no ?? 0)
        ? { ...found, row: 17, primary: back }
        : isWaitingNow
          ? { row: 15, step: 'print', primary: back }
          : found;
  const missing = shown === undefined ? [] : missingTables(tournament, family, shown);
  return {
    row: row.row,
    step: row.step,
    primary: row.primary,
    refusal: row.refusal ?? null,
    missing,
    mayLetCount: row.row === 12 && shown !== undefined && canCount(tournament, family, shown, missing.length),
    steps: stepsOf(tournament, family, { round: shown, now: row.step }, desk),
  };
};
