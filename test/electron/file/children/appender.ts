/** Appends steps to a tournament file and is killed, or says that it is done and waits until it is. */

import { readFileSync, writeSync } from 'node:fs';
import { type NewStep, open } from '../../../../electron/backend/file/tournament-file.ts';
import { must } from '../steps.ts';

export type AppenderTask = {
  readonly path: string;
  readonly recoveryFolder: string;
  readonly notes: string;
  /** File with the steps as JSON. */
  readonly steps: string;
  readonly isKilled: boolean;
};

const task = JSON.parse(process.argv[2] ?? '{}') as AppenderTask;
const { path, recoveryFolder, notes } = task;
const file = must(open(path, { recoveryFolder, notes }));
for (const step of JSON.parse(readFileSync(task.steps, 'utf8')) as readonly NewStep[]) must(file.append(step));
if (task.isKilled) process.kill(process.pid, 'SIGKILL');
writeSync(1, 'done\n');
setInterval(() => undefined, 60_000);
