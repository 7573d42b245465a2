/**
 * What is done with files away from the desk, in the checker's process [reliability 1.3]: everything that reads a file of unknown origin or
 * waits for a slow disk. Plain data in, plain data out; nothing here holds anything between two tasks but mirror logs.
 *
 * | rule | task |
 * | --- | --- |
 * | [reliability 5.1] the check, with step i | `check`, `prepareView` |
 * | [desktop 8.8] what may be missing is told | `check` |
 * | [reliability 7.2] a copy is read back before it counts | `verifyCopy` |
 * | [reliability 7.5] copies in the second folder are made from the verified local copy | `carry` |
 * | [reliability 7.6] the mirror log | `mirrorStart`, `mirror` |
 * | [reliability 3.3] a local copy is compared with the file in its shared folder, and goes back there | `standing`, `putBack` |
 * | [desktop 8.8] what a sync service has kept beside a file | `twins` |
 * | [reliability 8.2 to 8.5] candidates, and a new file out of one | `survey`, `rebuild` |
 * | [desktop 10.2] what a commit takes, in a process that is killed afterwards | `commits` |
 * | [reliability 14.1] a whole event as JSON text: depth, form, and every command decided again | `readEvent` |
 * | [reliability 14.1] the sheets of a workbook | `readBook`, in its own file: it alone is waited for |
 */

import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Seems } from '../../core/api/file.ts';
import type { Candidate } from '../../core/api/recovery.ts';
import { stepsOfEvent } from '../../core/exchange/event-steps.ts';
import type { Sheet } from '../../core/exchange/sheets.ts';
import { families } from '../../core/games/all.ts';
import type { Step } from '../../core/tournament/ledger.ts';
import { type Answer, no, ok, type Refusal } from '../../core/tournament/refusal.ts';
import { type CarryOrder, carryCopy } from '../backend/copies/carry.ts';
import { type CopyEnd, copiesIn, endOfCopy, endsIn } from '../backend/copies/list.ts';
import { appendToMirror, type MirrorEnd, type MirrorHead, startMirror } from '../backend/copies/mirror.ts';
import type { CopyPlaces } from '../backend/copies/names.ts';
import { type PutBackOrder, putBack, type Standing, standingOf } from '../backend/copies/put-back.ts';
import { type Twin, twinsOf } from '../backend/copies/twins.ts';
import { type Checked, checkThen, openBytes } from '../backend/file/check/check.ts';
import type { LogFound } from '../backend/file/check/log.ts';
import { isReadable } from '../backend/file/check/look.ts';
import { holdsStep, seemsAt } from '../backend/file/check/seems.ts';
import { holdsAll, type Original, unfinished } from '../backend/file/copy.ts';
import { newFolder } from '../backend/file/durable.ts';
import { journalOf } from '../backend/file/journal.ts';
import { isNoted, type Noted, notedOf } from '../backend/file/noted.ts';
import { fileRefusals } from '../backend/file/refusals.ts';
import type { ChainEnd } from '../backend/file/step.ts';
import { chainTo } from '../backend/recovery/pool.ts';
import { keepEvidence, type RecoveryNote, rebuild } from '../backend/recovery/rebuild.ts';
import { surveyOf } from '../backend/recovery/survey.ts';
import { replay } from '../backend/session.ts';
import type { BookTask } from './book/read-book.ts';
import { timedCommits } from './timed-commits.ts';

type CheckTask = {
  readonly kind: 'check';
  readonly path: string;
  readonly recoveryFolder: string;
  /** Where copies of it may be; a copy that ends later is told [reliability 5.1 i]. Null: not asked. */
  readonly copies: CopyPlaces | null;
  /** Links of copies that the TO has decided against. */
  readonly declined: readonly string[];
  /** The folder of what this computer has acknowledged [desktop 8.8]. Null: nothing is asked about what may be missing. */
  readonly notes: string | null;
};

type Viewable = { readonly checked: Checked; readonly copy: string };

