/**
 * The hall opened to the network, from the desk by keyboard to a phone in a second browser and back [hall-and-print 2.7]
 * [reliability 13.1, 13.9].
 */

import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumFlags, chromiumPath } from '../browser/chromium.ts';
import { freePort } from './free-port.ts';
import { hosts, PATIENCE, type Running, removeFolder } from './hosts.ts';
import { tabTo } from './pages/keyboard.ts';
import { chooserIn, openNetwork } from './pages/network.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const PHONE = { width: 320, height: 640 };
/** What a finger needs. */
const FINGER = 44;

let elsewhere: Browser;
beforeAll(async () => {
  elsewhere = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumFlags] });
});
afterAll(() => elsewhere.close());

/** A page of somebody else: what it asked of other places than the hall is counted. */
const visit = async (url: string, size = PHONE): Promise<{ readonly page: Page; readonly outside: string[] }> => {
  // axe is brought in by the trial, past the policy of the page.
  const context = await elsewhere.newContext({ viewport: size, locale: 'en-US', bypassCSP: true });
  context.setDefaultTimeout(PATIENCE);
  const outside: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(`${url}/`)) outside.push(request.url());
  });
  const page = await context.newPage();
  await page.goto(url);
  return { page, outside };
};

const serious = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe);
  const { violations } = (await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<unknown> } }).axe.run({
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }),
  )) as { violations: { id: string; impact: string | null; nodes: { html: string }[] }[] };
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
};

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll('button, input, a')]
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width > 0 && (width < least || height < least);
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    FINGER,
  );

