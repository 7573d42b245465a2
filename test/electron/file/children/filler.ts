/**
 * Appends steps until the file is refused, then, where told, makes room and sends the refused step again.
 * Tells all of it as JSON.
 */

import { rmSync } from 'node:fs';
import { open } from '../../../../electron/backend/file/tournament-file.ts';
import { must, sampleStep } from '../steps.ts';

export type FillerTask = {
  readonly path: string;
  readonly recoveryFolder: string;
  /** Removed after the first refusal, to make room. */
  readonly ballast?: string;
};

export type FillerAnswer = {
  readonly acknowledged: readonly string[];
  readonly refused: string;
  readonly state: string;
  /** What the same step got when it was sent again. */
  readonly again: string;
  readonly closed: string;
};

const { path, recoveryFolder, ballast } = JSON.parse(process.argv[2] ?? '{}') as FillerTask;
const file = must(open(path, { recoveryFolder }));
const stepNumber = (n: number) => sampleStep(n, { changes: [{ text: 'x'.repeat(2000) }] });
const acknowledged: string[] = [];
let refused = '';
let last = stepNumber(1);
for (let n = 1; refused === ''; n++) {
  last = stepNumber(n);
  const answer = file.append(last);
  if (answer.ok) acknowledged.push(last.commandId);
  else refused = answer.refusal.code;
}
if (ballast !== undefined) rmSync(ballast);
const state = file.state();
const sentAgain = file.append(last);
if (sentAgain.ok) acknowledged.push(last.commandId);
const closed = file.close();
const answer: FillerAnswer = {
  acknowledged,
  refused,
  state,
  again: sentAgain.ok ? 'ok' : sentAgain.refusal.code,
  closed: closed.ok ? 'ok' : closed.refusal.code,
};
process.stdout.write(JSON.stringify(answer));
