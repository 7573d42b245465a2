/** The shipping main process and preload hold to the rules of the house whatever a page tries [reliability 11, 12]. */

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DesktopDoor } from '../../core/api/door.ts';
import { doubleExecutable, launchDesktop, recordOf } from '../electron-double/launch.ts';
import { PATIENCE, removeFolder, root } from './hosts.ts';
import { atStart, goTo, newTournament } from './pages/desk.ts';
import { pressButton } from './pages/keyboard.ts';

const outside = 'https://outside.example/';

/** Thirty ways for a page to get somewhere else [T-EL-4]: what it is, and the code that tries it. */
const attempts: readonly (readonly [kind: string, code: string])[] = [
  ...[
    'https://outside.example/',
    'http://127.0.0.1:9/',
    'file:///etc/passwd',
    'javascript:void(0)',
    'data:text/html,x',
    'ftp://outside.example/',
    'app://elsewhere/index.html',
    'about:blank#x',
  ].map((address) => [`window.open of ${address}`, `void window.open(${JSON.stringify(address)})`] as const),
  ...['_blank', '_self', '_top', '_parent', 'named'].map(
    (target) =>
      [
        `a link with target ${target}`,
        `(() => { const a = document.createElement('a'); a.href = '${outside}'; a.target = '${target}'; document.body.append(a); a.click(); a.remove(); })()`,
      ] as const,
  ),
  ['location.href', `location.href = '${outside}'`],
  ['location.assign', `location.assign('${outside}')`],
  ['location.replace', `location.replace('${outside}')`],
  ['document.location', `document.location = '${outside}'`],
  ['a file address', "try { location.href = 'file:///etc/passwd' } catch {}"],
  ['a mail address', "location.href = 'mailto:a@outside.example'"],
  ['another page of another host of our scheme', "location.href = location.href.replace('seatwright', 'elsewhere')"],
  ...['get', 'post'].map(
    (method) =>
      [
        `a form by ${method}`,
        `(() => { const form = document.createElement('form'); form.method = '${method}'; form.action = '${outside}'; document.body.append(form); form.submit(); form.remove(); })()`,
      ] as const,
  ),
  [
    'a refresh in the head',
    `(() => { const meta = document.createElement('meta'); meta.httpEquiv = 'refresh'; meta.content = '0;url=${outside}'; document.head.append(meta); meta.remove(); })()`,
  ],
  ...['iframe', 'object', 'embed', 'img', 'script', 'link'].map(
    (tag) =>
      [
        `an element ${tag}`,
        `(() => { const made = document.createElement('${tag}'); made.rel = 'stylesheet'; for (const name of ['src', 'href', 'data']) made.setAttribute(name, '${outside}'); document.body.append(made); made.remove(); })()`,
      ] as const,
  ),
  ['a beacon', `void navigator.sendBeacon('${outside}', 'x')`],
];

/** What [reliability 12.1, 12.3] ask of every window and every page. */
const PREFERENCES = {
  contextIsolation: true,
  sandbox: true,
  webSecurity: true,
  nodeIntegration: false,
  webviewTag: false,
  spellcheck: false,
} as const;
const NEVER_SET = [
  'nodeIntegrationInWorker',
  'nodeIntegrationInSubFrames',
  'allowRunningInsecureContent',
  'experimentalFeatures',
  'enableBlinkFeatures',
  'plugins',
  'navigateOnDragDrop',
];
const POLICY = [
  "default-src 'none'",
  ...['script', 'style', 'font', 'connect'].map((kind) => `${kind}-src 'self'`),
  "img-src 'self' data:",
  ...['base-uri', 'form-action', 'frame-ancestors', 'object-src'].map((kind) => `${kind} 'none'`),
];
const PERMISSIONS = ['geolocation', 'notifications', 'camera', 'microphone', 'clipboard-read'];

type Doored = { readonly seatwright: DesktopDoor };

const home = mkdtempSync(join(tmpdir(), 'seatwright-hard-'));
const userData = join(home, 'data');
const env = { HOME: home, LANG: 'en_US.UTF-8' };
const file = join(home, 'Documents', 'Handed over.seatwright');
let application: ElectronApplication;
let page: Page;

beforeAll(async () => {
  mkdirSync(join(home, 'Documents'), { recursive: true });
  application = await launchDesktop({ mainPath: root, userData, env });
  page = await application.firstWindow();
  page.setDefaultTimeout(PATIENCE);
  await atStart(page);
});
afterAll(async () => {
  await application.close();
  removeFolder(home);
});

