/** The same result for many tables [hall-and-print 3.2]: held, a number and Enter are all that is typed. */

import { describe, expect, test } from 'vitest';
import { twoPeople } from '../../../renderer/rounds/two-people.ts';
import { mahjongEvent, seated } from './event.ts';
import { pointsIn, typist } from './typist.ts';

const TABLES = 12;
const first = '7⏎412⏎305⏎198⏎⏎';

const begun = () => {
  const at = typist(seated(mahjongEvent(4 * TABLES)));
  at.keys(first);
  return at;
};

describe('a held result', () => {
  test('is given to every table whose number is typed, in d + 1 keys each', () => {
    const at = begun();
    at.hold(true);
    const before = at.struck();
    for (const table of [1, 2, 3, 10, 11, 12]) at.keys(`${table}⏎`);
    expect(at.struck() - before).toBe(3 * 2 + 3 * 3);
    const points = pointsIn(at.ledger(), 1);
    expect(Object.keys(points)).toEqual(['1', '2', '3', '7', '10', '11', '12']);
    for (const table of [1, 2, 3, 10, 11, 12]) expect(points[table]).toEqual(points[7]);
    expect(at.entry()).toMatchObject({ stage: 'table', held: { table: 7 } });
  });

  test('asks before it takes the place of another one', () => {
    const at = begun();
    at.keys('3⏎250⏎250⏎250⏎⏎');
    at.keys('5⏎412⏎305⏎198⏎⏎');
    at.hold(true);
    at.keys('3⏎');
    expect(at.entry().stage).toBe('replace');
    expect(pointsIn(at.ledger(), 1)[3]?.[0]).toBe(25_000);
    at.keys('⏎');
    expect(pointsIn(at.ledger(), 1)[3]?.[0]).toBe(41_200);
  });

  test('let go, a number takes the table in hand as ever', () => {
    const at = begun();
    at.hold(true);
    at.hold(false);
    at.keys('4⏎');
    expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table: 4 }, held: null });
  });

  test('there is none before a result was stored, and none in a blind pass', () => {
    const at = typist(seated(mahjongEvent(16)));
    at.hold(true);
    expect(at.entry().held).toBeNull();
    at.keys('1⏎412⏎305⏎198⏎⏎');
    at.hold(true);
    at.verify(true);
    expect(at.entry().held).toBeNull();
    at.hold(true);
    expect(at.entry().held).toBeNull();
  });

  test('from in order the tables are asked for by number, or nothing would be typed at all', () => {
    const at = typist(seated(mahjongEvent(16)), { mode: 'inOrder' });
    at.keys('1⏎412⏎305⏎198⏎⏎');
    at.hold(true);
    expect(at.entry()).toMatchObject({ mode: 'byNumber', stage: 'table', taken: null });
  });
});

describe('[hall-and-print 3.4] the two-person rule', () => {
  test.each([
    ['AB', 'CD', 'two'],
    ['Анна', 'Пётр', 'two'],
    ['A. B.', 'ab', 'same'],
    ['анна', 'Анна ', 'same'],
    ['', 'CD', 'missing'],
    ['AB', ' . ', 'missing'],
  ])('%s and %s: %s', (a, b, kind) => {
    expect(twoPeople(a, b).kind).toBe(kind);
  });
});
