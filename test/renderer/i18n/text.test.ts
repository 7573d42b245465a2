/** A text without parameters is looked up once: it still is the one of the language, and of the texts there are. */

import { afterEach, expect, test } from 'vitest';
import { i18n } from '../../../renderer/i18n/i18n.ts';
import { textOf } from '../../../renderer/i18n/text.ts';

const key = 'rounds:sentence.why';

afterEach(async () => {
  await i18n.changeLanguage('en');
});

test('it turns with the language, there and back', async () => {
  const english = textOf(key);
  await i18n.changeLanguage('ru');
  expect(textOf(key)).toMatch(/^\p{Script=Cyrillic}/u);
  await i18n.changeLanguage('en');
  expect(textOf(key)).toBe(english);
});

test('other texts that come in are told at once, and the old ones when they are back', () => {
  const before = textOf(key);
  i18n.addResourceBundle('en', 'rounds', { sentence: { why: 'Wherefore' } }, true, true);
  expect(textOf(key)).toBe('Wherefore');
  i18n.addResourceBundle('en', 'rounds', { sentence: { why: before } }, true, true);
  expect(textOf(key)).toBe(before);
});

test('a text with parameters is told anew each time', () => {
  expect([1, 2].map((round) => textOf('rounds:round', { round }))).toEqual(['Round 1', 'Round 2']);
});

test('[M-09] a place stands in brackets behind a name; the dash that a draw stores for a stand-in is not said', async () => {
  const said = (place: number | '–') => textOf('mahjong:reasons.bestLeft', { player: 'Ann', place });
  expect(said(5)).toBe('Ann (place 5) was the best placed player left.');
  expect(said('–')).toBe('Ann was the best placed player left.');
  await i18n.changeLanguage('ru');
  expect(said(5)).toMatch(/^Ann \(место 5\)/);
  expect(said('–')).not.toMatch(/место –/);
});
