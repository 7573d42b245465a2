/**
 * What can be seen of a write-ahead log from outside [desktop 8.8]: that it is not there although the file is in open form, and that
 * it holds entries which the database will not read. The database stops at the first frame that is not as it was written, and says nothing.
 *
 * | rule | where |
 * | --- | --- |
 * | [desktop 8.8] header bytes 18/19 = 2/2 and no log beside the file | `logOf` |
 * | [desktop 8.8] frames of this log with the mark of a whole entry after the last one that is read | `unread` |
 */

import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';

/** `entries`: at most so many entries of the log are not read. */
export type LogFound = { readonly log: 'whole' | 'missing' | 'damaged'; readonly entries: number };

const WHOLE: LogFound = { log: 'whole', entries: 0 };

const [HEAD, FRAME] = [32, 24];
const MAGIC = 0x377f0682;

type Sum = readonly [number, number];

/** The check sum that the database runs through its log, over words of 32 bits in the order that the log's head names. */
const summed = (bytes: Buffer, [first, second]: Sum, isBig: boolean): Sum => {
  let [one, two] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + two) >>> 0;
    two = (two + (isBig ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + one) >>> 0;
  }
  return [one, two];
};

const holds = (bytes: Buffer, at: number, [one, two]: Sum): boolean =>
  bytes.readUInt32BE(at) === one && bytes.readUInt32BE(at + 4) === two;

/** How many frames end an entry. */
const ends = (bytes: Buffer, frames: readonly number[], salts: Buffer): number =>
  frames.filter((at) => bytes.readUInt32BE(at + 4) > 0 && bytes.subarray(at + 8, at + 16).equals(salts)).length;

/** Counts the entries of a log behind the first frame that is not as it was written. */
const unread = (bytes: Buffer, pageSize: number): number => {
  const frames: number[] = [];
  for (let at = HEAD; at + FRAME + pageSize <= bytes.length; at += FRAME + pageSize) frames.push(at);
  const [first] = frames;
  if (first === undefined) return 0;
  const isBig = (bytes.readUInt32BE(0) & 1) === 1;
  const head = summed(bytes.subarray(0, 24), [0, 0], isBig);
  // Nothing is read where the head is damaged; the frames say themselves whose they are.
  if ((bytes.readUInt32BE(0) & ~1) >>> 0 !== MAGIC || bytes.readUInt32BE(8) !== pageSize || !holds(bytes, 24, head))
    return ends(bytes, frames, bytes.subarray(first + 8, first + 16));
  const salts = bytes.subarray(16, 24);
  let sum = head;
  for (const [index, at] of frames.entries()) {
    sum = summed(bytes.subarray(at, at + 8), sum, isBig);
    sum = summed(bytes.subarray(at + FRAME, at + FRAME + pageSize), sum, isBig);
    if (!bytes.subarray(at + 8, at + 16).equals(salts) || !holds(bytes, at + 16, sum))
      return ends(bytes, frames.slice(index), salts);
  }
  return 0;
};

const header = (path: string): Buffer => {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(20);
    readSync(file, bytes, 0, 20, 0);
    return bytes;
  } finally {
    closeSync(file);
  }
};

/** The log beside a file that nobody has open. */
export const logOf = (path: string): LogFound => {
  const found = header(path);
  const log = `${path}-wal`;
  if (!existsSync(log)) return found.readUInt16BE(18) === 0x0202 ? { log: 'missing', entries: 0 } : WHOLE;
  const size = found.readUInt16BE(16);
  const entries = unread(readFileSync(log), size === 1 ? 65_536 : size);
  return entries === 0 ? WHOLE : { log: 'damaged', entries };
};
