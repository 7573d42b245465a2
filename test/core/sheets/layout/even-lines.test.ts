/** Wide tables: one size for all rows, headings in whole words, pages filled evenly [L-3.3, L-3.4]. */

import { describe, expect, test } from 'vitest';
import type { PaperPage } from '../../../../core/sheets/layout/paper-look.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import { AT, event } from '../../games/poker/paper-event.ts';
import { latinPeople, plainHand, seated } from '../hall-of-names.ts';
import { laid, sheetOf, sheetsOf } from '../printed.ts';
import { realMeasure } from '../real-measure.ts';
import { familyOf, sampleOf } from '../sample-events.ts';
import { voiceIn } from '../spoken-words.ts';
import { bridgeWall, cyrillic, gameOf, latin, mahjongWall, pokerWall } from '../wall-events.ts';

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
  const sheet = sheetOf(bridgeWall(latin(162)), 'bridgePaper.byNumber', 'list', { family: familyOf('bridge') });
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

describe('[L-1.4] short rows of numbers stand beside each other', () => {
  const room = pokerWall(latin(400), 4);
  const columnsOf = (document: string, tournament = room) =>
    sheetsOf(tournament, document, { family: gameOf('poker') })
      .flatMap((sheet) => laid(sheet))
      .flatMap((page) => page.laid.columns.map(({ rows }) => rows.map(({ row }) => row)));

  test('the break order of a hundred tables: one page of three or four columns, each with its heading', () => {
    const columns = columnsOf('poker.breakOrder');
    expect(
      sheetsOf(room, 'poker.breakOrder', { family: gameOf('poker') }).flatMap((sheet) => laid(sheet)),
    ).toHaveLength(1);
    expect([3, 4]).toContain(columns.length);
    for (const column of columns) {
      expect(column.filter(({ kind }) => kind !== 'row')).toHaveLength(1);
      expect(column[0]?.kind).not.toBe('row');
    }
    const turns = columns.flatMap((column) =>
      column.flatMap(({ kind, texts }) => (kind === 'row' ? [Number(texts[0]?.fitted.lines[0])] : [])),
    );
    expect(turns).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  });

  test('sixty places are one page of columns: nobody looks across a page from a name to its time', () => {
    const made = event(200);
    made.floor({ do: 'addTables', count: 30 });
    made.floor({ do: 'initialDraw', at: AT });
    for (let entry = 1; entry <= 60; entry++) made.floor({ do: 'bust', hands: [[{ entry }]], at: AT + entry });
    const [sheet] = sheetsOf(made.tournament, 'poker.results', { family: gameOf('poker') });
    expect(sheet === undefined ? [] : laid(sheet)).toHaveLength(1);
  });

  test('what fits in one column has one', () => {
    expect(columnsOf('poker.breakOrder', pokerWall(latin(40), 4))).toHaveLength(1);
  });
});

test('[L-3.3] names of a table and why it is so share the line by what both take: nobody is squeezed beside white', () => {
  const seatedRound = mahjongWall(latin(400));
  const [round] = seatedRound.rounds;
  if (round === undefined) throw new Error('nothing seated');
  const why = { code: 'mahjong.reasons.lot' };
  const met = { code: 'mahjong.reasons.nobodyMet' };
  const tables = round.tables.map((table) => ({ ...table, reasons: [why, met] }));
  const draw = { ...round.draw, metrics: { least: { how: why } }, proposal: { ...round.draw.proposal, tables } };
  const told = { ...seatedRound, rounds: [{ ...round, draw: draw as never }] };
  const [sheet] = sheetsOf(told, 'mahjong.reasons', { family: gameOf('mahjong') });
  const spoken = { ...plainHand, measure: realMeasure(), voice: voiceIn('en') };
  const pages = sheet === undefined ? [] : laid(sheet, {}, spoken);
  const names = pages
    .flatMap((page) => rowsOf(page))
    .flatMap(({ texts }) => texts.filter(({ fitted }) => fitted.lines.join(' ').split(', ').length === 4));
  expect(names).toHaveLength(100);
  expect(names.filter(({ fitted }) => fitted.lines.length > 2)).toEqual([]);
});

test('[L-3.3] the movements of a room full of Russian names have a line each', () => {
  const made = event(0, { seatCount: 9 });
  const entrants = cyrillic(300).map((person) => ({ ...person, traits: { paid: true } }));
  made.send({ type: 'entrants.add', entrants } as CommandInput);
  made.floor({ do: 'addTables', count: 34 });
  made.floor({ do: 'initialDraw', at: AT });
  for (let entry = 1; entry <= 9; entry++) made.floor({ do: 'bust', hands: [[{ entry }]], at: AT + 1 });
  made.floor({ do: 'breakTables', tables: [34], at: AT + 2 });
  const [sheet] = sheetsOf(made.tournament, 'poker.movements', { family: gameOf('poker') });
  const pages =
    sheet === undefined ? [] : laid(sheet, {}, { ...plainHand, measure: realMeasure(), voice: voiceIn('ru') });
  const rows = pages.flatMap((page) => rowsOf(page)).slice(0, 300);
  const single = rows.filter(({ texts }) => texts.every(({ fitted }) => fitted.lines.length === 1));
  expect(single.length).toBeGreaterThan(270);
});
