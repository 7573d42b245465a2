/**
 * Why a tournament file was not opened, not written or not copied: every code of this folder with its ways out.
 * The sentences are in `resources/locales/<language>/file.json` under the part after `file.`; the labels of the ways
 * under `ways`, what kind of damage was found under `damage` ([reliability 17.1]: what happened, whether results are safe, an action).
 */

import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import Database from 'better-sqlite3';
import { type Refusal, refuse, type WayOut } from '../../../core/tournament/refusal.ts';
import type { WrongSetting } from './pragmas.ts';

/** What is damaged: bytes of the header, a cut end, pages, links between rows, the chain, the log beside it, the description, a fact. */
export type Damage = 'header' | 'cut' | 'pages' | 'links' | 'chain' | 'log' | 'meta' | 'fact';

/** Why a copy could not be made. */
export type CopyTrouble = 'full' | 'readOnly' | 'missing' | 'broken' | 'unreadable';

const ways = (...codes: readonly string[]): readonly WayOut[] => codes.map((code) => ({ do: code }));

/** A file that is called like one of ours may have been one: its beginning is what says so, and that may be what is damaged. */
const unlessForeign = (path: string): readonly WayOut[] =>
  path.endsWith('.seatwright') ? ways('recover', 'chooseAnother') : ways('chooseAnother');

