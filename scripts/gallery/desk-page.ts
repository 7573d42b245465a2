/** The desk as the photographer drives it: what stands still, what the menu offers, what lies on the rail. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

const root = join(import.meta.dirname, '../..');

export type Desk = { readonly page: Page; readonly shot: (name: string) => Promise<void> };

export const LAPTOP = { width: 1366, height: 768 };

/** Nothing is half drawn: fonts are there, and two frames have passed without a change being asked for. */
export const still = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
};

/** Something that happens, and how it is called in the picture's name. */
export type Moment = readonly [name: string, happen: (desk: Desk, name: string) => Promise<void>];

type Texts = { readonly [key: string]: string | Texts };

const languageOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang.slice(0, 2));

/** A text of the program in the language of the page, up to what is put into it: `rounds:deeds.revise`. */
export const word = async (page: Page, key: string): Promise<string> => {
  const [namespace = '', path = ''] = key.split(':');
  const file = join(root, `resources/locales/${await languageOf(page)}/${namespace}.json`);
  const texts: Texts = JSON.parse(readFileSync(file, 'utf8'));
  const found = path
    .split('.')
    .reduce<Texts | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts);
  if (typeof found !== 'string') throw new Error(`no text ${key}`);
  return found.replace(/\{\{.*$/, '').trim();
};

/** Presses the first button of the screen or dialog in front that begins with a text of the program. */
export const press = async (page: Page, key: string): Promise<void> => {
  const name = await word(page, key);
  const front =
    (await page.locator('.modal').count()) > 0 ? page.locator('.modal') : page.locator('[class*=_content_]');
  await front.getByRole('button').filter({ hasText: name }).first().click();
};

/** Chooses a deed in the menu of the program by its title in the language of the page. */
const choose = async (page: Page, deed: string): Promise<void> => {
  const title = await word(page, `shell:deeds.${deed}`);
  await page.locator('[class*=_topEvent_] > .button, [class*=_startTop_] > .button').first().click();
  await page.getByRole('menuitem').filter({ hasText: title }).first().click();
};

/** Does a command by the list of all commands, where the menu has it not. */
export const command = async (page: Page, key: string): Promise<void> => {
  await page.keyboard.press('Control+k');
  await page.locator('.modal input').fill(await word(page, key));
  await page.keyboard.press('Enter');
};

/** Photographs the dialog in front and leaves it. */
export const dialogShot = async ({ page, shot }: Desk, name: string): Promise<void> => {
  await page.locator('.modal').waitFor();
  await shot(name);
  await leave(page);
};

/** Whatever lies over the screen is gone. */
export const leave = async (page: Page): Promise<void> => {
  const over = page.locator('.modal, .popover');
  for (let presses = 0; presses < 4 && (await over.count()) > 0; presses++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(60);
  }
};

/** Goes to an entry at the left, counted from 1: a place, or a drawer beside the round. */
export const goTo = async (page: Page, entry: number): Promise<void> => {
  await page
    .locator('[class*=_railItem_]')
    .nth(entry - 1)
    .click();
  await page.locator('[class*=_content_] > *').first().waitFor();
};

/** The blue button says this by now. */
export const says = async (page: Page, key: string): Promise<void> => {
  const blue = page.locator('[data-primary]').filter({ hasText: await word(page, key) });
  await blue.waitFor({ timeout: 60_000 });
};

export const closeFile = async (page: Page): Promise<void> => {
  await choose(page, 'close');
  await page.locator('[class*=_sample_]').first().waitFor();
};

/** A new event of the game at this place of the start dialog. */
export const newEvent = async (page: Page, family: number, name: string): Promise<void> => {
  await page.locator('[class*=_start_] button[data-tone=primary], button[data-tone=primary]').first().click();
  await page.locator('.modal').waitFor();
  await page.getByRole('textbox').first().fill(name);
  await page.getByRole('radio').nth(family).check({ force: true });
  await page.locator('.modal button[type=submit]').click();
  await page.locator('[class*=_rail_]').waitFor();
};

/** Types a list of names where the program asks who plays, and adds them. */
export const enterPeople = async (page: Page, names: readonly string[]): Promise<void> => {
  const field = page.locator('[class*=_content_] textarea');
  await field.fill(names.join('\n'));
  await page.keyboard.press('Control+Enter');
  await field.waitFor({ state: 'detached' });
};

export const paste = (page: Page, text: string): Promise<unknown> =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);

/** Seats the first round as the program proposes it and publishes it: twice the blue button. */
export const seatFirst = async (page: Page): Promise<void> => {
  await goTo(page, 2);
  await page.keyboard.press('Control+Enter');
  await says(page, 'rounds:stage.publish');
  await page.keyboard.press('Control+Enter');
  await says(page, 'rounds:stage.print');
};

/** Every place and drawer at the left. */
export const allScreens = async (
  { page, shot }: Desk,
  name: string,
  seen: (name: string) => Promise<void> = shot,
): Promise<void> => {
  const items = page.locator('[class*=_railItem_]');
  await items.first().waitFor();
  for (let i = 0; i < (await items.count()); i++) {
    await goTo(page, i + 1);
    await seen(`${name}-${String(i + 1).padStart(2, '0')}`);
  }
  // What follows shows the round with what stands beside it, not the drawer that was opened last.
  const drawer = page.locator('[class*=_railItem_][aria-expanded=true]');
  if ((await drawer.count()) > 0) await drawer.click();
  await goTo(page, 2);
};
