/**
 * Bridge as a game: what the rest of the program needs to know of it.
 *
 * | rule | function |
 * | --- | --- |
 * | the next round, from the standing after its base round [bridge 3.2, 4.5] | `request` (next-round.ts) |
 * | with one round's delay two rounds are open at a time [bridge 4.4]; a round counts when everything up to it is in [bridge 4.5] | `pace` |
 * | who is withdrawn or absent is left out of the next seating, so it may be said at any time [bridge 4.13] | `playingRefusal` |
 * | two at a table, everybody once, the absent among the byes [E-08] | `checkSeating` |
 * | a result fits the scale [E-10] | `checkResult` |
 * | slip: IMPs or %, VP, both sides' initials [hall-and-print 1.1 S] | `slip` (paper.ts) |
 * | the sheets, the hall with directions and rooms [bridge 6, R1 to R11] | `documents`, `hallViews` |
 * | pair numbers, and the start rounds from the moment preparations are closed [bridge 4.4, R1] | `schedule` (paper.ts) |
 */

import type { Game } from '../../game/game.ts';
import { ok } from '../../tournament/refusal.ts';
import type { Json } from '../../tournament/words.ts';
import { bridgeDocuments, roundPackage, withoutDocuments } from './paper/documents.ts';
import { bridgeHallViews } from './paper/hall-views.ts';
import { schedule, slip } from './paper/paper.ts';
import { completeThrough, nextRoundNo, standsIn } from './results/event.ts';
import { drawnFrom } from './results/revisions.ts';
import { standings } from './results/standings.ts';
import { bridgeRules, defaultRules } from './rules/rules.ts';
import { type BridgeCommand, bridgeCommand, bridgeTraits, type OwnChange, rulesOf, startOwn } from './rules/state.ts';
import { bridgeSample } from './sample.ts';
import { bridgeMethods } from './seating/methods.ts';
import { checkResult, checkSeating, resultFrom, resultLines, rulesRefusal } from './steps/checks.ts';
import { requestFor } from './steps/next-round.ts';
import { decideOwn, evolveOwn, revisionsOf } from './steps/own-decide.ts';

export const bridge: Game = {
  id: 'bridge',
  seats: ['ns', 'ew'],
  rules: bridgeRules as unknown as Game['rules'],
  defaultRules: defaultRules,
  start: () => startOwn,
  entrantIs: (tournament) => (rulesOf(tournament).kind === 'teams' ? 'team' : 'pair'),
  traits: bridgeTraits as unknown as Game['traits'],
  methods: bridgeMethods,
  sample: bridgeSample,
  offers: (tournament) =>
    bridgeMethods.map(({ id }) => {
      const answer = requestFor(tournament, id, {}, 'offer');
      return { id, refusal: answer.ok ? null : answer.refusal };
    }),
  request: requestFor,
  playingRefusal: () => null,
  checkSeating,
  standsIn,
  drawnFrom,
  checkResult,
  rulesRefusal,
  resultLines,
  pointsScale: 100,
  resultFrom,
  standings,
  substitute: () => null,
  slip,
  schedule,
  documents: bridgeDocuments,
  withoutDocuments,
  roundPackage,
  hallViews: bridgeHallViews,
  pace: { next: nextRoundNo, counted: completeThrough },
  command: bridgeCommand as unknown as Game['command'],
  decide: (tournament, command, _counters, revisions) => {
    const decided = decideOwn(tournament, command as unknown as BridgeCommand, revisions);
    return decided.ok ? ok(decided.value as unknown as readonly Json[]) : decided;
  },
  evolve: (tournament, change) => evolveOwn(tournament, change as unknown as OwnChange),
  revisions: (change) => revisionsOf(change as unknown as OwnChange),
};
