/**
 * Which hall windows were live when the program ended without being asked to: they come back with their tournament, at the
 * same view and page (hall-and-print 2.4). A comfort only: a missing or damaged file brings nothing back.
 */

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Display, hallScreen, hallShown, MOST_HALLS } from '../../core/api/hall.ts';

/** After so many milliseconds the room is another one. */
const LONGEST = 12 * 60 * 60_000;

const live = z.strictObject({
  /** Of the tournament that was open. */
  event: z.string(),
  /** Milliseconds since 1970. */
  at: z.int(),
  halls: z
    .array(
      z.strictObject({
        hall: z.int().min(1).max(MOST_HALLS),
        /** Systems give some displays another id each time. */
        display: z.strictObject({ id: z.string(), label: z.string(), width: z.int(), height: z.int() }),
        screen: hallScreen,
        shown: hallShown.nullable(),
      }),
    )
    .max(MOST_HALLS),
});
export type LiveHalls = z.infer<typeof live>;

const pathIn = (folder: string): string => join(folder, 'halls.json');

/** The windows that were live in a tournament a short while before, or none. */
export const liveHalls = (folder: string, event: string, now: number): LiveHalls['halls'] => {
  try {
    const read = live.safeParse(JSON.parse(readFileSync(pathIn(folder), 'utf8')));
    const fits = read.success && read.data.event === event && Math.abs(now - read.data.at) < LONGEST;
    return fits ? read.data.halls : [];
  } catch {
    return [];
  }
};

/** Keeps what is live; nothing live leaves no file. Written beside and renamed; a full disk is no reason to stop. */
export const keepLive = (folder: string, kept: LiveHalls): void => {
  const path = pathIn(folder);
  try {
    if (kept.halls.length === 0) {
      rmSync(path, { force: true });
      return;
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${path}.new`, JSON.stringify(kept));
    renameSync(`${path}.new`, path);
  } catch {
    return;
  }
};

/** The display that a window was on: the same device, never the TO's own. */
export const sameDisplay = (
  { id, label, width, height }: LiveHalls['halls'][number]['display'],
  displays: readonly Display[],
): Display | undefined => {
  const others = displays.filter(({ own }) => !own);
  return (
    others.find((one) => one.id === id && one.label === label) ??
    others.find((one) => one.label !== '' && one.label === label && one.width === width && one.height === height)
  );
};
