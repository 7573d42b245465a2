// `npm run build`: pages, main process, worker and preload into dist/. Also used by `npm start` when dist/ is older than
// the source.

import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sources = ['core', 'electron', 'renderer', 'resources', 'package-lock.json', 'vite.config.ts'];
const results = ['dist/electron/main.js', 'dist/electron/preload.cjs', 'dist/renderer/index.html'];

const newest = (path) => {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
};

const oldestResult = () => {
  try {
    return Math.min(...results.map((path) => statSync(join(root, path)).mtimeMs));
  } catch {
    return 0;
  }
};

/** Whether dist/ was made after the last change of the source. */
export const isBuilt = () => oldestResult() > Math.max(...sources.map((path) => newest(join(root, path))));

/** Builds all; the exit code. */
export const build = () => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = { cwd: root, stdio: 'inherit' };
  return spawnSync(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], options).status ?? 1;
};

if (process.argv[1] === import.meta.filename) process.exit(build());
