/**
 * An event as tables: one line a person, a seat, a result, a place. For spreadsheets in the words of the desk's language, for
 * programs as JSON with keys and codes that are the same in every language (docs/table.schema.json).
 */

import { csvText, type OutColumn } from '../../core/exchange/csv-out.ts';
import { type PeopleWords, peopleColumns } from '../../core/exchange/people-out.ts';
import { type ExportTable, type TableAbout, tableFileText } from '../../core/exchange/table-file.ts';
import type { Game } from '../../core/game/game.ts';
import type { ResultLine } from '../../core/game/groups/results.ts';
import { byeWords, marksOfResult, marksOfRow } from '../../core/game/rounds.ts';
import { type Standings, standingsTitle } from '../../core/game/standings.ts';
import { givenNumbers, type KnownRounds, numberOf } from '../../core/sheets/known-rounds.ts';
import { entrantOf, type Tournament } from '../../core/tournament/state.ts';
import type { EntrantId, Phrase, RoundNo } from '../../core/tournament/words.ts';
import { textOf } from '../i18n/text.ts';
import { peopleWords } from '../people/people-words.ts';
import { wordsOf } from '../round/names/texts.ts';

const nameIn = (tournament: Tournament, id: EntrantId): string => entrantOf(tournament, id)?.name ?? '';

/** How a table is written, and whether its seats and byes are told in words or in codes. */
type Writing = {
  readonly inWords: boolean;
  readonly table: <Row>(columns: readonly OutColumn<Row>[], rows: readonly Row[], of?: Standings) => string;
};

const asCsv: Writing = { inWords: true, table: (columns, rows) => csvText(columns, rows) };
const asJson = (about: TableAbout): Writing => ({
  inWords: false,
  table: (columns, rows, of) => {
    const standing = of === undefined ? {} : { standing: { through: of.through, code: standingsTitle(of).code } };
    return tableFileText({ ...about, ...standing }, columns, rows);
  },
});

/** JSON has keys in place of headings, and one word for yes. */
const codes: PeopleWords = { heading: () => '', yes: 'yes', no: 'no' };

type Numbers = KnownRounds['numbers'];

type SeatRow = {
  readonly round: number;
  readonly table: number;
  readonly seat: string;
  readonly id: EntrantId;
  /** Who sits there for them [M-08]. */
  readonly substitute: string | null;
};

const seatText = ({ id, seats }: Game, seat: number, { inWords }: Writing): string => {
  const code = seats[seat] ?? '';
  return code === '' || !inWords ? code : textOf(`${id}:seats.${code}.name`);
};

const byeText = (tournament: Tournament, family: Game, no: RoundNo, { inWords }: Writing): string =>
  inWords ? wordsOf(byeWords(family, tournament, no).spot) : '';

/** The number people know somebody by; null for those who have none. */
const numberColumn = <Row>(numbers: Numbers, idOf: (row: Row) => EntrantId): OutColumn<Row> => ({
  key: 'no',
  heading: textOf('words:columns.number'),
  kind: 'number',
  cell: (row) => numberOf({ numbers }, idOf(row)),
});

/** The place on the list, beside numbers given for the tables: by it a list of rounds is taken in again (round-lines.ts). */
const listedColumn = <Row extends SeatRow>(numbers: Numbers): readonly OutColumn<Row>[] =>
  numbers.size === 0
    ? []
    : [{ key: 'listed', heading: textOf('exchange:columns.listed'), kind: 'number', cell: ({ id }) => id }];

/** A column that only some events need, where a row of this one has something in it. */
const needed = <Row>(column: OutColumn<Row>, rows: readonly Row[]): readonly OutColumn<Row>[] =>
  rows.some((row) => (column.cell(row) ?? '') !== '') ? [column] : [];

