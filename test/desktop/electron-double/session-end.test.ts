/** [desktop 9.1] rows 9 and 10: the end of the system, as Windows and macOS tell it. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElectronApplication } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { endSession } from '../../electron-double/launch.ts';
import { removeFolder, startFixture, temporaryFolder } from './fixture.ts';

const started = async () => {
  const userData = await temporaryFolder();
  const running = await startFixture(userData);
  const child = running.app.process();
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await removeFolder(userData);
  });
  return { app: running.app, said: join(userData, 'said.txt') };
};

/** The application writes down what it hears, at once and in the turn after. */
const writesDown = (app: ElectronApplication, path: string): Promise<void> =>
  app.evaluate(({ app: program, BrowserWindow, powerMonitor }, to) => {
    const { appendFileSync } = process.getBuiltinModule('node:fs');
    const hear = (what: string) => () => {
      appendFileSync(to, `${what}\n`);
      setImmediate(() => appendFileSync(to, `after ${what}\n`));
    };
    const [window] = BrowserWindow.getAllWindows();
    window?.on('query-session-end', hear('query-session-end'));
    window?.on('session-end', hear('session-end'));
    program.on('before-quit', hear('before-quit'));
    powerMonitor.on('shutdown', hear('shutdown'));
  }, path);

test('[desktop 9.1] row 9: on Windows the process ends in the turn in which its windows hear of it', async () => {
  const { app, said } = await started();
  await writesDown(app, said);
  expect(await endSession(app, 'win32')).toBe('ended');
  expect(await readFile(said, 'utf8')).toBe('query-session-end\nsession-end\n');
});

test('[desktop 9.1] row 10: macOS says shutdown and quits; the application ends like at every quit', async () => {
  const { app, said } = await started();
  await writesDown(app, said);
  expect(await endSession(app, 'darwin')).toBe('ended');
  expect((await readFile(said, 'utf8')).split('\n').slice(0, 2)).toEqual(['shutdown', 'before-quit']);
});

test('[desktop 9.1] row 10: a quit of macOS that is prevented is a log-out refused', async () => {
  const { app } = await started();
  await app.evaluate(({ app: program }) => {
    program.once('before-quit', (event) => event.preventDefault());
  });
  expect(await endSession(app, 'darwin')).toBe('refused');
});

test('[desktop 9.1] row 10: on Linux the power monitor says shutdown, and nobody is quit', async () => {
  const { app, said } = await started();
  await writesDown(app, said);
  expect(await endSession(app, 'linux')).toBe('refused');
  expect(await readFile(said, 'utf8')).toBe('shutdown\nafter shutdown\n');
});
