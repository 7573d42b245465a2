import { describe, expect, test } from 'vitest';
import { cellsOf, cutsOf } from '../../../../core/sheets/layout/cut-paper.ts';
import { papers } from '../../../../core/sheets/layout/paper.ts';
import { cutPages } from '../../../../core/sheets/paper/cut-order.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

/** What somebody holds who cut the whole pile and put the parts on each other, first part on top. */
const cutAndStacked = (pages: readonly (readonly (number | null)[])[]): (number | null)[] =>
  (pages[0] ?? []).flatMap((_, slot) => pages.map((page) => page[slot] ?? null));

describe('P-09: cut and stack', () => {
  test.each([2, 3, 4, 6, 8, 10])(
    'for 1 to 250 slips, %i to a page, the order is 1..n and blanks come last',
    (perPage) => {
      for (let count = 1; count <= 250; count++) {
        const pages = cutPages(numbers(count), perPage, 'stack');
        expect(pages).toHaveLength(Math.ceil(count / perPage));
        expect(pages.every((page) => page.length === perPage)).toBe(true);
        const held = cutAndStacked(pages);
        expect(held.slice(0, count)).toEqual(numbers(count));
        expect(held.slice(count).every((blank) => blank === null)).toBe(true);
      }
    },
  );

  test('[hall-and-print 1.5] 100 tables, 4 to a page: the first page is 1, 26, 51, 76, the second 2, 27, 52, 77', () => {
    const pages = cutPages(numbers(100), 4, 'stack');
    expect(pages.slice(0, 2)).toEqual([
      [1, 26, 51, 76],
      [2, 27, 52, 77],
    ]);
  });

  test('natural: page by page', () => {
    expect(cutPages(numbers(5), 2, 'natural')).toEqual([
      [1, 2],
      [3, 4],
      [5, null],
    ]);
  });
});

describe.each(['A4', 'Letter'] as const)('[hall-and-print 1.6] the cells of %s', (paper) => {
  const { width, height } = papers[paper];

  test.each([1, 2, 3, 4, 6, 8, 10].flatMap((perPage) => [false, true].map((raised) => [perPage, raised] as const)))(
    '%i to a page, raised for boxes [L-7.1]: %s, one size, ≥ 6 mm from the edges, ≥ 5 mm from every cut',
    (perPage, raised) => {
      const cells = cellsOf(paper, perPage, { raised });
      const cuts = cutsOf(paper, perPage, { raised }).filter(({ kind }) => kind === 'cut');
      const lowest = Math.max(...cells.map((cell) => cell.y + cell.height));
      if (raised) expect(height - lowest).toBeCloseTo(12, 6);
      expect(cells).toHaveLength(perPage);
      for (const cell of cells) {
        expect([cell.width, cell.height]).toEqual([cells[0]?.width, cells[0]?.height]);
        expect(Math.min(cell.x, cell.y)).toBeGreaterThanOrEqual(6);
        expect(cell.x + cell.width).toBeLessThanOrEqual(width - 6 + 1e-9);
        expect(cell.y + cell.height).toBeLessThanOrEqual(height - 6 + 1e-9);
        for (const { x1, y1, x2, y2 } of cuts) {
          if (y1 === y2) expect(cell.y + cell.height <= y1 - 5 || cell.y >= y1 + 5).toBe(true);
          if (x1 === x2) expect(cell.x + cell.width <= x1 - 5 || cell.x >= x1 + 5).toBe(true);
        }
      }
    },
  );

  test('cuts go over the whole page and separate every two cells', () => {
    const cuts = cutsOf(paper, 8).filter(({ kind }) => kind === 'cut');
    expect(cuts).toHaveLength(4);
    for (const { x1, y1, x2, y2 } of cuts) expect([x2 - x1, y2 - y1]).toContainEqual(y1 === y2 ? width : height);
    expect(cutsOf(paper, 1)).toEqual([]);
  });
});
