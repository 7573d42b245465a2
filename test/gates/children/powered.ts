/**
 * A session as the program has it, for the trace: opens a file, stores steps, copies, moves the log into the file, closes, opens
 * again and goes on. Everything that was acknowledged is told on standard output at that moment, so that the trace has the order.
 * `carelessly` are the two mistakes that the replay must find.
 */

import { mkdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { journalOf } from '../../../electron/backend/file/journal.ts';
import { open, type Place } from '../../../electron/backend/file/tournament-file.ts';
import { ID, must, sampleReplay, sampleStep } from '../../electron/file/steps.ts';

export type PoweredTask = {
  readonly path: string;
  readonly recoveryFolder: string;
  readonly copies: string;
  readonly place: Place;
  readonly steps: number;
  /** `normal`: WAL that is not synced at each commit. `full`: a rollback journal whose removal is not. */
  readonly carelessly?: 'normal' | 'full';
};

const task = JSON.parse(process.argv[2] ?? '{}') as PoweredTask;
const { path, recoveryFolder, copies, place, steps, carelessly } = task;
const tell = (what: string, name: string) => writeSync(1, `${what} ${name}\n`);

const careful = (from: number, to: number): void => {
  const file = must(open(path, { recoveryFolder, place, replay: sampleReplay }));
  for (let n = from; n <= to; n++) {
    must(file.append(sampleStep(n)));
    tell('step', `command-${n}`);
    if (n % 20 === 0) {
      const name = `after ${n}.seatwright`;
      must(file.copyTo(join(copies, name)));
      tell('copy', name);
    }
    if (n % 13 === 0) must(file.checkpoint());
    if (n % 7 === 0) must(file.writeSnapshot(n, sampleReplay(must(file.readSteps(1, n)))));
  }
  must(file.close());
};

const careless = (how: 'normal' | 'full'): void => {
  const db = new Database(path);
  db.pragma(how === 'normal' ? 'journal_mode = WAL' : 'journal_mode = DELETE');
  db.pragma(how === 'normal' ? 'synchronous = NORMAL' : 'synchronous = FULL');
  const journal = journalOf(db, ID);
  for (let n = 1; n <= steps; n++) {
    journal.append(sampleStep(n));
    tell('step', `command-${n}`);
  }
  db.close();
};

mkdirSync(copies, { recursive: true });
if (carelessly !== undefined) careless(carelessly);
else {
  careful(1, steps);
  careful(steps + 1, steps + 5);
}
