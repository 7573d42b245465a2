// @module-tag long

/** How many pages the lists of a round need [L-8], by the widths of the fonts they are printed with, and how large they are set [L-3.2, L-3.5]. */

import { describe, expect, test } from 'vitest';
import type { Hand } from '../../../core/sheets/layout/laid.ts';
import { contentOf, type Paper, POINT } from '../../../core/sheets/layout/paper.ts';
import type { PaperPage } from '../../../core/sheets/layout/paper-look.ts';
import type { SheetDocument } from '../../../core/sheets/sheet.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { seated as draw, duelEventOf } from '../games/duel/played-event.ts';
import { stateOf } from '../tournament/event.ts';
import { finished, plainHand } from './hall-of-names.ts';
import { laid, sheetsOf } from './printed.ts';
import { realMeasure } from './real-measure.ts';
import { voiceIn } from './spoken-words.ts';
import {
  bridgeWall,
  cyrillic,
  duelWall,
  gameOf,
  latin,
  mahjongWall,
  pokerWall,
  tags,
  type Written,
} from './wall-events.ts';

const hand = { ...plainHand, measure: realMeasure() };

/** What pages hold depends on how long the words are. */
const spoken = { ...hand, voice: voiceIn('en') };

const pagesOf = (
  tournament: Tournament,
  family: GameId,
  document: SheetDocument,
  paper: Paper = 'A4',
  by: Hand = hand,
) => sheetsOf(tournament, document, { family: gameOf(family) }).flatMap((sheet) => laid(sheet, { paper }, by));

const SIZES = [27, 64, 160, 1000] as const;

type Made = (count: number) => Tournament;

type Line = readonly [name: string, family: GameId, document: SheetDocument, event: Made, pages: readonly number[]];

const people = (count: number) => mahjongWall(latin(count));

const teamsOf = (players: readonly Written[]): Tournament => {
  const event = bridgeWall(players);
  return { ...event, rules: { ...(event.rules as object), kind: 'teams', boardsPerRound: 8 } };
};

/** As a later round is seated: by a ranking, arrows switched at every second table. */
const later = (players: readonly Written[]): Tournament => {
  const event = bridgeWall(players);
  const [round] = event.rounds;
  if (round === undefined) throw new Error('nothing seated');
  const rows = round.tables.map(({ table, seats: [ns, ew] }) => {
    return { rankingTable: table, room: null, table, ns, ew, switched: table % 2 === 0 };
  });
  // Of an even table those who sit E-W are the better ranked: it is switched.
  const ranking = rows.flatMap(({ ns, ew, switched }, i) => {
    const places = switched ? [2 * i + 2, 2 * i + 1] : [2 * i + 1, 2 * i + 2];
    return [ns, ew].map((entrant, at) => ({
      entrant,
      number: entrant,
      place: places[at],
      total: 7_055 - (places[at] ?? 0),
    }));
  });
  const proposal = { ...round.draw.proposal, more: { baseRound: 0, boards: null, ranking, rows, warnings: [] } };
  return { ...event, rounds: [{ ...round, draw: { ...round.draw, proposal: proposal as never } }] };
};

/** Really drawn: a slip of 1-v-1 says the seeds. */
const drawn = (players: readonly Written[]): Tournament =>
  stateOf(draw(duelEventOf(players.map(({ name }) => ({ name })))));

/** Pages of A4 for 27, 64, 160 and 1,000. */
const table: readonly Line[] = [
  ['by name, bridge', 'bridge', 'seatingByName', (pairs) => bridgeWall(latin(2 * pairs)), [1, 2, 5, 28]],
  ['by name, people', 'mahjong', 'seatingByName', people, [1, 1, 3, 14]],
  ['by name, people of poker', 'poker', 'poker.byName', (count) => pokerWall(latin(count)), [1, 1, 3, 14]],
  ['by name, tags', 'duel', 'seatingByName', (count) => duelWall(tags(count)), [1, 1, 2, 10]],
  ['by table, mahjong', 'mahjong', 'seatingByTable', people, [1, 1, 2, 13]],
  ['by table, names of 16', 'mahjong', 'seatingByTable', (count) => mahjongWall(latin(count, 16)), [1, 1, 2, 9]],
  ['by table, bridge', 'bridge', 'seatingByTable', (pairs) => bridgeWall(latin(2 * pairs)), [1, 1, 3, 14]],
  ['by table, bridge, later', 'bridge', 'seatingByTable', (pairs) => later(latin(2 * pairs)), [1, 1, 3, 14]],
  ['by table, tags', 'duel', 'seatingByTable', (count) => duelWall(tags(count)), [1, 1, 2, 10]],
  ['by table, people of 1-v-1', 'duel', 'seatingByTable', (count) => duelWall(latin(count)), [1, 1, 2, 10]],
  ['by table, poker', 'poker', 'poker.byTable', (count) => pokerWall(latin(count)), [1, 1, 2, 10]],
  ['by table, poker of ten', 'poker', 'poker.byTable', (count) => pokerWall(latin(count), 10), [1, 1, 2, 12]],
  ['slips, mahjong', 'mahjong', 'slips', people, [2, 4, 10, 63]],
  ['slips, bridge pairs, 4 boards', 'bridge', 'slips', (pairs) => bridgeWall(latin(2 * pairs)), [4, 8, 20, 125]],
  ['slips, teams, 8 boards', 'bridge', 'slips', (teams) => teamsOf(latin(2 * teams)), [7, 16, 40, 250]],
  ['slips, 1-v-1', 'duel', 'slips', (count) => drawn(tags(count)), [2, 4, 10, 63]],
  ['seat slips, poker', 'poker', 'poker.seatSlips', (count) => pokerWall(latin(count)), [3, 7, 16, 100]],
  ['standings, 11 pt', 'mahjong', 'standings', (count) => finished(people(count)), [1, 2, 4, 25]],
];

