import { mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordOf } from '../../electron-double/launch.ts';
import { type Running, startFixture, stopFixture } from './fixture.ts';

let running: Running;

beforeAll(async () => {
  running = await startFixture();
});
afterAll(() => stopFixture(running));

test('a page that stays at home makes no external request', async () => {
  expect((await recordOf(running.app)).externalRequests).toEqual([]);
});

test('a link to the outside is put to will-navigate, and the page stays where it is', async () => {
  await running.desk.getByRole('link', { name: 'away' }).click();
  await expect
    .poll(() => running.app.evaluate(() => globalThis.fixture.navigations))
    .toEqual(['https://example.org/away']);
  await running.desk.getByRole('heading', { name: 'Стол' }).waitFor();
  expect((await recordOf(running.app)).externalRequests).toContainEqual({
    url: 'https://example.org/away',
    type: 'mainFrame',
    window: 1,
    outcome: 'prevented',
  });
});

test('window.open is put to the window open handler, and no window comes to be', async () => {
  const before = running.app.windows().length;
  expect(await running.desk.evaluate(() => window.open('https://example.org/popup'))).toBeNull();
  await expect.poll(async () => (await recordOf(running.app)).refusedWindows).toEqual(['https://example.org/popup']);
  expect(running.app.windows()).toHaveLength(before);
});

test('a request to the outside is put to webRequest, refused and recorded', async () => {
  const said = await running.app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false });
    // A page without a policy of its own, so that nothing but webRequest stands in the way.
    await window.loadURL('app://fixture/open.html');
    const outcome: unknown = await window.webContents.executeJavaScript(
      "fetch('https://example.org/list').then(() => 'fetched', (error) => error.message)",
    );
    const { id } = window.webContents;
    window.destroy();
    return { outcome, id };
  });
  expect(said.outcome).toBe('Failed to fetch');
  const { externalRequests } = await recordOf(running.app);
  expect(externalRequests).toContainEqual({
    url: 'https://example.org/list',
    type: 'xhr',
    window: said.id,
    outcome: 'cancelled',
  });
});

test('a WebSocket to the outside is recorded and leads nowhere', async () => {
  const outcome = await running.app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false });
    await window.loadURL('app://fixture/open.html');
    const ended: unknown = await window.webContents.executeJavaScript(
      "new Promise((resolve) => { new WebSocket('ws://example.org/live').onerror = () => resolve('refused'); })",
    );
    window.destroy();
    return ended;
  });
  expect(outcome).toBe('refused');
  const { externalRequests } = await recordOf(running.app);
  expect(externalRequests.map(({ url, type }) => [url, type])).toContainEqual(['ws://example.org/live', 'webSocket']);
});

test('a redirect is put to will-redirect', async () => {
  const said = await running.app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false });
    const asked: string[] = [];
    window.webContents.on('will-redirect', (event) => {
      asked.push(event.url);
      event.preventDefault();
    });
    const failure: unknown = await window.loadURL('app://fixture/moved').catch((error: Error) => error.message);
    window.destroy();
    return { asked, failure };
  });
  expect(said.asked).toEqual(['https://example.org/new']);
  expect(said.failure).toBe("ERR_ABORTED (-3) loading 'app://fixture/moved'");
});

test('a page can be captured as a picture', async () => {
  const { width, height } = await running.app.evaluate(async ({ BrowserWindow }) => {
    const picture = await BrowserWindow.getAllWindows()[0]?.webContents.capturePage();
    return picture?.getSize() ?? { width: 0, height: 0 };
  });
  expect([width, height]).toEqual([900, 600]);
});

test('the application may change the headers of an answer', async () => {
  const header = await running.app.evaluate(async ({ BrowserWindow, session }) => {
    session.defaultSession.webRequest.onHeadersReceived(({ responseHeaders }, answer) => {
      answer({ responseHeaders: { ...responseHeaders, 'X-Table': ['7'] } });
    });
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const seen: unknown = await contents?.executeJavaScript("fetch('/page.css').then((r) => r.headers.get('x-table'))");
    session.defaultSession.webRequest.onHeadersReceived(null);
    return seen;
  });
  expect(header).toBe('7');
});

test('a page that cannot be had fails in Electron’s form', async () => {
  const said = await running.app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false });
    const failure: unknown = await window.loadURL('https://example.org/').catch((error: Error) => error.message);
    window.destroy();
    return failure;
  });
  expect(said).toMatch(/^ERR_BLOCKED_BY_CLIENT \(-\d+\) loading 'https:\/\/example\.org\/'$/);
});

