/** The packaged program, driven from outside through Chromium's debugging port: no fuse closes it [desktop 9.3]. */

import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { freePort } from '../../test/desktop/free-port.ts';
import { type Command, run } from './commands.ts';
import type { Trial } from './plan.ts';

/** Most that an end may take: the file is copied and put back. */
const END_WITHIN = 60_000;
const PATIENCE = 60_000;
const SIZE = { width: 1366, height: 768 };

export type Program = {
  readonly desk: Page;
  readonly context: BrowserContext;
  /** From the start to the first screen, in seconds. */
  readonly seconds: number;
  /** Closes its window and waits until it has ended. */
  readonly close: () => Promise<void>;
  /** Asks it to end as the system does, and waits. */
  readonly terminate: (how: NonNullable<Trial['terminate']>) => Promise<void>;
  /** Ends what is left of it. */
  readonly kill: () => Promise<void>;
};

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));

const endOf = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

/** Waits for the end; what does not end is stopped and told. */
const ended = async (child: ChildProcess): Promise<void> => {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, END_WITHIN);
  await endOf(child);
  clearTimeout(timer);
  if (isLate) throw new Error(`the program has not ended within ${END_WITHIN / 1000} s`);
};

/** A page as it is driven and photographed. A window in the background answers to keys too. */
export const readied = async (page: Page): Promise<Page> => {
  page.setDefaultTimeout(PATIENCE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await page.setViewportSize(SIZE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
};

type Door = { readonly child: ChildProcess; readonly port: number; readonly until: number };

const connected = async ({ child, port, until }: Door): Promise<Browser> => {
  for (;;) {
    try {
      // The program's own way with downloads and windows stays as it is.
      return await chromium.connectOverCDP(`http://127.0.0.1:${port}`, {
        noDefaults: true,
        timeout: PATIENCE,
      });
    } catch (fault) {
      if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}`);
      if (Date.now() > until) throw fault;
      await pause();
    }
  }
};

const deskOf = async (browser: Browser, until: number): Promise<Page> => {
  for (;;) {
    const pages = browser.contexts().flatMap((context) => context.pages());
    const desk = pages.find((page) => /\/(index|desk)\.html|\/$/.test(new URL(page.url()).pathname));
    if (desk !== undefined) return desk;
    if (Date.now() > until) throw new Error(`no window among ${pages.map((page) => page.url()).join(', ') || 'none'}`);
    await pause();
  }
};

export type Start = {
  readonly program: Command;
  /** The folder of its settings. */
  readonly data: string;
  readonly args: readonly string[];
  /** A first screen that takes longer is a failure, in milliseconds. */
  readonly within: number;
};

/** Starts the program and waits until a screen is there. */
export const startProgram = async (
  { program: [command, ...words], data, args, within }: Start,
  isThere: (desk: Page) => Promise<void>,
): Promise<Program> => {
  const port = await freePort();
  const start = Date.now();
  const until = start + within;
  const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${data}`];
  const child = spawn(command, [...words, ...own, ...args], { stdio: 'inherit' });
  // A program that cannot be started at all ends at once.
  child.on('error', () => undefined);
  const kill = async (): Promise<void> => {
    if (child.pid === undefined) return;
    child.kill('SIGKILL');
    await endOf(child);
  };
  try {
    const browser = await connected({ child, port, until });
    const desk = await deskOf(browser, until);
    desk.setDefaultTimeout(Math.max(1, until - Date.now()));
    await isThere(desk);
    const seconds = (Date.now() - start) / 1000;
    await readied(desk);
    return {
      desk,
      context: desk.context(),
      seconds,
      close: async () => {
        // The program may go while the window still answers.
        await Promise.all([desk.close().catch(() => undefined), ended(child)]);
      },
      terminate: async (how) => {
        if (how === 'process') child.kill('SIGTERM');
        else await run(how);
        await ended(child);
      },
      kill,
    };
  } catch (fault) {
    await kill();
    throw fault;
  }
};

/** A second start, which hands its words over to the first one and ends. */
export const startAgain = async ({ program: [command, ...words], data, args }: Start): Promise<void> => {
  const child = spawn(command, [...words, `--user-data-dir=${data}`, ...args], { stdio: 'inherit' });
  child.on('error', () => undefined);
  await ended(child);
};
