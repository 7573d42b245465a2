/**
 * [fault H-3]: the browser host is killed while tabs of the desk and of the hall are open and results are on their way. Started again it
 * stands where it was: every tab joins by itself, and each result is in the journal once.
 */

import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { benchIn } from '../electron/backend/machine.ts';
import { freePort } from './free-port.ts';
import { artifacts, hosts, PATIENCE, picture, type Running, removeFolder } from './hosts.ts';
import { goTo, resultsIn } from './pages/desk.ts';
import { typeKeys } from './pages/keyboard.ts';
import { openNetwork } from './pages/network.ts';

const host = hosts.find(({ name }) => name === 'browser');

const shot = (page: Page, name: string) => picture(page, join(artifacts('browser'), `restart-${name}.png`));

const started = async (
  home: string,
): Promise<{ readonly running: Running; readonly again: () => Promise<Running> }> => {
  if (host === undefined) throw new Error('no browser host');
  const runs: Running[] = [];
  const start = async (): Promise<Running> => {
    const running = await host.start(home, undefined, ['--network-address=127.0.0.1']);
    runs.push(running);
    return running;
  };
  onTestFinished(async () => {
    for (const run of runs.reverse()) await run.close();
    removeFolder(home);
  });
  return { running: await start(), again: start };
};

/** The first sample on the desk: four of eight results of its third round are in. */
const openSample = async (page: Page): Promise<void> => {
  await page.locator('[class*=_sample_]').first().click();
  await page.locator('nav[class*=_rail_]').waitFor();
};

const openHall = async ({ page, hallBy }: Running): Promise<Page> => {
  await goTo(page, 'Hall');
  const hall = await hallBy(() => page.getByRole('button', { name: 'Open the hall tab' }).first().click());
  await hall.setViewportSize({ width: 1920, height: 1080 });
  await hall.locator('[class*=_hallList_]').waitFor();
  await page.bringToFront();
  return hall;
};

const isIn = (page: Page, count: number): Promise<void> => resultsIn(page, count, 8);

/** Tables of the results in the journal, in its order. */
const entered = async (home: string): Promise<readonly number[]> => {
  const folder = join(home, 'looked at');
  mkdirSync(folder);
  for (const name of readdirSync(join(home, 'files')).filter((each) => each.includes('.seatwright')))
    if (!name.endsWith('.snapshots')) copyFileSync(join(home, 'files', name), join(folder, name));
  const bench = benchIn(folder);
  const file = readdirSync(folder).find((name) => name.endsWith('.seatwright')) ?? '';
  expect((await bench.backend.open(join(folder, file))).ok).toBe(true);
  const { steps } = await bench.value('tournament.steps', { after: 0, limit: 2000 });
  await bench.close();
  return steps.flatMap(({ changes }) =>
    changes.flatMap((change) => (change.type === 'result.entered' && change.round === 3 ? [change.table] : [])),
  );
};