/** Every task with what it answers. */
type Tasks = {
  readonly check: { readonly task: CheckTask; readonly reply: Checked };
  readonly prepareView: {
    readonly task: { readonly kind: 'prepareView'; readonly path: string; readonly recoveryFolder: string };
    readonly reply: Viewable;
  };
  readonly verifyCopy: {
    readonly task: { readonly kind: 'verifyCopy'; readonly target: string; readonly original: Original };
    readonly reply: boolean;
  };
  readonly carry: { readonly task: { readonly kind: 'carry' } & CarryOrder; readonly reply: number };
  readonly mirrorStart: {
    readonly task: { readonly kind: 'mirrorStart'; readonly path: string; readonly head: MirrorHead };
    readonly reply: MirrorEnd;
  };
  readonly mirror: {
    readonly task: { readonly kind: 'mirror'; readonly path: string; readonly text: string };
    readonly reply: null;
  };
  readonly holdsStep: {
    readonly task: {
      readonly kind: 'holdsStep';
      readonly path: string;
      readonly recoveryFolder: string;
      readonly tournamentId: string;
      readonly last: ChainEnd;
    };
    readonly reply: boolean;
  };
  readonly seems: {
    readonly task: {
      readonly kind: 'seems';
      readonly path: string;
      readonly bytes: number;
      readonly tournamentId: string;
    };
    readonly reply: Seems;
  };
  readonly survey: {
    readonly task: {
      readonly kind: 'survey';
      readonly path: string;
      readonly copies: CopyPlaces;
      readonly expected: string | null;
    };
    readonly reply: readonly Candidate[];
  };
  readonly rebuild: {
    readonly task: {
      readonly kind: 'rebuild';
      readonly path: string;
      readonly copies: CopyPlaces;
      readonly expected: string | null;
      readonly recoveryFolder: string;
      readonly candidate: string;
      readonly target: string;
      readonly note: RecoveryNote;
    };
    readonly reply: null;
  };
  readonly putBack: { readonly task: { readonly kind: 'putBack' } & PutBackOrder; readonly reply: string };
  readonly standing: {
    readonly task: {
      readonly kind: 'standing';
      readonly local: string;
      readonly shared: string;
      readonly link: string;
    };
    readonly reply: Standing;
  };
  readonly twins: {
    readonly task: { readonly kind: 'twins'; readonly path: string; readonly tournamentId: string };
    readonly reply: readonly Twin[];
  };
  readonly newestCopy: {
    readonly task: { readonly kind: 'newestCopy'; readonly copies: CopyPlaces };
    readonly reply: string | null;
  };
  readonly commits: {
    readonly task: { readonly kind: 'commits'; readonly path: string; readonly count: number };
    readonly reply: readonly number[];
  };
  readonly readEvent: {
    /** `id` of the new tournament, 32 hexadecimal digits. */
    readonly task: { readonly kind: 'readEvent'; readonly text: string; readonly id: string };
    readonly reply: readonly Step[];
  };
  readonly readBook: { readonly task: BookTask; readonly reply: readonly Sheet[] };
};

export type Task = Tasks[keyof Tasks]['task'];
export type ReplyTo<T extends Task> = Tasks[T['kind']]['reply'];

/** The ends of copies that know more than the file, or went another way [reliability 5.1 i]. */
const newerEnds = (copyPath: string, checked: Checked, task: CheckTask): readonly CopyEnd[] => {
  if (task.copies === null) return [];
  const { tournamentId } = checked.meta;
  const ends = endsIn(task.copies, tournamentId).filter(({ hash }) => !task.declined.includes(hash));
  if (ends.length === 0) return [];
  const db = openBytes(copyPath);
  try {
    const { steps } = journalOf(db, tournamentId);
    return ends.filter(({ no: at, hash }) => steps(at, 1)[0]?.hash !== hash).sort((a, b) => b.no - a.no);
  } finally {
    db.close();
  }
};

/** Whether the file holds the step that this computer has acknowledged last. Null: it knows of none. */
const holdsNoted = (copyPath: string, { last, meta }: Checked, noted: Noted | null): boolean | null => {
  if (noted === null) return null;
  if (noted.no >= last.no) return isNoted(noted, last);
  const db = openBytes(copyPath);
  try {
    const [step] = journalOf(db, meta.tournamentId).steps(noted.no, 1);
    return step !== undefined && isNoted(noted, step);
  } finally {
    db.close();
  }
};

const timeOfLast = (copyPath: string, { last, meta }: Checked): string => {
  const db = openBytes(copyPath);
  try {
    const [step] = journalOf(db, meta.tournamentId).steps(last.no, 1);
    const at = step === undefined ? null : new Date(step.at);
    return at?.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }) ?? '–';
  } finally {
    db.close();
  }
};

