/** Opens a file, stores steps until it is refused or all are in, closes; tells everything at once it happens. */

import { writeSync } from 'node:fs';
import { open, type Place } from '../../../electron/backend/file/tournament-file.ts';
import { sampleReplay, sampleStep } from '../../electron/file/steps.ts';

export type FailsTask = { readonly path: string; readonly recoveryFolder: string; readonly place: Place };

const STEPS = 12;
const { path, recoveryFolder, place } = JSON.parse(process.argv[2] ?? '{}') as FailsTask;
const tell = (line: string) => writeSync(1, `${line}\n`);

const opened = open(path, { recoveryFolder, place, replay: sampleReplay });
if (!opened.ok) tell(`opening ${opened.refusal.code}`);
else {
  const file = opened.value;
  for (let n = 1; n <= STEPS; n++) {
    const answer = file.append(sampleStep(n));
    tell(answer.ok ? `step command-${n}` : `refused ${answer.refusal.code} ${file.state()}`);
    if (!answer.ok && file.state() !== 'open') break;
    if (n % 5 === 0) {
      const moved = file.checkpoint();
      if (!moved.ok) tell(`refused ${moved.refusal.code} ${file.state()}`);
    }
  }
  const closed = file.close();
  tell(`closed ${closed.ok ? 'ok' : closed.refusal.code}`);
}
