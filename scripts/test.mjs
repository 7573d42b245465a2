// `npm test`: builds, then runs all tests; what is given goes on to vitest. Where the browser itself was gone before some files
// had their turn, these run once more in a fresh one: a test that failed is never run again.

import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const asked = process.argv.slice(2);
const report = (name) => join(root, 'artifacts', name);
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

const run = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

const unrun = () => {
  try {
    return JSON.parse(readFileSync(report('unrun.json'), 'utf8'));
  } catch {
    return { files: [], isOnlyTheBrowser: false };
  }
};

const built = run(join(root, 'scripts/build.mjs'));
if (built !== 0) process.exit(built);
for (const name of ['tests.json', 'tests-first.json', 'unrun.json']) rmSync(report(name), { force: true });

let status = run(vitest, 'run', ...asked);
const { files, isOnlyTheBrowser } = unrun();
if (status !== 0 && isOnlyTheBrowser && files.length > 0) {
  const { numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report('tests.json'), 'utf8'));
  process.stdout.write(`\nThe browser was gone before ${files.length} files ran. They run now, in a fresh one.\n`);
  renameSync(report('tests.json'), report('tests-first.json'));
  const again = run(vitest, 'run', ...files);
  status = numFailedTests + numFailedTestSuites > 0 ? 1 : again;
}
process.exit(status);
