/** [W-13.2] The journeys of the window in the whole program, each with its keys and clicks counted: what is done counts itself. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hosts, type Running, removeFolder } from './hosts.ts';
import { atStart, goTo, printsSheets } from './pages/desk.ts';

/** A person of the journeys: a text typed or pasted into one field is one act, as the table counts it [W-13.2]. */
type Hand = {
  readonly click: (control: Locator) => Promise<void>;
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly text: (text: string) => Promise<void>;
  readonly used: () => { readonly clicks: number; readonly keys: number; readonly texts: number };
};

let home: string;
let running: Running;
let page: Page;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'seatwright-journeys-'));
  const host = hosts.find(({ name }) => name === 'browser');
  if (host === undefined) throw new Error('no browser host');
  running = await host.start(home);
  page = running.page;
});
afterAll(async () => {
  await running.close();
  removeFolder(home);
});

const handOf = (): Hand => {
  let [clicks, keys, texts] = [0, 0, 0];
  return {
    click: async (control) => {
      clicks += 1;
      await control.click();
    },
    press: async (...pressed) => {
      for (const key of pressed) {
        keys += 1;
        await page.keyboard.press(key);
      }
    },
    text: async (text) => {
      texts += 1;
      await page.keyboard.insertText(text);
    },
    used: () => ({ clicks, keys, texts }),
  };
};

const SAMPLES = ['mahjong', 'bridge', 'duel'] as const;

const toStart = async (): Promise<void> => {
  if (await page.locator('nav[class*=_rail_]').isVisible()) {
    await page.getByRole('button', { name: /: menu$/ }).click();
    await page.getByRole('menuitem', { name: /^Close/ }).click();
  }
  await atStart(page);
};

const openSample = async (game: (typeof SAMPLES)[number]): Promise<void> => {
  await toStart();
  await page.locator('[class*=_sample_]').nth(SAMPLES.indexOf(game)).click();
  await page.locator('nav[class*=_rail_]').waitFor();
};

const primarySays = (words: string | RegExp): Promise<void> =>
  page.locator('[data-primary]:not([disabled])').filter({ hasText: words }).waitFor();

const card = (table: number): Locator => page.locator(`#card-${table}`);
const isIn = (table: number): Promise<void> => page.locator(`#card-${table}[data-state="in"]`).waitFor();

test('J1 a sample on the screen as a seated round: one click', async () => {
  await atStart(page);
  const hand = handOf();
  await hand.click(page.locator('[class*=_sample_]').first());
  await page.getByRole('heading', { level: 1, name: 'Round 3' }).waitFor();
  await card(8).waitFor();
  expect(hand.used()).toEqual({ clicks: 1, keys: 0, texts: 0 });
});

test('J2 an own list of 64, from the start to the sheets: eight acts', async () => {
  await toStart();
  const hand = handOf();
  await hand.click(page.getByRole('button', { name: 'New tournament' }));
  await page.getByLabel('Name of the event').and(page.locator(':focus')).waitFor();
  await hand.text('Spring');
  await hand.press('Control+Enter');
  await page.locator('textarea:focus').waitFor();
  await hand.text(Array.from({ length: 64 }, (_, i) => `Player ${i + 1}`).join('\n'));
  for (const words of ['Add 64 people', 'Seat all 8 rounds', 'Publish round 1']) {
    await primarySays(words);
    await hand.press('Control+Enter');
  }
  await primarySays('Print round 1');
  await running.pdfBy(() => hand.press('Control+Enter'), join(home, 'set.pdf'));
  const { clicks, keys, texts } = hand.used();
  expect(clicks + keys + texts).toBe(8);
});

test('J3 a result of mahjong by number at table 12: 16 keys', async () => {
  const hand = handOf();
  await hand.press(...'12', 'Enter', ...'412', 'Enter', ...'305', 'Enter', ...'198', 'Enter', 'Enter');
  await isIn(12);
  expect(hand.used().keys).toBe(16);
});

test('J12 a chombo to a person at a table: three clicks', async () => {
  const hand = handOf();
  await hand.click(card(12).locator('.person span').nth(1));
  await hand.click(page.getByRole('button', { name: /^Penalty or chombo/ }));
  await hand.click(page.getByRole('button', { name: /^Give chombo/ }));
  await page
    .getByText(/^Chombo, Player \d+/)
    .first()
    .waitFor();
  expect(hand.used()).toEqual({ clicks: 3, keys: 0, texts: 0 });
  await page.keyboard.press('Escape');
});

test('J8 the event gets another name: two clicks and the name', async () => {
  const hand = handOf();
  await hand.click(page.getByRole('button', { name: 'Spring: menu' }));
  await hand.click(page.getByRole('menuitem', { name: /^Name, rounds/ }));
  const field = page.getByRole('dialog').getByLabel('Name of the event');
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Control+a');
  await hand.text('Spring cup 2026');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Spring cup 2026: menu' }).waitFor();
  expect(hand.used()).toEqual({ clicks: 2, keys: 0, texts: 1 });
});

test('D-2 the next sheet carries the new name', async () => {
  await goTo(page, 'Paper');
  const [sheet] = await Promise.all([page.context().waitForEvent('page'), printsSheets(page).click()]);
  await sheet.locator('main[class*=_printPage_]').getByText('Spring cup 2026').first().waitFor();
  await sheet.close();
});

test('J5 a result of an earlier round is corrected: one click, number, values, one Enter', async () => {
  await openSample('mahjong');
  const hand = handOf();
  await hand.click(page.getByRole('button', { name: /^Round 2,/ }));
  await page.getByRole('textbox', { name: 'Round 2 · Table number' }).and(page.locator(':focus')).waitFor();
  await hand.press('3', 'Enter', ...'412', 'Enter', ...'305', 'Enter', ...'198', 'Enter', 'Enter');
  await page.getByText('Round 2, table 3: corrected').waitFor();
  expect(hand.used()).toEqual({ clicks: 1, keys: 15, texts: 0 });
});

test('J4 a result of one on one by mouse: two clicks', async () => {
  await openSample('duel');
  const hand = handOf();
  await hand.click(card(6).getByRole('button', { name: 'Table 6' }));
  await hand.click(page.getByRole('button', { name: 'Key 7: 2–0' }));
  await isIn(6);
  expect(hand.used()).toEqual({ clicks: 2, keys: 0, texts: 0 });
});

test('J6 from the last result to the next published round: Ctrl+Enter three times', async () => {
  for (const table of ['7', '8', '9', '10']) {
    for (const key of [...table, 'Enter', '7']) await page.keyboard.press(key);
    await isIn(Number(table));
  }
  const hand = handOf();
  for (const words of ['Confirm round 3', 'Seat round 4', 'Publish round 4']) {
    await primarySays(words);
    await hand.press('Control+Enter');
  }
  await primarySays('Print round 4');
  expect(hand.used().keys).toBe(3);
});

test('J7 the published round is taken back: Ctrl+Z, Tab, Enter', async () => {
  const hand = handOf();
  await hand.press('Control+z');
  // Whoever answers has seen the question: it has the focus by then.
  await page.getByRole('alertdialog').getByRole('button').and(page.locator(':focus')).waitFor();
  await hand.press('Tab', 'Enter');
  await primarySays('Publish round 4');
  expect(hand.used().keys).toBe(3);
});
