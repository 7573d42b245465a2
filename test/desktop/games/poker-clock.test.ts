/**
 * The clock of a poker floor and the plug [poker 11]: remaining time comes from stored points in time, so after kill -9 it
 * is right within a second, and the TO is asked what to do about the time in which nobody saw it.
 */

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import type { FloorCommandInput } from '../../../core/games/poker/steps/floor-commands.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { openEvent, startDesktop } from '../events.ts';
import { hosts, type Running, removeFolder } from '../hosts.ts';

const [host] = hosts;
if (host === undefined) throw new Error('no host');

const MINUTE = 60_000;
const home = mkdtempSync(join(tmpdir(), 'seatwright-poker-clock-'));
let running: Running | null = null;
afterAll(async () => {
  await running?.close();
  removeFolder(home);
});

/** Seconds that the clock shows, and when it was read. */
const shown = (page: Page): Promise<{ readonly left: number; readonly at: number }> =>
  page.evaluate(() => {
    const [minutes = '', seconds = ''] = (document.querySelector('[class*=_clockDigits_]')?.textContent ?? '').split(
      ':',
    );
    return { left: Number(minutes) * 60 + Number(seconds), at: Date.now() };
  });

test('kill -9 while the clock runs: it goes on from its stored time within a second, and a banner offers to give the time back', async () => {
  const desktop = await startDesktop(home);
  const people = Array.from({ length: 9 }, (_, i) => ({ name: `Player ${i + 1}`, traits: { paid: true } }));
  await openEvent(desktop, people, { name: 'Deepstack', family: 'poker' });
  const floor = (command: FloorCommandInput) =>
    desktop.send({ type: 'family.do', command: command as unknown as Json });
  const start = Date.now() - 10 * MINUTE;
  const level = { kind: 'play', minutes: 60, smallBlind: 25, bigBlind: 50 } as const;
  await floor({ do: 'setLevels', levels: [level, { ...level, smallBlind: 50, bigBlind: 100 }], at: start });
  await floor({ do: 'workClock', deed: { what: 'start' }, at: start });
  const { steps } = await desktop.value('tournament.steps', { after: 0, limit: 1 });
  const { id } = (steps[0]?.command ?? {}) as { readonly id?: string };
  expect(id).toBeTruthy();
  const child = desktop.app.process();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;

  // As if the program had been closed for a while: the last sign of life is as old as that.
  const lastSeen = Date.now() - 192_000;
  writeFileSync(join(home, 'data', 'alive.json'), JSON.stringify({ event: id, at: lastSeen }));
  running = await host.start(home, join(home, 'event 1.seatwright'));
  const { page } = running;
  await page.getByRole('navigation', { name: 'Screens' }).waitFor();
  await page.locator('[class*=_clockDigits_]').waitFor();

  const off = async (end: number) => {
    const { left, at } = await shown(page);
    return Math.abs(left - (end - at) / 1000);
  };
  await expect.poll(() => off(start + 60 * MINUTE)).toBeLessThanOrEqual(1);

  const banner = page.getByRole('alert').filter({ hasText: 'The clock ran on for' });
  await banner.waitFor();
  expect(await banner.textContent()).toMatch(/ran on for 03:(1[2-9]|[2-5]\d)|ran on for 0[4-9]:\d\d/);
  const before = Date.now();
  await banner.getByRole('button', { name: 'Subtract that time' }).click();
  await banner.waitFor({ state: 'detached' });
  // It stood at 53:12 less what ran before the plug was pulled; that is given back, whenever the button was pressed.
  const left = (start + 60 * MINUTE - lastSeen) / 1000;
  await expect
    .poll(async () => {
      const now = await shown(page);
      return now.left <= left + 1 && now.left >= left - (now.at - before) / 1000 - 1;
    })
    .toBe(true);
  expect(JSON.parse(readFileSync(join(home, 'data', 'alive.json'), 'utf8')).event).toBe(id);
});
