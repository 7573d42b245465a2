import { mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordOf } from '../../electron-double/launch.ts';
import { FIXTURE, type Running, startFixture, stopFixture } from './fixture.ts';

let running: Running;

beforeAll(async () => {
  running = await startFixture();
});
afterAll(() => stopFixture(running));

/** The compressed parts of a PDF as text; among them the tables from glyphs to characters. */
const streamsOf = (pdf: Buffer): string[] => {
  const streams: string[] = [];
  let start = pdf.indexOf('stream\n');
  while (start >= 0) {
    const end = pdf.indexOf('endstream', start);
    try {
      streams.push(inflateSync(pdf.subarray(start + 'stream\n'.length, end)).toString('latin1'));
    } catch {
      // A part that is not compressed.
    }
    start = pdf.indexOf('stream\n', end + 'endstream'.length);
  }
  return streams;
};

test('a dialog is cancelled and recorded', async () => {
  expect(await running.desk.evaluate(() => window.desk.saveSheet())).toBe('cancelled');
  expect((await recordOf(running.app)).dialogs).toContainEqual({ kind: 'save', options: { title: 'Save the sheet' } });
});

test('a scripted dialog and printToPDF give an A4 sheet with Cyrillic text', async () => {
  const path = join(await mkdtemp(join(running.userData, 'pdf-')), 'sheet.pdf');
  await running.app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, path);
  expect(await running.desk.evaluate(() => window.desk.saveSheet())).toBe(path);
  const pdf = await readFile(path);
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(text).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
  const characters = streamsOf(pdf).find((stream) => stream.includes('begincmap'));
  // Р and я, capital and small.
  expect(characters).toContain('<0420>');
  expect(characters?.toUpperCase()).toMatch(/<0430>|<043[0-9A-F]>/);
});

test('a cancelled message box answers with its cancel button', async () => {
  const answers = await running.app.evaluate(async ({ dialog }) => [
    (await dialog.showMessageBox({ message: 'Sure?', buttons: ['Save', 'Discard', 'Back'], cancelId: 2 })).response,
    (await dialog.showMessageBox({ message: 'Sure?', buttons: ['Delete', 'Cancel'] })).response,
    (await dialog.showOpenDialog({ properties: ['openFile'] })).canceled,
  ]);
  expect(answers).toEqual([2, 1, true]);
});

test('menu items are found and clicked; a checkbox turns', async () => {
  const sound = await running.app.evaluate(({ Menu }) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById('sound');
    const before = item?.checked;
    item?.click();
    return [before, item?.checked, globalThis.fixture.sound];
  });
  expect(sound).toEqual([true, false, false]);
});

test('calls of the shell are recorded and do nothing', async () => {
  await running.app.evaluate(async ({ shell }) => {
    await shell.openExternal('https://example.org/help');
    shell.showItemInFolder('/tmp/file');
  });
  expect((await recordOf(running.app)).shell).toEqual([
    { call: 'openExternal', target: 'https://example.org/help' },
    { call: 'showItemInFolder', target: '/tmp/file' },
  ]);
});

test('power events come from tests; blockers start and stop', async () => {
  const seen = await running.app.evaluate(({ powerMonitor, powerSaveBlocker }) => {
    const events: string[] = [];
    powerMonitor.once('suspend', () => events.push('suspend'));
    powerMonitor.emit('suspend');
    const id = powerSaveBlocker.start('prevent-display-sleep');
    return [...events, powerSaveBlocker.isStarted(id), powerSaveBlocker.stop(id), powerSaveBlocker.isStarted(id)];
  });
  expect(seen).toEqual(['suspend', true, true, false]);
});

test('the application is read by its package.json, its data lie where the switch says', async () => {
  const known = await running.app.evaluate(({ app }) => ({
    name: app.getName(),
    version: app.getVersion(),
    path: app.getAppPath(),
    data: app.getPath('userData'),
    packaged: app.isPackaged,
  }));
  expect(known).toEqual({
    name: 'Double Fixture',
    version: '1.2.3',
    path: FIXTURE,
    data: running.userData,
    packaged: false,
  });
});

test('a library file is fetched from the disk, and nothing else', async () => {
  const said = await running.app.evaluate(async ({ net }, folder) => {
    const read = await net.fetch(`file://${folder}/pages/frame.html`);
    const refused = await net.fetch('https://example.org/').catch((error: Error) => error.message);
    return [read.headers.get('content-type'), (await read.text()).includes('inside'), refused];
  }, FIXTURE);
  expect(said).toEqual([
    'text/html',
    true,
    'not implemented in the electron double: net.fetch of https://example.org/',
  ]);
});

test('a utility process that is killed says so', async () => {
  const code = await running.app.evaluate(
    ({ utilityProcess }, path) =>
      new Promise((resolve) => {
        const child = utilityProcess.fork(path);
        child.on('spawn', () => child.kill());
        child.on('exit', resolve);
      }),
    join(FIXTURE, 'worker.js'),
  );
  expect(code).toBe(15);
});

test('a utility process hears, answers, and its end is told', async () => {
  const said = await running.app.evaluate(
    ({ utilityProcess }, path) =>
      new Promise((resolve) => {
        const heard: unknown[] = [];
        const child = utilityProcess.fork(path);
        child.on('message', ({ heard: { tables }, type }) => {
          heard.push(tables.get(1), type);
          child.postMessage('end');
        });
        child.on('exit', (code) => resolve([...heard, code]));
        child.postMessage({ tables: new Map([[1, 'East']]) });
      }),
    join(FIXTURE, 'worker.js'),
  );
  expect(said).toEqual(['East', 'utility', 7]);
});
