/** How a game brings paper and hall views, by a game that is not in the program. */

import { describe, expect, test } from 'vitest';
import type { Game } from '../../../core/game/game.ts';
import type { Bracket, GameDocument, GameHallView, StageClock } from '../../../core/game/paper.ts';
import { listingOf } from '../../../core/sheets/game-sheets.ts';
import { hallPages } from '../../../core/sheets/hall/hall-pages.ts';
import { isShowable, nextLeaving, viewCode, viewsOf, withoutLeft } from '../../../core/sheets/hall/hall-views.ts';
import { bandsOf, sizesFor } from '../../../core/sheets/hall/legibility.ts';
import { hallView } from '../../../core/sheets/hall/published.ts';
import { nextStageSecondIn, stageFace } from '../../../core/sheets/hall/stage-clock.ts';
import { cellText } from '../../../core/sheets/layout/lists/placed.ts';
import { POINT } from '../../../core/sheets/layout/paper.ts';
import { shownNames } from '../../../core/sheets/names.ts';
import { documentsOf, waitingFor } from '../../../core/sheets/paper/documents.ts';
import { type SheetJob, usualWishes } from '../../../core/sheets/paper/job.ts';
import { sheets } from '../../../core/sheets/paper/sheets.ts';
import type { Cell } from '../../../core/sheets/sheet.ts';
import { stateOf } from '../tournament/event.ts';
import { codeVoice, entered, mahjong, plainHand, seated } from './hall-of-names.ts';
import { at, laid, rowsIn } from './printed.ts';

const phrase = (code: string) => ({ code });
const entrant = (id: number) => ({ kind: 'entrant', entrant: id }) as const;

const guides: GameDocument = {
  id: 'tiny.guides',
  of: 'event',
  waits: ({ entrants }) => (entrants.length === 0 ? 'people' : null),
  make: ({ entrants }) => [
    {
      kind: 'cards',
      perPage: [8, 4],
      cards: entrants.map(({ id }) => ({
        title: entrant(id),
        aside: { code: 'tiny.number', params: { id } },
        changed: id === 2,
        parts: [
          {
            kind: 'lines',
            rows: [
              [
                { kind: 'phrase', phrase: phrase('tiny.round') },
                { kind: 'entrants', entrants: [1, 2] },
              ],
            ],
          },
          {
            kind: 'grid',
            columns: [phrase('tiny.board'), phrase('tiny.score')],
            rows: [[{ kind: 'text', text: '1' }, { kind: 'space' }]],
          },
          { kind: 'facts', facts: [{ label: phrase('tiny.to'), what: { kind: 'text', text: 'T4' }, large: true }] },
          { kind: 'boxes', boxes: [{ code: 'points', for: 'number' }], labels: 'tiny' },
          { kind: 'note', phrase: phrase('tiny.note') },
        ],
      })),
    },
  ],
};

const byTable: GameDocument = {
  id: 'seatingByTable',
  of: 'round',
  waits: (_, round) => (round === null ? 'round' : null),
  make: (_, round) => [
    {
      kind: 'list',
      parts: [
        {
          form: 'lines',
          columns: [phrase('tiny.pair')],
          blocks: [
            { heading: null, rows: (round?.tables ?? []).map(({ seats }) => ({ cells: [entrant(seats[0] ?? 0)] })) },
          ],
        },
      ],
    },
  ],
};

const never: GameDocument = { id: 'tiny.never', of: 'round', waits: () => 'tiny.waiting.never', make: () => [] };

const match = (a: number, b: number, won: 0 | 1 | null): Bracket['rounds'][number]['matches'][number] => ({
  label: null,
  sides: [
    { who: entrant(a), score: '2' },
    { who: entrant(b), score: '' },
  ],
  won,
});

const bracket: Bracket = {
  rounds: [
    { title: phrase('tiny.semi'), matches: [match(1, 2, 0), match(3, 4, null)] },
    { title: phrase('tiny.final'), matches: [match(1, 3, null)] },
  ],
};

const tree: GameDocument = {
  id: 'tiny.bracket',
  of: 'event',
  waits: () => null,
  make: () => [{ kind: 'bracket', title: phrase('tiny.tree'), champion: phrase('tiny.champion'), bracket }],
};

const moves: GameHallView = {
  id: 'tiny.moves',
  make: ({ entrants }) =>
    entrants.length === 0
      ? null
      : {
          kind: 'list',
          title: phrase('tiny.moves'),
          urgent: true,
          listing: {
            form: 'lines',
            columns: [phrase('tiny.name')],
            blocks: [
              {
                heading: null,
                rows: [
                  { cells: [entrant(1)], until: 1000 },
                  { cells: [entrant(2)], until: 2000 },
                  { cells: [entrant(3)] },
                ],
              },
            ],
          },
        },
};

