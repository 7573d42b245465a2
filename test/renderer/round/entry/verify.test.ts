/** The verify pass [hall-and-print 3.4, K-13]: the pile typed a second time, without sight of the first. */

import { describe, expect, test } from 'vitest';
import { shuffle, stream } from '../../../../core/random/stream.ts';
import { mahjongEntry } from '../../../../renderer/games/mahjong/entry.ts';
import { nextOutstanding } from '../../../../renderer/round/entry/entry-state.ts';
import { mahjongEvent, seated, tournamentOf } from '../event.ts';
import { pointsIn, typist } from '../typist.ts';

const TABLES = 50;
const scores = (table: number): readonly [number, number, number] => [412 + table, 305, 198 - table];
const keysFor = (table: number, [a, b, c] = scores(table)): string => `${table}⏎${a}⏎${b}⏎${c}⏎⏎`;

/** An event whose fifty slips are in, five of them wrong. */
const entered = () => {
  const at = typist(seated(mahjongEvent(4 * TABLES)));
  const wrong = new Set([3, 14, 15, 29, 50]);
  for (let table = 1; table <= TABLES; table++) {
    const [a, b, c] = scores(table);
    at.keys(keysFor(table, wrong.has(table) ? [a + 1, b, c] : [a, b, c]));
  }
  return { at, wrong };
};

describe('K-13: the verify pass', () => {
  test('of 50 slips with 5 planted differences finds those 5 and no other', () => {
    const { at, wrong } = entered();
    const before = pointsIn(at.ledger(), 1);
    at.verify(true);
    const order = shuffle(
      Array.from({ length: TABLES }, (_, i) => i + 1),
      stream('k13'),
    );
    for (const table of order) {
      at.keys(keysFor(table));
      const { stage, complaint, verify } = at.entry();
      if (wrong.has(table)) {
        expect([stage, complaint?.code]).toEqual(['replace', 'entry.differs']);
        at.keys('⏎');
      } else expect([stage, complaint]).toEqual(['table', null]);
      expect(verify?.differed.includes(table)).toBe(wrong.has(table));
    }
    const { verify } = at.entry();
    expect(verify?.checked.toSorted((a, b) => a - b)).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(verify?.differed)).toEqual(wrong);
    // What was right was not written again; what was wrong is right now.
    const after = pointsIn(at.ledger(), 1);
    for (let table = 1; table <= TABLES; table++) {
      const [a] = scores(table);
      expect(after[table]?.[0]).toBe(100 * a);
      expect(before[table]?.[0] === after[table]?.[0]).toBe(!wrong.has(table));
    }
    expect(tournamentOf(at.ledger()).rounds[0]?.confirmed).toBe(false);
  });

  test('is blind: a table is taken as if nothing had been entered', () => {
    const { at } = entered();
    at.verify(true);
    at.keys('7⏎');
    expect(at.entry()).toMatchObject({ stage: 'hand', line: '', taken: { table: 7 } });
  });

  test('Escape goes back to what was typed, and nothing is written', () => {
    const { at } = entered();
    const before = pointsIn(at.ledger(), 1);
    at.verify(true);
    at.keys(`${keysFor(3)}⎋`);
    expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table: 3 } });
    expect(pointsIn(at.ledger(), 1)).toEqual(before);
    expect(at.entry().verify).toEqual({ checked: [], differed: [3], by: null });
  });

  test('in order, the next table is the next that was not typed again', () => {
    const { at } = entered();
    at.verify(true);
    at.keys(keysFor(1));
    at.keys('+');
    expect(at.entry()).toMatchObject({ mode: 'inOrder', taken: { table: 2 } });
    const scene = { tournament: tournamentOf(at.ledger()), form: mahjongEntry };
    expect(nextOutstanding(scene, { ...at.entry(), verify: null }, 1)).toBeNull();
  });

  test('a slip that was never entered is entered', () => {
    const at = typist(seated(mahjongEvent(16)));
    at.verify(true);
    at.keys(keysFor(2));
    expect(Object.keys(pointsIn(at.ledger(), 1))).toEqual(['2']);
    expect(at.entry().verify).toEqual({ checked: [2], differed: [], by: null });
  });

  test('ends when it is ended', () => {
    const { at } = entered();
    at.verify(true);
    at.verify(false);
    expect(at.entry().verify).toBeNull();
    at.keys('7⏎');
    expect(at.entry().line).not.toBe('');
  });
});
