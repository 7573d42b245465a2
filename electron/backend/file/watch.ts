/**
 * Whether somebody else has written to the open file [desktop 8.6]. In WAL form only a checkpoint of ours touches the file
 * itself, so any other change of it is a stranger's; the log changes by our commits alone. In rollback form our commits are compared.
 *
 * | done to the open file | what differs | verdict |
 * | --- | --- | --- |
 * | renamed, deleted, another file under its name | device, inode | `moved` |
 * | emptied, copied over, bytes written | size or time of change | `changed` |
 * | bytes written and the times set back; rights, names | time of the entry alone | `doubtful` |
 * | bytes written, on Windows, which may tell late what we wrote ourselves | times | `doubtful` |
 * | log deleted, cut, replaced, bytes written into it | inode, size or time of change of the log | `changed` |
 * | the same with the times of the log set back | time of its entry alone | `doubtful` |
 */

import { statSync } from 'node:fs';
import type { Place } from './pragmas.ts';

export type Verdict = 'same' | 'moved' | 'changed' | 'doubtful';

type Form = {
  readonly dev: bigint;
  readonly ino: bigint;
  readonly size: bigint;
  readonly mtimeNs: bigint;
  readonly ctimeNs: bigint;
};

export type Watch = {
  /** Before a change of ours. */
  readonly before: () => Verdict;
  /** Runs after each commit of ours, before anybody is told, and takes what it did to the log (or, in rollback form, the file) as ours. */
  readonly after: () => Verdict;
  /** Takes everything as it is now as ours: after opening, after a checkpoint. */
  readonly settle: () => void;
  /** Whether the log under its name is the one that was written, whatever became of its content. */
  readonly logIsOurs: () => boolean;
  /** Bytes in the log. */
  readonly logSize: () => number;
};

const formOf = (path: string): Form | null => {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
};

/** What the times of a file are good for: a change of them is told at once, is looked into, or says nothing. */
type Times = 'told' | 'doubted' | 'ignored';

const compared = (was: Form | null, now: Form | null, times: Times): Verdict => {
  if (was === null || now === null || was.dev !== now.dev || was.ino !== now.ino) return 'moved';
  if (was.size !== now.size) return 'changed';
  if (times === 'ignored') return 'same';
  if (was.mtimeNs !== now.mtimeNs) return times === 'told' ? 'changed' : 'doubtful';
  return was.ctimeNs !== now.ctimeNs ? 'doubtful' : 'same';
};

/**
 * Watches a file that is held open, as it is now.
 * @param isPrompt whether the times of an open file are told as soon as they change: Windows may tell those of our own writing later
 */
export const watchOf = (path: string, place: Place, isPrompt = process.platform !== 'win32'): Watch => {
  /** What each of our commits writes to. */
  const often: Times = isPrompt ? 'told' : 'ignored';
  /** The file in WAL form: only a checkpoint of ours writes to it. */
  const seldom: Times = isPrompt ? 'told' : 'doubted';
  const logPath = `${path}-wal`;
  let file = formOf(path);
  let log = formOf(logPath);

  /** Reports a doubt once: the same change raises no second one. */
  const fileVerdict = (now: Form | null): Verdict => {
    const verdict = compared(file, now, place === 'local' ? seldom : often);
    if (verdict === 'doubtful') file = now;
    return verdict;
  };

  const isLog = (now: Form | null): boolean => now !== null && now.dev === log?.dev && now.ino === log.ino;

  /** Between two commits of ours nobody has anything to write into the log. A doubt is reported once. */
  const logVerdict = (): Verdict => {
    const now = formOf(logPath);
    if (log === null) return now === null || now.size === 0n ? 'same' : 'changed';
    const verdict = compared(log, now, often);
    if (verdict === 'doubtful') log = now;
    return verdict === 'moved' ? 'changed' : verdict;
  };

  const settle = (): void => {
    file = formOf(path);
    log = formOf(logPath);
  };

  return place === 'local'
    ? {
        before: () => {
          const verdict = logVerdict();
          return verdict === 'changed' && compared(file, formOf(path), seldom) === 'moved' ? 'moved' : verdict;
        },
        after: () => {
          const now = formOf(logPath);
          const isNew = log !== null && !isLog(now);
          const verdict = fileVerdict(formOf(path));
          log = now;
          return isNew && verdict !== 'moved' ? 'changed' : verdict;
        },
        settle,
        logIsOurs: () => isLog(formOf(logPath)),
        logSize: () => Number(log?.size ?? 0n),
      }
    : {
        before: () => fileVerdict(formOf(path)),
        after: () => {
          const now = formOf(path);
          const isSame = file !== null && now !== null && now.dev === file.dev && now.ino === file.ino;
          if (isSame) file = now;
          return isSame ? 'same' : 'moved';
        },
        settle,
        logIsOurs: () => false,
        logSize: () => 0,
      };
};
