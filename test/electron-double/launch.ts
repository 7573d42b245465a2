/**
 * Starts the desktop application for a test: on the double, or on Electron's own runtime when SEATWRIGHT_REAL_ELECTRON is
 * set (to the path of its executable, or to anything else for the one that npm installed).
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { _electron, type ElectronApplication } from 'playwright';
import { lacks } from './lacking.ts';
import type { DoubleControls, DoubleRecord } from './record.ts';

export const doubleExecutable: string = join(import.meta.dirname, 'electron');

export type DesktopLaunch = {
  /** Folder of the application (with package.json) or its main file. */
  readonly mainPath: string;
  /** Arguments after the application, e.g. a tournament file. */
  readonly args?: readonly string[];
  /** A folder of the test's own: settings, lock and logs. */
  readonly userData: string;
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
};

const executable = (): { executablePath?: string } => {
  const real = process.env.SEATWRIGHT_REAL_ELECTRON;
  if (real === undefined || real === '') {
    if (process.platform === 'win32')
      throw new Error('The electron double needs a POSIX system: set SEATWRIGHT_REAL_ELECTRON.');
    return { executablePath: doubleExecutable };
  }
  return existsSync(real) ? { executablePath: real } : {};
};

const inherited = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** On the display server of the machine, whichever that is, unless a test says otherwise: else the program would start again. */
const SESSION = { XDG_SESSION_TYPE: 'x11' };

/** A quit takes a turn of its own: the inspector reaches into whatever runs, a transaction as well, and no system does. */
const quitting = (application: ElectronApplication): ElectronApplication => {
  const closes = application.close.bind(application);
  // Asked for now: an application that is gone names no process, and may be closed once more.
  const child = application.process();
  application.close = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return closes();
    const gone = application.waitForEvent('close', { timeout: 0 });
    await application.evaluate(({ app }) => void setImmediate(() => app.quit())).catch(() => undefined);
    await gone;
  };
  return application;
};

/** Windows and macOS know the user's home whatever HOME says: the folder of tournaments below it is named to the program itself. */
export const folderIn = (
  { HOME }: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): readonly string[] =>
  HOME === undefined || args.some((arg) => arg.startsWith('--folder=')) ? [] : [`--folder=${join(HOME, 'Seatwright')}`];

/** The running application. Close it, or kill its process, before the test ends. */
export const launchDesktop = async ({
  mainPath,
  args = [],
  userData,
  env = {},
}: DesktopLaunch): Promise<ElectronApplication> =>
  quitting(
    await _electron.launch({
      ...executable(),
      // Else Playwright starts it without one, and no page of a program that asks for the sandbox comes.
      chromiumSandbox: true,
      args: [`--user-data-dir=${userData}`, mainPath, ...folderIn(env, args), ...args],
      env: { ...inherited(), ...SESSION, ...env },
    }),
  );

/** What the double recorded so far: external requests, print jobs, dialogs, calls of the shell, refused windows. */
export const recordOf = (application: ElectronApplication): Promise<DoubleRecord> =>
  application.evaluate(() => globalThis.electronDouble.record);

/** Plugs displays in and out: the list is what is there afterwards. */
export const setDisplays = (
  application: ElectronApplication,
  displays: Parameters<DoubleControls['setDisplays']>[0],
): Promise<void> =>
  lacks('setDisplays')
    ? Promise.resolve()
    : application.evaluate((_, given) => globalThis.electronDouble.setDisplays(given), displays);

/** The system hands a file over, as macOS does. */
export const openFile = (application: ElectronApplication, path: string): Promise<void> =>
  lacks('openFile')
    ? Promise.resolve()
    : application.evaluate((_, given) => globalThis.electronDouble.openFile(given), path);

/** The windows are those of this system from now on. */
export const setSession = (
  application: ElectronApplication,
  system: Parameters<DoubleControls['setSession']>[0],
): Promise<void> =>
  lacks('setSession')
    ? Promise.resolve()
    : application.evaluate((_, given) => globalThis.electronDouble.setSession(given), system);

/** Ends the session as a system does: `ended`, or `refused` where the program still runs a second later. */
export const endSession = (
  application: ElectronApplication,
  system: Parameters<DoubleControls['endSession']>[0],
): Promise<'ended' | 'refused'> =>
  lacks('endSession')
    ? Promise.resolve('refused')
    : Promise.race([
        new Promise<'ended'>((resolve) => application.process().once('exit', () => resolve('ended'))),
        // The process may go before it answers; then its exit is heard.
        application
          .evaluate((_, given) => globalThis.electronDouble.endSession(given), system)
          .catch(() => new Promise<never>(() => undefined)),
      ]);

/** The printers of the machine, by their names. */
export const setPrinters = (application: ElectronApplication, names: readonly string[]): Promise<void> =>
  lacks('setPrinters')
    ? Promise.resolve()
    : application.evaluate((_, given) => {
        globalThis.electronDouble.printers = given.map((name) => ({ name, displayName: name, description: '' }));
      }, names);

/** What the next print jobs answer. */
export const setPrintAnswer = (
  application: ElectronApplication,
  answer: DoubleControls['printAnswer'],
): Promise<void> =>
  lacks('setPrintAnswer')
    ? Promise.resolve()
    : application.evaluate((_, given) => {
        globalThis.electronDouble.printAnswer = given;
      }, answer);
