/** [T-START-2] [desktop 6.2–6.4]: files given in every way and at every moment are opened or listed. */

import { copyFileSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { DesktopDoor } from '../../../core/api/door.ts';
import { doubleExecutable, launchDesktop, openFile, recordOf } from '../../electron-double/launch.ts';
import { runDouble } from '../electron-double/fixture.ts';
import { PATIENCE, removeFolder, root } from '../hosts.ts';
import { atStart, newTournament } from '../pages/desk.ts';

type Doored = { readonly seatwright: DesktopDoor };

const home = mkdtempSync(join(tmpdir(), 'seatwright-given-'));
const files = join(home, 'given');
const env = { HOME: home, LANG: 'en_US.UTF-8' };
const userData = join(home, 'data');

const named = (name: string): string => join(files, name);

const ready = async (application: ElectronApplication): Promise<Page> => {
  const page = await application.firstWindow();
  page.setDefaultTimeout(PATIENCE);
  return page;
};

beforeAll(async () => {
  mkdirSync(files);
  const application = await launchDesktop({ mainPath: root, userData: join(home, 'making'), env });
  const page = await ready(application);
  const made = named('Made.seatwright');
  await application.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, made);
  await atStart(page);
  await newTournament(page, 'Made', 3);
  await application.close();
  const names = ['Early', 'Earlier', 'Booting', 'Third', 'Second', 'Last', 'Later', 'Dropped', 'Dropped too'];
  for (const name of names) copyFileSync(made, named(`${name}.seatwright`));
  copyFileSync(made, named('CUP.SEATWRIGHT'));
});
afterAll(() => removeFolder(home));

test('ten files, before ready, while booting, as argument, by a second start and by hand: ten of ten, told by (file.severalGiven)', async () => {
  const given = {
    before: [named('Earlier.seatwright'), named('Early.seatwright')],
    ready: [named('Booting.seatwright')],
  };
  const application = await launchDesktop({
    mainPath: root,
    userData,
    args: ['--original-process-start-time=1', named('CUP.SEATWRIGHT')],
    env: { ...env, SEATWRIGHT_DOUBLE_OPEN_FILES: JSON.stringify(given) },
  });
  onTestFinished(() => application.close());
  const page = await ready(application);
  const recent = async (): Promise<readonly string[]> => {
    const info = await page.evaluate(() => (globalThis as unknown as Doored).seatwright.call('app.info', {}));
    return (
      info as unknown as { readonly value: { readonly recent: readonly { readonly name: string }[] } }
    ).value.recent.map(({ name }) => name);
  };
  // What is opened stands before what was only given.
  const isOpen = (name: string) => expect.poll(async () => (await recent())[0]).toBe(name);
  await isOpen('Booting');
  await page.getByText('Files given: 4; the last one is open').first().waitFor();

  const names = ['Third', 'Second', 'Last'].map((name) => `${name}.seatwright`);
  const second = runDouble([`--user-data-dir=${userData}`, root, ...names], PATIENCE, doubleExecutable, files);
  await isOpen('Last');
  await page.getByText('Files given: 3; the last one is open').first().waitFor();
  expect((await second).code).toBe(0);

  await openFile(application, named('Later.seatwright'));
  await isOpen('Later');
  await application.evaluate(
    ({ BrowserWindow, ipcMain }, paths) => {
      const sender = BrowserWindow.getAllWindows()[0]?.webContents;
      ipcMain.emit('seatwright:dropped', { sender }, ...paths);
    },
    [named('Dropped.seatwright'), named('Dropped too.seatwright')],
  );
  await isOpen('Dropped too');

  expect(await recent()).toEqual([
    'Dropped too',
    'Dropped',
    'Later',
    'Last',
    'Second',
    'Third',
    'Booting',
    'Early',
    'Earlier',
    'CUP.SEATWRIGHT',
  ]);
  await openFile(application, named('CUP.SEATWRIGHT'));
  await isOpen('CUP.SEATWRIGHT');
});

test('a system that names no folder of documents keeps nobody from starting', async () => {
  const application = await launchDesktop({
    mainPath: root,
    userData,
    env: { ...env, SEATWRIGHT_DOUBLE_DOCUMENTS: '' },
  });
  onTestFinished(() => application.close());
  await atStart(await ready(application));
});

test('[desktop 4.2] windows are tied to the shortcuts of the installer by the same id', async () => {
  const application = await launchDesktop({ mainPath: root, userData, env });
  onTestFinished(() => application.close());
  expect((await recordOf(application)).appUserModelId).toBe('app.seatwright');
  expect(readFileSync(join(root, 'electron-builder.yml'), 'utf8')).toMatch(/^appId: app\.seatwright$/m);
});

test('[desktop 6.4] a second start, and a click on the dock, bring the console to the front', async () => {
  const application = await launchDesktop({ mainPath: root, userData, env });
  onTestFinished(() => application.close());
  await ready(application);
  const state = () =>
    application.evaluate(({ BrowserWindow }) => {
      const [console] = BrowserWindow.getAllWindows();
      return { minimized: console?.isMinimized(), visible: console?.isVisible(), focused: console?.isFocused() };
    });
  await expect.poll(state).toMatchObject({ visible: true });
  const away = () =>
    application.evaluate(({ BrowserWindow }) => {
      const [console] = BrowserWindow.getAllWindows();
      console?.minimize();
    });
  await away();
  await expect.poll(state).toMatchObject({ minimized: true });
  await runDouble([`--user-data-dir=${userData}`, root]);
  await expect.poll(state).toEqual({ minimized: false, visible: true, focused: true });
  await away();
  await application.evaluate(() => globalThis.electronDouble.activate());
  await expect.poll(state).toEqual({ minimized: false, visible: true, focused: true });
});
