/** An event as tables for spreadsheets: one line a person, a seat, a result, a place. Texts in the desk's language. */

import { csvText, type OutColumn } from '../../core/exchange/csv-out.ts';
import { peopleColumns } from '../../core/exchange/people-out.ts';
import type { Family, ResultLine } from '../../core/tournament/family.ts';
import { entrantOf, type Tournament } from '../../core/tournament/state.ts';
import type { EntrantId } from '../../core/tournament/words.ts';
import { textOf } from '../i18n/text.ts';
import { peopleWords } from '../people/people-words.ts';

export const exportTables = ['people', 'seating', 'results', 'standings'] as const;
export type ExportTable = (typeof exportTables)[number];

const nameIn = (tournament: Tournament, id: EntrantId): string => entrantOf(tournament, id)?.name ?? '';

type SeatRow = { readonly round: number; readonly table: number; readonly seat: string; readonly id: EntrantId };

const seatText = ({ id, seats }: Family, seat: number): string =>
  seats[seat] === undefined ? '' : textOf(`${id}:seats.${seats[seat]}.name`);

const seatColumns = <Row extends SeatRow>(tournament: Tournament): readonly OutColumn<Row>[] => [
  { heading: textOf('exchange:columns.round'), kind: 'number', cell: ({ round }) => round },
  { heading: textOf('exchange:columns.table'), kind: 'number', cell: ({ table }) => table },
  { heading: textOf('exchange:columns.seat'), kind: 'text', cell: ({ seat }) => seat },
  { heading: textOf('exchange:columns.no'), kind: 'number', cell: ({ id }) => id },
  { heading: textOf('exchange:columns.name'), kind: 'text', cell: ({ id }) => nameIn(tournament, id) },
];

const seatRows = (tournament: Tournament, family: Family): readonly SeatRow[] =>
  tournament.rounds.flatMap(({ no, tables, byes }) => [
    ...tables.flatMap(({ table, seats }) =>
      seats.map((id, seat) => ({ round: no, table, seat: seatText(family, seat), id })),
    ),
    ...byes.map(({ entrant }) => ({ round: no, table: 0, seat: textOf('exchange:bye'), id: entrant })),
  ]);

type ResultRow = SeatRow & Pick<ResultLine, 'points' | 'score'>;

/** Every seat of every round, with its result where there is one: complete, so that it can be taken in elsewhere. */
const resultRows = (tournament: Tournament, family: Family): readonly ResultRow[] =>
  tournament.rounds.flatMap(({ no, tables, byes, results }) => [
    ...tables.flatMap((table) => {
      const stored = results[table.table];
      const lines = stored === undefined ? [] : family.resultLines(tournament, no, table, stored);
      return table.seats.map((id, seat) => ({
        round: no,
        table: table.table,
        seat: seatText(family, seat),
        id,
        points: lines[seat]?.points ?? null,
        score: lines[seat]?.score ?? null,
      }));
    }),
    ...byes.map(({ entrant }) => ({
      round: no,
      table: 0,
      seat: textOf('exchange:bye'),
      id: entrant,
      points: null,
      score: null,
    })),
  ]);

const standingsText = (tournament: Tournament, family: Family): string | null => {
  const { columns, rows } = family.standings(tournament);
  if (rows.length === 0) return null;
  return csvText<(typeof rows)[number]>(
    [
      { heading: textOf('exchange:columns.place'), kind: 'number', cell: ({ place }) => place },
      { heading: textOf('exchange:columns.no'), kind: 'number', cell: ({ entrant }) => entrant },
      { heading: textOf('exchange:columns.name'), kind: 'text', cell: ({ entrant }) => nameIn(tournament, entrant) },
      ...columns.map(
        ({ code, unit }, column): OutColumn<(typeof rows)[number]> => ({
          heading: textOf(`${family.id}:columns.${code}`),
          kind: 'number',
          cell: ({ cells }) => {
            const value = cells[column] ?? null;
            return value === null ? null : Number((value / unit.scale).toFixed(unit.decimals));
          },
        }),
      ),
    ],
    rows,
  );
};

const resultsText = (tournament: Tournament, family: Family): string | null => {
  const rows = resultRows(tournament, family);
  if (rows.every(({ points, score }) => points === null && score === null)) return null;
  const { columns, rankedBy = 0 } = family.standings(tournament);
  const scale = columns[rankedBy]?.unit.scale ?? 1;
  return csvText<ResultRow>(
    [
      ...seatColumns<ResultRow>(tournament),
      {
        heading: textOf('exchange:columns.points'),
        kind: 'number',
        cell: ({ points }) => (points === null ? null : points / (family.pointsScale ?? 1)),
      },
      {
        heading: textOf('exchange:columns.score'),
        kind: 'number',
        cell: ({ score }) => (score === null ? null : score / scale),
      },
    ],
    rows,
  );
};

const texts: {
  readonly [table in ExportTable]: (tournament: Tournament, family: Family) => string | null;
} = {
  people: ({ entrants }, { traits }) =>
    entrants.length === 0 ? null : csvText(peopleColumns(entrants, traits, peopleWords()), entrants),
  seating: (tournament, family) => {
    const rows = seatRows(tournament, family);
    return rows.length === 0 ? null : csvText<SeatRow>(seatColumns(tournament), rows);
  },
  results: resultsText,
  standings: standingsText,
};

/** The table as CSV, or null where there is nothing in it yet. Starts with a byte order mark, which spreadsheets want. */
export const tableText = (table: ExportTable, tournament: Tournament, family: Family): string | null => {
  const text = texts[table](tournament, family);
  return text === null ? null : `\uFEFF${text}`;
};