test('permissions are what the application’s handler says', async () => {
  const states = await running.desk.evaluate(async () => {
    const names = ['geolocation', 'notifications', 'camera'] as PermissionName[];
    return Promise.all(names.map(async (name) => (await navigator.permissions.query({ name })).state));
  });
  expect(states).toEqual(['denied', 'denied', 'denied']);
});

test('zoom changes the page’s pixels', async () => {
  const sizes = async (): Promise<number[]> => running.desk.evaluate(() => [innerWidth, innerHeight, devicePixelRatio]);
  const zoom = (factor: number): Promise<void> =>
    running.app.evaluate(({ BrowserWindow }, wanted) => {
      BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(wanted);
    }, factor);
  expect(await sizes()).toEqual([900, 600, 1]);
  await zoom(1.5);
  await expect.poll(sizes).toEqual([600, 400, 1.5]);
  await zoom(1);
  await expect.poll(sizes).toEqual([900, 600, 1]);
});

test('a download is put to will-download and saved where the application says', async () => {
  const folder = await mkdtemp(join(running.userData, 'saved-'));
  // The application listens before the page asks for anything.
  const heard = await running.app.evaluateHandle(
    ({ session }, path) => ({
      done: new Promise((resolve) => {
        session.defaultSession.once('will-download', (_event, item) => {
          item.setSavePath(path);
          item.once('done', (_done, state) => resolve([item.getFilename(), state]));
        });
      }),
    }),
    join(folder, 'list.csv'),
  );
  await running.desk.evaluate(() => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['имя;стол']));
    link.download = 'names.csv';
    link.click();
  });
  expect(await heard.evaluate(({ done }) => done)).toEqual(['names.csv', 'completed']);
  expect(await readFile(join(folder, 'list.csv'), 'utf8')).toBe('имя;стол');
});

test('T-HALL-1 a load is rejected when the page dies meanwhile, when another one begins, and when the window goes', async () => {
  const said = await running.app.evaluate(async ({ BrowserWindow }) => {
    const url = 'app://fixture/open.html';
    const told = (load: Promise<void>) =>
      load.then(
        () => 'loaded',
        (error: Error & { code: string; errno: number }) => `${error.code} ${error.errno}`,
      );
    const window = new BrowserWindow({ show: false });
    const { webContents } = window;
    const failures: unknown[] = [];
    webContents.on('did-fail-load', (_event, errno, code) => failures.push([errno, code]));
    webContents.once('did-navigate', () => webContents.forcefullyCrashRenderer());
    const dies = await told(window.loadURL(url));
    const [overtaken, second] = await Promise.all([told(window.loadURL(url)), told(window.loadURL(`${url}?again`))]);
    const title: unknown = await webContents.executeJavaScript('location.search');
    const goes = told(window.loadURL(url));
    window.destroy();
    return { dies, overtaken, second, title, goes: await goes, failures };
  });
  expect(said).toEqual({
    dies: 'ERR_FAILED -2',
    overtaken: 'ERR_ABORTED -3',
    second: 'loaded',
    title: '?again',
    goes: 'ERR_FAILED -2',
    failures: [
      [-2, 'ERR_FAILED'],
      [-3, 'ERR_ABORTED'],
      [-2, 'ERR_FAILED'],
    ],
  });
});

test('executeJavaScript runs in the page, and its errors come back', async () => {
  const outcome = await running.app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const value: unknown = await contents?.executeJavaScript('Promise.resolve(document.title)');
    const error: unknown = await contents?.executeJavaScript('nothing.here').catch((caught: Error) => caught.message);
    return { value, error };
  });
  expect(outcome.value).toBe('Desk');
  expect(outcome.error).toContain('nothing is not defined');
});

test('a page that was made to crash is dead at once: it runs nothing more, and says so', async () => {
  const said = await running.app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false });
    const { webContents } = window;
    await window.loadURL('app://fixture/open.html');
    const run = (code: string) => webContents.executeJavaScript(code).then(String, (error: Error) => error.message);
    const waits = run('new Promise(() => undefined)');
    webContents.forcefullyCrashRenderer();
    const after = run('1 + 1');
    const answers = await Promise.all([waits, after]);
    window.destroy();
    return answers;
  });
  expect(said).toEqual([
    'The page is gone before it answered: new Promise(() => undefined)',
    'The page is gone before it answered: 1 + 1',
  ]);
});

test('a crashed page is reported, and reload brings it back with its API', async () => {
  const gone = running.app.evaluate(
    ({ app }) =>
      new Promise((resolve) => app.once('render-process-gone', (_event, _contents, { reason }) => resolve(reason))),
  );
  await running.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  );
  expect(await gone).toBe('crashed');
  const names = (): Promise<unknown> =>
    running.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript('window.desk ? window.desk.listNames() : null'),
    );
  await expect.poll(names).toEqual([]);
});
