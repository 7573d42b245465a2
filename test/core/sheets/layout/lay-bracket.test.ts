/** The bracket on paper [L-6.1, L-6.2]: whole on a page that lies across, as measured, every text in its box. */

import { describe, expect, test } from 'vitest';
import { bracketPages, layBracket } from '../../../../core/sheets/layout/bracket/lay-bracket.ts';
import { contentOf, type Paper, POINT } from '../../../../core/sheets/layout/paper.ts';
import type { BracketSheet } from '../../../../core/sheets/sheet.ts';
import { plainHand } from '../hall-of-names.ts';
import { laid } from '../printed.ts';

const champion = { code: 'champion' };

type Rounds = BracketSheet['rounds'];
type Match = Rounds[number]['matches'][number];

/** So many of a bracket whose first round is played; of an odd one the first has a bye. */
const roundsOf = (players: number, third = true, tagOf = (i: number) => `Tag${i + 1}`): Rounds => {
  const count = Math.ceil(Math.log2(players));
  const side = (seed: number) => ({
    who: { kind: 'name', name: { text: tagOf(seed - 1), short: null, lang: null } } as const,
    seed,
  });
  const open = (text: string) => ({ who: { kind: 'phrase', phrase: { code: text } } as const, score: '' });
  const size = 2 ** count;
  const bye = size - players;
  return Array.from({ length: count }, (_, round) => {
    const matches = size / 2 ** (round + 1);
    const made = Array.from({ length: matches }, (__, i): Match => {
      const label = { code: `table${i + 1}of${round + 1}` };
      if (round > 0) return { label, sides: [open(`winner${2 * i}`), open(`winner${2 * i + 1}`)], won: null };
      const free = i < bye;
      return {
        label,
        sides: [
          { ...side(2 * i + 1), score: free ? '' : '2' },
          free ? { who: { kind: 'empty' } as const, score: '' } : { ...side(2 * i + 2), score: '1' },
        ],
        won: free ? null : 0,
      };
    });
    const last = round === count - 1 && round > 0 && third;
    const place: Match = { label: { code: 'third' }, sides: [open('loser0'), open('loser1')], won: null };
    return { title: { code: `round${round + 1}` }, matches: last ? [...made, place] : made };
  });
};

const drawn = (rounds: Rounds, paper: Paper = 'A4') => {
  const { rows } = contentOf(paper, false, true);
  const pages = bracketPages(rounds, rows);
  return pages.map((part) => layBracket(part, { box: rows, champion, isPart: pages.length > 1 }, plainHand));
};

type Texts = ReturnType<typeof drawn>[number]['texts'];
const said = (texts: Texts) => texts.map(({ fitted }) => fitted.lines.join(' '));
const points = ({ fitted }: Texts[number]) => Math.round((100 * fitted.size) / POINT) / 100;

const find = (texts: Texts, what: string) => {
  const found = texts.find(({ fitted }) => fitted.lines.join(' ') === what);
  if (found === undefined) throw new Error(`no ${what}`);
  return found;
};

const only = <T>(things: readonly T[]): T => {
  const [one, ...more] = things;
  if (one === undefined || more.length > 0) throw new Error('not one');
  return one;
};

describe('[L-6.1] measures on A4', () => {
  test.each([
    [8, { columns: 4, width: 63, row: 10, names: 16, label: 10.5, pitch: 41 }],
    [16, { columns: 5, width: 49, row: 7, names: 13, label: 9, pitch: 19.5 }],
  ])('top %i', (size, { columns, width, row, names, label, pitch }) => {
    const { texts, outlines } = only(drawn(roundsOf(size)));
    const boxes = outlines.filter(({ edge }) => edge === undefined);
    for (const box of boxes) {
      expect(box.width).toBeCloseTo(width, 6);
      expect(box.height).toBeCloseTo(row, 6);
    }
    const xs = [...new Set(outlines.map(({ x }) => Math.round(x * 100)))].toSorted((a, b) => a - b);
    expect(xs).toEqual(Array.from({ length: columns }, (_, i) => Math.round(100 * (12 + i * (width + 7)))));
    expect(points(find(texts, 'Tag1'))).toBe(names);
    expect(points(find(texts, 'Table1of1'))).toBe(label);
    expect(find(texts, 'Table2of1').y - find(texts, 'Table1of1').y).toBeCloseTo(pitch, 6);
  });

  test.each([2, 3, 4, 8, 16])(
    '%i stand on one page with third place under the final and the champion behind it',
    (size) => {
      const { texts, outlines } = only(drawn(roundsOf(size)));
      const rounds = Math.ceil(Math.log2(size));
      const final = find(texts, `Table1of${rounds}`);
      const box = only(outlines.filter(({ edge }) => edge === 'thick'));
      expect(box.x).toBeGreaterThan(final.x + final.width);
      if (rounds < 2) return;
      const third = find(texts, 'Third');
      expect(third.x).toBeCloseTo(final.x, 6);
      expect(third.y).toBeGreaterThan(final.y + final.height);
    },
  );

  test.each([
    [32, 2],
    [64, 4],
  ])('%i: halves of eight matches, the final part and third place on each', (size, count) => {
    const { rows } = contentOf('A4', false, true);
    const pages = bracketPages(roundsOf(size), rows);
    expect(pages).toHaveLength(count);
    const shared = Array.from({ length: Math.log2(count) }, () => 1);
    for (const page of pages) {
      expect(page.map(({ matches }) => matches.length)).toEqual(
        [8, 4, 2, 1, ...shared].map((n, i, all) => (i === all.length - 1 ? n + 1 : n)),
      );
    }
    for (const { texts, outlines } of drawn(roundsOf(size))) {
      expect(said(texts)).toContain('Third');
      expect(outlines.filter(({ edge }) => edge === 'thick')).toHaveLength(1);
    }
    const firsts = drawn(roundsOf(size)).flatMap(({ texts }) =>
      said(texts).filter((text) => /^Table\d+of1$/.test(text)),
    );
    expect(new Set(firsts).size).toBe(size / 2);
    expect(firsts).toHaveLength(size / 2);
  });

  test('the page lies across, on every paper; the program asks the printer for it', () => {
    for (const [paper, form, width] of [
      ['A4', 'A4 landscape', 297],
      ['Letter', 'Letter landscape', 279.4],
      ['A5', 'A5 landscape', 210],
    ] as const) {
      const sheet: BracketSheet = {
        kind: 'bracket',
        document: 'duel.bracket',
        event: 'City Fight Night',
        where: null,
        round: 0,
        plannedRounds: 8,
        roundTitle: null,
        stamp: 'E · 1234',
        revised: false,
        replaces: null,
        takenBack: null,
        seed: null,
        key: null,
        title: { code: 'top8' },
        champion,
        rounds: roundsOf(8),
      };
      const page = only(laid(sheet, { paper }));
      expect([page.form, page.width]).toEqual([form, width]);
      const head = page.header.map(({ fitted }) => fitted.lines[0]);
      expect(head).toEqual(expect.arrayContaining(['City Fight Night', 'top8', '14:05']));
    }
  });
});

