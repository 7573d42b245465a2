/** What only a 1-v-1 desk has, by keyboard. */

import type { Page } from 'playwright';
import { goTo, resultsIn } from './desk.ts';
import { pressButton, tabTo, typeKeys } from './keyboard.ts';

/**
 * Enters a whole round in order, one key a match: the first player wins 2–0 or 2–1 by turns. `other` are keys of certain
 * matches, counted from 0.
 */
export const enterInOrder = async (
  page: Page,
  matches: number,
  other: { readonly [match: number]: string } = {},
): Promise<void> => {
  await goTo(page, 'Round');
  const line = page.getByRole('textbox', { name: /number|outcome/i });
  await line.waitFor();
  // In order, a table is in hand from the start.
  if (await page.getByRole('textbox', { name: 'Table number', exact: true }).isVisible())
    await page.keyboard.press('+');
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  for (let match = 0; match < matches; match++) {
    await typeKeys(page, other[match] ?? (match % 2 === 0 ? '7' : '4'));
    // The line takes the next key when the result of the one before is in.
    await resultsIn(page, match + 1, matches);
  }
};

/** Adds somebody who came late. */
export const addLate = async (page: Page, name: string): Promise<void> => {
  await goTo(page, 'People');
  await page.keyboard.press('Alt+n');
  await page.waitForFunction(() => document.activeElement?.closest('[class*=_addRow_]') != null);
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByText(name).first().waitFor();
};

export const openFinals = async (page: Page): Promise<void> => {
  await page.keyboard.press('Alt+8');
  await page.getByRole('radio', { name: 'Finals', checked: true }).waitFor();
};

export const openDirector = async (page: Page): Promise<void> => {
  await page.keyboard.press('Alt+4');
  await page.getByRole('dialog', { name: 'Director' }).waitFor();
};

/** Starts a cut of that many players. */
export const startCut = async (page: Page, size: number): Promise<void> => {
  await openFinals(page);
  const sizes = page.getByRole('radiogroup', { name: 'Players in the cut' });
  await sizes.waitFor();
  const wanted = sizes.getByRole('radio', { name: `Top ${size}`, exact: true });
  if (!(await wanted.isChecked())) await tabTo(page, sizes);
  for (let presses = 0; presses < 6 && !(await wanted.isChecked()); presses++) await page.keyboard.press('ArrowRight');
  await pressButton(page, `Start the top ${size}`);
};
