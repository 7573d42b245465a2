// @module-tag long

import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Proposal, quiet } from '../../../../../core/game/seating.ts';
import { mahjongMethods } from '../../../../../core/games/mahjong/seating/methods.ts';
import {
  type MahjongRequest,
  mahjongRequest,
  type PlayedRound,
} from '../../../../../core/games/mahjong/seating/request.ts';
import { cyclicScript } from '../../../../../core/games/mahjong/seating/script/script-ready.ts';
import { shuffle, stream } from '../../../../../core/random/stream.ts';
import { proposal as proposalForm } from '../../../../../core/tournament/draws/proposal.ts';
import { granted, together } from '../requests.ts';

const seat = (request: MahjongRequest): Proposal => {
  const method = mahjongMethods.find(({ id }) => id === request.method);
  if (method === undefined) throw new Error(request.method);
  return granted(method.seat(request as never, quiet));
};

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
};

/** The same request for each kind; the script is the simple construction, by places. */
const requests = (
  ids: readonly number[],
  history: readonly PlayedRound[],
  round: number,
  seed: string,
): MahjongRequest[] => {
  const common = { family: 'mahjong', seed, round, players: ids.map((id) => ({ id })), history };
  const lines = cyclicScript(ids.length, round).at(-1) ?? [];
  const tables = ids.length / 4;
  return [
    { ...common, method: 'random', options: { avoidRepeats: round % 2 === 0 } },
    { ...common, method: 'predefined', options: { lines, numbers: 'places' } },
    ...(history.length === 0
      ? []
      : [
          { ...common, method: 'interval', options: { k: 1 + (round % tables) } },
          { ...common, method: 'swiss', budget: { steps: 2000 } },
          { ...common, method: 'swiss', options: { order: 'closest' }, budget: { steps: 2000 } },
        ]),
  ].map((request) => frozen(mahjongRequest.parse(request)));
};

describe('I-1, I-2, I-3, I-4: every kind, over tournaments with exclusions, late joiners and leavers', () => {
  test.each([
    [8, 20],
    [24, 20],
    [52, 20],
    [100, 20],
    [160, 14],
  ])('%i players, %i rounds', (n, rounds) => {
    const random = stream('kinds', n);
    let registered = Array.from({ length: n }, (_, i) => i + 1);
    let next = n + 1;
    const history: PlayedRound[] = [];
    for (let round = 1; round <= rounds; round++) {
      const joining = random.below(3);
      registered = [...registered, ...Array.from({ length: joining }, () => next++)];
      const willing = shuffle(registered, random).slice(random.below(3));
      const ids = willing.slice(0, willing.length - (willing.length % 4));
      const proposals = requests(ids, history, round, `seed${round}`).map((request) => {
        const proposal = seat(request);
        // [I-1] every active player exactly once, nobody else, four at each table; tables numbered 1..m.
        expect(proposal.tables.every(({ seats }) => seats.length === 4)).toBe(true);
        expect(proposal.tables.flatMap(({ seats }) => seats).sort((a, b) => a - b)).toEqual(
          [...ids].sort((a, b) => a - b),
        );
        expect(proposal.tables.map(({ table }) => table)).toEqual(proposal.tables.map((_, index) => index + 1));
        expect(proposal.byes).toEqual([]);
        // [I-2] the same again from the same input (the request is frozen, so nothing was written either: [I-3]).
        if (round % 2 === 0) expect(seat(request)).toEqual(proposal);
        // [I-4] winds and table numbers never change who sits together.
        const other = mahjongRequest.parse({ ...request, winds: 'random', tableNumbers: { mode: 'spread' } });
        if (round % 2 === 1) expect(together(seat(other).tables)).toBe(together(proposal.tables));
        // What is claimed of the least repeats is never above what a seating has.
        expect(proposal.metrics.least.atLeast).toBeLessThanOrEqual(proposal.metrics.repeats);
        expect(proposal.metrics.repeated.reduce((sum, pair) => sum + pair.rounds.length, 0)).toBe(
          proposal.metrics.repeats,
        );
        expect(proposalForm.parse(JSON.parse(JSON.stringify(proposal)))).toEqual(proposal);
        return proposal;
      });
      const proved = proposals.filter(({ metrics }) => metrics.least.known === 'proved');
      const least = Math.min(...proposals.map(({ metrics }) => metrics.repeats));
      // A proof by one kind holds against all of them.
      for (const { metrics } of proved) expect(metrics.least.atLeast).toBeLessThanOrEqual(least);
      const played = proposals[round % proposals.length];
      history.push({
        round,
        tables: (played?.tables ?? []).map(({ table, seats: [e = 0, s = 0, w = 0, nn = 0] }) => ({
          table,
          seats: [e, s, w, nn],
        })),
      });
    }
  });
});

test('a request survives JSON and is strict', () => {
  const [request] = requests([1, 2, 3, 4], [], 1, 's');
  expect(mahjongRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
  expect(mahjongRequest.safeParse({ ...request, extra: 1 }).success).toBe(false);
  expect(mahjongRequest.safeParse({ ...request, seed: '' }).success).toBe(false);
  expect(
    mahjongRequest.safeParse({ ...request, players: Array.from({ length: 2001 }, (_, id) => ({ id: id + 1 })) })
      .success,
  ).toBe(false);
});

test('every field of a request is described', () => {
  const undescribed: string[] = [];
  const visit = (schema: unknown, path: string) => {
    const node = schema as {
      description?: string;
      properties?: Record<string, unknown>;
      items?: unknown;
      oneOf?: unknown[];
    };
    for (const [name, field] of Object.entries(node.properties ?? {})) {
      if ((field as { description?: string }).description === undefined) undescribed.push(`${path}.${name}`);
      visit(field, `${path}.${name}`);
    }
    if (node.items !== undefined) visit(node.items, `${path}[]`);
    for (const option of node.oneOf ?? []) visit(option, path);
  };
  visit(z.toJSONSchema(mahjongRequest, { io: 'input' }), '');
  expect(undescribed).toEqual([]);
});
