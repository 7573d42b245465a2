/**
 * A look at a place that may be anything: of another user, on a disk that fails, a link that leads nowhere or to itself. What cannot be
 * looked at counts as not there, so that it hides nothing beside it; whoever opens it is told why that fails.
 */

import { accessSync, constants, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';

export const statAt = (path: string): Stats | null => {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
};

export const sizeAt = (path: string): number => statAt(path)?.size ?? 0;

/** A file that somebody may look into. */
export const isReadable = (path: string): boolean => {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

export const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Nothing where there is nothing to be read. */
export const bytesAt = (path: string): Buffer => {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
};
