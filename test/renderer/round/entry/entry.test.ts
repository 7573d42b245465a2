import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shuffle, stream } from '../../../../core/random/stream.ts';
import { confirmed, mahjongEvent, seated, somePoints, tournamentOf, withResults } from '../event.ts';
import { pointsIn, typist } from '../typist.ts';

const event = (players = 16) => seated(mahjongEvent(players));

describe('by number: slips arrive in any order', () => {
  test('digits and Enter take a table in hand', () => {
    const at = typist(event());
    at.keys('3⏎');
    expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table: 3 }, line: '', complaint: null });
  });

  test('K-03 fifty tables in random order take d + 1 + 13 keys each, one more for every minus sign', () => {
    const at = typist(event(200));
    const random = stream('k03');
    const wanted: { [table: string]: number[] } = {};
    for (const table of shuffle(
      Array.from({ length: 50 }, (_, i) => i + 1),
      random,
    )) {
      const minus = random.below(4) === 0;
      const third = minus ? -101 - random.below(200) : 100 + random.below(200);
      const scores = [412 + random.below(90), 305 + random.below(90), third];
      const rest = 1200 - scores.reduce((sum, score) => sum + score, 0);
      wanted[table] = [...scores, rest].map((score) => 100 * score);
      const before = at.struck();
      at.keys(`${table}⏎${scores.map((score) => `${score}⏎`).join('')}⏎`);
      const digits = String(table).length;
      expect(at.struck() - before).toBe(digits + 1 + 13 + (minus ? 1 : 0));
      expect(at.entry()).toMatchObject({ stage: 'table', line: '', complaint: null, taken: null });
    }
    expect(pointsIn(at.ledger(), 1)).toEqual(wanted);
  });

  test.each([
    ['99⏎', 'entry.noTable', '99'],
    ['0⏎', 'entry.notATable', '0'],
    ['-3⏎', 'entry.notATable', '-3'],
    ['1.5⏎', 'entry.notATable', '1.5'],
  ])('%s is refused and stays as typed', (keys, code, line) => {
    const at = typist(event());
    at.keys(keys);
    expect(at.entry()).toMatchObject({ stage: 'table', line, complaint: { code } });
  });

  test.each(['⏎', '*', '1⏎412⏎305⏎198⏎⏎⏎'])('an empty line has nothing to say: %s', (keys) => {
    const at = typist(event());
    at.keys(keys);
    expect(at.entry()).toMatchObject({ stage: 'table', line: '', complaint: null, taken: null });
  });

  test('a table number that is refused gives way to the next slip', () => {
    const at = typist(event());
    at.keys('99⏎1⏎412⏎305⏎198⏎⏎');
    expect(pointsIn(at.ledger(), 1)).toEqual({ 1: [41_200, 30_500, 19_800, 28_500] });
  });

  test('a table that is not there names those that are', () => {
    const at = typist(event());
    at.keys('99⏎');
    expect(at.entry().complaint?.params).toEqual({ table: 99, round: 1, tables: '1–4' });
  });

  test('a table clicked in the list is taken like one typed', () => {
    const at = typist(event());
    at.click(2);
    at.keys('412⏎305⏎198⏎⏎');
    expect(pointsIn(at.ledger(), 1)).toEqual({ 2: [41_200, 30_500, 19_800, 28_500] });
  });
});

describe('in order', () => {
  test('+ changes the mode, and the first outstanding table is in hand', () => {
    const at = typist(event());
    at.keys('+');
    expect(at.entry()).toMatchObject({ mode: 'inOrder', stage: 'hand', taken: { table: 1 } });
  });

  test('every table takes 13 keys and the next one without a result follows', () => {
    const at = typist(withResults(event(), [2]), { mode: 'inOrder' });
    at.keys('⏎');
    for (const table of [1, 3, 4]) {
      expect(at.entry().taken?.table).toBe(table);
      const before = at.struck();
      at.keys('412⏎305⏎198⏎⏎');
      expect(at.struck() - before).toBe(13);
    }
    expect(at.entry()).toMatchObject({ stage: 'table', taken: null });
    expect(Object.keys(pointsIn(at.ledger(), 1))).toHaveLength(4);
  });

  test('after the last table it goes round to one that was left out', () => {
    const at = typist(event(), { mode: 'inOrder' });
    at.click(4);
    at.keys('412⏎305⏎198⏎⏎');
    expect(at.entry().taken?.table).toBe(1);
  });

  test('a step back out of the table comes to the prompt, where another one can be typed', () => {
    const at = typist(event(), { mode: 'inOrder' });
    at.keys('⏎/');
    expect(at.entry()).toMatchObject({ stage: 'table', line: '1', loaded: true });
    at.keys('3⏎');
    expect(at.entry().taken?.table).toBe(3);
  });

  test('when all are in, Enter says so', () => {
    const at = typist(withResults(event()), { mode: 'inOrder' });
    at.keys('⏎');
    expect(at.entry().complaint?.code).toBe('entry.allIn');
  });
});

