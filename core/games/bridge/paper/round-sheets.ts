/**
 * The sheets of a seated round [bridge 6].
 *
 * | sheet | function |
 * | --- | --- |
 * | [bridge R2, L-4] by table: boards, base, room, both sides, ⇄, what is special about the match; two columns hold no ranks | `byTable` |
 * | [bridge R3, L-4] by name: every player with table, direction and room; opponents, whom a wish shows; the pair number where two have one name | `byPlayer` |
 * | [bridge R3] by number: with the opponents | `byNumber` |
 * | teams: who meets whom in the open and in the closed room; at home tables who stays and who goes [bridge 4.14] | `teamRooms` |
 *
 * N-S and E-W are always as played; ⇄ marks a switched row and means "sit as printed" [bridge 3.8].
 */

import type { GameCell, GameListing, GameRow, GameSheet } from '../../../game/paper.ts';
import { movedIn } from '../../../tournament/people/moved.ts';
import type { Round, Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Phrase } from '../../../tournament/words.ts';
import { numbersOf, seatedRounds } from '../results/event.ts';
import { ownOf, rulesOf } from '../rules/state.ts';
import { moreOf } from '../seating/more.ts';
import { meetingsOf } from '../seating/pairing/meetings.ts';
import type { Row } from '../seating/physical-tables.ts';
import { roundRows } from '../steps/rows.ts';
import { homeMoves } from './home-tables.ts';
import {
  boardsText,
  column,
  direction,
  empty,
  lines,
  named,
  note,
  roomNo,
  say,
  sentences,
  sided,
  whole,
  words,
} from './sheet-cells.ts';

type Told = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly rows: readonly Row[];
  readonly numbers: ReadonlyMap<EntrantId, number>;
};

const told = (tournament: Tournament, round: Round): Told => ({
  tournament,
  round,
  rows: roundRows(round),
  numbers: numbersOf(tournament),
});

const isTeams = ({ tournament }: Told): boolean => rulesOf(tournament).kind === 'teams';

/** Its boards, and sentences that must be known. */
const headlineOf = ({ tournament, round }: Told): { readonly about: Phrase; readonly more: readonly Phrase[] } => {
  const more = moreOf(round);
  const { ignored, breaks } = ownOf(tournament);
  const pause = breaks.find(({ after }) => after === round.no);
  const options = (round.draw.request as { readonly options?: { readonly ignoreMeetingsThrough?: number } } | null)
    ?.options;
  const through = options?.ignoreMeetingsThrough ?? Math.min(ignored.through, round.no - 1);
  const isBased = more !== null && more.baseRound > 0;
  return {
    about: say('headline.boards', { boards: boardsText(tournament, round.no) }),
    more: [
      ...(isBased ? [say('headline.based', { base: more.baseRound })] : []),
      ...(through > 0 && isBased ? [say('log.ignored', { through })] : []),
      ...(pause === undefined
        ? []
        : [
            say(pause.minutes > 0 ? 'log.breakFor' : 'log.break', {
              minutes: pause.minutes,
              text: pause.text,
            }),
          ]),
    ],
  };
};

const headline = (sheet: Told): GameListing => {
  const { about, more } = headlineOf(sheet);
  return sentences(about, ...more);
};

const atHome = ({ tournament }: Told): boolean => rulesOf(tournament).teamSeating === 'homeTables';

const hasRooms = ({ tournament }: Told): boolean => rulesOf(tournament).rooms.length > 0;

/** What is special about a match, behind its second line. */
const notesOf = (row: Row, { tournament, round }: Told): readonly Phrase[] => {
  if (row.ns === null || row.ew === null) return [];
  const { rounds } = meetingsOf(seatedRounds(tournament, round.no), 0);
  const met = rounds(row.ns, row.ew);
  const home = ownOf(tournament).homes.find(
    ({ entrant, table }) => table === row.table && (entrant === row.ns || entrant === row.ew),
  );
  if (met.length > 0) return [say('notes.rematch', { rounds: met.join(', ') })];
  return home === undefined ? [] : [say('notes.stays', { number: numbersOf(tournament).get(home.entrant) ?? '' })];
};

