/** [T-END-1] [desktop 7.6 to 7.8]: the program ends by itself, and is ended. */

import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { recordOf, setDisplays } from '../../electron-double/launch.ts';
import { type Desktop, openEvent, startDesktop } from '../events.ts';
import { PATIENCE, removeFolder } from '../hosts.ts';
import { endWhileEntering, WAYS } from './ending.ts';

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'seatwright-ending-'));
  onTestFinished(() => removeFolder(made));
  return made;
};

test.for(WAYS)(
  'T-END-1 %s while people are entered and the hall is open: nothing acknowledged is lost, nobody is asked',
  {
    timeout: 2 * PATIENCE,
  },
  async (way) => {
    await endWhileEntering(folder(), way, 3 + WAYS.indexOf(way));
  },
);

describe('a quit of the program itself [desktop 7.6]', { timeout: 2 * PATIENCE }, () => {
  const started = async (): Promise<{ desktop: Desktop; ended: Promise<unknown> }> => {
    const desktop = await startDesktop(folder());
    const child = desktop.app.process();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await setDisplays(desktop.app, [
      { id: 1, bounds: { x: 0, y: 0, width: 1366, height: 768 } },
      { id: 2, bounds: { x: 1366, y: 0, width: 1920, height: 1080 } },
    ]);
    await openEvent(desktop, [{ name: 'First' }]);
    return { desktop, ended };
  };
  const chooseQuit = ({ app }: Desktop) =>
    app.evaluate(({ Menu }) => {
      setImmediate(() => Menu.getApplicationMenu()?.getMenuItemById('quit')?.click());
    });
  const closeConsole = ({ app }: Desktop) =>
    app.evaluate(({ BrowserWindow }) => {
      const console = BrowserWindow.getAllWindows()[0];
      setImmediate(() => console?.close());
    });
  const copies = ({ home }: Desktop): readonly string[] =>
    readdirSync(home)
      .filter((name) => name.endsWith('.snapshots'))
      .flatMap((name) => readdirSync(join(home, name)));

  test.for([
    ['its menu', chooseQuit],
    ['its window closed', closeConsole],
  ] as const)('%s goes the long way: the copy at close is there', async ([, quit]) => {
    const { desktop, ended } = await started();
    await quit(desktop);
    expect(await ended).toBe(0);
    expect(copies(desktop)).toHaveLength(1);
    expect(readdirSync(desktop.home).some((name) => existsSync(join(desktop.home, `${name}-wal`)))).toBe(false);
  });

  test('a quit that Playwright, a dock or an installer begins is the short way: no copy, and it is not called off', async () => {
    const { desktop, ended } = await started();
    await desktop.value('hall.open', { hall: 1, display: '2' });
    await desktop.app.evaluate(({ app }) => {
      setImmediate(() => app.quit());
    });
    expect(await ended).toBe(0);
    expect(copies(desktop)).toEqual([]);
  });

  test('with the hall open its menu asks, and goes on when it may not', async () => {
    const { desktop } = await started();
    await desktop.value('hall.open', { hall: 1, display: '2' });
    await chooseQuit(desktop);
    const asked = async () => (await recordOf(desktop.app)).dialogs.filter(({ kind }) => kind === 'message').length;
    await expect.poll(asked).toBe(1);
    expect(await desktop.value('file.state', {})).not.toBeNull();
    await desktop.app.close();
  });
});
