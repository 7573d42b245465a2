/** Starts the fixture application for the double's own tests. */

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication, Page } from 'playwright';
import { doubleExecutable, launchDesktop } from '../../electron-double/launch.ts';

export const FIXTURE: string = join(import.meta.dirname, 'fixture-app');

type Desk = {
  readonly version: number;
  readonly list: { readonly words: readonly string[]; readonly born: Date };
  readonly addName: (name: string) => Promise<{ count: number; name: string }>;
  readonly listNames: () => Promise<string[]>;
  readonly saveSheet: () => Promise<string>;
  readonly nobody: () => Promise<void>;
  readonly addDate: () => Promise<void>;
  readonly note: (text: string, heard: (answer: string) => void) => void;
  readonly onNames: (listener: (names: string[]) => void) => () => void;
  readonly twice: (call: (value: number) => number, value: number) => number;
  readonly fail: () => void;
  readonly second: () => void;
  readonly world: () => { hasRequire: string; processType: string; node: string };
};

declare global {
  interface Window {
    readonly desk: Desk;
  }
  var deskAtFirstScript: string;
  var inlineRan: boolean | undefined;
  /** In the main process of the fixture application. */
  var fixture: {
    readonly names: string[];
    readonly secondInstances: { argv: string[]; data: unknown }[];
    readonly navigations: string[];
    readonly given: string[];
    sound?: boolean;
  };
}

export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'seatwright-double-'));

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

export type Running = { readonly app: ElectronApplication; readonly desk: Page; readonly userData: string };

/** The fixture with its first window loaded. */
export const startFixture = async (userData?: string): Promise<Running> => {
  const folder = userData ?? (await temporaryFolder());
  const app = await launchDesktop({ mainPath: FIXTURE, userData: folder });
  const desk = await app.firstWindow();
  await desk.getByRole('heading', { name: 'Стол' }).waitFor();
  // The heading is there before the scripts below it have run and its frame has come.
  await desk.waitForLoadState('load');
  return { app, desk, userData: folder };
};

export const stopFixture = async ({ app, userData }: Running): Promise<void> => {
  await app.close();
  await removeFolder(userData);
};

/** Opens the hall from the menu. */
export const openHall = async (app: ElectronApplication): Promise<Page> => {
  const opened = app.waitForEvent('window');
  await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('hall')?.click());
  const hall = await opened;
  await hall.getByRole('heading', { name: 'Зал' }).waitFor();
  return hall;
};

export type Ended = {
  readonly code: number | null;
  readonly signal: string | null;
  readonly said: string;
  readonly complained: string;
};

/** Runs the double without Playwright until it ends, or kills it after the given time. */
export const runDouble = (
  words: readonly string[],
  killAfterMs = 60_000,
  command = doubleExecutable,
  cwd = process.cwd(),
): Promise<Ended> =>
  new Promise((resolve) => {
    const options = { timeout: killAfterMs, killSignal: 'SIGKILL' as const, env: environment(), cwd };
    const child = execFile(command, [...words], options, (_, said, complained) => {
      resolve({ code: child.exitCode, signal: child.signalCode, said, complained });
    });
  });

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  // The display server of the machine must not make the program start again.
  XDG_SESSION_TYPE: 'x11',
  ELECTRON_OVERRIDE_DIST_PATH: join(doubleExecutable, '..'),
});
