/**
 * The sheets of a workbook (.xlsx) as rows of texts, for a list of people. In the checker's process: a file of unknown origin [reliability 14.1].
 *
 * | rule | where |
 * | --- | --- |
 * | refused by its sizes before it is unpacked | `sizeRefusal` |
 * | what is protected by a password is said to be | `isEncrypted` |
 * | macros, links, pictures and formulas are left alone: of a formula its last result is read | `read-excel-file` |
 * | numbers as they were typed, dates as year, month and day, however the sheet shows them | `cellText` |
 * | a row keeps the number it has in the sheet | `rowsOf` |
 */

import readBookFile from 'read-excel-file/universal';
import { listLimits } from '../../../core/exchange/cells.ts';
import type { Sheet } from '../../../core/exchange/sheets.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../../../core/tournament/refusal.ts';
import { type Part, partsOf, sizeRefusal, unpacked } from './archive.ts';

export type BookTask = {
  readonly kind: 'readBook';
  readonly name: string;
  /** Base64. */
  readonly data: string;
};

/** A spreadsheet shows no more of a number than this. */
const DIGITS = 15;

const numberText = (typed: string): string => {
  const value = Number(typed);
  return /^-?\d{1,15}$/.test(typed) || !Number.isFinite(value) ? typed : String(Number(value.toPrecision(DIGITS)));
};

const dateText = (date: Date): string => {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`;
};

const cellText = (cell: unknown): string => {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (cell instanceof Date) return dateText(cell);
  return cell === null || cell === undefined ? '' : String(cell);
};

const rowsOf = (rows: readonly (readonly unknown[])[]): readonly (readonly string[])[] =>
  rows.map((row) => row.map(cellText));

const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);

/** The most rows of a sheet that may be empty between those with people, and cells beside them. */
const MOST_ROWS = 10 * listLimits.rows;
const MOST_CELLS = 4 * listLimits.rows * listLimits.columns;

/** A cell far below or far right of all others is reached through as many empty ones: `people.tooManyRows`, `people.tooManyColumns`. */
export const reachRefusal = (xml: string): Refusal | null => {
  let [depth, width, cells, reached] = [0, 0, 0, 0];
  for (const [, letters = '', row = '', rest] of xml.matchAll(/\sr="([A-Z]{0,3})(\d{1,15})"[^<>]{0,200}?(\/?)>/g)) {
    depth = Math.max(depth, Number(row));
    if (letters === '') reached = 0;
    if (letters === '' || rest === '/') continue;
    const column = columnNumber(letters);
    width = Math.max(width, column);
    cells += Math.max(0, column - reached);
    reached = Math.max(reached, column);
  }
  if (depth > MOST_ROWS) return refuse('people.tooManyRows', { found: depth, allowed: listLimits.rows });
  return width > listLimits.columns && cells > MOST_CELLS
    ? refuse('people.tooManyColumns', { found: width, allowed: listLimits.columns })
    : null;
};

/** Why the parts cannot be a list of people, or null. */
const partsRefusal = (name: string, bytes: Uint8Array, parts: readonly Part[]): Refusal | null => {
  const office = refuse('people.notText.office', { name });
  if (parts.some(({ isEncrypted }) => isEncrypted)) return refuse('people.notText.locked', { name });
  if (!parts.some((part) => part.name === 'xl/workbook.xml')) return office;
  for (const part of parts.filter((one) => /\.(?:xml|rels)$/.test(one.name))) {
    const read = unpacked(bytes, part);
    if (read === null) return office;
    if (!read.ok) return read.refusal;
    if (!part.name.startsWith('xl/worksheets/')) continue;
    const tooFar = reachRefusal(new TextDecoder().decode(read.value));
    if (tooFar !== null) return tooFar;
  }
  return null;
};

/** Refuses `people.tooBig`, `people.tooManyParts`, `people.tooManyRows`, `people.notText.locked` and, for what is no workbook or a damaged one, `people.notText.office`. */
export const readBook = async ({ name, data }: BookTask): Promise<Answer<readonly Sheet[]>> => {
  const bytes = new Uint8Array(Buffer.from(data, 'base64'));
  const archive = partsOf(bytes);
  if (archive === null) return no(refuse('people.notText.office', { name }));
  const tooMuch = sizeRefusal(bytes.length, archive.count, archive.parts);
  const refused = tooMuch ?? partsRefusal(name, bytes, archive.parts);
  if (refused !== null) return no(refused);
  try {
    const sheets = await readBookFile(bytes.buffer, { parseNumber: numberText });
    return ok(sheets.map(({ sheet, data: rows }) => ({ name: sheet, rows: rowsOf(rows ?? []) })));
  } catch {
    return no(refuse('people.notText.office', { name }));
  }
};
