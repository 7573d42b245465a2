/** [desktop 6.7, 6.8]: the program starts again after a fault, and what it keeps is the user's alone. */

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { launchDesktop } from '../../electron-double/launch.ts';
import { PATIENCE, removeFolder, root } from '../hosts.ts';
import { atStart } from '../pages/desk.ts';

const passing = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'seatwright-again-'));
  onTestFinished(() => removeFolder(folder));
  return folder;
};

const started = async (home: string, env: Readonly<Record<string, string>> = {}): Promise<ElectronApplication> => {
  const application = await launchDesktop({
    mainPath: root,
    userData: join(home, 'data'),
    args: [join(home, 'Open Cup.seatwright')],
    env: { HOME: home, LANG: 'en_US.UTF-8', ...env },
  });
  const page = await application.firstWindow();
  page.setDefaultTimeout(PATIENCE);
  await atStart(page);
  return application;
};

/** A fault that nobody caught, answered with "Start again"; the exit code. `relaunch` of the runtime writes into a file. */
const faulted = async (application: ElectronApplication, relaunched: string): Promise<number | null> => {
  const child = application.process();
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await application
    .evaluate(({ app, dialog }, file) => {
      dialog.showMessageBoxSync = () => 0;
      app.relaunch = () => {
        process.getBuiltinModule('fs').writeFileSync(file, app.hasSingleInstanceLock() ? 'locked' : 'free');
      };
      setImmediate(() => {
        throw new Error('planted');
      });
    }, relaunched)
    .catch(() => undefined);
  return ended;
};

const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

describe('[desktop 6.7] the start after a fault', () => {
  test('the runtime starts the program again, and the lock is free by then', async () => {
    const home = passing();
    const relaunched = join(home, 'relaunched');
    expect(await faulted(await started(home), relaunched)).toBe(1);
    expect(read(relaunched)).toBe('free');
  });

  test('an AppImage is started as a whole, with the words of this start and without what it had set', async () => {
    const home = passing();
    const [relaunched, image, told] = ['relaunched', 'Seatwright.AppImage', 'told'].map((name) => join(home, name));
    if (relaunched === undefined || image === undefined || told === undefined) throw new Error('no names');
    const lock = join(home, 'data', 'SingletonLock');
    writeFileSync(
      image,
      `#!/bin/sh
{ printf '%s\\n' "$@"; printf 'own %s%s%s%s\\n' "$APPDIR" "$ARGV0" "$OWD" "$LD_LIBRARY_PATH"; test -e '${lock}' && echo locked || echo free; } > '${told}.new'
mv '${told}.new' '${told}'
`,
      { mode: 0o755 },
    );
    const application = await started(home, {
      SEATWRIGHT_DOUBLE_PACKAGED: '1',
      APPIMAGE: image,
      APPDIR: root,
      ARGV0: './Seatwright',
      OWD: home,
      LD_LIBRARY_PATH: join(root, 'usr/lib'),
    });
    expect(await faulted(application, relaunched)).toBe(1);
    await expect.poll(() => read(told)).not.toBe('');
    const lines = read(told).trim().split('\n');
    expect(lines).toContain(join(home, 'Open Cup.seatwright'));
    expect(lines.slice(-2)).toEqual(['own ', 'free']);
    expect(existsSync(relaunched)).toBe(false);
  });

  test('a program that runs from no AppImage of its own is started by the runtime, whatever terminal it came from', async () => {
    const home = passing();
    const relaunched = join(home, 'relaunched');
    const env = { APPIMAGE: join(home, 'Editor.AppImage'), APPDIR: join(home, 'mount') };
    expect(await faulted(await started(home, { SEATWRIGHT_DOUBLE_PACKAGED: '1', ...env }), relaunched)).toBe(1);
    expect(read(relaunched)).toBe('free');
  });
});

const rights = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('[desktop 6.8] the folders of data and log, and every file of the program in them, are the user’s alone', async () => {
  const home = passing();
  const data = join(home, 'data');
  // What an earlier version has left, open to all.
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(join(data, 'settings.json.new'), '', { mode: 0o666 });
  const application = await started(home);
  const page = await application.firstWindow();
  await page.evaluate(async () => {
    const { seatwright } = globalThis as unknown as {
      seatwright: { call: (name: string, input: object) => Promise<unknown> };
    };
    await seatwright.call('app.set', { theme: 'dark' });
    await seatwright.call('app.alive', { event: 'e', at: 1 });
  });
  expect(await faulted(application, join(home, 'relaunched'))).toBe(1);
  expect([rights(data), rights(join(data, 'logs'))]).toEqual(['700', '700']);
  const own = [...readdirSync(data), ...readdirSync(join(data, 'logs')).map((name) => join('logs', name))].filter(
    (name) => /\.(json|log)$/.test(name),
  );
  expect(own.toSorted()).toEqual(expect.arrayContaining(['alive.json', 'logs/seatwright.log', 'settings.json']));
  expect(own.map((name) => `${name} ${rights(join(data, name))}`)).toEqual(own.map((name) => `${name} 600`));
});
