import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { _electron } from 'playwright';
import { expect, onTestFinished, test, vi } from 'vitest';
import { doubleExecutable, launchDesktop } from '../../electron-double/launch.ts';
import { FIXTURE, openHall, removeFolder, runDouble, startFixture, stopFixture, temporaryFolder } from './fixture.ts';

const ownFolder = async (): Promise<string> => {
  const folder = await temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
};

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('kill -9 of the application takes the browser with it, and the next start works', async () => {
  const userData = await ownFolder();
  const { app } = await startFixture(userData);
  const browserPid = await app.evaluate(() => globalThis.electronDouble.browserPid ?? 0);
  expect(runs(browserPid)).toBe(true);
  const child = app.process();
  const gone = once(child, 'exit');
  process.kill(child.pid ?? 0, 'SIGKILL');
  expect((await gone)[1]).toBe('SIGKILL');
  await expect.poll(() => runs(browserPid)).toBe(false);
  await stopFixture(await startFixture(userData));
});

test('a second start hands its command line over and ends', async () => {
  const userData = await ownFolder();
  const first = await startFixture(userData);
  onTestFinished(() => stopFixture(first));
  const second = await runDouble([`--user-data-dir=${userData}`, FIXTURE, 'event.seatwright']);
  expect(second.code).toBe(0);
  const letters = (): Promise<typeof globalThis.fixture.secondInstances> =>
    first.app.evaluate(() => globalThis.fixture.secondInstances);
  await expect.poll(letters).toHaveLength(1);
  const [letter] = await letters();
  expect(letter?.argv).toContain('event.seatwright');
  expect(letter?.data).toEqual({ from: 'fixture' });
});

test('awaiting ready at the top level of the entry module never returns', async () => {
  const userData = await ownFolder();
  const ended = await runDouble([`--user-data-dir=${userData}`, join(FIXTURE, 'hangs.js')], 3_000);
  expect(ended.said).toBe('waiting\n');
  expect(ended.signal).toBe('SIGKILL');
});

test('quit asks in Electron’s order', async () => {
  const userData = await ownFolder();
  const ended = await runDouble([`--user-data-dir=${userData}`, join(FIXTURE, 'starts.js')]);
  expect(ended.said.trim().split('\n')).toEqual([
    'waiting',
    'ready',
    'loaded',
    'before-quit',
    'close',
    'closed',
    'will-quit',
    'quit',
  ]);
  expect(ended.code).toBe(0);
});

test('closing the last window tells so, and nobody quits for an application that listens', async () => {
  const userData = await ownFolder();
  const ended = await runDouble([`--user-data-dir=${userData}`, join(FIXTURE, 'starts.js'), 'close']);
  expect(ended.said.trim().split('\n').slice(3)).toEqual([
    'close',
    'closed',
    'window-all-closed',
    'still here',
    'before-quit',
    'will-quit',
    'quit',
  ]);
});

test('the launcher of the npm package starts the double', async () => {
  const userData = await ownFolder();
  const cli = join(import.meta.dirname, '../../../node_modules/electron/cli.js');
  const words = [cli, `--user-data-dir=${userData}`, join(FIXTURE, 'starts.js')];
  const ended = await runDouble(words, 60_000, process.execPath);
  expect(ended.said).toContain('loaded');
  expect(ended.code).toBe(0);
});

test('Playwright’s own way of starting Electron, with its hold on ready, starts the double too', async () => {
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', join(doubleExecutable, '..'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const app = await _electron.launch({
    chromiumSandbox: true,
    args: [`--user-data-dir=${await ownFolder()}`, FIXTURE],
  });
  onTestFinished(() => app.close());
  const desk = await app.firstWindow();
  await desk.getByRole('heading', { name: 'Стол' }).waitFor();
  expect(await app.evaluate(({ app: running }) => running.isReady())).toBe(true);
});

test('the language of the command line is the application’s and the page’s', async () => {
  const userData = await ownFolder();
  const app = await launchDesktop({ mainPath: FIXTURE, userData, args: ['--lang=ru'] });
  onTestFinished(() => app.close());
  const desk = await app.firstWindow();
  await desk.getByRole('heading', { name: 'Стол' }).waitFor();
  expect(await app.evaluate(({ app: running }) => running.getLocale())).toBe('ru');
  expect(await desk.evaluate(() => navigator.language)).toBe('ru');
});

test('an application that is not there is said plainly', async () => {
  const ended = await runDouble(['/nowhere/main.js']);
  expect(ended.code).not.toBe(0);
  expect(ended.complained).toContain('Unable to find Electron app at /nowhere/main.js');
});

test('a clean end leaves nothing behind', async () => {
  const userData = await ownFolder();
  const running = await startFixture(userData);
  await openHall(running.app);
  const browserPid = await running.app.evaluate(() => globalThis.electronDouble.browserPid ?? 0);
  await running.app.close();
  expect(runs(browserPid)).toBe(false);
  expect(await readdir(userData)).not.toContain('SingletonLock');
});
