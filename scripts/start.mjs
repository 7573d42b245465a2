// `npm start [-- file.seatwright]`: the desktop program where the Electron runtime is there or can be fetched, otherwise
// the same program in the default browser. `--browser` asks for the browser.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, isBuilt } from './build.mjs';

const root = join(import.meta.dirname, '..');
const electron = join(root, 'node_modules/electron');
const args = process.argv.slice(2);
// The usage is the browser host's: it needs no runtime.
const inBrowser = args.includes('--browser') || args.includes('--help');

/** Longest wait for the runtime to be fetched, which happens once. */
const FETCH_TIMEOUT = 10 * 60_000;

const say = (line) => process.stdout.write(`${line}\n`);

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write('Seatwright runs on the Node 24 that npm has installed with it: start it with `npm start`.\n');
  process.exit(1);
}

const installed = () => {
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(electron, 'dist');
  const named = join(electron, 'path.txt');
  const path = join(folder, existsSync(named) ? readFileSync(named, 'utf8') : 'electron');
  return existsSync(path) ? path : null;
};

/** The runtime's executable, fetched if need be; null when it cannot be had. */
const runtime = () => {
  const there = installed();
  if (there !== null || !existsSync(join(electron, 'install.js'))) return there;
  const options = { stdio: 'ignore', timeout: FETCH_TIMEOUT };
  return spawnSync(process.execPath, [join(electron, 'install.js')], options).status === 0 ? installed() : null;
};

const run = (command, commandArgs) => {
  const child = spawn(command, commandArgs, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 0) : 1));
};

const code = isBuilt() ? 0 : build();
if (code !== 0) process.exit(code);

const path = inBrowser ? null : runtime();
if (path === null) {
  if (!inBrowser) say('The Electron runtime could not be fetched: Seatwright runs in your browser instead.');
  run(process.execPath, [join(root, 'dist/electron/serve.js'), ...args.filter((arg) => arg !== '--browser')]);
} else {
  run(path, [root, ...args]);
}
