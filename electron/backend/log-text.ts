/**
 * What the log keeps of a fault [reliability 15.2]: where it was and the lines that led there, never a name, an entry or a key.
 * Messages of faults quote what they stumbled over, so whatever may be somebody's goes out of them.
 */

import type { Tournament } from '../../core/tournament/state.ts';
import type { DeskWith } from './desk.ts';

/** Most characters kept of one fault. */
const LONGEST = 8000;

/** Names of the open tournament, the longest first, each with what stands for it. */
const namesIn = (tournament: Tournament | null): readonly (readonly [string, string])[] => {
  if (tournament === null) return [];
  const people = tournament.entrants.flatMap(
    ({ id, name, familyName, givenName, reading, club, number, members }): [string, string][] => [
      ...[name, familyName, givenName, reading, number, ...members].map((text): [string, string] => [text, `<${id}>`]),
      [club, '<club>'],
    ],
  );
  const all: readonly [string, string][] = [[tournament.name, '<event>'], ...people];
  return all.filter(([text]) => text.length > 1).sort(([a], [b]) => b.length - a.length);
};

/** Quotation marks, and what closes each. */
const marks: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['«', '»'],
  ['`', '`'],
]);

/** Where a quotation of a line is closed, or -1. */
const closedAt = (line: string, from: number, mark: string): number => {
  const isEscaping = mark === '"' || mark === "'";
  for (let at = from; at < line.length; at += 1) {
    if (isEscaping && line[at] === '\\') at += 1;
    else if (line[at] === mark) return at;
  }
  return -1;
};

/** A line with its texts in quotation marks, inputs that is, as `<text>`. A mark that nothing closes is looked after once in a line. */
const withoutQuoted = (line: string): string => {
  const open = new Set<string>();
  let said = '';
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    const mark = open.has(sign) ? undefined : marks.get(sign);
    const end = mark === undefined ? -1 : closedAt(line, at + 1, mark);
    if (mark !== undefined && end === -1) open.add(sign);
    said += end === -1 ? sign : '<text>';
    if (end !== -1) at = end;
  }
  return said;
};

/** Long runs of hexadecimal digits: ids and keys. */
const KEYS = /[0-9a-f]{24,}/gi;

/** A text with the names of the open tournament as numbers, and without keys. */
export const withoutNames = (text: string, tournament: Tournament | null): string =>
  namesIn(tournament)
    .reduce((said, [name, mark]) => said.replaceAll(name, () => mark), text)
    .replaceAll(KEYS, '<key>');

const textOf = (fault: unknown): string => {
  try {
    return fault instanceof Error ? (fault.stack ?? `${fault.name}: ${fault.message}`) : String(fault);
  } catch {
    return 'a fault that cannot be written';
  }
};

/** A fault as the log keeps it. Never throws: whatever happens here must not hide the fault. */
export const logText = (fault: unknown, tournament: Tournament | null): string => {
  const whole = textOf(fault).slice(0, LONGEST);
  try {
    // The lines of the program itself hold no names; those before them may hold anything.
    const lines = whole.split('\n');
    const first = lines.findIndex((line) => /^\s+at /.test(line));
    const said = (first < 0 ? lines : lines.slice(0, first)).join('\n');
    const without = namesIn(tournament).reduce((text, [name, mark]) => text.replaceAll(name, mark), said);
    const clean = without.split('\n').map(withoutQuoted).join('\n').replaceAll(KEYS, '<key>');
    return [clean, ...(first < 0 ? [] : lines.slice(first))].join('\n');
  } catch {
    return 'a fault that cannot be written';
  }
};

/** The same while a tournament may be open: its names stay out of the log. */
export const faultText = ({ open: { session } }: DeskWith<'open'>, fault: unknown): string =>
  logText(fault, session?.ledger().tournament ?? null);
