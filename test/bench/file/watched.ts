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

/** Steps of a large event; after so many the next one begins. */
const EVENT = 10_000;

const folder = mkdtempSync(join(tmpdir(), 'seatwright-watched-'));
const options = { recoveryFolder: join(folder, 'recovery') };
const path = join(folder, 'x.seatwright');

const commits: number[] = [];
let alarms = 0;
/** Milliseconds of all the looks at an open file. */
let looks = 0;

const look = (): Promise<number> => {
  const watch = watchOf(path, 'local');
  return timed(() => {
    for (let no = 0; no < LOOKS; no++) {
      watch.before();
      watch.after();
    }
  });
};

/** An event of so many steps, from the first to the last. */
const play = async (steps: number): Promise<void> => {
  const file = must(create(path, ABOUT, options));
  for (let no = 1; no <= steps; no++) {
    const step = sampleStep(no);
    let told = true;
    commits.push(
      await timed(() => {
        told = file.append(step).ok;
      }),
    );
    if (no % 50 === 0) told = file.checkpoint().ok && told;
    if (no % 5000 === 0) {
      const copy = join(folder, 'copy.seatwright');
      told = file.copyTo(copy).ok && told;
      rmSync(copy);
    }
    // What a virus scanner or a backup does.
    if (no % 500 === 0) readFileSync(path);
    if (!told) alarms += 1;
  }
  looks = await look();
  file.close();
};

for (let left = COMMITS; left > 0; left -= EVENT) {
  rmSync(path, { force: true });
  await play(Math.min(left, EVENT));
}
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
rmSync(folder, { recursive: true, force: true });
