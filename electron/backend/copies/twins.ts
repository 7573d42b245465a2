/**
 * What a sync service leaves beside a file when two computers have written it: the same tournament under a name of the service's own, as
 * `Cup-LAPTOP`, `Cup (conflicted copy 2026-11-27)`, `Cup 2` [desktop 8.8]. The name says little, so the tournament inside does.
 */

import { basename, dirname, join } from 'node:path';
import { namesIn, statAt } from '../file/check/look.ts';
import type { ChainEnd } from '../file/step.ts';
import { endOfCopy } from './list.ts';
import { ENDING } from './names.ts';

/** A file of the same tournament, and where it ends. */
export type Twin = ChainEnd & { readonly path: string };

/** Most files that are looked into, the newest first: what a service has kept long ago was told then. */
const MOST = 12;

const isAlike = (one: string, other: string): boolean =>
  one !== other && (one.startsWith(other) || other.startsWith(one));

/** The files of a tournament beside one, under names that begin as that does. What cannot be read is passed over. */
export const twinsOf = (path: string, tournamentId: string): readonly Twin[] => {
  const own = basename(path, ENDING);
  return namesIn(dirname(path))
    .filter((name) => name.endsWith(ENDING) && isAlike(basename(name, ENDING), own))
    .map((name) => join(dirname(path), name))
    .map((twin) => ({ twin, changed: statAt(twin)?.mtimeMs ?? 0 }))
    .sort((a, b) => b.changed - a.changed || (a.twin < b.twin ? -1 : 1))
    .slice(0, MOST)
    .flatMap(({ twin }) => {
      const end = endOfCopy(twin);
      return end?.tournamentId === tournamentId ? [{ path: twin, no: end.no, hash: end.hash }] : [];
    });
};