const clock: StageClock = {
  stages: [
    { seconds: 600, pause: false, title: phrase('one'), large: null, small: null },
    { seconds: 300, pause: true, title: phrase('pause'), large: null, small: null },
    { seconds: 600, pause: false, title: phrase('two'), large: null, small: null },
  ],
  stage: 0,
  runningSince: 1_000_000,
  ranBefore: 60_000,
};

const tiny: Game = {
  ...mahjong,
  paper: { ...mahjong.paper, documents: [byTable, guides, never, tree], without: ['slips', 'blankSlips'] },
  hall: {
    views: [
      moves,
      {
        id: 'tiny.bracket',
        make: () => ({
          kind: 'bracket',
          champion: { code: 'duelDesk.finals.champion' },
          title: phrase('tiny.tree'),
          bracket,
        }),
      },
    ],
    without: ['standings'],
  },
};

const people = [
  { name: 'Ivan Petrov', familyName: 'Petrov' },
  { name: 'Anna Berg', familyName: 'Berg' },
  { name: '田中 太郎', familyName: '田中' },
  { name: 'Zoë Quist', familyName: 'Quist' },
];

const event = seated(people);

const plainList = { dense: false, scroll: false, share: { part: 1, of: 1 } };
const nobody = { ...event, entrants: [], rounds: [] };

const job = (documents: string[], change: Partial<SheetJob> = {}): SheetJob => ({
  documents,
  round: null,
  language: 'en',
  ...change,
});

const made = (documents: string[], change: Partial<SheetJob> = {}) => {
  const answer = sheets(event, tiny, job(documents, change), { printedAt: at });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.sheets;
};

const textsOf = (sheet: Parameters<typeof laid>[0]) =>
  laid(sheet).flatMap(({ cut }) => cut?.texts.map(({ fitted }) => fitted.lines.join(' ')) ?? []);

