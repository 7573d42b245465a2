/**
 * The automatic copies of the open tournament [reliability 7].
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 7.1] every 10 minutes if something changed; at close | `changed`, `close`; the other moments are the session's |
 * | [reliability 7.2] written, synced, read back by the checker, named; one that fails is deleted and told | `make` |
 * | [reliability 7.4] what goes, and not while a round is being entered | `tidy` |
 * | [reliability 7.4] copies of finished rounds only after asking | `tooMuch`, `dropAsked` |
 * | [reliability 7.7] the desk waits for the writing only | `make` |
 */

import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, no, ok, type Refusal } from '../../../core/tournament/refusal.ts';
import type { Checker } from '../checker.ts';
import { finishCopy, holdsAll, type Original, unfinished } from '../file/copy.ts';
import { removeParts } from '../file/durable.ts';
import { fileRefusals } from '../file/refusals.ts';
import type { Later, TournamentFile } from '../file/tournament-file.ts';
import { type AskedAbout, byAge, copyLimit, toAskAbout, toDrop } from './keep.ts';
import { copiesIn } from './list.ts';
import { type CopyReason, copiesFolder, copyName } from './names.ts';

export type Copies = {
  /** Copies the tournament as it is now. Comes back when it is written; reading it back follows. */
  readonly make: (reason: CopyReason, round: number) => void;
  /** A step was stored: within ten minutes there is a copy of it. */
  readonly changed: () => void;
  /** Copies are written that were not read back yet. */
  readonly isReading: () => boolean;
  /** Ends when every copy that was begun has its name or was given up. */
  readonly settled: () => Promise<void>;
  /** Makes the last copy, reads everything back here and now, and stops. */
  readonly close: () => void;
  /** When the newest copy was made, ISO UTC; null while there is none. */
  readonly newest: () => string | null;
  /** The last copy did not come out. */
  readonly failed: () => boolean;
  /** Copies take more than they may, and what is left are copies of rounds: null while not, and while results are entered. */
  readonly tooMuch: () => TooMuch | null;
  /** The TO has said that they may go: deletes them and answers how many. Refuses with file.entering. */
  readonly dropAsked: () => Answer<number>;
};

type TooMuch = AskedAbout & { readonly limit: number };

export type CopiesOptions = {
  readonly file: TournamentFile;
  readonly checker: Checker;
  readonly now: () => Date;
  readonly later: Later;
  /** The round that is being played, for names; and whether its results are being entered. */
  readonly round: () => { readonly no: number; readonly entering: boolean };
  /** Free bytes where the copies lie; null where nobody can tell. */
  readonly free: () => number | null;
  /** Told when a copy has its name, and with the refusal when one failed. */
  readonly told: (refusal: Refusal | null) => void;
};

/** Between two timed copies, in milliseconds. */
const TIMED = 10 * 60_000;

type Begun = { readonly target: string; readonly original: Original };

export const copiesOf = (options: CopiesOptions): Copies => {
  const { file, checker, now, later, round, free, told } = options;
  const folder = copiesFolder(file.path);
  // The file is held by this program alone: what was begun before it was opened is nobody's any more.
  removeParts(folder);
  const pending = new Set<Promise<void>>();
  const begun = new Set<Begun>();
  let copied = -1;
  let cancelTimed: (() => void) | null = null;
  let failed = false;
  let newest = copiesIn(folder)[0]?.at ?? null;
  let asking: TooMuch | null = null;

  const freeTarget = (reason: CopyReason, ofRound: number): string => {
    for (let number = 1; ; number++) {
      const target = join(folder, copyName({ at: now().toISOString(), round: ofRound, reason, number }));
      if (!existsSync(target) && !existsSync(unfinished(target))) return target;
    }
  };

  const limitNow = (): number => copyLimit(free() ?? Number.POSITIVE_INFINITY);

  const lookAgain = () => {
    const limit = limitNow();
    const asked = toAskAbout(byAge(copiesIn(folder), now()), limit, round().no);
    asking = asked === null ? null : { ...asked, limit };
  };

  const tidy = () => {
    if (round().entering) return;
    // A folder that went with its stick has nothing left to tidy.
    if (!existsSync(folder)) return;
    const { drop } = toDrop(byAge(copiesIn(folder), now()), limitNow());
    for (const { path } of drop) rmSync(path, { force: true });
    lookAgain();
  };

  const finished = ({ target }: Begun, whole: boolean) => {
    const done = finishCopy(target, whole);
    failed = !done.ok;
    if (done.ok) newest = now().toISOString();
    tidy();
    told(done.ok ? null : done.refusal);
  };

  /** Writes the copy, or tells why not. */
  const begin = (reason: CopyReason, ofRound: number): Begun | null => {
    try {
      mkdirSync(folder, { recursive: true });
    } catch {
      failed = true;
      told(fileRefusals.copyFailed(folder, 'readOnly'));
      return null;
    }
    const target = freeTarget(reason, ofRound);
    const original = file.beginCopy(target);
    if (!original.ok) {
      failed = true;
      told(original.refusal);
      return null;
    }
    copied = original.value.last.no;
    return { target, original: original.value };
  };

  const make = (reason: CopyReason, ofRound: number): void => {
    const copy = begin(reason, ofRound);
    if (copy === null) return;
    begun.add(copy);
    const reading = checker.ask(copy.target, { kind: 'verifyCopy', ...copy }).then((answer) => {
      // Closing has read it back meanwhile.
      if (!begun.delete(copy)) return;
      // A checker that is off reads nothing: then it is done here, late rather than never.
      finished(copy, answer.ok ? answer.value : holdsAll(unfinished(copy.target), copy.original));
    });
    pending.add(reading);
    void reading
      .finally(() => pending.delete(reading))
      .catch(() => told(fileRefusals.copyFailed(copy.target, 'broken')));
  };

  return {
    make,
    changed: () => {
      cancelTimed ??= later(TIMED, () => {
        cancelTimed = null;
        if (file.last().no !== copied) make('timed', round().no);
      });
    },
    isReading: () => begun.size > 0,
    settled: async () => {
      while (pending.size > 0) await Promise.all(pending);
    },
    close: () => {
      cancelTimed?.();
      const last = file.last().no !== copied && file.last().no > 0 ? begin('close', round().no) : null;
      for (const copy of [...begun, ...(last === null ? [] : [last])]) {
        begun.delete(copy);
        finished(copy, holdsAll(unfinished(copy.target), copy.original));
      }
    },
    newest: () => newest,
    failed: () => failed,
    tooMuch: () => (round().entering ? null : asking),
    dropAsked: () => {
      if (round().entering) return no(fileRefusals.entering(file.path, round().no));
      lookAgain();
      const drop = asking?.drop ?? [];
      for (const { path } of drop) rmSync(path, { force: true });
      lookAgain();
      return ok(drop.length);
    },
  };
};