const marked = (phrases: readonly Phrase[]): GameCell => (phrases.length === 0 ? empty : { kind: 'marks', phrases });

type Line = { readonly side: 'ns' | 'ew'; readonly notes: readonly Phrase[] };

const pairOf = (entrant: EntrantId, sheet: Told): GameCell => {
  const players = sheet.tournament.entrants.find(({ id }) => id === entrant)?.members ?? [];
  return { kind: 'pair', entrant, players: isTeams(sheet) ? [] : players.filter((name) => name.trim() !== '') };
};

/** Direction, number, names, and small what is special. */
const sideCells = (row: Row, { side, notes }: Line, sheet: Told): readonly GameCell[] => {
  const entrant = row[side] ?? 0;
  return [sided(side), whole(sheet.numbers.get(entrant) ?? null), pairOf(entrant, sheet), marked(notes)];
};

const sentenceRow = (phrase: Phrase): GameRow => ({ cells: [empty, empty, note(phrase)] });

/** Two lines a table, N-S above; below the last table those without one, and what all must know. */
export const byTable = (tournament: Tournament, round: Round): readonly GameSheet[] => {
  const sheet = told(tournament, round);
  const moved = movedIn(round, true);
  const playing = sheet.rows.filter(({ ns, ew }) => ns !== null && ew !== null);
  const blocks = playing.map((row) => {
    const room = roomNo(tournament, row.table);
    const above = [...(row.switched ? [say('switched')] : []), ...(room === null ? [] : [say('roomNo', { room })])];
    const changed = (side: 'ns' | 'ew'): boolean => moved.has(row[side] ?? 0);
    return {
      heading: whole(row.table),
      rows: [
        { cells: sideCells(row, { side: 'ns', notes: above }, sheet), changed: changed('ns') },
        { cells: sideCells(row, { side: 'ew', notes: notesOf(row, sheet) }, sheet), changed: changed('ew') },
      ],
      together: true,
    };
  });
  const alone = sheet.rows.flatMap(({ ns, ew }) => (ns === null || ew === null ? [ns ?? ew ?? 0] : []));
  const outRow = (entrant: EntrantId, why: string): GameRow => ({
    cells: [empty, whole(sheet.numbers.get(entrant) ?? null), pairOf(entrant, sheet), marked([say(why)])],
  });
  // Whoever sits out stands last, without a number, and reads the same word as by name [L-4.1].
  const out = [
    ...alone.map((entrant) => outRow(entrant, 'sitsOut')),
    ...round.byes.flatMap(({ entrant, reason }) =>
      sheet.rows.some(({ ns, ew }) => ns === entrant || ew === entrant)
        ? []
        : [outRow(entrant, reason.code === 'bridge.byes.absent' ? 'notes.absent' : 'notes.noOpponent')],
    ),
  ];
  const { about, more } = headlineOf(sheet);
  const switched = sheet.rows.some((row) => row.switched);
  const sentencesBelow = [...more, ...(switched ? [say('legend')] : [])].map(sentenceRow);
  const below = [out, sentencesBelow].flatMap((rows) => (rows.length === 0 ? [] : [{ heading: null, rows }]));
  return [{ kind: 'list', parts: [{ form: 'tables', columns: [], blocks: [...blocks, ...below] }], about }];
};

type Seat = { readonly entrant: EntrantId; readonly row: Row | null };

const seatsOf = ({ rows, round }: Told): readonly Seat[] => {
  const seated = rows.flatMap((row) =>
    [row.ns, row.ew].flatMap((entrant) => (entrant === null ? [] : [{ entrant, row }])),
  );
  const there = new Set(seated.map(({ entrant }) => entrant));
  return [...seated, ...round.byes.flatMap(({ entrant }) => (there.has(entrant) ? [] : [{ entrant, row: null }]))];
};

