/** What the desk sees beside the journal, and results of single tables, for tests of the stages of a round. */

import type { DeskSight } from '../../../core/game/round-steps.ts';
import { families } from '../../../core/games/all.ts';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import type { Ledger } from '../../../core/tournament/ledger.ts';
import { type StageRow, stageOf } from '../../../core/tournament/stage.ts';
import { stateOf } from './event.ts';

const nothingDone: DeskSight = {
  proposal: 'none',
  printed: {},
  notNeeded: {},
  paperLeft: {},
  inHall: {},
  hallOpen: false,
  hallRound: null,
  hallSeats: false,
  viewing: false,
  trouble: false,
};

export const stage = (ledger: Ledger, round: number, desk: Partial<DeskSight> = {}): StageRow => {
  const tournament = stateOf(ledger);
  return stageOf(tournament, families[tournament.family], round, { ...nothingDone, ...desk });
};

/** At a table of a bridge round. */
export const bridgeResult = (round: number, table: number): CommandInput => ({
  type: 'result.enter',
  round,
  table,
  result: { entry: 'vp', ns: 1200 },
});

/** A match of 1-v-1. */
export const won = (round: number, table: number): CommandInput => ({
  type: 'result.enter',
  round,
  table,
  result: { outcome: 'a', games: { a: 2, b: 0, draws: 0 }, reason: 'played' },
});

export const clock: CommandInput = { type: 'round.clock', no: 1, at: 0, do: { what: 'start', seconds: 3600 } };
