import type { EntrantId, Json, Table } from '../words.ts';

/** FNV-1a in two 32-bit lanes with different starts. Finds accidents, not forgers: the journal's chain is SHA-256. */
const lanes = (text: string): readonly [number, number] => {
  let a = 0x811c9dc5;
  let b = 0x01000193 ^ 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x85ebca6b);
    b ^= b >>> 13;
  }
  return [a >>> 0, b >>> 0];
};

/** JSON with sorted keys, so that equal values have equal texts. */
export const canonical = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item as Json)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value as { readonly [key: string]: Json })
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value);
};

export const fingerprint = (value: Json): string =>
  lanes(canonical(value))
    .map((lane) => lane.toString(16).padStart(8, '0'))
    .join('');

/** Letters and digits that nobody mistakes for one another when they are read aloud or from afar. */
const CODE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * The stamp of a seating [hall-and-print 0.2]: `R3.2 · 7F3A`, round, revision and a code over tables, seats and names.
 * @param sitting who sits in for a player [M-08]: the sheets print those names
 */
export const stampOf = (
  round: {
    readonly no: number;
    readonly rev: number;
    readonly tables: readonly Table[];
  },
  sitting: readonly (readonly [EntrantId, string])[] = [],
): string => {
  const list = round.tables.map(({ table, seats }): Json => [table, ...seats]);
  const [a, b] = lanes(canonical([...list, ...sitting]));
  const code = [a & 31, (a >>> 5) & 31, b & 31, (b >>> 5) & 31].map((digit) => CODE[digit]).join('');
  return `R${round.no}.${round.rev} · ${code}`;
};
