/**
 * The first look at a file of unknown origin, without the database [reliability 5.1]: only its first 100 bytes are read. A power cut while
 * the log is moved into the file, or while a transaction writes the first page, can leave noise there; then the log beside it has the page
 * as it will be, or the rollback journal as it was, and that beginning is looked at instead (found by the power-cut replay).
 */

import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { type Answer, no, ok } from '../../../core/tournament/refusal.ts';
import { isHeldHere } from './held.ts';
import { fileRefusals, refusalOf } from './refusals.ts';
import { APPLICATION_ID } from './schema.ts';

const MAGIC = Buffer.from('SQLite format 3\0', 'latin1');
const HEADER_BYTES = 100;
const LEAST_FILE_BYTES = 512;

const versionIn = (path: string, size: number, header: Buffer): Answer<number> => {
  if (size <= 1) return no(fileRefusals.empty(path));
  if (!header.subarray(0, MAGIC.length).equals(MAGIC) || header.length < 72)
    return no(fileRefusals.notTournament(path));
  if (header.readUInt32BE(68) !== APPLICATION_ID) return no(fileRefusals.otherKind(path));
  if (size < LEAST_FILE_BYTES) return no(fileRefusals.damaged(path, 'cut'));
  const [written, read] = [header.readUInt8(18), header.readUInt8(19)];
  const version = header.readInt32BE(60);
  if (written !== read || written < 1 || written > 2 || version < 1) return no(fileRefusals.damaged(path, 'header'));
  return ok(version);
};

/** Reads pieces of a file: fewer bytes than asked for at its end. */
const withPieces = <T>(path: string, use: (piece: (place: number, length: number) => Buffer) => T): T => {
  const file = openSync(path, 'r');
  try {
    return use((place, length) => {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(file, bytes, 0, length, place));
    });
  } finally {
    closeSync(file);
  }
};

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const isPageSize = (size: number): boolean => size >= 512 && size <= 65_536 && (size & (size - 1)) === 0;

const LOG_HEADER = 32;
const FRAME_HEADER = 24;

/** The beginning of the file as the write-ahead log beside it has it last; null where the log does not hold that page. */
const firstBytesInLog = (path: string): Buffer | null => {
  const log = `${path}-wal`;
  const size = sizeOf(log);
  if (size < LOG_HEADER + FRAME_HEADER) return null;
  return withPieces(log, (piece) => {
    const pageSize = piece(0, LOG_HEADER).readUInt32BE(8);
    if (!isPageSize(pageSize)) return null;
    let found: Buffer | null = null;
    for (let place = LOG_HEADER; place + FRAME_HEADER + pageSize <= size; place += FRAME_HEADER + pageSize) {
      if (piece(place, 4).readUInt32BE(0) === 1) found = piece(place + FRAME_HEADER, HEADER_BYTES);
    }
    return found;
  });
};

const JOURNAL_MAGIC = Buffer.from('d9d505f920a163d7', 'hex');
const JOURNAL_HEADER = 28;
/** A page of the journal stands between its number and a check sum. */
const [NUMBER, CHECK_SUM] = [4, 4];

/** The head of a part of a rollback journal that begins at a place; null where none does. */
const journalPart = (head: Buffer) => {
  if (head.length < JOURNAL_HEADER || !head.subarray(0, JOURNAL_MAGIC.length).equals(JOURNAL_MAGIC)) return null;
  const part = { count: head.readUInt32BE(8), sector: head.readUInt32BE(20), pageSize: head.readUInt32BE(24) };
  return isPageSize(part.pageSize) && part.sector >= JOURNAL_HEADER ? part : null;
};

/**
 * The beginning of the file as the rollback journal beside it has it: the database will put that page back. Null where the journal does
 * not hold that page, or was not finished: then the file has not been written to.
 */
const firstBytesInJournal = (path: string): Buffer | null => {
  const journal = `${path}-journal`;
  const size = sizeOf(journal);
  if (size === 0) return null;
  return withPieces(journal, (piece) => {
    let start = 0;
    for (let part = journalPart(piece(start, JOURNAL_HEADER)); part !== null; ) {
      const record = NUMBER + part.pageSize + CHECK_SUM;
      const end = Math.min(size, start + part.sector + part.count * record);
      for (let place = start + part.sector; place + record <= end; place += record) {
        if (piece(place, NUMBER).readUInt32BE(0) === 1) return piece(place + NUMBER, HEADER_BYTES);
      }
      // A part begins on a sector of its own.
      start = Math.ceil(Math.max(end, start + part.sector) / part.sector) * part.sector;
      part = journalPart(piece(start, JOURNAL_HEADER));
    }
    return null;
  });
};

/** What a TO can do something about; of the rest only that it cannot be read. */
const TOLD: ReadonlySet<string> = new Set(['file.missing', 'file.notAllowed', 'file.pathTooLong']);

/**
 * The version of the layout of a file that looks like a tournament file.
 * Refuses with file.missing, file.folder, file.unreadable, file.locked (held by this very process), file.empty,
 * file.notTournament, file.otherKind, file.damaged (header, cut).
 */
export const readVersion = (path: string): Answer<number> => {
  try {
    // The database library cuts blanks off names and would open another file than the one that is looked at here.
    if (path !== path.trim()) return no(fileRefusals.unreadable(path));
    const found = statSync(path);
    if (found.isDirectory()) return no(fileRefusals.folder(path));
    if (!found.isFile()) return no(fileRefusals.notTournament(path));
    if (isHeldHere(path)) return no(fileRefusals.locked(path));
    const version = versionIn(
      path,
      found.size,
      withPieces(path, (piece) => piece(0, HEADER_BYTES)),
    );
    const beside = version.ok ? null : (firstBytesInLog(path) ?? firstBytesInJournal(path));
    const meant = beside === null ? version : versionIn(path, found.size, beside);
    return meant.ok ? meant : version;
  } catch (error) {
    const refused = refusalOf(path, error);
    return no(TOLD.has(refused.code) ? refused : fileRefusals.unreadable(path));
  }
};
