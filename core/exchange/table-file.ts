/**
 * One table of an event as JSON: people, seating, results or standings, in a form that any program reads.
 *
 * | rule | where |
 * | --- | --- |
 * | the same rows as the list for spreadsheets, with keys and codes that no language changes | `tableFileText` |
 * | what comes in passes the same checks as a list, so that every problem has the same name [reliability 14.3] | `listOfTable` |
 * | what begins as JSON is no list: where it breaks off, or is another file, its line is named [reliability 14.3] | `listOfTable` |
 *
 * Standings go out only: they are computed.
 */

import { z } from 'zod';
import { type Answer, no, ok } from '../tournament/refusal.ts';
import { familyIds } from '../tournament/words.ts';
import { csvText, type OutColumn } from './csv-out.ts';
import { contentOfJson, formRefused } from './json-line.ts';

export const exportTables = ['people', 'seating', 'results', 'standings'] as const;
export type ExportTable = (typeof exportTables)[number];

const FORMAT = 'seatwright-table';
const VERSION = 1;

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const tableFile = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  table: z.enum(exportTables),
  event: z.string(),
  family: z.enum(familyIds),
  standing: z
    .strictObject({
      through: z.int().describe('The last round counted.'),
      code: z.string().describe('What they are: `duel.standing.final` is the final result.'),
    })
    .optional()
    .describe('Which standings the places are those of.'),
  rows: z
    .array(z.record(z.string(), cell))
    .describe(
      'One a person, a seat of a round, or a place. `no`: the number people are known by; `listed`: their place on the list, beside numbers given for the tables.',
    ),
});

export type TableAbout = Pick<z.infer<typeof tableFile>, 'table' | 'event' | 'family' | 'standing'>;

export const tableFileText = <Row>(
  about: TableAbout,
  columns: readonly OutColumn<Row>[],
  rows: readonly Row[],
): string =>
  JSON.stringify(
    {
      format: FORMAT,
      version: VERSION,
      ...about,
      rows: rows.map((row) => Object.fromEntries(columns.map((column) => [column.key, column.cell(row)]))),
    },
    null,
    1,
  );

/** "name" beside a family name is the given name. */
const headings: { readonly [key: string]: string } = { name: 'full name' };

const headingOf = (key: string): string =>
  headings[key] ?? key.replace(/([A-Z]|\d+)/gu, (part) => ` ${part.toLowerCase()}`).trim();

const DEEPEST = 4;

/** A list whose first cell begins with a quotation mark in a brace is not to be met with. */
const JSON_BEGINS = /^\s*\{\s*"/u;

const readTable = (text: string): Answer<z.infer<typeof tableFile>> => {
  const content = contentOfJson(text, DEEPEST);
  if (!content.ok) return content;
  const parsed = tableFile.safeParse(content.value);
  return parsed.success ? ok(parsed.data) : no(formRefused(text, parsed.error));
};

/** Null where the text is no JSON and may be a list. Refuses `event.tooDeep`, `event.notJson`, `event.form`. */
export const listOfTable = (marked: string): Answer<string | null> => {
  const text = marked.replace(/^\uFEFF/u, '');
  if (!JSON_BEGINS.test(text)) return ok(null);
  const read = readTable(text);
  if (!read.ok) return read;
  const { table, rows } = read.value;
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const written = (value: z.infer<typeof cell> | undefined): string =>
    value === null || value === undefined ? '' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  const columns = keys.map((key) => ({
    heading: table === 'people' ? headingOf(key) : key,
    kind: 'text' as const,
    cell: (row: (typeof rows)[number]) => written(row[key]),
  }));
  return ok(csvText(columns, rows));
};
