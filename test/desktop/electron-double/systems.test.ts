/** [desktop 9.1] rows 16 to 18: windows under Wayland and on macOS, and displays as they stand in halls. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { DISPLAY_SETS } from '../../electron-double/desktop/display-sets.ts';
import { setDisplays, setSession } from '../../electron-double/launch.ts';
import { type Running, startFixture, stopFixture } from './fixture.ts';

let running: Running;
beforeEach(async () => {
  running = await startFixture();
});
afterEach(() => stopFixture(running));

test('row 16: under Wayland places, focus and being on top have no effect', async () => {
  await setSession(running.app, 'wayland');
  const seen = await running.app.evaluate(({ BrowserWindow }) => {
    const before = BrowserWindow.getFocusedWindow()?.id;
    const window = new BrowserWindow({ x: 300, y: 200, width: 400, height: 300, show: false, alwaysOnTop: true });
    const made = window.getBounds();
    window.setBounds({ x: 500, y: 400, width: 600, height: 500 });
    const moved = window.getBounds();
    window.show();
    window.focus();
    const isFirst = BrowserWindow.getFocusedWindow()?.id === before;
    const onTop = window.isAlwaysOnTop();
    window.destroy();
    return { made, moved, isFirst, onTop };
  });
  expect(seen).toEqual({
    made: { x: 0, y: 0, width: 400, height: 300 },
    moved: { x: 0, y: 0, width: 600, height: 500 },
    isFirst: true,
    onTop: false,
  });
});

test('row 18: on macOS full screen comes later, and bounds that are set meanwhile are lost', async () => {
  await setSession(running.app, 'macos');
  const seen = await running.app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ x: 10, y: 20, width: 400, height: 300, show: false });
    const entered = new Promise((resolve) => window.once('enter-full-screen', () => resolve(null)));
    window.setFullScreen(true);
    const atOnce = window.isFullScreen();
    window.setBounds({ x: 100, y: 100, width: 200, height: 200 });
    const meanwhile = window.getBounds();
    await entered;
    const later = window.isFullScreen();
    const { platform } = process;
    window.destroy();
    return { atOnce, meanwhile, later, platform };
  });
  const meanwhile = { x: 10, y: 20, width: 400, height: 300 };
  expect(seen).toEqual({ atOnce: false, meanwhile, later: true, platform: 'darwin' });
});

test.for(Object.entries(DISPLAY_SETS))('row 17: %s', async ([, displays]) => {
  await setDisplays(running.app, displays);
  const seen = await running.app.evaluate(({ screen }) =>
    screen.getAllDisplays().map(({ id, label, bounds, workArea, scaleFactor }) => ({
      id,
      label,
      bounds,
      workArea,
      scaleFactor,
    })),
  );
  expect(seen).toEqual(displays);
  expect(await running.app.evaluate(({ screen }) => screen.getPrimaryDisplay().id)).toBe(displays[0]?.id);
});
