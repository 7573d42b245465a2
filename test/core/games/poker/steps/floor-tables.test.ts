import { describe, expect, test } from 'vitest';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import { laidOut } from '../laid-out.ts';
import { venue } from '../venue.ts';

describe('tables (2, 6)', () => {
  test('the break order follows the floor until somebody has an entry, then new tables break first', () => {
    const hall = venue({ people: 30 });
    hall.do({ do: 'addTables', count: 3 });
    const ranks = () => itemsOf(hall.floor.tables).map(({ breakRank }) => breakRank);
    expect(ranks()).toEqual([3, 2, 1]);
    hall.do({ do: 'editTable', table: 3, clock: true });
    expect(ranks()).toEqual([2, 1, 3]);
    hall.do({ do: 'initialDraw', overflow: 'wait' });
    hall.do({ do: 'addTables', count: 1 });
    expect(ranks()).toEqual([3, 2, 4, 1]);
    expect(hall.floor.orderChanged).toEqual([]);
  });

  test('changing the order is possible and dated', () => {
    const hall = laidOut([6, 6, 6]);
    hall.do({ do: 'setBreakOrder', order: [1, 3, 2] });
    expect(hall.floor.orderChanged).toEqual([hall.now()]);
    expect(hall.cards()[0]?.key).toBe('break:1');
    expect(hall.refused({ do: 'setBreakOrder', order: [1, 1, 2] })).toMatchObject({ code: 'poker.orderIncomplete' });
  });

  test('names are unique, chairs that are in use stay, 1,200 tables at most', () => {
    const hall = laidOut([6, 6]);
    expect(hall.refused({ do: 'editTable', table: 1, name: '2' }).code).toBe('poker.nameTaken');
    hall.do({ do: 'editTable', table: 2, name: 'Feature' });
    expect(hall.refused({ do: 'editTable', table: 1, name: 'FEATURE' })).toMatchObject({
      code: 'poker.nameTaken',
      params: { name: 'Feature' },
    });
    hall.do({ do: 'editTable', table: 2, name: '2' });
    expect(hall.refused({ do: 'editTable', table: 1, seatCount: 5 })).toMatchObject({
      code: 'poker.chairInUse',
      params: { seat: 6 },
    });
    hall.do({ do: 'editTable', table: 1, seatCount: 6, name: 'Feature' });
    expect(hall.table(1).seats).toHaveLength(6);
    expect(hall.refused({ do: 'addTables', count: 1199 }).code).toBe('poker.tooManyTables');
  });

  test.each(['1.5', '1,5', '2:10', 'Feature.3'])('a table is not called %s, which calls a seat', (name) => {
    const hall = laidOut([6, 6]);
    expect(hall.refused({ do: 'editTable', table: 2, name })).toMatchObject({
      code: 'poker.nameLikeSeat',
      params: { name },
    });
    hall.do({ do: 'editTable', table: 2, name: 'No. 5' });
    expect(hall.table(2).name).toBe('No. 5');
  });

  test('a table with players is not closed, an empty one is; tables added by mistake can go', () => {
    const hall = laidOut([6, 0]);
    expect(hall.refused({ do: 'closeTable', table: 1 })).toMatchObject({
      code: 'poker.tableNotEmpty',
      params: { players: 6 },
    });
    hall.do({ do: 'closeTable', table: 2 });
    expect(hall.refused({ do: 'removeTables', count: 1 }).code).toBe('poker.tableInUse');
    const empty = venue();
    empty.do({ do: 'addTables', count: 50 });
    empty.do({ do: 'removeTables', count: 45 });
    expect(itemsOf(empty.floor.tables)).toHaveLength(5);
    expect(empty.refused({ do: 'removeTables', count: 6 }).code).toBe('poker.tooFewTables');
  });

  test('their order on the floor plan is the order of the draw', () => {
    const hall = venue({ people: 1 });
    hall.do({ do: 'addTables', count: 3 });
    hall.do({ do: 'openTables', tables: [1, 2, 3] });
    const first = hall.floor;
    hall.do({ do: 'initialDraw' });
    const before = hall.entry(1).at?.table ?? 0;
    hall.undo();
    expect(hall.floor).toEqual(first);
    hall.do({ do: 'arrangeTables', order: [3, 1, 2] });
    expect(itemsOf(hall.floor.tables).map(({ position }) => position)).toEqual([2, 3, 1]);
    expect(before).toBeGreaterThan(0);
  });
});

describe('clock [poker 11]', () => {
  test('is optional; its deeds are commands', () => {
    const hall = laidOut([5]);
    expect(hall.refused({ do: 'workClock', deed: { what: 'start' } }).code).toBe('poker.noClock');
    hall.do({ do: 'setLevels', levels: [{ kind: 'play', minutes: 20, smallBlind: 25, bigBlind: 50 }] });
    hall.do({ do: 'workClock', deed: { what: 'start' } });
    expect(hall.floor.clock?.runningSince).toBe(hall.now());
    expect(hall.do({ do: 'workClock', deed: { what: 'start' } })).toEqual([]);
    hall.do({ do: 'removeClock' });
    expect(hall.floor.clock).toBe(null);
  });
});
