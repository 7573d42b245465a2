/**
 * Rounds and results of a list as commands for the open event: all of them in one step, or none.
 *
 * | rule | where |
 * | --- | --- |
 * | everybody once a round, each seat once, each table full | `tableProblemsOf` |
 * | rounds without a gap; a round that is there must have the same people in the same seats | `takeRound` |
 * | a new round is taken in as seated elsewhere; whoever is not in it sits out or does not play | `publishing` |
 * | a result that counts already is not overwritten: it is corrected at the desk, with a reason | `takeResults` |
 * | a score that the points do not make here is a problem: other rules, or a chombo of which the list says nothing | `otherScore` |
 * | so are points that the result taken in does not have; a figure that is missing is named by its cell | `otherPoints`, `takeResults` |
 * | a substitute of the list is a substitute here, but not in a round that counts already [M-08] | `takeSubstitutes` |
 * | every command is decided on a copy; what would be refused is a problem at its line | `taken` |
 */

import type { Game } from '../game/game.ts';
import type { ResultLine } from '../game/groups/results.ts';
import type { PlainCommand } from '../tournament/commands.ts';
import type { Games } from '../tournament/decide.ts';
import { fingerprint } from '../tournament/draws/fingerprint.ts';
import { type Refusal, refuse } from '../tournament/refusal.ts';
import { lastRound, playingEntrants, roundOf, type Tournament } from '../tournament/state.ts';
import { carriedOut } from '../tournament/what-if.ts';
import type { Bye, EntrantId, Json, RoundNo, Table, TableNo } from '../tournament/words.ts';
import type { CellTable } from './cells.ts';
import { type Place, type Problem, placed, wholeList } from './problems.ts';
import { type LinesRead, type RoundLine, readRoundLines } from './round-lines.ts';

export type ListedRound = {
  readonly no: RoundNo;
  readonly isNew: boolean;
  readonly tables: number;
  readonly byes: number;
  readonly results: number;
};

export type RoundsRead = {
  readonly problems: readonly Problem[];
  readonly rounds: readonly ListedRound[];
  readonly commands: readonly PlainCommand[];
};

const at = (line: number): Place => ({ line, column: null, heading: '', text: '' });

const wrong = (code: string, where: number | Place, params: Refusal['params'] = {}): Problem =>
  placed(refuse(`exchange.rounds.${code}`, params), typeof where === 'number' ? at(where) : where);

type ListedTable = { readonly table: TableNo; readonly line: number; readonly lines: readonly RoundLine[] };

/** In seat order; where seats are not named, in the order of the list. */
const tablesOf = (lines: readonly RoundLine[]): readonly ListedTable[] => {
  const tables = new Map<TableNo, RoundLine[]>();
  for (const line of lines) {
    if (line.table === null) continue;
    const seated = tables.get(line.table);
    if (seated === undefined) tables.set(line.table, [line]);
    else seated.push(line);
  }
  return [...tables]
    .map(([table, seated]) => ({
      table,
      line: seated[0]?.line ?? 0,
      lines: seated.every(({ seat }) => seat !== null)
        ? seated.toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0))
        : seated,
    }))
    .toSorted((a, b) => a.table - b.table);
};

const tableProblemsOf = (round: readonly RoundLine[], { seats }: Game): readonly Problem[] => {
  const first = new Map<EntrantId, number>();
  const twice = round.flatMap(({ id, line, round: no }) => {
    const before = first.get(id);
    if (before === undefined) first.set(id, line);
    return before === undefined ? [] : [wrong('twice', line, { player: id, round: no, before })];
  });
  const tables = tablesOf(round).flatMap(({ table, line, lines }): readonly Problem[] => {
    if (lines.length !== seats.length) {
      return [wrong('notFull', line, { table, found: lines.length, expected: seats.length })];
    }
    const named = lines.flatMap(({ seat }) => (seat === null ? [] : [seat]));
    return new Set(named).size === named.length ? [] : [wrong('seatTwice', line, { table })];
  });
  return [...twice, ...tables];
};

type Taking = {
  readonly family: Game;
  readonly from: NonNullable<Game['results']['from']>;
  readonly families: Games;
  /** The list says nowhere who sits out, so whoever is left over may be meant to. */
  readonly tellsNoByes: boolean;
  /** The list has scores, or points, so a missing one means something too. */
  readonly tellsScores: boolean;
  readonly tellsPoints: boolean;
  readonly cellAt: LinesRead['cellAt'];
  state: Tournament;
  readonly commands: PlainCommand[];
  readonly problems: Problem[];
};

const taken = (taking: Taking, command: PlainCommand, line: number): boolean => {
  const next = carriedOut(taking.state, command, taking.families);
  if (next.ok) {
    taking.state = next.value;
    taking.commands.push(command);
  } else taking.problems.push(placed(next.refusal, at(line)));
  return next.ok;
};

