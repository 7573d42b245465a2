/** The shipping main process and preload hold to the rules of the house whatever a page tries (reliability 11, 12). */

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DesktopDoor } from '../../core/api/door.ts';
import { doubleExecutable, launchDesktop, recordOf } from '../electron-double/launch.ts';
import { removeFolder, root } from './hosts.ts';
import { atStart, goTo, newTournament } from './pages/desk.ts';
import { pressButton } from './pages/keyboard.ts';

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
  page.setDefaultTimeout(15_000);
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
  test('T-EL-4: opens no window and goes nowhere else', async () => {
    const before = page.url();
    expect(await page.evaluate(() => window.open('https://outside.example/'))).toBeNull();
    await page.evaluate(() => {
      location.href = 'https://outside.example/';
    });
    await atStart(page);
    expect(page.url()).toBe(before);
    expect(application.windows()).toHaveLength(1);
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
    await goTo(page, 'Hall screen');
    const [hall] = await Promise.all([application.waitForEvent('window'), pressButton(page, /^Open/)]);
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
  test('6.1: a second start hands its file over to the first and ends', async () => {
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
