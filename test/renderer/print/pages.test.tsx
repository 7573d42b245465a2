import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { languages } from '../../../core/languages.ts';
import type { Paper } from '../../../core/sheets/layout/paper.ts';
import { sheets } from '../../../core/sheets/paper/sheets.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { laidOut } from '../../../renderer/print/pages.ts';
import { PrintPage } from '../../../renderer/print/print-page.tsx';
import { finished, hostilePeople, latinPeople, mahjong, revised, seated } from '../../core/sheets/hall-of-names.ts';
import { lineBox, linesOf, namesOn, overflowing, overlapping } from './boxes.ts';

type Printed = { readonly pages: Element[]; readonly names: ReadonlyMap<string, string | null>; readonly of: number };

const print = async (
  tournament: Tournament,
  document: 'seatingByTable' | 'seatingByName' | 'standings',
  language: 'en' | 'ru' = 'en',
  paper: Paper = 'A4',
  bound = false,
): Promise<Printed> => {
  const set = sheets(
    tournament,
    mahjong,
    { documents: [document], round: null, language },
    { printedAt: '2026-11-20T11:05:00.000Z' },
  );
  if (!set.ok) throw new Error(JSON.stringify(set.refusal));
  const made = await laidOut(set.value, { paper, bound, preset: 'wall', language }, 'Seatwright 0.1.0');
  const { container } = await render(<PrintPage sheets={made} />);
  const bare = (text: string) => text.replace(/\s/gu, '');
  // As laid out: characters that no font has are spelled there.
  const names = made.flatMap(({ sheet }) =>
    (sheet.kind === 'list' ? sheet.parts : [])
      .flatMap(({ blocks }) => blocks)
      .flatMap(({ rows }) =>
        rows.flatMap(({ cells }) =>
          cells.flatMap((cell) =>
            cell.kind === 'name'
              ? [[bare(cell.name.text), cell.name.short === null ? null : bare(cell.name.short)] as const]
              : [],
          ),
        ),
      ),
  );
  return {
    pages: [...container.querySelectorAll('[class*=_paperPage_]')],
    names: new Map(names),
    of: made.reduce((sum, { pages }) => sum + pages.length, 0),
  };
};

/** Everybody stands there once, whole or with initials. */
const everybodyOnce = ({ pages, names }: Printed) => {
  const counts = new Map<string, number>();
  for (const name of namesOn(pages)) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [text, short] of names) {
    expect((counts.get(text) ?? 0) + (short === null ? 0 : (counts.get(short) ?? 0)), text).toBe(1);
  }
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(names.size);
};

describe.each(languages)('160 players with hostile names, in %s', (language) => {
  const tournament = revised(
    finished(seated(hostilePeople(160), 'Чемпионат "по" <b>риичи</b> & Cup '.repeat(3))),
    2,
    7,
  );

  test.each([
    ['seatingByTable', 'A4'],
    ['seatingByName', 'A4'],
    ['seatingByName', 'Letter'],
    ['standings', 'Letter'],
    ['seatingByTable', 'A5'],
    ['seatingByName', 'A5'],
    ['standings', 'A5'],
    ['seatingByName', 'Universal'],
  ] as const)('%s on %s: everybody once, no text leaves its box, no row stands on another', async (document, paper) => {
    const printed = await print(tournament, document, language, paper);
    expect(printed.pages.length).toBeGreaterThan(1);
    everybodyOnce(printed);
    for (const page of printed.pages) {
      expect(overflowing(page)).toEqual([]);
      expect(overlapping(page)).toEqual([]);
    }
  });
});

test('[hall-and-print 1.2] a binding takes 8 mm more on the left of every page, and nothing on the right', async () => {
  const edges = async (bound: boolean) => {
    const { pages } = await print(seated(latinPeople(100)), 'seatingByName', 'en', 'A4', bound);
    return pages.map((page) => {
      const around = page.getBoundingClientRect();
      const columns = [...page.querySelectorAll('.laid-column')].map((column) => column.getBoundingClientRect());
      return [
        ((Math.min(...columns.map(({ left }) => left)) - around.left) * 25.4) / 96,
        ((around.right - Math.max(...columns.map(({ right }) => right))) * 25.4) / 96,
      ];
    });
  };
  const [loose = [], bound = []] = [(await edges(false))[0], (await edges(true))[0]];
  expect((bound[0] ?? 0) - (loose[0] ?? 0)).toBeCloseTo(8, 1);
  expect((bound[1] ?? 0) - (loose[1] ?? 0)).toBeCloseTo(0, 1);
});

