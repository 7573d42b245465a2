import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  firstItems,
  itemAt,
  itemsOf,
  lengthOf,
  noPages,
  type Pages,
  withAdded,
  withReplaced,
} from '../../../../../core/games/poker/rules/pages.ts';
import { defaultRules } from '../../../../../core/games/poker/rules/rules.ts';
import { consolidation, playersLeft } from '../../../../../core/games/poker/seating/consolidate.ts';
import { nextBreak } from '../../../../../core/games/poker/steps/outlook.ts';
import { filled, tablesOf, taken } from '../rooms.ts';

test('the next break by number of players', () => {
  expect(nextBreak(filled([8, 8, 8]), defaultRules)).toEqual({ at: 18, finalTable: false, table: 3 });
  expect(nextBreak(filled([8, 8]), defaultRules)).toEqual({ at: 9, finalTable: true, table: 1 });
  expect(nextBreak(filled([8]), defaultRules)).toBe(null);
  expect(nextBreak(filled([8, 8, 8], { hold: true }), defaultRules)).toEqual({ at: 9, finalTable: true, table: 1 });
});

test('is the number at which the check would find something, counted down one by one', () => {
  const table = fc.record({
    seats: fc.integer({ min: 2, max: 10 }),
    locked: fc.integer({ min: 0, max: 1 }),
    hold: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
    state: fc.constantFrom('open' as const, 'open' as const, 'filling' as const, 'closed' as const),
  });
  fc.assert(
    fc.property(
      fc.array(table, { minLength: 1, maxLength: 6 }),
      fc.option(fc.integer({ min: 4, max: 10 }), { nil: null }),
      fc.option(fc.integer({ min: 2, max: 12 }), { nil: null }),
      (sketches, ideal, combineAt) => {
        let next = 1;
        const tables = tablesOf(
          ...sketches.map(({ seats, locked, hold, state }) => {
            const players = state === 'closed' ? 0 : seats - locked;
            const seated = taken(players, next);
            next += players;
            return { seats, hold, state, seated, locked: locked === 1 ? [seats] : [] };
          }),
        );
        const rules = { ...defaultRules, ideal, combineAt };
        const found = nextBreak(tables, rules);
        let counted: number | null = null;
        for (let left = 80; left > 0 && counted === null; left--) {
          if (consolidation(tables, rules, left - playersLeft(tables)).kind !== 'none') counted = left;
        }
        expect(found?.at ?? null).toBe(counted);
        if (found !== null && counted !== null) {
          const at = consolidation(tables, rules, counted - playersLeft(tables));
          expect(at.kind).toBe(found.finalTable ? 'finalTable' : 'break');
          if (at.kind === 'break') expect(at.breaks[0]).toBe(found.table);
          if (at.kind === 'finalTable') expect(at.table).toBe(found.table);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

test('pages are a list', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.nat(), { maxLength: 150 }), { maxLength: 6 }),
      fc.array(fc.nat(400)),
      (lists, changed) => {
        let pages: Pages<number> = noPages;
        let plain: number[] = [];
        for (const list of lists) {
          pages = withAdded(pages, list);
          plain = [...plain, ...list];
        }
        expect(itemsOf(pages)).toEqual(plain);
        expect(lengthOf(pages)).toBe(plain.length);
        const before = JSON.stringify(pages);
        const known = changed.filter((index) => index < plain.length);
        const made = withReplaced(pages, new Map(known.map((index) => [index, -index])));
        expect(itemsOf(made)).toEqual(plain.map((item, index) => (known.includes(index) ? -index : item)));
        expect(JSON.stringify(pages)).toBe(before);
        expect(itemAt(pages, plain.length - 1)).toBe(plain.at(-1));
        expect(itemAt(pages, plain.length)).toBe(undefined);
        expect(itemsOf(firstItems(pages, 70))).toEqual(plain.slice(0, 70));
      },
    ),
  );
});
