/**
 * [T-UI-1]: the pages of the desk and of the hall die while somebody types, again and again. [T-HALL-1]: hall, identify and print pages die
 * while they load. [T-END-1]: the system ends. [T-UI-2]: the main process meets a fault that nobody catches at every method of the contract. All on the shipping bundle: `node scripts/build.mjs` first.
 */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { type MethodName, methods } from '../../../core/api/contract.ts';
import { check } from '../../../electron/backend/file/check/check.ts';
import { beforeDying, identifyIsOver, killHall, killIdentify, killPrint } from '../../desktop/ending/dying.ts';
import { endWhileEntering, WAYS } from '../../desktop/ending/ending.ts';
import { startDesktop } from '../../desktop/events.ts';
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

const worst = (times: readonly number[]): string => `${(Math.max(...times) / 1000).toFixed(1)} s`;

const CRASHES = trials('CRASHES', 100);
const ENDINGS = trials('ENDINGS', 50);

describe('T-UI-1', () => {
  type Running = { readonly application: ElectronApplication; readonly file: string; readonly home: string };
  const started = async (name: string): Promise<Running> => {
    const home = homeFor(name.toLowerCase());
    const file = join(home, 'Documents', `${name}.seatwright`);
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
    await newTournament(page, name, 3);
    return { application, file, home };
  };
  /** Runs a script in whatever page a window has now: the page model has given up the one that died. */
  const inPage = <T>({ application }: Running, page: 'index.html' | 'hall.html', script: string): Promise<T> =>
    application.evaluate(
      async ({ BrowserWindow }, { code, name }) =>
        BrowserWindow.getAllWindows()
          .find((window) => window.webContents.getURL().includes(name))
          ?.webContents.executeJavaScript(code),
      { code: script, name: page },
    ) as Promise<T>;
  const crash = ({ application }: Running, page: 'index.html' | 'hall.html'): Promise<unknown> =>
    application.evaluate(
      ({ BrowserWindow }, name) =>
        BrowserWindow.getAllWindows()
          .find((window) => window.webContents.getURL().includes(name))
          ?.webContents.forcefullyCrashRenderer(),
      page,
    );
  const until = async (running: Running, page: 'index.html' | 'hall.html', script: string): Promise<number> => {
    const start = performance.now();
    for (;;) {
      const holds = await inPage<boolean>(running, page, script).catch(() => false);
      if (holds === true) return performance.now() - start;
      if (performance.now() - start > 60_000) throw new Error(`never: ${script}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const idOf = (number: number): string => number.toString(16).padStart(32, '0');
  const add = (running: Running, number: number): Promise<unknown> =>
    inPage(
      running,
      'index.html',
      `window.seatwright.call('tournament.do', { id: '${idOf(number)}',
        command: { type: 'entrants.add', entrants: [{ name: 'Person ${number}' }] } })`,
    );

  test(`the desk's page dies ${CRASHES} times while a result is typed`, { timeout: 3_600_000 }, async () => {
    const running = await started('Crash');
    const times: number[] = [];
    for (let number = 0; number < CRASHES; number++) {
      await add(running, number);
      await inPage(
        running,
        'index.html',
        `window.seatwright.call('app.keepDraft', { key: 'crash', draft: 'half typed ${number}' })`,
      );
      await crash(running, 'index.html');
      times.push(
        await until(
          running,
          'index.html',
          `document.querySelector('main')?.textContent.includes('Person ${number}') ?? false`,
        ),
      );
      const draft = await inPage<{ readonly value: unknown }>(
        running,
        'index.html',
        `window.seatwright.call('app.draft', { key: 'crash' })`,
      );
      expect(draft.value).toBe(`half typed ${number}`);
    }
    await running.application.close();
    expect(must(check(running.file, { recoveryFolder: join(running.home, 'recovery') })).last.no).toBe(1 + CRASHES);
    figure(
      'T-UI-1',
      `${CRASHES} crashes of the desk's page: back after at most ${worst(times)}, every draft back, no entry lost`,
    );
  });

  test(`the hall's page dies ${CRASHES} times while people are entered`, { timeout: 3_600_000 }, async () => {
    const running = await started('Hall');
    await inPage(running, 'index.html', `window.seatwright.call('hall.open', { hall: 1, display: null })`);
    const shows = `(document.body?.textContent ?? '').length > 0 && document.documentElement.dataset.alive === undefined`;
    await until(running, 'hall.html', shows);
    const times: number[] = [];
    for (let number = 0; number < CRASHES; number++) {
      // The page that dies is marked; the one that is shown afterwards bears no mark.
      await inPage(running, 'hall.html', `document.documentElement.dataset.alive = 'yes'`);
      const adding = add(running, number);
      await crash(running, 'hall.html');
      times.push(await until(running, 'hall.html', shows));
      await adding;
    }
    const desk = await inPage<string>(running, 'index.html', `document.querySelector('main')?.textContent ?? ''`);
    expect(desk).toContain(`Person ${CRASHES - 1}`);
    await running.application.close();
    expect(must(check(running.file, { recoveryFolder: join(running.home, 'recovery') })).last.no).toBe(1 + CRASHES);
    figure(
      'T-UI-1',
      `${CRASHES} crashes of the hall's page: back after at most ${worst(times)}, the desk went on, no entry lost`,
    );
  });
});

describe('T-END-1', () => {
  test(`the system ends at ${ENDINGS} moments of each way while people are entered`, {
    timeout: 7_200_000,
  }, async () => {
    const home = homeFor('ending');
    const times: number[] = [];
    // A step that shares nothing with their number, so that the moments of the ways differ.
    for (let number = 0; number < ENDINGS; number++)
      for (const [at, way] of WAYS.entries())
        times.push(await endWhileEntering(home, way, 1 + ((number * 7 + at) % 60)));
    figure(
      'T-END-1',
      `${times.length} ends of the system on ${WAYS.length} ways: all acknowledged entries in the file, closed in rest form within ${worst(times)}, nobody asked`,
    );
  });
});

describe('T-HALL-1', () => {
  test(`hall, identify and print pages die ${CRASHES} times each while they load`, { timeout: 3_600_000 }, async () => {
    const desktop = await startDesktop(homeFor('dying'));
    await beforeDying(desktop);
    const waited: number[] = [];
    for (let number = 0; number < CRASHES; number++) {
      waited.push(await killHall(desktop, number));
      await killIdentify(desktop, number);
      await killPrint(desktop, number);
    }
    await identifyIsOver(desktop);
    await desktop.app.close();
    const longest = (Math.max(...waited) / 1000).toFixed(1);
    figure(
      'T-HALL-1',
      `${3 * CRASHES} pages killed while they load: the desk alive every time, the hall loaded for good after at most ${longest} s of waits`,
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
