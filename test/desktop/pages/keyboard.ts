import type { JSHandle, Locator, Page } from 'playwright';

/** How often the focus may come by one place, so going round the whole page, before an element counts as out of reach. */
const ROUNDS = 3;

const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node.contains(node.ownerDocument.activeElement));

/** Tells how often the focus has been where it is now. */
const wayOf = (page: Page): Promise<JSHandle<{ readonly been: () => number }>> =>
  page.evaluateHandle(() => {
    const visits = new WeakMap<Element, number>();
    return {
      been: () => {
        const at = document.activeElement ?? document.body;
        const count = (visits.get(at) ?? 0) + 1;
        visits.set(at, count);
        return count;
      },
    };
  });

/** Two painted frames: what a screen or a closing dialog does with the focus of its own has been done by then. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The ring around what has the focus: an outline of at least two pixels, its own or of what frames it. */
const ringAt = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const hasRing = (at: Element | null): boolean => {
      if (at === null) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(at);
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'transparent';
      return isDrawn || (at.parentElement?.matches(':focus-within') === true && hasRing(at.parentElement));
    };
    return hasRing(node.ownerDocument.activeElement);
  });

/** Moves the focus with Tab, as a TO without a mouse does, until the element has it and keeps it. */
export const tabTo = async (page: Page, element: Locator): Promise<void> => {
  await element.waitFor();
  const way = await wayOf(page);
  for (;;) {
    const { hasIt, been } = await element.evaluate(
      (node, { been }) => ({ hasIt: node.contains(node.ownerDocument.activeElement), been: been() }),
      way,
    );
    if (hasIt) {
      await settled(page);
      if (await hasFocus(element)) {
        if (await ringAt(element)) return;
        throw new Error(`the focus is not to be seen: ${element}`);
      }
    }
    if (been > ROUNDS) throw new Error(`not reached with Tab: ${element}`);
    await page.keyboard.press('Tab');
  }
};

/** Presses a button by keyboard alone. */
export const pressButton = async (page: Page, name: string | RegExp): Promise<void> => {
  const button = page.getByRole('button', { name, disabled: false }).first();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
};

/** Takes a line of the menu that is open by its arrows: letters would be lost before the menu has the focus, and begin anew after a second. */
export const takeInMenu = async (page: Page, item: Locator): Promise<void> => {
  await item.waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('role')?.startsWith('menuitem'));
  const lines = await page.locator('[role^=menuitem]').count();
  for (let presses = 0; presses < lines && !(await hasFocus(item)); presses++) await page.keyboard.press('ArrowDown');
  if (!(await hasFocus(item))) throw new Error(`not reached with the arrows: ${item}`);
  await page.keyboard.press('Enter');
};

/** Types keys one by one; a line end is Enter. */
export const typeKeys = async (page: Page, keys: string): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key === '\n' ? 'Enter' : key);
};

/** The letters of a Russian keyboard by the place of their keys. */
const JCUKEN: ReadonlyMap<string, string> = new Map(
  [
    ['QWERTYUIOP', 'йцукенгшщз'],
    ['ASDFGHJKL', 'фывапролд'],
    ['ZXCVBNM', 'ячсмить'],
  ].flatMap(([latin = '', russian = '']) =>
    [...latin].map((letter, at) => [`Key${letter}`, russian[at] ?? ''] as const),
  ),
);

const MODIFIERS: { readonly [name: string]: number } = { Alt: 1, Control: 2, Meta: 4, Shift: 8 };

/**
 * A keyboard set to Russian: its keys by their place, as `Control+KeyZ`. What the page is told is the letter that stands on the key
 * there (`я`), as the system tells it. Characters that both layouts share are pressed as ever.
 */
export const russianKeyboard = async (page: Page): Promise<(shortcut: string) => Promise<void>> => {
  const devtools = await page.context().newCDPSession(page);
  return async (shortcut) => {
    const names = shortcut.split('+');
    const code = names.pop() ?? '';
    const letter = JCUKEN.get(code);
    if (letter === undefined) throw new Error(`no letter of both layouts: ${code}`);
    const modifiers = names.reduce((sum, name) => sum + (MODIFIERS[name] ?? 0), 0);
    const key = names.includes('Shift') ? letter.toUpperCase() : letter;
    const isTyped = (modifiers & ~8) === 0;
    const press = { code, key, modifiers, windowsVirtualKeyCode: code.charCodeAt(3) };
    await devtools.send('Input.dispatchKeyEvent', {
      type: isTyped ? 'keyDown' : 'rawKeyDown',
      ...press,
      ...(isTyped ? { text: key } : {}),
    });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press });
  };
};
