/** [M-31, M-32]: what the hall shows of a mahjong event. How it is drawn is tested with the hall itself. */

import { describe, expect, test } from 'vitest';
import { families } from '../../../../../core/games/all.ts';
import { mahjong } from '../../../../../core/games/mahjong/mahjong.ts';
import { viewNow } from '../../../../../core/sheets/hall/clock.ts';
import { type HallList, hallPages, type ListView } from '../../../../../core/sheets/hall/hall-pages.ts';
import { bandsOf } from '../../../../../core/sheets/hall/legibility.ts';
import { hallView } from '../../../../../core/sheets/hall/published.ts';
import type { PublishedView } from '../../../../../core/sheets/hall/published-view.ts';
import { withSubstitutes } from '../../../../../core/sheets/paper/substitutes.ts';
import type { CommandInput } from '../../../../../core/tournament/commands.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import { plainHand, seated, shortPeople, viewOf } from '../../../sheets/hall-of-names.ts';
import { eventOf, publishing, resultsOf, run, stateOf } from '../../../tournament/event.ts';

const image = { width: 1920, height: 1080 };
const room = { imageWidth: 200, readingLine: 600, farthest: 1200 };
const viewIn = (ledger: Ledger): PublishedView => {
  const view = hallView(stateOf(ledger), mahjong, 'en');
  if (view === null) throw new Error('nothing is published');
  // As the back end hands it to the hall.
  return withSubstitutes(view, stateOf(ledger), mahjong, 'en');
};
const pagesOf = (view: PublishedView, list: ListView, dense = false): HallList =>
  hallPages(view, list, { image, room, wishes: { dense, scroll: false, share: { part: 1, of: 1 } } }, plainHand);
const textsOn = ({ pages }: HallList): string[] =>
  pages.flatMap(({ columns }) =>
    columns.flatMap(({ rows }) => rows.flatMap(({ row }) => row.texts.map(({ fitted }) => fitted.lines.join(' ')))),
  );

const round = run(eventOf(16), publishing(eventOf(16)));

describe('M-31: the views', () => {
  test('(a) by table: every table with its four players, the wind as a letter, never by colour alone', () => {
    const { tables } = viewIn(round);
    expect(tables.map(({ seats }) => seats.map(({ seat }) => seat))).toEqual(
      Array.from({ length: 4 }, () => ['east', 'south', 'west', 'north']),
    );
    const texts = textsOn(pagesOf(viewIn(round), 'byTable'));
    for (const letter of ['E', 'S', 'W', 'N']) expect(texts.filter((text) => text === letter)).toHaveLength(4);
  });
  test('(b) by name: alphabetical, everybody once with table and wind, as the seating is stored', () => {
    const { names } = viewIn(round);
    const stored = stateOf(round).rounds[0]?.tables.flatMap(({ table, seats }) =>
      seats.map((id, seat) => `P${id} ${table} ${mahjong.seats[seat]}`),
    );
    expect(names.map(({ name, table, seat }) => `${name.text} ${table} ${seat}`).toSorted()).toEqual(
      stored?.toSorted(),
    );
    const order = names.map(({ name }) => name.text);
    expect(order).toEqual(order.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  });
  test('(a) and (c) together, then (c) alone: the seating gives way ten minutes after the start, 0 never', () => {
    const timer = { seconds: 4500, runningSince: 0, ranBefore: 0, extra: [] };
    const at = (minutes: number, hide: number) =>
      viewNow({ view: 'byTable', keepSeating: 0, hideSeating: hide }, 1, timer as never, minutes * 60_000);
    expect([at(9.9, 10), at(10, 10), at(60, 0)]).toEqual(['byTable', 'timer', 'byTable']);
  });
  test('(d) standings respect "hidden", and what is frozen shows nothing newer', () => {
    const done = run(round, ...resultsOf(round, 1), { type: 'round.confirm', no: 1 });
    expect(viewIn(done).standings?.through).toBe(1);
    const shown = (hidden: boolean, frozenAfter: number | null): CommandInput => ({
      type: 'standings.show',
      hidden,
      frozenAfter,
    });
    expect(viewIn(run(done, shown(true, null))).standings).toBeNull();
    const next = run(done, publishing(done, 'swiss'));
    const two = run(next, ...resultsOf(next, 2), { type: 'round.confirm', no: 2 }, shown(false, 1));
    expect(viewIn(two).standings?.through).toBe(1);
  });
});

describe('M-31: readability', () => {
  test.each(['byName', 'byTable'] as const)('%s: names are at least 1/45 of the height of the screen', (view) => {
    for (const players of [16, 64, 160])
      for (const dense of [false, true])
        expect(pagesOf(viewOf(seated(shortPeople(players))), view, dense).size).toBeGreaterThanOrEqual(
          image.height / 45,
        );
  });
  test('more than fits comes in pages that are about equally full', () => {
    const { pages } = pagesOf(viewOf(seated(shortPeople(160))), 'byName');
    const rows = pages.map(({ columns }) => columns.reduce((sum, column) => sum + column.rows.length, 0));
    expect(pages.length).toBeGreaterThan(1);
    // Columns are filled to the same height, so a page differs from another by less than a column and its headings.
    const columns = Math.max(...pages.map((page) => page.columns.length));
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(Math.max(...rows) / columns + 10);
  });
  test('40 tables fit on at most four pages at 1920 x 1080', () => {
    expect(pagesOf(viewOf(seated(shortPeople(160))), 'byTable', true).pages.length).toBeLessThanOrEqual(4);
    expect(bandsOf(image).list.height).toBeGreaterThan(0);
  });
});

test('M-08: the hall shows "Substitute (for Player)" at the seat of the player', () => {
  const seat = stateOf(round).rounds[0]?.tables[0]?.seats[2] ?? 0;
  const held = run(round, {
    type: 'family.do',
    command: { do: 'substitute', substitute: { player: seat, name: 'Zoë', from: 1, until: 1 } },
  });
  const texts = textsOn(pagesOf(viewIn(held), 'byTable'));
  expect(texts).toContain(`substitute Zoë/P${seat}`);
  expect(texts).not.toContain(`P${seat}`);
});

test('M-32: no achievements and no messages to phones: what is published is seating, standings and clock', () => {
  const done = run(round, ...resultsOf(round, 1), { type: 'round.confirm', no: 1 });
  expect(Object.keys(viewIn(done)).toSorted()).toEqual(
    expect.arrayContaining(['byes', 'clock', 'names', 'standings', 'tables']),
  );
  const codes = families.mahjong?.results.standings(stateOf(done)).columns.map(({ code }) => code);
  expect(codes).toEqual(['score', 'lastRound', 'averagePlace', 'firsts', 'penalties', 'games']);
});
