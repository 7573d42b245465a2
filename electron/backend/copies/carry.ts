/**
 * Copies for the second folder are made from the verified local ones, read back and only then named [reliability 7.2, 7.5]. Runs away from
 * the desk: a slow stick delays nobody.
 */

import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, no, ok } from '../../../core/tournament/refusal.ts';
import { holdsAll, unfinished } from '../file/copy.ts';
import { discard, publish, removeWithSidecars, syncFile } from '../file/durable.ts';
import { readVersion } from '../file/header.ts';
import { fileRefusals, isForbidden, isFull, isMissing, troubleOf } from '../file/refusals.ts';
import { copiesIn, endOfCopy, type ListedCopy } from './list.ts';

export type CarryOrder = {
  /** The folder of the local copies. */
  readonly from: string;
  /** The second folder itself: it must be there, it may be a stick that was pulled. */
  readonly root: string;
  /** The folder of copies in it, made if missing. */
  readonly to: string;
};

const copyOne = (copy: ListedCopy, target: string): Answer<null> => {
  const part = unfinished(target);
  const end = endOfCopy(copy.path);
  const version = readVersion(copy.path);
  if (end === null || !version.ok) return no(fileRefusals.copyFailed(target, 'broken'));
  removeWithSidecars(part);
  try {
    copyFileSync(copy.path, part);
    syncFile(part);
    const { tournamentId, no: last, hash } = end;
    if (!holdsAll(part, { tournamentId, version: version.value, last: { no: last, hash } }))
      return no(fileRefusals.copyFailed(target, 'broken'));
    publish(part, target);
    return ok(null);
  } finally {
    discard(part);
  }
};

/** Carries the oldest copy that is missing there; answers how many are missing still. Refuses with file.copyFailed. */
export const carryCopy = ({ from, root, to }: CarryOrder): Answer<number> => {
  try {
    if (!existsSync(root)) return no(fileRefusals.copyFailed(to, 'missing'));
    mkdirSync(to, { recursive: true });
    const there = new Set(readdirSync(to));
    const missing = copiesIn(from)
      .filter(({ name }) => !there.has(name))
      .reverse();
    const [first] = missing;
    if (first === undefined) return ok(0);
    const carried = copyOne(first, join(to, first.name));
    return carried.ok ? ok(missing.length - 1) : carried;
  } catch (error) {
    const code = troubleOf(error);
    const why = isFull(code)
      ? 'full'
      : isMissing(code) || !existsSync(root)
        ? 'missing'
        : isForbidden(code)
          ? 'readOnly'
          : 'unreadable';
    return no(fileRefusals.copyFailed(to, why));
  }
};
