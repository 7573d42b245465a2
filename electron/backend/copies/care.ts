/**
 * How the open file is cared for: copies, a second folder, room on the disk.
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 3.3] removable disks | `careOf` |
 * | [reliability 3.6] free space | `careOf`, `freeBytesIn` |
 * | [reliability 7] automatic copies, second folder | `careOf`, `takeSecond` |
 */

import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Care, CareMark } from '../../../core/api/copies.ts';
import type { DeskWith } from '../desk.ts';
import { secondFolder } from './second.ts';

const MEGABYTE = 1024 * 1024;
const LOW_SPACE = 500;

/** Free bytes where a folder lies; null where nobody can tell. */
const freeBytesIn = (folder: string): number | null => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
};

/** Free bytes where a path lies; null where nobody can tell. */
export const freeBytes = (desk: DeskWith<'machine'>, path: string): number | null =>
  (desk.machine.freeBytes ?? freeBytesIn)(dirname(path));

/** The same in megabytes; plenty where nobody can tell. */
export const freeMegabytes = (desk: DeskWith<'machine'>, path: string): number => {
  const bytes = freeBytes(desk, path);
  return bytes === null ? LOW_SPACE : Math.floor(bytes / MEGABYTE);
};

/** How the open file is cared for, for the amber marks and the settings. */
export const careOf = (desk: DeskWith<'machine' | 'memory' | 'open'>): Care | null => {
  const { session, care } = desk.open;
  if (session === null) return null;
  const { second, secondDeclined } = desk.memory.read();
  const found = session.file === null ? 'none' : (care?.second?.state() ?? 'none');
  // A copy that is being read back is on its way too: the stick is not safe to remove yet.
  const state = found === 'upToDate' && care?.copies.isReading() === true ? 'behind' : found;
  const tooMuch = care?.copies.tooMuch() ?? null;
  // Nobody asks for a second place for a sample [fault D-12].
  const declined = secondDeclined || desk.open.sample;
  const marks: CareMark[] = [
    ...(session.file === null ? (['viewing'] as const) : []),
    ...(care?.removable === true ? (['removable'] as const) : []),
    ...(session.file !== null && freeMegabytes(desk, session.reading.path) < LOW_SPACE ? (['lowSpace'] as const) : []),
    ...(care?.copies.failed() === true ? (['copyFailed'] as const) : []),
    ...(state === 'missing' ? (['secondMissing'] as const) : []),
    ...(tooMuch === null ? [] : (['manyCopies'] as const)),
  ];
  return {
    marks,
    viewing: session.file === null,
    copiedAt: care?.copies.newest() ?? null,
    tooMuch:
      tooMuch === null
        ? null
        : {
            megabytes: Math.ceil(tooMuch.bytes / MEGABYTE),
            limit: Math.floor(tooMuch.limit / MEGABYTE),
            copies: tooMuch.drop.length,
            rounds: tooMuch.rounds,
          },
    second: { state, folder: second ?? '', lag: care?.second?.lag() ?? 0, declined },
  };
};

export const tellCare = (desk: DeskWith<'machine' | 'memory' | 'open' | 'push'>): void =>
  desk.push({ type: 'copies.care', care: careOf(desk) });

/** The second folder for the open file, in place of the one before. */
export const takeSecond = (desk: DeskWith<'machine' | 'memory' | 'later' | 'push' | 'workers' | 'open'>): void => {
  const { care, session } = desk.open;
  const file = session?.file ?? null;
  if (care === null || file === null) return;
  care.second?.close();
  const { second } = desk.memory.read();
  care.second =
    second === null
      ? null
      : secondFolder({
          folder: second,
          file,
          carrier: desk.workers.carrier(),
          later: desk.later,
          told: () => tellCare(desk),
        });
};
