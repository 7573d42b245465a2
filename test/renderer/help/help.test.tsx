import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { families, familyIds } from '../../../core/games/all.ts';
import { screensOf } from '../../../renderer/games/game.ts';
import { hasText } from '../../../renderer/i18n/text.ts';
import { openDesk } from '../open-desk.tsx';

describe('the help', () => {
  it.each(familyIds)('explains every seating method of %s with a picture, and says where it comes from', (family) => {
    const methods = families[family].seating.methods.map(({ id }) => id).sort();
    expect(Object.keys(screensOf(family).pictures).sort()).toEqual(methods);
    expect(hasText(`${family}:help.source`)).toBe(true);
  });

  it.each(familyIds)('the pictures of %s seat nobody twice and leave nobody out', (family) => {
    for (const { tables } of Object.values(screensOf(family).pictures)) {
      const seated = tables.flat().filter((place) => place > 0);
      expect(new Set(seated).size).toBe(seated.length);
    }
  });

  it('opens by its key, shows another game by arrow keys, and closes with Escape', async () => {
    await openDesk({ locale: 'en' });
    await userEvent.keyboard('{Control>}{F1}{/Control}');
    await expect.element(page.getByRole('dialog', { name: 'How seating works' })).toBeVisible();
    await page.getByRole('tab', { name: 'Mahjong' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('heading', { name: 'Danish' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('what is said of the network begins below the last method, however long the list', async () => {
    await openDesk({ locale: 'ru' });
    await userEvent.keyboard('{Control>}{F1}{/Control}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const edge = (selector: string, side: 'top' | 'bottom') =>
      document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN;
    await expect
      .poll(() => edge('[class*=_helpNetwork_]', 'top') - edge('[class*=_helpSource_]', 'bottom'))
      .toBeGreaterThanOrEqual(0);
  });
});
