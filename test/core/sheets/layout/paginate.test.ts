import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Boxes, paginate, type Run } from '../../../../core/sheets/layout/paginate.ts';

type What = { readonly run: number; readonly piece: number | 'again' };

const runOf = (
  run: number,
  heights: readonly number[],
  options: Partial<Run<What>> & { heading?: boolean } = {},
): Run<What> => ({
  pieces: heights.map((height, piece) => ({
    height,
    what: { run, piece },
    ...(options.heading === true && piece === 0 ? { heading: true } : {}),
  })),
  together: options.together ?? false,
  again: options.again ?? null,
  space: options.space ?? 0,
});

const again = (run: number) => ({ height: 1, what: { run, piece: 'again' as const } });
const ones = (count: number) => Array.from({ length: count }, () => 1);
const shape = (runs: readonly Run<What>[], boxes: Boxes) =>
  paginate(runs, boxes).map(({ columns }) => columns.map((column) => column.length));

describe('fixed boxes', () => {
  test('order is down the first column, then the second', () => {
    const [page] = paginate([runOf(0, ones(5))], { height: 3, columns: 2, balance: false });
    expect(page?.columns.map((column) => column.map(({ what }) => what.piece))).toEqual([
      [0, 1, 2],
      [3, 4],
    ]);
  });

  test('columns are balanced on the last page only', () => {
    expect(shape([runOf(0, ones(16))], { height: 5, columns: 2, balance: true })).toEqual([
      [5, 5],
      [3, 3],
    ]);
  });

  test('a heading is repeated at the top of the next page, not of the next column', () => {
    const pages = paginate([runOf(0, ones(9), { again: again(0) })], { height: 3, columns: 2, balance: false });
    expect(pages.map(({ columns }) => columns.map((column) => column.map(({ what }) => what.piece)))).toEqual([
      [
        [0, 1, 2],
        [3, 4, 5],
      ],
      [['again', 6, 7], [8]],
    ]);
  });

  test('a block that stays together goes to the next column whole', () => {
    const blocks = [0, 1, 2].map((run) => runOf(run, [1, 1], { together: true }));
    expect(shape(blocks, { height: 3, columns: 2, balance: false })).toEqual([[2, 2], [2]]);
  });

  test('space between blocks is not left at the top of a column', () => {
    const pages = paginate(
      [0, 1, 2].map((run) => runOf(run, [2], { space: 1 })),
      { height: 5, columns: 1, balance: false },
    );
    expect(pages.map(({ columns }) => columns[0]?.map(({ top }) => top))).toEqual([[0, 3], [0]]);
  });

  test('a row taller than a column stands alone; a block taller than a column is split', () => {
    expect(shape([runOf(0, [1, 9, 1])], { height: 3, columns: 1, balance: false })).toEqual([[1], [1], [1]]);
    expect(shape([runOf(0, ones(7), { together: true })], { height: 3, columns: 1, balance: false })).toEqual([
      [3],
      [3],
      [1],
    ]);
  });

  test('[L-3.4] a block that is a line higher than the others leaves the left columns the longer all the same', () => {
    const blocks = [4, 3, 3, 3, 3, 3, 3, 3].map((lines, run) => runOf(run, ones(lines), { together: true }));
    expect(shape(blocks, { height: 12, columns: 3, balance: true })).toEqual([[10, 9, 6]]);
    // Where the page has no room for that it stays as it is.
    expect(shape(blocks, { height: 9, columns: 3, balance: true })).toEqual([[7, 9, 9]]);
  });

  test('nothing gives no pages', () => {
    expect(paginate([], { height: 3, columns: 2, balance: true })).toEqual([]);
  });
});

test('P-06: over random lists every piece is there once, in order, inside its box, no heading is last in a column', () => {
  const run = fc.record({
    heights: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 12 }),
    together: fc.boolean(),
    heading: fc.boolean(),
    space: fc.integer({ min: 0, max: 2 }),
  });
  const boxes = fc.record({
    height: fc.integer({ min: 9, max: 30 }),
    columns: fc.integer({ min: 1, max: 4 }),
    balance: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(run, { minLength: 1, maxLength: 20 }), boxes, (drafts, box) => {
      const runs = drafts.map(({ heights, ...options }, i) => runOf(i, heights, { ...options, again: again(i) }));
      const pages = paginate(runs, box);
      const placed = pages.flatMap(({ columns }) => columns.flat());
      const expected = runs.flatMap(({ pieces }) => pieces.map(({ what }) => what));
      expect(placed.map(({ what }) => what).filter(({ piece }) => piece !== 'again')).toEqual(expected);
      for (const { columns } of pages) {
        expect(columns.length).toBeLessThanOrEqual(box.columns);
        columns.forEach((column, at) => {
          const last = column.at(-1);
          if (last === undefined) throw new Error('an empty column');
          expect(last.top + last.height).toBeLessThanOrEqual(box.height + 1e-6);
          column.forEach(({ top, height, what }, i) => {
            expect(column[i + 1]?.top ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(top + height);
            if (what.piece === 'again') expect([at, i]).toEqual([0, 0]);
          });
          const { run: at2, piece } = last.what;
          expect(drafts[at2]?.heading === true && piece === 0).toBe(false);
        });
      }
      const columnOf = new Map<number, Set<string>>();
      pages.forEach(({ columns }, p) => {
        columns.forEach((column, c) => {
          for (const { what } of column) {
            columnOf.set(what.run, (columnOf.get(what.run) ?? new Set()).add(`${p}/${c}`));
          }
        });
      });
      runs.forEach(({ together, pieces }, i) => {
        const height = pieces.reduce((sum, piece) => sum + piece.height, 0);
        if (together && height <= box.height) expect(columnOf.get(i)?.size).toBe(1);
      });
    }),
    { numRuns: 500 },
  );
});