test('killed and started again: all tabs come back, and a result on its way is in the journal once', {
  timeout: 4 * PATIENCE,
}, async () => {
  const home = mkdtempSync(join(tmpdir(), 'seatwright-restart-'));
  const { running, again } = await started(home);
  const { page } = running;
  await openSample(page);
  const hall = await openHall(running);

  // A phone finds the hall by itself, and the TO does nothing for it after the restart.
  const port = await freePort();
  await openNetwork(page, port);
  const phone = await page.context().newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(`http://127.0.0.1:${port}`);
  await phone.getByText('Round 3').waitFor();
  await page.bringToFront();

  // A second desk, whose answers can be kept from it.
  const other = await page.context().newPage();
  let isDeaf = false;
  await other.routeWebSocket(/\/door$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!isDeaf) socket.send(message);
    });
  });
  await other.goto(page.url());
  await other.locator('nav[class*=_rail_]').waitFor();
  for (const desk of [other, page]) {
    await desk.bringToFront();
    await goTo(desk, 'Round');
    await isIn(desk, 4);
  }
  await typeKeys(page, '5\n453\n287\n310\n\n');
  await isIn(page, 5);
  await isIn(other, 5);
  // The drawer has the picture in large; without it the small one stands below the places.
  await page.keyboard.press('Escape');
  await page.locator('[class*=_hallMonitor_]').waitFor();

  // Table 6 is stored, and the answer does not come.
  await other.bringToFront();
  isDeaf = true;
  await typeKeys(other, '6\n453\n287\n310\n\n');
  await isIn(page, 6);

  await running.crash();
  // A line that breaks is heard at once; how long a silent one is believed: core/api/network-wire.ts.
  await Promise.all([
    hall.getByText(/^No connection · as of \d\d:\d\d$/).waitFor(),
    phone.getByText(/^No connection · as of \d\d:\d\d$/).waitFor(),
    page.getByText('Seatwright does not answer').waitFor(),
    page.locator('[class*=_hallMonitor_] [class*=_hallLive_]', { hasText: 'Connection lost' }).waitFor(),
    page
      .locator('[class*=_hallMonitor_]')
      .getByText(/^No connection/)
      .waitFor(),
  ]);
  // Its page stands: no bar says that it will turn.
  expect(await hall.locator('[class*=_hallBar_]').count()).toBe(0);
  isDeaf = false;
  // Table 7 is typed while nobody answers.
  await page.bringToFront();
  await typeKeys(page, '7\n453\n287\n310\n\n');
  await shot(page, 'desk-lost');
  await shot(hall, 'hall-lost');

  const next = await again();
  expect(next.page.url()).toBe(page.url());
  await Promise.all([
    isIn(page, 7),
    isIn(other, 7),
    hall.getByText(/^No connection/).waitFor({ state: 'detached' }),
    phone.getByText(/^No connection/).waitFor({ state: 'hidden' }),
    page.getByRole('button', { name: 'Open to the network' }).waitFor(),
    page.locator('[class*=_hallMonitor_] [class*=_hallLive_]', { hasText: 'LIVE' }).waitFor(),
  ]);
  await hall.locator('[class*=_hallList_]').waitFor();
  await shot(page, 'desk-back');
  await next.close();
  expect(await entered(home)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('H-3 a program that hangs: the hall says so within seconds, and shows what comes as soon as it answers', async () => {
  const { running } = await started(mkdtempSync(join(tmpdir(), 'seatwright-hangs-')));
  const { page } = running;
  await openSample(page);
  const hall = await openHall(running);
  const goOn = running.hang();
  await hall.getByText(/^No connection · as of \d\d:\d\d$/).waitFor();
  goOn();
  await hall.getByText(/^No connection/).waitFor({ state: 'detached' });
  await goTo(page, 'Round');
  await typeKeys(page, '5\n453\n287\n310\n\n');
  await isIn(page, 5);
});

test('another program has the port by then: the new desk says what became of the tabs', {
  timeout: 2 * PATIENCE,
}, async () => {
  const home = mkdtempSync(join(tmpdir(), 'seatwright-moved-'));
  const { running, again } = await started(home);
  const { page } = running;
  await openSample(page);
  const { port } = new URL(page.url());
  await running.crash();
  const thief = createServer((socket) => socket.destroy()).listen(Number(port), '127.0.0.1');
  onTestFinished(async () => {
    await new Promise((resolve) => thief.close(resolve));
  });
  const next = await again();
  expect(new URL(next.page.url()).port).not.toBe(port);
  expect(new URL(next.page.url()).hash).not.toBe(new URL(page.url()).hash);
  await next.page.getByText(`Another program uses port ${port}`).waitFor();
  await next.page.locator('nav[class*=_rail_]').waitFor();
  await shot(next.page, 'moved');
  await page.getByText('If Seatwright opens at another address, go on there').waitFor();
  expect(existsSync(join(home, 'data', 'door.json'))).toBe(true);
});
