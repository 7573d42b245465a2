/**
 * The whole program in its two hosts, for the same walks: the desktop app (shipping main and preload, on the electron double or,
 * with SEATWRIGHT_REAL_ELECTRON, on Electron itself) and the browser host (`dist/electron/serve.js`).
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type ElectronApplication, type Page } from 'playwright';
import { chromiumFlags, chromiumPath } from '../browser/chromium.ts';
import { launchDesktop, recordOf } from '../electron-double/launch.ts';

export const root: string = join(import.meta.dirname, '../..');

/** Pictures and sheets of the walks, kept for looking at. */
export const artifacts = (host: string): string => {
  const folder = join(root, 'artifacts', 'walk', host);
  mkdirSync(folder, { recursive: true });
  return folder;
};

/** A picture for looking at, where somebody wants them (SEATWRIGHT_PICTURES=1): no walk hangs on it. */
export const picture = async (page: Page, path: string): Promise<void> => {
  if (process.env.SEATWRIGHT_PICTURES === '1') await page.screenshot({ path });
};

/** The desk moves nothing, and nobody waits for what moves; the hall moves as it does in a hall. */
const still = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' });

export type Running = {
  readonly page: Page;
  /** Answers the next question for a place to save with this path; the browser host has no such question. */
  readonly answerSave: (path: string) => Promise<void>;
  /** Does what opens the hall and gives the hall's page. */
  readonly hallBy: (act: () => Promise<void>) => Promise<Page>;
  /** Does what prints on paper and gives the PDF of what goes to the printer or, on the desktop, to the file. */
  readonly pdfBy: (act: () => Promise<void>, path: string) => Promise<Buffer>;
  /** What the pages asked of the outside world. */
  readonly externalRequests: () => Promise<readonly string[]>;
  /** kill -9, as if the plug were pulled. */
  readonly kill: () => Promise<void>;
  /** kill -9 of the program alone: pages in a browser are left without it. */
  readonly crash: () => Promise<void>;
  /** The program hangs until what is returned is called: no line breaks, and nothing is answered. */
  readonly hang: () => () => void;
  readonly close: () => Promise<void>;
};

export type Host = {
  readonly name: 'desktop' | 'browser';
  /** `more`: arguments of the program. */
  readonly start: (home: string, file?: string, more?: readonly string[]) => Promise<Running>;
};

/** How long a walk waits for what it looks for. */
export const PATIENCE = 60_000;

const size = { width: 1366, height: 768 };

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

const startDesktop: Host['start'] = async (home, file, more = []) => {
  mkdirSync(join(home, 'Documents'), { recursive: true });
  const application: ElectronApplication = await launchDesktop({
    mainPath: root,
    args: [...(file === undefined ? [] : [file]), ...more],
    userData: join(home, 'data'),
    env: { HOME: home, LANG: 'en_US.UTF-8' },
  });
  const page = await application.firstWindow();
  page.setDefaultTimeout(PATIENCE);
  await page.setViewportSize(size);
  await still(page);
  const answerSave = (path: string): Promise<void> =>
    application.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    }, path);
  const crash = async (): Promise<void> => {
    const child = application.process();
    child.kill('SIGKILL');
    await ended(child);
  };
  return {
    page,
    answerSave,
    hallBy: async (act) => {
      const [hall] = await Promise.all([application.waitForEvent('window'), act()]);
      return hall;
    },
    pdfBy: async (act, path) => {
      await answerSave(path);
      await act();
      for (;;) {
        if (existsSync(path)) return readFileSync(path);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    externalRequests: async () => (await recordOf(application)).externalRequests.map(({ url }) => url),
    kill: crash,
    crash,
    hang: () => hanging(application.process()),
    close: () => application.close(),
  };
};

const hanging = (child: ChildProcess): (() => void) => {
  child.kill('SIGSTOP');
  return () => child.kill('SIGCONT');
};

const startBrowser: Host['start'] = async (home, file, more = []) => {
  const options = ['--no-open', `--folder=${join(home, 'files')}`, `--data=${join(home, 'data')}`];
  const args = [join(root, 'dist/electron/serve.js'), ...(file === undefined ? [] : [file]), ...options, ...more];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LANG: 'en_US.UTF-8' },
  });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk) => {
      printed += String(chunk);
      const found = /Seatwright: (\S+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the browser host ended with ${code}`)));
  });
  const browser: Browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumFlags] });
  const context: BrowserContext = await browser.newContext({
    viewport: size,
    locale: 'en-US',
  });
  const outside: string[] = [];
  const { origin } = new URL(address);
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) outside.push(url);
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await still(page);
  await page.goto(address);
  const crash = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended(child);
  };
  return {
    page,
    answerSave: async () => undefined,
    hallBy: async (act) => {
      const [hall] = await Promise.all([context.waitForEvent('page'), act()]);
      return hall;
    },
    pdfBy: async (act, path) => {
      const [sheet] = await Promise.all([context.waitForEvent('page'), act()]);
      await sheet.locator('main[class*=_printPage_]').waitFor();
      await sheet.evaluate(() => document.fonts.ready);
      const pdf = await sheet.pdf({ preferCSSPageSize: true });
      await sheet.close();
      writeFileSync(path, pdf);
      return pdf;
    },
    externalRequests: async () => outside,
    kill: async () => {
      await crash();
      await browser.close();
    },
    crash,
    hang: () => hanging(child),
    close: async () => {
      await browser.close();
      child.kill('SIGTERM');
      await ended(child);
    },
  };
};

export const hosts: readonly Host[] = [
  { name: 'desktop', start: startDesktop },
  { name: 'browser', start: startBrowser },
];

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
