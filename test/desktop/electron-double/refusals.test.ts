import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordOf } from '../../electron-double/launch.ts';
import { FIXTURE, type Running, startFixture, stopFixture } from './fixture.ts';

let running: Running;

beforeAll(async () => {
  running = await startFixture();
});
afterAll(() => stopFixture(running));

test.each([
  ['contextIsolation', false],
  ['sandbox', false],
  ['nodeIntegration', true],
  ['nodeIntegrationInWorker', true],
  ['nodeIntegrationInSubFrames', true],
  ['webSecurity', false],
  ['webviewTag', true],
  ['allowRunningInsecureContent', true],
  ['experimentalFeatures', true],
])('the preference %s: %s is refused as insecure', async (name, value) => {
  const attempt = running.app.evaluate(
    ({ BrowserWindow }, webPreferences) => void new BrowserWindow({ show: false, webPreferences }),
    { [name]: value },
  );
  await expect(attempt).rejects.toThrow(`insecure webPreferences: ${name} must be ${!value}`);
});

test('a preload that is not there is refused', async () => {
  const attempt = running.app.evaluate(
    ({ BrowserWindow }) => void new BrowserWindow({ webPreferences: { preload: '/nowhere/preload.cjs' } }),
  );
  await expect(attempt).rejects.toThrow('Unable to load preload script: /nowhere/preload.cjs');
});

test('a preload that asks for Node is told so, and the application with it', async () => {
  const said = await running.app.evaluate(
    ({ BrowserWindow }, preload) =>
      new Promise((resolve) => {
        const window = new BrowserWindow({ show: false, webPreferences: { preload } });
        window.webContents.once('preload-error', (_event, path, error) => {
          window.destroy();
          resolve([path, error.message]);
        });
        window.loadURL('app://fixture/open.html');
      }),
    join(FIXTURE, 'broken.cjs'),
  );
  expect(said).toEqual([join(FIXTURE, 'broken.cjs'), 'module not found: node:fs']);
});

test('a function that the double lacks throws with its name', async () => {
  const attempt = running.app.evaluate(({ app }) => app.getAppMetrics());
  await expect(attempt).rejects.toThrow('not implemented in the electron double: app.getAppMetrics');
});

test('a module that the double lacks throws with its name', async () => {
  const tray = running.app.evaluate(({ Tray }) => void new Tray('/icon.png'));
  await expect(tray).rejects.toThrow('not implemented in the electron double: new Tray');
  const shortcut = running.app.evaluate(({ globalShortcut }) => globalShortcut.unregisterAll());
  await expect(shortcut).rejects.toThrow('not implemented in the electron double: globalShortcut.unregisterAll');
});

test('an event that the double never emits cannot be listened to', async () => {
  const attempt = running.app.evaluate(
    ({ BrowserWindow }) => void BrowserWindow.getAllWindows()[0]?.webContents.on('found-in-page', () => undefined),
  );
  await expect(attempt).rejects.toThrow('not implemented in the electron double: webContents event found-in-page');
});

test('an option that the double does not know throws with its name', async () => {
  const attempt = running.app.evaluate(({ BrowserWindow }) => void new BrowserWindow({ vibrancy: 'sidebar' }));
  await expect(attempt).rejects.toThrow('not implemented in the electron double: BrowserWindow option vibrancy');
});

test('pages from files are refused', async () => {
  const attempt = running.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.loadFile('index.html'));
  await expect(attempt).rejects.toThrow('not implemented in the electron double: loadFile');
});

test('what app has and the double has not is refused by name', async () => {
  await expect(running.app.evaluate(({ app }) => app.getFileIcon('a'))).rejects.toThrow(
    'not implemented in the electron double: app.getFileIcon',
  );
});

test('what Electron allows only before ready is refused after it', async () => {
  await expect(running.app.evaluate(({ app }) => app.enableSandbox())).rejects.toThrow('before app is ready');
});

test('a promise that fails unheard is warned of and recorded, and the application goes on', async () => {
  await running.app.evaluate(() => void Promise.reject(new Error('nobody listens')));
  await expect.poll(async () => (await recordOf(running.app)).unhandledRejections).toContain('Error: nobody listens');
});

test('a second handler for a channel is refused', async () => {
  const attempt = running.app.evaluate(({ ipcMain }) => ipcMain.handle('names:list', () => []));
  await expect(attempt).rejects.toThrow("Attempted to register a second handler for 'names:list'");
});