const sideOf = ({ entrant, row }: Seat): 'ns' | 'ew' | null => {
  if (row === null || row.ns === null || row.ew === null) return null;
  return row.ns === entrant ? 'ns' : 'ew';
};

const opponentOf = ({ entrant, row }: Seat): EntrantId | null => {
  if (row === null) return null;
  return row.ns === entrant ? row.ew : row.ns;
};

/** At home tables the first two of a team of four stay N-S; for other sizes it is not known who goes [bridge 4.14]. */
const homeCell = (seat: Seat, { numbers }: Told, at?: number, of?: number): GameCell => {
  if (of === 4 && at !== undefined && at < 2) return words('home.nsStays');
  const table = numbers.get(opponentOf(seat) ?? 0) ?? 0;
  return words(of === 4 ? 'home.ewTo' : 'home.either', { table });
};

/** Where player `at` of `of` sits: direction, and the room if there are rooms. Teams sit both ways. */
const whereCell = (seat: Seat, sheet: Told, at?: number, of?: number): GameCell => {
  const side = sideOf(seat);
  if (side === null) return words('sitsOut');
  if (atHome(sheet)) return homeCell(seat, sheet, at, of);
  const room = roomNo(sheet.tournament, seat.row?.table ?? 0);
  if (isTeams(sheet)) return room === null ? empty : words('roomNo', { room });
  return room === null ? sided(side) : words(`sideRoom.${side}`, { room });
};

export const byPlayer = (tournament: Tournament, round: Round): readonly GameSheet[] => {
  const sheet = told(tournament, round);
  const members = new Map(tournament.entrants.map((entrant) => [entrant.id, entrant.members]));
  const byParticle = rulesOf(tournament).particlesSort;
  const moved = movedIn(round, true);
  const numberOf = (entrant: EntrantId): string => String(sheet.numbers.get(entrant) ?? '');
  const playersOf = (entrant: EntrantId): readonly string[] =>
    (members.get(entrant) ?? []).filter((name) => name.trim() !== '');
  const opponents = (seat: Seat): GameCell => {
    const other = opponentOf(seat);
    if (other === null) return empty;
    return { kind: 'brief', number: numberOf(other), entrant: other, players: isTeams(sheet) ? [] : playersOf(other) };
  };
  const rows = seatsOf(sheet).flatMap((seat): GameRow[] => {
    const table = atHome(sheet) ? (sheet.numbers.get(seat.entrant) ?? null) : (seat.row?.table ?? null);
    const players = playersOf(seat.entrant);
    // Whoever sits out has a word in place of number and direction [L-4.1].
    const place = (at?: number) =>
      sideOf(seat) === null ? [words('sitsOut'), empty] : [whole(table), whereCell(seat, sheet, at, players.length)];
    const cells = (at?: number) => [...place(at), opponents(seat)];
    const changed = moved.has(seat.entrant);
    const note = numberOf(seat.entrant);
    return players.length === 0
      ? [{ cells: [{ kind: 'entrant', entrant: seat.entrant, listed: true, byParticle }, ...cells()], changed }]
      : players.map((name, at) => ({ cells: [{ kind: 'member', name, note, byParticle }, ...cells(at)], changed }));
  });
  const blocks = [{ heading: null, rows: withoutNumbers(rows) }];
  return [{ kind: 'list', parts: [{ form: 'byName', columns: [], blocks }] }];
};

