/** [L-02]: every screen of every game with texts that are 40 % longer, in the middle of an event. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSteps } from '../../../core/samples/samples.ts';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { goTo } from '../../../renderer/desk/place.ts';
import { i18n, namespaces } from '../../../renderer/i18n/i18n.ts';
import { openDesk } from '../open-desk.tsx';

/** Every text with as many more letters, placeholders untouched. */
const longer = (texts: object): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? `${value} ${'Wort'.repeat(Math.ceil(value.length / 10))}` : longer(value),
    ]),
  );

const kept = new Map<string, object>();

beforeAll(() => {
  for (const name of namespaces) {
    const own = i18n.getResourceBundle('en', name) as object;
    kept.set(name, own);
    i18n.addResourceBundle('en', name, longer(own), true, true);
  }
});
afterAll(() => {
  for (const [name, own] of kept) i18n.addResourceBundle('en', name, own, true, true);
});

const eventOf = (family: GameId) => {
  const steps = sampleSteps({
    family,
    name: 'Sample',
    id: 'a'.repeat(32),
    at: '2026-05-01T08:00:00.000Z',
    now: 1_777_622_400_000,
  });
  const [created, ...rest] = steps.map(({ command }) => command as CommandInput);
  if (created?.type !== 'tournament.create') throw new Error('not created');
  const { name, plannedRounds, rules } = created;
  return { name, family, plannedRounds, commands: rest, ...(rules === undefined ? {} : { rules }) };
};

/** The letters have come in and nothing is on its way to its place: before that widths are not the ones that stay. */
const settled = async () => {
  await document.fonts.ready;
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
};

const scrolls = (element: Element | null): boolean =>
  element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));

/** Words that are cut off by their own box, or by the window where nothing scrolls. */
const clipped = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '.button, [class*=_railItem_], .card, .field-label, [class*=_segment_], .badge, h1:not([class*=_hidden_]), h2, h3, th, legend',
    ),
  ]
    .filter((element) => {
      if (!element.checkVisibility()) return false;
      const { overflowX, textOverflow } = getComputedStyle(element);
      const cut =
        overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      return cut || (element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element.parentElement));
    })
    .map((element) => `${element.className} ${element.textContent}`);

describe.each(['mahjong', 'bridge', 'duel', 'poker'] as const)('%s', (family) => {
  it('clips no words on any screen', async () => {
    await page.viewport(1366, 768);
    await openDesk({ locale: 'en', event: eventOf(family) }, 'people');
    for (const screen of ['people', 'rounds', 'standings', 'print', 'hall', 'history']) {
      goTo(screen);
      await expect.element(page.getByRole('heading', { level: 1, name: /Wort/ })).toBeVisible();
      await settled();
      await expect.poll(clipped, { message: screen }).toEqual([]);
    }
  });
});
