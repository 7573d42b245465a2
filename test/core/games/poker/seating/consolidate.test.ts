import { describe, expect, test } from 'vitest';
import type { RoomTable } from '../../../../../core/games/poker/rules/room.ts';
import { defaultRules } from '../../../../../core/games/poker/rules/rules.ts';
import {
  type Consolidation,
  type ConsolidationRules,
  consolidation,
  postedOrder,
} from '../../../../../core/games/poker/seating/consolidate.ts';
import { seatByWizard } from '../../../../../core/games/poker/seating/wizard.ts';
import { entryOf, filled, granted, roomOf, type Sketch, tablesOf, taken } from '../rooms.ts';

const check = (tables: readonly RoomTable[], rules: Partial<ConsolidationRules> = {}, waiting = 0): Consolidation =>
  consolidation(tables, { ...defaultRules, ...rules }, waiting);

const breaks = (tables: readonly RoomTable[], rules: Partial<ConsolidationRules> = {}, waiting = 0) => {
  const found = check(tables, rules, waiting);
  return found.kind === 'none' ? [] : found.breaks;
};

/** Counts after a suggested break, its players drawn by the wizard. */
const countsAfter = (tables: readonly RoomTable[], rules: Partial<ConsolidationRules> = {}): number[] => {
  const broken = breaks(tables, rules);
  const kept = tables.filter(({ id }) => !broken.includes(id));
  const pool = tables
    .filter(({ id }) => broken.includes(id))
    .flatMap(({ seats }) => seats.flatMap(({ entry }) => (entry === null ? [] : [entry])));
  const { seats } = granted(
    seatByWizard(
      roomOf(
        kept,
        pool.map((no) => entryOf(no)),
      ),
      pool,
      'seed',
    ),
  );
  return kept.map(
    ({ id, seats: chairs }) =>
      chairs.filter(({ entry }) => entry !== null).length + seats.filter(({ table }) => table === id).length,
  );
};

const ten: Sketch = { seats: 10 };

describe('[poker 13.4]', () => {
  test('C1 20 players on three tables of ten: ideal 10 breaks one now, ideal 9 waits for 18', () => {
    expect(breaks(filled([7, 7, 6], ten), { ideal: 10 })).toEqual([3]);
    expect(breaks(filled([7, 7, 6], ten), { ideal: 9 })).toEqual([]);
    expect(breaks(filled([7, 6, 6], ten), { ideal: 9 })).toEqual([]);
    expect(breaks(filled([6, 6, 6], ten), { ideal: 9 })).toEqual([3]);
  });

  test('C2 41 on five tables of ten: at 40 one breaks, the rest has ten each', () => {
    expect(breaks(filled([9, 8, 8, 8, 8], ten), { ideal: 10 })).toEqual([]);
    const at40 = filled([8, 8, 8, 8, 8], ten);
    expect(breaks(at40, { ideal: 10 })).toEqual([5]);
    expect(countsAfter(at40, { ideal: 10 })).toEqual([10, 10, 10, 10]);
  });

  test('C3 28 on four tables of ten: posted order breaks T4, fewest first T3; then 9, 9, 10', () => {
    const tables = filled([7, 8, 6, 7], ten);
    expect(breaks(tables, { ideal: 10 })).toEqual([4]);
    expect(breaks(tables, { ideal: 10, breakOrder: 'fewest' })).toEqual([3]);
    expect(countsAfter(tables, { ideal: 10 }).toSorted()).toEqual([10, 9, 9]);
    expect(countsAfter(tables, { ideal: 10, breakOrder: 'fewest' }).toSorted()).toEqual([10, 9, 9]);
  });

  test('C4 28 on four tables of nine: four are needed', () => {
    expect(check(filled([7, 7, 7, 7]))).toEqual({ kind: 'none', players: 28, tables: 4, needed: 4 });
  });

  test('C5 26 on 9, 9, 5, 3: T4 breaks, all three go to T3, nothing to balance after', () => {
    expect(breaks(filled([9, 9, 5, 3]))).toEqual([4]);
    expect(countsAfter(filled([9, 9, 5, 3]))).toEqual([9, 9, 8]);
  });

  test('C6 nine left on 5, 4: final table', () => {
    expect(check(filled([5, 4]), { combineAt: 9 })).toEqual({
      kind: 'finalTable',
      players: 9,
      tables: 2,
      needed: 1,
      breaks: [2],
      table: 1,
      extraChairs: 0,
    });
  });

  test('C7 ten left on 5, 5: combineAt 9 waits, combineAt 10 asks for the extra chair', () => {
    expect(check(filled([5, 5]), { combineAt: 9 }).kind).toBe('none');
    expect(check(filled([5, 5]), { combineAt: 10 })).toMatchObject({ kind: 'finalTable', extraChairs: 1 });
  });

  test('C8 the first of the break order is on hold: the next one breaks', () => {
    const tables = filled([8, 7, 7, 7, 7], (table) => ({ hold: table === 5 }));
    expect(breaks(tables)).toEqual([4]);
  });

  test('C9 two busts in one hand, 37 to 35: one table breaks, then 9, 9, 9, 8', () => {
    expect(breaks(filled([8, 8, 7, 7, 7]))).toEqual([]);
    expect(breaks(filled([8, 7, 7, 7, 6]))).toEqual([5]);
    expect(countsAfter(filled([8, 7, 7, 7, 6])).toSorted()).toEqual([8, 9, 9, 9]);
  });
});

