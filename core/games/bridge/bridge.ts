/**
 * What bridge gives to the rest of the program.
 *
 * | rule | function |
 * | --- | --- |
 * | the next round, from the standing after its base round [bridge 3.2, 4.5] | `request` (next-round.ts) |
 * | with one round's delay two rounds are open at a time [bridge 4.4]; a round counts when everything up to it is in [bridge 4.5] | `pace` |
 * | closing preparations seats the start rounds with one press [W-9.3] | `opening` (decide-preparations.ts) |
 * | whoever is withdrawn or absent is left out of the next seating, so it may be said at any time [bridge 4.13] | `playingRefusal` |
 * | two at a table, everybody once, the absent among the byes [E-08] | `checkSeating` |
 * | the sheets, the hall with directions and rooms [bridge 6, R1 to R11] | `paper.documents`, `hall.views` |
 * | pair numbers, and the start rounds from the moment preparations are closed [bridge 4.4, R1] | `schedule` (paper.ts) |
 */

import { erased } from '../../game/game.ts';
import { afterPackage, bridgeDocuments, roundPackage, withoutDocuments } from './paper/documents.ts';
import { bridgeHallViews } from './paper/hall-views.ts';
import { schedule } from './paper/paper.ts';
import { completeThrough, nextRoundNo, standsIn } from './results/event.ts';
import { drawnFrom } from './results/revisions.ts';
import { standings } from './results/standings.ts';
import { bridgeRules, defaultRules } from './rules/rules.ts';
import { bridgeCommand, bridgeTraits, rulesOf, startOwn } from './rules/state.ts';
import { bridgeSample } from './sample.ts';
import { bridgeMethods } from './seating/methods.ts';
import { checkResult, checkSeating, resultFrom, resultLines, rulesRefusal } from './steps/checks.ts';
import { decideOwn } from './steps/decide.ts';
import { opening } from './steps/decide-preparations.ts';
import { evolveOwn, revisionsOf } from './steps/evolve.ts';
import type { BridgeGame } from './steps/facts.ts';
import { requestFor, usualMethod } from './steps/next-round.ts';

const wing: BridgeGame = {
  id: 'bridge',
  seats: ['ns', 'ew'],
  entrantIs: (tournament) => (rulesOf(tournament).kind === 'teams' ? 'team' : 'pair'),
  traits: bridgeTraits,
  sample: bridgeSample,
  rules: {
    schema: bridgeRules,
    usual: defaultRules,
    refusal: rulesRefusal,
  },
  seating: {
    methods: bridgeMethods,
    offers: (tournament) =>
      bridgeMethods.map(({ id }) => {
        const answer = requestFor(tournament, id, {}, 'offer');
        return { id, refusal: answer.ok ? null : answer.refusal };
      }),
    usualMethod,
    request: requestFor,
    playingRefusal: () => null,
    check: checkSeating,
    pace: { next: nextRoundNo, counted: completeThrough },
    opening,
  },
  results: {
    standsIn,
    drawnFrom,
    check: checkResult,
    lines: resultLines,
    pointsScale: 100,
    toldBy: 'score',
    from: resultFrom,
    standings,
  },
  steps: {
    start: () => startOwn,
    command: bridgeCommand,
    decide: (tournament, command, _counters, revisions) => decideOwn(tournament, command, revisions),
    evolve: evolveOwn,
    revisions: revisionsOf,
  },
  paper: {
    substitute: () => null,
    schedule,
    givesNumbers: true,
    documents: bridgeDocuments,
    without: withoutDocuments,
    roundPackage,
    afterPackage,
  },
  hall: {
    views: bridgeHallViews,
  },
};

export const bridge = erased(wing);
