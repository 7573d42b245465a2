/** Opens a file, makes an automatic copy of it, then stores one more step and closes; tells what became of each. */

import { writeSync } from 'node:fs';
import { finishCopy, holdsAll, unfinished } from '../../../electron/backend/file/copy.ts';
import { open } from '../../../electron/backend/file/tournament-file.ts';
import { must, sampleReplay, sampleStep } from '../../electron/file/steps.ts';

export type CopiesTask = { readonly path: string; readonly recoveryFolder: string; readonly target: string };

const { path, recoveryFolder, target } = JSON.parse(process.argv[2] ?? '{}') as CopiesTask;
const tell = (line: string) => writeSync(1, `${line}\n`);

const file = must(open(path, { recoveryFolder, replay: sampleReplay }));
const begun = file.beginCopy(target);
if (!begun.ok) tell(`copy ${begun.refusal.code}`);
else {
  let whole = false;
  try {
    whole = holdsAll(unfinished(target), begun.value);
  } catch {
    // What cannot be read is not whole.
  }
  const finished = finishCopy(target, whole);
  tell(`copy ${finished.ok ? 'made' : finished.refusal.code}`);
}
const answer = file.append(sampleStep(900));
tell(`step ${answer.ok ? 'ok' : answer.refusal.code}`);
const closed = file.close();
tell(`closed ${closed.ok ? 'ok' : closed.refusal.code}`);
