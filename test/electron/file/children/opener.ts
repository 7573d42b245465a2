/**
 * Opens a tournament file at a given moment on request, writes a step, and keeps it until told otherwise.
 * `carelessly` is the mistake that the trial must find: a connection without exclusive locking.
 */

import Database from 'better-sqlite3';
import { journalOf } from '../../../../electron/backend/file/journal.ts';
import { type NewStep, open } from '../../../../electron/backend/file/tournament-file.ts';
import { must, sampleStep } from '../steps.ts';

export type OpenerTask =
  | {
      readonly do: 'open';
      readonly path: string;
      readonly recoveryFolder: string;
      readonly tournamentId: string;
      readonly commandId: string;
      /** Milliseconds of the system clock at which to begin. */
      readonly at: number;
      readonly carelessly: boolean;
    }
  | { readonly do: 'write'; readonly steps: number; readonly commandId: string }
  | { readonly do: 'close' };

export type OpenerAnswer = { readonly code: string; readonly milliseconds: number };

let letGo = () => {};
let write = (_step: NewStep): void => undefined;

const openAndWrite = (task: Extract<OpenerTask, { do: 'open' }>): string => {
  const step = sampleStep(1, { commandId: task.commandId });
  if (task.carelessly) {
    const db = new Database(task.path, { fileMustExist: true, timeout: 1000 });
    db.pragma('journal_mode = WAL');
    journalOf(db, task.tournamentId).append(step);
    letGo = () => db.close();
    return 'ok';
  }
  const answer = open(task.path, { recoveryFolder: task.recoveryFolder });
  if (!answer.ok) return answer.refusal.code;
  const file = answer.value;
  must(file.append(step));
  letGo = () => must(file.close());
  write = (next) => void must(file.append(next));
  return 'ok';
};

process.on('message', (task: OpenerTask) => {
  if (task.do === 'close') {
    letGo();
    process.send?.({ code: 'closed', milliseconds: 0 } satisfies OpenerAnswer);
    return;
  }
  if (task.do === 'write') {
    for (let n = 1; n <= task.steps; n++) write(sampleStep(n, { commandId: `${task.commandId} ${n}` }));
    process.send?.({ code: 'ok', milliseconds: 0 } satisfies OpenerAnswer);
    return;
  }
  while (Date.now() < task.at);
  const begun = performance.now();
  const code = openAndWrite(task);
  process.send?.({ code, milliseconds: performance.now() - begun } satisfies OpenerAnswer);
});
process.send?.({ code: 'ready', milliseconds: 0 } satisfies OpenerAnswer);
