/** [T-START-1] [desktop 5.4–5.6] in the whole program: the start on the X server, and the hall where no window can be placed. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { doubleExecutable, folderIn, launchDesktop, recordOf, setDisplays } from '../../electron-double/launch.ts';
import { type Desktop, startDesktop } from '../events.ts';
import { artifacts, PATIENCE, picture, removeFolder, root } from '../hosts.ts';

const passing = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'seatwright-display-'));
  onTestFinished(() => removeFolder(folder));
  return folder;
};

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** A Wayland session with an X server for guests. */
const GUESTS = { XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'wayland-0', DISPLAY: ':0' };

test('in a Wayland session with an X server the program goes on there, with the file that it was given', async () => {
  const home = passing();
  const data = join(home, 'data');
  const file = join(home, 'Open Cup.seatwright');
  const env = { ...process.env, ...GUESTS, HOME: home };
  const given = [`--user-data-dir=${data}`, root, ...folderIn(env), file];
  const first = spawn(doubleExecutable, given, { env, stdio: 'ignore' });
  const [code] = await once(first, 'exit');
  expect(code).toBe(0);
  const owner = (): string => read(join(data, 'SingletonLock'));
  await expect.poll(owner).toMatch(/^\d+$/);
  const pid = Number(owner());
  onTestFinished(() => void process.kill(pid, 'SIGKILL'));
  expect(pid).not.toBe(first.pid);
  const words = read(`/proc/${pid}/cmdline`).split('\0');
  expect(words.filter((word) => word === '--ozone-platform=x11')).toHaveLength(1);
  expect(words).toEqual(expect.arrayContaining([file, `--folder=${join(home, 'Seatwright')}`]));
});

test('where it cannot be started there, it goes on where it is, without places for windows', async () => {
  const home = passing();
  const env = { ...GUESTS, HOME: home, APPIMAGE: join(home, 'gone.AppImage'), APPDIR: '' };
  const app = await launchDesktop({ mainPath: root, userData: join(home, 'data'), env });
  onTestFinished(() => app.close());
  const page = await app.firstWindow();
  await page.getByRole('button', { name: 'New tournament' }).waitFor();
  const answer = await page.evaluate(() =>
    (globalThis as unknown as { seatwright: { call: (name: string, input: object) => unknown } }).seatwright.call(
      'hall.displays',
      {},
    ),
  );
  expect(answer).toEqual({ ok: true, value: { canPlace: false, displays: [] } });
});

describe('[desktop 5.6] the hall under Wayland alone', () => {
  const home = mkdtempSync(join(tmpdir(), 'seatwright-wayland-'));
  let desktop: Desktop;
  beforeAll(async () => {
    desktop = await startDesktop(home, root, ['--ozone-platform=wayland']);
    desktop.page.setDefaultTimeout(PATIENCE);
    await setDisplays(desktop.app, [
      { id: 1, label: 'Laptop', bounds: { x: 0, y: 0, width: 1366, height: 768 } },
      { id: 2, label: 'EPSON', bounds: { x: 1366, y: 0, width: 1920, height: 1080 } },
    ]);
  });
  afterAll(() => removeFolder(home));

  const hall = () =>
    desktop.app.evaluate(({ BrowserWindow }) => {
      const window = BrowserWindow.getAllWindows().find((one) => one.webContents.getURL().includes('hall.html'));
      return window === undefined ? null : { full: window.isFullScreen(), visible: window.isVisible() };
    });
  const press = (key: string) =>
    desktop.app.evaluate(({ BrowserWindow }, pressed) => {
      const window = BrowserWindow.getAllWindows().find((one) => one.webContents.getURL().includes('hall.html'));
      const event = { preventDefault: () => undefined };
      const input = { type: 'keyDown', key: pressed, isAutoRepeat: false, control: false, alt: false, meta: false };
      window?.webContents.emit('before-input-event', event as never, input as never);
    }, key);

  test('no display is offered', async () => {
    expect(await desktop.value('hall.displays', {})).toEqual({ canPlace: false, displays: [] });
  });

  test('it opens framed and in no way full screen by itself; F11 makes it so, Escape leaves it', async () => {
    for (const [display, present] of [
      [null, false],
      ['2', false],
      ['1', true],
    ] as const) {
      await desktop.value('hall.open', { hall: 1, display, present });
      await expect.poll(hall).toEqual({ full: false, visible: true });
    }
    await press('F11');
    expect(await hall()).toMatchObject({ full: true });
    await press('F11');
    expect(await hall()).toMatchObject({ full: false });
    await press('Escape');
    expect(await hall()).toMatchObject({ full: false });
    await press('F11');
    await press('Escape');
    expect(await hall()).toMatchObject({ full: false });
  });

  test('displays that come and go, and the console that moves, leave it alone', async () => {
    await setDisplays(desktop.app, [{ id: 3, label: 'TV', bounds: { x: 0, y: 0, width: 1280, height: 720 } }]);
    await desktop.app.evaluate(({ BrowserWindow }) => {
      for (const window of BrowserWindow.getAllWindows()) window.emit('moved');
    });
    expect(await hall()).toMatchObject({ full: false, visible: true });
    const [state] = (await desktop.value('hall.state', {})).halls;
    expect(state).toMatchObject({ open: true, waiting: false, display: '' });
    await picture(desktop.page, join(artifacts('desktop'), 'wayland.png'));
  });

  test('the place of the console is not remembered', async () => {
    expect((await recordOf(desktop.app)).unhandledRejections).toEqual([]);
    await desktop.value('hall.close', { hall: 1 });
    const child = desktop.app.process();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // By its own window, which is asked where it stood: a quit from outside asks nobody.
    await desktop.app.evaluate(({ BrowserWindow }) => {
      const [console] = BrowserWindow.getAllWindows();
      setImmediate(() => console?.close());
    });
    await ended;
    expect(existsSync(join(home, 'data', 'window.json'))).toBe(false);
  });
});
