import { describe, expect, test } from 'vitest';
import { cycleOf, dwellOf } from '../../../../core/sheets/hall/dwell.ts';
import { adviceOn, type HallList, hallPages, type ListView } from '../../../../core/sheets/hall/hall-pages.ts';
import { bandsOf, CAPITAL, columnsOf, listSize, rowsOf, sizesFor } from '../../../../core/sheets/hall/legibility.ts';
import { hallView } from '../../../../core/sheets/hall/published.ts';
import type { PublishedView } from '../../../../core/sheets/hall/published-view.ts';
import { WHOLE } from '../../../../core/sheets/sheet.ts';
import {
  finished,
  hostilePeople,
  latinPeople,
  type Person,
  plainHand,
  seated,
  shortPeople,
  viewOf,
} from '../hall-of-names.ts';
import { familyOf, sampleOf } from '../sample-events.ts';

const image = { width: 1920, height: 1080 };
const high = { width: 1080, height: 1920 };
const room = { imageWidth: 200, readingLine: 600, farthest: 1200 };

const wishes = { dense: false, scroll: false, share: { part: 1, of: 1 } };

const listOf = (people: readonly Person[], view: ListView, dense = false, at = image): HallList =>
  hallPages(viewOf(finished(seated(people))), view, { image: at, room, wishes: { ...wishes, dense } }, plainHand);

const namesOf = ({ pages }: HallList): string[] =>
  pages.flatMap(({ columns }) =>
    columns.flatMap(({ rows }) =>
      rows.flatMap(({ row }) =>
        row.texts.flatMap(({ name, fitted }) => (name ? [fitted.lines.join('').replace(/\s/gu, '')] : [])),
      ),
    ),
  );

describe.each([4, 40, 200, 400, 2000])('H-02: %i players', (players) => {
  const people = hostilePeople(players);
  const names = viewOf(seated(people)).names;

  test.each(['byName', 'byTable'] as const)(
    '%s: everybody exactly once per cycle, nothing outside the list area',
    (view) => {
      const list = listOf(people, view);
      const written = namesOf(list);
      const seen = new Map<string, number>();
      for (const text of written) seen.set(text, (seen.get(text) ?? 0) + 1);
      const bare = (text: string | null) => (text === null ? '' : text.replace(/\s/gu, ''));
      const shown =
        view === 'byName'
          ? names.map(({ name }) => name)
          : viewOf(seated(people)).tables.flatMap(({ seats }) => seats.map(({ name }) => name));
      for (const { text, short } of shown) {
        expect((seen.get(bare(text)) ?? 0) + (short === null ? 0 : (seen.get(bare(short)) ?? 0)), text).toBe(1);
      }
      const box = bandsOf(image).list;
      for (const { columns } of list.pages) {
        for (const { x, width, rows } of columns) {
          expect(x + width).toBeLessThanOrEqual(box.width + 1e-6);
          const last = rows.at(-1);
          expect((last?.top ?? 0) + (last?.row.height ?? 0)).toBeLessThanOrEqual(box.height + 1e-6);
        }
      }
    },
  );
});

describe('H-01: sizes by the formula', () => {
  const metres = [4, 6, 8, 10, 12, 15, 20, 25];
  const widths = [1.2, 2, 3];
  const images = [
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
    { width: 3840, height: 2160 },
    { width: 1024, height: 768 },
    { width: 1080, height: 1920 },
  ];
  /** Pixels of a capital seen under an angle, worked out anew: h = 2 · D · tan(a / 2). */
  const capital = (distance: number, minutes: number, imageWidth: number, pixels: number) =>
    (2 * distance * Math.tan((minutes / 120) * (Math.PI / 180)) * pixels) / imageWidth;
  const view = viewOf(finished(seated(shortPeople(160))));

  test.each(images)('$width × $height: within 2 %, never below 16′ without a warning', (at) => {
    for (const imageWidth of widths) {
      for (const distance of metres) {
        const here = { imageWidth: imageWidth * 100, readingLine: distance * 100, farthest: distance * 100 };
        const { size, least, readable } = listSize(at, here, false);
        const minimum = capital(distance, 16, imageWidth, at.width);
        const preferred = capital(distance, 20, imageWidth, at.width);
        // Four rows and a column for 16 bold characters and "123 E" are the least that a list is made of.
        const fitting = Math.min((0.77 * at.height) / (4 * 1.3), (0.9 * at.width) / (16 * 0.535 + 5 * 0.572));
        expect(Math.abs(size / Math.min(preferred / 0.714, fitting) - 1)).toBeLessThan(0.02);
        if (readable) {
          expect(size * CAPITAL).toBeGreaterThanOrEqual(minimum * 0.999);
          expect(Math.abs((least * CAPITAL) / minimum - 1)).toBeLessThan(0.02);
        } else expect(size * CAPITAL).toBeLessThan(minimum);
      }
    }
  });

  test.each(images)('$width × $height: no text of a list is smaller than the least size', (at) => {
    for (const list of ['byName', 'byTable', 'standings'] as const) {
      const laid = hallPages(view, list, { image: at, room, wishes }, plainHand);
      const sizes = laid.pages.flatMap(({ columns }) =>
        columns.flatMap(({ rows }) => rows.flatMap(({ row }) => row.texts.map(({ fitted }) => fitted.size))),
      );
      const smallest = Math.min(...sizes);
      const { least } = listSize(at, room, false);
      expect([list, laid.readable && smallest < least * 0.98]).toEqual([list, false]);
    }
  });
});

