/** What a typed number means is a rule of the event [fault B-5] [boards 2.1, 2.6, 13.5]. */

import { describe, expect, test } from 'vitest';
import { topOf, unitOf } from '../../../../../core/games/bridge/results/read-line.ts';
import { type BridgeRules, bridgeRules, usualRules } from '../../../../../core/games/bridge/rules/rules.ts';
import { rulesOf } from '../../../../../core/games/bridge/rules/state.ts';
import type { Json } from '../../../../../core/tournament/words.ts';
import { mpRules, vpRules } from '../events.ts';
import { attempt, closed, refusalOf, run, seatNext, stateOf } from '../tournament.ts';

const withoutUnit = (rules: BridgeRules): BridgeRules => {
  const { entryUnit: _unit, ...older } = rules;
  return older as BridgeRules;
};

describe('B-5 the unit of results', () => {
  test.each([
    ['teams by VP hand in IMPs', usualRules('teams'), 'imp'],
    ['pairs by MP', usualRules('pairs'), 'mp'],
    ['pairs by VP', vpRules(), 'vp'],
    ['teams ranked by IMPs', { ...usualRules('teams'), ranking: 'imp' as const }, 'imp'],
    ['the rules say VP', { ...usualRules('teams'), entryUnit: 'vp' as const }, 'vp'],
    ['a unit that the ranking has no use for', { ...usualRules('pairs'), entryUnit: 'vp' as const }, 'mp'],
    ['2.6 teams of an older file: the unit of the ranking', withoutUnit(usualRules('teams')), 'vp'],
    ['2.6 pairs of an older file', withoutUnit(usualRules('pairs')), 'mp'],
  ])('%s', (_name, rules, unit) => {
    expect(unitOf(rules)).toBe(unit);
  });

  test('rules of an older file are read, and say nothing of a unit', () => {
    expect(bridgeRules.parse(withoutUnit(usualRules('teams'))).entryUnit).toBeNull();
  });

  test('it is journaled, and changing it reads no stored result anew', () => {
    const rules = { ...usualRules('teams'), startRounds: 1 as const, delay: false };
    const seated = seatNext(closed(4, rules), 'start');
    const one = run(seated, { type: 'result.enter', round: 1, table: 1, result: { entry: 'imp', ns: 1400, ew: 600 } });
    const now = run(one, {
      type: 'tournament.rule',
      rules: { ...rulesOf(stateOf(one)), entryUnit: 'vp' } as unknown as Json,
    });
    expect(unitOf(rulesOf(stateOf(now)))).toBe('vp');
    expect(stateOf(now).rounds[0]?.results).toEqual(stateOf(one).rounds[0]?.results);
  });
});

describe('B-5 the top of a round', () => {
  test('is what the stored results tell, and unknown before', () => {
    const raw = { entry: 'raw', boards: null, note: '' };
    expect(topOf({ results: {} })).toBeNull();
    expect(topOf({ results: { 1: { ...raw, ns: 3400, top: null } as Json } })).toBeNull();
    const told = { 1: { ...raw, ns: 3400, top: 4800 } as Json, 2: { ...raw, ns: 1, top: 5600 } as Json };
    expect(topOf({ results: { ...told, 3: { ...raw, ns: 2, top: 4800 } as Json } })).toBe(4800);
  });
});

describe('F29 rules under which results that count would be worth nothing', () => {
  const rule = (rules: BridgeRules) => ({ type: 'tournament.rule' as const, rules: rules as unknown as Json });
  const entered = (result: Json) =>
    run(seatNext(closed(4, vpRules()), 'start'), { type: 'result.enter', round: 1, table: 1, result });
  test('IMPs that were handed in are worth nothing by MP %', () => {
    expect(refusalOf(entered({ entry: 'imp', ns: 1500 }), rule(mpRules()))).toMatchObject({
      code: 'bridge.entryUnit',
      params: { entry: 'imp', ranking: 'mp' },
    });
  });
  test('by the boards planned, and IMPs in the place of VP, are worth something', () => {
    const planned = rule(vpRules({ scaleBoards: 'planned' }));
    expect(attempt(entered({ entry: 'imp', ns: 1500 }), planned).refusal).toBeNull();
    expect(attempt(entered({ entry: 'imp', ns: 1500 }), rule(vpRules({ ranking: 'imp' }))).refusal).toBeNull();
  });
  test('before the first result everything can be chosen', () => {
    expect(attempt(seatNext(closed(4, vpRules()), 'start'), rule(mpRules())).refusal).toBeNull();
  });
});
