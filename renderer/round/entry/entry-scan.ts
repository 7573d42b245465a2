/**
 * A scanner in front of result entry: it types the code of a slip like a keyboard [hall-and-print 1.6, 3.2]. What it types
 * never reaches the fields of a table; everything else goes on to `entry-keys.ts`.
 *
 * | rule | where |
 * | --- | --- |
 * | the letter of a code begins it, whatever was in hand; half-typed tables wait as always | `scanBegins` |
 * | a whole code takes its table; another event, round or seating is told, nothing is taken | `readCode` |
 * | the Enter that most scanners send after a code belongs to the code | `pressKey` |
 * | a code scanned into the reason of an override does not become part of it | `pressKey` |
 */

import { readSlipCode, SCAN_DIGITS, SCAN_LETTER } from '../../../core/sheets/paper/slip-code.ts';
import { roundOf } from '../../../core/tournament/state.ts';
import { press, typeCharacter, typeLine } from './entry-keys.ts';
import { complain, type Entry, type Scene, type Stepped, still } from './entry-state.ts';
import { takeTable } from './in-turn.ts';
import type { Press } from './press.ts';

/** Whether digits that come now belong to a code. */
export const isScanning = ({ scan }: Pick<Entry<unknown>, 'scan'>): boolean =>
  scan !== null && scan.length < SCAN_DIGITS;

/** What stands in the line: the code as far as it is read, else what is typed. */
export const shownLine = (entry: Pick<Entry<unknown>, 'scan' | 'line'>): string =>
  isScanning(entry) ? `${SCAN_LETTER}${entry.scan ?? ''}` : entry.line;

/** The letter that begins a code. */
export const scanBegins = <H>(entry: Entry<H>, scene: Scene<H>): Stepped<H> => {
  if (entry.stage === 'letter') return typeLine(entry, SCAN_LETTER, scene);
  return entry.stage === 'sending'
    ? still({ ...entry, waiting: [...entry.waiting, { scan: true }] })
    : still({ ...entry, scan: '', complaint: null });
};

/** What is typed of a code, complete or not, as a table in hand or a complaint. The code stays until the next key. */
const readCode = <H>(entry: Entry<H>, scan: string, scene: Scene<H>): Stepped<H> => {
  const { tournament } = scene;
  const round = roundOf(tournament, entry.round);
  const found = round === undefined ? ({ is: 'unreadable' } as const) : readSlipCode(scan, tournament, round);
  const refused = (name: string, params?: { readonly [name: string]: number }) =>
    complain({ ...entry, scan }, { code: `entry.scan.${name}`, ...(params === undefined ? {} : { params }) });
  switch (found.is) {
    case 'unreadable':
    case 'otherEvent':
      return refused(found.is);
    case 'otherRound':
      return refused(found.is, { slip: found.round, round: entry.round });
    case 'oldSeating':
      return refused(found.is, { table: found.table });
    case 'noTable':
    case 'table': {
      const stepped = takeTable({ ...entry, scan: null }, found.table, scene);
      return { ...stepped, entry: { ...stepped.entry, scan } };
    }
  }
};

const CODE_AT_END = new RegExp(`\\p{L}\\d{${SCAN_DIGITS}}$`, 'u');

/** A key with a meaning. */
export const pressKey = <H>(entry: Entry<H>, pressed: Press, scene: Scene<H>): Stepped<H> => {
  if (entry.stage === 'sending') return press(entry, pressed, scene);
  if (isScanning(entry)) {
    if (pressed === 'enter') return complain({ ...entry, scan: null }, { code: 'entry.scan.unreadable' });
    return still({ ...entry, scan: null });
  }
  if (entry.scan !== null && pressed === 'enter') return still({ ...entry, scan: null });
  if (entry.stage === 'why' && pressed === 'enter' && CODE_AT_END.test(entry.line)) {
    const line = entry.line.replace(CODE_AT_END, '').trim();
    return complain({ ...entry, line }, { code: 'entry.scan.reasonFirst' });
  }
  return press({ ...entry, scan: null }, pressed, scene);
};

/** A character, of a code or at the end of the line. */
export const typeKey = <H>(entry: Entry<H>, character: string, scene: Scene<H>): Stepped<H> => {
  if (entry.stage === 'sending' || !isScanning(entry)) return typeCharacter({ ...entry, scan: null }, character, scene);
  const scan = `${entry.scan ?? ''}${character}`;
  return scan.length < SCAN_DIGITS ? still({ ...entry, scan }) : readCode(entry, scan, scene);
};

/** The line as it is after typing. */
export const changeText = <H>(entry: Entry<H>, line: string, scene: Scene<H>): Stepped<H> =>
  isScanning(entry) ? still(entry) : typeLine({ ...entry, scan: null }, line, scene);
