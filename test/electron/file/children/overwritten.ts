/** Enters steps into a file, has it overwritten from outside, enters one more, and is killed or closes; tells each step that was acknowledged. */

import { writeSync } from 'node:fs';
import { open } from '../../../../electron/backend/file/tournament-file.ts';
import { type Disturbance, disturb } from '../disturbances.ts';
import { must, sampleStep } from '../steps.ts';

export type OverwrittenTask = {
  readonly path: string;
  readonly recoveryFolder: string;
  readonly other: string;
  readonly steps: number;
  readonly checkpointed: boolean;
  readonly kind: Disturbance;
};

const { path, recoveryFolder, other, steps, checkpointed, kind } = JSON.parse(
  process.argv[2] ?? '{}',
) as OverwrittenTask;
const file = must(open(path, { recoveryFolder }));
const from = file.last().no;
for (let no = from + 1; no <= from + steps; no++) must(file.append(sampleStep(no)));
if (checkpointed) must(file.checkpoint());
disturb(kind, path, other);
const answer = file.append(sampleStep(from + steps + 1));
writeSync(1, JSON.stringify({ acknowledged: file.last().no, answer: answer.ok ? null : answer.refusal }));
process.kill(process.pid, 'SIGKILL');
