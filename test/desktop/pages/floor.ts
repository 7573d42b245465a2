/** The poker floor as a TO works it, by keyboard: one function a thing to do. */

import type { Page } from 'playwright';
import { pressButton, tabTo, takeInMenu } from './keyboard.ts';

export const toFloor = async (page: Page): Promise<void> => {
  await page.keyboard.press('Alt+2');
  await page.getByRole('heading', { level: 1, name: 'Floor' }).waitFor();
};

export const toPlaces = async (page: Page): Promise<void> => {
  await page.keyboard.press('Alt+3');
  await page.getByRole('heading', { level: 1, name: 'Places' }).waitFor();
};

export const newPokerEvent = async (page: Page, name: string): Promise<void> => {
  await pressButton(page, 'New tournament');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('radiogroup', { name: 'Game' }));
  const poker = dialog.getByRole('radio', { name: /^Poker/ });
  for (let presses = 0; presses < 4 && !(await poker.isChecked()); presses++) await page.keyboard.press('ArrowRight');
  await tabTo(page, dialog.getByLabel('Name of the event'));
  await page.keyboard.type(name);
  await pressButton(page, 'Create');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: /^(People|Roster)$/ }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
};

export const addTables = async (page: Page, tables: number): Promise<void> => {
  await toFloor(page);
  await pressButton(page, 'Add tables');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Tables' });
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(String(tables));
  // Leaving the field is what takes the number over.
  await page.keyboard.press('Tab');
  await pressButton(page, `Add ${tables} tables`);
  await dialog.waitFor({ state: 'detached' });
};

/** Opens a closed table from its menu: it plays at once. */
export const openTable = async (page: Page, table: number): Promise<void> => {
  await pressButton(page, `Table ${table}: what to do`);
  await takeInMenu(page, page.getByRole('menuitem', { name: 'Open, plays at once' }));
  await page.getByRole('region', { name: new RegExp(`^Table ${table}:`) }).waitFor();
};

/** Puts somebody on a seat by hand: `5.7 Anna Berg` and Enter in the one box. */
export const place = async (page: Page, seat: string, name: string): Promise<void> => {
  await page.keyboard.press('Control+f');
  await page.keyboard.insertText(`${seat} ${name}`);
  await page.keyboard.press('Enter');
};

export const sits = (page: Page, seat: string, name: string): Promise<void> =>
  page.getByRole('button', { name: `Table ${seat.replace('.', ', seat ')}, ${name}` }).waitFor();

/** Opens the menu of a seat: `5.7` and Shift+Enter in the line. The keyboard is on its first deed then. */
const takeSeat = async (page: Page, seat: string): Promise<void> => {
  await page.keyboard.press('Control+f');
  await page.keyboard.type(seat);
  await page.keyboard.press('Shift+Enter');
  await page.getByRole('menu').waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'menuitem');
};

const closed = (page: Page): Promise<void> => page.getByRole('dialog').waitFor({ state: 'detached' });

export const markBigBlind = async (page: Page, table: number, seat: number): Promise<void> => {
  await takeSeat(page, `${table}.${seat}`);
  await page.keyboard.press('b');
  await page.getByRole('button', { name: new RegExp(`^Table ${table}, seat ${seat}, .*big blind`) }).waitFor();
};

/** Busts whoever sits there: `5.7` and Enter [W-9.9]; more of the same hand are called in the dialog. */
export const bust = async (page: Page, seat: string, ...others: readonly string[]): Promise<void> => {
  if (others.length === 0) {
    await page.keyboard.press('Control+f');
    await page.keyboard.type(seat);
    await page.getByText(` is out of seat ${seat}`).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(` is out of seat ${seat}`).waitFor({ state: 'detached' });
    return;
  }
  await takeSeat(page, seat);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: /^Bust/ });
  await confirm.waitFor();
  for (const other of others) {
    await tabTo(page, dialog.getByRole('textbox', { name: 'Also out' }));
    await page.keyboard.type(other);
    await page.keyboard.press('Enter');
    await dialog.getByText(other, { exact: true }).waitFor();
  }
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await closed(page);
};