/** What may be missing although everything that is there is sound [desktop 8.8]. */
const missing = (copyPath: string, checked: Checked, { log, entries }: LogFound, task: CheckTask): Refusal | null => {
  const { path, notes } = task;
  if (notes === null) return null;
  const { no: last } = checked.last;
  const noted = notedOf(notes, checked.meta.tournamentId);
  const holds = holdsNoted(copyPath, checked, noted);
  if (noted !== null && holds === false) return fileRefusals.shorter(path, noted.no, Math.max(1, noted.no - last));
  if (log === 'damaged') return fileRefusals.logDamaged(path, last, entries);
  // A program that was ended while it closed the file leaves no log; what was acknowledged last says that all is there.
  const isAll = holds === true && noted?.no === last;
  return log === 'missing' && !isAll ? fileRefusals.logMissing(path, last, timeOfLast(copyPath, checked)) : null;
};

const checkWithCopies = (task: CheckTask): Answer<Checked> => {
  const { path, recoveryFolder } = task;
  const found = checkThen(path, { recoveryFolder, replay }, (copyPath, checked, log) => ({
    checked,
    newer: newerEnds(copyPath, checked, task),
    lost: missing(copyPath, checked, log, task),
  }));
  if (!found.ok) return found;
  const { checked, newer, lost } = found.value;
  const [longest] = newer;
  if (longest === undefined) return lost === null ? ok(checked) : no(lost);
  const links = newer.map(({ hash }) => hash);
  return no(fileRefusals.newerCopy(path, checked.last.no, longest.no, links));
};

const prepareView = ({ path, recoveryFolder }: Tasks['prepareView']['task']): Answer<Viewable> =>
  checkThen(path, { recoveryFolder, replay }, (copyPath, checked) => {
    // Outlives the check; whoever asked reads it into memory and removes its folder.
    const copy = join(newFolder(recoveryFolder, 'checking'), 'view');
    copyFileSync(copyPath, copy);
    return { checked, copy };
  });

const verifyCopy = ({ target, original }: Tasks['verifyCopy']['task']): Answer<boolean> => {
  const part = unfinished(target);
  return ok(existsSync(part) && holdsAll(part, original));
};

const rebuildFrom = (task: Tasks['rebuild']['task']): Answer<null> => {
  const { path, copies, expected, recoveryFolder, candidate, target, note } = task;
  mkdirSync(recoveryFolder, { recursive: true, mode: 0o700 });
  // What cannot be read leaves nothing to keep.
  if (isReadable(path)) keepEvidence(path, recoveryFolder);
  const { pools } = surveyOf(path, copies, expected);
  const pool = pools.find((one) => chainTo(one, candidate) !== null);
  const steps = pool === undefined ? null : chainTo(pool, candidate);
  if (pool === undefined || steps === null) return no(fileRefusals.notRecovered(path));
  return rebuild(target, { about: pool.about, steps, facts: pool.facts }, note);
};

/** The newest copy that can be read, for viewing. */
const newestCopy = ({ copies }: Tasks['newestCopy']['task']): Answer<string | null> => {
  const newest = copies.folders
    .flatMap((folder) => copiesIn(folder))
    .sort((a, b) => b.at.localeCompare(a.at) || b.number - a.number)
    .find(({ path }) => endOfCopy(path) !== null);
  return ok(newest?.path ?? null);
};

/** Does a task. Throws only on mistakes of the program. */
export const carryOut = (task: Exclude<Task, BookTask>): Answer<unknown> => {
  switch (task.kind) {
    case 'check':
      return checkWithCopies(task);
    case 'prepareView':
      return prepareView(task);
    case 'verifyCopy':
      return verifyCopy(task);
    case 'carry':
      return carryCopy(task);
    case 'mirrorStart':
      return startMirror(task.path, task.head);
    case 'mirror':
      return appendToMirror(task.path, task.text);
    case 'holdsStep':
      return ok(holdsStep(task.path, task.recoveryFolder, task.tournamentId, task.last));
    case 'seems':
      return ok(seemsAt(task.path, task.bytes, task.tournamentId));
    case 'survey':
      return ok(surveyOf(task.path, task.copies, task.expected).candidates);
    case 'rebuild':
      return rebuildFrom(task);
    case 'putBack':
      return putBack(task);
    case 'standing':
      return ok(standingOf(task.local, task.shared, task.link));
    case 'twins':
      return ok(twinsOf(task.path, task.tournamentId));
    case 'newestCopy':
      return newestCopy(task);
    case 'commits':
      return timedCommits(task.path, task.count);
    case 'readEvent':
      return stepsOfEvent(task.text, task.id, families);
  }
};
