/** [desktop 9.1] row 27: timers of a window that was hidden run slower, unless `backgroundThrottling` is off. */

import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHall, type Running, startFixture, stopFixture } from './fixture.ts';

let running: Running;
beforeEach(async () => {
  running = await startFixture();
});
afterEach(() => stopFixture(running));

/** Playwright holds every page in focus, which on Electron keeps it visible as well. */
const letGo = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
};

/** How long after each other a timer of 50 ms runs, at its third and fourth time: those before may have begun earlier. */
const pace = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const times: number[] = [];
        const timer = setInterval(() => {
          times.push(performance.now());
          const [, , third, fourth] = times;
          if (third === undefined || fourth === undefined) return;
          clearInterval(timer);
          resolve(fourth - third);
        }, 50);
      }),
  );

const seen = (page: Page): Promise<string> => page.evaluate(() => document.visibilityState);

test('row 27: a hidden window says so, runs its timers once a second and paints nothing, until it is shown', async () => {
  const hall = await openHall(running.app);
  await letGo(hall);
  const window = await running.app.browserWindow(hall);
  expect(await pace(hall)).toBeLessThan(900);

  await window.evaluate((opened) => opened.hide());
  await expect.poll(() => seen(hall)).toBe('hidden');
  await hall.evaluate(() => {
    requestAnimationFrame(() => {
      document.title = 'painted';
    });
  });
  expect(await pace(hall)).toBeGreaterThan(900);
  expect(await hall.title()).not.toBe('painted');

  await window.evaluate((opened) => opened.show());
  await expect.poll(() => hall.title()).toBe('painted');
  expect(await seen(hall)).toBe('visible');
  expect(await pace(hall)).toBeLessThan(900);
});

test('row 27: a minimised window is hidden; its page learns nothing of it where throttling is off', async () => {
  const hall = await openHall(running.app);
  await letGo(hall);
  const window = await running.app.browserWindow(hall);
  await window.evaluate((opened) => opened.minimize());
  await expect.poll(() => seen(hall)).toBe('hidden');

  await window.evaluate((opened) => opened.webContents.setBackgroundThrottling(false));
  await expect.poll(() => seen(hall)).toBe('visible');
  expect(await pace(hall)).toBeLessThan(900);
});

test('row 27: a window that was never shown may paint at once', async () => {
  const painted = await running.app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false });
    await window.loadURL('app://fixture/hall.html');
    const state = await window.webContents.executeJavaScript(
      'new Promise((resolve) => requestAnimationFrame(() => resolve(document.visibilityState)))',
    );
    window.destroy();
    return state;
  });
  expect(painted).toBe('visible');
});