describe('[L-8] [faults H-5, H-12] pages of A4, and of Letter one in fifteen more', () => {
  test.each(table)('%s', (_name, family, document, event, pages) => {
    const made = SIZES.map((count) => {
      const tournament = event(count);
      const on = (paper: Paper) => pagesOf(tournament, family, document, paper, spoken).length;
      return { a4: on('A4'), letter: on('Letter') };
    });
    expect(made.map(({ a4 }) => a4)).toEqual(pages);
    made.forEach(({ a4, letter }, i) => {
      // One in fifteen more, and none where there are three at the most.
      const most = a4 < 4 ? a4 : Math.ceil((a4 * 16) / 15);
      expect(letter, `Letter ${SIZES[i]}`).toBeLessThanOrEqual(most);
    });
  });

  test('a thousand pairs of people who all have a name of their own: 14 pages by table', () => {
    const named = new Map(latin(6000).map((person) => [person.name, person]));
    const event = bridgeWall([...named.values()].slice(0, 2000));
    expect(pagesOf(event, 'bridge', 'seatingByTable')).toHaveLength(14);
  });

  test('96 tags stand on one page, by name and by table', () => {
    const event = duelWall(tags(96));
    expect(pagesOf(event, 'duel', 'seatingByName')).toHaveLength(1);
    expect(pagesOf(event, 'duel', 'seatingByTable')).toHaveLength(1);
  });
});

const rowsOn = ({ laid: { columns } }: PaperPage) =>
  columns.flatMap(({ rows }) => rows.filter(({ row }) => row.kind === 'row'));

const sizeOf = (pages: readonly PaperPage[]): number =>
  Math.round(10 * Math.max(...pages.flatMap((page) => rowsOn(page).map(({ row }) => row.size / POINT)))) / 10;

describe('[L-3.1, L-3.2] the fewest pages that what fits needs, then the largest type, then the fewest columns', () => {
  test.each([
    ['few people', 'mahjong', () => mahjongWall(latin(8)), 24, 1, 1],
    ['people whose short names would leave it narrow', 'mahjong', () => mahjongWall(latin(24)), 17, 2, 1],
    ['people for more than that', 'mahjong', () => mahjongWall(latin(28)), 17, 2, 1],
    ['54 of 27 pairs', 'bridge', () => bridgeWall(latin(54)), 17, 2, 1],
    ['64 people', 'mahjong', () => mahjongWall(latin(64)), 15, 2, 1],
    ['72 people', 'mahjong', () => mahjongWall(latin(72)), 13, 2, 1],
    ['Cyrillic names', 'mahjong', () => mahjongWall(cyrillic(64)), 15, 2, 1],
  ] as const)('%s by name', (_name, family, event, points, columns, count) => {
    const pages = pagesOf(event(), family, 'seatingByName');
    expect([sizeOf(pages), pages[0]?.laid.columns.length, pages.length]).toEqual([points, columns, count]);
  });

  test.each([
    ['8 people', 'mahjong', 'seatingByName', () => mahjongWall(latin(8))],
    ['24 people', 'mahjong', 'seatingByName', () => mahjongWall(latin(24))],
    ['28 people by table', 'mahjong', 'seatingByTable', () => mahjongWall(latin(28))],
    ['9 tags', 'duel', 'seatingByTable', () => duelWall(tags(9))],
    ['27 pairs by table', 'bridge', 'seatingByTable', () => bridgeWall(latin(54))],
    ['27 people of poker', 'poker', 'poker.byTable', () => pokerWall(latin(27))],
  ] as const)('[L-2.1] %s: no third of the page stays white beside the list', (_name, family, document, event) => {
    const { width } = contentOf('A4').rows;
    for (const { laid: page } of pagesOf(event(), family, document)) {
      const right = Math.max(...page.columns.map((column) => column.x + column.width));
      expect(right).toBeGreaterThan(0.7 * width);
      expect(right).toBeLessThanOrEqual(width + 1e-6);
    }
  });

  test('[L-1.4] hairlines end where the numbers end', () => {
    for (const page of pagesOf(mahjongWall(latin(24)), 'mahjong', 'seatingByName')) {
      for (const { width, rows } of page.laid.columns) {
        const ends = rows.map(({ row }) => Math.max(...row.texts.map((text) => text.x + text.width)));
        for (const end of ends) expect(end).toBeCloseTo(width, 6);
      }
    }
  });

  test('a size that the TO chose wins', () => {
    const [sheet] = sheetsOf(mahjongWall(latin(24)), 'seatingByName', { family: gameOf('mahjong') });
    if (sheet === undefined) throw new Error('no sheet');
    for (const [preset, points] of [
      ['compact', 10.5],
      ['largePrint', 18],
    ] as const)
      expect(sizeOf(laid(sheet, { preset }))).toBeCloseTo(points, 6);
  });
});

