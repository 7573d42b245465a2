/**
 * Bringing a file of an older layout to the present one.
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 16.1] forward only, numbered, in one transaction together with `user_version` and a step | `migrate` |
 * | [reliability 16.1] a copy before, the check after, on failure the old file is untouched | `renew.ts` copies; `migrate` asks `isRight` before anything is final, and a transaction that fails leaves nothing |
 * | [reliability 16.3] hashes of old steps are never recomputed | migrations change tables beside the journal; `migrate` compares the chain before and after |
 */

import type Database from 'better-sqlite3';
import { verifyChain } from './chain.ts';
import { raiseMinReader } from './contents.ts';
import { journalOf } from './journal.ts';
import { FACT_TABLE, FORMAT } from './schema.ts';
import { type ChainEnd, ownStep } from './step.ts';

type Connection = Database.Database;

/** What leads from one layout to the next. It may change everything but the journal. */
export type Migration = { readonly from: number; readonly run: (db: Connection) => void };

/** Version 2 has facts, and steps that the program of version 1 cannot fold: its description says so, and nothing else may change it. */
const facts = (db: Connection): void => {
  db.exec(FACT_TABLE);
  raiseMinReader(db, 2);
};

/** Version 3 has the same tables; the program of version 2 cannot fold its steps. */
const gameFacts = (db: Connection): void => raiseMinReader(db, 3);

/** All migrations there are, in order: version 1 is the first layout, so nothing leads to it. */
export const MIGRATIONS: readonly Migration[] = [
  { from: 1, run: facts },
  { from: 2, run: gameFacts },
];

/** The layout a program writes, and what leads to it from older ones. */
export type Layout = { readonly format: number; readonly migrations: readonly Migration[] };

export const LAYOUT: Layout = { format: FORMAT, migrations: MIGRATIONS };

/** The step that says so: its id and its time come from whoever opens the file. */
export type MigrationNote = { readonly commandId: string; readonly at: string };

/** The tournament that the file is of, and the step that will say so. */
type Renewal = { readonly tournamentId: string; readonly note: MigrationNote };

/**
 * Carries out every migration from the file's version to that of the layout, and stores the step that says so, all in one transaction.
 * @param isRight asked last, before anything is final: the check of an opened file [reliability 5]
 * @throws Error where a migration is missing or touched the journal, and whatever a migration throws; the file is then as it was
 */
export const migrate = (
  db: Connection,
  { tournamentId, note }: Renewal,
  { format: target, migrations }: Layout,
  isRight: () => boolean = () => true,
): ChainEnd => {
  const endOf = (): ChainEnd => {
    const verdict = verifyChain(db, tournamentId);
    if (!verdict.whole) throw new Error(`the chain is broken at step ${verdict.step}`);
    return verdict.end;
  };
  const carryOut = db.transaction((): ChainEnd => {
    const before = endOf();
    const from = Number(db.pragma('user_version', { simple: true }));
    for (let version = from; version < target; version++) {
      const next = migrations.find((migration) => migration.from === version);
      if (next === undefined) throw new Error(`nothing leads from version ${version} to ${version + 1}`);
      next.run(db);
    }
    if (endOf().hash !== before.hash) throw new Error('a migration has touched the journal');
    if (from === target) return before;
    db.pragma(`user_version = ${target}`);
    journalOf(db, tournamentId).append(ownStep(before.no + 1, note, { type: 'file.migrate', from, to: target }));
    const end = endOf();
    if (!isRight()) throw new Error('the renewed file is not as it should be');
    return end;
  });
  return carryOut.immediate();
};
