import type { Locator, Page } from 'playwright';

/** Most Tab presses before an element counts as out of reach of the keyboard. */
const REACH = 80;

const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node.contains(node.ownerDocument.activeElement));

/** Two painted frames: what a screen or a closing dialog does with the focus of its own has been done by then. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Moves the focus with Tab, as a TO without a mouse does, until the element has it and keeps it. */
export const tabTo = async (page: Page, element: Locator): Promise<void> => {
  await element.waitFor();
  for (let presses = 0; presses < REACH; presses++) {
    if (await hasFocus(element)) {
      await settled(page);
      if (await hasFocus(element)) return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached with Tab: ${element}`);
};

/** Presses a button by keyboard alone. */
export const pressButton = async (page: Page, name: string | RegExp): Promise<void> => {
  const button = page.getByRole('button', { name, disabled: false }).first();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
};

/** Types keys one by one; a line end is Enter. */
export const typeKeys = async (page: Page, keys: string): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key === '\n' ? 'Enter' : key);
};