describe('W-3.17 a table that has a result', () => {
  test('is corrected in one go: no second question', () => {
    const at = typist(withResults(event(), [1]));
    at.keys('1⏎412⏎305⏎198⏎');
    expect(pointsIn(at.ledger(), 1)).toEqual({ 1: somePoints(1) });
    at.keys('⏎');
    expect(pointsIn(at.ledger(), 1)).toEqual({ 1: [41_200, 30_500, 19_800, 28_500] });
    expect(at.entry().stage).toBe('table');
  });

  test('that was only looked through is put away, and nothing is stored', () => {
    const at = typist(confirmed(withResults(event(), [1, 2, 3, 4])));
    const before = at.ledger();
    at.keys('1⏎⏎⏎⏎⏎');
    expect(at.entry()).toMatchObject({ stage: 'table', taken: null });
    expect(at.ledger()).toBe(before);
  });

  test('Escape goes back, and leaves the old result', () => {
    const at = typist(withResults(event(), [1]));
    at.keys('1⏎412⏎305⏎198⏎⎋⎋');
    expect(at.entry()).toMatchObject({ stage: 'table', taken: null });
    expect(pointsIn(at.ledger(), 1)).toEqual({ 1: somePoints(1) });
  });

  test('typed without having seen it, old and new wait for Enter, and no other key is the answer', () => {
    const at = typist(event());
    at.keys('1⏎412⏎305⏎198⏎');
    // Meanwhile it came in elsewhere.
    at.elsewhere({
      type: 'result.enter',
      round: 1,
      table: 1,
      result: withResults(event(), [1]).tournament?.rounds[0]?.results[1] ?? null,
    });
    at.keys('⏎');
    expect(at.entry()).toMatchObject({ stage: 'replace', finished: { points: [41_200, 30_500, 19_800, 28_500] } });
    at.keys('5 * +');
    expect(at.entry().stage).toBe('replace');
    expect(pointsIn(at.ledger(), 1)).toEqual({ 1: somePoints(1) });
    at.keys('⏎⏎');
    expect(pointsIn(at.ledger(), 1)).toEqual({ 1: [41_200, 30_500, 19_800, 28_500] });
  });

  test('changed elsewhere while it is typed anew, it is asked about', () => {
    const at = typist(withResults(event(), [1]));
    at.keys('1⏎412⏎305⏎198⏎');
    at.elsewhere({
      type: 'result.enter',
      round: 1,
      table: 1,
      result: withResults(event(), [2]).tournament?.rounds[0]?.results[2] ?? null,
    });
    at.keys('⏎');
    expect(at.entry().stage).toBe('replace');
  });
});

describe('a confirmed round', () => {
  test('D-4 is corrected without a question, and no reason has to be given (W-3.17)', () => {
    const at = typist(confirmed(event()));
    at.keys('1⏎412⏎305⏎198⏎⏎');
    expect(pointsIn(at.ledger(), 1)[1]).toEqual([41_200, 30_500, 19_800, 28_500]);
    expect(at.ledger().done?.step.changes[0]).toMatchObject({ type: 'result.corrected', reason: '' });
  });

  test('is corrected with the reason that was given beside it (M-34), which goes with it alone', () => {
    const at = typist(confirmed(event()));
    at.keys('1⏎412⏎305⏎198⏎');
    at.reason('misread the slip');
    at.keys('⏎');
    expect(at.ledger().done?.step.changes[0]).toMatchObject({ type: 'result.corrected', reason: 'misread the slip' });
    at.keys('2⏎412⏎305⏎198⏎⏎');
    expect(at.ledger().done?.step.changes[0]).toMatchObject({ table: 2, reason: '' });
  });

  test('a refusal keeps what was typed, and the reason', () => {
    const at = typist(confirmed(event()), { slow: true });
    at.keys('1⏎412⏎305⏎198⏎');
    at.reason('misread');
    at.keys('⏎');
    at.refuse('door.lost');
    expect(at.entry()).toMatchObject({ stage: 'hand', reason: 'misread', complaint: { code: 'door.lost' } });
    at.keys('⏎');
    expect(at.entry()).toMatchObject({ stage: 'sending', sending: { reason: 'misread' } });
  });
});

