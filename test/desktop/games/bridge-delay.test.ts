/**
 * Bridge with one round's delay, as it is usual: rounds 1 and 2 are published before anybody has played. Results go to round 1,
 * however often the screen is left and the program started again [fault B-3] [W-3.1, W-3.2].
 */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { artifacts, hosts, picture, type Running, removeFolder } from '../hosts.ts';
import { closePreparations, draft, lookAt, newBridge, publish, typeNames } from '../pages/bridge.ts';
import { atStart, goTo, openRecent, resultsIn } from '../pages/desk.ts';
import { typeKeys } from '../pages/keyboard.ts';

const [host] = hosts;
if (host === undefined) throw new Error('no host');

const home = mkdtempSync(join(tmpdir(), 'seatwright-delay-'));
let running: Running;
beforeAll(async () => {
  running = await host.start(home);
});
afterAll(async () => {
  await running.close();
  removeFolder(home);
});

/** The round opens by its key, at round 1 with its one result. */
const isAtRound1 = async () => {
  const { page } = running;
  await goTo(page, 'Round');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Round 1');
  await resultsIn(page, 1, 4);
};

test('B-3 a result typed after two rounds were published is one of round 1, and the window shows round 1 each time', async () => {
  const { page } = running;
  await atStart(page);
  await running.answerSave(join(home, 'Documents', 'Delay.seatwright'));
  await newBridge(page, 'Delay', 5);
  await typeNames(
    page,
    Array.from({ length: 8 }, (_, i) => `P${i + 1}`),
  );
  await closePreparations(page);
  await draft(page, 1);
  await publish(page, 1);
  await goTo(page, 'Round');
  await lookAt(page, 1);
  await typeKeys(page, '2\n12\n');
  await isAtRound1();
  await picture(page, join(artifacts('bridge-delay'), 'round-1.png'));

  for (const screen of ['People', 'Standings', 'Paper'] as const) {
    await goTo(page, screen);
    await isAtRound1();
  }
  await running.close();
  running = await host.start(home);
  await atStart(running.page);
  await openRecent(running.page, 'Delay');
  await isAtRound1();

  await lookAt(running.page, 2);
  await running.page.getByRole('heading', { level: 1, name: 'Round 2' }).waitFor();
  await lookAt(running.page, 1);
  await goTo(running.page, 'Round');
  await isAtRound1();
});
