/** Stores so many steps in a file and tells how long each took, in milliseconds: run under strace with slow syncs [T-DUR-7]. */

import { open } from '../../../electron/backend/file/tournament-file.ts';
import { must, sampleReplay, sampleStep } from '../../electron/file/steps.ts';

const [path = '', recoveryFolder = '', steps = '1'] = process.argv.slice(2);
const file = must(open(path, { recoveryFolder, replay: sampleReplay }));
const times: number[] = [];
for (let n = 1; n <= Number(steps); n++) {
  const start = performance.now();
  must(file.append(sampleStep(n)));
  times.push(performance.now() - start);
}
file.close();
process.stdout.write(JSON.stringify(times));
