/**
 * A published round as listings: by table, by name, standings. Paper and hall draw the same rows.
 *
 * | rule [hall-and-print 1.1] | function |
 * | --- | --- |
 * | T: a block per table with a line per seat; a line per table where two play | `byTable` |
 * | those who sit out stand at the end of the list | `byTable` |
 * | N: name, table, seat under letters | `byName` |
 * | R: in order of rank | `standingsListing` |
 */

import type { Phrase } from '../tournament/words.ts';
import type { PublishedStandings, PublishedView } from './hall/published-view.ts';
import type { ShownName } from './names.ts';
import { type Block, type Cell, type Listing, type Row, WHOLE } from './sheet.ts';

const nameCell = (name: ShownName): Cell => ({ kind: 'name', name });
const numberCell = (value: number): Cell => ({ kind: 'number', value, unit: WHOLE });
const phraseCell = (code: string): Cell => ({ kind: 'phrase', phrase: { code } });
const empty: Cell = { kind: 'empty' };

const seatCell = (family: string, seat: string, signed = false): Cell => ({
  kind: 'seat',
  seat: { code: `${family}.seats.${seat}.${signed ? 'signed' : 'letter'}` },
});

const byeBlock = (
  { byes, bye }: PublishedView,
  cells: (name: ShownName, reason: Phrase) => readonly Cell[],
): Block[] =>
  byes.length === 0
    ? []
    : [
        {
          heading: { kind: 'phrase', phrase: bye.above },
          rows: byes.map(({ name, reason }) => ({ cells: cells(name, reason), changed: false, head: '' })),
          together: false,
        },
      ];

type TableWishes = {
  /** The signs of the seats stand beside their letters. */
  readonly signed?: boolean;
  /** Two at a table stand below each other too. */
  readonly blocks?: boolean;
};

export const byTable = (view: PublishedView, { signed = false, blocks = false }: TableWishes = {}): Listing => {
  const { family, seats, tables } = view;
  if (seats.length <= 2 && !blocks) {
    const columns = [
      { code: 'words.columns.table' },
      ...seats.map((seat) => ({ code: `${family}.seats.${seat}.name` })),
    ];
    const rows = tables.map(
      ({ table, changed, seats: seated }): Row => ({
        cells: [numberCell(table), ...seated.map(({ name }) => nameCell(name))],
        changed,
        head: String(table),
      }),
    );
    const none = { kind: 'empty' } as const;
    return {
      form: 'lines',
      columns,
      blocks: [
        { heading: none, rows, together: false },
        ...byeBlock(view, (name, reason) => [empty, nameCell(name), { kind: 'phrase', phrase: reason }]),
      ],
    };
  }
  return {
    form: 'tables',
    columns: [],
    blocks: [
      ...tables.map(({ table, seats: seated }) => ({
        heading: numberCell(table),
        rows: seated.map(({ seat, name, changed }) => ({
          cells: seats.length <= 2 ? [nameCell(name)] : [seatCell(family, seat, signed), nameCell(name)],
          changed,
          head: String(table),
        })),
        together: true,
      })),
      ...byeBlock(view, (name) => (seats.length <= 2 ? [nameCell(name)] : [empty, nameCell(name)])),
    ],
  };
};

/** Two sides have no seat: their letter is of the program, not of the table. */
export const byName = ({ family, seats, names, bye }: PublishedView): Listing => {
  const blocks: { heading: { kind: 'letter'; letter: string }; rows: Row[]; together: boolean }[] = [];
  for (const { name, letter, head, table, seat, changed } of names) {
    const cells: Cell[] =
      table === null
        ? [nameCell(name), { kind: 'phrase', phrase: bye.spot }, empty]
        : [nameCell(name), numberCell(table), seat === null || seats.length <= 2 ? empty : seatCell(family, seat)];
    const row = { cells, changed, head };
    const last = blocks.at(-1);
    if (last !== undefined && last.heading.letter === letter) last.rows.push(row);
    else blocks.push({ heading: { kind: 'letter', letter }, rows: [row], together: false });
  }
  return { form: 'names', columns: [], blocks };
};

export const standingsListing = ({ family, standings }: PublishedView): Listing =>
  rankedListing(family, standings, false);

/** The last place told is marked. */
export const revealListing = ({ family, reveal }: PublishedView): Listing => rankedListing(family, reveal, true);

const rankedListing = (family: string, ranked: PublishedStandings | null, marked: boolean): Listing => {
  const columns = ranked?.columns ?? [];
  const heading: Cell = { kind: 'sentences', phrases: ranked?.provisional ?? [] };
  const hasMarks = ranked?.rows.some(({ marks }) => marks.length > 0) === true;
  const rows = (ranked?.rows ?? []).map(
    ({ place, name, cells, marks }, at): Row => ({
      cells: [
        place === null ? phraseCell('words.none') : numberCell(place),
        nameCell(name),
        ...columns.map(({ unit }, i): Cell => {
          const value = cells[i] ?? null;
          return value === null ? empty : { kind: 'number', value, unit };
        }),
        ...(hasMarks ? [marks.length === 0 ? empty : ({ kind: 'marks', phrases: marks } as const)] : []),
      ],
      changed: marked && at === 0,
      head: '',
    }),
  );
  return {
    form: 'lines',
    columns: [
      { code: 'words.columns.place' },
      { code: 'words.columns.name' },
      ...columns.map(({ code }) => ({ code: `${family}.columns.${code}` })),
      ...(hasMarks ? [{ code: 'words.columns.remark' }] : []),
    ],
    blocks: rows.length === 0 ? [] : [{ heading, rows, together: false }],
    ...(columns.length === 0 ? {} : { score: 2 + (ranked?.rankedBy ?? 0) }),
  };
};
