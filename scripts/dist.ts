/** `npm run dist -- …`: builds, writes the list of licences and calls electron-builder with what this machine needs. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { writeLicences } from './packages/licence-list.ts';
import { switchesFor } from './packages/switches.ts';

const root = join(import.meta.dirname, '..');

const git = (...words: readonly string[]): string | undefined => {
  const asked = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return asked.status === 0 ? asked.stdout.trim() : undefined;
};

const targets = process.argv.slice(2);
// The same sources say the same day, whenever they are packed.
const builtOn = git('log', '-1', '--format=%cs') ?? new Date().toISOString().slice(0, 10);
const origin = git('remote', 'get-url', 'origin');
const switches = switchesFor({ host: process.platform, targets, env: process.env, origin, builtOn });
if (switches.said !== '') process.stderr.write(`${switches.said}\n`);
if (!switches.ok) process.exit(2);
const built = build();
if (built !== 0) process.exit(built);
writeLicences(root);
const builder = join(root, 'node_modules/electron-builder/cli.js');
const { status } = spawnSync(process.execPath, [builder, ...targets, ...switches.added], {
  cwd: root,
  env: { ...switches.env },
  stdio: 'inherit',
});
process.exit(status ?? 1);