/** A refusal for every code, from the path of the file it is about; only the file's name is shown. */
export const fileRefusals = {
  missing: (path: string): Refusal =>
    refuse('file.missing', { name: basename(path) }, ways('tryAgain', 'recover', 'chooseAnother')),
  empty: (path: string): Refusal => refuse('file.empty', { name: basename(path) }, ways('recover', 'chooseAnother')),
  folder: (path: string): Refusal => refuse('file.folder', { name: basename(path) }, ways('chooseAnother')),
  notTournament: (path: string): Refusal => refuse('file.notTournament', { name: basename(path) }, unlessForeign(path)),
  otherKind: (path: string): Refusal => refuse('file.otherKind', { name: basename(path) }, unlessForeign(path)),
  newer: (path: string, needs: number, knows: number): Refusal =>
    refuse('file.newer', { name: basename(path), needs, knows }, ways('chooseAnother')),
  altered: (path: string, part: string): Refusal =>
    refuse('file.altered', { name: basename(path), part }, ways('recover', 'chooseAnother')),
  damaged: (path: string, what: Damage, step: number | null = null): Refusal =>
    refuse('file.damaged', { name: basename(path), what, step }, ways('recover', 'viewCopy', 'chooseAnother')),
  locked: (path: string): Refusal => refuse('file.locked', { name: basename(path) }, ways('tryAgain', 'viewCopy')),
  changed: (path: string): Refusal => refuse('file.changed', { name: basename(path) }, ways('tryAgain')),
  unreadable: (path: string): Refusal =>
    refuse('file.unreadable', { name: basename(path) }, ways('tryAgain', 'viewCopy', 'chooseAnother')),
  noRecoveryFolder: (path: string): Refusal =>
    refuse('file.noRecoveryFolder', { name: basename(path) }, ways('tryAgain', 'chooseAnother')),
  readOnly: (path: string): Refusal => refuse('file.readOnly', { name: basename(path) }, ways('view', 'saveCopyAs')),
  /** The system keeps a folder from the program until it is allowed there [desktop 3.6]. */
  notAllowed: (path: string): Refusal =>
    refuse(
      'file.notAllowed',
      { name: basename(path), folder: basename(dirname(path)) },
      ways('tryAgain', 'chooseAnother'),
    ),
  pathTooLong: (path: string, found: number, allowed: number): Refusal =>
    refuse('file.pathTooLong', { name: basename(path), found, allowed }, ways('chooseAnother')),
  unsafePlace: (path: string, wrong: WrongSetting): Refusal =>
    refuse('file.unsafePlace', { name: basename(path), ...wrong }, ways('saveCopyAs', 'view')),
  exists: (path: string): Refusal => refuse('file.exists', { name: basename(path) }, ways('chooseNew')),
  diskFull: (path: string): Refusal =>
    refuse('file.diskFull', { name: basename(path) }, ways('tryAgain', 'saveCopyAs')),
  notConfirmed: (path: string): Refusal => refuse('file.notConfirmed', { name: basename(path) }, ways('reopen')),
  moved: (path: string, copy: string): Refusal =>
    refuse('file.moved', { name: basename(path), copy }, [
      { do: 'openCopy', params: { path: copy } },
      { do: 'saveCopyAs' },
    ]),
  movedNoCopy: (path: string): Refusal => refuse('file.movedNoCopy', { name: basename(path) }, ways('saveCopyAs')),
  /** Another program wrote into the open file; everything acknowledged was written to a new one [desktop 8.7]. */
  overwritten: (path: string, saved: string, bytes: number): Refusal =>
    refuse(
      'file.overwritten',
      { name: basename(path), saved: basename(saved), bytes, seems: 'unknown', of: '', step: 0 },
      [{ do: 'openCopy', params: { path: saved } }],
    ),
  /** What helps is known where the copy was to be made; a copy of its own elsewhere always does. */
  copyFailed: (path: string, why: CopyTrouble, helps = ways('saveCopyAs')): Refusal =>
    refuse('file.copyFailed', { name: basename(path), why }, helps),
  /** The checker's process was ended after its time limit, or died. */
  notChecked: (path: string, why: 'time' | 'crash' | 'off'): Refusal =>
    refuse('file.notChecked', { name: basename(path), why }, ways('tryAgain', 'recover', 'chooseAnother')),
  /** A copy of the same tournament ends later than the file, or went another way. */
  newerCopy: (path: string, steps: number, copySteps: number, links: readonly string[]): Refusal =>
    refuse('file.newerCopy', { name: basename(path), steps, copySteps, links }, ways('recover', 'openAnyway')),
  /** In open form without its log [desktop 8.8]. */
  logMissing: (path: string, step: number, time: string): Refusal =>
    refuse(
      'file.logMissing',
      { name: basename(path), log: `${basename(path)}-wal`, step, time },
      ways('openAnyway', 'recover'),
    ),
  /** The log holds entries that are not read [desktop 8.8]. */
  logDamaged: (path: string, step: number, count: number): Refusal =>
    refuse('file.logDamaged', { name: basename(path), step, count }, ways('openAnyway', 'recover')),
  /** This computer has acknowledged more than the file holds [desktop 8.8]; `step`: up to which. */
  shorter: (path: string, step: number, count: number): Refusal =>
    refuse('file.shorter', { name: basename(path), step, count }, ways('openAnyway', 'recover')),
  /** Another tournament lies under the name of the one that was open there last [desktop 8.7]. */
  replaced: (path: string): Refusal => refuse('file.replaced', { name: basename(path) }, ways('openAnyway', 'recover')),
  /** Somebody has changed the shared file while a local copy of it was worked on: both stay. */
  putBackChanged: (path: string): Refusal =>
    refuse('file.putBackChanged', { name: basename(path) }, ways('otherFolder', 'keepHere')),
  /** The same tournament under another name beside a shared file, with entries of its own [desktop 8.8]. `name`: of the local copy. */
  twin: (name: string, path: string): Refusal =>
    refuse('file.twin', { name, other: basename(path, '.seatwright'), folder: basename(dirname(path)) }, [
      { do: 'openCopy', params: { path } },
    ]),
  /** Viewed only: nothing can be entered. */
  viewing: (path: string): Refusal => refuse('file.viewing', { name: basename(path) }, ways('saveCopyAs')),
  noCopy: (path: string): Refusal => refuse('file.noCopy', { name: basename(path) }, ways('recover', 'chooseAnother')),
  notRecovered: (path: string): Refusal =>
    refuse('file.notRecovered', { name: basename(path) }, ways('fromSheets', 'chooseAnother')),
  /** A file of an older version that could not be brought to the present one; it is as it was [reliability 16.1]. */
  notRenewed: (path: string): Refusal =>
    refuse('file.notRenewed', { name: basename(path) }, ways('tryAgain', 'view', 'chooseAnother')),
  /** The journal without the name does not fold as before: nothing was made [reliability 4.7]. */
  notErased: (path: string): Refusal => refuse('file.notErased', { name: basename(path) }, ways('saveCopyAs')),
  /** Copies are not deleted while results of a round are being entered [reliability 7.4]. */
  entering: (path: string, round: number): Refusal =>
    refuse('file.entering', { name: basename(path) }, [{ do: 'enterResults', params: { round } }]),
  lowSpace: (path: string, megabytes: number): Refusal =>
    refuse('file.lowSpace', { name: basename(path), megabytes }, ways('tryAgain', 'saveCopyAs')),
  notTidied: (path: string): Refusal => refuse('file.notTidied', { name: basename(path) }, ways('reopen')),
} as const;

