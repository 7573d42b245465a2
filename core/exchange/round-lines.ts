/**
 * Rounds and results as lines of a table, one a seat, as `Export` writes them. Every problem has its line and column;
 * nothing is guessed.
 *
 * | rule | where |
 * | --- | --- |
 * | columns by their headings, English or Russian; round, table and number or name are needed | `columnsOf` |
 * | people by their place on the list, else by number, else by name; a name that is not that number's is a problem | `personIn` |
 * | a number is the one given for the tables; in a list without places on the list, as exported before there were any, it may be the place | `numbered` |
 * | table 0 or none: sits out | `lineOf` |
 * | the apostrophe before formula characters is removed [reliability 14.4] | `textIn` |
 * | points and scores with a dot or a comma, in the unit in which they are written | `figureIn` |
 */

import type { Game } from '../game/game.ts';
import { givenNumbers } from '../sheets/known-rounds.ts';
import { cleanText } from '../tournament/people/names.ts';
import { refuse } from '../tournament/refusal.ts';
import { type Entrant, entrantOf, type Tournament } from '../tournament/state.ts';
import type { EntrantId, RoundNo, TableNo } from '../tournament/words.ts';
import { unguarded } from './apostrophe.ts';
import { type CellRow, type CellTable, filledRows, listLimits } from './cells.ts';
import { folded } from './headings.ts';
import { tableProblems } from './limits.ts';
import { type Place, type Problem, placed, wholeList } from './problems.ts';
import { readTrait } from './trait-cells.ts';

export type RoundLine = {
  readonly line: number;
  readonly round: RoundNo;
  readonly table: TableNo | null;
  readonly seat: number | null;
  readonly id: EntrantId;
  /** As in `ResultLine`: whole numbers of the game's parts. */
  readonly points: number | null;
  readonly score: number | null;
  readonly boards: number | null;
  readonly chombos: number | null;
  readonly sticksLeft: number | null;
  readonly accepted: string | null;
  /** Who sat there for the player, and why the game does not count; empty where nothing is said. */
  readonly substitute: string;
  readonly cancelled: string;
};

const words = {
  round: 'round, rnd, game, session, тур, раунд, игра',
  table: 'table, table no, table number, стол, номер стола',
  seat: 'seat, wind, side, direction, position, место за столом, ветер, сторона, линия',
  no: 'no, number, nr, id, pair no, player no, №, номер',
  listed: 'listed, list no, reg no, № в списке, рег №',
  name: 'name, player, pair, team, participant, имя, игрок, пара, команда, участник',
  points: 'points, result, очки, результат',
  score: 'score, счет',
  boards: 'boards, boards played, сдачи, сыграно сдач',
  chombos: 'chombos, chombo, чомбо',
  sticksLeft: 'sticks left, sticksleft, осталось палочек',
  substitute: 'substitute, замена',
  cancelled: 'cancelled, отменена, отменено',
  accepted: 'accepted, принято',
} as const;

type Column = keyof typeof words;
type Columns = { readonly [column in Column]?: number };

const meanings = (Object.keys(words) as Column[]).map(
  (column) => [column, new Set(words[column].split(', '))] as const,
);

const columnsOf = ({ cells }: CellRow): Columns => {
  const found: { [column in Column]?: number } = {};
  // A line may go on with a million separators after its last column.
  for (const [at, cell] of cells.slice(0, listLimits.columns).entries()) {
    const heading = folded(cell);
    for (const [column, own] of meanings) if (own.has(heading)) found[column] ??= at;
  }
  return found;
};

type Reading = {
  readonly tournament: Tournament;
  readonly family: Game;
  /** In the language of the list, beside codes and numbers; index by name. */
  readonly seatNames: ReadonlyMap<string, number>;
  readonly heading: CellRow;
  readonly columns: Columns;
  readonly byName: ReadonlyMap<string, readonly EntrantId[]>;
  /** Numbers given for the tables; empty where the event has none. */
  readonly byNumber: ReadonlyMap<number, EntrantId>;
};

const placeOf = ({ heading, columns }: Reading, row: CellRow, column: Column): Place => {
  const at = columns[column] ?? 0;
  return { line: row.line, column: at + 1, heading: heading.cells[at] ?? '', text: row.cells[at] ?? '' };
};

const textIn = ({ columns }: Reading, { cells }: CellRow, column: Column): string => {
  const at = columns[column];
  return at === undefined ? '' : cleanText(unguarded(cells[at] ?? ''));
};

const wrong = (code: string, place: Place, params: Problem['params'] = {}): Problem =>
  placed(refuse(`exchange.rounds.${code}`, params), place);

