/** [T-MSG-1]: refusals of the core that no other trial brings about, each by what really leads to it. */

import { expect, test } from 'vitest';
import { readRounds } from '../../core/exchange/rounds.ts';
import { families } from '../../core/games/all.ts';
import { eventOf, proposalFor, publishing, refusalOf, run, stateOf } from './tournament/event.ts';

test('a table number that stands twice: seating.tableTwice', () => {
  const event = eventOf(8);
  const proposal = proposalFor(event, 'random', {}, 's');
  const tables = proposal.tables.map(({ seats }) => ({ table: 1, seats: [...seats] }));
  const publish = { type: 'round.publish', method: 'random', options: {}, proposal, tables };
  expect(refusalOf(event, publish as never)).toMatchObject({ code: 'seating.tableTwice', params: { table: 1 } });
});

test('a result taken back where there is none: result.none', () => {
  const event = eventOf(8);
  const seated = run(event, publishing(event));
  expect(refusalOf(seated, { type: 'result.clear', round: 1, table: 2 })).toMatchObject({
    code: 'result.none',
    params: { round: 1, table: 2 },
  });
});

test('a list of rounds for a family whose results cannot be told in a list: exchange.rounds.noRounds', () => {
  const { poker } = families;
  expect(poker?.results.from).toBeUndefined();
  const tournament = { ...stateOf(eventOf(8)), family: 'poker' } as const;
  const { problems, commands } = readRounds({ rows: [] }, tournament, families, new Map());
  expect(problems.map(({ code }) => code)).toEqual(['exchange.rounds.noRounds']);
  expect(commands).toEqual([]);
});
