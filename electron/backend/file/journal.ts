/**
 * The append-only list of steps in an open file.
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 3.2] one command = one immediate transaction | `append` |
 * | [reliability 2.4] a repeated command id gets the first answer | `append`, `stepOf` |
 * | [reliability 2.3] what is derived changes in the same transaction | `append` with a snapshot |
 */

import type Database from 'better-sqlite3';
import type { Json } from '../../../core/tournament/words.ts';
import { type SnapshotContent, storeSnapshot } from './snapshot.ts';
import {
  type ChainEnd,
  firstLink,
  jsonText,
  type NewStep,
  type StepFields,
  type StepKind,
  type StoredStep,
  stepHash,
} from './step.ts';

type Connection = Database.Database;

type StepRow = Omit<StepFields, 'kind'> & { readonly kind: StepKind; readonly hash: string };

/** What an append answers: the step's place in the chain and the answer to give to whoever asked. */
export type Appended = {
  readonly no: number;
  readonly hash: string;
  readonly answer: Json;
  /** The command id was in the journal already: nothing was appended, and the answer is the first one. */
  readonly repeated: boolean;
};

export type Journal = {
  readonly last: () => ChainEnd;
  readonly append: (step: NewStep, snapshot?: SnapshotContent) => Appended;
  readonly stepOf: (commandId: string) => StoredStep | null;
  readonly steps: (from: number, limit: number) => readonly StoredStep[];
};

const COLUMNS = 'no, prev, command_id AS commandId, at, actor, kind, cancels, command, changes, answer, hash';

/** Takes `StepFields` and the hash over them. */
export const INSERT_STEP = `INSERT INTO journal (no, prev, command_id, at, actor, kind, cancels, command, changes, answer, hash)
  VALUES (@no, @prev, @commandId, @at, @actor, @kind, @cancels, @command, @changes, @answer, @hash)`;

const stored = (row: StepRow): StoredStep => ({
  ...row,
  command: JSON.parse(row.command) as Json,
  changes: JSON.parse(row.changes) as readonly Json[],
  answer: JSON.parse(row.answer) as Json,
});

/** The journal of a connection. All its functions throw the database's own errors. */
export const journalOf = (db: Connection, tournamentId: string): Journal => {
  const insert = db.prepare<[StepFields & { readonly hash: string }]>(INSERT_STEP);
  const byCommand = db.prepare<[string], StepRow>(`SELECT ${COLUMNS} FROM journal WHERE command_id = ?`);
  const page = db.prepare<[number, number], StepRow>(
    `SELECT ${COLUMNS} FROM journal WHERE no >= ? ORDER BY no LIMIT ?`,
  );
  const newest = db.prepare<[], ChainEnd>('SELECT no, hash FROM journal ORDER BY no DESC LIMIT 1');

  const last = (): ChainEnd => newest.get() ?? { no: 0, hash: firstLink(tournamentId) };

  const stepOf = (commandId: string): StoredStep | null => {
    const row = byCommand.get(commandId);
    return row === undefined ? null : stored(row);
  };

  const append = db.transaction((step: NewStep, snapshot?: SnapshotContent): Appended => {
    const first = stepOf(step.commandId);
    if (first !== null) return { no: first.no, hash: first.hash, answer: first.answer, repeated: true };
    const end = last();
    const fields: StepFields = {
      no: end.no + 1,
      prev: end.hash,
      commandId: step.commandId,
      at: step.at,
      actor: step.actor,
      kind: step.kind,
      cancels: step.cancels,
      command: jsonText(step.command),
      changes: jsonText(step.changes),
      answer: jsonText(step.answer),
    };
    const hash = stepHash(fields);
    insert.run({ ...fields, hash });
    if (snapshot !== undefined) storeSnapshot(db, { no: fields.no, hash }, snapshot);
    return { no: fields.no, hash, answer: step.answer, repeated: false };
  });

  return {
    last,
    append: (step, snapshot) => append.immediate(step, snapshot),
    stepOf,
    steps: (from, limit) => page.all(from, limit).map(stored),
  };
};
