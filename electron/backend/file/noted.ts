/**
 * The last step that this computer has acknowledged of each tournament [desktop 8.8]: a file that is opened and knows less has lost
 * something, or is an older copy. 48 bytes a tournament, overwritten in place and not synced: it is a second witness, and nothing waits for it.
 *
 * | bytes | what |
 * | --- | --- |
 * | 0-31 | tournament id |
 * | 32-39 | number of the step |
 * | 40-47 | the first 8 bytes of its hash |
 */

import { closeSync, constants, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { ChainEnd } from './step.ts';

/** `hash`: the first 16 hexadecimal digits. */
export type Noted = { readonly no: number; readonly hash: string };

const [ID, BYTES] = [32, 48];

export const notesFolder = (data: string): string => join(data, 'last-steps');

export const isNoted = (noted: Noted, step: ChainEnd): boolean =>
  step.no === noted.no && step.hash.startsWith(noted.hash);

/** What was noted of a tournament; null where nothing was, or a power cut left noise. */
export const notedOf = (folder: string, tournamentId: string): Noted | null => {
  try {
    const bytes = readFileSync(join(folder, tournamentId));
    if (bytes.length !== BYTES || bytes.toString('latin1', 0, ID) !== tournamentId) return null;
    const no = Number(bytes.readBigUInt64BE(ID));
    return Number.isSafeInteger(no) && no > 0 ? { no, hash: bytes.toString('hex', ID + 8) } : null;
  } catch {
    return null;
  }
};

export type Note = { readonly write: (last: ChainEnd) => void; readonly close: () => void };

const opened = (folder: string, tournamentId: string): number | null => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return openSync(join(folder, tournamentId), constants.O_RDWR | constants.O_CREAT, 0o600);
  } catch {
    return null;
  }
};

/** The note of an open tournament. A note that cannot be written stops nobody. */
export const noteOf = (folder: string, tournamentId: string): Note => {
  let file = opened(folder, tournamentId);
  const bytes = Buffer.alloc(BYTES);
  bytes.write(tournamentId, 'latin1');
  const close = (): void => {
    if (file !== null) closeSync(file);
    file = null;
  };
  return {
    write: ({ no, hash }) => {
      if (file === null) return;
      bytes.writeBigUInt64BE(BigInt(no), ID);
      bytes.write(hash.slice(0, 16), ID + 8, 'hex');
      try {
        writeSync(file, bytes, 0, BYTES, 0);
      } catch {
        close();
      }
    },
    close,
  };
};
