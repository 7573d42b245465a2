/** [T-HALL-2]: the hall on five sets of displays, by system [desktop 7.2, 7.3]. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rectangle } from 'electron';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DISPLAY_SETS } from '../electron-double/desktop/display-sets.ts';
import { setDisplays, setSession } from '../electron-double/launch.ts';
import { type Desktop, openEvent, startDesktop } from './events.ts';
import { removeFolder } from './hosts.ts';

const home = mkdtempSync(join(tmpdir(), 'seatwright-displays-'));
afterAll(() => removeFolder(home));

type Seen = {
  readonly bounds: Rectangle;
  readonly visible: boolean;
  readonly full: boolean;
  readonly onTop: boolean;
  readonly everywhere: boolean;
  readonly shadow: boolean;
};

const windowsOf = ({ app }: Desktop, page: string): Promise<readonly Seen[]> =>
  app.evaluate(
    ({ BrowserWindow }, name) =>
      BrowserWindow.getAllWindows()
        .filter(({ webContents }) => webContents.getURL().includes(name))
        .map((window) => ({
          bounds: window.getBounds(),
          visible: window.isVisible(),
          full: window.isFullScreen(),
          onTop: window.isAlwaysOnTop(),
          everywhere: window.isVisibleOnAllWorkspaces(),
          shadow: window.hasShadow(),
        })),
    page,
  );

const meet = (a: Rectangle, b: Rectangle): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The console lies on the TO's display. */
const consoleOn = ({ app }: Desktop, bounds: Rectangle): Promise<void> =>
  app.evaluate(({ BrowserWindow }, given) => {
    const desk = BrowserWindow.getAllWindows().find(({ webContents }) => webContents.getURL().includes('index.html'));
    desk?.setBounds(given);
  }, bounds);

const started = async (name: string, args: readonly string[] = []): Promise<Desktop> => {
  const desktop = await startDesktop(join(home, name), undefined, args);
  await openEvent(desktop, [{ name: 'First' }]);
  return desktop;
};

const hallOn = async (desktop: Desktop): Promise<Seen> => {
  await desktop.value('hall.open', { hall: 1, display: null });
  await expect.poll(async () => (await windowsOf(desktop, 'hall.html')).map(({ visible }) => visible)).toEqual([true]);
  const [hall] = await windowsOf(desktop, 'hall.html');
  if (hall === undefined) throw new Error('no hall');
  return hall;
};

describe('T-HALL-2 where windows are placed', () => {
  let desktop: Desktop;
  beforeAll(async () => {
    desktop = await started('placed');
  });
  afterAll(() => desktop.app.close());

  describe.for(['windows', 'macos', 'x11'] as const)('%s', (system) => {
    test.for(Object.entries(DISPLAY_SETS))('%s', async ([, displays]) => {
      await desktop.value('hall.close', { hall: 1 });
      await setSession(desktop.app, system);
      await setDisplays(desktop.app, displays);
      const own = displays[0]?.workArea;
      if (own === undefined) throw new Error('no display');
      await consoleOn(desktop, own);
      const hall = await hallOn(desktop);
      const others = displays.slice(1);
      const isMac = system === 'macos';
      if (others.length === 0) {
        expect([hall.full, hall.onTop]).toEqual([false, false]);
        expect(hall.bounds.width).toBeLessThan(own.width);
        return;
      }
      expect(others.map(({ bounds }) => bounds)).toContainEqual(hall.bounds);
      expect(meet(hall.bounds, own)).toBe(false);
      expect(hall).toMatchObject({ full: !isMac, onTop: isMac, everywhere: isMac, shadow: !isMac });
    });
  });

  test('[desktop 7.2] bounds that a system changes are set once more, then told with both sizes', async () => {
    await desktop.value('hall.close', { hall: 1 });
    await setSession(desktop.app, 'x11');
    const displays = DISPLAY_SETS['a projector on the right, the laptop at 125 %'] ?? [];
    await setDisplays(desktop.app, displays);
    await desktop.app.evaluate(({ app }) => {
      app.once('browser-window-created', (_event, window) => {
        const asked: unknown[] = [];
        Object.assign(globalThis, { askedAgain: asked });
        window.setBounds = (bounds) => void asked.push(bounds);
        window.getBounds = () => ({ x: 1536, y: 0, width: 1536, height: 864 });
      });
    });
    await hallOn(desktop);
    // The desk takes what it is told, and says it.
    await desktop.page.getByText(/1536 × 864.*1920 × 1080|1920 × 1080.*1536 × 864/).waitFor();
    const asked = await desktop.app.evaluate(() => (globalThis as unknown as { askedAgain: unknown[] }).askedAgain);
    expect(asked).toEqual([displays[1]?.bounds]);
  });
});

describe('T-HALL-2 Wayland never places', () => {
  let desktop: Desktop;
  beforeAll(async () => {
    desktop = await started('wayland', ['--ozone-platform=wayland']);
    await setSession(desktop.app, 'wayland');
  });
  afterAll(() => desktop.app.close());

  test.for(Object.entries(DISPLAY_SETS))('%s', async ([, displays]) => {
    await desktop.value('hall.close', { hall: 1 });
    await setDisplays(desktop.app, displays);
    expect(await desktop.value('hall.displays', {})).toEqual({ canPlace: false, displays: [] });
    const hall = await hallOn(desktop);
    expect(hall).toMatchObject({ full: false, onTop: false });
    expect([hall.bounds.x, hall.bounds.y]).toEqual([0, 0]);
  });
});
