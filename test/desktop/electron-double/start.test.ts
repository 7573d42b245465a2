/** [T-DBL-1] [desktop 9.1] rows 1 to 8: what must be done before a program is ready, how it is given files, started again, and what becomes of faults. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { launchDesktop, openFile, recordOf } from '../../electron-double/launch.ts';
import { FIXTURE, removeFolder, runDouble, startFixture, stopFixture, temporaryFolder } from './fixture.ts';

const ownFolder = async (): Promise<string> => {
  const folder = await temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
};

/** What the line answers in a program of its own, before ready. */
const early = async (line: string, ...words: readonly string[]): Promise<string> => {
  const userData = await ownFolder();
  const main = join(userData, 'main.mjs');
  writeFileSync(
    main,
    `import { app, protocol } from 'electron';
let said = 'done';
try { ${line} } catch (error) { said = error.message; }
process.stdout.write(said);
app.quit();
app.whenReady().then(() => app.quit());`,
  );
  return (await runDouble([`--user-data-dir=${userData}`, ...words, main])).said;
};

const SCHEME = "[{ scheme: 'app', privileges: { standard: true } }]";

test('row 1: schemes are registered once', async () => {
  expect(await early(`protocol.registerSchemesAsPrivileged(${SCHEME})`)).toBe('done');
  const twice = `for (const schemes of [${SCHEME}, ${SCHEME}]) protocol.registerSchemesAsPrivileged(schemes)`;
  expect(await early(twice)).toBe('protocol.registerSchemesAsPrivileged should be called once');
});

test('row 2: the sandbox cannot be asked for where the program was started without it', async () => {
  expect(await early('app.enableSandbox()')).toBe('done');
  expect(await early('app.enableSandbox()', '--no-sandbox')).toMatch(/no page would come/);
});

test('row 3: a switch that is read before the program cannot be added any more', async () => {
  for (const name of ['ozone-platform', 'no-sandbox', 'lang', 'user-data-dir'])
    expect(await early(`app.commandLine.appendSwitch('${name}', 'x')`)).toMatch(/has no effect/);
  expect(await early("app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')")).toBe('done');
});

test('row 4: starting again is recorded with its arguments, and in an AppImage as lost', async () => {
  for (const [env, lost] of [
    [{ APPIMAGE: '' }, false],
    [{ APPIMAGE: '/home/a/Seatwright.AppImage' }, true],
  ] as const) {
    const app = await launchDesktop({ mainPath: FIXTURE, userData: await ownFolder(), env });
    onTestFinished(() => app.close());
    await app.evaluate(({ app: program }) => program.relaunch({ args: ['--again'] }));
    await app.evaluate(({ app: program }) => program.relaunch());
    const { relaunches } = await recordOf(app);
    expect(relaunches.map((again) => again.lost)).toEqual([lost, lost]);
    expect(relaunches[0]?.args).toEqual(['--again']);
    expect(relaunches[1]?.args).toContain(FIXTURE);
    expect(relaunches[1]?.execPath).not.toBe('');
  }
});

test('row 5: files are handed over before ready, right after it and later, and the dock is clicked', async () => {
  const given = { before: ['/a.seatwright', '/b.seatwright'], ready: ['/c.seatwright'] };
  const app = await launchDesktop({
    mainPath: FIXTURE,
    userData: await ownFolder(),
    env: { SEATWRIGHT_DOUBLE_OPEN_FILES: JSON.stringify(given) },
  });
  onTestFinished(() => app.close());
  await openFile(app, '/d.seatwright');
  await app.evaluate(() => globalThis.electronDouble.activate());
  const heard = () => app.evaluate(() => globalThis.fixture.given);
  await expect
    .poll(heard)
    .toEqual(['/a.seatwright early', '/b.seatwright early', '/c.seatwright', '/d.seatwright', 'activate']);
});

test('row 6: a second start comes with three words of Chromium among its own', async () => {
  const userData = await ownFolder();
  const first = await startFixture(userData);
  onTestFinished(() => stopFixture(first));
  await runDouble([`--user-data-dir=${userData}`, FIXTURE, 'event.seatwright']);
  const letters = (): Promise<typeof globalThis.fixture.secondInstances> =>
    first.app.evaluate(() => globalThis.fixture.secondInstances);
  await expect.poll(letters).toHaveLength(1);
  const [letter] = await letters();
  expect(letter?.argv.slice(1, 4)).toEqual([
    '--allow-file-access-from-files',
    expect.stringMatching(/^--original-process-start-time=\d+$/),
    '--enable-features=x',
  ]);
  expect(letter?.argv.at(-1)).toBe('event.seatwright');
});

test('rows 7 and 8: a fault that nobody listens to is a box, a promise that fails unheard a warning, and the program goes on', async () => {
  const userData = await ownFolder();
  const dialogs = join(userData, 'dialogs.txt');
  vi.stubEnv('SEATWRIGHT_DOUBLE_DIALOGS', dialogs);
  onTestFinished(() => void vi.unstubAllEnvs());
  const ended = await runDouble([`--user-data-dir=${userData}`, join(FIXTURE, 'faults.js')]);
  expect(ended.said).toBe('went on: Error: nobody waits\n');
  expect(ended.code).toBe(0);
  const shown = readFileSync(dialogs, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(shown).toEqual([
    { kind: 'error', title: 'One box', content: 'by itself' },
    {
      kind: 'error',
      title: 'A JavaScript error occurred in the main process',
      content: expect.stringMatching(/^Uncaught Exception:\nError: nobody listens\n/),
    },
  ]);
});

test('row 7: a program that listens is asked, and there is no box', async () => {
  const userData = await ownFolder();
  const ended = await runDouble([`--user-data-dir=${userData}`, join(FIXTURE, 'faults.js'), 'listens']);
  expect(ended.said).toContain('listened: somebody listens\n');
  expect(ended.complained.match(/A JavaScript error occurred/g)).toHaveLength(1);
});
