/** Paths and the handles that stand for them in windows. */

import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { RecentFile } from '../../core/api/app.ts';
import type { Place } from '../../core/api/file.ts';
import { fileNameFrom } from '../../core/api/file-name.ts';
import { ENDING } from './copies/names.ts';
import type { DeskWith } from './desk.ts';
import { namesIn, statAt } from './file/check/look.ts';
import type { Remembered } from './settings.ts';

export { ENDING };

/** Most recent files remembered and files listed. */
const MOST_RECENT = 12;
const MOST_LISTED = 200;

/** A path in the folder that no file has yet, named after the tournament. */
export const freePath = (folder: string, suggested: string): string => {
  const name = fileNameFrom(suggested);
  for (let n = 1; ; n++) {
    const path = join(folder, `${n === 1 ? name : `${name} ${n}`}${ENDING}`);
    if (!existsSync(path)) return path;
  }
};

/** The handle of a path; the same path keeps its handle while the program runs. */
export const handleOf = (desk: DeskWith<'machine' | 'handles'>, path: string): string => {
  const whole = resolve(path);
  for (const [handle, known] of desk.handles.places) if (known === whole) return handle;
  const handle = desk.machine.randomHex(16);
  desk.handles.places.set(handle, whole);
  return handle;
};

export const placeOf = (desk: DeskWith<'machine' | 'handles'>, path: string): Place => ({
  handle: handleOf(desk, path),
  name: basename(path, ENDING),
  folder: dirname(resolve(path)),
});

export const recentFiles = (desk: DeskWith<'machine' | 'memory' | 'handles'>): RecentFile[] =>
  desk.memory.read().recent.map(({ path, openedAt }) => ({
    ...placeOf(desk, path),
    openedAt,
    missing: !existsSync(path),
  }));

type Known = Remembered['recent'][number];

const inFront = (recent: readonly Known[], first: Known): Known[] =>
  [first, ...recent.filter(({ path }) => path !== first.path)].slice(0, MOST_RECENT);

/** Puts a path in front of the recent files. */
export const rememberOpened = (desk: DeskWith<'machine' | 'memory' | 'open'>, path: string): void => {
  const tournament = desk.open.session?.reading.meta.tournamentId;
  const whole = resolve(path);
  const held = desk.memory.read();
  const openedAt = desk.machine.now().toISOString();
  const opened = { path: whole, openedAt, ...(tournament === undefined ? {} : { tournament }) };
  // What is only looked at would come back to be written into.
  const left = desk.open.session?.file === null ? null : { path: whole, sample: desk.open.sample };
  desk.memory.write({ ...held, left, recent: inFront(held.recent, opened) });
  desk.machine.opened(whole);
};

/** Puts a path in front of the recent files that was given to the program and not opened [desktop 6.2]. */
export const rememberGiven = (desk: DeskWith<'machine' | 'memory'>, path: string): void => {
  const whole = resolve(path);
  const held = desk.memory.read();
  const before = held.recent.find((entry) => entry.path === whole);
  const given = { ...before, path: whole, openedAt: desk.machine.now().toISOString() };
  desk.memory.write({ ...held, recent: inFront(held.recent, given) });
  desk.machine.opened(whole);
};

/** What was open when the program ended without being asked to, once: a file that ends the program is not opened for ever. */
export const takeLeft = (desk: DeskWith<'memory'>): Remembered['left'] => {
  const held = desk.memory.read();
  if (held.left !== null) desk.memory.write({ ...held, left: null });
  return held.left;
};

/** The id of the tournament that was open under a path last; null where that is not remembered. */
export const rememberedId = (desk: DeskWith<'memory'>, path: string): string | null =>
  desk.memory.read().recent.find((entry) => entry.path === resolve(path))?.tournament ?? null;

/** Takes a path off the recent files. */
export const forgetOpened = (desk: DeskWith<'memory'>, path: string): void => {
  const whole = resolve(path);
  const held = desk.memory.read();
  desk.memory.write({ ...held, recent: held.recent.filter((entry) => entry.path !== whole) });
};

/** The folders in which the program keeps or once kept tournaments: the present ones, and those of earlier versions. */
export const ownFolders = (desk: DeskWith<'machine'>): readonly string[] => {
  const { data, documents, own = join(data, 'Tournaments'), earlier = [] } = desk.machine.folders;
  return [documents, own, ...earlier];
};

/** Tournament files in the program's own folders, newest first. */
export const listedFiles = (desk: DeskWith<'machine' | 'handles'>): RecentFile[] =>
  ownFolders(desk)
    .flatMap((folder) => namesIn(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith(ENDING))
    .flatMap((path) => {
      const found = statAt(path);
      return found?.isFile() === true ? [{ path, changed: found.mtime }] : [];
    })
    .sort((a, b) => b.changed.getTime() - a.changed.getTime())
    .slice(0, MOST_LISTED)
    .map(({ path, changed }) => ({ ...placeOf(desk, path), openedAt: changed.toISOString(), missing: false }));
