/**
 * What can be asked of a tournament file, whether it is open for writing or only viewed.
 */

import type Database from 'better-sqlite3';
import { type Answer, no, ok } from '../../../core/tournament/refusal.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { type ChainVerdict, verifyChain } from './chain.ts';
import { auditText } from './check/audit.ts';
import type { Checked } from './check/check.ts';
import type { Meta } from './contents.ts';
import { factsIn, readFact, type StoredFact } from './facts.ts';
import type { Journal } from './journal.ts';
import { fileRefusals, isFailing, troubleOf } from './refusals.ts';
import { newestSnapshot, type Snapshot } from './snapshot.ts';
import type { ChainEnd, StoredStep } from './step.ts';

/** What can be read from a tournament file, open for writing or for viewing only. */
export type TournamentReading = {
  readonly meta: Meta;
  /** The full path the file was opened by. */
  readonly path: string;
  /** What opening found; `wrong` snapshots were removed and wait to be written again. */
  readonly found: Pick<Checked, 'version' | 'snapshot' | 'asFound'>;
  /** The newest step. */
  readonly last: () => ChainEnd;
  /** Steps with numbers from `from`, in order, at most `limit`. Refuses with file.unreadable. */
  readonly readSteps: (from: number, limit: number) => Answer<readonly StoredStep[]>;
  /** The step of a command, or null: ask before deciding, so that a repeated command gets its first answer [reliability 2.4]. */
  readonly stepOf: (commandId: string) => Answer<StoredStep | null>;
  /** The newest snapshot, or null. Refuses with file.unreadable. */
  readonly readSnapshot: () => Answer<Snapshot | null>;
  /** A fact (no step, outside of the chain), or null. Refuses with file.unreadable. */
  readonly fact: (name: string) => Answer<Json | null>;
  /** All facts in the order in which they were written. Refuses with file.unreadable. */
  readonly facts: () => Answer<readonly StoredFact[]>;
  /** Walks the whole chain again. Refuses with file.damaged (chain, step), file.unreadable. */
  readonly verify: () => Answer<ChainEnd>;
  /** All steps as text with their links. Refuses with file.unreadable. */
  readonly audit: () => Answer<string>;
};

type Source = {
  readonly db: Database.Database;
  readonly path: string;
  readonly journal: Journal;
  readonly checked: Checked;
};

/** The questions to an open connection whose content was checked. */
export const readingOf = ({ db, path, journal, checked }: Source): TournamentReading => {
  const reading = <T>(read: () => T): Answer<T> => {
    try {
      return ok(read());
    } catch (error) {
      if (isFailing(troubleOf(error))) return no(fileRefusals.unreadable(path));
      throw error;
    }
  };
  const { meta, version, snapshot, asFound } = checked;
  const verified = (verdict: ChainVerdict): Answer<ChainEnd> =>
    verdict.whole ? ok(verdict.end) : no(fileRefusals.damaged(path, 'chain', verdict.step));
  return {
    meta,
    path,
    found: { version, snapshot, asFound },
    last: () => checked.last,
    readSteps: (from, limit) => reading(() => journal.steps(from, limit)),
    stepOf: (commandId) => reading(() => journal.stepOf(commandId)),
    readSnapshot: () => reading(() => newestSnapshot(db)),
    fact: (name) => reading(() => readFact(db, name)),
    facts: () => reading(() => factsIn(db)),
    verify: () => {
      const verdict = reading(() => verifyChain(db, meta.tournamentId));
      return verdict.ok ? verified(verdict.value) : verdict;
    },
    audit: () => reading(() => auditText(meta, journal.steps(1, Number.MAX_SAFE_INTEGER))),
  };
};