const seatColumns = <Row extends SeatRow>(
  tournament: Tournament,
  numbers: Numbers,
  rows: readonly Row[],
): readonly OutColumn<Row>[] => [
  { key: 'round', heading: textOf('words:columns.round'), kind: 'number', cell: ({ round }) => round },
  { key: 'table', heading: textOf('words:columns.table'), kind: 'number', cell: ({ table }) => table },
  { key: 'seat', heading: textOf('words:columns.seat'), kind: 'text', cell: ({ seat }) => seat },
  numberColumn(numbers, ({ id }) => id),
  { key: 'name', heading: textOf('words:columns.name'), kind: 'text', cell: ({ id }) => nameIn(tournament, id) },
  ...listedColumn<Row>(numbers),
  ...needed<Row>(
    {
      key: 'substitute',
      heading: textOf('words:columns.substitute'),
      kind: 'text',
      cell: ({ substitute }) => substitute ?? '',
    },
    rows,
  ),
];

const seatRows = (tournament: Tournament, family: Game, write: Writing): readonly SeatRow[] =>
  tournament.rounds.flatMap(({ no, tables, byes }) => [
    ...tables.flatMap(({ table, seats }) =>
      seats.map((id, seat) => ({
        round: no,
        table,
        seat: seatText(family, seat, write),
        id,
        substitute: family.paper.substitute(tournament, no, id),
      })),
    ),
    ...byes.map(({ entrant }) => ({
      round: no,
      table: 0,
      seat: byeText(tournament, family, no, write),
      id: entrant,
      substitute: null,
    })),
  ]);

type ResultRow = SeatRow &
  Required<Pick<ResultLine, 'points' | 'score' | 'boards' | 'chombos' | 'sticksLeft' | 'accepted'>> & {
    /** Why the game does not count; empty where it does. */
    readonly cancelled: string;
    /** What makes the line no result like any other; empty where nothing does. */
    readonly note: string;
  };

const noteText = (marks: readonly Phrase[], { inWords }: Writing): string =>
  marks.map((mark) => (inWords ? wordsOf(mark) : (mark.code.split('.').at(-1) ?? ''))).join(', ');

/** Every seat of every round, with its result where there is one: complete, so that it can be taken in elsewhere. */
const resultRows = (tournament: Tournament, family: Game, write: Writing): readonly ResultRow[] => {
  const scores = new Map(
    family.results.standings(tournament, true).rows.map(({ entrant, rounds }) => [entrant, rounds]),
  );
  /** What a round is worth to somebody without a table. */
  const scoreOf = (id: EntrantId, no: RoundNo): number | null => scores.get(id)?.[no - 1] ?? null;
  return tournament.rounds.flatMap((round) => [
    ...round.tables.flatMap((table) => {
      const { no, results } = round;
      const stored = results[table.table];
      const lines = stored === undefined ? [] : family.results.lines(tournament, no, table, stored);
      const note = noteText(marksOfResult(family, tournament, round, table.table), write);
      return table.seats.map((id, seat) => ({
        round: no,
        table: table.table,
        seat: seatText(family, seat, write),
        id,
        substitute: family.paper.substitute(tournament, no, id),
        points: lines[seat]?.points ?? null,
        score: lines[seat]?.score ?? null,
        boards: lines[seat]?.boards ?? null,
        chombos: lines[seat]?.chombos ?? null,
        sticksLeft: lines[seat]?.sticksLeft ?? null,
        accepted: lines[seat]?.accepted ?? null,
        cancelled: (stored === undefined ? null : family.results.cancelled?.(stored)) ?? '',
        note,
      }));
    }),
    ...round.byes.map(({ entrant }) => ({
      round: round.no,
      table: 0,
      seat: byeText(tournament, family, round.no, write),
      id: entrant,
      substitute: null,
      points: null,
      score: scoreOf(entrant, round.no),
      boards: null,
      chombos: null,
      sticksLeft: null,
      accepted: null,
      cancelled: '',
      note: noteText(family.results.marks?.(tournament, round.no, null) ?? [], write),
    })),
  ]);
};

