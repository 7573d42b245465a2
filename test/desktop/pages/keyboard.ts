import type { Locator, Page } from 'playwright';

/** Most Tab presses before an element counts as out of reach of the keyboard. */
const REACH = 80;

/** Moves the focus with Tab, as a TO without a mouse does, until the element has it. */
export const tabTo = async (page: Page, element: Locator): Promise<void> => {
  await element.waitFor();
  for (let presses = 0; presses < REACH; presses++) {
    if (
      await element.evaluate(
        (node) => node === node.ownerDocument.activeElement || node.contains(node.ownerDocument.activeElement),
      )
    )
      return;
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
