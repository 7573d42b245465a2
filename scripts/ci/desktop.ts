/**
 * `node scripts/ci/desktop.ts`: the desktop suite on Electron itself [desktop 11.2, 11.3]. What needs no runtime (the packages' inspector)
 * is left to `npm test`.
 */

import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { underDisplay } from './display.ts';
import { suiteReport, suiteTold } from './suite-report.ts';

const shown = underDisplay();
if (shown !== null) process.exit(shown);

const root = join(import.meta.dirname, '../..');
const found = join(root, 'artifacts/tests.json');
const RESTRICTION = 'kernel.apparmor_restrict_unprivileged_userns';

/** The program is not installed here, so no profile lets its sandbox work: for the suite everybody may make namespaces. */
const restrict = (value: 0 | 1): void => {
  if (existsSync(`/proc/sys/${RESTRICTION.replaceAll('.', '/')}`))
    spawnSync('sudo', ['sysctl', '-w', `${RESTRICTION}=${value}`], { stdio: 'inherit' });
};

rmSync(found, { force: true });
restrict(0);
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'desktop', '--exclude', 'test/desktop/packaging/**'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SEATWRIGHT_REAL_ELECTRON: process.env.SEATWRIGHT_REAL_ELECTRON || '1' },
  },
);
restrict(1);

if (!existsSync(found)) {
  process.stderr.write('the suite ended without a report\n');
  process.exit(1);
}
const { text, isSound } = suiteTold(suiteReport.parse(JSON.parse(readFileSync(found, 'utf8'))), root);
writeFileSync(join(root, 'artifacts/desktop.md'), text);
process.stdout.write(`\n${text}`);
if (process.env.GITHUB_STEP_SUMMARY !== undefined) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${text}\n`);
process.exit(status === 0 && isSound ? 0 : 1);
