/** The same result for many tables [hall-and-print 3.2]: held, a number and Enter are all that is typed. */

import { describe, expect, test } from 'vitest';
import { bridgeEntry } from '../../../../renderer/games/bridge/entry.ts';
import { changeVerify } from '../../../../renderer/round/entry/entry.ts';
import { startEntry } from '../../../../renderer/round/entry/entry-state.ts';
import { hold } from '../../../../renderer/round/entry/in-turn.ts';
import { twoPeople } from '../../../../renderer/round/names/two-people.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { closed, seatNext, stateOf } from '../../../core/games/bridge/tournament.ts';
import { lineDesk } from '../line-desk.ts';

const event = stateOf(seatNext(closed(24, vpRules({ startRounds: 1, delay: false })), 'start'));
const first = '7 12-8⏎';

const begun = () => {
  const at = lineDesk(event, bridgeEntry, 1);
  at.keys(first);
  return at;
};

const storedAt = (at: ReturnType<typeof begun>, table: number) =>
  at.stored().findLast((stored) => stored.table === table)?.result;

describe('a held result', () => {
  test('is given to every table whose number is typed, in d + 1 keys each', () => {
    const at = begun();
    at.hold(true);
    for (const table of [1, 2, 3, 10, 11, 12]) at.keys(`${table}⏎`);
    expect(at.stored().map(({ table }) => table)).toEqual([7, 1, 2, 3, 10, 11, 12]);
    for (const table of [1, 2, 3, 10, 11, 12]) expect(storedAt(at, table)).toEqual(storedAt(at, 7));
    expect(at.entry()).toMatchObject({ stage: 'table', held: { table: 7 } });
  });

  test('asks before it takes the place of another one', () => {
    const at = begun();
    at.keys('3 10-10⏎');
    at.keys('5 12-8⏎');
    at.hold(true);
    at.keys('3⏎');
    expect(at.entry().stage).toBe('replace');
    expect(storedAt(at, 3)).toMatchObject({ ns: 1000 });
    at.keys('⏎');
    expect(storedAt(at, 3)).toMatchObject({ ns: 1200 });
  });

  test('let go, a number takes the table in hand as ever', () => {
    const at = begun();
    at.hold(true);
    at.hold(false);
    at.keys('4⏎');
    expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table: 4 }, held: null });
  });

  test('there is none before a result was stored, and none in a blind pass', () => {
    const at = lineDesk(event, bridgeEntry, 1);
    at.hold(true);
    expect(at.entry().held).toBeNull();
    const scene = { tournament: event, form: bridgeEntry };
    const latest = { table: 7, result: { entry: 'vp', ns: 1200 } };
    const stored = { ...startEntry<Parameters<typeof bridgeEntry.line>[0]>(1, 'byNumber'), latest };
    const holding = hold(stored, true, scene).entry;
    expect(holding.held).toEqual(latest);
    const blind = changeVerify(holding, true, scene).entry;
    expect(blind.held).toBeNull();
    expect(hold(blind, true, scene).entry.held).toBeNull();
  });

  test('from in order the tables are asked for by number, or nothing would be typed at all', () => {
    const at = lineDesk(event, bridgeEntry, 1, 'inOrder');
    at.take(1);
    at.keys('12-8⏎');
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
