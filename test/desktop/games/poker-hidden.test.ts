/**
 * [room 1.4] While a poker event runs its seed is in its file, in the whole copies of it and in the journal that the desk is given,
 * and nowhere else: searched byte by byte in what the program writes, says and sends.
 */

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { hosts, type Running, removeFolder } from '../hosts.ts';
import { openNetwork } from '../pages/network.ts';

const host = hosts.find(({ name }) => name === 'browser');
if (host === undefined) throw new Error('no browser host');

const home = mkdtempSync(join(tmpdir(), 'seatwright-poker-hidden-'));
let running: Running | null = null;
afterAll(async () => {
  await running?.close();
  removeFolder(home);
});

/** What a page was sent: answers to its requests, and what came over its sockets. */
const hearing = (page: Page): string[] => {
  const heard: string[] = [];
  page.on('response', async (response) => {
    if (/text|json|javascript/.test(response.headers()['content-type'] ?? '')) {
      heard.push(await response.text().catch(() => ''));
    }
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((found) =>
    found.isFile() ? [join(found.parentPath, found.name)] : [],
  );

/** Holds the whole journal, for another desk must go on with it. */
const isWhole = (path: string): boolean => /\.seatwright(-wal|-shm)?$|\.snapshots\/|recovery\//.test(path);

test('the seed of a running event is in its file and in no screen, hall, phone, other file or answer', async () => {
  running = await host.start(home, undefined, ['--network-address=127.0.0.1']);
  const { page, hallBy } = running;
  const desk = hearing(page);
  // Sockets are heard from their beginning.
  await page.reload();
  await page.getByRole('button', { name: 'Poker' }).first().click();
  await page.getByRole('heading', { name: 'Floor', level: 1 }).waitFor();
  await expect.poll(() => desk.join('').includes('tournament.create')).toBe(true);
  const seed = /\\?"seed\\?":\\?"([^"\\]+)/.exec(desk.join(''))?.[1] ?? '';
  expect(seed.length).toBeGreaterThan(7);

  const seen = new Map<string, string>();
  const look = async (what: string, from: Page = page) => void seen.set(what, await from.content());

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Redraw everybody…' }).click();
  await look('a draw before it is made');
  await page.getByRole('dialog').getByRole('button', { name: 'Look at the seats' }).click();
  await page.getByRole('dialog').getByRole('columnheader', { name: 'Why' }).waitFor();
  await look('a draw looked at');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'All draws…' }).click();
  await page.getByRole('dialog').waitFor();
  await look('all draws');
  await page.keyboard.press('Escape');
  const screens = page.getByRole('navigation', { name: 'Screens' }).getByRole('button');
  for (const name of await screens.allTextContents()) {
    await screens.filter({ hasText: name }).first().click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await look(`screen ${name}`);
  }

  // The last of them is the hall, which is open.
  const hall = await hallBy(() => page.getByRole('button', { name: 'Open the hall tab' }).click());
  const inHall = hearing(hall);
  await hall.reload();
  await expect.poll(() => inHall.join('').includes('byName')).toBe(true);
  const port = await freePort();
  await openNetwork(page, port);
  const phone = await page.context().newPage();
  const onPhone = hearing(phone);
  await phone.goto(`http://127.0.0.1:${port}`);
  await expect.poll(() => onPhone.join('').includes('byName')).toBe(true);
  for (const view of ['By table', 'Floor map', 'Clock', 'By name']) {
    const radio = page.getByRole('radiogroup', { name: 'Show' }).getByRole('radio', { name: view, exact: true });
    await radio.click();
    await expect.poll(() => radio.getAttribute('aria-checked')).toBe('true');
  }
  await look('hall', hall);
  await look('phone', phone);
  seen.set('sent to the hall', inHall.join('\n')).set('sent to the phone', onPhone.join('\n'));
  // The desk has its own journal; nothing else that it is sent tells the seed.
  const answers = desk.filter((text) => !text.includes('"steps"') && !text.includes('"step"'));
  expect(answers.length).toBeGreaterThan(5);
  seen.set('sent to the desk', answers.join('\n'));
  for (const path of filesIn(home)) if (!isWhole(path)) seen.set(relative(home, path), readFileSync(path, 'latin1'));

  const whole = filesIn(home).filter((path) => isWhole(path) && readFileSync(path, 'latin1').includes(seed));
  expect(whole.length).toBeGreaterThan(0);
  expect([...seen].flatMap(([what, text]) => (text.includes(seed) ? [what] : []))).toEqual([]);
});
