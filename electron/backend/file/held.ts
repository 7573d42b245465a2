/**
 * Which files this process holds open for writing. The lock itself is the database's [reliability 6.2, 6.3]; this list is needed
 * because on POSIX systems reading such a file by other means and closing it again would drop the lock [reliability 3.8].
 */

import { statSync } from 'node:fs';

const heldHere = new Set<string>();

/** What a path names now, as device and inode; null where it names nothing (any more). */
export const identityOf = (path: string): string | null => {
  try {
    const found = statSync(path, { bigint: true });
    return `${found.dev}:${found.ino}`;
  } catch {
    return null;
  }
};

export const isHeldHere = (path: string): boolean => {
  const identity = identityOf(path);
  return identity !== null && heldHere.has(identity);
};

export const hold = (identity: string): void => {
  heldHere.add(identity);
};

export const letGo = (identity: string): void => {
  heldHere.delete(identity);
};
