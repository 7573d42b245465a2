import { describe, expect, test } from 'vitest';
import { cycleOf } from '../../../../core/sheets/hall/dwell.ts';
import { type HallList, hallPages, type ListView } from '../../../../core/sheets/hall/hall-pages.ts';
import { type Image, type Room, sizesFor } from '../../../../core/sheets/hall/legibility.ts';
import { hallView } from '../../../../core/sheets/hall/published.ts';
import type { PublishedView } from '../../../../core/sheets/hall/published-view.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { finished, plainHand } from '../hall-of-names.ts';
import { familyOf } from '../sample-events.ts';
import { bridgeWall, cyrillic, duelWall, latin, mahjongWall, pokerWall, tags } from '../wall-events.ts';

const wide = { width: 1920, height: 1080 };
const high = { width: 1080, height: 1920 };
const wishes = { dense: false, scroll: false, share: { part: 1, of: 1 } };

/** The rooms of [L-10.3]. */
const rooms: readonly (readonly [name: string, image: Image, room: Room])[] = [
  ['8 m', wide, { imageWidth: 120, readingLine: 400, farthest: 800 }],
  ['15 m', wide, { imageWidth: 200, readingLine: 600, farthest: 1500 }],
  ['25 m', wide, { imageWidth: 300, readingLine: 1000, farthest: 2500 }],
  ['portrait 8 m', high, { imageWidth: 70, readingLine: 300, farthest: 800 }],
  ['portrait 15 m', high, { imageWidth: 110, readingLine: 600, farthest: 1500 }],
  ['portrait 25 m', high, { imageWidth: 170, readingLine: 1000, farthest: 2500 }],
];

const viewIn = (tournament: Tournament, language = 'en'): PublishedView => {
  const view = hallView(tournament, familyOf(tournament.family), language);
  if (view === null) throw new Error('nothing is published');
  return view;
};

const rowsIn = ({ pages }: HallList) =>
  pages.flatMap(({ columns }) =>
    columns.flatMap(({ rows }) => rows.flatMap(({ row }) => (row.kind === 'row' ? [row] : []))),
  );

const columnsIn = ({ pages }: HallList): number => Math.max(...pages.map(({ columns }) => columns.length));

