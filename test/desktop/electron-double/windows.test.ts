import { afterEach, beforeEach, expect, test } from 'vitest';
import { setDisplays } from '../../electron-double/launch.ts';
import { openHall, type Running, startFixture, stopFixture } from './fixture.ts';

let running: Running;

beforeEach(async () => {
  running = await startFixture();
});
afterEach(() => stopFixture(running));

const DESK_DISPLAY = { id: 1, bounds: { x: 0, y: 0, width: 1280, height: 800 } };
const HALL_DISPLAY = { id: 2, bounds: { x: 1280, y: 0, width: 1920, height: 1080 }, label: 'Projector' };

test('a second window follows what the first one does', async () => {
  const hall = await openHall(running.app);
  await running.desk.getByRole('textbox').fill('Ольга');
  await running.desk.getByRole('textbox').press('Enter');
  await hall.getByText('Ольга').waitFor();
  expect(running.app.windows()).toHaveLength(2);
});

test('each page leads to its window, and the window to its state', async () => {
  const hall = await openHall(running.app);
  const window = await running.app.browserWindow(hall);
  const state = await window.evaluate((opened) => ({
    title: opened.getTitle(),
    bounds: opened.getBounds(),
    visible: opened.isVisible(),
    focused: opened.isFocused(),
  }));
  expect(state).toEqual({
    title: 'Hall',
    bounds: { x: 510, y: 240, width: 900, height: 600 },
    visible: true,
    focused: true,
  });
});

test('focus moves, and both windows are told', async () => {
  await openHall(running.app);
  const told = await running.app.evaluate(({ BrowserWindow }) => {
    const [desk, hall] = BrowserWindow.getAllWindows();
    const events: string[] = [];
    desk?.on('focus', () => events.push('desk focus'));
    hall?.on('blur', () => events.push('hall blur'));
    desk?.focus();
    return [...events, BrowserWindow.getFocusedWindow() === desk];
  });
  expect(told).toEqual(['hall blur', 'desk focus', true]);
});

test('full screen takes the whole display, and the page sees it', async () => {
  await setDisplays(running.app, [DESK_DISPLAY, HALL_DISPLAY]);
  const hall = await openHall(running.app);
  const window = await running.app.browserWindow(hall);
  await window.evaluate((opened, bounds) => {
    opened.setBounds(bounds);
    opened.setFullScreen(true);
  }, HALL_DISPLAY.bounds);
  await expect.poll(() => hall.evaluate(() => [innerWidth, innerHeight])).toEqual([1920, 1080]);
  expect(await window.evaluate((opened) => opened.isFullScreen())).toBe(true);
  await window.evaluate((opened) => opened.setFullScreen(false));
  expect(await window.evaluate((opened) => opened.isFullScreen())).toBe(false);
});

test('a display that is unplugged is announced, and its windows fall onto the primary one', async () => {
  await setDisplays(running.app, [DESK_DISPLAY, HALL_DISPLAY]);
  const window = await running.app.browserWindow(await openHall(running.app));
  await window.evaluate((opened) => opened.setPosition(1400, 100));
  const removed = running.app.evaluate(
    ({ screen }) =>
      new Promise((resolve) => screen.once('display-removed', (_event, display) => resolve(display.label))),
  );
  await setDisplays(running.app, [DESK_DISPLAY]);
  expect(await removed).toBe('Projector');
  expect(await window.evaluate((opened) => opened.getPosition())).toEqual([0, 0]);
});

test('a display that is plugged in is announced and found', async () => {
  const added = running.app.evaluate(
    ({ screen }) => new Promise((resolve) => screen.once('display-added', (_event, display) => resolve(display.id))),
  );
  await setDisplays(running.app, [DESK_DISPLAY, HALL_DISPLAY]);
  expect(await added).toBe(2);
  const found = await running.app.evaluate(({ screen }) => ({
    all: screen.getAllDisplays().length,
    primary: screen.getPrimaryDisplay().id,
    matching: screen.getDisplayMatching({ x: 1300, y: 10, width: 50, height: 50 }).id,
  }));
  expect(found).toEqual({ all: 2, primary: 1, matching: 2 });
});

test('a window that refuses to close stays', async () => {
  const hall = await openHall(running.app);
  const window = await running.app.browserWindow(hall);
  await window.evaluate((opened) => {
    opened.once('close', (event: { preventDefault: () => void }) => event.preventDefault());
    opened.close();
  });
  expect(await window.evaluate((opened) => opened.isDestroyed())).toBe(false);
  await hall.getByRole('heading', { name: 'Зал' }).waitFor();
});

test('a window that refuses to close calls a quit off', async () => {
  await running.app.evaluate(({ app, BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.once('close', (event) => event.preventDefault());
    app.quit();
  });
  expect(await running.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('a closed window is gone: using it throws', async () => {
  const hall = await openHall(running.app);
  const window = await running.app.browserWindow(hall);
  const closed = hall.waitForEvent('close');
  await window.evaluate((opened) => opened.close());
  await closed;
  await expect.poll(() => window.evaluate((opened) => opened.isDestroyed())).toBe(true);
  await expect(window.evaluate((opened) => opened.show())).rejects.toThrow('Object has been destroyed');
  expect(await running.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('a destroyed window does not ask', async () => {
  const window = await running.app.browserWindow(await openHall(running.app));
  const events = await window.evaluate((opened) => {
    const seen: string[] = [];
    opened.on('close', () => seen.push('close'));
    opened.on('closed', () => seen.push('closed'));
    opened.destroy();
    return seen;
  });
  expect(events).toEqual(['closed']);
});

test('the page’s own close goes through its window', async () => {
  const hall = await openHall(running.app);
  await hall.close();
  await expect.poll(() => running.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('a page that crashes does not touch the other window', async () => {
  const hall = await openHall(running.app);
  const hallWindow = await running.app.browserWindow(hall);
  const crashed = hall.waitForEvent('crash');
  await hallWindow.evaluate((opened) => opened.webContents.forcefullyCrashRenderer());
  await crashed;
  expect(await running.desk.evaluate(() => window.desk.listNames())).toEqual([]);
});