describe('documents of a game', () => {
  test("are offered after the program's own, grouped by round and event; those it has no use for are not", () => {
    const ids = documentsOf(tiny).map(({ id }) => id);
    expect(ids).not.toContain('slips');
    expect(ids.indexOf('tiny.never')).toBeLessThan(ids.indexOf('signIn'));
    expect(ids.slice(-2)).toEqual(['tiny.guides', 'tiny.bracket']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('say what they wait for, in words of the program or of the family', () => {
    expect(waitingFor(event, tiny, null).get('tiny.guides')).toBeNull();
    expect(waitingFor(nobody, tiny, null).get('tiny.guides')).toBe('people');
    expect(waitingFor(nobody, tiny, null).get('seatingByTable')).toBe('round');
    expect(waitingFor(event, tiny, null).get('tiny.never')).toBe('tiny.waiting.never');
  });

  test("an id of the program takes that document's place, with the stamp of the round", () => {
    const [sheet] = made(['seatingByTable']);
    expect(sheet).toMatchObject({ kind: 'list', document: 'seatingByTable', revised: false });
    expect(sheet?.stamp).toMatch(/^R1\.1 · [0-9A-Z]{4}$/);
    expect(sheet?.kind === 'list' && rowsIn(sheet)).toEqual([['Ivan Petrov']]);
  });

  test('cards carry everybody once, named as on every other sheet, with a stamp of their content', () => {
    const [sheet] = made(['tiny.guides']);
    expect(sheet?.stamp).toMatch(/^E · [0-9A-F]{4}$/);
    const texts = sheet === undefined ? [] : textsOf(sheet);
    for (const { name } of people) expect(texts.filter((text) => text === name)).toHaveLength(1);
    expect(texts).toContain('revised · number 2');
  });

  test('as many cards to a page as wished, and never one that does not fit', () => {
    const pages = (perPage: number) => {
      const [sheet] = made(['tiny.guides'], { wishes: { ...usualWishes, perPage: { 'tiny.guides': perPage } } });
      return sheet === undefined ? 0 : laid(sheet).length;
    };
    expect(pages(1)).toBe(4);
    expect(pages(2)).toBe(2);
    // A quarter of a page is too low for what is on these cards at its usual size, and holds it in smaller type.
    expect(pages(4)).toBe(1);
    const sizes = (perPage: number) => {
      const [sheet] = made(['tiny.guides'], { wishes: { ...usualWishes, perPage: { 'tiny.guides': perPage } } });
      const texts = sheet === undefined ? [] : laid(sheet).flatMap(({ cut }) => cut?.texts ?? []);
      return Math.max(...texts.map(({ fitted }) => fitted.size)) / POINT;
    };
    expect(sizes(4)).toBeLessThan(sizes(2));
    expect(pages(8)).toBe(1);
  });

  test('a document that nobody has is refused, not made up', () => {
    expect(sheets(event, tiny, job(['tiny.unknown']), { printedAt: at })).toMatchObject({
      refusal: { code: 'sheets.notYet' },
    });
  });

  test('a bracket names its people, and says what it is of', () => {
    const [sheet] = made(['tiny.bracket']);
    if (sheet === undefined) throw new Error('no sheet');
    expect(textsOf(sheet).filter((text) => text === 'Ivan Petrov')).toHaveLength(2);
    expect(laid(sheet)[0]?.header.map(({ fitted }) => fitted.lines[0])).toContain('tree');
  });
});

describe('hall views of a game', () => {
  test('stand after the lists of names; those it has no use for are gone', () => {
    expect(viewsOf(tiny)).toEqual(['byName', 'byTable', 'tiny.moves', 'tiny.bracket', 'timer', 'reveal', 'message']);
    expect([viewCode('byName'), viewCode('tiny.moves')]).toEqual(['sheets.hall.views.byName', 'tiny.views.moves']);
  });

  test('are published only when asked for, also before the first round', () => {
    const view = hallView(stateOf(entered(people)), tiny, 'en');
    expect(Object.keys(view?.own ?? {})).toEqual(['tiny.moves', 'tiny.bracket']);
    expect(view).toMatchObject({ round: 0, stamp: '', tables: [], names: [] });
    expect(Object.keys(hallView(event, tiny, 'en', { wanted: new Set(['tiny.moves']) })?.own ?? {})).toEqual([
      'tiny.moves',
    ]);
    expect(hallView(nobody, mahjong, 'en')).toBeNull();
    expect(isShowable(view, 'tiny.moves', false)).toBe(true);
    expect(isShowable(view, 'byName', false)).toBe(false);
  });

  test('rows leave when their time is over, the rest stays', () => {
    const view = hallView(event, tiny, 'en', { wanted: new Set(['tiny.moves']) });
    if (view === null) throw new Error('nothing is published');
    const names = (now: number) => {
      const { own } = withoutLeft(view, now);
      const page = own['tiny.moves'];
      if (page?.kind !== 'list') throw new Error('no list');
      const cells: Cell[] = page.listing.blocks.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
      return cells.map((cell) => cellText(cell, codeVoice));
    };
    expect(names(999)).toEqual(['Ivan Petrov', 'Anna Berg', '田中 太郎']);
    expect(names(1000)).toEqual(['Anna Berg', '田中 太郎']);
    expect(names(2000)).toEqual(['田中 太郎']);
    expect([nextLeaving(view, 0), nextLeaving(view, 1000), nextLeaving(view, 2000)]).toEqual([1000, 2000, null]);
  });

  test('lists and brackets are paged like every other list', () => {
    const view = hallView(event, tiny, 'en');
    if (view === null) throw new Error('nothing is published');
    const room = { imageWidth: 200, farthest: 1200, readingLine: 600 };
    const pagesOf = (id: string) =>
      hallPages(view, id, { image: { width: 1920, height: 1080 }, room, wishes: plainList }, plainHand).pages;
    expect(pagesOf('tiny.moves').map(({ rows }) => rows)).toEqual([3]);
    const texts = pagesOf('tiny.bracket').flatMap(
      ({ drawn }) => drawn?.texts.map(({ fitted }) => fitted.lines[0]) ?? [],
    );
    expect(texts).toContain('Zoë Quist');
  });

  describe('a map of tables', () => {
    const seen = hallView(event, tiny, 'en');
    const room = { imageWidth: 200, farthest: 1200, readingLine: 600 };
    const image = { width: 1920, height: 1080 };
    const tables = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        name: `${i + 1}`,
        count: phrase('7/9'),
        mark: i === 0 ? { phrase: phrase('next'), edge: 'thick' as const } : null,
      }));
    const laid = (count: number, share = plainList.share) => {
      if (seen === null) throw new Error('nothing is published');
      const own = { 'tiny.map': { kind: 'map' as const, title: phrase('tiny.map'), tables: tables(count) } };
      return hallPages({ ...seen, own }, 'tiny.map', { image, room, wishes: { ...plainList, share } }, plainHand);
    };
    const namesOn = ({ pages }: ReturnType<typeof laid>) =>
      pages.flatMap(({ drawn }) =>
        (drawn?.texts ?? []).flatMap(({ fitted }) => fitted.lines).filter((line) => /^\d+$/.test(line)),
      );

    test.each([1, 2, 7, 12, 23, 40])('%i tables stand on one page, in readable letters', (count) => {
      const list = laid(count);
      expect(list.pages).toHaveLength(1);
      expect(list.size).toBeGreaterThanOrEqual(sizesFor(image, room).least - 1e-9);
      expect(namesOn(list)).toEqual(tables(count).map(({ name }) => name));
    });

    test('more tables than a page holds are on several, each table once and the pages about equally full', () => {
      const list = laid(100);
      expect(list.pages.length).toBeGreaterThan(1);
      expect(list.size).toBeCloseTo(sizesFor(image, room).preferred);
      expect(namesOn(list)).toEqual(tables(100).map(({ name }) => name));
      const rows = list.pages.map((page) => page.rows);
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(list.pages.length);
    });

    test('boxes are inside the image and apart from each other', () => {
      const { list: box } = bandsOf(image);
      for (let count = 1; count <= 120; count++) {
        for (const { drawn } of laid(count).pages) {
          const outlines = drawn?.outlines ?? [];
          outlines.forEach(({ x, y, width, height }, at) => {
            expect(x).toBeGreaterThanOrEqual(-1e-6);
            expect(y).toBeGreaterThanOrEqual(-1e-6);
            expect(x + width).toBeLessThanOrEqual(box.width + 1e-6);
            expect(y + height).toBeLessThanOrEqual(box.height + 1e-6);
            const before = outlines.slice(0, at);
            const meets = (other: (typeof outlines)[number]) =>
              x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height;
            expect(before.filter(meets)).toEqual([]);
          });
        }
      }
    });

    test('two displays share the tables between them', () => {
      const parts = [1, 2].flatMap((part) => namesOn(laid(41, { part, of: 2 })));
      expect(parts).toEqual(tables(41).map(({ name }) => name));
      expect(namesOn(laid(41, { part: 2, of: 2 }))).toHaveLength(20);
    });

    test('what is about to happen to a table stands in words in its box and in its edge', () => {
      const [first, second] = laid(2).pages[0]?.drawn?.outlines ?? [];
      expect([first?.edge, second?.edge]).toEqual(['thick', undefined]);
      const mark = laid(2).pages[0]?.drawn?.texts.find(({ fitted }) => fitted.lines[0] === 'next');
      if (mark === undefined || first === undefined) throw new Error('no mark');
      expect(mark.x).toBeGreaterThan(first.x);
      expect(mark.x + mark.width).toBeLessThan(first.x + first.width);
      expect(mark.y + mark.height).toBeLessThanOrEqual(first.y + first.height);
    });
  });

  test('a clock of stages goes on by itself, and its last stage stays at 0', () => {
    expect(stageFace(clock, 1_000_000)).toEqual({ stage: 0, left: 540, paused: false, next: 1, untilPause: 540 });
    expect(stageFace(clock, 1_000_000 + 541_000)).toEqual({
      stage: 1,
      left: 299,
      paused: false,
      next: 2,
      untilPause: null,
    });
    expect(stageFace(clock, 1_000_000 + 9_000_000)).toEqual({
      stage: 2,
      left: 0,
      paused: false,
      next: null,
      untilPause: null,
    });
    expect(stageFace(clock, 0)).toMatchObject({ left: 540 });
    expect(stageFace({ ...clock, runningSince: null }, 5_000_000)).toMatchObject({ stage: 0, left: 540, paused: true });
    expect(nextStageSecondIn(clock, 1_000_250)).toBe(750);
  });
});

test('[L-4.2] partners go by family name, with an initial where two of the list share it; a team by its name', () => {
  const tournament = stateOf(entered([{ name: 'Red' }, { name: 'Blue' }, { name: 'Team' }]));
  const naming = { names: shownNames(tournament), namesAs: undefined, language: 'en' };
  const players = [['Oskar Quist', 'Yuki Quist'], ['Jan van der Berg', 'Berg, Anna'], []];
  const rows = tournament.entrants.map(({ id }, i) => ({
    cells: [{ kind: 'pair' as const, entrant: id, players: players[i] ?? [] }],
  }));
  const { blocks } = listingOf({ form: 'tables', columns: [], blocks: [{ heading: null, rows }] }, naming);
  const texts = blocks.flatMap((block) =>
    block.rows.flatMap(({ cells }) => cells.map((cell) => cellText(cell, codeVoice))),
  );
  expect(texts).toEqual(['Quist O. – Quist Y.', 'van der Berg – Berg', 'Team']);
});
