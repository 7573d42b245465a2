/**
 * Where the door of the browser host was and by which keys, kept in a file that only this user can read: started again, the program
 * stands at the same address, so that its tabs find their way back by themselves. Keys go with their port: where another program
 * has taken that, whoever answers there could have been shown them, and fresh ones are made.
 */

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Role } from '../../core/api/method.ts';
import { type Refusal, refuse } from '../../core/tournament/refusal.ts';
import { keepOwn } from '../backend/write-whole.ts';

/** An event lasts a weekend at the most; after so many milliseconds no tab of it is left. */
const LONGEST = 72 * 60 * 60_000;

/** A program that is just ending lets go of the port within that. Milliseconds. */
const TRIED_FOR = 3000;
const TRIED_EVERY = 100;

const key = z.string().regex(/^[0-9a-f]{32}$/);
export type DoorKeys = Readonly<Record<Role, string>>;
export type DoorPlace = { readonly port: number; readonly keys: DoorKeys };

const kept = z.strictObject({
  port: z.int().min(1).max(65_535),
  keys: z.strictObject({ desk: key, hall: key, print: key }),
  at: z.int(),
});

const freshKey = (): string => randomBytes(16).toString('hex');

export const freshKeys = (): DoorKeys => ({ desk: freshKey(), hall: freshKey(), print: freshKey() });

const pathIn = (folder: string): string => join(folder, 'door.json');

/** Where it was a short while before, or null. */
export const placeBefore = (folder: string, now: number): DoorPlace | null => {
  try {
    const { at, ...before } = kept.parse(JSON.parse(readFileSync(pathIn(folder), 'utf8')));
    return Math.abs(now - at) < LONGEST ? before : null;
  } catch {
    return null;
  }
};

/** Keeps where it is. Where that cannot be kept, the place is good for this start alone. */
export const keepPlace = (folder: string, now: number, { port, keys }: DoorPlace): void => {
  const path = pathIn(folder);
  try {
    keepOwn(path, JSON.stringify({ port, keys, at: now }));
  } catch {
    return;
  }
};

const isTaken = (fault: unknown): boolean =>
  ['EADDRINUSE', 'EACCES'].includes((fault as NodeJS.ErrnoException).code ?? '');

/**
 * Opens where it was before, tried again for a while; else at any free port by fresh keys.
 *
 * @param open opens at a port by keys; rejects where the port is taken
 * @param named the port that the start asks for, of which nothing is known before; null: none
 * @returns `moved`: what the TO is told where tabs cannot find their way back
 */
export const openedAt = async <T>(
  open: (port: number, keys: DoorKeys) => Promise<T>,
  before: DoorPlace | null,
  named: number | null,
): Promise<{ readonly door: T; readonly keys: DoorKeys; readonly moved: Refusal | null }> => {
  if (named !== null) {
    const keys = before?.port === named ? before.keys : freshKeys();
    return { door: await open(named, keys), keys, moved: null };
  }
  for (let waited = 0; before !== null && waited < TRIED_FOR; waited += TRIED_EVERY) {
    try {
      return { door: await open(before.port, before.keys), keys: before.keys, moved: null };
    } catch (fault) {
      if (!isTaken(fault)) throw fault;
      await new Promise((resolve) => setTimeout(resolve, TRIED_EVERY));
    }
  }
  const keys = freshKeys();
  const moved = before === null ? null : refuse('door.moved', { port: before.port });
  return { door: await open(0, keys), keys, moved };
};
