import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { keepOwn } from './write-whole.ts';

const sign = z.strictObject({ event: z.string(), at: z.int().min(0) });

/**
 * The last sign of life of an event whose clock runs, so that after a crash the TO is told how long nobody saw it [poker 11]. One event at a time: it is the open one. Lost without harm.
 */
export const aliveIn = (folder: string) => {
  const path = join(folder, 'alive.json');
  const load = () => {
    try {
      return sign.parse(JSON.parse(readFileSync(path, 'utf8')));
    } catch {
      return null;
    }
  };
  let held = load();
  return {
    /** Stores a sign of life; answers the one before of the same event, null where there is none. */
    tell: (event: string, at: number): number | null => {
      const before = held?.event === event ? held.at : null;
      held = { event, at };
      try {
        keepOwn(path, JSON.stringify(held));
      } catch {
        // The tournament file reports a full disk, where it matters.
      }
      return before;
    },
  };
};