describe('saved before the next key is accepted into the next table', () => {
  test('keys typed while a result is on its way wait, and none is lost (K-05)', () => {
    const at = typist(event(), { slow: true });
    at.keys('1⏎412⏎305⏎198⏎⏎');
    expect(at.entry().stage).toBe('sending');
    at.keys('2⏎100⏎200⏎300⏎⏎3⏎5');
    expect(at.entry()).toMatchObject({ stage: 'sending', taken: { table: 1 } });
    at.answer();
    expect(at.entry()).toMatchObject({ stage: 'sending', taken: { table: 2 } });
    at.answer();
    expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table: 3 }, line: '5' });
    expect(pointsIn(at.ledger(), 1)).toEqual({
      1: [41_200, 30_500, 19_800, 28_500],
      2: [10_000, 20_000, 30_000, 60_000],
    });
  });

  test('whenever the answer comes, the same keys give the same results', () => {
    const keys = [...'2⏎100⏎200⏎300⏎⏎3⏎412⏎-305⏎198⏎⏎1⏎1⏎2⏎3⏎⏎'];
    const fast = typist(event());
    fast.keys(keys.join(''));
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: keys.length, maxLength: keys.length }), (answers) => {
        const at = typist(event(), { slow: true });
        const settle = () => at.entry().stage === 'sending' && at.answer();
        for (const [i, key] of keys.entries()) {
          at.keys(key);
          if (answers[i] === true) settle();
        }
        for (let i = 0; i < 5; i++) settle();
        expect(pointsIn(at.ledger(), 1)).toEqual(pointsIn(fast.ledger(), 1));
        expect(at.entry()).toEqual(fast.entry());
      }),
    );
  });

  test('in order, keys typed ahead go into the next table', () => {
    const at = typist(event(), { slow: true, mode: 'inOrder' });
    at.keys('⏎412⏎305⏎198⏎⏎100⏎2');
    at.answer();
    expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table: 2, hand: { typed: ['100', '2', '', ''] } } });
  });

  test('a refused result stays in hand; what was typed ahead is shown and used for nothing', () => {
    const at = typist(event(), { slow: true });
    at.keys('1⏎412⏎305⏎198⏎⏎2⏎7');
    at.refuse('file.diskFull');
    expect(at.entry()).toMatchObject({
      stage: 'hand',
      taken: { table: 1, hand: { typed: ['412', '305', '198', ''] } },
      complaint: { code: 'file.diskFull' },
      unused: '2 7',
      waiting: [],
    });
    at.keys('⏎');
    at.answer();
    expect(pointsIn(at.ledger(), 1)).toEqual({ 1: [41_200, 30_500, 19_800, 28_500] });
  });

  test('what is typed on after a refusal goes to no table; Enter gives the same result out again', () => {
    const at = typist(event(), { slow: true });
    at.keys('1⏎412⏎305⏎198⏎⏎');
    at.refuse('file.diskFull');
    at.keys('2⏎');
    expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table: 1 }, complaint: { code: 'file.diskFull' } });
    at.keys('100⏎');
    expect(at.entry()).toMatchObject({ stage: 'hand', taken: { hand: { typed: ['412', '305', '198', ''] } } });
    at.keys('⏎');
    at.answer();
    expect(pointsIn(at.ledger(), 1)).toEqual({ 1: [41_200, 30_500, 19_800, 28_500] });
  });

  test('one step back, and the refused result is corrected as any other', () => {
    const at = typist(event(), { slow: true });
    at.keys('1⏎412⏎305⏎198⏎⏎');
    at.refuse('file.diskFull');
    at.keys('/');
    expect(at.entry().refused).toBeNull();
  });
});

describe('typed digits are never lost', () => {
  test('another table taken in between: the half-typed one comes back as it was', () => {
    const at = typist(event());
    at.keys('1⏎412⏎30');
    at.click(2);
    expect(at.entry()).toMatchObject({ taken: { table: 2 }, line: '' });
    at.keys('100⏎200⏎300⏎⏎');
    at.keys('1⏎');
    expect(at.entry()).toMatchObject({
      taken: { table: 1, hand: { typed: ['412', '30', '', ''], at: 1 } },
      line: '30',
    });
    at.keys('305⏎198⏎⏎');
    expect(pointsIn(at.ledger(), 1)[1]).toEqual([41_200, 30_500, 19_800, 28_500]);
  });

  test('Escape clears the line, then puts the table back', () => {
    const at = typist(event());
    at.keys('1⏎412⏎30⎋');
    expect(at.entry()).toMatchObject({ stage: 'hand', line: '' });
    at.keys('⎋');
    expect(at.entry()).toMatchObject({ stage: 'table', taken: null, parked: {} });
  });

  test('a line that was filled in is replaced by the first character, not lengthened', () => {
    const at = typist(withResults(event(), [1]));
    at.keys('1⏎');
    expect(at.entry()).toMatchObject({ line: '301', loaded: true });
    at.keys('4');
    expect(at.entry()).toMatchObject({ line: '4', loaded: false });
  });

  test('K-06 a thousand random wrong inputs: nothing is accepted whose sum is off unless it was said to be as it is, and why', () => {
    const alphabet = fc.constantFrom(...'0123456789.,-⏎⏎⏎/+*⎋↑↓S');
    const start = event();
    fc.assert(
      fc.property(fc.array(alphabet, { minLength: 1, maxLength: 60 }), (keys) => {
        const at = typist(start);
        at.keys(keys.join(''));
        const round = tournamentOf(at.ledger()).rounds[0];
        for (const result of Object.values(round?.results ?? {})) {
          const { points, accepted, acceptedFor } = result as {
            points: number[];
            accepted: boolean;
            acceptedFor?: string;
          };
          if (accepted) expect(keys).toContain('*');
          if (accepted) expect(acceptedFor).toMatch(/\S/);
          else expect(points.reduce((sum, own) => sum + own, 0)).toBe(120_000);
          if (!accepted) expect(points.every((own) => own % 100 === 0)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
