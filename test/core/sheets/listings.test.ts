import { describe, expect, test } from 'vitest';
import { duel } from '../../../core/games/duel/duel.ts';
import { hallPages } from '../../../core/sheets/hall/hall-pages.ts';
import { hallView } from '../../../core/sheets/hall/published.ts';
import type { LaidColumn } from '../../../core/sheets/layout/lists/place.ts';
import { byName, byTable } from '../../../core/sheets/listings.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { duelEvent, own, played, seated as seatedDuel } from '../games/duel/played-event.ts';
import { run, stateOf } from '../tournament/event.ts';
import { latinPeople, plainHand, seated, viewOf } from './hall-of-names.ts';
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

describe('every mark of a row of the standings is told', () => {
  const over = played(seatedDuel(played(seatedDuel(duelEvent(32)))));
  const away = run(over, { type: 'entrants.play', ids: [3, 5], playing: false });
  const disqualification = { player: 5, keepPoints: false, reason: 'x' };
  const out = run(away, own({ do: 'disqualify', disqualification }));
  const order = duel.results.standings(stateOf(out)).rows.map(({ entrant }) => entrant);
  const byHand = [3, ...order.filter((id) => id !== 3)];
  const event = stateOf(run(out, own({ do: 'freeze', order: byHand, reason: 'x' })));
  const told = duel.results
    .standings(event)
    .rows.map(({ marks = [] }) => marks)
    .filter((marks) => marks.length > 0);

  const words = (columns: readonly LaidColumn[]): readonly string[] =>
    columns.flatMap(({ rows }) =>
      rows.map(({ row }) => row.texts.map(({ fitted }) => fitted.lines.join(' ')).join(' ')),
    );

  /** Whether or not it goes over several lines. */
  const bare = (text: string): string => text.replace(/\s/g, '');
  const missing = (lines: readonly string[]) =>
    told.filter((marks) => !lines.some((line) => bare(line).includes(bare(marks.join('·')))));

  test('there are rows with two of them', () => {
    expect(told.map((marks) => marks[0])).toContain('disqualified');
    expect(told).toContainEqual(['dropped', 'moved']);
  });

  test.each(['A4', 'Letter', 'A5'] as const)('on paper, %s', (paper) => {
    const lines = laid(sheetOf(event, 'standings', 'list', { family: duel }), { paper }).flatMap(({ laid: page }) =>
      words(page.columns),
    );
    expect(missing(lines)).toEqual([]);
  });

  test.each([
    [1920, 1080],
    [1280, 720],
    [1080, 1920],
  ])('in the hall, %i × %i, with the score beside them', (width, height) => {
    const view = hallView(event, duel, 'en');
    if (view === null) throw new Error('nothing published');
    const wishes = { dense: false, scroll: false, share: { part: 1, of: 1 } };
    const room = { imageWidth: 200, readingLine: 600, farthest: 1200 };
    const { pages } = hallPages(view, 'standings', { image: { width, height }, room, wishes }, plainHand);
    const lines = pages.flatMap(({ columns }) => words(columns));
    expect(missing(lines)).toEqual([]);
    expect(lines[0]).toContain('points');
  });
});
