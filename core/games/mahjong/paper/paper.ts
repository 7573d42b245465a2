/**
 * | rule | function |
 * | --- | --- |
 * | [M-33] (3) slip: points, place, chombo and penalty, signatures, sticks left, referee; two or four per page | `slipOf` |
 * | [hall-and-print 1.1 S]: "sum must be ___" | `slipOf` |
 * | [L-7.4] the end that a table agreed on, where it is wished | `slipOf` |
 * | [M-33] (5), (6), (8) rounds of a script that are still to come, local ids | `scheduleOf` |
 *
 * A script by places [M-28] names nobody before the round before is over, so it has no schedule.
 */

import type { GameDocument } from '../../../game/paper.ts';
import type { Schedule, SlipForm } from '../../../game/paper-forms.ts';
import { drawLog } from '../../../tournament/draws/draw-log.ts';
import { lastRound, type Tournament } from '../../../tournament/state.ts';
import { ownOf, rulesOf, type Script } from '../rules/state.ts';
import { toldTables } from '../seating/reasons.ts';
import type { ReadScript } from '../seating/script/script-read.ts';
import { currentGame, localIdsOf, readOwnScript, scriptRefusal } from '../seating/script/script-state.ts';

export const slipOf = (tournament: Tournament): SlipForm => {
  const { startPoints, sticks } = rulesOf(tournament);
  return {
    perPage: [4, 3, 2],
    beside: [
      { code: 'points', for: 'number', label: { code: 'words.columns.points' } },
      { code: 'place', for: 'mark', label: { code: 'words.columns.place' } },
      { code: 'penalty', for: 'mark' },
      { code: 'signature', for: 'signature', label: { code: 'sheets.columns.signature' } },
    ],
    below: [
      { code: 'sticksLeft', for: 'mark' },
      { code: 'referee', for: 'signature', label: { code: 'sheets.report.referee' } },
    ],
    wished: { code: 'agreedEnd', for: 'mark' },
    labels: 'mahjong',
    note: { code: `mahjong.slips.sum.${sticks}`, params: { sum: 4 * startPoints } },
  };
};

/** While a round of the script is open, it has taken the current game. */
const nextGame = (tournament: Tournament, script: Script): number => {
  const last = lastRound(tournament);
  const open = last !== undefined && !last.confirmed && last.draw.proposal.method === 'predefined';
  return currentGame(tournament, script) + (open ? 1 : 0);
};

const comingRounds = (tournament: Tournament, script: Script, read: ReadScript): Schedule['coming'] => {
  const { rounds, plannedRounds } = tournament;
  const playerOf = new Map(localIdsOf(tournament, script).map(({ localId, player }) => [localId, player]));
  return read.rounds
    .slice(nextGame(tournament, script) - 1)
    .map((lines, ahead) => ({
      no: rounds.length + 1 + ahead,
      tables: lines.map((numbers, line) => ({
        table: line + 1,
        seats: numbers.map((number) => playerOf.get(number) ?? null),
      })),
      seatsKnown: script.winds === 'asWritten',
    }))
    .filter(({ no }) => no <= Math.max(plannedRounds, rounds.length));
};

export const scheduleOf = (tournament: Tournament): Schedule | null => {
  const { script } = ownOf(tournament);
  const read = readOwnScript(tournament);
  if (script === null || read === null || script.numbers === 'places') return null;
  return {
    numbers: localIdsOf(tournament, script).map(({ localId, player }) => ({ entrant: player, number: localId })),
    coming: scriptRefusal(tournament, read) === null ? comingRounds(tournament, script, read) : [],
  };
};

const reasonsDocument: GameDocument = {
  id: 'mahjong.reasons',
  of: 'round',
  waits: (_tournament, round) => (round === null ? 'round' : null),
  make: (tournament, round) => {
    if (round === null) return [];
    const { proposal, metrics } = round.draw;
    const parts = drawLog(tournament, round, {
      drawn: toldTables(proposal),
      steps: 'words.log.steps',
      whole: [metrics.least.how, ...proposal.trace],
      columns: ['mahjong.log.players'],
      cells: ({ seats }) => [{ kind: 'entrants', entrants: seats }],
      why: 'words.log.why',
      byHand: { code: 'mahjong.reasons.byHand' },
    });
    return [{ kind: 'list', parts }];
  },
};

export const mahjongDocuments: readonly GameDocument[] = [reasonsDocument];