describe.each(rooms)('%s', (_name, image, room) => {
  const at = (view: PublishedView, list: ListView) => hallPages(view, list, { image, room, wishes }, plainHand);

  test.each([
    ['27 pairs', bridgeWall(latin(54)), 'en'],
    ['27 pairs in Russian', bridgeWall(cyrillic(54)), 'ru'],
    ['64 people', mahjongWall(latin(64)), 'en'],
    ['96 tags', duelWall(tags(96)), 'en'],
    ['64 people at nine', pokerWall(latin(64)), 'en'],
  ] as const)(
    'L-10.2 %s: larger letters put no name on two lines and leave a wide image two columns',
    (_who, event, language) => {
      const view = viewIn(event, language);
      const usual = at(view, 'byName');
      // The same list as large as the room asks for.
      const { preferred } = sizesFor(image, room);
      const near = { ...room, farthest: room.readingLine };
      const plain = hallPages(view, 'byName', { image, room: near, wishes }, plainHand);
      const broken = (list: HallList) =>
        rowsIn(list).flatMap(({ texts }) => texts.filter(({ name, fitted }) => name && fitted.lines.length > 1)).length;
      expect(plain.size).toBeCloseTo(preferred, 6);
      expect(broken(usual)).toBeLessThanOrEqual(broken(plain));
      if (image === wide) expect(columnsIn(usual)).toBeGreaterThan(1);
      if (usual.size > plain.size) expect(cycleOf(usual.dwell)).toBeLessThanOrEqual(45);
    },
  );

  test.each([
    ['64 people', mahjongWall(latin(64)), 'en'],
    ['27 pairs in Russian', bridgeWall(cyrillic(54)), 'ru'],
    ['32 people in Russian', mahjongWall(cyrillic(32)), 'ru'],
  ] as const)('L-10.2 %s: no name is cut where letters a fifth smaller show all in full', (_who, event, language) => {
    const view = viewIn(event, language);
    const usual = at(view, 'byName');
    const cut = (list: HallList) =>
      rowsIn(list).flatMap(({ texts }) => texts.filter(({ name, fitted }) => name && fitted.rung > 2)).length;
    // The same list in a room that asks for letters of four fifths, and for no larger ones.
    const { preferred } = sizesFor(image, room);
    const readingLine = (room.readingLine * usual.size * 0.8) / preferred;
    if (readingLine < room.readingLine) return;
    const smaller = hallPages(
      view,
      'byName',
      { image, room: { ...room, readingLine, farthest: 1 }, wishes },
      plainHand,
    );
    if (cut(smaller) === 0 && columnsIn(smaller) === columnsIn(usual)) expect(cut(usual)).toBe(0);
  });

  test('L-1.4 from the end of a name to its number 12 em at most, also in a single column', () => {
    const people = ['Ek Bo', 'Li Jo', 'Olsen Kai', 'Rossi Ida'].map((name) => ({
      name,
      familyName: '',
      givenName: '',
    }));
    const list = at(viewIn(mahjongWall(people)), 'byName');
    const gaps = rowsIn(list).map(({ texts }) => {
      const name = texts.find((text) => text.name);
      const number = texts.find(({ fitted }) => /^\d+$/.test(fitted.lines[0] ?? ''));
      if (name === undefined || number === undefined) throw new Error('no name or number');
      const width = plainHand.measure(name.fitted.lines[0] ?? '', { size: list.size, bold: false, lang: null });
      const digits = plainHand.measure(number.fitted.lines[0] ?? '', { size: list.size, bold: true, lang: null });
      return (number.x + number.width - digits - name.x - width) / list.size;
    });
    expect(gaps).toHaveLength(4);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(12.01);
    expect(Math.max(...gaps)).toBeGreaterThan(4);
  });

  test.each(['mahjong', 'duel', 'bridge'] as const)(
    'L-10.5 standings of %s have place, name and score in every image',
    (game) => {
      const made = { mahjong: mahjongWall(cyrillic(64)), duel: duelWall(tags(64)), bridge: bridgeWall(cyrillic(54)) }[
        game
      ];
      const view = viewIn(game === 'mahjong' ? finished(made) : made, 'ru');
      const people = view.names.slice(0, 20).map(({ name }, i) => ({
        place: i + 1,
        name,
        cells: [1000 + i, 10, 3],
        marks: [{ code: 'sheets.marks.listOrderOfEverybody' }],
      }));
      const columns = ['points', 'last', 'wins'].map((code) => ({ code, unit: 1 as never }));
      const standings = { through: 1, title: null, columns, rankedBy: 0, rows: people, provisional: [] };
      const list = at({ ...view, standings: standings as never, own: {} }, 'standings');
      const rows = rowsIn(list).filter(({ texts }) => texts.length > 1);
      expect(rows).toHaveLength(20);
      rows.forEach(({ texts }, i) => {
        expect(texts.some(({ name }) => name)).toBe(true);
        expect(texts.map(({ fitted }) => fitted.lines.join(''))).toContain(
          plainHand.voice.number(1000 + i, 1 as never),
        );
      });
    },
  );

  test('L-10.6 the pages of the next round are part of the cycle', () => {
    const view = viewIn(bridgeWall(latin(54)));
    const { round, roundTitle, stamp, revised, tables, names, byes, bye, own } = view;
    const next = { round: round + 1, roundTitle, stamp, revised, tables, names, byes, bye, own };
    const list = at({ ...view, next: [next] }, 'byName');
    const alone = at(view, 'byName');
    expect(list.next.map(({ from }) => from)).toEqual([list.pages.length / 2]);
    expect(list.size).toBeLessThanOrEqual(alone.size);
    if (list.size > sizesFor(image, room).preferred * 1.01) expect(cycleOf(list.dwell)).toBeLessThanOrEqual(45);
  });
});

