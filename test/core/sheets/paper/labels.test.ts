/** Labels of every game that hands out slips: each inside its label of the sheet, who sits where on it whole, nothing to write in. */

import { describe, expect, test } from 'vitest';
import { languages } from '../../../../core/languages.ts';
import type { DrawnText } from '../../../../core/sheets/layout/drawn.ts';
import { POINT, papers } from '../../../../core/sheets/layout/paper.ts';
import { paperPages } from '../../../../core/sheets/layout/paper-pages.ts';
import { isLabels, LABELS, type Labels, slipPapers } from '../../../../core/sheets/layout/slips/slip-paper.ts';
import type { SheetWishes } from '../../../../core/sheets/paper/job.ts';
import type { Handout, HandoutPart, Sheet } from '../../../../core/sheets/sheet.ts';
import { plainMeasure } from '../hall-of-names.ts';
import { sheetsOf } from '../printed.ts';
import { realMeasure } from '../real-measure.ts';
import { familyOf, sampleOf } from '../sample-events.ts';
import { voiceIn } from '../spoken-words.ts';

const documents = [
  ['mahjong', 'slips'],
  ['duel', 'slips'],
  ['bridge', 'slips'],
  ['poker', 'poker.seatSlips'],
] as const;

const papersOf = slipPapers.filter(isLabels);

const sheetOf = (game: (typeof documents)[number][0], document: string, wishes: Partial<SheetWishes>): Sheet => {
  const [sheet] = sheetsOf(sampleOf(game), document, { family: familyOf(game), wishes });
  if (sheet === undefined) throw new Error(document);
  return sheet;
};

const pagesOf = (sheet: Sheet, language: 'en' | 'ru' = 'ru') =>
  paperPages(
    sheet,
    { paper: 'A5', preset: 'wall', printed: '2026-11-20 14:05', program: 'Seatwright 0.1.0' },
    { voice: voiceIn(language), measure: plainMeasure },
  );

const wordsOf = ({ fitted }: DrawnText): string => fitted.lines.join(' ');
const countOf = (sheet: Sheet): number =>
  sheet.kind === 'slips' ? sheet.slips.length : sheet.kind === 'handouts' ? sheet.handouts.length : 0;

/** The label that a text begins on. */
const labelAt = ({ x, y }: DrawnText, on: Labels): number => {
  const { columns, width, height, left, top, apart } = LABELS[on];
  return Math.floor((y - top) / height) * columns + Math.floor((x - left) / (width + apart));
};

describe.each(documents)('%s, %s', (game, document) => {
  test.each(papersOf)('on %s: full pages of that sheet, each text inside its label', (slipPaper) => {
    const { sheet: paper, columns, rows, width, height, left, top, apart } = LABELS[slipPaper];
    const sheet = sheetOf(game, document, { slipPaper });
    const pages = pagesOf(sheet);
    expect(pages).toHaveLength(Math.ceil(countOf(sheet) / (columns * rows)));
    const used = pages.map((page) => {
      expect([page.form, page.width, page.height]).toEqual([paper, papers[paper].width, papers[paper].height]);
      const { texts, outlines, lines } = page.cut ?? { texts: [], outlines: [], lines: [] };
      expect([outlines, lines]).toEqual([[], []]);
      for (const text of texts) {
        const at = labelAt(text, slipPaper);
        const x = left + (at % columns) * (width + apart);
        const y = top + Math.floor(at / columns) * height;
        expect(text.x + text.width, wordsOf(text)).toBeLessThanOrEqual(x + width - 1);
        expect(text.y + text.height, wordsOf(text)).toBeLessThanOrEqual(y + height - 1);
      }
      return new Set(texts.map((text) => labelAt(text, slipPaper))).size;
    });
    expect(used.reduce((sum, count) => sum + count, 0)).toBe(countOf(sheet));
    expect(used.slice(0, -1).every((count) => count === columns * rows)).toBe(true);
  });
});

