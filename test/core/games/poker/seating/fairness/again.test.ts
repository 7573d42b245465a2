import { describe, expect, test } from 'vitest';
import { recordsOf } from '../../../../../../core/games/poker/seating/fairness/records.ts';
import { cards } from '../../../../../../core/games/poker/steps/cards/cards.ts';
import { logLines } from '../../../../../../core/games/poker/steps/log-lines.ts';
import { supposedFloor } from '../../../../../../core/games/poker/steps/what-if.ts';
import { drawn, laidOut } from '../../laid-out.ts';
import { type Venue, venue } from '../../venue.ts';

const six = (before?: true): Venue => {
  const hall = venue({ people: 6, ...(before === undefined ? {} : { before }) });
  hall.do({ do: 'addTables', count: 3, seatCount: 4 });
  hall.do({ do: 'openTables', tables: [1, 2] });
  hall.do({ do: 'initialDraw' });
  return hall;
};

const lastDraw = (hall: Venue) =>
  hall.steps
    .flatMap(({ changes }) => changes.flatMap((change) => (change.type === 'drawn' ? [change.draw] : [])))
    .at(-1);

describe('an undone draw is drawn again [room 1.6 d]', () => {
  test('P-1 it takes the next number and asks for a reason, which the record and the log keep', () => {
    const hall = six();
    const before = hall.floor;
    hall.undo();
    const refusal = hall.refused({ do: 'initialDraw' });
    expect(refusal).toMatchObject({ code: 'poker.drawnAgain', params: { draws: [1], count: 1 } });
    const changes = hall.do({ do: 'initialDraw', reason: '  wrong list ' });
    expect(lastDraw(hall)).toMatchObject({ no: 2, again: [1], reason: 'wrong list' });
    const records = recordsOf(hall.steps.map((step) => ({ ...step, at: step.no })));
    expect(records.at(-1)).toMatchObject({ draw: 2, did: 'drawn', again: [1], reason: 'wrong list' });
    expect(logLines(hall.floor, before, changes)).toContainEqual({
      code: 'poker.log.again',
      params: { draws: [1], count: 1, draw: 2, reason: 'wrong list' },
    });
  });

  test('P-1 no other way to the same seats goes without it: by another command, by lot, with a look before it', () => {
    const hall = six();
    hall.undo();
    expect(hall.refused({ do: 'seat', players: [1, 2, 3], overflow: 'wait' }).code).toBe('poker.drawnAgain');
    hall.do({ do: 'lookAtDraw', order: { do: 'initialDraw' } });
    expect(hall.refused({ do: 'initialDraw' }).code).toBe('poker.drawnAgain');
    const players = laidOut([5, 5, 5]);
    players.do({ do: 'breakTables', tables: [3], confirmed: true });
    players.undo();
    expect(players.refused({ do: 'redraw' }).code).toBe('poker.drawnAgain');
  });

  test('one answer is enough, and a draw that stands again needs none', () => {
    const hall = six();
    hall.undo();
    hall.redo();
    hall.meet(7);
    hall.do({ do: 'late', player: 7 });
    hall.undo();
    hall.meet(8);
    hall.do({ do: 'late', player: 8, reason: 'came to the wrong desk' });
    hall.meet(9);
    hall.do({ do: 'late', player: 9 });
    expect(lastDraw(hall)).not.toHaveProperty('again');
    hall.undo();
    hall.undo();
    hall.do({ do: 'late', player: 8, reason: 'both were wrong' });
    expect(lastDraw(hall)).toMatchObject({ again: [3, 4], reason: 'both were wrong' });
  });

  test('what nobody undid is not drawn again, and a reason that nobody needs is not kept', () => {
    const hall = six();
    hall.meet(7);
    hall.do({ do: 'late', player: 7, reason: 'because' });
    expect(lastDraw(hall)).not.toHaveProperty('reason');
    expect(lastDraw(hall)).not.toHaveProperty('again');
  });

  test('events that were made before ask for none, so their draws come out again', () => {
    const hall = six(true);
    hall.undo();
    hall.do({ do: 'initialDraw' });
    expect(lastDraw(hall)).not.toHaveProperty('again');
  });

  test('where suggestions are carried out at once, an undone one waits for somebody who says why', () => {
    const hall = drawn(3, { people: 20, rules: { auto: { consolidate: true, balance: true, apply: true } } });
    const out = { do: 'bust' as const, hands: [[{ entry: 1 }], [{ entry: 2 }]] };
    const first = hall.do(out);
    expect(first.some(({ type }) => type === 'drawn')).toBe(true);
    hall.undo();
    const again = hall.do(out);
    expect(again.some(({ type }) => type === 'drawn')).toBe(false);
    expect(cards({ ...hall.hall() }, hall.now()).some(({ kind }) => kind === 'break')).toBe(true);
    hall.undo();
    const said = hall.do({ ...out, reason: 'the second bust was in another hand' });
    expect(said.find((change) => change.type === 'drawn')?.draw).toMatchObject({ again: [2] });
  });

  test('an example asks nobody', () => {
    const hall = six();
    hall.undo();
    const { refusals } = supposedFloor(
      { hall: hall.hall(), id: 'x', counters: hall.counters, people: 100, at: hall.now() },
      [{ what: 'late', count: 1 }],
    );
    expect(refusals).toEqual([null]);
  });
});