describe('a page of ours', () => {
  test('T-IPC-3: sees exactly the two functions of the door and nothing of Node or Electron', async () => {
    const seen = await page.evaluate(() => ({
      door: Object.keys((globalThis as unknown as Doored).seatwright).sort(),
      others: ['require', 'process', 'module', 'ipcRenderer', 'Buffer'].filter((name) => name in globalThis),
    }));
    expect(seen).toEqual({ door: ['call', 'onPush'], others: [] });
  });
  test('T-EL-4 tries thirty kinds', () => {
    expect(attempts.length).toBeGreaterThanOrEqual(30);
  });

  /** In the page, through the main process: whoever drives the page waits for navigations that are refused. */
  const inPage = <T>(code: string): Promise<T> =>
    application.evaluate(
      ({ BrowserWindow }, run) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(run, true),
      code,
    );
  const TWO_PICTURES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))';

  test.each(attempts)('T-EL-4: %s opens no window and goes nowhere else', async (_kind, code) => {
    const before = await inPage('location.href');
    await inPage(`${code}; undefined`);
    await inPage(TWO_PICTURES);
    expect(await inPage("document.querySelector('[class*=_start_]') !== null")).toBe(true);
    expect(await inPage('location.href')).toBe(before);
    expect(await application.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
    expect((await recordOf(application)).externalRequests.filter(({ outcome }) => outcome === 'sent')).toEqual([]);
  });
  test('T-EL-1: is served with the policy of the list, and is granted nothing', async () => {
    const seen = await page.evaluate(async (names) => {
      const policy = (await fetch(location.href)).headers.get('content-security-policy') ?? '';
      const states = await Promise.all(
        names.map(async (name) => (await navigator.permissions.query({ name: name as PermissionName })).state),
      );
      return { policy: policy.split('; '), states: [...new Set(states)] };
    }, PERMISSIONS);
    expect({ ...seen, policy: seen.policy.toSorted() }).toEqual({ policy: POLICY.toSorted(), states: ['denied'] });
  });
  test('fetches nothing from outside', async () => {
    const fetched = await page.evaluate(() =>
      fetch('https://outside.example/').then(
        () => 'fetched',
        () => 'refused',
      ),
    );
    expect(fetched).toBe('refused');
    const sent = (await recordOf(application)).externalRequests.filter(({ outcome }) => outcome === 'sent');
    expect(sent).toEqual([]);
  });
  test('runs no script and no style that did not come with it', async () => {
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.ranInline = true';
      document.head.append(script);
      return 'ranInline' in globalThis;
    });
    expect(ran).toBe(false);
  });
  test('T-IPC-1: hostile calls are refusals, never faults', async () => {
    const codes = await page.evaluate(async () => {
      const { seatwright } = globalThis as unknown as Doored;
      const calls: [string, never][] = [
        ['toString', {} as never],
        ['__proto__', {} as never],
        ['file.open', { handle: '/etc/passwd' } as never],
        ['tournament.do', JSON.parse('{"id":"x","command":{"__proto__":{"a":1}}}') as never],
        ['app.set', [[[[]]]] as never],
      ];
      const answers = await Promise.all(calls.map(([method, input]) => seatwright.call(method, input)));
      return answers.map((answer) => (answer.ok ? 'ok' : answer.refusal.code));
    });
    expect(codes).toEqual([
      'door.unknownMethod',
      'door.unknownMethod',
      'file.unknownHandle',
      'door.badInput',
      'door.badInput',
    ]);
  });
});

describe('windows and starts', () => {
  test('T-IPC-2: the hall window reaches no method of the desk', async () => {
    await application.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    }, file);
    await newTournament(page, 'Handed over', 3);
    await goTo(page, 'Hall');
    const [hall] = await Promise.all([
      application.waitForEvent('window'),
      pressButton(page, /^Open (the hall|on|in a window)/),
    ]);
    await hall.waitForFunction(() => 'seatwright' in globalThis);
    const code = await hall.evaluate(async () => {
      const answer = await (globalThis as unknown as Doored).seatwright.call('tournament.steps', {
        after: 0,
        limit: 10,
      });
      return answer.ok ? 'ok' : answer.refusal.code;
    });
    expect(code).toBe('door.notAllowed');
  });
  test('T-EL-1: every window was made with the preferences of the list', async () => {
    const { preferences } = await recordOf(application);
    // The desk, the hall, and the hidden page that prints where there was one.
    expect(preferences.length).toBeGreaterThanOrEqual(2);
    for (const made of preferences) {
      expect(made).toMatchObject(PREFERENCES);
      expect(NEVER_SET.filter((name) => name in made)).toEqual([]);
    }
  });
  test('[reliability 6.1] a second start hands its file over to the first and ends', async () => {
    await page.bringToFront();
    await page.evaluate(() => (globalThis as unknown as Doored).seatwright.call('file.close', {}));
    await atStart(page);
    const second = spawn(doubleExecutable, [`--user-data-dir=${userData}`, root, file], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    const code = await new Promise((resolve) => second.once('exit', resolve));
    expect(code).toBe(0);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('Saved').first().waitFor();
  });
});
