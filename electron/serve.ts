/**
 * The browser host: the same back end and the same pages without Electron, for this machine only. Used by `npm start`
 * where there is no Electron runtime, and by tests.
 *
 *     node dist/electron/serve.js [file.seatwright] [options of host/serve-options.ts]
 *
 * Prints one line `Seatwright: <address>` when it answers.
 */

import { spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import type { Role } from '../core/api/method.ts';
import { languageFor } from '../core/languages.ts';
import packageJson from '../package.json' with { type: 'json' };
import { type Backend, startBackend } from './backend/backend.ts';
import { sticksNow } from './backend/copies/sticks.ts';
import { logText } from './backend/log-text.ts';
import type { Machine } from './backend/machine.ts';
import { freePath } from './backend/places.ts';
import { type DoorKeys, keepPlace, openedAt, placeBefore } from './host/door-place.ts';
import { endOnFault } from './host/fault.ts';
import { type Loopback, openLoopback } from './host/loopback.ts';
import { randomHex } from './host/machine-parts.ts';
import { placesFrom } from './host/network-places.ts';
import { forkChecker, forkNetwork } from './host/node-child.ts';
import { askedIn, USAGE } from './host/serve-options.ts';
import { builtFolder, checkerEntry, networkEntry, workerEntry } from './host/where.ts';

const asked = askedIn(process.argv.slice(2));
if ('wrong' in asked || asked.values.help) {
  const out = 'wrong' in asked ? process.stderr : process.stdout;
  const text = 'wrong' in asked ? `${asked.wrong}. See npm start -- --help\n` : USAGE;
  await new Promise((resolve) => out.write(text, resolve));
  process.exit('wrong' in asked ? 2 : 0);
}
const { values, positionals } = asked;

/** Opens the system's browser; a machine without one only gets the printed address. */
const openBrowser = (address: string): void => {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler', address]
        : ['xdg-open', address];
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

let loopback: Loopback | null = null;
let backend: Backend | null = null;

const machine: Machine = {
  host: 'browser',
  version: packageJson.version,
  platform: process.platform,
  locale: languageFor(Intl.DateTimeFormat().resolvedOptions().locale),
  now: () => new Date(),
  steady: { now: () => performance.now(), tellsSleep: false },
  randomHex,
  folders: { data: resolve(values.data), documents: resolve(values.folder) },
  chooseNew: async (suggested, folder) => freePath(folder, suggested),
  chooseOpen: async () => null,
  chooseSave: async () => null,
  chooseFolder: null,
  showFolder: null,
  sticks: () => [...sticksNow(process.platform), ...values.stick.map((stick) => resolve(stick))],
  startChecker: () => forkChecker(checkerEntry()),
  network: {
    places: () => placesFrom(networkInterfaces(), values['network-address']),
    start: () => forkNetwork(networkEntry()),
    pages: builtFolder('renderer'),
  },
  opened: () => undefined,
  hall: {
    canPlace: true,
    displays: () => [],
    identify: () => undefined,
    open: async (hall) => loopback?.address('hall', `&hall=${hall}`) ?? null,
    close: (hall) => loopback?.disconnect('hall', hall === null ? null : (backend?.hallPageOf(hall) ?? '')),
    // Tabs speak for themselves.
    windows: () => [],
  },
  print: {
    paper: async (job) => ({ tab: loopback?.address('print', `&job=${job}`) ?? null }),
    pdf: null,
  },
  fault: (where, text) => {
    process.stderr.write(`${where}: ${text}\n`);
  },
};

const start = async (): Promise<void> => {
  const open = startBackend(machine, workerEntry());
  backend = open;
  open.warm();
  const left = (role: Role, page: string): void => {
    if (role === 'hall') open.hallChanged(page);
  };
  // Before the door: tabs that are still there find their event again.
  const [file] = positionals;
  const opened = file === undefined ? await open.openLeft() : await open.open(resolve(file));
  if (!opened.ok) process.stderr.write(`${file ?? ''}: ${opened.refusal.code}\n`);
  const folder = machine.folders.data;
  const now = machine.now().getTime();
  const before = placeBefore(folder, now);
  const named = values.port === undefined ? null : Number(values.port);
  const openAt = (port: number, keys: DoorKeys) =>
    openLoopback(open, { folder: builtFolder('renderer'), port, keys }, left);
  const { door, keys, moved } = await openedAt(openAt, before, named);
  loopback = door;
  keepPlace(folder, now, { port: door.port, keys });
  if (moved !== null) open.tell(moved);
  const address = door.address('desk');
  say(`Seatwright: ${address}`);
  if (!values['no-open']) openBrowser(door.invitation());
};

/** Files are closed in rest form on the way out; what was acknowledged is on disk at any moment anyway. */
const stop = async (): Promise<void> => {
  await backend?.close();
  await loopback?.close();
  process.exit(0);
};

endOnFault({
  log: (fault) => machine.fault('uncaught', backend?.logText(fault) ?? logText(fault, null)),
  close: () => backend?.closeNow(),
});
const stopped = (): void => {
  void stop().catch(() => process.exit(1));
};
process.once('SIGINT', stopped);
process.once('SIGTERM', stopped);
await start();
