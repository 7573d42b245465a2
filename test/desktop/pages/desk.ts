/** The desk as a TO uses it, by keyboard: one function a thing to do. Names of controls are the English ones. */

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Locator, Page } from 'playwright';
import { pressButton, tabTo, typeKeys } from './keyboard.ts';

type Screen = 'People' | 'Round' | 'Standings' | 'Paper' | 'Hall' | 'History';

const keys: Readonly<Record<Screen, string>> = {
  People: 'Alt+1',
  Round: 'Alt+2',
  Standings: 'Alt+3',
  Paper: 'Alt+5',
  Hall: 'Alt+6',
  History: 'Alt+7',
};

export const goTo = async (page: Page, screen: Screen): Promise<void> => {
  await page.keyboard.press(keys[screen]);
  const name = screen === 'Round' ? /^Round \d+$/ : screen === 'Paper' ? /^Paper/ : screen;
  // A drawer beside the place that is shown.
  const isDrawer = screen === 'Paper' || screen === 'Hall' || screen === 'History';
  await page.getByRole('heading', { level: isDrawer ? 2 : 1, name }).waitFor();
};

/** The button of the drawer of paper, as soon as its pages are counted. */
export const printsSheets = (page: Page) => page.getByRole('button', { name: /^Print [1-9]\d* sheets?$/ });

/** Ticks a document that is not in the set of the round. */
export const tickAlso = async (page: Page, name: string | RegExp): Promise<void> => {
  const also = page.getByRole('button', { name: 'Also', exact: true });
  if ((await also.getAttribute('aria-expanded')) === 'false') await also.press('Enter');
  await page.getByRole('checkbox', { name, exact: true }).press('Space');
};

/** The start screen is there and usable. */
export const atStart = (page: Page): Promise<void> => page.getByRole('button', { name: 'New tournament' }).waitFor();

/** Opens the first of the recent files. */
export const openRecent = async (page: Page, name: string): Promise<void> => {
  await pressButton(page, new RegExp(`^${name}`));
  await page.getByText('Saved').first().waitFor();
};

/** Walks a group of radio buttons with the arrow keys until one is chosen. */
const chooseRadio = async (page: Page, group: Locator, name: RegExp): Promise<void> => {
  const radio = group.getByRole('radio', { name });
  await tabTo(page, group);
  for (let presses = 0; presses < 8 && !(await radio.isChecked()); presses++) await page.keyboard.press('ArrowRight');
};

