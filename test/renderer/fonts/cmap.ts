/** Reads which characters a WOFF2 font really has: the header, the table directory and the `cmap` of the format. */

import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Tags that the format numbers instead of writing them (WOFF2), four characters each. */
const TAGS =
  'cmapheadhheahmtxmaxpnameOS/2postcvt fpgmglyflocaprepCFF VORGEBDTEBLCgasphdmxkernLTSHPCLTVDMXvheavmtxBASEGDEFGPOSGSUB' +
  'EBSCJSTFMATHCBDTCBLCCOLRCPALSVG sbixacntavarbdatblocbslncvarfdscfeatfmtxfvargvarhstyjustlcarmortmorxopbdproptrakZapf' +
  'SilfGlatGlocFeatSill';

const WRITTEN_OUT = 63;
const HEADER = 48;

/** A number in base 128, most significant part first. */
const base128 = (bytes: Buffer, at: number): readonly [value: number, next: number] => {
  let value = 0;
  let next = at;
  for (;;) {
    const byte = bytes.readUInt8(next++);
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, next];
  }
};

const cmapOf = (bytes: Buffer): Buffer => {
  let at = HEADER;
  let start = 0;
  let found: readonly [number, number] | null = null;
  for (let table = 0; table < bytes.readUInt16BE(12); table++) {
    const flags = bytes.readUInt8(at++);
    const numbered = flags & 63;
    const tag =
      numbered === WRITTEN_OUT ? bytes.toString('latin1', at, at + 4) : TAGS.slice(4 * numbered, 4 * numbered + 4);
    if (numbered === WRITTEN_OUT) at += 4;
    let length: number;
    [length, at] = base128(bytes, at);
    const version = flags >> 6;
    if (tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0) [length, at] = base128(bytes, at);
    if (tag === 'cmap') found = [start, length];
    start += length;
  }
  if (found === null) throw new Error('a font without cmap');
  const data = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  return data.subarray(found[0], found[0] + found[1]);
};

const format4 = (table: Buffer, add: (code: number) => void): void => {
  const segments = table.readUInt16BE(6) / 2;
  const word = (list: number, segment: number) => 14 + list * 2 * segments + (list > 0 ? 2 : 0) + 2 * segment;
  for (let segment = 0; segment < segments; segment++) {
    const [end, start] = [table.readUInt16BE(word(0, segment)), table.readUInt16BE(word(1, segment))];
    const delta = table.readInt16BE(word(2, segment));
    const offset = table.readUInt16BE(word(3, segment));
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const at = word(3, segment) + offset + 2 * (code - start);
      const glyph = offset === 0 ? code + delta : table.readUInt16BE(at) === 0 ? 0 : table.readUInt16BE(at) + delta;
      if ((glyph & 0xffff) !== 0) add(code);
    }
  }
};

const format12 = (table: Buffer, add: (code: number) => void): void => {
  for (let group = 0; group < table.readUInt32BE(12); group++) {
    const at = 16 + 12 * group;
    for (let code = table.readUInt32BE(at); code <= table.readUInt32BE(at + 4); code++) add(code);
  }
};

/** The code points that a font file has glyphs for. */
export const charactersOf = (file: string): ReadonlySet<number> => {
  const cmap = cmapOf(readFileSync(file));
  const found = new Set<number>();
  const add = (code: number) => void found.add(code);
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * i + 4));
    const format = table.readUInt16BE(0);
    if (format === 4) format4(table, add);
    else if (format === 12) format12(table, add);
  }
  return found;
};
