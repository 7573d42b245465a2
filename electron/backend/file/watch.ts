/**
 * Whether somebody else has written to the open file [desktop 8.6]. In WAL form only a checkpoint of ours touches the file
 * itself, so any other change of it is a stranger's; the log changes by our commits alone. In rollback form our commits are compared.
 *
 * | done to the open file | what differs | verdict |
 * | --- | --- | --- |
 * | renamed, deleted, another file under its name | device, inode | `moved` |
 * | emptied, copied over, bytes written | size or time of change | `changed` |
 * | bytes written and the times set back; rights, names | time of the entry alone | `doubtful` |
 * | log deleted, cut, replaced | inode or size of the log | `changed` |
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
  /** Takes the log as it is now as ours: after a change that failed. */
  readonly settleLog: () => void;
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

/** Windows may tell the times of an open file late: there the size and the log's identity remain. */
const TIMES_TOLD = process.platform !== 'win32';

const compared = (was: Form | null, now: Form | null): Verdict => {
  if (was === null || now === null || was.dev !== now.dev || was.ino !== now.ino) return 'moved';
  if (was.size !== now.size || (TIMES_TOLD && was.mtimeNs !== now.mtimeNs)) return 'changed';
  return TIMES_TOLD && was.ctimeNs !== now.ctimeNs ? 'doubtful' : 'same';
};

/** Watches a file that is held open, as it is now. */
export const watchOf = (path: string, place: Place): Watch => {
  const logPath = `${path}-wal`;
  let file = formOf(path);
  let log = formOf(logPath);

  /** Reports a doubt once: the same change raises no second one. */
  const fileVerdict = (now: Form | null): Verdict => {
    const verdict = compared(file, now);
    if (verdict === 'doubtful') file = now;
    return verdict;
  };

  const isLog = (now: Form | null): boolean => now !== null && now.dev === log?.dev && now.ino === log.ino;

  const logIsAsLeft = (): boolean => {
    const now = formOf(logPath);
    return log === null ? now === null || now.size === 0n : isLog(now) && now?.size === log.size;
  };

  const settle = (): void => {
    file = formOf(path);
    log = formOf(logPath);
  };

  return place === 'local'
    ? {
        before: () => {
          if (logIsAsLeft()) return 'same';
          return compared(file, formOf(path)) === 'moved' ? 'moved' : 'changed';
        },
        after: () => {
          const now = formOf(logPath);
          const isNew = log !== null && !isLog(now);
          const verdict = fileVerdict(formOf(path));
          log = now;
          return isNew && verdict !== 'moved' ? 'changed' : verdict;
        },
        settle,
        settleLog: () => {
          log = formOf(logPath);
        },
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
        settleLog: settle,
        logIsOurs: () => false,
        logSize: () => 0,
      };
};
