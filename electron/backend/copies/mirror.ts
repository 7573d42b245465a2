/**
 * The mirror log in the second folder [reliability 7.6]: the audit text of the tournament, a line more after each step. It is only ever
 * appended to; a log that is not a beginning of this tournament is put aside under another name, never deleted.
 */

import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Answer, no, ok } from '../../../core/tournament/refusal.ts';
import { auditHead, verifyAuditText } from '../file/check/audit.ts';
import { syncFolder } from '../file/durable.ts';
import { fileRefusals, isForbidden, isFull, isMissing, troubleOf } from '../file/refusals.ts';
import type { ChainEnd } from '../file/step.ts';

export type MirrorHead = {
  readonly tournamentId: string;
  readonly createdBy: string;
  readonly createdAt: string;
  /** True: what lies there is put aside, whatever it is. */
  readonly afresh: boolean;
};

/** Where the log ends; null for a new one, which has no step yet. */
export type MirrorEnd = ChainEnd | null;

const whyNot = (path: string, error: unknown) => {
  const code = troubleOf(error);
  if (isFull(code)) return 'full';
  if (isMissing(code) || !existsSync(dirname(path))) return 'missing';
  return isForbidden(code) ? 'readOnly' : 'unreadable';
};

const append = (path: string, text: string): Answer<null> => {
  try {
    const file = openSync(path, 'a');
    try {
      writeSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    return ok(null);
  } catch (error) {
    return no(fileRefusals.copyFailed(path, whyNot(path, error)));
  }
};

const putAside = (path: string): void => {
  for (let number = 1; ; number++) {
    const aside = `${path} ${number}`;
    if (existsSync(aside)) continue;
    renameSync(path, aside);
    return;
  }
};

/** Finds the log of a tournament or begins one. Refuses with file.copyFailed where the folder does not take it. */
export const startMirror = (path: string, head: MirrorHead): Answer<MirrorEnd> => {
  try {
    if (existsSync(path)) {
      const text = readFileSync(path, 'utf8');
      const verdict = verifyAuditText(text);
      const own = text.startsWith(auditHead(head)) && text.endsWith('\n');
      if (!head.afresh && own && verdict.whole) return ok(verdict.end);
      putAside(path);
    }
    const begun = append(path, auditHead(head));
    if (!begun.ok) return begun;
    syncFolder(dirname(path));
    return ok(null);
  } catch (error) {
    return no(fileRefusals.copyFailed(path, whyNot(path, error)));
  }
};

/** Adds lines and brings them to the disk. A log that has gone is not begun anew here: it would lack its beginning. */
export const appendToMirror = (path: string, text: string): Answer<null> =>
  existsSync(path) ? append(path, text) : no(fileRefusals.copyFailed(path, 'missing'));
