import { expect, test } from 'vitest';
import { byName, byTable } from '../../../core/sheets/listings.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { latinPeople, seated, viewOf } from './hall-of-names.ts';
import { laid, sheetOf } from './printed.ts';

/** Eleven people at three tables, the last one without a fourth. */
const elevenAtThree = (): Tournament => {
  const full = seated(latinPeople(12));
  const [round] = full.rounds;
  if (round === undefined) throw new Error('no round');
  const tables = round.tables.map((table) =>
    table.table === 3 ? { ...table, seats: table.seats.slice(0, 3) } : table,
  );
  return { ...full, rounds: [{ ...round, tables }] };
};

test('P-15: a table of three shows three lines, on the list and on the slip, and its three stand by name', () => {
  const event = elevenAtThree();
  const view = viewOf(event);
  expect(byTable(view).blocks.map(({ rows }) => rows.length)).toEqual([4, 4, 3]);
  expect(byName(view).blocks.flatMap(({ rows }) => rows)).toHaveLength(11);
  const { slips } = sheetOf(event, 'slips', 'slips');
  expect(slips.map(({ seats }) => seats.length)).toEqual([4, 4, 3]);
  const pages = laid(sheetOf(event, 'seatingByTable', 'list'));
  expect(pages.reduce((sum, { laid: page }) => sum + page.rows, 0)).toBe(11);
});

test('P-15: who sits out stands at the end of the list by table, never inside it', () => {
  const view = viewOf(seated(latinPeople(14)));
  const { blocks } = byTable(view);
  const at = blocks.findIndex(({ heading }) => heading.kind === 'phrase');
  expect([at, blocks[at]?.rows.length]).toEqual([blocks.length - 1, 2]);
});
