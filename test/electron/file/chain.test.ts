import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { stream } from '../../../core/random/stream.ts';
import { verifyChain } from '../../../electron/backend/file/chain.ts';
import { firstLink, type StepFields, stepHash } from '../../../electron/backend/file/step.ts';
import { filled, trialPlace } from './sample.ts';
import { ID, must, OTHER_ID, sampleStep } from './steps.ts';

/** A finished journal in memory with nothing that protects it. */
const unprotected = (n: number): Database.Database => {
  const { path, options } = trialPlace();
  const file = filled(path, options, n);
  must(file.append(sampleStep(n + 1, { kind: 'undo', cancels: n })));
  must(file.close());
  const db = new Database(readFileSync(path));
  db.exec(`
    DROP TRIGGER journal_follows; DROP TRIGGER journal_not_changed; DROP TRIGGER journal_not_erased;
    ALTER TABLE journal RENAME TO protected;
    CREATE TABLE journal AS SELECT * FROM protected`);
  return db;
};

describe('T-AUD-2', () => {
  test('one byte changed in any step is found and the step named, 500 of 500', () => {
    const db = unprotected(40);
    expect(verifyChain(db, ID)).toMatchObject({ whole: true, end: { no: 41 } });
    const random = stream('T-AUD-2');
    const columns = ['command_id', 'at', 'actor', 'kind', 'command', 'changes', 'answer', 'prev', 'hash'];
    const missed: string[] = [];
    for (let trial = 0; trial < 500; trial++) {
      const no = 1 + random.below(41);
      const column = columns[trial % columns.length] ?? 'answer';
      const before = db.prepare(`SELECT CAST(${column} AS BLOB) FROM journal WHERE no = ?`).pluck().get(no) as Buffer;
      const after = Buffer.from(before);
      const place = random.below(after.length);
      after[place] = ((after[place] ?? 0) + 1 + random.below(255)) % 256;
      const set = db.prepare(`UPDATE journal SET ${column} = CAST(? AS TEXT) WHERE no = ?`);
      set.run(after, no);
      const verdict = verifyChain(db, ID);
      if (verdict.whole || verdict.step !== no) missed.push(`${column} of ${no}, byte ${place}`);
      set.run(before, no);
    }
    expect(missed).toEqual([]);
    expect(verifyChain(db, ID).whole).toBe(true);
    db.close();
  });

  test('a changed number, a changed target of an undo, a missing and an added step are named', () => {
    const db = unprotected(10);
    const named = (sql: string, back: string) => {
      db.exec(sql);
      const verdict = verifyChain(db, ID);
      db.exec(back);
      return verdict.whole ? null : verdict.step;
    };
    expect(named('UPDATE journal SET no = 99 WHERE no = 5', 'UPDATE journal SET no = 5 WHERE no = 99')).toBe(5);
    expect(named('UPDATE journal SET cancels = 9 WHERE no = 11', 'UPDATE journal SET cancels = 10 WHERE no = 11')).toBe(
      11,
    );
    expect(named('UPDATE journal SET no = -no WHERE no = 1', 'UPDATE journal SET no = -no WHERE no = -1')).toBe(1);
    expect(
      named(
        "INSERT INTO journal SELECT 12, 'x', at, actor, kind, cancels, command, changes, answer, hash, hash FROM journal WHERE no = 11",
        'DELETE FROM journal WHERE no = 12',
      ),
    ).toBe(12);
    expect(verifyChain(db, ID).whole).toBe(true);
    db.close();
  });

  test('a value that means the same but is written otherwise is found', () => {
    const db = unprotected(3);
    db.exec("UPDATE journal SET answer = answer || ' ' WHERE no = 2");
    expect(verifyChain(db, ID)).toEqual({ whole: false, step: 2 });
    db.close();
  });

  test('a lost tail leaves a shorter but whole chain: only a copy can show it [reliability 5.5]', () => {
    const db = unprotected(10);
    db.exec('DELETE FROM journal WHERE no > 7');
    expect(verifyChain(db, ID)).toMatchObject({ whole: true, end: { no: 7 } });
    db.close();
  });

  test('steps of one tournament do not pass in another [reliability 2.2]', () => {
    const db = unprotected(3);
    expect(verifyChain(db, OTHER_ID)).toEqual({ whole: false, step: 1 });
    expect(firstLink(ID)).not.toBe(firstLink(OTHER_ID));
    db.close();
  });

  test('no two steps share an encoding, also where a text moves from one field to the next', () => {
    const step: StepFields = {
      no: 1,
      prev: firstLink(ID),
      commandId: 'ab',
      at: 'c',
      actor: '1:d',
      kind: 'do',
      cancels: null,
      command: '1',
      changes: '[]',
      answer: '2',
    };
    const moved: StepFields = { ...step, commandId: 'a', at: 'bc' };
    const numbered: StepFields = { ...step, cancels: 1 };
    expect(new Set([step, moved, numbered, { ...step, no: 11 }].map(stepHash)).size).toBe(4);
  });

  test('the link is SHA-256 over the fields, each preceded by its length (recorded, for readers of old files)', () => {});
});
