/**
 * How long a page of the hall stays, and what that makes of a cycle.
 *
 * | rule | function |
 * | --- | --- |
 * | [hall-and-print 2.3] dwell 4 s + 0.15 s per name, 6 to 20 s [L-10.3] | `dwellOf`, `namesShown` |
 * | [hall-and-print 2.3] everybody is shown within 60 s | `wholeCycle`, `LONGEST_CYCLE` |
 */

import type { LaidPage } from '../layout/lists/place.ts';

/** Pixels to move, seconds to stand at each end, seconds to move. */
export type Scroll = { readonly distance: number; readonly hold: number; readonly seconds: number };

const DWELL = { base: 4, perName: 0.15, least: 6, most: 20 };

export const LONGEST_CYCLE = 60;

export const dwellOf = (names: number): number =>
  Math.min(DWELL.most, Math.max(DWELL.least, DWELL.base + DWELL.perName * names));

/** Begins each name of several in one text. */
const ISOLATE = /\u2068/gu;

/** Partners are one name. */
const PARTNERS = /\u2069 – \u2068/gu;

/** A row without a name takes as long to read as one with a name. */
const namesShown = ({ columns, rows }: LaidPage): number => {
  const texts = columns.flatMap((column) => column.rows.flatMap(({ row }) => row.texts));
  const names = texts.map(({ name, fitted }) =>
    name ? 1 : (fitted.lines.join(' ').replace(PARTNERS, ' – ').match(ISOLATE)?.length ?? 0),
  );
  return Math.max(
    rows,
    names.reduce((sum, count) => sum + count, 0),
  );
};

export const dwells = (pages: readonly LaidPage[]): readonly number[] => pages.map((page) => dwellOf(namesShown(page)));

/** A list that moves gives way to a revision as soon as a page that turns. */
export const scrollDwell = (scroll: Scroll): number => Math.min(DWELL.most, scrollCycle(scroll));

const scrollCycle = ({ hold, seconds }: Scroll): number => 2 * hold + seconds;

export const cycleOf = (dwell: readonly number[]): number => dwell.reduce((sum, seconds) => sum + seconds, 0);

/** What so many rows on so many pages take at least. */
export const leastCycle = (pages: number, rows: number): number => pages * DWELL.base + rows * DWELL.perName;

type Shown = {
  readonly pages: readonly LaidPage[];
  readonly dwell: readonly number[];
  readonly scroll: Scroll | null;
};

/** Seconds until everybody was shown once; 0 for a list that stands. */
export const wholeCycle = ({ pages, dwell, scroll }: Shown): number =>
  scroll !== null ? scrollCycle(scroll) : pages.length > 1 ? cycleOf(dwell) : 0;
