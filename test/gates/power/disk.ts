/**
 * A disk that loses what was not brought to it when the power goes.
 *
 * | what | rule |
 * | --- | --- |
 * | contents | what was written since the file's last sync may be there, be missing, be there in parts (sectors of 512 bytes) or be noise |
 * | sizes | a truncation since the last sync may or may not have happened |
 * | names | what was made, renamed and removed since the folder's last sync: any beginning of it has happened |
 *
 * Bytes beside a write keep their value (SQLite calls it "powersafe overwrite" and relies on it).
 */

import type { Stream } from '../../../core/random/stream.ts';
import type { Event } from './trace.ts';

const SECTOR = 512;

type Change =
  | { readonly type: 'write'; readonly offset: number; readonly bytes: Buffer }
  | { readonly type: 'truncate'; readonly size: number };

type Content = { durable: Buffer; pending: Change[] };
type NameChange = { readonly set: string | null; readonly to: Content | null; readonly gone: string | null };

/** The files that a cut leaves, by path. */
export type Left = ReadonlyMap<string, Buffer>;

export type Disk = {
  readonly happen: (event: Event) => void;
  /** Cuts the power now; the disk itself goes on. */
  readonly cut: (random: Stream) => Left;
};

const written = (bytes: Buffer, offset: number, what: Buffer): Buffer => {
  const whole = bytes.length >= offset + what.length ? Buffer.from(bytes) : Buffer.alloc(offset + what.length);
  if (whole.length !== bytes.length) bytes.copy(whole);
  what.copy(whole, offset);
  return whole;
};

const resized = (bytes: Buffer, size: number): Buffer => {
  const whole = Buffer.alloc(size);
  bytes.copy(whole, 0, 0, Math.min(size, bytes.length));
  return whole;
};

const applied = (bytes: Buffer, change: Change): Buffer =>
  change.type === 'write' ? written(bytes, change.offset, change.bytes) : resized(bytes, change.size);

/** A write of which each sector arrived, did not, or arrived as noise. */
const torn = (bytes: Buffer, change: Extract<Change, { type: 'write' }>, random: Stream, noise: boolean): Buffer => {
  let left = bytes;
  for (let from = 0; from < change.bytes.length; ) {
    const to = Math.min(change.bytes.length, from + SECTOR - ((change.offset + from) % SECTOR));
    const part = change.bytes.subarray(from, to);
    const fate = random.below(noise ? 3 : 2);
    if (fate === 1) left = written(left, change.offset + from, part);
    if (fate === 2) {
      const garbage = Buffer.from(Array.from(part, () => random.below(256)));
      left = written(left, change.offset + from, garbage);
    }
    from = to;
  }
  return left;
};

const afterCut = ({ durable, pending }: Content, random: Stream): Buffer => {
  // Some cuts take all that was pending, some none, most a part.
  const mood = random.below(4);
  if (mood === 0) return durable;
  return pending.reduce((bytes, change) => {
    if (mood === 1) return applied(bytes, change);
    const fate = random.below(4);
    if (fate === 0) return bytes;
    if (fate === 1 || change.type === 'truncate') return applied(bytes, change);
    return torn(bytes, change, random, fate === 3);
  }, durable);
};

/** A disk with files on it. Only paths for which `mine` holds are modelled. */
export const diskWith = (files: Left, folders: readonly string[], mine: (path: string) => boolean): Disk => {
  const names = new Map<string, Content>();
  for (const [path, bytes] of files) names.set(path, { durable: bytes, pending: [] });
  let durableNames = new Map(names);
  let pendingNames: NameChange[] = [];

  const apply = (map: Map<string, Content>, { set, to, gone }: NameChange): void => {
    if (gone !== null) map.delete(gone);
    if (set !== null && to !== null) map.set(set, to);
  };
  const rename = (change: NameChange): void => {
    apply(names, change);
    pendingNames.push(change);
  };

  const happen = (event: Event): void => {
    switch (event.type) {
      case 'create':
        if (mine(event.path) && !names.has(event.path))
          rename({ set: event.path, to: { durable: Buffer.alloc(0), pending: [] }, gone: null });
        break;
      case 'write':
      case 'truncate':
        names.get(event.path)?.pending.push(event);
        break;
      case 'sync': {
        if (folders.includes(event.path)) {
          for (const change of pendingNames) apply(durableNames, change);
          pendingNames = [];
          durableNames = new Map(names);
        }
        const content = names.get(event.path);
        if (content !== undefined) {
          content.durable = content.pending.reduce(applied, content.durable);
          content.pending = [];
        }
        break;
      }
      case 'rename': {
        const to = names.get(event.from);
        if (to !== undefined) rename({ set: event.to, to, gone: event.from });
        break;
      }
      case 'remove':
        if (names.has(event.path)) rename({ set: null, to: null, gone: event.path });
        break;
    }
  };

  return {
    happen,
    cut: (random) => {
      const map = new Map(durableNames);
      const happened = random.below(pendingNames.length + 1);
      for (const change of pendingNames.slice(0, happened)) apply(map, change);
      return new Map([...map].map(([path, content]) => [path, afterCut(content, random)]));
    },
  };
};
