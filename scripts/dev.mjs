// `npm run dev [-- file.seatwright]`: the browser host straight from source, restarted when its source changes, over pages that
// are built again as you edit. Reload the page to see a change.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, isBuilt } from './build.mjs';

const root = join(import.meta.dirname, '..');
const code = isBuilt() ? 0 : build();
if (code !== 0) process.exit(code);

const node = (args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
const pages = node([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--watch', '--logLevel', 'warn']);
const host = node(['--watch', '--watch-preserve-output', join(root, 'electron/serve.ts'), ...process.argv.slice(2)]);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    pages.kill();
    host.kill();
  });
}
host.on('exit', (ended) => {
  pages.kill();
  process.exit(ended ?? 0);
});