/** The code of a database or system error; errors of any other origin are mistakes in the program and thrown on. */
export const troubleOf = (error: unknown): string => {
  if (error instanceof Database.SqliteError) return error.code;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && /^E[A-Z0-9]+$/.test(code)) return code;
  // Node's rmSync names only a few failures; of a disk that fails it says that the error is unknown, with an empty code.
  if (code === '' && error instanceof Error && 'syscall' in error) return 'EIO';
  throw error;
};

export const isBusy = (code: string): boolean => /^SQLITE_(BUSY|LOCKED)/.test(code);

export const isFull = (code: string): boolean => /^(SQLITE_FULL|ENOSPC|EDQUOT)$/.test(code);

export const isForbidden = (code: string): boolean =>
  /^(SQLITE_(READONLY|CANTOPEN|PERM)|EACCES|EPERM|EROFS)/.test(code);

export const isMissing = (code: string): boolean => /^(ENOENT|ENOTDIR)$/.test(code);

/** The disk, or the file's content, failed while reading or writing. */
export const isFailing = (code: string): boolean => /^(SQLITE_(IOERR|CORRUPT|NOTADB|PROTOCOL)|E[A-Z0-9]+$)/.test(code);

/** What lies beside a file, or is to become it, has a name longer by this. */
const BESIDE = '.part-journal'.length;
/** Windows takes no longer paths from programs that are not asked to [desktop 4.5]. */
const LONGEST_PATH = 259 - BESIDE;
/** Elsewhere it is the name that may be so long, in bytes. */
const LONGEST_NAME = 255 - BESIDE;

/** Whether a path is too long for the system, before anything is made or opened. */
export const pathRefusal = (path: string, platform: string): Refusal | null => {
  const [found, allowed] =
    platform === 'win32' ? [path.length, LONGEST_PATH] : [Buffer.byteLength(basename(path)), LONGEST_NAME];
  return found > allowed ? fileRefusals.pathTooLong(path, found, allowed) : null;
};

/** Where a file is being made there is none to view, to copy or to open again: another place helps. */
export const whileMaking = (refusal: Refusal): Refusal => ({ ...refusal, ways: ways('chooseNew') });

/** Only macOS says of a folder that may be used by the system's rights and not by its settings, that it is not permitted. */
const isNotAllowed = (path: string, code: string, platform: string): boolean => {
  if (platform !== 'darwin') return false;
  if (code === 'EPERM') return true;
  if (code !== 'SQLITE_CANTOPEN') return false;
  try {
    readdirSync(dirname(path));
    return false;
  } catch (error) {
    return troubleOf(error) === 'EPERM';
  }
};

/** The refusal for an error met while a file is opened or made, before anything was changed in it. */
export const refusalOf = (path: string, error: unknown, platform: string = process.platform): Refusal => {
  const code = troubleOf(error);
  // Some file systems take less than is usual, and do not say how much.
  if (code === 'ENAMETOOLONG') {
    return fileRefusals.pathTooLong(path, path.length, Math.min(LONGEST_NAME, path.length - 1));
  }
  if (isNotAllowed(path, code, platform)) return fileRefusals.notAllowed(path);
  if (isBusy(code)) return fileRefusals.locked(path);
  if (isFull(code)) return fileRefusals.diskFull(path);
  if (isForbidden(code)) return fileRefusals.readOnly(path);
  if (isMissing(code)) return fileRefusals.missing(path);
  if (isFailing(code)) return fileRefusals.unreadable(path);
  throw error;
};
