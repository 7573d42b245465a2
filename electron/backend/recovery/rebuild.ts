/**
 * Makes a new file from steps that were saved [reliability 8.5]: the steps as they were, with their hashes, and one more that says so. An
 * existing file is never written over, and the damaged one is copied as it lies before anything is made [reliability 8.1].
 */

import { copyFileSync, existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { type Answer, no, ok } from '../../../core/tournament/refusal.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { ENDING } from '../copies/names.ts';
import { storeMeta } from '../file/contents.ts';
import { holdsAll, unfinished } from '../file/copy.ts';
import { discard, newFolder, publish, removeWithSidecars, syncFile } from '../file/durable.ts';
import { type StoredFact, storeFacts } from '../file/facts.ts';
import { INSERT_STEP, journalOf } from '../file/journal.ts';
import type { TournamentReading } from '../file/reading.ts';
import { fileRefusals, refusalOf } from '../file/refusals.ts';
import { APPLICATION_ID, FORMAT, MIN_READER, SCHEMA } from '../file/schema.ts';
import { jsonText, ownStep, type StoredStep } from '../file/step.ts';
import type { About } from './salvage.ts';

/** Copies a file and what lies beside it, as they are, into the recovery folder; answers where. */
export const keepEvidence = (path: string, recoveryFolder: string): string => {
  const folder = newFolder(recoveryFolder, 'damaged');
  for (const suffix of ['', '-wal', '-journal']) {
    if (existsSync(path + suffix)) copyFileSync(path + suffix, join(folder, basename(path) + suffix));
  }
  return folder;
};

/** `Name (recovered 1405).seatwright`, with a number where that is taken. `word` is "recovered" in the TO's language. */
export const recoveredPath = (path: string, folder: string, word: string, time: string): string => {
  const name = basename(path, ENDING).replace(/ \(\S+ \d\d\.?\d\d\)( \d+)?$/, '');
  for (let number = 1; ; number++) {
    const free = join(folder, `${name} (${word} ${time})${number > 1 ? ` ${number}` : ''}${ENDING}`);
    if (!existsSync(free)) return free;
  }
};

/** Hours and minutes for a file's name. */
export const timeOfDay = (now: Date, between = ''): string =>
  [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(between);

/** What the added step says: when, and out of what; `command` where it is not that the file was recovered. */
export type RecoveryNote = {
  readonly commandId: string;
  readonly at: string;
  readonly from: string;
  readonly command?: Json;
};

/** What a new file is made of: steps of a chain, from the first one on, and facts. */
export type Saved = {
  readonly about: About;
  readonly steps: readonly StoredStep[];
  readonly facts: readonly StoredFact[];
};

/**
 * Writes it to a new file under a free name. Steps that the added one names stay as they are.
 * Refuses with file.exists, file.diskFull, file.readOnly, file.missing, file.notRecovered (it did not come out whole).
 */
export const rebuild = (
  path: string,
  { about, steps, facts }: Saved,
  note: RecoveryNote | null = null,
): Answer<null> => {
  if (existsSync(path)) return no(fileRefusals.exists(path));
  if (!existsSync(dirname(path))) return no(fileRefusals.missing(dirname(path)));
  const part = unfinished(path);
  try {
    removeWithSidecars(part);
    const db = new Database(part);
    const journal = (() => {
      db.pragma(`application_id = ${APPLICATION_ID}`);
      db.pragma(`user_version = ${FORMAT}`);
      db.exec(SCHEMA);
      storeMeta(db, { ...about, minReader: MIN_READER });
      return journalOf(db, about.tournamentId);
    })();
    try {
      const insert = db.prepare(INSERT_STEP);
      db.transaction(() => {
        for (const step of steps) {
          const [command, changes, answer] = [step.command, step.changes, step.answer].map(jsonText);
          insert.run({ ...step, command, changes, answer });
        }
        storeFacts(db, facts);
      })();
      const last = steps.at(-1);
      if (note !== null) {
        const { from } = note;
        const command = note.command ?? { type: 'file.recover', from, steps: steps.length, link: last?.hash ?? '' };
        journal.append(ownStep(steps.length + 1, note, command));
      }
      const end = journal.last();
      db.close();
      syncFile(part);
      const { tournamentId } = about;
      if (!holdsAll(part, { tournamentId, version: FORMAT, last: end })) return no(fileRefusals.notRecovered(path));
    } finally {
      db.close();
    }
    publish(part, path);
    return ok(null);
  } catch (error) {
    return no(refusalOf(path, error));
  } finally {
    discard(part);
  }
};

/** A copy of what is read, by its steps: whatever has become of its file. Refuses as `rebuild` does. */
export const copyOfReading = (target: string, reading: TournamentReading): Answer<null> => {
  const steps = reading.readSteps(1, Number.MAX_SAFE_INTEGER);
  if (!steps.ok) return steps;
  const facts = reading.facts();
  if (!facts.ok) return facts;
  return rebuild(target, { about: reading.meta, steps: steps.value, facts: facts.value });
};
