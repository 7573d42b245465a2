/** What every PDF of the program is measured by [hall-and-print 1.9]. */

import { expect } from 'vitest';
import { type Paper, papers } from '../../../core/sheets/layout/paper.ts';
import type { People } from '../events.ts';
import { lettersOf, type Pdf } from './pdf.ts';

/** Names of which none is a part of another. */
export const people = (count: number): People =>
  Array.from({ length: count }, (_, i) => {
    const no = String(i).padStart(4, '0');
    const family = ['Ivanova', 'Смирнов', 'Nguyễn', 'Łuczak', 'Ёлкин'][i % 5] ?? '';
    const name = `${['Anna', 'Пётр', 'Linh', 'Jan', 'Алёна'][i % 5]} ${family}${no}x`;
    return { name, familyName: `${family}${no}x` };
  });

const bare = (text: string): string => text.normalize('NFC').replace(/\s/gu, '');

/** How often a name stands there: its family name, as long as the given name or its initial stands beside it. */
const countOf = (letters: string, { name, familyName = '' }: People[number]): number => {
  const initial = `${[...name][0]}.`;
  const forms = [name, `${familyName} ${name.split(' ')[0]}`, `${initial} ${familyName}`, `${familyName} ${initial}`];
  return forms.some((form) => letters.includes(bare(form))) ? letters.split(bare(familyName)).length - 1 : 0;
};

export const everybodyOnce = (pdf: Pdf, all: People) => {
  const letters = pdf.pages.map(lettersOf).join('');
  const wrong = all.filter((person) => countOf(letters, person) !== 1).map(({ name }) => name);
  expect(wrong).toEqual([]);
};

/** A hundredth of a millimetre and what readers of PDFs round. */
const HAIR = 0.3;

export const wellMade = (pdf: Pdf, paper: Paper, kind: 'list' | 'cut') => {
  const { width, height } = papers[paper];
  for (const [i, page] of pdf.pages.entries()) {
    expect([Math.round(page.width), Math.round(page.height)]).toEqual([Math.round(width), Math.round(height)]);
    // No blank page.
    expect(page.texts.length).toBeGreaterThan(kind === 'list' ? 5 : 2);
    const outside = page.texts.filter(
      ({ x, y, size, width: w }) =>
        x < 6 - HAIR || x + w > width - 6 + HAIR || y > height - 6 + HAIR || y - (size * 0.714 * 25.4) / 72 < 6 - HAIR,
    );
    expect(outside.map(({ text }) => text)).toEqual([]);
    const least = kind === 'list' ? 8 : 4.9;
    expect(page.texts.filter(({ size }) => size < least - 0.1).map(({ text, size }) => `${text} ${size}`)).toEqual([]);
    if (kind === 'list') expect(lettersOf(page)).toMatch(new RegExp(`(Page|Стр\\.)${i + 1}/${pdf.pages.length}`));
  }
};

/** [P-05]: everything is in the file, as outlines that any reader draws alike. */
export const fontsAreInside = (pdf: Pdf) => {
  const fonts = pdf.pages.flatMap((page) => page.fonts);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter(({ embedded, isType3 }) => !embedded || isType3)).toEqual([]);
  expect(fonts.filter(({ name }) => !name.includes('Noto')).map(({ name }) => name)).toEqual([]);
};
