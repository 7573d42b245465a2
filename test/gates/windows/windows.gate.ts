/**
 * T-UI-1: the pages of the desk and of the hall die while somebody types, again and again. T-UI-2: the main process meets a fault that
 * nobody catches at every method of the contract. Both on the shipping bundle: `node scripts/build.mjs` first.
 */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type MethodName, methods } from '../../../core/api/contract.ts';
import { check } from '../../../electron/backend/file/check.ts';
import { removeFolder, root } from '../../desktop/hosts.ts';
import { atStart, newTournament } from '../../desktop/pages/desk.ts';
import { must } from '../../electron/file/steps.ts';
import { launchDesktop } from '../../electron-double/launch.ts';
import { figure, trials } from '../figures.ts';

const homes: string[] = [];
afterAll(() => homes.forEach(removeFolder));
const homeFor = (name: string): string => {
  const home = mkdtempSync(join(tmpdir(), `seatwright-${name}-`));
  homes.push(home);
  mkdirSync(join(home, 'Documents'), { recursive: true });
  return home;
};

describe('T-UI-1', () => {
  const CRASHES = trials('CRASHES', 100);
  test(`the desk's page dies ${CRASHES} times while a result is typed`, { timeout: 3_600_000 }, async () => {
    const home = homeFor('crash');
    const file = join(home, 'Documents', 'Crash.seatwright');
    const application = await launchDesktop({
      mainPath: root,
      userData: join(home, 'data'),
      env: { HOME: home, LANG: 'en_US.UTF-8' },
    });
    const page = await application.firstWindow();
    page.setDefaultTimeout(30_000);
    await application.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    }, file);
    await atStart(page);
    await newTournament(page, 'Crash', 3);
    /** Runs a script in whatever page the desk's window has now: the page model has given up the one that died. */
    const inDesk = <T>(script: string): Promise<T> =>
      application.evaluate(
        async ({ BrowserWindow }, code) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code),
        script,
      ) as Promise<T>;
    const until = async (script: string): Promise<number> => {
      const start = performance.now();
      for (;;) {
        const holds = await inDesk<boolean>(script).catch(() => false);
        if (holds === true) return performance.now() - start;
        if (performance.now() - start > 60_000) throw new Error(`never: ${script}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const times: number[] = [];
    for (let crash = 0; crash < CRASHES; crash++) {
      await inDesk(`window.seatwright.call('tournament.do', { id: '${crash.toString(16).padStart(32, '0')}',
        command: { type: 'entrants.add', entrants: [{ name: 'Person ${crash}' }] } })`);
      await inDesk(`window.seatwright.call('app.keepDraft', { key: 'crash', draft: 'half typed ${crash}' })`);
      await application.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
      );
      times.push(await until(`document.querySelector('main')?.textContent.includes('Person ${crash}') ?? false`));
      const draft = await inDesk<{ readonly value: unknown }>(`window.seatwright.call('app.draft', { key: 'crash' })`);
      expect(draft.value).toBe(`half typed ${crash}`);
    }
    await application.close();
    expect(must(check(file, { recoveryFolder: join(home, 'recovery') })).last.no).toBe(1 + CRASHES);
    figure(
      'T-UI-1',
      `${CRASHES} crashes of the desk's page: back after at most ${(Math.max(...times) / 1000).toFixed(1)} s, every draft back, no entry lost`,
    );
  });
});

describe('T-UI-2', () => {
  const names = (Object.keys(methods) as MethodName[]).slice(0, trials('FAULTS', 1000));
  test(`an uncaught fault at each of ${names.length} methods: the file is closed, and opens again without recovery`, {
    timeout: 3_600_000,
  }, async () => {
    const home = homeFor('faults');
    const child = join(import.meta.dirname, '../children/faulty.ts');
    let closed = 0;
    for (const name of names) {
      const path = join(home, 'Documents', `${name}.seatwright`);
      const running = spawn(process.execPath, [child, name, path, join(home, 'data')], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      running.stderr.on('data', (chunk) => {
        said += String(chunk);
      });
      const code = await new Promise((resolve) => running.once('close', resolve));
      expect([name, code, said.includes('planted')]).toEqual([name, 1, true]);
      expect([existsSync(`${path}-wal`), existsSync(`${path}-journal`)]).toEqual([false, false]);
      expect([...readFileSync(path).subarray(18, 20)]).toEqual([1, 1]);
      expect(must(check(path, { recoveryFolder: join(home, 'recovery') })).asFound).toBeNull();
      closed += 1;
    }
    figure(
      'T-UI-2',
      `${closed} of ${names.length} methods: the file was closed in rest form and opened without recovery`,
    );
  });
});
