/**
 * The key of the hall's tabs in the browser host, kept in a file that only this user can read, so that a tab finds its way back after
 * the program was started again on the same port. It opens what the hall shows and nothing else, and is made anew when it is old.
 */

import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** After so many milliseconds the room is another one. */
const LONGEST = 12 * 60 * 60_000;

const OWNER_ONLY = 0o600;

const kept = z.strictObject({ key: z.string().regex(/^[0-9a-f]{32}$/), at: z.int() });

const keptIn = (path: string, now: number): string | null => {
  try {
    const read = kept.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    return read.success && Math.abs(now - read.data.at) < LONGEST ? read.data.key : null;
  } catch {
    return null;
  }
};

/** The key that was used a short while before, or a fresh one. Where it cannot be kept it is good for this start alone. */
export const hallKeyIn = (folder: string, now: number): string => {
  const path = join(folder, 'hall-key.json');
  const key = keptIn(path, now) ?? randomBytes(16).toString('hex');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${path}.new`, JSON.stringify({ key, at: now }), { mode: OWNER_ONLY });
    chmodSync(`${path}.new`, OWNER_ONLY);
    renameSync(`${path}.new`, path);
  } catch {
    return key;
  }
  return key;
};