describe('[L-3.4] pages are filled evenly', () => {
  test.each([160, 211, 1000])(
    '%i people by name: pages differ by a row at most, left columns are the longer',
    (count) => {
      const pages = pagesOf(mahjongWall(latin(count)), 'mahjong', 'seatingByName');
      const rows = pages.map((page) => rowsOn(page).length);
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
      for (const { laid: page } of pages) {
        const lengths = page.columns.map((column) => column.rows.length);
        expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
      }
    },
  );

  test('what is left over goes into the rows, up to a fifth of their height', () => {
    const { height } = contentOf('A4').rows;
    for (const count of [24, 64, 160]) {
      const pages = pagesOf(mahjongWall(latin(count)), 'mahjong', 'seatingByName');
      const points = sizeOf(pages);
      const nominal = 1.25 * points * POINT + 1.2;
      for (const page of pages) {
        const rows = rowsOn(page);
        for (const { row } of rows) {
          const lines = Math.max(1, ...row.texts.map(({ fitted }) => fitted.lines.length));
          if (lines > 1) continue;
          expect(row.height).toBeGreaterThanOrEqual(nominal - 1e-6);
          expect(row.height).toBeLessThanOrEqual(1.2 * nominal + 1e-6);
        }
        for (const { top, row } of rows) expect(top + row.height).toBeLessThanOrEqual(height + 1e-6);
      }
    }
  });
});

describe('what stands where', () => {
  test('[L-1.2] all tiles of a list are equally wide', () => {
    for (const [family, document, event] of [
      ['mahjong', 'seatingByName', mahjongWall(latin(64))],
      ['bridge', 'seatingByTable', bridgeWall(latin(64))],
      ['poker', 'poker.byName', pokerWall(latin(64), 10)],
    ] as const) {
      const texts = pagesOf(event, family, document).flatMap((page) => rowsOn(page).flatMap(({ row }) => row.texts));
      const tiles = texts.filter(({ tile }) => tile !== undefined);
      expect(tiles.length).toBeGreaterThanOrEqual(32);
      expect(new Set(tiles.map(({ width }) => width)).size).toBe(1);
      for (const { fitted, height } of tiles) expect(height).toBeCloseTo(1.16 * fitted.size, 6);
    }
  });

  test('[L-1.4] [fault H-12] from the end of a name to its number at most 60 mm, however short it is', () => {
    const people = [...latin(20), { name: 'Li A', familyName: 'Li', givenName: 'A' }];
    let seen = 0;
    for (const page of pagesOf(mahjongWall(people), 'mahjong', 'seatingByName')) {
      for (const { row } of rowsOn(page)) {
        const name = row.texts.find((text) => text.name);
        const number = row.texts.find(({ fitted, tile }) => tile === undefined && /^\d+$/.test(fitted.lines[0] ?? ''));
        if (name === undefined || number === undefined) continue;
        seen += 1;
        const wide = (text: string, bold: boolean) => hand.measure(text, { size: row.size, bold, lang: null });
        const from = name.x + wide(name.fitted.lines[0] ?? '', false);
        const to = number.x + number.width - wide(number.fitted.lines[0] ?? '', true);
        expect(to - from).toBeLessThanOrEqual(62);
      }
    }
    expect(seen).toBe(20);
  });

  test('[L-4.1] whoever sits out has words in place of number and tile, and is last by table, without a number', () => {
    const event = mahjongWall(latin(26));
    const rows = pagesOf(event, 'mahjong', 'seatingByName').flatMap((page) => rowsOn(page));
    const words = rows.filter(({ row }) => row.texts.every(({ tile }) => tile === undefined));
    expect(words).toHaveLength(2);
    const last = pagesOf(event, 'mahjong', 'seatingByTable')
      .flatMap((page) => rowsOn(page))
      .slice(-2);
    expect(last.every(({ row }) => row.texts.length === 1)).toBe(true);
  });
});

