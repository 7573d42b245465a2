// A small application in the style of the product: its own scheme, one bridge, a desk and a hall window.
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, session } from 'electron';

const PAGES = join(import.meta.dirname, 'pages');
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'";

protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);
app.enableSandbox();

const names = [];
const secondInstances = [];
globalThis.fixture = { names, secondInstances, navigations: [], given: [] };
app.on('open-file', (event, path) => {
  event.preventDefault();
  globalThis.fixture.given.push(app.isReady() ? path : `${path} early`);
});
app.on('activate', () => globalThis.fixture.given.push('activate'));

const preferences = {
  preload: join(import.meta.dirname, 'preload.cjs'),
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
};

const openWindow = (page, options = {}) => {
  const window = new BrowserWindow({ width: 900, height: 600, ...options, webPreferences: preferences });
  window.webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  window.webContents.on('will-navigate', (event) => {
    globalThis.fixture.navigations.push(event.url);
    event.preventDefault();
  });
  window.webContents.on('render-process-gone', () => window.webContents.reload());
  window.loadURL(`app://fixture/${page}`);
  return window;
};

const serve = async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/echo') {
    const heard = { url: request.url, method: request.method, body: await request.text() };
    return Response.json(heard);
  }
  if (pathname === '/moved')
    return new Response(null, { status: 302, headers: { Location: 'https://example.org/new' } });
  try {
    const file = join(PAGES, normalize(decodeURIComponent(pathname)));
    return new Response(await readFile(file), {
      headers: {
        'Content-Type': TYPES[extname(file)] ?? 'text/plain',
        ...(pathname === '/open.html' ? {} : { 'Content-Security-Policy': POLICY }),
      },
    });
  } catch {
    return new Response('not found', { status: 404 });
  }
};

const saveSheet = async (event) => {
  const window = BrowserWindow.fromWebContents(event.sender);
  const { canceled, filePath } = await dialog.showSaveDialog(window, { title: 'Save the sheet' });
  if (canceled) return 'cancelled';
  const sheet = new BrowserWindow({ show: false, webPreferences: preferences });
  await sheet.loadURL('app://fixture/sheet.html');
  const pdf = await sheet.webContents.printToPDF({ pageSize: 'A4', printBackground: true });
  sheet.destroy();
  const { writeFile } = await import('node:fs/promises');
  await writeFile(filePath, pdf);
  return filePath;
};

const boot = () => {
  protocol.handle('app', serve);
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, callback) => callback(false));
  session.defaultSession.webRequest.onBeforeRequest(({ url }, callback) => {
    callback({ cancel: !/^(app|blob|data):/.test(url) });
  });
  ipcMain.handle('names:add', (event, name) => {
    if (!event.senderFrame.url.startsWith('app://fixture/')) throw new Error(`foreign sender ${event.senderFrame.url}`);
    if (name.trim() === '') throw new RangeError('a name is needed');
    names.push(name);
    for (const window of BrowserWindow.getAllWindows()) window.webContents.send('names', names);
    return { count: names.length, name };
  });
  ipcMain.handle('names:list', () => names);
  ipcMain.handle('sheet:save', saveSheet);
  ipcMain.on('note', (event, text) => event.reply('note', text.toUpperCase()));
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      {
        label: 'View',
        submenu: [
          { id: 'hall', label: 'Open the hall window', click: () => openWindow('hall.html', { title: 'Hall' }) },
          {
            id: 'sound',
            label: 'Sound',
            type: 'checkbox',
            checked: true,
            click: (item) => (globalThis.fixture.sound = item.checked),
          },
          { role: 'quit', id: 'quit' },
        ],
      },
    ]),
  );
  openWindow('desk.html', { title: 'Desk' });
};

if (app.requestSingleInstanceLock({ from: 'fixture' })) {
  app.on('second-instance', (_event, argv, _folder, data) => secondInstances.push({ argv, data }));
  app.whenReady().then(boot);
} else app.quit();
app.on('window-all-closed', () => app.quit());
