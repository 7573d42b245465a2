import { describe, expect, test } from 'vitest';
import { itemsOf } from '../../../../../../core/games/poker/rules/pages.ts';
import { defaultRules, rulesBefore } from '../../../../../../core/games/poker/rules/rules.ts';
import { canonical, hashOf, inputOf } from '../../../../../../core/games/poker/seating/fairness/input.ts';
import { chainMarks, chainOf, recordsOf } from '../../../../../../core/games/poker/seating/fairness/records.ts';
import { fingerprintOf, seedOfDraw, shortForm } from '../../../../../../core/games/poker/seating/fairness/seeds.ts';
import { seatByWizard } from '../../../../../../core/games/poker/seating/wizard.ts';
import type { FloorChange } from '../../../../../../core/games/poker/steps/floor-changes.ts';
import { bust, drawn } from '../../laid-out.ts';
import { type Venue, venue } from '../../venue.ts';

const S = '000102030405060708090a0b0c0d0e0f';

/** Six people and two tables of four, all open. */
const six = (before?: true): Venue => {
  const hall = venue({ people: 6, seed: S, ...(before === undefined ? {} : { before }) });
  hall.do({ do: 'addTables', count: 2, seatCount: 4 });
  hall.do({ do: 'openTables', tables: [1, 2] });
  return hall;
};

const changesOf = (changes: readonly FloorChange[]) => ({
  looked: changes.flatMap((change) => (change.type === 'draw.looked' ? [change] : [])),
  drawn: changes.flatMap((change) => (change.type === 'drawn' ? [change.draw] : [])),
});

const initial = { do: 'lookAtDraw' as const, order: { do: 'initialDraw' as const } };

const seatsText = (draw: ReturnType<typeof changesOf>['drawn'][number] | undefined): string =>
  (draw?.seats ?? []).map(({ entry, table, seat, rule }) => `${entry}:${table}.${seat}:${rule}`).join(' ');