export const newTournament = async (page: Page, name: string, rounds: number, family?: RegExp): Promise<void> => {
  await atStart(page);
  await pressButton(page, 'New tournament');
  const dialog = page.getByRole('dialog');
  if (family !== undefined) await chooseRadio(page, dialog.getByRole('radiogroup', { name: 'Game' }), family);
  const field = dialog.getByLabel('Name of the event');
  await tabTo(page, field);
  await page.keyboard.type(name);
  await tabTo(page, dialog.getByRole('textbox', { name: 'Rounds' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(String(rounds));
  await pressButton(page, 'Create');
  await dialog.waitFor({ state: 'detached' });
  // It is asked who plays, with the keyboard in the field.
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
};

/** Imports a file of names from the empty screen; `promised` is what the dialog's button says of it ("64 people"). */
export const importFile = async (page: Page, path: string, promised: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  const button = page.getByRole('button', { name: 'Choose a file…' });
  const press = async (): Promise<void> => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  };
  // Asked for before the way to the button, because the browser must know that the file comes from here when the key does.
  const [chooser] = await Promise.all([page.waitForEvent('filechooser', { timeout: 60_000 }), press()]);
  await chooser.setFiles({ name: basename(path), mimeType: 'text/csv', buffer: readFileSync(path) });
  await pressButton(page, `Import ${promised}`);
  await dialog.waitFor({ state: 'detached' });
};

/** Shows the round that is to be seated, where another one is shown. */
const showNext = async (page: Page): Promise<void> => {
  await goTo(page, 'Round');
  const next = page.getByRole('button', { name: /, (not seated yet|proposal)$/ }).and(page.locator(':enabled'));
  if ((await next.count()) > 0) await next.first().press('Enter');
};

/** Makes the next round's proposal with a method. */
export const seat = async (page: Page, method: string, seed: string): Promise<void> => {
  await showNext(page);
  // Where all rounds can be seated at once, or one method alone can seat this one, the methods are behind another way.
  const methods = page.getByRole('radiogroup', { name: 'How to seat', exact: true });
  const other = page.getByRole('button', { name: 'Another way…', exact: true });
  await methods.or(other).first().waitFor();
  if (!(await methods.isVisible())) await pressButton(page, 'Another way…');
  const radio = page.getByRole('radio', { name: new RegExp(`^${method}`) });
  if (!(await radio.isChecked())) {
    await tabTo(page, methods);
    for (let presses = 0; presses < 8 && !(await radio.isChecked()); presses++) await page.keyboard.press('ArrowDown');
  }
  const field = page.getByLabel('Seed', { exact: true });
  if (await field.isVisible()) {
    await tabTo(page, field);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(seed);
  }
  await pressButton(page, /^Seat round/);
  await page.getByRole('button', { name: 'Proposal', exact: true }).waitFor();
};

const seatAt = (page: Page, table: number, seat: string) =>
  page.getByRole('button', { name: new RegExp(`^Table ${table}, ${seat}:`) });

/** Who sits there, as the seat's label says it to a screen reader. */
export const sitting = async (page: Page, table: number, seat: string): Promise<string> =>
  ((await seatAt(page, table, seat).getAttribute('aria-label')) ?? '')
    .replace(/^[^:]*: /, '')
    .replace(/, has met .*$/, '');

/** Swaps East of table 1 with its right neighbour's East by arrows and Space. */
export const swapFirstTwo = async (page: Page): Promise<void> => {
  await tabTo(page, seatAt(page, 1, 'East'));
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
};

export const publish = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+Enter');
  await page.getByRole('listitem').getByRole('button', { name: 'Published', exact: true }).waitFor();
};

/** Points in hundreds by seat; the fourth comes from the sum. */
export type Slip = { readonly table: number; readonly points: readonly [number, number, number] };

export const slipsFor = (tables: number, round: number): Slip[] =>
  Array.from({ length: tables }, (_, i) => ({
    table: i + 1,
    points: [450 - ((i * 7 + round * 13) % 60), 330 - ((i * 5 + round * 3) % 30), 270 - ((i * 3 + round * 11) % 40)],
  }));

export const enterSlip = (page: Page, { table, points }: Slip): Promise<void> =>
  typeKeys(page, `${table}\n${points.join('\n')}\n\n`);

/** So many results are in, as the stage row says. */
export const resultsIn = (page: Page, count: number, of: number): Promise<void> =>
  page.getByRole('button', { name: `Results ${count} of ${of}`, exact: true }).waitFor();

/** Enters slips by table number and waits until all are in. */
export const enterResults = async (page: Page, slips: readonly Slip[], of: number, before = 0): Promise<void> => {
  await goTo(page, 'Round');
  for (const slip of slips) await enterSlip(page, slip);
  await resultsIn(page, before + slips.length, of);
};

export const confirmRound = async (page: Page): Promise<void> => {
  await pressButton(page, /^Confirm round/);
  await page.getByRole('listitem').getByRole('button', { name: 'Confirmed', exact: true }).waitFor();
};

export const undo = (page: Page): Promise<void> => page.keyboard.press('Control+z');
export const redo = (page: Page): Promise<void> => page.keyboard.press('Control+y');

export const speak = async (page: Page, language: 'English' | 'Русский'): Promise<void> => {
  await page.getByRole('button', { name: /: (menu|меню)$/ }).click();
  await page.getByRole('menuitem', { name: /^(Language|Язык)$/ }).click();
  await page.getByRole('menuitem', { name: language }).click();
  await page.getByRole('menu').first().waitFor({ state: 'detached' });
};