describe.each(hosts)('$name', ({ name, start }) => {
  const home = mkdtempSync(join(tmpdir(), `seatwright-network-${name}-`));
  let running: Running;
  beforeAll(async () => {
    running = await start(home, undefined, ['--network-address=127.0.0.1']);
    await running.page.getByRole('button', { name: 'Mahjong' }).first().waitFor();
  });
  afterAll(async () => {
    await running.close();
    removeFolder(home);
  });

  test('opened by keyboard, read on a phone, a new seating appears, the line is lost and comes back', async () => {
    const { page } = running;
    await page.locator('[class*=_sample_]').first().click();
    await page.locator('nav[class*=_rail_]').waitFor();
    const port = await freePort();

    // The dialog says who can read and what plain http means before anything is opened.
    await page.keyboard.press('Control+KeyK');
    await page.keyboard.type('open to the network');
    await page.getByRole('option', { name: 'Hall: open to the network', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Open to the network' });
    await dialog.getByText('Everybody in this network can read').waitFor();
    await dialog.getByText('plain http').waitFor();
    // More networks than the named one may be there; the first of IPv4 is taken.
    await expect(dialog.getByRole('button', { name: /Network/ }).first()).toBeDefined();
    const chooses = chooserIn(page);
    await chooses(/Network$/, '127.0.0.1');

    await tabTo(page, dialog.getByLabel('Port'));
    await page.keyboard.press('Control+KeyA');
    await page.keyboard.type('80');
    await page.keyboard.press('Enter');
    await dialog.getByText('A whole number from').waitFor();
    await page.keyboard.press('Control+KeyA');
    await page.keyboard.type(String(port));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });

    const url = `http://127.0.0.1:${port}`;
    await page.getByText(url, { exact: true }).waitFor();
    expect(await page.locator('[class*=_networkCode_]').getAttribute('data-code')).toBe(url);
    // The red mark is seen from every screen.
    await page.locator('[class*=_railItem_]').first().click();
    await page.getByRole('button', { name: 'Open to the network' }).waitFor();

    const { page: phone, outside } = await visit(url);
    await phone.getByText('Round 3').waitFor();
    await page.getByRole('button', { name: 'Open to the network' }).click();
    await page.getByText('Pages connected: 1').waitFor();
    await phone.getByRole('button', { name: 'Seats' }).click();
    const first = (await phone.locator('.net-name').first().textContent()) ?? '';
    await phone.getByRole('button', { name: 'My seat' }).click();
    await phone.getByLabel('Where do I sit?').fill(first.slice(0, 4).toUpperCase());
    await phone
      .locator('[class*=_netFound_] li .net-where')
      .filter({ hasText: /^Table \d+ [ESWN]/ })
      .first()
      .waitFor();
    expect(await isTooWide(phone)).toBe(false);
    expect(await tooSmall(phone)).toEqual([]);
    expect(await serious(phone)).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.lang)).toBe('en');

    // Taken back and published again: the phone follows by itself.
    // What changes a hall that is looked at asks first [W-4.3].
    const question = page.getByRole('alertdialog');
    const shown = page.getByRole('navigation', { name: 'Round' }).locator('[aria-current]');
    const pressedUntil = (keys: string, yes: string, isThere: (round: string) => boolean) =>
      expect
        .poll(
          async () => {
            if (isThere((await shown.getAttribute('aria-label')) ?? '')) return true;
            if (await question.isVisible()) await question.getByRole('button', { name: yes, exact: true }).click();
            else await page.keyboard.press(keys);
            return false;
          },
          { interval: 400 },
        )
        .toBe(true);
    await pressedUntil('Control+KeyZ', 'Take the round back', (round) => !round.startsWith('Round 3'));
    await phone.locator('[class*=_netNews_]', { hasText: 'seating taken back' }).waitFor();
    await pressedUntil('Control+KeyY', 'Redo', (round) => round.startsWith('Round 3'));
    await phone.getByText('Round 3 · new seating').waitFor();
    await phone.locator('[class*=_netFound_] li').first().waitFor();

    // Cut: what was there stays and says since when.
    const close = page.getByRole('button', { name: 'Close the network' });
    await tabTo(page, close);
    await page.keyboard.press('Enter');
    await phone.getByText(/^No connection · as of \d\d:\d\d$/).waitFor();
    await phone.getByText('Round 3', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Open to the network', exact: true }).count()).toBe(0);

    // Opened again at the same address: it comes back by itself.
    await openNetwork(page, port);
    await phone.getByText(/^No connection/).waitFor({ state: 'hidden' });
    expect(outside.filter((address) => !address.startsWith(`ws://127.0.0.1:${port}/`))).toEqual([]);
    await phone.context().close();
  });

  // What the page does by itself is the same from both hosts.
  if (name === 'desktop') return;

  test('a large screen shows the picture of the hall; its pages can be stopped, and it can be a list', async () => {
    const url = (await running.page.locator('[class*=_networkUrl_]').textContent()) ?? '';
    const { page: large } = await visit(url, { width: 1366, height: 768 });
    await large.locator('[class*=_hall_] [class*=_hallList_]').waitFor();
    await large.getByRole('button', { name: 'Stop turning' }).focus();
    await large.keyboard.press('Enter');
    await large.getByRole('button', { name: 'Go on turning' }).waitFor();
    expect(await serious(large)).toEqual([]);
    await large.getByRole('button', { name: 'As a list' }).focus();
    await large.keyboard.press('Enter');
    await large.getByLabel('Where do I sit?').waitFor();
    // At 200 % a small laptop is a list from the start.
    await large.setViewportSize({ width: 683, height: 384 });
    expect(await isTooWide(large)).toBe(false);
    await large.context().close();
  });

  test('[hall-takes-part 2.5] the address of a screen is its picture, in a window of any size, with nothing to press', async () => {
    const url = (await running.page.locator('[class*=_networkUrl_]').textContent()) ?? '';
    await running.page.getByText(`${url}/1`, { exact: true }).waitFor();
    const { page: television } = await visit(`${url}/1`, { width: 640, height: 360 });
    await television.locator('[class*=_hall_] [class*=_hallList_]').waitFor();
    expect(await television.getByRole('button').count()).toBe(0);
    await television.context().close();
  });

  test('black, a message and the closing of the file reach the phone', async () => {
    const { page } = running;
    const url = (await page.locator('[class*=_networkUrl_]').textContent()) ?? '';
    const { page: phone } = await visit(url);
    await phone.getByLabel('Where do I sit?').waitFor();
    await page.keyboard.press('F9');
    await phone.getByText('The hall screen is dark at present.').waitFor();
    await page.keyboard.press('F9');
    await phone.getByLabel('Where do I sit?').waitFor();
    await page.getByRole('button', { name: 'Show the address in the hall' }).click();
    await phone.getByText(url).waitFor();
    await page.keyboard.press('Control+KeyK');
    await page.keyboard.type('Close tournament');
    await page.getByRole('option', { name: 'Close tournament', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    // The picture stays, and says since when [W-4.5].
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await phone.getByText(/as of \d\d:\d\d$/).waitFor();
    expect(await phone.getByText('seating taken back').count()).toBe(0);
    await phone.context().close();
  });
});
