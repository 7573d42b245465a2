/**
 * Writes steps into a tournament file until it is killed, and tells each one that was acknowledged: one line with the
 * command id on standard output. Snapshots, checkpoints and copies go on meanwhile, as in the program.
 */

import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { open } from '../../../../electron/backend/file/tournament-file.ts';
import { type Answered, must, sampleReplay, sampleStep } from '../steps.ts';

export type WriterTask = {
  readonly path: string;
  readonly recoveryFolder: string;
  /** Begins the command ids of this run. */
  readonly run: string;
  /** Where copies are made, if at all. */
  readonly copies?: string;
  readonly place?: 'local' | 'removable';
  /** Kills itself after so many steps instead of waiting for it. */
  readonly dieAfter?: number;
  /** The mistake that the trial must find: tells before the step is on disk. */
  readonly tellsTooEarly?: boolean;
};

const task = JSON.parse(process.argv[2] ?? '{}') as WriterTask;
const { path, recoveryFolder, run, copies, place = 'local', dieAfter, tellsTooEarly = false } = task;
const file = must(open(path, { recoveryFolder, place, replay: sampleReplay }));
const steps: Answered[] = [...must(file.readSteps(1, Number.MAX_SAFE_INTEGER))];

for (let n = 1; n - 1 !== dieAfter; n++) {
  const commandId = `${run}-${n}`;
  const tell = () => writeSync(1, `${commandId}\n`);
  const step = sampleStep(n, { commandId });
  steps.push(step);
  if (tellsTooEarly) tell();
  const { no } = must(file.append(step, n % 5 === 0 ? sampleReplay(steps) : undefined));
  if (!tellsTooEarly) tell();
  if (n % 7 === 0) must(file.writeSnapshot(no, sampleReplay(steps)));
  if (n % 11 === 0) must(file.checkpoint());
  if (copies !== undefined && n % 30 === 0) must(file.copyTo(join(copies, `${run} ${n}.seatwright`)));
}
process.kill(process.pid, 'SIGKILL');
