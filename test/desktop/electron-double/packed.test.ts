/** [desktop 9.1] rows 19, 20, 26 and 28: a packaged program, its archive, the folders of the machine, and what is there after ready only. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { launchDesktop } from '../../electron-double/launch.ts';
import { removeFolder, runDouble, temporaryFolder } from './fixture.ts';

const ownFolder = async (): Promise<string> => {
  const folder = await temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
};

const stubbed = (name: string, value: string): void => {
  vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
};

/** What a program of these lines says before it is ready. */
const said = async (lines: string, ...words: readonly string[]): Promise<{ app: string; text: string }> => {
  const folder = await ownFolder();
  const app = join(folder, 'resources', 'app');
  mkdirSync(app, { recursive: true });
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'small', main: 'main.mjs' }));
  writeFileSync(
    join(app, 'main.mjs'),
    `import fs, { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, powerMonitor, screen } from 'electron';
const say = (text) => process.stdout.write(text + '\\n');
const attempt = (act) => { try { act(); return 'done'; } catch (error) { return error.code ?? error.message; } };
const inside = (name) => join(import.meta.dirname, name);
${lines}
app.quit();
app.whenReady().then(() => app.quit());`,
  );
  const { said: text } = await runDouble([`--user-data-dir=${join(folder, 'data')}`, app, ...words]);
  return { app, text };
};

const ABOUT =
  'say(JSON.stringify([app.isPackaged, process.defaultApp ?? null, process.argv.slice(1), process.resourcesPath]));';

test('row 19: a packaged program has no default application, and the words of its start do not name one', async () => {
  const plain = await said(ABOUT, 'a.seatwright');
  expect(JSON.parse(plain.text)).toEqual([
    false,
    true,
    [expect.stringContaining('--user-data-dir='), plain.app, 'a.seatwright'],
    join(plain.app, 'resources'),
  ]);
  stubbed('SEATWRIGHT_DOUBLE_PACKAGED', '1');
  const packaged = await said(ABOUT, 'a.seatwright');
  expect(JSON.parse(packaged.text)).toEqual([
    true,
    null,
    [expect.stringContaining('--user-data-dir='), 'a.seatwright'],
    dirname(packaged.app),
  ]);
});

const WRITES = `
fs.writeFileSync(inside('../beside.txt'), 'beside');
say(attempt(() => writeFileSync(inside('new.txt'), 'x')));
say(attempt(() => fs.openSync(inside('main.mjs'), 'r+')));
say(attempt(() => fs.mkdirSync(inside('folder'))));
say(attempt(() => fs.rmSync(inside('main.mjs'))));
say(attempt(() => fs.renameSync(inside('../beside.txt'), inside('moved.txt'))));
say(attempt(() => fs.copyFileSync(inside('../beside.txt'), inside('copied.txt'))));
say(await fs.promises.writeFile(inside('new.txt'), 'x').then(() => 'done', (error) => error.code));
say(await new Promise((resolve) => fs.writeFile(inside('new.txt'), 'x', (error) => resolve(error?.code ?? 'done'))));
say(attempt(() => fs.closeSync(fs.openSync(inside('main.mjs'), 'r'))));
say(attempt(() => fs.readFileSync(inside('package.json'))));
say(attempt(() => writeFileSync(inside('../out.txt'), 'x')));`;

test('row 20: nothing is written into the archive, all in it can be read, and beside it is not in it', async () => {
  stubbed('SEATWRIGHT_DOUBLE_PACKAGED', '1');
  const { app, text } = await said(WRITES);
  expect(text.trim().split('\n')).toEqual([...Array.from({ length: 8 }, () => 'EACCES'), 'done', 'done', 'done']);
  expect(existsSync(join(app, 'new.txt'))).toBe(false);
  expect(readFileSync(join(app, '../beside.txt'), 'utf8')).toBe('beside');
});

test('row 20: a program that is not packaged lies in a folder like any other', async () => {
  const { text } = await said(WRITES);
  expect(text.trim().split('\n').slice(0, 3)).toEqual(['done', 'done', 'done']);
});

test('row 26: the folder of the data is set before ready, and the documents may lie anywhere or nowhere', async () => {
  const documents = "say(attempt(() => say(app.getPath('documents'))));";
  expect((await said(documents)).text).toMatch(/Documents\ndone/);
  stubbed('SEATWRIGHT_DOUBLE_DOCUMENTS', '/home/a/OneDrive/Documents');
  expect((await said(documents)).text).toBe('/home/a/OneDrive/Documents\ndone\n');
  stubbed('SEATWRIGHT_DOUBLE_DOCUMENTS', '');
  expect((await said(documents)).text).toBe("Failed to get 'documents' path\n");
  expect((await said("say(attempt(() => app.setPath('userData', import.meta.dirname)));")).text).toBe('done\n');

  const folder = await ownFolder();
  writeFileSync(
    join(folder, 'main.mjs'),
    "import { app } from 'electron';\napp.on('window-all-closed', () => undefined);\n",
  );
  const app = await launchDesktop({ mainPath: join(folder, 'main.mjs'), userData: join(folder, 'data') });
  onTestFinished(() => app.close());
  await expect(app.evaluate(({ app: program }, path) => program.setPath('userData', path), folder)).rejects.toThrow(
    'before app is ready',
  );
  const lies = (told: string | null) =>
    app.evaluate(({ app: program }, documentsNow) => {
      globalThis.electronDouble.folders({ documents: documentsNow });
      return program.getPath('documents');
    }, told);
  expect(await lies('/home/a/OneDrive')).toBe('/home/a/OneDrive');
  await expect(lies(null)).rejects.toThrow("Failed to get 'documents' path");
});

test('row 28: the power monitor and the displays are there after ready only', async () => {
  const before = await said(`
say(attempt(() => screen.getAllDisplays()));
say(attempt(() => screen.getCursorScreenPoint()));
say(attempt(() => screen.on('display-added', () => undefined)));
say(attempt(() => powerMonitor.on('suspend', () => undefined)));
say(attempt(() => powerMonitor.isOnBatteryPower()));
app.whenReady().then(() => {
  say(attempt(() => screen.on('display-added', () => screen.getAllDisplays())));
  say(attempt(() => powerMonitor.on('suspend', () => undefined)));
});`);
  const lines = before.text.trim().split('\n');
  expect(lines.slice(0, 5)).toEqual([
    ...Array.from({ length: 3 }, () => "The 'screen' module can't be used before app is ready"),
    ...Array.from({ length: 2 }, () => "The 'powerMonitor' module can't be used before app is ready"),
  ]);
});
