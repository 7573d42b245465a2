/**
 * The first look at a file of unknown origin, without the database (5.1 a-c): only its first 100 bytes are read.
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
    return versionIn(path, found.size, firstBytes(path));
  } catch (error) {
    return no(isMissing(troubleOf(error)) ? fileRefusals.missing(path) : fileRefusals.unreadable(path));
  }
};