test.each(papersOf)(
  'on %s every player of a table stands on its label, with the seat in a tile, the table the largest',
  (slipPaper) => {
    const sheet = sheetOf('mahjong', 'slips', { slipPaper });
    if (sheet.kind !== 'slips') throw new Error('no slips');
    const texts = pagesOf(sheet, 'en').flatMap(({ cut }) => cut?.texts ?? []);
    for (const { name } of sheet.slips.flatMap(({ seats }) => seats)) {
      expect(texts.some((text) => wordsOf(text).includes(name?.text ?? '?'))).toBe(true);
    }
    expect(texts.filter(({ tile }) => tile !== undefined)).toHaveLength(4 * sheet.slips.length);
    const largest = Math.max(...texts.map(({ fitted }) => fitted.size));
    expect(largest).toBeGreaterThanOrEqual(22 * POINT - 1e-9);
    expect(texts.filter(({ fitted }) => fitted.size === largest).map(wordsOf)).toEqual(
      sheet.slips.map(({ table }) => String(table)),
    );
  },
);

const WAITS = ['buttonPasses', 'atOnce', 'atOnceAnywhere', 'bigBlindAgain', 'neverSmall', 'ifSmall'];

test.each(papersOf.flatMap((slipPaper) => languages.map((language) => [slipPaper, language] as const)))(
  'on %s a move says whole how its player is dealt in, from where and to where, in %s',
  (slipPaper, language) => {
    const sheet = sheetOf('poker', 'poker.seatSlips', { slipPaper });
    const [slip] = sheet.kind === 'handouts' ? sheet.handouts : [];
    if (sheet.kind !== 'handouts' || slip === undefined) throw new Error('no slips');
    const note = (code: string): HandoutPart => ({ kind: 'note', phrase: { code } });
    const moved = (code: string): Handout => ({
      ...slip,
      title: { kind: 'name', name: { text: 'Bergström-Lindqvist Noémie', short: null, lang: null } },
      parts: [
        {
          kind: 'facts',
          facts: [
            { label: { code: 'poker.columns.from' }, what: { kind: 'text', text: '112' }, large: true },
            { label: { code: 'poker.columns.seat' }, what: { kind: 'seat', seat: 10 }, large: true },
            { label: { code: 'poker.columns.table' }, what: { kind: 'text', text: '108' }, large: 'huge' },
            { label: { code: 'poker.columns.seat' }, what: { kind: 'seat', seat: 10 }, large: 'huge' },
          ],
        },
        note('poker.paper.betweenHands'),
        note(`poker.waits.${code}`),
      ],
    });
    const voice = voiceIn(language);
    const pages = paperPages(
      { ...sheet, handouts: WAITS.map(moved) },
      { paper: 'A5', preset: 'wall', printed: '2026-11-20 14:05', program: 'Seatwright 0.1.0' },
      { voice, measure: realMeasure() },
    );
    const texts = pages.flatMap(({ cut }) => cut?.texts ?? []);
    WAITS.forEach((code, at) => {
      const own = texts.filter((text) => labelAt(text, slipPaper) === at);
      const words = own.map(wordsOf).join(' ');
      expect(words).toContain(voice.say({ code: `poker.waits.${code}` }));
      expect(words).toContain('112');
      expect(words).toContain('108');
      expect(words).toContain('Noémie');
      expect(own.filter(({ tile }) => tile !== undefined)).toHaveLength(1);
      expect(words).not.toContain('…');
    });
  },
);

test.each(['sheet', ...papersOf] as const)(
  'on %s whoever gets a slip reads the whole own name, not an initial',
  (slipPaper) => {
    const sheet = sheetOf('poker', 'poker.seatSlips', { slipPaper });
    if (sheet.kind !== 'handouts') throw new Error('no slips');
    const name = { text: 'Bergströmlund Noémie', short: 'Bergströmlund N.', lang: null };
    const handouts = sheet.handouts.map((slip): Handout => ({ ...slip, title: { kind: 'name', name } }));
    const words = pagesOf({ ...sheet, handouts })
      .flatMap(({ cut }) => cut?.texts ?? [])
      .map(wordsOf);
    expect(words.filter((said) => said === name.text)).toHaveLength(handouts.length);
  },
);

test('a blank slip is written on: it stays on its sheet', () => {
  const [page] = pagesOf(sheetOf('mahjong', 'blankSlips', { slipPaper: 'labels24' }));
  expect([page?.form, (page?.cut?.outlines.length ?? 0) > 4]).toEqual(['A5', true]);
});
