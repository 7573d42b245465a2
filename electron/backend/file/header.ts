/**
 * The first look at a file of unknown origin, without the database (5.1 a-c): only its first 100 bytes are read. A power cut while
 * the log is moved into the file can leave noise there; then the log beside it still has the page, and its beginning is looked
 * at instead (found by the power-cut replay).
 */

import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { type Answer, no, ok } from '../../../core/tournament/refusal.ts';
import { isHeldHere } from './held.ts';
import { fileRefusals, isMissing, troubleOf } from './refusals.ts';
import { APPLICATION_ID } from './schema.ts';

const MAGIC = Buffer.from('SQLite format 3\0', 'latin1');
const HEADER_BYTES = 100;
const LEAST_FILE_BYTES = 512;

const firstBytes = (path: string): Buffer => {
  const bytes = Buffer.alloc(HEADER_BYTES);
  const file = openSync(path, 'r');
  try {
    return bytes.subarray(0, readSync(file, bytes, 0, HEADER_BYTES, 0));
  } finally {
    closeSync(file);
  }
};

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

const LOG_HEADER = 32;
const FRAME_HEADER = 24;

/** The beginning of the file as the write-ahead log beside it has it last; null where the log does not hold that page. */
const firstBytesInLog = (path: string): Buffer | null => {
  const log = `${path}-wal`;
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size < LOG_HEADER + FRAME_HEADER) return null;
  const file = openSync(log, 'r');
  try {
    const at = (place: number, length: number): Buffer => {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(file, bytes, 0, length, place));
    };
    const pageSize = at(0, LOG_HEADER).readUInt32BE(8);
    if (pageSize < 512 || pageSize > 65_536) return null;
    let found: Buffer | null = null;
    for (let place = LOG_HEADER; place + FRAME_HEADER + pageSize <= size; place += FRAME_HEADER + pageSize) {
      if (at(place, 4).readUInt32BE(0) === 1) found = at(place + FRAME_HEADER, HEADER_BYTES);
    }
    return found;
  } finally {
    closeSync(file);
  }
};

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
    const version = versionIn(path, found.size, firstBytes(path));
    const inLog = version.ok ? null : firstBytesInLog(path);
    const meant = inLog === null ? version : versionIn(path, found.size, inLog);
    return meant.ok ? meant : version;
  } catch (error) {
    return no(isMissing(troubleOf(error)) ? fileRefusals.missing(path) : fileRefusals.unreadable(path));
  }
};
