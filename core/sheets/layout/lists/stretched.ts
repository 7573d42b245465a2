/** Height that is left over on pages goes into their rows [L-3.4, L-10.2]. */

import type { LaidRow } from '../laid.ts';
import type { LaidPage } from './place.ts';

const bottomOf = ({ columns }: LaidPage): number =>
  Math.max(0, ...columns.flatMap(({ rows }) => rows.slice(-1).map(({ top, row }) => top + row.height)));

const higher = (row: LaidRow, factor: number): LaidRow => {
  const more = (row.height * (factor - 1)) / 2;
  return {
    ...row,
    height: row.height * factor,
    texts: row.texts.map((text) => ({ ...text, y: text.y + more })),
    ...(row.mark === undefined ? {} : { mark: { ...row.mark, top: row.mark.top + more } }),
  };
};

/** Rows may be so much lower where that saved a page [L-8]. */
export const LOWEST = 0.975;

/** All pages alike, so that they hang well beside each other and do not jump as they turn. */
export const stretched = (pages: readonly LaidPage[], height: number, highest: number): readonly LaidPage[] => {
  const factor = Math.min(highest, height / Math.max(...pages.map(bottomOf)));
  if (factor === 1 || factor < LOWEST - 1e-9) return pages;
  return pages.map((page) => ({
    ...page,
    columns: page.columns.map((column) => ({
      ...column,
      rows: column.rows.map(({ top, row }) => ({ top: top * factor, row: higher(row, factor) })),
    })),
  }));
};