/** The first method that can seat the next round without being told anything. */
const methodFor = ({ family, state }: Taking): { readonly method: string } | { readonly refusal: Refusal } => {
  const offers = family.seating.offers(state);
  for (const { id, refusal } of offers) {
    if (refusal === null && family.seating.request(state, id, {}, 'file').ok) return { method: id };
  }
  return { refusal: offers[0]?.refusal ?? refuse('seating.noMethod', { method: '' }) };
};

const publishing = (taking: Taking, no: RoundNo, lines: readonly RoundLine[]): boolean => {
  const line = lines[0]?.line ?? 0;
  const before = lastRound(taking.state);
  const isOpen = before !== undefined && !before.confirmed && taking.family.seating.pace === undefined;
  if (isOpen && !taken(taking, { type: 'round.confirm', no: before.no }, line)) return false;
  const present = new Set(lines.map(({ id }) => id));
  const playing = new Set(playingEntrants(taking.state).map(({ id }) => id));
  const coming = [...present].filter((id) => !playing.has(id));
  const missing = [...playing].filter((id) => !present.has(id));
  // Lists of results leave out whoever had nobody to play against.
  const isBye =
    taking.tellsNoByes && missing.length === 1 && taking.family.seats.length === 2 && present.size % 2 === 0;
  const leaving = isBye ? [] : missing;
  if (coming.length > 0 && !taken(taking, { type: 'entrants.play', ids: coming, playing: true }, line)) return false;
  if (leaving.length > 0 && !taken(taking, { type: 'entrants.play', ids: leaving, playing: false }, line)) return false;
  const out = [...lines.filter(({ table }) => table === null).map(({ id }) => id), ...(isBye ? missing : [])];
  const byes = out.map((id): Bye => ({ entrant: id, reason: { code: 'seating.byeFromFile', params: { player: id } } }));
  const method = methodFor(taking);
  if ('refusal' in method) {
    taking.problems.push(placed(method.refusal, at(line)));
    return false;
  }
  const tables = tablesOf(lines).map(({ table, lines: seated }) => ({ table, seats: seated.map(({ id }) => id) }));
  const published = taken(taking, { type: 'round.takeIn', method: method.method, tables, byes }, line);
  return published && roundOf(taking.state, no) !== undefined;
};

const seatsOf = (tables: readonly Table[], no: TableNo): readonly EntrantId[] | undefined =>
  tables.find(({ table }) => table === no)?.seats;

const otherScore = (
  { family, state }: Taking,
  lines: readonly RoundLine[],
  scores: readonly ResultLine[],
): RoundLine | undefined => {
  const { columns, rankedBy = 0 } = family.results.standings(state);
  const nearly = (columns[rankedBy]?.unit.scale ?? 1) / 10;
  return lines.find(({ score }, seat) => {
    const own = scores[seat]?.score ?? null;
    return score === null || own === null ? score !== own : Math.abs(score - own) > nearly;
  });
};

/** The same figure of both sides may be left out of a list; one that is there is what was written on a slip. */
const otherPoints = (lines: readonly RoundLine[], stored: readonly ResultLine[]): RoundLine | undefined =>
  lines.find(({ points }, seat) => points !== null && points !== (stored[seat]?.points ?? null));

/** Includes a game that does not count, whose points no rule has to allow. */
const isAsTold = (taking: Taking, lines: readonly RoundLine[], stored: readonly ResultLine[]): boolean =>
  taking.tellsScores &&
  lines.every(
    ({ points, boards }, seat) =>
      points === (stored[seat]?.points ?? null) && (boards === null || boards === (stored[seat]?.boards ?? null)),
  ) &&
  otherScore(taking, lines, stored) === undefined;

const takeResults = (taking: Taking, no: RoundNo, tables: readonly ListedTable[]): number => {
  const { family, problems } = taking;
  let results = 0;
  for (const { table, line, lines } of tables) {
    const round = roundOf(taking.state, no);
    const seated = round?.tables.find((candidate) => candidate.table === table);
    const off = lines.find(({ cancelled }) => cancelled !== '' && family.results.cancelled !== undefined)?.cancelled;
    const isTold = lines.some(({ points, score }) => points !== null || score !== null || off !== undefined);
    if (round === undefined || seated === undefined || !isTold) continue;
    const known = round.results[table];
    const linesOf = (stored: Json) => family.results.lines(taking.state, no, seated, stored);
    if (known !== undefined && isAsTold(taking, lines, linesOf(known))) continue;
    const { toldBy = 'points' } = family.results;
    const empty = off === undefined ? lines.find((one) => one[toldBy] === null) : undefined;
    const told = lines.map(({ id, ...line }) => ({ ...line, entrant: id }));
    const entered =
      empty === undefined ? taking.from(taking.state, told, no, { cancelled: off, points: taking.tellsPoints }) : null;
    if (entered === null) {
      problems.push(wrong('halfResult', taking.cellAt(empty?.line ?? line, toldBy), { table, round: no }));
      continue;
    }
    const checked = family.results.check(taking.state, round, seated, entered);
    if (!checked.ok) {
      problems.push(placed(checked.refusal, taking.cellAt(line, toldBy)));
      continue;
    }
    const scores = linesOf(checked.value);
    // The same figures may have been entered with details that a list does not tell.
    const tellsBoards = lines.some(({ boards }) => boards !== null);
    const figures = (of: readonly ResultLine[]) =>
      fingerprint(of.map(({ score, boards }) => [score, tellsBoards ? (boards ?? null) : null]));
    const same = (stored: typeof known) => stored !== undefined && figures(linesOf(stored)) === figures(scores);
    const contradicted = otherPoints(lines, scores);
    if (contradicted !== undefined) {
      problems.push(wrong('otherPoints', taking.cellAt(contradicted.line, 'points'), { table, round: no }));
      continue;
    }
    if (same(known)) continue;
    if (round.confirmed) {
      problems.push(wrong('counts', line, { table, round: no }));
      continue;
    }
    // It is taken on the copy all the same, so that nothing later is a problem because of it.
    const differing = taking.tellsScores ? otherScore(taking, lines, scores) : undefined;
    if (differing !== undefined) {
      problems.push(wrong('otherScore', taking.cellAt(differing.line, 'score'), { table, round: no }));
    }
    if (taken(taking, { type: 'result.enter', round: no, table, result: entered }, line)) results += 1;
  }
  return results;
};