type Read<T> = { readonly value: T } | { readonly problem: Problem };

const wholeIn = (reading: Reading, row: CellRow, column: Column, least: number): Read<number> => {
  const text = textIn(reading, row, column);
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least ? { value } : { problem: wrong('notWhole', placeOf(reading, row, column), { least }) };
};

const figureIn = (reading: Reading, row: CellRow, column: 'points' | 'score', scale: number): Read<number | null> => {
  const text = textIn(reading, row, column).replace(/[\s']/gu, '').replace(/[−–]/u, '-').replace(',', '.');
  if (text === '') return { value: null };
  const value = /^[+-]?\d{1,9}(\.\d{1,20})?$/.test(text) ? Math.round(Number(text) * scale) : Number.NaN;
  return Number.isFinite(value) ? { value } : { problem: wrong('notFigure', placeOf(reading, row, column)) };
};

type Numbered = { readonly no: number; readonly meant: readonly Entrant[] };

const numbered = (reading: Reading, row: CellRow): Read<Numbered> | null => {
  const { tournament, columns, byNumber } = reading;
  const column = textIn(reading, row, 'listed') === '' ? 'no' : 'listed';
  if (textIn(reading, row, column) === '') return null;
  const number = wholeIn(reading, row, column, 1);
  if ('problem' in number) return number;
  const no = number.value;
  const given = byNumber.get(no);
  const isGiven = byNumber.size > 0 && columns.listed !== undefined;
  const ids = column === 'listed' ? [no] : isGiven ? [given] : [given, no];
  const meant = ids.flatMap((id) => (id === undefined ? [] : (entrantOf(tournament, id) ?? [])));
  return meant.length > 0
    ? { value: { no, meant } }
    : { problem: wrong('noNumber', placeOf(reading, row, column), { no }) };
};

const personIn = (reading: Reading, row: CellRow): Read<EntrantId> => {
  const { tournament, byName, byNumber } = reading;
  const name = textIn(reading, row, 'name');
  const ids = byName.get(name.toLowerCase()) ?? [];
  const written = numbered(reading, row);
  if (written === null) {
    const [id] = ids;
    if (id !== undefined && ids.length === 1) return { value: id };
    const code = ids.length > 1 ? 'namesake' : 'nobody';
    return { problem: wrong(code, placeOf(reading, row, 'name'), { name, count: ids.length }) };
  }
  if ('problem' in written) return written;
  const { no, meant } = written.value;
  const beside = Number(textIn(reading, row, 'no'));
  const holder = entrantOf(tournament, byNumber.get(beside) ?? 0);
  if (holder !== undefined && !meant.includes(holder)) {
    return { problem: wrong('otherName', placeOf(reading, row, 'no'), { no: beside, name: holder.name }) };
  }
  const person = name === '' ? meant[0] : meant.findLast(({ id }) => ids.includes(id));
  if (person !== undefined) return { value: person.id };
  return { problem: wrong('otherName', placeOf(reading, row, 'name'), { no, name: meant[0]?.name ?? '' }) };
};

const seatIn = (reading: Reading, row: CellRow): Read<number | null> => {
  const { family, seatNames } = reading;
  const text = textIn(reading, row, 'seat').toLowerCase();
  if (text === '') return { value: null };
  const code = family.seats.findIndex((seat) => seat.toLowerCase() === text);
  const value = code >= 0 ? code : (seatNames.get(text) ?? (/^\d{1,2}$/.test(text) ? Number(text) - 1 : -1));
  if (value >= 0 && value < family.seats.length) return { value };
  const expected = family.seats.map((seat, at) => [...seatNames].find(([, of]) => of === at)?.[0] ?? seat);
  return { problem: wrong('noSeat', placeOf(reading, row, 'seat'), { expected }) };
};

/** A reason is a yes as well; a yes in any language gives none. */
const acceptedIn = (reading: Reading, row: CellRow): string | null => {
  const text = textIn(reading, row, 'accepted');
  if (text === '') return null;
  const said = readTrait('yesNo', text);
  return said.ok ? (said.value === true ? 'yes' : null) : text;
};

const scoreScale = ({ tournament, family }: Reading): number => {
  const { columns, rankedBy = 0 } = family.results.standings(tournament);
  return columns[rankedBy]?.unit.scale ?? 1;
};

const lineOf = (reading: Reading, row: CellRow, scale: number): { line: RoundLine } | { problems: Problem[] } => {
  const round = wholeIn(reading, row, 'round', 1);
  const isOut = /^0*$/.test(textIn(reading, row, 'table'));
  const table: Read<number | null> = isOut ? { value: null } : wholeIn(reading, row, 'table', 1);
  const seat: Read<number | null> = isOut ? { value: null } : seatIn(reading, row);
  const id = personIn(reading, row);
  const points = figureIn(reading, row, 'points', reading.family.results.pointsScale ?? 1);
  const score = figureIn(reading, row, 'score', scale);
  const countIn = (column: Column): Read<number | null> =>
    textIn(reading, row, column) === '' ? { value: null } : wholeIn(reading, row, column, column === 'boards' ? 1 : 0);
  const boards = countIn('boards');
  const chombos = countIn('chombos');
  const sticksLeft = countIn('sticksLeft');
  const problems = [round, table, seat, id, points, score, boards, chombos, sticksLeft].flatMap((read) =>
    'problem' in read ? [read.problem] : [],
  );
  if (
    'problem' in round ||
    'problem' in table ||
    'problem' in seat ||
    'problem' in id ||
    'problem' in points ||
    'problem' in score ||
    'problem' in boards ||
    'problem' in chombos ||
    'problem' in sticksLeft
  ) {
    return { problems };
  }
  const { line } = row;
  return {
    line: {
      line,
      round: round.value,
      table: table.value,
      seat: seat.value,
      id: id.value,
      points: points.value,
      score: score.value,
      boards: boards.value,
      chombos: chombos.value,
      sticksLeft: sticksLeft.value,
      substitute: textIn(reading, row, 'substitute'),
      cancelled: textIn(reading, row, 'cancelled'),
      accepted: acceptedIn(reading, row),
    },
  };
};

export type LinesRead = {
  readonly lines: readonly RoundLine[];
  readonly problems: readonly Problem[];
  /** A cell of the list, for a problem that shows only beside other lines; the line alone where there is no such column. */
  readonly cellAt: (line: number, column: Column) => Place;
};

const lineAt = (line: number): Place => ({ line, column: null, heading: '', text: '' });

const namesOf = ({ entrants }: Tournament): ReadonlyMap<string, readonly EntrantId[]> => {
  const names = new Map<string, EntrantId[]>();
  for (const { id, name } of entrants) {
    const known = cleanText(name).toLowerCase();
    names.set(known, [...(names.get(known) ?? []), id]);
  }
  return names;
};

/** Problems `people.…` and `exchange.rounds.…`. @param seatNames in the language of the list, in lower case */
export const readRoundLines = (
  table: CellTable,
  tournament: Tournament,
  family: Game,
  seatNames: ReadonlyMap<string, number>,
): LinesRead => {
  const [heading, ...rows] = filledRows(table);
  if (heading === undefined) {
    return { lines: [], problems: [wrong('empty', wholeList)], cellAt: lineAt };
  }
  if (table.unclosed !== undefined) {
    // What stands behind it would be one cell, and its lines would be missing.
    const { unclosed: line } = table;
    return { lines: [], problems: [placed(refuse('people.unclosedQuote', { line }), lineAt(line))], cellAt: lineAt };
  }
  const limits = tableProblems(table, true);
  if (limits.length > 0) return { lines: [], problems: limits, cellAt: lineAt };
  const columns = columnsOf(heading);
  const missing: readonly Column[] = [
    ...(['round', 'table'] as const).filter((column) => columns[column] === undefined),
    ...([columns.listed, columns.no, columns.name].every((at) => at === undefined) ? (['no'] as const) : []),
  ];
  const top: Place = { line: heading.line, column: null, heading: '', text: heading.cells.join(', ') };
  if (missing.length > 0) {
    return { lines: [], problems: missing.map((column) => wrong(`noColumn.${column}`, top)), cellAt: lineAt };
  }
  const byNumber = new Map(
    [...givenNumbers(tournament, family)].flatMap(([id, no]) => (no === null ? [] : [[no, id]])),
  );
  const reading: Reading = { tournament, family, seatNames, heading, columns, byName: namesOf(tournament), byNumber };
  const scale = scoreScale(reading);
  const read = rows.map((row) => lineOf(reading, row, scale));
  const byLine = new Map(rows.map((row) => [row.line, row]));
  return {
    cellAt: (line, column) => {
      const row = byLine.get(line);
      return row === undefined || columns[column] === undefined ? lineAt(line) : placeOf(reading, row, column);
    },
    lines: read.flatMap((one) => ('line' in one ? [one.line] : [])),
    problems: read.flatMap((one) => ('problems' in one ? one.problems : [])),
  };
};