test('L-10.2 the calm form may cost one page, never two: where names in three columns stand on two lines there are two columns', () => {
  const [, image, room] = rooms[1] ?? [];
  if (image === undefined || room === undefined) throw new Error('no room');
  const made = (event: Tournament, language: string, dense: boolean) => {
    const list = hallPages(viewIn(event, language), 'byName', { image, room, wishes: { ...wishes, dense } }, plainHand);
    const names = rowsIn(list).flatMap(({ texts }) => texts.filter(({ name }) => name));
    const two = names.filter(({ fitted }) => fitted.lines.length > 1).length / names.length;
    return { pages: list.pages.length, columns: columnsIn(list), two };
  };
  const russian = bridgeWall(cyrillic(160));
  expect(made(russian, 'ru', false)).toEqual({ pages: 7, columns: 2, two: 0 });
  expect(made(duelWall(tags(160)), 'en', false)).toMatchObject({ pages: 5, columns: 3 });
  expect(made(bridgeWall(latin(1000)), 'en', false).columns).toBe(3);
  // Whoever wishes for small letters wants many names on a page.
  expect(made(russian, 'ru', true).pages).toBeLessThan(6);
});

test('L-10.2 a list that names nobody is not turned for larger letters', () => {
  const tournament = pokerWall(latin(64));
  const view = viewIn(tournament);
  const [, image, room] = rooms[1] ?? [];
  if (image === undefined || room === undefined) throw new Error('no room');
  const { pages } = hallPages(view, 'poker.order', { image, room, wishes }, plainHand);
  expect(pages).toHaveLength(1);
});

describe.each(rooms)('%s', (_name, image, room) => {
  const at = (view: PublishedView, list: ListView) => hallPages(view, list, { image, room, wishes }, plainHand);
  const few = viewIn(mahjongWall(latin(12)));

  test('L-10.2 few people stand on one page of a wide image: no larger letters take the second column for a second page', () => {
    for (const list of [at(viewIn(duelWall(tags(12))), 'byName'), at(few, 'byName'), at(few, 'byTable')])
      expect(list.pages).toHaveLength(image === wide ? 1 : list.pages.length);
  });

  test.each([
    ['by name', duelWall(tags(160)), 'byName', 1],
    ['by name of pairs', bridgeWall(latin(160)), 'byName', 1],
    ['by table', duelWall(tags(64)), 'byTable', 2],
    ['by table of four', mahjongWall(latin(160)), 'byTable', 4],
    ['standings', finished(mahjongWall(latin(64))), 'standings', 1],
  ] as const)('L-10.2 pages %s are evenly filled', (_what, event, list, together) => {
    const rows = at(viewIn(event), list).pages.map((page) => page.rows);
    expect(rows.length).toBeGreaterThan(1);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(together);
  });

  test('L-10.2 a column is 20 em wide at most', () => {
    const four = viewIn(mahjongWall(latin(4)));
    const strip = { image, room, wishes: { ...wishes, scroll: true } };
    const moving = hallPages(viewIn(mahjongWall(latin(160))), 'byName', strip, plainHand);
    for (const list of [at(four, 'byName'), at(four, 'byTable'), at(few, 'byTable'), moving])
      for (const { width } of list.pages.flatMap(({ columns }) => columns))
        expect(width).toBeLessThanOrEqual(20 * list.size + 1e-6);
  });

  test('L-10.6 the pages of the next round come last and stay as long as others', () => {
    const names = few.names.slice(0, 4);
    const next = { ...few, round: few.round + 1, stamp: 'R2.1', names };
    const list = at({ ...viewIn(mahjongWall(latin(64))), next: [next] }, 'byName');
    const from = list.next[0]?.from ?? 0;
    expect(list.pages.slice(from).map(({ rows }) => rows)).toEqual([4]);
    expect(list.pages.slice(0, from).reduce((sum, { rows }) => sum + rows, 0)).toBe(64);
    expect(list.dwell.slice(from)).toEqual([6]);
  });
});