describe('when [poker 6]', () => {
  test('combineAt defaults to the chairs of the final table, or to finalTableSize', () => {
    expect(check(filled([5, 4])).kind).toBe('finalTable');
    expect(check(filled([5, 5])).kind).toBe('none');
    expect(check(filled([5, 5]), { finalTableSize: 10 })).toMatchObject({ kind: 'finalTable', extraChairs: 1 });
    expect(check(filled([4, 3], { seats: 6 }), { combineAt: 7 })).toMatchObject({ extraChairs: 1 });
  });

  test('while more than combineAt are left two tables stay, even if one would hold all', () => {
    expect(check(filled([5, 5], ten), { combineAt: 9 })).toEqual({ kind: 'none', players: 10, tables: 2, needed: 2 });
  });

  test('locked empty seats are no room', () => {
    // 18 players, two tables with 17 usable chairs: the third table stays.
    const tables = tablesOf({ locked: [9], seated: taken(6, 1) }, { seated: taken(6, 10) }, { seated: taken(6, 20) });
    expect(check(tables)).toMatchObject({ kind: 'none', needed: 3 });
  });

  test('tables of different size are filled in the order in which they are kept', () => {
    const tables = filled([6, 5, 4], (table) => ({ seats: table === 1 ? 6 : 9 }));
    expect(breaks(tables)).toEqual([3]);
  });

  test('several tables at once, first to break first', () => {
    expect(breaks(filled([5, 5, 5, 5]), { combineAt: 9 })).toEqual([4]);
    expect(breaks(filled([4, 4, 4, 4]))).toEqual([4, 3]);
  });

  test('filling, breaking and closed tables do not break and are no room, but their players count', () => {
    const tables = tablesOf(
      { seated: taken(6, 1) },
      { seated: taken(6, 10) },
      { seated: taken(5, 20) },
      { state: 'filling', seated: taken(2, 30) },
    );
    expect(check(tables)).toEqual({ kind: 'none', players: 19, tables: 3, needed: 3 });
  });

  test('players with a slip count where they go', () => {
    const tables = tablesOf(
      { seated: taken(8, 1), reserved: { 9: 20 } },
      { seated: taken(8, 10) },
      { seated: { 1: 20 } },
    );
    expect(check(tables)).toMatchObject({ kind: 'break', players: 17, breaks: [3] });
  });

  test('alternates count as players: no table breaks while somebody waits for a chair', () => {
    expect(breaks(filled([6, 6, 6]))).toEqual([3]);
    expect(breaks(filled([6, 6, 6]), {}, 1)).toEqual([]);
  });

  test('one table is never broken, and tables on hold are not', () => {
    expect(check(filled([3])).kind).toBe('none');
    expect(breaks(filled([5, 5, 5], { hold: true }))).toEqual([]);
  });
});

describe('who is reseated [poker 6]', () => {
  const modes = (counts: readonly number[], rules: Partial<ConsolidationRules> = {}) => {
    const found = check(filled(counts), rules);
    return found.kind === 'break' ? [found.mode, found.modes] : found.kind;
  };

  test('only the broken tables by default; everybody is offered when three tables or fewer are left', () => {
    expect(modes([8, 7, 7, 7, 7])).toEqual(['broken', ['broken']]);
    expect(modes([7, 7, 7, 6])).toEqual(['broken', ['broken', 'everybody']]);
  });

  test('everybody as the rule of the event holds from three tables on', () => {
    expect(modes([8, 7, 7, 7, 7], { reseat: 'everybody' })).toEqual(['broken', ['broken']]);
    expect(modes([7, 7, 7, 6], { reseat: 'everybody' })).toEqual(['everybody', ['broken', 'everybody']]);
  });

  test('redrawAt names table counts at which everybody draws', () => {
    expect(modes([8, 7, 7, 7, 7], { redrawAt: [4] })).toEqual(['everybody', ['broken', 'everybody']]);
    expect(modes([7, 7, 7, 6], { redrawAt: [4] })).toEqual(['broken', ['broken', 'everybody']]);
  });
});

test('the posted order is highest number first, clock and feature tables last', () => {
  expect(postedOrder(tablesOf({ clock: true }, {}, { hold: true }, {}))).toEqual([4, 2, 3, 1]);
});
