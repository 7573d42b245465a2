/** What holds for every part in every state, in both themes: WCAG A and AA by axe [round-window W-13.4], contrast, cut words, rings. */

import { afterAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { faintMarks, faintWords, silentlyCut, withoutRing } from '../looks/measure.ts';
import { draw, foundByAxe } from './draw.tsx';
import { specimens } from './specimens/specimens.tsx';

const { theme } = document.documentElement.dataset;
afterAll(() => {
  if (theme === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
});

describe.each(specimens)('$id', ({ Page }) => {
  it.each(['light', 'dark'])('can be read and reached by everybody in the %s theme', async (shade) => {
    await page.viewport(1366, 768);
    document.documentElement.dataset.theme = shade;
    await draw(<Page />);
    await expect.element(page.getByRole('button').first()).toBeVisible();
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    await expect.poll(foundByAxe).toEqual([]);
    expect(faintWords()).toEqual([]);
    expect(faintMarks()).toEqual([]);
    expect(silentlyCut()).toEqual([]);
    expect(await withoutRing()).toEqual([]);
  });
});
