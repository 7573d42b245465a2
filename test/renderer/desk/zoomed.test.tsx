/** A laptop's window at 150 %, 911 × 512: what the TO needs of a round is whole and in reach, in every game and language [W-13.1]. */

import '@fontsource-variable/inter/index.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleSteps } from '../../../core/samples/samples.ts';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { closeDrawer } from '../../../renderer/desk/place.ts';
import { openDesk } from '../open-desk.tsx';

const WINDOW = { width: 911, height: 512 };

const CARDS = 'main li[data-kind], main [class*=_floorTile_]';

beforeEach(async () => {
  closeDrawer();
  await page.viewport(WINDOW.width, WINDOW.height);
});

const eventOf = (family: GameId) => {
  const [created, ...rest] = sampleSteps({
    family,
    name: 'Весенний кубок',
    id: 'b'.repeat(32),
    at: '2026-05-01T08:00:00.000Z',
    now: 1_777_622_400_000,
  }).map(({ command }) => command as CommandInput);
  if (created?.type !== 'tournament.create') throw new Error('not created');
  const { name, plannedRounds, rules } = created;
  return { name, family, plannedRounds, commands: rest, ...(rules === undefined ? {} : { rules }) };
};

const all = (selector: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

const called = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.className;

/** Not whole in the window, or something else lies over the middle of it. */
const outOfReach = (elements: readonly HTMLElement[]): readonly string[] =>
  elements.flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const whole = left >= 0 && top >= 0 && right <= WINDOW.width + 0.5 && bottom <= WINDOW.height + 0.5;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const hit = over !== null && (element.contains(over) || over.contains(element));
    return whole && hit
      ? []
      : [`${called(element)}: ${Math.round(left)}–${Math.round(right)}, ${Math.round(top)}–${Math.round(bottom)}`];
  });

/** Cut at a side of what it scrolls in. */
const cutSideways = (elements: readonly HTMLElement[]): readonly string[] =>
  elements.flatMap((element) => {
    const { left, right } = element.getBoundingClientRect();
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      if (overflowX !== 'visible' && (left < box.left - 0.5 || right > box.right + 0.5)) return [called(element)];
    }
    return [];
  });

/** What is folded up is reached when it is unfolded. */
const shown = (elements: readonly HTMLElement[]): readonly HTMLElement[] =>
  elements.filter((element) => element.checkVisibility());

describe.each(['en', 'ru'] as const)('W-13.1 in %s, half as large again', (locale) => {
  describe.each(['mahjong', 'bridge', 'duel', 'poker'] as const)('%s', (family) => {
    it('the places, the steps, the blue button, the line and the tabs are whole; every card is reached by scrolling', async () => {
      await openDesk({ locale, event: eventOf(family) }, 'rounds');
      await expect.poll(() => all(CARDS).length).toBeGreaterThan(4);
      await document.fonts.ready;
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(WINDOW.width);
      const needed = () =>
        shown(all('[class*=_railItem_], [data-primary], [aria-current=step], main [role=radio], main input'));
      await expect.poll(() => needed().length).toBeGreaterThan(9);
      await expect.poll(() => outOfReach(needed())).toEqual([]);
      expect(cutSideways(all(CARDS))).toEqual([]);
      for (const card of all(CARDS)) {
        card.scrollIntoView({ block: 'nearest' });
        expect(outOfReach([card])).toEqual([]);
      }
    });

    it('each drawer lies in the window, and its last control is reached', async () => {
      await openDesk({ locale, event: eventOf(family) }, 'rounds');
      await expect.poll(() => all(CARDS).length).toBeGreaterThan(4);
      for (const key of family === 'poker' ? ['5', '6', '7'] : ['4', '5', '6', '7']) {
        await userEvent.keyboard(`{Alt>}${key}{/Alt}`);
        const drawer = page.getByRole('dialog');
        await expect.element(drawer).toBeVisible();
        const controls = () =>
          shown([
            ...drawer.element().querySelectorAll<HTMLElement>('button, input:not([type=checkbox], [type=radio])'),
          ]);
        // What is computed comes in later and moves what is below it.
        const lastOut = () => {
          const last = controls().at(-1);
          last?.scrollIntoView({ block: 'nearest' });
          return last === undefined ? ['nothing to press'] : outOfReach([last]);
        };
        await expect.poll(lastOut).toEqual([]);
        // It slides in.
        await expect.poll(() => cutSideways(controls())).toEqual([]);
        await userEvent.keyboard('{Escape}');
        await expect.element(drawer).not.toBeInTheDocument();
      }
    });
  });
});
