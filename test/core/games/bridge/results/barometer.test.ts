import { describe, expect, test } from 'vitest';
import { readRounds, readTotals } from '../../../../../core/games/bridge/results/barometer.ts';
import { gapAfterImport } from '../../../../../core/games/bridge/results/event.ts';
import { standings } from '../../../../../core/games/bridge/results/standings.ts';
import type { BridgeRules } from '../../../../../core/games/bridge/rules/rules.ts';
import { mpRules, vpRules } from '../events.ts';
import { moreOf, pairing } from '../golden.ts';
import { attempt, opened, own, playedThrough, proposalFor, refusalOf, run, seatNext, stateOf } from '../tournament.ts';
import { g1, plain } from '../walks.ts';

describe('[bridge 4.17] barometer converted', () => {
  const text = g1
    .flatMap(({ no, matches }) => matches.map(({ a, b, x, y }, i) => `${no}\t${i + 1}\t${a}\t${b}\t${x}-${y}`))
    .join('\n');
  const rows = readRounds(`Round\tTable\tNS\tEW\tResult\n${text}\n`);
  const convert = (nextBoard: number | null = null) => {
    if (!rows.ok) throw new Error(rows.refusal.code);
    return run(
      opened(12, vpRules({ boardsPerRound: 3 })),
      own({ do: 'convertBarometer', rows: [...rows.value], boards: 3, nextBoard }),
    );
  };
  test('12 pairs, 5 rounds of 3 boards: round 6 is Swiss on boards 16–18 with the seating of G1', () => {
    const event = convert();
    const proposal = proposalFor(event, 'swiss');
    expect(pairing(proposal)).toBe('1:6-10 2:3-1 3:5-7 4:8-2 5:9-11 6:12-4');
    expect(moreOf(proposal)).toMatchObject({ baseRound: 5, boards: { from: 16, to: 18 } });
    expect(standings(stateOf(event)).rows[0]).toMatchObject({ entrant: 6, place: 1 });
  });
  test('W-07 when boards are left out', () => {
    expect(gapAfterImport(stateOf(convert()))).toBeNull();
    expect(gapAfterImport(stateOf(convert(19)))).toEqual({
      code: 'bridge.warnings.boardsNotPlayed',
      params: { from: 16, to: 18 },
    });
    expect(moreOf(proposalFor(convert(19), 'swiss')).boards).toEqual({ from: 19, to: 21 });
  });
  test('can be taken back until the first Swiss round has a result', () => {
    const event = seatNext(convert());
    const back = run(event, own({ do: 'revertConversion' }));
    expect(stateOf(back).rounds).toEqual([]);
    const result = run(event, { type: 'result.enter', round: 6, table: 1, result: { entry: 'vp', ns: 1000 } });
    expect(refusalOf(result, own({ do: 'revertConversion' })).code).toBe('bridge.resultsExist');
    expect(refusalOf(event, own({ do: 'reopenPreparations' })).code).toBe('bridge.conversionStands');
  });
  test('byes of an odd number are found where a pair stands in no row, or against 0', () => {
    const odd = readRounds('1 1 1 2 12-8\n1 2 3 0 12');
    expect(odd.ok && odd.value[1]).toMatchObject({ ns: 3, ew: null });
    const three = readRounds('1;1;1;2;12,5-7,5\n2;1;1;3;10-10');
    expect(three.ok && three.value[0]).toMatchObject({ nsScore: 1250, ewScore: 750 });
  });
  test.each([
    ['1 1 1 2 12-8\n1 1 3 4 12-8', 'tables'],
    ['1 1 1 2 12-8\n1 2 3 4 12-8\n2 1 1 2 12-8', 'pairs'],
    ['1 1 1 2 12-8\n1 2 1 3 12-8', 'pairs'],
    ['1 1 1 2 12-8\n3 1 1 2 12-8', 'gap'],
  ])('E-13: %j (%s)', (list, why) => {
    expect(readRounds(list)).toMatchObject({ ok: false, refusal: { code: 'bridge.notOneSection', params: { why } } });
  });
  test('a name that every object has is no heading', () => {
    const list = 'constructor 1 1 2 12-8\n1 2 3 4 12-8';
    expect(readRounds(list)).toMatchObject({ ok: false, refusal: { params: { line: 1, field: 'round' } } });
  });
  test.each([
    ['x 1 1 2 12-8', 'round'],
    ['1 0 1 2 12-8', 'table'],
    ['1 1 a 2 12-8', 'ns'],
    ['1 1 1 1 12-8', 'ew'],
    ['1 1 1 2 12-x', 'result'],
    ['', 'round'],
  ])('a line that cannot be read is named: %j', (list, field) => {
    expect(readRounds(list)).toMatchObject({
      ok: false,
      refusal: { code: 'bridge.importLine', params: { line: 1, field } },
    });
  });
  const taken = (rules: BridgeRules, result: string) => {
    const read = readRounds(`1;1;1;2;${result}\n1;2;3;4;10`);
    if (!read.ok) throw new Error(read.refusal.code);
    const convert = own({ do: 'convertBarometer', rows: [...read.value], boards: 3, nextBoard: null });
    const { ledger, refusal } = attempt(opened(4, rules), convert);
    return refusal === null ? stateOf(ledger).rounds[0]?.results[1] : refusal.code;
  };
  test.each(['3.13-96.88', '3,12-96,87', '3.13-96.87', '3.13'])('percentages are rounded a side: %s', (result) => {
    expect(taken(mpRules(), result)).toMatchObject({ entry: 'mp', ns: result === '3,12-96,87' ? 312 : 313 });
  });
  test.each(['3.13-96.89', '3.12-96.86', '101', '-1', '58-41'])('percentages that make no hundred: %s', (result) => {
    expect(taken(mpRules(), result)).toBe('bridge.importResult');
  });
  test('VP stay on the scale; parted ones stay as written [W-09]', () => {
    for (const result of ['25', '25-0', '0-25', '-5', '20,01']) {
      expect(taken(vpRules({}), result), result).toBe('bridge.importResult');
    }
    expect(taken(vpRules({}), '12-9')).toMatchObject({ entry: 'vp', ns: 1200, ew: 900 });
    expect(taken(vpRules({}), '20')).toMatchObject({ entry: 'vp', ns: 2000 });
  });
  test('totals only: no meetings known (I-02), the leader by total', () => {
    const read = readTotals('Pair\tTotal\n1\t55\n2\t32,5\n3\t65\n4\t70');
    if (!read.ok) throw new Error('unread');
    expect(read.value.notice).toEqual({ code: 'bridge.notices.meetingsUnknown' });
    const event = run(opened(4, plain), own({ do: 'convertTotals', totals: [...read.value.totals] }));
    expect(pairing(proposalFor(event, 'swiss'))).toBe('1:4-3 2:1-2');
    expect(stateOf(run(event, own({ do: 'revertConversion' }))).own).toMatchObject({ carryOver: {}, imported: null });
    expect(readTotals('1\t2\n1\t3')).toMatchObject({ ok: false, refusal: { params: { line: 2, field: 'number' } } });
    expect(readTotals('1\tx')).toMatchObject({ ok: false, refusal: { params: { field: 'total' } } });
  });
});

describe('[bridge 4.18] meetings ignored', () => {
  test('from the round in whose dialog it is set until changed', () => {
    const five = playedThrough(g1, plain, 12);
    const event = run(five, own({ do: 'ignoreMeetings', through: 3, forgetByes: false }));
    expect(pairing(proposalFor(event, 'swiss'))).toBe('1:6-10 2:3-1 3:5-7 4:8-12 5:9-4 6:11-2');
    expect(refusalOf(five, own({ do: 'ignoreMeetings', through: 6, forgetByes: false })).code).toBe(
      'bridge.ignoreLater',
    );
  });
});
