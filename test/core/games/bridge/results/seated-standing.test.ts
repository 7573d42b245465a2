/** The rank beside a name at the tables is the place of the standings (F12). */

import { expect, test } from 'vitest';
import { seatedStanding } from '../../../../../core/games/bridge/paper/seated-standing.ts';
import { standings } from '../../../../../core/games/bridge/results/standings.ts';
import type { BridgeMore } from '../../../../../core/games/bridge/seating/more.ts';
import { vpRules } from '../events.ts';
import { closed, proposalFor, run, seatNext, stateOf } from '../tournament.ts';

const rules = vpRules({ startRounds: 1, delay: false, tieBreaks: ['shared'] });

const played = run(
  seatNext(closed(12, rules), 'start'),
  ...[1200, 1200, 1500, 1000, 1000, 1500].map((ns, i) => ({
    type: 'result.enter' as const,
    round: 1,
    table: i + 1,
    result: { entry: 'vp', ns },
  })),
);

const moreFor = (ledger: typeof played) => proposalFor(ledger, 'swiss').more as unknown as BridgeMore;

test('equals share their place at the tables as in the standings', () => {
  const seated = seatedStanding(stateOf(played), moreFor(played));
  const places = [...seated.values()].map(({ place }) => place).toSorted((a, b) => a - b);
  expect(places).toEqual([1, 1, 3, 3, 5, 5, 5, 5, 9, 9, 11, 11]);
  for (const { entrant, place } of standings(stateOf(played)).rows) {
    expect([entrant, seated.get(entrant)?.place]).toEqual([entrant, place]);
  }
});

test('a result corrected since leaves the round as it was drawn, equals still sharing', () => {
  const more = moreFor(played);
  const corrected = run(played, {
    type: 'result.enter',
    round: 1,
    table: 4,
    result: { entry: 'vp', ns: 2000 },
  });
  const places = [...seatedStanding(stateOf(corrected), more).values()].map(({ place }) => place);
  expect(places.toSorted((a, b) => a - b)).toEqual([1, 1, 3, 3, 5, 5, 5, 5, 9, 9, 11, 11]);
});
