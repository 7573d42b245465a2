/**
 * A packed file, looked at before anything of it is unpacked [reliability 14.1]: the table at its end says how many parts there are and
 * how large they will be. Names are compared and never used as paths.
 *
 * | rule | function |
 * | --- | --- |
 * | 200 parts, 20 MB unpacked, a hundred times its size | `sizeRefusal` |
 * | a part that is larger than it says is found while it is unpacked, and never held | `unpacked` |
 */

import { inflateRawSync } from 'node:zlib';
import { type Answer, no, ok, type Refusal, refuse } from '../../../core/tournament/refusal.ts';

const archiveLimits = { bytes: 20 * 1024 * 1024, parts: 200, ratio: 100 } as const;

export type Part = {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
  readonly method: number;
  readonly isEncrypted: boolean;
  /** Where its own head begins. */
  readonly at: number;
};

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** The end has a comment of at most so many bytes behind it. */
const LONGEST_END = 22 + 0xffff;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const endOf = (view: DataView): number | null => {
  const first = Math.max(0, view.byteLength - LONGEST_END);
  for (let at = view.byteLength - 22; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at;
  return null;
};

/** The parts as the table at the end tells them; null where there is no such table. Of too many none is read. */
export const partsOf = (bytes: Uint8Array): { readonly count: number; readonly parts: readonly Part[] } | null => {
  const view = viewOf(bytes);
  const end = bytes.length < 22 ? null : endOf(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  const parts: Part[] = [];
  if (count > archiveLimits.parts) return { count, parts };
  let at = view.getUint32(end + 16, true);
  while (parts.length < count) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) return null;
    const named = view.getUint16(at + 28, true);
    parts.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + named)),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      at: view.getUint32(at + 42, true),
    });
    at += 46 + named + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { count, parts };
};

/** `people.tooManyParts`, `people.tooBig`: more than any list needs. */
export const sizeRefusal = (bytes: number, count: number, parts: readonly Part[]): Refusal | null => {
  if (count > archiveLimits.parts) return refuse('people.tooManyParts', { found: count, allowed: archiveLimits.parts });
  const found = parts.reduce((sum, { unpacked }) => sum + unpacked, 0);
  const allowed = Math.min(archiveLimits.bytes, archiveLimits.ratio * bytes);
  return found > allowed ? refuse('people.tooBig', { found, allowed }) : null;
};

/** The bytes of a part, no more than it says. Refuses `people.tooBig` where there are more; null: damaged, or packed in another way. */
export const unpacked = (bytes: Uint8Array, part: Part): Answer<Uint8Array> | null => {
  const view = viewOf(bytes);
  if (part.at + 30 > bytes.length) return null;
  const begin = part.at + 30 + view.getUint16(part.at + 26, true) + view.getUint16(part.at + 28, true);
  const packed = bytes.subarray(begin, begin + part.packed);
  if (packed.length < part.packed) return null;
  if (part.method === 0) return part.packed === part.unpacked ? ok(packed) : null;
  if (part.method !== 8) return null;
  try {
    return ok(inflateRawSync(packed, { maxOutputLength: Math.max(1, part.unpacked) }));
  } catch (fault) {
    const isTooMuch = fault instanceof RangeError;
    return isTooMuch ? no(refuse('people.tooBig', { found: part.unpacked + 1, allowed: part.unpacked })) : null;
  }
};