describe('draws that the floor cannot steer [room 1]', () => {
  test('PR1 the fingerprint, and its short form', () => {
    const fingerprint = fingerprintOf(S);
    expect(fingerprint).toBe('d65df89f702eec58ca3c7bf2001c9ffc7cd80553ae01d42a799ba26756142d96');
    expect(shortForm(fingerprint)).toBe('D65D F89F 702E EC58');
  });

  test('PR2 the seeds of draws; an event that was made before keeps S#n', () => {
    expect([1, 2].map((draw) => seedOfDraw(S, defaultRules, draw))).toEqual([
      '28c8ca2fa123f28b6fc625cac36acd81f54f05cab0e8fa01ae36abc55fe49819',
      'e6ae5aeadc90d302dbd5bdaa446c943a49cf43ff6faf682313a44b2268f9a009',
    ]);
    expect(seedOfDraw(S, rulesBefore, 2)).toBe(`${S}#2`);
  });

  test('PR4 the first draw of six', () => {
    const hall = six();
    expect(seatsText(changesOf(hall.do({ do: 'initialDraw' })).drawn[0])).toBe(
      '1:2.3:3c 2:1.3:3c 5:2.1:3c 4:1.1:3c 3:1.2:3c 6:2.4:3c',
    );
  });

  test('PR5 the second draw, and the same with a locked seat', () => {
    const seated = (locked: boolean) => {
      const hall = six();
      if (locked) hall.do({ do: 'lockSeat', table: 1, seat: 2, locked: true });
      hall.do({ do: 'initialDraw' });
      hall.undo();
      const run = changesOf(hall.do({ do: 'initialDraw', reason: 'again' })).drawn[0];
      expect(run?.no).toBe(2);
      return seatsText(run);
    };
    expect(seated(false)).toBe('3:1.2:3c 6:2.2:3c 2:1.4:3c 1:2.4:3c 4:1.3:3c 5:2.3:3c');
    expect(seated(true)).toBe('3:1.3:3c 6:2.2:3c 2:1.4:3c 1:2.4:3c 4:1.1:3c 5:2.3:3c');
  });

  test('PR6 the input as a text, and its check number', () => {
    const hall = six();
    const [first] = changesOf(hall.do(initial)).looked;
    expect(canonical(first?.request as never)).toBe(
      '{"entries":[{"entry":1},{"entry":2},{"entry":3},{"entry":4},{"entry":5},{"entry":6}],"family":"poker","method":"wizard","tables":[{"seatCount":4,"table":1},{"seatCount":4,"table":2}]}',
    );
    expect(first?.input).toBe('dc4a8efd3df45850505cd90442beb6138411e6ebb7db1a98f0188fa499c75239');
    hall.do({ do: 'lockSeat', table: 1, seat: 2, locked: true });
    expect(changesOf(hall.do(initial)).looked[0]?.input).toBe(
      '2142ea76f06d9fd2ebc933acb70b8c1a30d57b648f820978ada481e4927f778e',
    );
  });

  test('PR7 the chain of an evening: looked, left, looked at another, drawn', () => {
    const hall = six();
    const looked = hall.do({ ...initial, at: 1000 });
    const left = hall.do({ do: 'leaveDraw', draw: 1, at: 2000 });
    hall.do({ do: 'lockSeat', table: 1, seat: 2, locked: true });
    const other = hall.do({ ...initial, at: 3000 });
    const made = hall.do({ do: 'initialDraw', at: 4000 });
    expect(changesOf(other).looked[0]).toMatchObject({
      draw: 2,
      after: 1,
      differs: [{ code: 'poker.differs.locked', params: { seats: ['1.2'], count: 1 } }],
    });
    const steps = [looked, left, other, made].map((changes, index) => ({
      no: index + 1,
      kind: 'do' as const,
      cancels: null,
      at: 0,
      changes,
    }));
    const records = recordsOf(steps);
    expect(chainOf(fingerprintOf(S), records).map((hash) => hash.slice(0, 12))).toEqual([
      'ee5c18711cfa',
      'e563d3476f3a',
      'a283efedb2c0',
      'ed6270991238',
    ]);
    expect(chainOf(fingerprintOf(S), records).at(-1)).toBe(
      'ed62709912389a852f4bfe7c2e4d75a9e8ed7dac02850ad4f416f9bc131b6b79',
    );
    expect(chainMarks(fingerprintOf(S), records).get(2)).toBe('ED62 7099');
  });

  test('P-1 PR8 locking and unlocking a seat leads back to the same number and the same seats', () => {
    const hall = drawn(5, { people: 45, seed: S });
    bust(hall, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    const order = { do: 'lookAtDraw' as const, order: { do: 'breakTables' as const, tables: [5] } };
    const free = itemsOf(hall.floor.tables)
      .filter(({ id }) => id !== 5)
      .flatMap(({ id, seats }) =>
        seats.flatMap(({ entry }, index) => (entry === null ? [{ table: id, seat: index + 1 }] : [])),
      );
    const chair = free[0] ?? { table: 0, seat: 0 };
    const numbers: number[] = [];
    const look = () => {
      const [record] = changesOf(hall.do(order)).looked;
      numbers.push(record?.draw ?? 0);
      const room = record?.request;
      return { draw: record?.draw ?? 0, input: record?.input, room };
    };
    const first = look();
    hall.do({ do: 'leaveDraw', draw: first.draw });
    hall.do({ do: 'lockSeat', ...chair, locked: true });
    const second = look();
    hall.do({ do: 'leaveDraw', draw: second.draw });
    hall.do({ do: 'lockSeat', ...chair, locked: false });
    const third = look();
    expect(numbers).toEqual([2, 3, 2]);
    expect(third.input).toBe(first.input);
    expect(hall.counters.nextDraw).toBe(4);
    const [made] = changesOf(hall.do({ do: 'breakTables', tables: [5] })).drawn;
    expect(made).toMatchObject({ no: 2, seed: seedOfDraw(S, defaultRules, 2), input: first.input });
    const records = recordsOf(hall.steps.map((step) => ({ ...step, at: 0 })));
    expect(records.map(({ draw, did }) => `${draw} ${did}`)).toEqual([
      ...['1 drawn', '2 looked', '2 left', '3 looked', '3 left', '2 looked', '2 drawn'],
    ]);
  });

  test('PR9 a mark, a hold and a name buy no new number', () => {
    const hall = drawn(5, { people: 45, seed: S });
    bust(hall, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    const order = { do: 'lookAtDraw' as const, order: { do: 'breakTables' as const, tables: [5] } };
    const [first] = changesOf(hall.do(order)).looked;
    hall.do({ do: 'leaveDraw', draw: first?.draw ?? 0 });
    hall.do({ do: 'markBigBlind', table: 2, seat: 4 });
    hall.do({ do: 'editTable', table: 3, hold: true, name: 'Feature <b>"=1+1' });
    hall.do({ do: 'setBreakOrder', order: [3, 1, 2, 5, 4] });
    const [again] = changesOf(hall.do(order)).looked;
    expect([again?.draw, again?.input, again?.after]).toEqual([first?.draw, first?.input, undefined]);
  });

  test('[room 1.6 d] and e: an undone draw keeps its number, undo of a look is left and its redo looked', () => {
    const hall = six();
    hall.do(initial);
    hall.undo();
    hall.redo();
    hall.do({ do: 'initialDraw' });
    hall.undo();
    hall.do({ do: 'initialDraw', reason: 'wrong list' });
    const records = recordsOf(hall.steps.map((step) => ({ ...step, at: step.no })));
    expect(records.map(({ draw, did }) => `${draw} ${did}`)).toEqual([
      ...['1 looked', '1 left', '1 looked', '1 drawn', '1 undone', '2 drawn'],
    ]);
  });

  test('a draw that is not looked at names the number that was looked at and not used', () => {
    const hall = six();
    hall.do(initial);
    hall.do({ do: 'lockSeat', table: 1, seat: 2, locked: true });
    const [made] = changesOf(hall.do({ do: 'initialDraw' })).drawn;
    expect(made).toMatchObject({ no: 2, after: 1 });
  });

  test('an event that was made before draws as it did, and its looks use numbers up too', () => {
    const hall = six(true);
    hall.do(initial);
    hall.do({ do: 'lockSeat', table: 1, seat: 2, locked: true });
    const [made] = changesOf(hall.do({ do: 'initialDraw' })).drawn;
    expect(made).toMatchObject({ no: 2, seed: `${S}#2` });
  });

  test('what cannot be drawn cannot be looked at, and nothing is used up', () => {
    const hall = six();
    hall.do({ do: 'initialDraw' });
    expect(hall.refused(initial).code).toBe('poker.nobodyToSeat');
    expect(hall.counters.nextDraw).toBe(2);
  });

  test('the input says everything that the wizard reads: the same input gives the same seats', () => {
    const room = {
      tables: itemsOf(six().floor.tables),
      entry: (no: number) => ({ no, clockOperator: false, expert: false, status: 'registered' as const }),
    };
    const pool = [6, 5, 4, 3, 2, 1];
    const shuffled = { ...room, tables: room.tables.toReversed() };
    expect(hashOf(inputOf(shuffled, pool))).toBe(hashOf(inputOf(room, pool.toReversed())));
    expect(seatByWizard(shuffled, pool, 'x')).toEqual(seatByWizard(room, pool.toReversed(), 'x'));
  });
});
