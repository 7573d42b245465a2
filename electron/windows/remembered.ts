/**
 * Where the TO left the window: kept between starts, on this computer. A comfort only: a missing or damaged file, or a
 * display that is gone, gives the usual size in the usual place.
 */

import { readFileSync } from 'node:fs';
import { type Rectangle, screen } from 'electron';
import { z } from 'zod';
import { keepOwn } from '../backend/write-whole.ts';

const place = z.strictObject({
  x: z.int(),
  y: z.int(),
  width: z.int().min(1),
  height: z.int().min(1),
  maximized: z.boolean(),
});
export type WindowPlace = z.infer<typeof place>;

/** Enough of the window's upper edge lies on a display for it to be taken hold of. */
const canBeReached = ({ x, y, width }: Rectangle): boolean =>
  screen.getAllDisplays().some(({ workArea }) => {
    const across = Math.min(x + width, workArea.x + workArea.width) - Math.max(x, workArea.x);
    return across >= 100 && y >= workArea.y && y <= workArea.y + workArea.height - 50;
  });

/** The place kept in a file, or null where there is none that can be used now. */
export const rememberedPlace = (path: string): WindowPlace | null => {
  try {
    const read = place.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    return read.success && canBeReached(read.data) ? read.data : null;
  } catch {
    return null;
  }
};

/** Keeps a place in a file, written beside and renamed. A full disk is no reason not to close. */
export const rememberPlace = (path: string, kept: WindowPlace): void => {
  try {
    keepOwn(path, JSON.stringify(kept));
  } catch {
    return;
  }
};
