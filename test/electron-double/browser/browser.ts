/**
 * The one Chromium behind all windows. It gets a debugging pipe from the double, so that it ends with a killed parent, and
 * beside it a debugging port when the command line asks for one: that is Playwright's.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { chromiumFlags, chromiumPath } from '../../browser/chromium.ts';
import { commandLine } from '../command-line.ts';
import { controls } from '../record.ts';
import { type Connection, connect } from './devtools.ts';

const PROFILES = join(tmpdir(), `seatwright-electron-double-${userInfo().uid}`);

const FLAGS = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-startup-window',
  // Popups never come to be; the page's wish arrives as an event and is put to the window open handler.
  '--block-new-web-contents',
  // Nothing leaves the machine, not even a name look-up; the machine's own development server may be reached.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--disable-back-forward-cache',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-hang-monitor',
  '--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,Translate,MediaRouter,OptimizationHints,PaintHolding',
  '--allow-pre-commit-input',
];

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The browser of a killed process may still be writing while it ends: then the next start sweeps. */
const sweep = (profile: string): void => {
  try {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    return;
  }
};

const OWN = join(PROFILES, String(process.pid));

/** A folder per process for the browser's profile and downloads; those of killed processes are swept by the next one. */
const makeOwnFolder = (): void => {
  mkdirSync(PROFILES, { recursive: true });
  for (const name of readdirSync(PROFILES)) {
    if (!alive(Number(name))) sweep(join(PROFILES, name));
  }
  mkdirSync(join(OWN, 'downloads'), { recursive: true });
};

/** Where the browser puts what pages download, until it is saved somewhere. */
export const DOWNLOADS = join(OWN, 'downloads');

let child: ChildProcess | undefined;
let ending = false;

const passOnAddress = (output: Readable): void => {
  const noisy = process.env.ELECTRON_ENABLE_LOGGING !== undefined;
  createInterface({ input: output }).on('line', (line) => {
    // Playwright reads this line from the application's own output.
    if (noisy || line.startsWith('DevTools listening on ')) process.stderr.write(`${line}\n`);
  });
};

const start = async (): Promise<Connection> => {
  makeOwnFolder();
  const port = commandLine.switches.get('remote-debugging-port');
  const language = commandLine.switches.get('lang');
  const flags = [
    ...chromiumFlags,
    ...FLAGS,
    `--user-data-dir=${join(OWN, 'profile')}`,
    ...(port === undefined ? [] : [`--remote-debugging-port=${port}`]),
    ...(language === undefined ? [] : [`--lang=${language}`, `--accept-lang=${language}`]),
  ];
  child = spawn(await chromiumPath(), flags, { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] });
  controls.browserPid = child.pid;
  child.on('exit', (code, signal) => {
    if (ending) return;
    process.stderr.write(`electron double: the browser ended by itself (${signal ?? code})\n`);
    process.exit(1);
  });
  const [, , output, requests, replies] = child.stdio;
  passOnAddress(output as Readable);
  const connection = connect(requests as Writable, replies as Readable);
  await connection.browser.send('Target.setDiscoverTargets', { discover: true });
  return connection;
};

let started: Promise<Connection> | undefined;

/** The browser, started at the first call. */
export const browser = (): Promise<Connection> => {
  started ??= start();
  return started;
};

/** The application ends: what it still asks of the browser fails, and nobody waits for it. */
export const isBrowserEnding = (): boolean => ending;

/** Ends the browser and sweeps its profile; resolves when it is gone. */
export const endBrowser = async (): Promise<void> => {
  ending = true;
  if (child && child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  sweep(OWN);
};