/** People look for their table, so the pair number stays only beside a name that two pairs share. */
const withoutNumbers = (rows: readonly GameRow[]): readonly GameRow[] => {
  const holders = new Map<string, number>();
  for (const { cells } of rows)
    for (const cell of cells)
      if (cell.kind === 'member') holders.set(cell.name.trim(), (holders.get(cell.name.trim()) ?? 0) + 1);
  const plain = (cell: GameCell): GameCell =>
    cell.kind === 'member' && holders.get(cell.name.trim()) === 1 ? { ...cell, note: '' } : cell;
  return rows.map((row) => ({ ...row, cells: row.cells.map(plain) }));
};

export const byNumber = (tournament: Tournament, round: Round): readonly GameSheet[] => {
  const sheet = told(tournament, round);
  const rooms = hasRooms(sheet);
  const moved = movedIn(round, true);
  const rows = seatsOf(sheet)
    .toSorted((a, b) => (sheet.numbers.get(a.entrant) ?? 0) - (sheet.numbers.get(b.entrant) ?? 0))
    .map((seat): GameRow => {
      const { entrant, row } = seat;
      const side = sideOf(seat);
      const opponent = opponentOf(seat);
      return {
        cells: [
          whole(sheet.numbers.get(entrant) ?? null),
          named(entrant),
          // Whoever sits out sits at no table.
          whole(side === null ? null : (row?.table ?? null)),
          ...(rooms ? [whole(side === null || row === null ? null : roomNo(tournament, row.table))] : []),
          side === null ? words('sitsOut') : atHome(sheet) ? homeCell(seat, sheet) : sided(side),
          whole(opponent === null ? null : (sheet.numbers.get(opponent) ?? null)),
          opponent === null ? empty : named(opponent),
        ],
        changed: moved.has(entrant),
      };
    });
  const place = atHome(sheet) ? 'match' : 'table';
  const columns = [
    ...['number', 'name', place, ...(rooms ? ['room'] : [])].map(column),
    direction,
    ...['number', 'opponents'].map(column),
  ];
  return [{ kind: 'list', parts: [headline(sheet), lines(columns, rows)] }];
};

export const teamRooms = (tournament: Tournament, round: Round): readonly GameSheet[] => {
  const sheet = told(tournament, round);
  const number = (entrant: EntrantId) => whole(sheet.numbers.get(entrant) ?? null);
  const matches = sheet.rows.flatMap((row) =>
    row.ns === null || row.ew === null ? [] : [{ ...row, ns: row.ns, ew: row.ew }],
  );
  if (rulesOf(tournament).teamSeating === 'homeTables') {
    const moves = homeMoves(matches.map(({ table, ns, ew }) => ({ table, seats: [ns, ew] as const })));
    const rows = moves
      .toSorted((a, b) => (sheet.numbers.get(a.team) ?? 0) - (sheet.numbers.get(b.team) ?? 0))
      .map(
        ({ team, match, to }): GameRow => ({
          cells: [
            number(team),
            named(team),
            words('home.match', { match }),
            words('home.stays', { table: sheet.numbers.get(team) ?? 0 }),
            words('home.goes', { table: sheet.numbers.get(to) ?? 0 }),
            named(to),
          ],
        }),
      );
    const columns = [
      column('number'),
      { code: 'people.fields.trait.team' },
      column('match'),
      column('nsPair'),
      column('ewPair'),
      column('opponents'),
    ];
    return [{ kind: 'list', parts: [headline(sheet), lines(columns, rows)] }];
  }
  const rows = matches.flatMap(({ table, ns, ew }): GameRow[] => [
    { cells: [whole(table), words('rooms.open'), number(ns), named(ns), number(ew), named(ew)] },
    { cells: [empty, words('rooms.closed'), number(ew), named(ew), number(ns), named(ns)] },
  ]);
  const columns: Phrase[] = [
    column('table'),
    column('room'),
    column('number'),
    { code: 'bridge.seats.ns.name' },
    column('number'),
    { code: 'bridge.seats.ew.name' },
  ];
  return [{ kind: 'list', parts: [headline(sheet), lines(columns, rows), sentences(say('rooms.about'))] }];
};
