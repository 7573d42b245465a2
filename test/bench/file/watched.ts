/**
 * [T-OVER-3]: what it costs to know that nobody else wrote into the open file, beside the commit it belongs to, and whether it ever cries
 * wolf: commits with checkpoints, copies and a program that reads along, one after the other.
 *
 *     node test/bench/file/watched.ts          (1,000,000 commits: SEATWRIGHT_WATCHED=1000000)
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from '../../../electron/backend/file/tournament-file.ts';
import { watchOf } from '../../../electron/backend/file/watch.ts';
import { ABOUT, must, sampleStep } from '../../electron/file/steps.ts';
import { fixed, quantile, table, timed } from '../figures.ts';

const COMMITS = Number(process.env.SEATWRIGHT_WATCHED ?? 3000);
const LOOKS = 20_000;

const folder = mkdtempSync(join(tmpdir(), 'seatwright-watched-'));
const path = join(folder, 'x.seatwright');
const options = { recoveryFolder: join(folder, 'recovery') };
const file = must(create(path, ABOUT, options));

const commits: number[] = [];
let alarms = 0;
for (let no = 1; no <= COMMITS; no++) {
  const step = sampleStep(no);
  let told = true;
  commits.push(
    await timed(() => {
      told = file.append(step).ok;
    }),
  );
  if (no % 50 === 0) told = file.checkpoint().ok && told;
  if (no % 5000 === 0) told = file.copyTo(join(folder, `copy ${no}.seatwright`)).ok && told;
  // What a virus scanner or a backup does.
  if (no % 500 === 0) readFileSync(path);
  if (!told) alarms += 1;
}
const watch = watchOf(path, 'local');
const looks = await timed(() => {
  for (let look = 0; look < LOOKS; look++) {
    watch.before();
    watch.after();
  }
});
const each = (looks * 1000) / LOOKS;
const commit = quantile(commits, 0.5) * 1000;
table(
  ['what', 'µs', 'of a commit'],
  [
    ['commit (p50)', fixed(commit, 0), '100 %'],
    ['the looks that belong to it (bound 30 µs, 5 %)', fixed(each, 1), `${fixed((100 * each) / commit, 1)} %`],
  ],
);
process.stdout.write(`\n${COMMITS} commits with checkpoints, copies and a reader: ${alarms} false alarms\n`);
file.close();
rmSync(folder, { recursive: true, force: true });