/** Problem `exchange.rounds.otherSubstitute`: the round counts, and another substitute would change its results. */
const takeSubstitutes = (taking: Taking, no: RoundNo, lines: readonly RoundLine[]): void => {
  const { family, problems } = taking;
  for (const { id, table, line, substitute } of lines) {
    if (table === null || substitute === '' || family.steps.substituteIn === undefined) continue;
    if (family.paper.substitute(taking.state, no, id) === substitute) continue;
    if (roundOf(taking.state, no)?.confirmed === true) {
      problems.push(wrong('otherSubstitute', line, { player: id, round: no }));
    } else taken(taking, { type: 'family.do', command: family.steps.substituteIn(no, id, substitute) }, line);
  }
};

const takeRound = (taking: Taking, no: RoundNo, lines: readonly RoundLine[]): ListedRound | null => {
  const { state, problems } = taking;
  const line = lines[0]?.line ?? 0;
  const tables = tablesOf(lines);
  const known = roundOf(state, no);
  if (known === undefined && no !== state.rounds.length + 1) {
    problems.push(wrong('gap', line, { round: no, expected: state.rounds.length + 1 }));
    return null;
  }
  if (known === undefined && !publishing(taking, no, lines)) return null;
  if (known !== undefined) {
    const others = tables.filter(
      ({ table, lines: seated }) => seatsOf(known.tables, table)?.join() !== seated.map(({ id }) => id).join(),
    );
    problems.push(
      ...others.map(({ table, line: where }) =>
        wrong('otherSeats', taking.cellAt(where, 'table'), { table, round: no }),
      ),
    );
    if (others.length > 0) return null;
  }
  const byes = lines.filter(({ table }) => table === null).length;
  takeSubstitutes(taking, no, lines);
  const results = takeResults(taking, no, tables);
  return { no, isNew: known === undefined, tables: tables.length, byes, results };
};

/** Problems as in `readRoundLines`, and whatever the event itself would refuse, at its line. */
export const readRounds = (
  table: CellTable,
  tournament: Tournament,
  families: Games,
  seatNames: ReadonlyMap<string, number>,
): RoundsRead => {
  const family = families[tournament.family];
  const { from } = family.results;
  if (from === undefined) {
    return { problems: [placed(refuse('exchange.rounds.noRounds'), wholeList)], rounds: [], commands: [] };
  }
  const { lines, problems, cellAt } = readRoundLines(table, tournament, family, seatNames);
  if (problems.length > 0) return { problems, rounds: [], commands: [] };
  const byRound = Map.groupBy(lines, ({ round }) => round);
  const ordered = [...byRound].toSorted(([a], [b]) => a - b);
  const inTables = ordered.flatMap(([, round]) => tableProblemsOf(round, family));
  if (inTables.length > 0) return { problems: inTables, rounds: [], commands: [] };
  const tellsNoByes = lines.every(({ table: seated }) => seated !== null);
  const tellsScores = lines.some(({ table: seated, score }) => seated !== null && score !== null);
  const tellsPoints = lines.some(({ table: seated, points }) => seated !== null && points !== null);
  const taking: Taking = {
    family,
    from,
    families,
    tellsNoByes,
    tellsScores,
    tellsPoints,
    cellAt,
    state: tournament,
    commands: [],
    problems: [],
  };
  const rounds: ListedRound[] = [];
  for (const [no, round] of ordered) {
    const listed = takeRound(taking, no, round);
    if (listed === null) break;
    rounds.push(listed);
  }
  return taking.problems.length > 0
    ? { problems: taking.problems, rounds: [], commands: [] }
    : { problems: [], rounds, commands: taking.commands };
};
