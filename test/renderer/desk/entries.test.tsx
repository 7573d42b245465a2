/** What leads where: six entries at the left, tabs of the round, the menu of the event [W-1.1, W-1.10, W-1.11]. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { familyIds } from '../../../core/games/all.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { screensFor } from '../../../renderer/desk/screens.ts';
import { screensOf } from '../../../renderer/games/game.ts';
import { textOf } from '../../../renderer/i18n/text.ts';
import { event16, openDesk } from '../open-desk.tsx';
import { openRounds, primarySays, seated, event as sixteen, withResults } from '../round/desk.ts';

const entries = () =>
  page
    .getByRole('navigation', { name: 'Screens' })
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
const menu = async (): Promise<readonly (string | null)[]> => {
  await page.getByRole('button', { name: /: menu$/ }).click();
  return page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.querySelector('[class*=_optionLabel_]')?.textContent ?? null);
};

const SIX: { readonly [game in GameId]?: readonly string[] } = {
  mahjong: ['People', 'Round', 'Standings', 'Director', 'Paper', 'Hall'],
  bridge: ['People', 'Round', 'Standings', 'Director', 'Paper', 'Hall'],
  duel: ['People', 'Round', 'Standings', 'Director', 'Paper', 'Hall'],
  poker: ['People', 'Floor', 'Places', 'Paper', 'Hall'],
};

for (const family of familyIds) {
  test(`W-1.1 ${family}: six entries, and a way by mouse and by key to every other screen`, async () => {
    await openDesk({ locale: 'en', event: { ...event16, family } }, 'people');
    expect(entries()).toEqual(SIX[family]);
    const others = screensFor(screensOf(family)).filter(({ inMenu }) => inMenu === true);
    const offered = await menu();
    for (const { titleKey } of others) expect(offered).toContain(textOf(titleKey));
    await userEvent.keyboard('{Escape}');
    for (const { shortcut } of others) expect(shortcut).toMatch(/^Alt\+/);
    const tabs = screensFor(screensOf(family)).filter(({ tabOfRound }) => tabOfRound === true);
    if (tabs.length === 0) return;
    await page.getByRole('button', { name: 'Round', exact: true }).click();
    for (const { titleKey } of tabs) {
      await page.getByRole('radio', { name: textOf(titleKey) }).click();
      await expect.element(page.getByRole('radio', { name: textOf(titleKey) })).toBeChecked();
      expect(page.getByRole('button', { name: 'Round', exact: true }).element().getAttribute('aria-current')).toBe(
        'page',
      );
    }
    await page.getByRole('radio', { name: 'Tables' }).click();
    await expect.element(page.getByRole('radio', { name: 'Tables' })).toBeChecked();
  });
}

test('W-1.10 the menu begins with the event and ends, apart, with erasing a person', async () => {
  await openDesk({ locale: 'en', event: event16 }, 'people');
  const offered = await menu();
  expect(offered.slice(0, 3)).toEqual(['Name, rounds, place…', 'Rules…', 'Round times…']);
  expect(offered.at(-1)).toBe('Erase a person…');
  await page.getByRole('menuitem', { name: 'Colours' }).click();
  await page.getByRole('menuitem', { name: 'Dark' }).click();
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
});

test('W-1.11 only on this computer is said when the first round counts, once, and is a dot in the menu', async () => {
  const care = {
    marks: [],
    viewing: false,
    copiedAt: null,
    tooMuch: null,
    second: { state: 'none' as const, folder: '', lag: 0, declined: false },
  };
  await openRounds('rounds', withResults(seated(sixteen())), { answers: { 'copies.care': () => ok(care) } });
  const saved = page.getByText('Saved', { exact: true });
  await expect.element(saved).toBeInTheDocument();
  expect(saved.element().getBoundingClientRect().width).toBeLessThan(2);
  const stick = page.getByRole('button', { name: 'Choose a USB stick…' });
  expect(stick.elements()).toEqual([]);
  await primarySays('Confirm round 1');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await stick.click();
  await expect.element(page.getByRole('dialog', { name: 'Everything is on this computer only' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByTitle('Only on this computer')).toBeInTheDocument();
  expect(await menu()).toContain('Only on this computer');
});
