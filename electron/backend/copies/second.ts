/**
 * The second folder: copies and the mirror log on a stick or a share, in the background [reliability 7.5, 7.6].
 *
 * | rule | where |
 * | --- | --- |
 * | never delays a commit or the desk | everything that touches the folder is a task of a process of its own |
 * | a line per event after the commit, synced at least every 2 s | `changed`, `SOON` |
 * | stick pulled: amber mark; stick back: catches up by itself | `work`, `AGAIN` |
 * | "safe to remove" when nothing is pending | `state` |
 */

import type { SecondState } from '../../../core/api/copies.ts';
import type { Checker } from '../checker.ts';
import { auditLine } from '../file/check/audit.ts';
import type { Later, TournamentFile } from '../file/tournament-file.ts';
import { copiesFolder, mirrorPath } from './names.ts';

export type SecondFolder = {
  /** A step was stored, or a copy has its name. */
  readonly changed: () => void;
  readonly state: () => SecondState;
  /** Steps that are not in the mirror log yet. */
  readonly lag: () => number;
  /** Ends when nothing is pending, or the folder is not there. */
  readonly settled: () => Promise<void>;
  readonly close: () => void;
};

export type SecondOptions = {
  readonly folder: string;
  readonly file: TournamentFile;
  /** A process of its own: a slow stick must not keep files from being opened. */
  readonly carrier: Checker;
  readonly later: Later;
  readonly told: () => void;
};

/** Steps of the same second are one write; the rule asks for two seconds. Milliseconds. */
const SOON = 300;

/** How often a folder that is not there is looked for. Milliseconds. */
const AGAIN = 2000;

/** Steps sent in one task. */
const PAGE = 500;

/** A slow stick may take its time: a copy of some megabytes with all its syncs. Milliseconds. */
const PATIENCE = 120_000;

export const secondFolder = ({ folder, file, carrier, later, told }: SecondOptions): SecondFolder => {
  const mirror = mirrorPath(file.path, folder);
  const { tournamentId, createdBy, createdAt } = file.meta;
  /** The last step in the mirror log; null until the log was found. */
  let mirrored: number | null = null;
  let toCarry = true;
  let missing = false;
  let closed = false;
  let working: Promise<void> | null = null;
  let cancel: (() => void) | null = null;

  const ask: Checker['ask'] = (path, task) => carrier.ask(path, task, PATIENCE);

  const startMirror = async (afresh: boolean): Promise<boolean> => {
    const head = { tournamentId, createdBy, createdAt, afresh };
    const begun = await ask(mirror, { kind: 'mirrorStart', path: mirror, head });
    if (!begun.ok || closed) return false;
    const end = begun.value;
    const own = end === null || end.no === 0 ? null : file.readSteps(end.no, 1);
    if (own !== null && (!own.ok || own.value[0]?.hash !== end?.hash)) return startMirror(true);
    mirrored = end?.no ?? 0;
    return true;
  };

  /** Sends the steps that the log lacks, a page at a time. */
  const mirrorOn = async (): Promise<boolean> => {
    if (mirrored === null && !(await startMirror(false))) return false;
    while (!closed && mirrored !== null && mirrored < file.last().no) {
      const steps = file.readSteps(mirrored + 1, PAGE);
      if (!steps.ok) return true;
      const sent = await ask(mirror, { kind: 'mirror', path: mirror, text: steps.value.map(auditLine).join('') });
      if (!sent.ok) {
        mirrored = null;
        return false;
      }
      mirrored += steps.value.length;
    }
    return true;
  };

  const carryOn = async (): Promise<boolean> => {
    while (!closed && toCarry) {
      toCarry = false;
      const order = { from: copiesFolder(file.path), root: folder, to: copiesFolder(file.path, folder) };
      const left = await ask(folder, { kind: 'carry', ...order });
      toCarry = toCarry || !left.ok || left.value > 0;
      if (!left.ok) return false;
      // Entries do not wait until all copies are carried.
      if (!(await mirrorOn())) return false;
    }
    return true;
  };

  const work = async (): Promise<void> => {
    const there = (await mirrorOn()) && (await carryOn());
    working = null;
    if (closed) return;
    missing = !there;
    told();
    if (missing) wake(AGAIN);
    else if (behind()) wake(SOON);
  };

  const wake = (milliseconds: number): void => {
    if (closed || working !== null || cancel !== null) return;
    cancel = later(milliseconds, () => {
      cancel = null;
      working = work();
    });
  };

  const lag = (): number => file.last().no - (mirrored ?? 0);
  const behind = (): boolean => toCarry || lag() > 0;

  wake(0);
  return {
    changed: () => {
      toCarry = true;
      wake(SOON);
    },
    lag,
    state: () => (missing ? 'missing' : behind() || working !== null ? 'behind' : 'upToDate'),
    settled: async () => {
      for (;;) {
        cancel?.();
        cancel = null;
        working ??= work();
        await working;
        if (missing || closed || !behind()) return;
      }
    },
    close: () => {
      closed = true;
      cancel?.();
    },
  };
};