describe('[L-1.5, L-1.6] what is bold, and what stands between partners', () => {
  test('by name: letters, tables, tiles and who sits out; no name', () => {
    const texts = pagesOf(mahjongWall(latin(26)), 'mahjong', 'seatingByName').flatMap((page) =>
      rowsOn(page).flatMap(({ row }) => row.texts),
    );
    const isWord = (text: string) => /^(\p{Lu}|\d+|\w+\.letter|sitsOut)$/u.test(text);
    const [bold, plain] = [true, false].map((is) => texts.filter((text) => text.bold === is));
    expect(bold?.map(({ fitted }) => fitted.lines.join(' ')).filter((text) => !isWord(text))).toEqual([]);
    expect(bold?.some(({ name }) => name)).toBe(false);
    expect(plain?.filter(({ name }) => name)).toHaveLength(26);
    expect(plain?.filter(({ name }) => !name)).toEqual([]);
  });

  test('by table: tables and tiles; partners stand apart by a dash with its blanks', () => {
    const texts = pagesOf(bridgeWall(latin(54)), 'bridge', 'seatingByTable').flatMap((page) =>
      rowsOn(page).flatMap(({ row }) => row.texts),
    );
    const pairs = texts.filter(({ name }) => name);
    expect(pairs.filter(({ bold }) => bold)).toEqual([]);
    expect(pairs.filter(({ fitted }) => !/^\S.* – \S/u.test(fitted.lines.join(' ')))).toEqual([]);
    // Numbers of tables and tiles are bold, those of pairs are not.
    const numbers = texts.filter(({ tile, fitted }) => tile === undefined && /^\d+$/.test(fitted.lines.join('')));
    expect(numbers.filter(({ bold }) => bold)).toHaveLength(13);
    expect(texts.filter(({ tile, bold }) => tile !== undefined && !bold)).toEqual([]);
  });
});

test('[L-8] rows are lower by 2.5 % at the most, and only where that saves a page', () => {
  const nominal = 1.25 * 13 * POINT + 1.2;
  const heights = (count: number, paper: Paper) => {
    const pages = pagesOf(duelWall(tags(count)), 'duel', 'seatingByName', paper);
    const single = pages.flatMap((page) =>
      rowsOn(page).filter(({ row }) => row.texts.every(({ fitted }) => fitted.lines.length === 1)),
    );
    return { pages: pages.length, height: Math.min(...single.map(({ row }) => row.height)) };
  };
  const lower = heights(102, 'Letter');
  expect(lower.pages).toBe(1);
  expect(lower.height).toBeLessThan(nominal);
  expect(lower.height).toBeGreaterThanOrEqual(0.975 * nominal);
  expect(heights(103, 'Letter').height).toBeGreaterThanOrEqual(nominal - 1e-6);
});

test('[L-4.2] where initials have no room partners stand without, or with the one that tells the pair from all others', () => {
  const family = (n: number) => `Family${String(n).padStart(4, '0')}`;
  const people = (givenNames: string, families: readonly number[]) =>
    families.map((n, i) => ({
      name: `${family(n)} ${givenNames[i]}`,
      familyName: family(n),
      givenName: givenNames[i] ?? '',
    }));
  const event = bridgeWall([...people('AAACAD', [1, 1, 3, 3, 5, 3]), ...people('BCBBBB', [2, 2, 4, 3, 4, 4])]);
  const [sheet] = sheetsOf(event, 'seatingByTable', { family: gameOf('bridge') });
  const listed = sheet?.kind === 'list' ? sheet.parts.flatMap(({ blocks }) => blocks.flatMap(({ rows }) => rows)) : [];
  const names = listed.flatMap(({ cells }) => cells.flatMap((cell) => (cell.kind === 'name' ? [cell.name] : [])));
  expect(names).toHaveLength(6);
  const texts = names.map(({ text }) => text);
  const alone = (text: string) => text.replaceAll(/ [A-D]\./gu, '');
  for (const { text, short } of names) {
    const [one, other] = alone(text).split(' – ');
    const alike = texts.filter((each) => alone(each) === alone(text));
    if (one === other) expect(short, text).toBeNull();
    else if (alike.length === 1) expect(short, text).toBe(alone(text));
    else if (short !== null) {
      expect(short).toMatch(/^Family\d+( [A-D]\.)? – Family\d+( [A-D]\.)?$/u);
      expect(short.length).toBe(text.length - 3);
    }
  }
  const read = names.map(({ text, short }) => short ?? text);
  expect(new Set(read).size).toBe(read.length);
  expect(names.filter(({ text, short }) => short !== null && short !== alone(text)).length).toBeGreaterThanOrEqual(2);
});
