/** The hall opened to the network by keyboard. */

import type { Page } from 'playwright';
import { expect } from 'vitest';
import { tabTo } from './keyboard.ts';

/** Chooses in the fields of the dialog by keyboard. */
export const chooserIn = (page: Page) => async (label: RegExp, option: string) => {
  const dialog = page.getByRole('dialog', { name: 'Open to the network' });
  await tabTo(page, dialog.getByRole('button', { name: label }));
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: option }).waitFor();
  await page.keyboard.type(option.slice(0, 4));
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(option);
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
};

export const openNetwork = async (page: Page, port: number): Promise<void> => {
  await page.keyboard.press('Control+KeyK');
  await page.keyboard.type('open to the network');
  await page.getByRole('option', { name: 'Hall: open to the network', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Open to the network' });
  const chooses = chooserIn(page);
  await chooses(/Network$/, '127.0.0.1');

  await tabTo(page, dialog.getByLabel('Port'));
  await page.keyboard.press('Control+KeyA');
  await page.keyboard.type(String(port));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
};
