import { expect, test } from 'vitest';
import { glyphs, loadFonts } from '../../../renderer/fonts/load.ts';

test('[hall-and-print 0.6] a sign that no other font has is laid out by the last one, in both weights', async () => {
  const has = await glyphs();
  for (const sign of ['ཀ', 'ក', 'Ꮳ', 'A']) expect(has(sign.codePointAt(0) ?? 0), sign).toBe(true);
  await loadFonts([{ text: 'ཀརྨ', lang: null }]);
  const last = [...document.fonts].filter(({ family }) => family.includes('UnifontEX'));
  expect(last.map(({ status }) => status)).toEqual(['loaded']);
  for (const weight of ['400', '700']) expect(document.fonts.check(`${weight} 12px "UnifontEX"`, 'ཀ')).toBe(true);
});
