/**
 * The browser of all tests.
 *
 * | question | answer |
 * | --- | --- |
 * | which browser | `chromiumPath`: the one named by SEATWRIGHT_CHROMIUM, else an installed one, else the one inside the npm package |
 * | how it is started | `chromiumFlags`: quiet, same text on every machine, no request of its own |
 *
 * No browser is an error, never a skipped test.
 */

import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { unpackedChromium } from './unpack.ts';

const run = promisify(execFile);

const INSTALLED_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const INSTALLED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Command line of every Chromium that a test starts, whoever starts it (Playwright, vitest, the electron double). */
export const chromiumFlags: readonly string[] = [
  // The sandbox needs user namespaces, which root, containers and newer Ubuntu refuse. The pages are our own.
  ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-sync',
  '--disable-quic',
  '--disable-breakpad',
  '--disable-dev-shm-usage',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--metrics-recording-only',
  '--password-store=basic',
  '--use-mock-keychain',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

const executable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** Ubuntu's /usr/bin/chromium-browser may be a script that only says where to get the browser: ask it for its version. */
const answersWithVersion = async (path: string): Promise<boolean> => {
  if (process.platform === 'win32') return true;
  try {
    const { stdout } = await run(path, ['--version'], { timeout: 20_000 });
    return /\d+\.\d+\.\d+/.test(stdout);
  } catch {
    return false;
  }
};

const installedChromium = async (): Promise<string | undefined> => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath =
    process.platform === 'win32' ? [] : folders.flatMap((f) => INSTALLED_NAMES.map((name) => join(f, name)));
  for (const path of [...onPath, ...INSTALLED_PLACES]) {
    if ((await executable(path)) && (await answersWithVersion(path))) return path;
  }
  return undefined;
};

const findChromium = async (): Promise<string> => {
  const named = process.env.SEATWRIGHT_CHROMIUM;
  if (named !== undefined && named !== '') {
    if (await executable(named)) return named;
    throw new Error(`SEATWRIGHT_CHROMIUM names ${named}, which is not a program that can be run.`);
  }
  return (await installedChromium()) ?? (await unpackedChromium());
};

let found: Promise<string> | undefined;

/**
 * The Chromium that tests start, as an absolute path.
 * Throws with a plain sentence when there is none: browser tests are part of the suite on every machine.
 */
export const chromiumPath = (): Promise<string> => {
  found ??= findChromium();
  return found;
};
