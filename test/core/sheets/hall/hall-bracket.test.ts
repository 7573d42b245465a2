/** The bracket in the hall [L-6.3]: seen whole where it fits, every text in its box. */

import { describe, expect, test } from 'vitest';
import { hallBracket } from '../../../../core/sheets/hall/hall-bracket.ts';
import { hallPages } from '../../../../core/sheets/hall/hall-pages.ts';
import { bandsOf, type Image, listSize } from '../../../../core/sheets/hall/legibility.ts';
import type { BracketRounds } from '../../../../core/sheets/sheet.ts';
import { plainHand, seated, shortPeople, viewOf } from '../hall-of-names.ts';

const room = { imageWidth: 200, readingLine: 600, farthest: 1200 };
const champion = { code: 'champion' };

const TAGS = [
  'PixelPanda84',
  'LuckyLantern',
  'Mira_Vale',
  'NoScopeNina',
  'TurboTiger31',
  'квадрат',
  'SaltyWhisker',
  'Iron Kettle',
];

/** A bracket of so many with the first round played. */
const bracketOf = (
  size: number,
  tagOf = (i: number) => `${TAGS[i % 8]}${i < 8 ? '' : i}`,
  third = false,
): BracketRounds => {
  const rounds = Math.log2(size);
  return Array.from({ length: rounds }, (_, round) => {
    const count = size / 2 ** (round + 1);
    const match = (i: number) => ({
      label: { code: `label ${round + 1}-${i + 1}` },
      sides: [0, 1].map((side) => ({
        who:
          round > 1
            ? ({ kind: 'empty' } as const)
            : ({
                kind: 'name',
                name: { text: tagOf((2 * i + side) * 2 ** round), short: null, lang: null },
              } as const),
        score: round === 0 ? String(2 - side) : '',
      })),
      won: round === 0 ? (0 as const) : null,
    });
    const last = third && round === rounds - 1 ? [match(count)] : [];
    return {
      title: { code: `round ${round + 1}` },
      matches: [...Array.from({ length: count }, (_, i) => match(i)), ...last],
    };
  });
};

const images: readonly Image[] = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
];

const laid = (rounds: BracketRounds, image: Image, hall = room) => {
  const { size, least } = listSize(image, hall, false);
  const box = { ...bandsOf(image).list, x: 0, y: 0 };
  return { ...hallBracket({ rounds, champion }, box, { size, least }, plainHand), box, least, most: size };
};

type Texts = ReturnType<typeof laid>['pages'][number]['drawn']['texts'];

const said = (texts: Texts) => texts.map(({ fitted }) => fitted.lines.join(''));

const overlaps = (texts: Texts): readonly string[] =>
  texts.flatMap((one, i) =>
    texts.slice(i + 1).flatMap((other) => {
      const apart =
        one.x + one.width <= other.x + 0.01 ||
        other.x + other.width <= one.x + 0.01 ||
        one.y + one.height <= other.y + 0.01 ||
        other.y + other.height <= one.y + 0.01;
      return apart ? [] : [`${said([one])} | ${said([other])}`];
    }),
  );

describe.each(images)('$width × $height', (image) => {
  test.each([4, 8, 16])(
    'L-6.3 of %i: every name is there, nothing leaves the image or another text, letters from 16 to 20 minutes',
    (size) => {
      const { pages, box, least, most } = laid(bracketOf(size, undefined, true), image);
      const shown = new Set(pages.flatMap(({ drawn }) => said(drawn.texts)));
      for (let i = 0; i < size; i++) expect(shown).toContain(`${TAGS[i % 8]}${i < 8 ? '' : i}`);
      for (const { drawn } of pages) {
        expect(overlaps(drawn.texts)).toEqual([]);
        for (const { name, fitted } of drawn.texts) {
          expect(fitted.size).toBeGreaterThanOrEqual((name ? 1 : 0.75) * least - 1e-6);
          expect(fitted.size).toBeLessThanOrEqual(most + 1e-6);
        }
        for (const { x, y, width, height } of [...drawn.texts, ...drawn.outlines]) {
          expect(x).toBeGreaterThanOrEqual(-0.01);
          expect(y).toBeGreaterThanOrEqual(-0.01);
          expect(x + width).toBeLessThanOrEqual(box.width + 0.01);
          expect(y + height).toBeLessThanOrEqual(box.height + 0.01);
        }
      }
    },
  );
});