const standings = (tournament: Tournament, family: Game, write: Writing): string | null => {
  const ranked = family.results.standings(tournament);
  const { columns, rows } = ranked;
  if (rows.length === 0) return null;
  // A list has one "No."; for programs the game's own column stays beside it.
  const told = [...columns.entries()].filter(([, { code }]) => code !== 'number' || !write.inWords);
  return write.table<(typeof rows)[number]>(
    [
      { key: 'place', heading: textOf('words:columns.place'), kind: 'number', cell: ({ place }) => place },
      numberColumn(givenNumbers(tournament, family), ({ entrant }) => entrant),
      {
        key: 'name',
        heading: textOf('words:columns.name'),
        kind: 'text',
        cell: ({ entrant }) => nameIn(tournament, entrant),
      },
      ...told.map(
        ([column, { code, unit }]): OutColumn<(typeof rows)[number]> => ({
          key: code,
          heading: textOf(`${family.id}:columns.${code}`),
          kind: 'number',
          cell: ({ cells }) => {
            const value = cells[column] ?? null;
            return value === null ? null : Number((value / unit.scale).toFixed(unit.decimals));
          },
        }),
      ),
      ...needed<(typeof rows)[number]>(
        {
          key: 'note',
          heading: textOf('exchange:columns.note'),
          kind: 'text',
          cell: (row) => noteText(marksOfRow(family, row), write),
        },
        rows,
      ),
    ],
    rows,
    ranked,
  );
};

const results = (tournament: Tournament, family: Game, write: Writing): string | null => {
  const rows = resultRows(tournament, family, write);
  if (rows.every(({ points, score }) => points === null && score === null)) return null;
  const { columns, rankedBy = 0 } = family.results.standings(tournament);
  const scale = columns[rankedBy]?.unit.scale ?? 1;
  return write.table<ResultRow>(
    [
      ...seatColumns<ResultRow>(tournament, givenNumbers(tournament, family), rows),
      {
        key: 'points',
        heading: textOf('words:columns.points'),
        kind: 'number',
        cell: ({ points }) => (points === null ? null : points / (family.results.pointsScale ?? 1)),
      },
      {
        key: 'score',
        heading: textOf('exchange:columns.score'),
        kind: 'number',
        cell: ({ score }) => (score === null ? null : score / scale),
      },
      ...(['boards', 'chombos', 'sticksLeft'] as const).flatMap((key) =>
        needed<ResultRow>(
          { key, heading: textOf(`exchange:columns.${key}`), kind: 'number', cell: (row) => row[key] },
          rows,
        ),
      ),
      ...needed<ResultRow>(
        {
          key: 'cancelled',
          heading: textOf('words:columns.cancelled'),
          kind: 'text',
          cell: ({ cancelled }) => cancelled,
        },
        rows,
      ),
      ...needed<ResultRow>(
        {
          key: 'accepted',
          heading: textOf('exchange:columns.accepted'),
          kind: 'text',
          cell: ({ accepted }) => (accepted === 'yes' && write.inWords ? textOf('people:yes') : (accepted ?? '')),
        },
        rows,
      ),
      ...needed<ResultRow>(
        { key: 'note', heading: textOf('exchange:columns.note'), kind: 'text', cell: ({ note }) => note },
        rows,
      ),
    ],
    rows,
  );
};

const texts: {
  readonly [table in ExportTable]: (tournament: Tournament, family: Game, write: Writing) => string | null;
} = {
  people: ({ entrants }, { traits }, write) =>
    entrants.length === 0
      ? null
      : write.table(peopleColumns(entrants, traits, write.inWords ? peopleWords() : codes), entrants),
  seating: (tournament, family, write) => {
    const rows = seatRows(tournament, family, write);
    return rows.length === 0
      ? null
      : write.table<SeatRow>(seatColumns(tournament, givenNumbers(tournament, family), rows), rows);
  },
  results,
  standings,
};

/** The table as CSV, or null where there is nothing in it yet. Starts with a byte order mark, which spreadsheets want. */
export const tableText = (table: ExportTable, tournament: Tournament, family: Game): string | null => {
  const text = texts[table](tournament, family, asCsv);
  return text === null ? null : `\uFEFF${text}`;
};

/** The table as JSON, or null where there is nothing in it yet. */
export const tableJson = (table: ExportTable, tournament: Tournament, family: Game): string | null =>
  texts[table](tournament, family, asJson({ table, event: tournament.name, family: tournament.family }));