/** Every letter as lines and places in millimetres, with the edge of the page they stand nearest to. */
const linesOn = (page: Element) => {
  const around = page.getBoundingClientRect();
  return linesOf(page).map((line) => {
    const { left, right, top, bottom } = lineBox(line);
    const [x, y] = [left - around.left, top - around.top].map((length) => (length * 25.4) / 96);
    const [x2, y2] = [right - around.left, bottom - around.top].map((length) => (length * 25.4) / 96);
    return { text: line.textContent ?? '', x: x ?? 0, y: y ?? 0, x2: x2 ?? 0, y2: y2 ?? 0 };
  });
};

test.each(['seatingByName', 'seatingByTable'] as const)(
  'P-13: %s on the universal page, printed at 100 %% on A4 and on Letter: same line breaks, nothing lost',
  async (document) => {
    const { pages } = await print(seated(hostilePeople(100)), document, 'en', 'Universal');
    for (const page of pages) {
      const { width, height } = page.getBoundingClientRect();
      expect([Math.round((width * 25.4) / 96), Math.round((height * 254) / 96) / 10]).toEqual([210, 279.4]);
      // A printer puts it into the middle or into the upper left corner; 6 mm of the edge stay white in both.
      for (const [w, h] of [
        [210, 297],
        [215.9, 279.4],
      ] as const) {
        for (const [dx, dy] of [
          [0, 0],
          [(w - 210) / 2, (h - 279.4) / 2],
        ] as const) {
          const lost = linesOn(page).filter(
            ({ x, y, x2, y2 }) => x + dx < 6 || y + dy < 6 || x2 + dx > w - 6 || y2 + dy > h - 6,
          );
          expect(lost).toEqual([]);
        }
      }
    }
    expect(namesOn(pages)).toHaveLength(100);
  },
);

describe('a page of paper', () => {
  let printed: Printed;
  beforeEach(async () => {
    printed = await print(revised(seated(latinPeople(100)), 2, 7), 'seatingByName');
  });

  test('is a box of exactly its paper', async () => {
    for (const page of printed.pages) {
      const { width, height } = page.getBoundingClientRect();
      expect(width / 96).toBeCloseTo(210 / 25.4, 1);
      expect(height / 96).toBeCloseTo(297 / 25.4, 1);
      expect([page.scrollWidth, page.scrollHeight]).toEqual([page.clientWidth, page.clientHeight]);
    }
  });

  test('P-03: nothing within 6 mm of the edge', () => {
    const margin = (6 * 96) / 25.4;
    for (const page of printed.pages) {
      const around = page.getBoundingClientRect();
      for (const text of linesOf(page)) {
        const { left, right, top, bottom } = lineBox(text);
        expect(
          Math.min(left - around.left, around.right - right, top - around.top, around.bottom - bottom),
        ).toBeGreaterThan(margin);
      }
    }
  });

  test('P-02: says which of how many pages it is', () => {
    const { pages } = printed;
    for (const [i, page] of pages.entries()) expect(page.textContent).toContain(`Page ${i + 1} / ${pages.length}`);
  });

  test('[L-5.2] P-14: a re-issue says REVISED on every page and marks whoever sits elsewhere by a triangle and a bold name', () => {
    const marked = printed.pages.flatMap((page) => {
      expect(page.textContent).toContain('REVISED');
      return [...page.querySelectorAll('[data-changed]')];
    });
    expect(marked).toHaveLength(2);
    for (const row of marked) {
      expect(row.querySelector('svg[class*=_laidMark_]')).not.toBeNull();
      for (const text of row.querySelectorAll('[class*=_laidText_][data-name]'))
        expect(getComputedStyle(text).fontWeight).toBe('700');
    }
  });

  test('[hall-and-print 1.7] is black on white and nothing else', () => {
    for (const element of printed.pages.flatMap((page) => [...page.querySelectorAll('*')])) {
      const { color, backgroundColor } = getComputedStyle(element);
      expect(color).toBe('rgb(0, 0, 0)');
      expect(backgroundColor).toBe('rgba(0, 0, 0, 0)');
    }
  });
});

test('the fonts of every character are loaded before pages are laid out', async () => {
  const loaded = () =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''));
  // Sheets of the tests before this one stay in the page's memory.
  const before = loaded();
  await print(
    seated(
      ['髙橋 健太', '陈 静', '이 서연', 'Łukasz Žižka', 'Ёлкина Алёна', 'محمد علي', 'יוסף כהן'].map((name) => ({
        name,
      })),
    ),
    'seatingByName',
  );
  const needed = ['Noto Sans', 'Noto Sans JP', 'Noto Sans SC', 'Noto Sans KR', 'Noto Sans Arabic', 'Noto Sans Hebrew'];
  expect(new Set(loaded())).toEqual(new Set([...before, ...needed]));
  expect([...document.fonts].filter(({ status }) => status === 'error')).toEqual([]);
});
