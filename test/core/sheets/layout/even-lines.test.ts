/** Wide tables: one size for all rows, headings in whole words, pages filled evenly [L-3.3, L-3.4]. */

import { expect, test } from 'vitest';
import type { PaperPage } from '../../../../core/sheets/layout/paper-look.ts';
import { latinPeople, seated } from '../hall-of-names.ts';
import { laid, sheetOf, sheetsOf } from '../printed.ts';
import { familyOf, sampleOf } from '../sample-events.ts';
import { bridgeWall, latin } from '../wall-events.ts';

const rowsOf = ({ laid: { columns } }: PaperPage) =>
  columns.flatMap(({ rows }) => rows.filter(({ row }) => row.kind === 'row').map(({ row }) => row));

test('[L-3.4] 28 people to sign in: as many on each page, not three alone on the second', () => {
  const pages = laid(sheetOf(seated(latinPeople(28)), 'signIn', 'list'));
  const counts = pages.map((page) => rowsOf(page).length);
  expect(counts).toHaveLength(2);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(28);
});

test('[L-3.4] a list under a line of its own is filled evenly too: 81 pairs by number', () => {
  const event = bridgeWall(latin(162));
  const sheet = sheetOf(event, 'bridgePaper.byNumber', 'list', { family: familyOf('bridge') });
  const counts = laid(sheet).map((page) => rowsOf(page).length);
  expect(counts.length).toBeGreaterThan(1);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});

test.each(['mahjong', 'duel', 'bridge', 'poker'] as const)(
  '[L-3.3] %s: no row of a wide table is set smaller than another',
  (id) => {
    const documents = {
      mahjong: ['mahjong.reasons', 'standings'],
      duel: ['duel.log', 'standings'],
      bridge: ['bridgePaper.explain', 'bridgePaper.log'],
      poker: ['poker.movements'],
    } as const;
    for (const document of documents[id]) {
      const pages = sheetsOf(sampleOf(id), document, { family: familyOf(id) }).flatMap((sheet) => laid(sheet));
      expect(pages.length).toBeGreaterThan(0);
      const sizes = pages.flatMap((page) => rowsOf(page).flatMap(({ texts }) => texts.filter(({ tile }) => !tile)));
      // The size of the rows, and that of sentences.
      const found = new Set(sizes.map(({ fitted }) => Math.round(fitted.size * 100)));
      expect(found.size, `${document} ${[...found]}`).toBeLessThanOrEqual(2);
    }
  },
);

test('[L-3.3] a long seed takes its room from its own column: short headings stay whole', () => {
  const pages = sheetsOf(sampleOf('poker'), 'poker.movements', { family: familyOf('poker') }).flatMap((sheet) =>
    laid(sheet),
  );
  const headings = pages.flatMap(({ laid: { columns } }) =>
    columns.flatMap(({ rows }) => rows.filter(({ row }) => row.kind === 'heading').flatMap(({ row }) => row.texts)),
  );
  const words = headings.flatMap(({ fitted }) => fitted.lines);
  expect(words).toContain('draw');
  expect(words.filter((word) => word.length < 2)).toEqual([]);
});
