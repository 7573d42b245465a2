/**
 * The fonts of paper and hall. All of them are bundled; Han characters look different in Japan, China and Korea, so a
 * name's language tag says whose forms come first, and the others stand in for what that font lacks.
 */

const BASE = 'Noto Sans';

/** Scripts that share no character with the others: their place among the families does not matter. */
const OWN_SCRIPTS = [
  'Noto Sans Arabic',
  'Noto Sans Hebrew',
  'Noto Sans Georgian',
  'Noto Sans Armenian',
  'Noto Sans Thai',
  'Noto Sans Cherokee',
];

/** It comes behind them, so that suits, stars and arrows keep the look that the other families give them. */
export const EMOJI = 'Noto Emoji';

/** What none of them has. */
export const LAST = 'UnifontEX';

/** Families by the first part of a language tag. */
const FAR: { readonly [language: string]: readonly string[] } = {
  ja: ['Noto Sans JP', 'Noto Sans SC', 'Noto Sans KR'],
  zh: ['Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR'],
  ko: ['Noto Sans KR', 'Noto Sans JP', 'Noto Sans SC'],
};

/** Families in the order in which a glyph is looked for. */
export const familiesFor = (lang: string | null): readonly string[] => [
  BASE,
  ...OWN_SCRIPTS,
  ...(FAR[lang?.split('-')[0] ?? ''] ?? FAR.ja ?? []),
  EMOJI,
  LAST,
];

/** The same order for style sheets and canvas. */
export const fontFamily = (lang: string | null): string =>
  [...familiesFor(lang).map((family) => `"${family}"`), 'sans-serif'].join(', ');