test('a view of the family that has nothing to show is no other list', () => {
  const view = viewOf(finished(seated(shortPeople(16))));
  expect(hallPages(view, 'duel.bracket', { image, room, wishes }, plainHand).pages).toEqual([]);
});

test('H-03: rows have the height of whole lines, no size is below the minimum of its class', () => {
  const list = listOf(hostilePeople(160), 'byName');
  const { least } = listSize(image, room, false);
  for (const { columns } of list.pages) {
    for (const { rows } of columns) {
      for (const { row } of rows) {
        const lines = Math.max(1, ...row.texts.map(({ fitted }) => fitted.rows));
        const roomy = row.height - lines * list.size * 1.3;
        expect(roomy).toBeGreaterThanOrEqual(-1e-6);
        expect(roomy).toBeLessThanOrEqual(0.3 * list.size + 1e-6);
        for (const { fitted } of row.texts) expect(fitted.size).toBeGreaterThanOrEqual(least - 1e-9);
      }
    }
  }
});

describe('H-04: dwell and cycle', () => {
  test.each([
    [0, 6],
    [13, 6],
    [20, 7],
    [39, 9.85],
    [106, 19.9],
    [125, 20],
  ])('%i names stay %d seconds', (names, seconds) => {
    expect(dwellOf(names)).toBeCloseTo(seconds, 9);
  });

  test('every page stays for the names on it: two in a row of two players or pairs, one in a line of a table', () => {
    const seconds = (names: number) => Math.min(20, Math.max(6, 4 + 0.15 * names));
    const duels = hallView(sampleOf('duel'), familyOf('duel'), 'en');
    const pairs = hallView(sampleOf('bridge'), familyOf('bridge'), 'en');
    if (duels === null || pairs === null) throw new Error('nothing is published');
    const near = { ...room, readingLine: 300, farthest: 300 };
    for (const view of [duels, pairs]) {
      const { pages, dwell } = hallPages(view, 'byTable', { image, room: near, wishes }, plainHand);
      expect(pages).toHaveLength(1);
      expect(dwell).toEqual([seconds(2 * view.tables.length)]);
    }
    const blocks = listOf(shortPeople(160), 'byTable');
    expect(blocks.dwell).toEqual(blocks.pages.map(({ rows }) => seconds(rows)));
  });

  test.each([
    ['8 m', { imageWidth: 120, readingLine: 400, farthest: 800 }, image, 52, 24, 45],
    ['15 m', { imageWidth: 200, readingLine: 600, farthest: 1500 }, image, 47, 39, 51],
    ['25 m', { imageWidth: 300, readingLine: 1000, farthest: 2500 }, image, 52, 24, 45],
    ['portrait 8 m', { imageWidth: 70, readingLine: 300, farthest: 800 }, high, 38, 60, 74],
    ['portrait 15 m', { imageWidth: 110, readingLine: 600, farthest: 1500 }, high, 47.6, 23, 58],
    ['portrait 25 m', { imageWidth: 170, readingLine: 1000, farthest: 2500 }, high, 51.6, 21, 27],
  ] as const)('L-10.3 %s: size and names a page', (_name, hall, at, size, preferred, least) => {
    const sizes = sizesFor(at, hall);
    expect(sizes.preferred).toBeGreaterThan(size - 1);
    expect(sizes.preferred).toBeLessThan(size + 1);
    expect(rowsOf(at, sizes.preferred) * columnsOf(at, sizes.preferred)).toBe(preferred);
    expect(rowsOf(at, sizes.least) * columnsOf(at, sizes.least)).toBe(least);
  });

  test.each([
    ['8 m', { imageWidth: 120, readingLine: 400, farthest: 800 }, image, 7, 52],
    ['15 m', { imageWidth: 200, readingLine: 600, farthest: 1500 }, image, 5, 44],
    ['25 m', { imageWidth: 300, readingLine: 1000, farthest: 2500 }, image, 7, 52],
    ['portrait 8 m', { imageWidth: 70, readingLine: 300, farthest: 800 }, high, 3, 36],
    ['portrait 15 m', { imageWidth: 110, readingLine: 600, farthest: 1500 }, high, 7, 52],
    ['portrait 25 m', { imageWidth: 170, readingLine: 1000, farthest: 2500 }, high, 8, 56],
  ] as const)('L-10.3 %s: 160 names in so many pages and seconds', (_name, hall, at, pages, seconds) => {
    const view = viewOf(finished(seated(shortPeople(160))));
    const list = hallPages(view, 'byName', { image: at, room: hall, wishes }, plainHand);
    expect(list.pages).toHaveLength(pages);
    expect(Math.abs(cycleOf(list.dwell) - seconds)).toBeLessThan(1.1);
  });

  test('L-10.2 of all sizes the largest whose cycle lasts 45 s at most; fewer names a page win over smaller letters', () => {
    for (const count of [24, 40, 64, 100]) {
      const list = listOf(shortPeople(count), 'byName');
      const { preferred, most } = sizesFor(image, room);
      expect(list.size).toBeGreaterThanOrEqual(preferred - 1e-6);
      expect(list.size).toBeLessThanOrEqual(most * 1.002);
      expect(cycleOf(list.dwell)).toBeLessThanOrEqual(45);
    }
    expect(listOf(shortPeople(4), 'byName').size).toBeCloseTo(sizesFor(image, room).most, 0);
    expect(listOf(shortPeople(24), 'byName').size).toBeLessThan(listOf(shortPeople(4), 'byName').size);
    expect(listOf(shortPeople(160), 'byName').size).toBeLessThan(listOf(shortPeople(24), 'byName').size);
  });

  test('L-10.2 rows are up to 1.6 of their size high and fill the image', () => {
    const list = listOf(shortPeople(160), 'byName');
    const heights = list.pages.flatMap(({ columns }) =>
      columns.flatMap(({ rows }) => rows.map(({ row }) => row.height)),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(1.6 * list.size + 1e-6);
    expect(Math.min(...heights)).toBeGreaterThan(1.3 * list.size);
    const ends = list.pages.flatMap(({ columns }) =>
      columns.map(({ rows }) => (rows.at(-1)?.top ?? 0) + (rows.at(-1)?.row.height ?? 0)),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(bandsOf(image).list.height);
  });

  test('a cycle of more than 60 seconds gets advice, the list is not shrunk', () => {
    const short = listOf(shortPeople(200), 'byName');
    const long = listOf(shortPeople(280), 'byName');
    expect(cycleOf(short.dwell)).toBeLessThanOrEqual(60);
    expect(adviceOn(short, image, room)).toEqual([]);
    expect(adviceOn(long, image, room)).toEqual(['longCycle']);
    expect(long.size).toBe(short.size);
  });

  test('the dense list takes the minimum, and 40 tables fit four pages', () => {
    const list = listOf(shortPeople(160), 'byTable', true);
    expect(list.pages.length).toBeLessThanOrEqual(4);
    expect(list.size).toBeGreaterThanOrEqual(image.height / 45);
    expect(list.readable).toBe(true);
  });
});

test('L-10.2 people of one family name may stand in two columns: it makes no letters smaller', () => {
  for (const at of [image, high]) {
    const here = { imageWidth: 120, readingLine: 400, farthest: 400 };
    const list = hallPages(viewOf(seated(shortPeople(40))), 'byName', { image: at, room: here, wishes }, plainHand);
    expect(list.size).toBeCloseTo(sizesFor(at, here).preferred, 6);
  }
});

test('L-10.2 no list is set larger than the farthest viewer needs', () => {
  const few = listOf(latinPeople(4), 'byName');
  expect(few.size).toBeGreaterThan(sizesFor(image, room).preferred * 1.9);
  expect(few.size).toBeLessThanOrEqual(sizesFor(image, room).most * 1.002);
});

test('the same pages, give or take a row, at every resolution', () => {
  const sizes = [image, { width: 1280, height: 720 }, { width: 3840, height: 2160 }];
  const counts = sizes.map((at) => listOf(latinPeople(160), 'byName', false, at).pages.map(({ rows }) => rows));
  expect(counts[1]).toEqual(counts[0]);
  expect(counts[2]).toEqual(counts[0]);
});

test('[hall-and-print 2.2] the bands do not overlap and leave 5 % free on every edge', () => {
  const { top, list, bottom } = bandsOf(image);
  expect(top.y).toBeCloseTo(54);
  expect(top.y + top.height).toBeCloseTo(list.y);
  expect(list.y + list.height).toBeCloseTo(bottom.y);
  expect(bottom.y + bottom.height).toBeCloseTo(1080 - 54);
  expect(list.height / 1080).toBeCloseTo(0.77);
});

test('larger letters never cost a column: two matches of a semi-final name all four', () => {
  const tournament = sampleOf('duel');
  const rounds = tournament.rounds.map((round) => ({ ...round, tables: round.tables.slice(0, 2), byes: [] }));
  const view = hallView({ ...tournament, rounds }, familyOf('duel'), 'en');
  if (view === null) throw new Error('nothing is published');
  const wishes = { dense: false, scroll: false, share: { part: 1, of: 1 } };
  for (const at of [image, { width: 1280, height: 720 }]) {
    const list = hallPages(view, 'byTable', { image: at, room, wishes }, plainHand);
    expect(namesOf(list)).toHaveLength(4);
  }
});

const headOf = ({ row }: { readonly row: { readonly head: string } }): string[] => (row.head === '' ? [] : [row.head]);

test.each([
  ['duel', { width: 1280, height: 720 }],
  ['bridge', image],
  ['mahjong', image],
  ['bridge', high],
] as const)(
  'L-10.5 standings of %s: the score is bold, and tie-breaks stand only while names keep one line',
  (game, at) => {
    const view = hallView(sampleOf(game), familyOf(game), 'en');
    if (view === null) throw new Error('nothing is published');
    const near = { imageWidth: 100, readingLine: 400, farthest: 400 };
    const { pages } = hallPages(view, 'standings', { image: at, room: near, wishes }, plainHand);
    const rows = pages.flatMap(({ columns }) =>
      columns.flatMap((column) =>
        column.rows.flatMap(({ row }) => (row.kind === 'row' && row.head === '' ? [row] : [])),
      ),
    );
    const ranked = rows.filter(({ texts }) => texts.some(({ name }) => name));
    expect(ranked.length).toBeGreaterThan(7);
    for (const { texts } of ranked) {
      const numbers = texts.filter(({ name }) => !name).slice(1);
      expect(numbers.filter(({ bold }) => bold)).toHaveLength(1);
      const named = texts.find(({ name }) => name);
      if (numbers.length > (view.standings?.rankedBy ?? 0) + 1) expect(named?.fitted.lines).toHaveLength(1);
    }
  },
);

/** So many tables of so many names, as a game's own list. */
const tablesOf = (tables: number, seats: readonly string[], name: (at: number) => string): PublishedView => {
  const rowOf = (table: number, seat: string, at: number) => ({
    cells: [
      { kind: 'seat', seat: { code: `x.seats.${seat}.letter` } } as const,
      ...(seats.length === 2 ? [{ kind: 'number', value: at, unit: WHOLE } as const] : []),
      { kind: 'name', name: { text: name(at), short: null, lang: null } } as const,
    ],
    changed: false,
    head: String(table),
  });
  const blocks = Array.from({ length: tables }, (_, i) => ({
    heading:
      seats.length > 4
        ? ({ kind: 'phrase', phrase: { code: 'floor.table.name', params: { name: String(i + 1) } } } as const)
        : ({ kind: 'number', value: i + 1, unit: WHOLE } as const),
    rows: seats.map((seat, at) => rowOf(i + 1, seat, i * seats.length + at)),
    together: true,
  }));
  const listing = { form: 'tables', columns: [], blocks } as const;
  const own = { byTable: { kind: 'list', title: { code: 'x' }, listing, urgent: false } } as const;
  return { ...viewOf(seated(shortPeople(8))), own };
};

describe('L-10.3, L-10.4 tables a page, by table', () => {
  const people = shortPeople(160).map(({ name }) => name);
  const pairs = Array.from(
    { length: 160 },
    (_, at) => `${people[at]?.split(' ')[0]} – ${people[159 - at]?.split(' ')[0]}`,
  );
  const bridge = tablesOf(80, ['ns', 'ew'], (at) => pairs[at] ?? '');
  const mahjong = tablesOf(40, ['east', 'south', 'west', 'north'], (at) => people[at] ?? '');
  const poker = tablesOf(17, ['1', '2', '3', '4', '5', '6', '7', '8', '9'], (at) => people[at] ?? '');
  const most = (view: PublishedView, at: typeof image, hall: typeof room): number => {
    const { pages } = hallPages(view, 'byTable', { image: at, room: hall, wishes }, plainHand);
    return Math.max(...pages.map(({ columns }) => new Set(columns.flatMap(({ rows }) => rows.flatMap(headOf))).size));
  };

  test.each([
    ['8 m', { imageWidth: 120, readingLine: 400, farthest: 800 }, image, 6, 4, 2],
    ['15 m', { imageWidth: 200, readingLine: 600, farthest: 1500 }, image, 7, 6, 2],
    ['25 m', { imageWidth: 300, readingLine: 1000, farthest: 2500 }, image, 6, 4, 2],
    ['portrait 8 m', { imageWidth: 70, readingLine: 300, farthest: 800 }, high, 12, 6, 2],
    ['portrait 15 m', { imageWidth: 110, readingLine: 600, farthest: 1500 }, high, 10, 5, 2],
    ['portrait 25 m', { imageWidth: 170, readingLine: 1000, farthest: 2500 }, high, 9, 5, 2],
  ] as const)('%s', (_name, hall, at, ofBridge, ofMahjong, ofPoker) => {
    const found = [bridge, mahjong, poker].map((view) => most(view, at, hall));
    expect(found).toEqual([ofBridge, ofMahjong, ofPoker]);
  });

  const nine = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

  test.each([
    ['720p', { width: 1280, height: 720 }],
    ['1080p', image],
    ['4K', { width: 3840, height: 2160 }],
    ['portrait', high],
  ] as const)('[L-10.2] %s: a table is never split, and too small letters are said to be so', (_name, at) => {
    for (const seats of [nine.slice(0, 6), nine, [...nine, '10']]) {
      for (const tables of [1, 2, 3, 4, 7, 18, 112]) {
        const view = tablesOf(tables, seats, (no) => people[no % people.length] ?? '');
        for (const readingLine of [400, 600, 900, 1200]) {
          const hall = { imageWidth: 200, readingLine, farthest: 2 * readingLine };
          const list = hallPages(view, 'byTable', { image: at, room: hall, wishes }, plainHand);
          const heads = list.pages.flatMap(({ columns }) =>
            columns.flatMap(({ rows }) => [...new Set(rows.flatMap(headOf))]),
          );
          expect(heads, `${seats.length} at ${tables}, ${readingLine}`).toEqual([...new Set(heads)]);
          expect(list.readable).toBe(list.size >= sizesFor(at, hall).least - 1e-6);
          for (const { columns } of list.pages) {
            const ends = columns.flatMap(({ rows }) => rows.map(({ top, row }) => top + row.height));
            expect(Math.max(...ends)).toBeLessThanOrEqual(bandsOf(at).list.height + 1e-6);
          }
        }
      }
    }
  });

  test('in a wide image both sides stand in one row of at least 2.5, with a number of 1.9; in a high one below each other', () => {
    const [wide, tall] = [image, high].map((at) =>
      hallPages(
        bridge,
        'byTable',
        { image: at, room: { imageWidth: 200, readingLine: 600, farthest: 1500 }, wishes },
        plainHand,
      ),
    );
    const rows =
      wide?.pages.flatMap(({ columns }) => columns.flatMap((column) => column.rows.map(({ row }) => row))) ?? [];
    expect(rows).toHaveLength(80);
    for (const { texts, height } of rows) {
      expect(height).toBeGreaterThanOrEqual(2.5 * (wide?.size ?? 0) - 1e-6);
      expect(texts[0]?.fitted.size).toBeCloseTo(1.9 * (wide?.size ?? 0), 6);
      expect(texts.filter(({ tile }) => tile !== undefined)).toHaveLength(2);
      expect(texts.filter(({ name }) => name)).toHaveLength(2);
    }
    expect(tall?.pages.flatMap(({ columns }) => columns.flatMap((column) => column.rows))).toHaveLength(160);
  });
});
