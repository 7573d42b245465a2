/** [desktop 9.1] rows 13 to 15: what Electron refuses to print, and dialogs out of their time. */

import { join } from 'node:path';
import type { WebContentsPrintOptions } from 'electron';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordOf, setPrintAnswer, setPrinters } from '../../electron-double/launch.ts';
import {
  FIXTURE,
  type Running,
  removeFolder,
  runDouble,
  startFixture,
  stopFixture,
  temporaryFolder,
} from './fixture.ts';

let running: Running;
beforeAll(async () => {
  running = await startFixture();
});
afterAll(() => stopFixture(running));

/** What printing answers: its two words, or the error that it throws. */
const print = (options: WebContentsPrintOptions | null): Promise<unknown> =>
  running.app.evaluate(
    ({ BrowserWindow }, given) =>
      new Promise((resolve) => {
        try {
          BrowserWindow.getAllWindows()[0]?.webContents.print(given as object, (success, reason) =>
            resolve([success, reason]),
          );
        } catch (error) {
          resolve(String(error));
        }
      }),
    options as never,
  );

test('row 13: without printers a job fails; with one it is recorded and answered as the test says', async () => {
  expect(await print({ silent: true })).toEqual([false, 'No printers available on the network']);
  await setPrinters(running.app, ['Canon']);
  expect(await print({ silent: true })).toEqual([true, '']);
  await setPrintAnswer(running.app, { success: false, failureReason: 'Print job canceled' });
  expect(await print({ pageSize: 'A4', copies: 2 })).toEqual([false, 'Print job canceled']);
  const job = { window: 1, url: 'app://fixture/desk.html' };
  expect((await recordOf(running.app)).prints).toEqual([
    { ...job, options: { silent: true }, printerDefault: true },
    { ...job, options: { silent: true }, printerDefault: true },
    { ...job, options: { pageSize: 'A4', copies: 2 }, printerDefault: false },
  ]);
});

test('row 13: options that Electron does not take', async () => {
  expect(await print(null)).toMatch(/^TypeError: webContents\.print\(\)/);
  expect(await print({ pageSize: 'B4' as 'A4' })).toBe('Error: Unsupported pageSize: B4');
  expect(await print({ pageSize: 'A4', usePrinterDefaultPageSize: true })).toMatch(
    /^Error: .*usePrinterDefaultPageSize/,
  );
  expect(await print({ pageSize: { width: 351, height: 80_000 } })).toMatch(/^RangeError: .*352 microns/);
  expect(await print({ pageSize: { width: 0, height: 80_000 } })).toMatch(/^Error: height and width/);
});

test('row 14: sizes of a PDF are inches, more than none', async () => {
  const pdf = (pageSize: unknown) =>
    running.app.evaluate(
      ({ BrowserWindow }, size) =>
        BrowserWindow.getAllWindows()[0]
          ?.webContents.printToPDF({ pageSize: size as 'A4' })
          .then(({ length }) => length > 0)
          .catch((error: Error) => error.message),
      pageSize as never,
    );
  expect(await pdf('B4')).toBe('Invalid pageSize "B4"');
  expect(await pdf({ width: 0, height: 3 })).toMatch(/^Invalid pageSize/);
  expect(await pdf({ width: 3, height: 2 })).toBe(true);
});

test('row 15: a dialog for a window that is gone throws', async () => {
  const said = await running.app.evaluate(async ({ BrowserWindow, dialog }) => {
    const window = new BrowserWindow({ show: false });
    window.destroy();
    await new Promise((resolve) => setImmediate(resolve));
    return dialog.showMessageBox(window, { message: 'Sure?' }).catch((error: Error) => error.message);
  });
  expect(said).toBe('Object has been destroyed');
});

test('row 15: before ready there is the error box and no other dialog', async () => {
  const userData = await temporaryFolder();
  const ended = await runDouble([`--user-data-dir=${userData}`, join(FIXTURE, 'asks-early.js')]);
  await removeFolder(userData);
  expect(ended.said).toBe('dialog module can only be used after app is ready\n');
  expect(ended.complained).toContain('Too early');
});