describe('[L-6.2] a match', () => {
  test.each([3, 8, 16])(
    'of %i: the winner is bold and has a bar of 3 pt inside the left edge; names of a column begin at one line',
    (size) => {
      const { texts, outlines, lines } = only(drawn(roundsOf(size)));
      const names = texts.filter(({ name }) => name);
      expect(new Set(names.map(({ x }) => Math.round(1000 * x))).size).toBe(1);
      const bold = names.filter((text) => text.bold);
      const bars = lines.filter(({ kind }) => kind === 'bar');
      expect(bars).toHaveLength(bold.length);
      expect(bold.length).toBe(size === 3 ? 1 : size / 2);
      for (const { x1, y1, y2 } of bars) {
        const box = outlines.find(
          ({ x, y, height }) => x < x1 && Math.abs(y - y1) < 0.01 && Math.abs(y + height - y2) < 0.01,
        );
        expect(x1 + 1.5 * POINT).toBeLessThan(names[0]?.x ?? 0);
        expect(x1 - 1.5 * POINT).toBeCloseTo(box?.x ?? 0, 6);
      }
    },
  );

  test('seed 9 pt before the name, unknown 12 pt', () => {
    const { texts } = only(drawn(roundsOf(8)));
    const seed = find(texts, '5');
    const name = find(texts, 'Tag5');
    expect(points(seed)).toBe(9);
    expect(seed.x).toBeLessThan(name.x);
    expect(points(find(texts, 'winner0'))).toBe(12);
  });

  test('whoever has no opponent has half a box: none before the final is empty', () => {
    for (const size of [3, 5, 7, 8]) {
      const { texts, outlines } = only(drawn(roundsOf(size)));
      for (const box of outlines) {
        if (box.edge === 'thick') continue;
        const inside = texts.filter(
          ({ x, y, height }) =>
            x > box.x && x < box.x + box.width && y >= box.y - 0.01 && y + height <= box.y + box.height + 0.01,
        );
        expect(inside.length).toBeGreaterThan(0);
      }
    }
  });

  test('names that do not fit get smaller together, to 11 pt; none of the texts leaves its page or meets another', () => {
    for (const paper of ['A4', 'Letter', 'A5', 'Universal'] as const) {
      for (const size of [2, 3, 4, 8, 16, 32]) {
        for (const length of [6, 20, 60]) {
          const rounds = roundsOf(size, true, (i) => `${'Wide name '.repeat(length / 5)}${i}`.slice(-length));
          const { rows } = contentOf(paper, false, true);
          for (const { texts, outlines } of drawn(rounds, paper)) {
            for (const { x, y, width, height } of [...texts, ...outlines]) {
              expect(x).toBeGreaterThanOrEqual(rows.x - 0.01);
              expect(y).toBeGreaterThanOrEqual(rows.y - 0.01);
              expect(x + width).toBeLessThanOrEqual(rows.x + rows.width + 0.01);
              expect(y + height, `${paper} ${size}`).toBeLessThanOrEqual(rows.y + rows.height + 0.01);
            }
            for (const text of texts) expect(points(text)).toBeGreaterThanOrEqual(9);
            texts.forEach((one, i) => {
              for (const other of texts.slice(i + 1)) {
                const apart =
                  one.x + one.width <= other.x + 0.01 ||
                  other.x + other.width <= one.x + 0.01 ||
                  one.y + one.height <= other.y + 0.01 ||
                  other.y + other.height <= one.y + 0.01;
                expect(apart, `${said([one])} | ${said([other])} ${paper} ${size}`).toBe(true);
              }
            });
          }
        }
      }
    }
  });
});