/** Players at the tables in use, in the order of the tables, issued moves counted as done. */
export const counts = (page: Page): Promise<readonly number[]> =>
  page
    .locator('[class*=_floorTile_]')
    .evaluateAll((tiles) => tiles.map((tile) => Number(/: (\d+) of/.exec(tile.getAttribute('aria-label') ?? '')?.[1])));

/** Everything that is seen of the seats: who sits, who comes and goes, every mark. */
export const chart = (page: Page): Promise<string> =>
  page
    .locator('[class*=_chair_]')
    .evaluateAll((seats) => seats.map((seat) => seat.getAttribute('aria-label')).join('\n'));

/** Late entries are over: from now on tables break. */
export const closeRegistration = async (page: Page): Promise<void> => {
  await pressButton(page, 'More');
  const line = { name: 'Registration open' };
  await takeInMenu(page, page.getByRole('menuitemcheckbox', line).or(page.getByRole('menuitem', line)));
  await page.getByRole('region', { name: 'What happened' }).getByText('Registration closed').waitFor();
};

/** Checks the draw of the suggestion, looks at its seats and answers them: who, from where, to where. */
export const lookAtDraw = async (page: Page): Promise<readonly string[]> => {
  await follow(page, 'Check');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('columnheader', { name: 'From' }).waitFor();
  await pressButton(page, 'Look at the seats');
  await dialog.getByRole('columnheader', { name: 'To' }).waitFor();
  return dialog.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children]
        .slice(0, 3)
        .map((cell) => cell.textContent)
        .join(' '),
    ),
  );
};

/** The suggestions that stand, each with its words; the reason of the first is the sentence over the tables. */
export const suggestions = async (page: Page): Promise<readonly string[]> => {
  const cards = await page
    .locator('[class*=_floorCard_]')
    .evaluateAll((found) => found.map((card) => card.textContent ?? ''));
  const [first, ...rest] = cards;
  const sentence = await page.locator('[class*=_content_] p[class*=sentence]').first().textContent();
  return first === undefined ? [] : [`${sentence} ${first}`, ...rest];
};

export const follow = async (page: Page, button: string | RegExp): Promise<void> => {
  await tabTo(page, page.locator('[class*=_content_]').getByRole('button', { name: button }).first());
  await page.keyboard.press('Enter');
};

/** To another tab of the floor, and back to its tables. */
const atSlips = async <T>(page: Page, act: () => Promise<T>): Promise<T> => {
  const tables = page.getByRole('radio', { name: 'Tables', exact: true });
  await tabTo(page, tables);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.getByRole('region', { name: /^Slips out/ }).waitFor();
  const answer = await act();
  await tabTo(page, page.getByRole('radio', { name: /^Slips out/ }));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await page.locator('[class*=_floorTile_]').first().waitFor();
  return answer;
};

/** Number, player and way of the slips that are out. */
export const slipsOut = (page: Page): Promise<readonly string[]> =>
  atSlips(page, () =>
    page.locator('[class*=_slipsOut_] > li').evaluateAll((rows) =>
      rows.map((row) => {
        const age = row.querySelector('[class*=_moveAge_]')?.textContent ?? '';
        return ['[class*=_moveSlip_]', '[class*=_moveName_]', '[class*=_moveWay_]']
          .map((part) => row.querySelector(part)?.textContent ?? '')
          .join(' ')
          .slice(0, -age.length)
          .trim();
      }),
    ),
  );

export const allSeated = (page: Page): Promise<void> =>
  atSlips(page, async () => {
    const slips = page.locator('[class*=_slipsOut_] > li');
    if ((await slips.count()) > 1) await pressButton(page, 'All seated');
    else await pressButton(page, /^Slip \d+: seated/);
    await slips.first().waitFor({ state: 'detached' });
  });

/** Presses undo or redo and waits until the seats have changed. */
export const backOrForth = async (page: Page, key: 'Control+z' | 'Control+y', times: number): Promise<void> => {
  for (let press = 0; press < times; press++) {
    const before = await chart(page);
    // In a field these keys are the field's own.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press(key);
    await page.waitForFunction(
      (was) =>
        [...document.querySelectorAll('[class*=_chair_]')].map((seat) => seat.getAttribute('aria-label')).join('\n') !==
        was,
      before,
    );
  }
};