describe.each(images.slice(0, 2))('[fault H-7] $width × $height', (image) => {
  test.each([4, 8])('L-6.3 the top %i stands whole on one page, with third place and the champion', (size) => {
    const { pages } = laid(bracketOf(size, undefined, true), image);
    expect(pages).toHaveLength(1);
    const texts = said(pages[0]?.drawn.texts ?? []);
    expect(texts).toContain('champion');
    expect(texts).toContain(`label ${Math.log2(size)}-2`);
  });
  test('L-6.3 the top 16 is two pages, each a top 8 with the final and the match for third place', () => {
    const { pages } = laid(bracketOf(16, undefined, true), image);
    expect(pages).toHaveLength(2);
    for (const { drawn } of pages) {
      expect(said(drawn.texts)).toEqual(expect.arrayContaining(['label 4-1', 'label 4-2']));
      expect(overlaps(drawn.texts)).toEqual([]);
    }
    const firsts = pages.map(({ drawn }) => said(drawn.texts).filter((text) => text.startsWith('label 1-')).length);
    expect(firsts).toEqual([4, 4]);
    const semis = pages.flatMap(({ drawn }) => said(drawn.texts).filter((text) => text.startsWith('label 3-')));
    expect(semis).toEqual(['label 3-1', 'label 3-2']);
  });
});

test('L-6.3 where the letters of the room are too large for the tree, its halves have semi-final and final repeated', () => {
  const { pages, size, least } = laid(bracketOf(8), { width: 1280, height: 720 }, { ...room, readingLine: 900 });
  expect(pages.length).toBeGreaterThan(1);
  expect(size).toBeGreaterThanOrEqual(least - 1e-6);
  for (const { drawn } of pages) expect(said(drawn.texts)).toContain('label 3-1');
});

test('L-6.3 a name that has no room is cut, the letters stay as large', () => {
  const { pages, size, least } = laid(
    bracketOf(8, (i) => `${'W'.repeat(40)}${i}`),
    { width: 1920, height: 1080 },
  );
  const names = pages.flatMap(({ drawn }) => drawn.texts.filter(({ name }) => name));
  expect(size).toBeCloseTo(least, 6);
  for (const { fitted } of names) expect([fitted.size, fitted.lines[0]?.endsWith('…')]).toEqual([size, true]);
});

test('L-6.2 the winner is bold with a bar inside the left edge, and all names of a column begin at one line', () => {
  const { pages } = laid(bracketOf(8), { width: 1920, height: 1080 });
  const [page] = pages;
  const firsts = page?.drawn.texts.filter(({ name, x }) => name && x < 400) ?? [];
  expect(new Set(firsts.map(({ x }) => x)).size).toBe(1);
  expect(firsts.map(({ bold }) => bold)).toEqual([true, false, true, false, true, false, true, false]);
  const bars = page?.drawn.outlines.filter(({ edge, width }) => edge === 'thick' && width < 1) ?? [];
  expect(bars).toHaveLength(4);
  for (const { x } of bars) expect(x).toBeLessThan(firsts[0]?.x ?? 0);
});

test('L-6.3 in a high image the rounds stand under each other, the one in play first', () => {
  const { pages } = laid(bracketOf(8), { width: 1080, height: 1920 });
  const heads = (pages[0]?.drawn.texts ?? []).filter(({ fitted }) => fitted.lines[0]?.startsWith('round'));
  expect(said(heads.toSorted((a, b) => a.y - b.y))).toEqual(['round 2', 'round 3', 'round 1']);
});

test('L-10.3 each page of a bracket stays for 12 s', () => {
  const bracket = { kind: 'bracket', title: champion, rounds: bracketOf(16), champion, urgent: false } as const;
  const view = { ...viewOf(seated(shortPeople(8))), own: { 'duel.bracket': bracket } };
  const wishes = { dense: false, scroll: false, share: { part: 1, of: 1 } };
  const image = { width: 1920, height: 1080 };
  expect(hallPages(view, 'duel.bracket', { image, room, wishes }, plainHand).dwell).toEqual([12, 12]);
});
