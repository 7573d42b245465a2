/**
 * What automatic copies are called and where they lie.
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 7.1] sibling folder `<name>.snapshots`; the same name in the second folder | `copiesFolder` |
 * | [reliability 7.3] UTC date-time without colons, round and reason | `copyName`, `copyFrom` |
 * | [reliability 7.6] the mirror log in the second folder | `mirrorPath` |
 */

import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

export const ENDING = '.seatwright';

/** Why a copy was made. */
const copyReason = z.enum(['before', 'complete', 'import', 'undo', 'migration', 'erase', 'timed', 'close']);
export type CopyReason = z.infer<typeof copyReason>;

/** What the name of a copy says. `round` is 0 before the first one. */
export type NamedCopy = {
  readonly at: string;
  readonly round: number;
  readonly reason: CopyReason;
  /** Tells copies of the same second and reason apart; 1 for the first. */
  readonly number: number;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** `2026-11-20T140322Z round-05 before`, with a number where the same name is taken. */
export const copyName = ({ at, round, reason, number }: NamedCopy): string =>
  `${at.slice(0, 19).replaceAll(':', '')}Z round-${two(round)} ${reason}${number > 1 ? ` ${number}` : ''}${ENDING}`;

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z round-(\d{2,3}) ([a-z]+)(?: (\d+))?\.seatwright$/;

/** What a name of a copy says, or null where it is none. */
export const copyFrom = (name: string): NamedCopy | null => {
  const found = NAME.exec(name);
  const reason = copyReason.safeParse(found?.[6]);
  if (found === null || !reason.success) return null;
  const [, day, hour, minute, second, round, , number] = found;
  return {
    at: `${day}T${hour}:${minute}:${second}.000Z`,
    round: Number(round),
    reason: reason.data,
    number: Number(number ?? 1),
  };
};

/** Where the copies of a file lie: beside it, or in another folder. */
export const copiesFolder = (path: string, inFolder = dirname(path)): string =>
  join(inFolder, `${basename(path, ENDING)}.snapshots`);

export const mirrorPath = (path: string, secondFolder: string): string =>
  join(secondFolder, `${basename(path, ENDING)}.steps`);

/** Where copies of a file may be: folders of copies, and mirror logs. */
export type CopyPlaces = { readonly folders: readonly string[]; readonly mirrors: readonly string[] };

export const copyPlaces = (path: string, secondFolder: string | null): CopyPlaces => ({
  folders: [copiesFolder(path), ...(secondFolder === null ? [] : [copiesFolder(path, secondFolder)])],
  mirrors: secondFolder === null ? [] : [mirrorPath(path, secondFolder)],
});
