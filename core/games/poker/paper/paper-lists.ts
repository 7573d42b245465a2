/**
 * Lists of the floor.
 *
 * | rule [poker 10] | function |
 * | --- | --- |
 * | seating by table: seat, name, a dash for an empty seat [hall-and-print 1.1 T], operator and expert | `seatingByTable` |
 * | break order with the date of every change | `breakOrder` |
 * | all moves in time order with cause, seed and draw | `movements`, `draws` |
 * | redraw sheet of the final table: seats, button, chip counts | `finalTableSheet` |
 */

import type { GameCell, GameListing, GameRow } from '../../../game/paper.ts';
import { resultsOf } from '../results/results.ts';
import {
  entryOf,
  type FinishedMove,
  type Floor,
  type FloorTable,
  type Hall,
  type Move,
  moveOf,
  tableOf,
} from '../rules/floor-state.ts';
import { itemsOf } from '../rules/pages.ts';
import { inPlay, isActive, leaversOf } from '../rules/room.ts';
import { seedToTell } from '../seating/fairness/seeds.ts';
import { calledCause, undoneBefore } from '../steps/draw-log.ts';
import {
  block,
  chairCell,
  chairCells,
  columns,
  empty,
  lines,
  namedTable,
  nextBigBlind,
  phrase,
  placeCell,
  seatTile,
  shortLines,
  sum,
  tableCell,
  text,
  who,
  whole,
} from './paper-cells.ts';
import { slipsOf } from './slips.ts';

const time = (at: number): GameCell => ({ kind: 'time', at });

const playerOf = (floor: Floor, entry: number): number => entryOf(floor, entry)?.player ?? 0;
const person = (floor: Floor, entry: number | null): GameCell =>
  entry === null ? nextBigBlind : who(playerOf(floor, entry));

export const seated = ({ floor }: Pick<Hall, 'floor'>) =>
  itemsOf(floor.entries).flatMap(({ no, player, status, at, slip }) => {
    const chair = slip === null ? at : (moveOf(floor, slip)?.to ?? at);
    return status === 'seated' && chair !== null ? [{ entry: no, player, chair }] : [];
  });

export const seatingByName = (hall: Hall): GameListing => ({
  form: 'byName',
  columns: [],
  blocks: [
    block(
      seated(hall).map(({ player, chair }) => ({
        cells: [who(player, true), tableCell(hall.floor, chair.table), seatTile(chair.seat)],
      })),
    ),
  ],
});

const roleCell = ({ people, floor }: Hall, entry: number | null): GameCell => {
  const found = entry === null ? undefined : people.get(playerOf(floor, entry));
  if (found?.clockOperator === true) return phrase(found.expert ? 'poker.paper.both' : 'poker.causes.operator');
  return found?.expert === true ? phrase('floor.seat.expert') : empty;
};

type RowsOf = (hall: Hall, table: FloorTable) => readonly GameRow[];

const seatRows: RowsOf = (hall, table) => {
  const leaving = leaversOf(itemsOf(hall.floor.tables));
  return table.seats.map(({ entry, reservedFor, locked }, index) => {
    const sits = reservedFor ?? (entry !== null && !leaving.has(entry) ? entry : null);
    const name =
      sits === null ? phrase(locked ? 'poker.paper.locked' : 'words.none') : person(hall.floor, sits || null);
    return { cells: [seatTile(index + 1), name, roleCell(hall, sits)] };
  });
};

/** The hall learns neither of locks nor of roles [poker 11]; its pages are those of full tables [L-10.4]. */
export const publicSeatRows: RowsOf = (hall, { seats, ...table }) =>
  seatRows(hall, { ...table, seats: seats.map((seat) => ({ ...seat, locked: false })) }).map(({ cells }) => ({
    cells: cells.slice(0, 2),
  }));

export const seatingByTable = (hall: Hall, rowsOf = seatRows): GameListing => ({
  form: 'tables',
  columns: [],
  blocks: itemsOf(hall.floor.tables)
    .filter(isActive)
    .toSorted((a, b) => a.position - b.position)
    .map((table) => ({
      ...block(rowsOf(hall, table), phrase('floor.table.name', { name: table.name })),
      head: table.name,
      together: true,
    })),
});

const isOfBreak = ({ cause, slip }: Move): boolean => (cause === 'break' || cause === 'redraw') && slip > 0;

/** The draw that sent each of them away: another seat for one of them is void with the old slip and given in the same step. */
const firstDraws = (floor: Floor): ReadonlyMap<Move | FinishedMove, number> => {
  const found = new Map<Move | FinishedMove, number>();
  const before = new Map<string, number>();
  const all: readonly (Move | FinishedMove)[] = [...itemsOf(floor.moved), ...floor.pending];
  const moves = all.filter(isOfBreak).toSorted((a, b) => a.slip - b.slip);
  for (const move of moves) {
    const draw = before.get(`${move.entry} ${move.issuedAt}`) ?? move.draw ?? 0;
    found.set(move, draw);
    if ('endedAt' in move && move.why === 'floor') before.set(`${move.entry} ${move.endedAt}`, draw);
  }
  return found;
};

/** Everybody whom the draws of the tables that are breaking sent away; where none is, the last such draw. */
const breakMoves = (floor: Floor): readonly Move[] => {
  const draws = firstDraws(floor);
  const breaking = floor.pending.filter(({ from }) => tableOf(floor, from?.table ?? 0)?.state === 'breaking');
  const known = breaking.flatMap((move) => draws.get(move) ?? []);
  const now = new Set(known.length > 0 ? known : [Math.max(0, ...draws.values())]);
  const stand = (move: Move | FinishedMove): boolean => !('ended' in move) || move.ended === 'done';
  return [...draws].flatMap(([move, draw]) => (now.has(draw) && stand(move) ? [move] : []));
};

export const hasBreak = (floor: Floor): boolean => breakMoves(floor).length > 0;

export const breakSheet = ({ floor }: Hall): GameListing => {
  const byTable = new Map<number, Move[]>();
  for (const move of breakMoves(floor)) {
    const from = move.from?.table ?? 0;
    byTable.set(from, [...(byTable.get(from) ?? []), move]);
  }
  const tables = [...byTable].toSorted(([a], [b]) => a - b);
  return lines(
    columns('arrived', 'name', 'from', 'seat', 'table', 'seat', 'slip'),
    ...tables.map(([table, moves]) => ({
      ...block(
        moves.map(({ entry, from, to, slip }) => ({
          cells: [
            { kind: 'box' } as const,
            person(floor, entry),
            ...chairCells(floor, from),
            ...chairCells(floor, to),
            whole(slip),
          ],
        })),
        phrase('poker.log.table.breaking', { name: itemsOf(floor.tables)[table - 1]?.name ?? '' }),
      ),
      together: true,
    })),
  );
};

export const breakOrder = ({ floor, rules }: Hall): GameListing => {
  const order = itemsOf(floor.tables)
    .filter(({ state }) => state !== 'closed')
    .toSorted((a, b) => Number(a.hold) - Number(b.hold) || a.breakRank - b.breakRank);
  const mark = ({ hold, clock }: FloorTable): GameCell =>
    hold ? phrase('poker.paper.hold') : clock ? phrase('poker.paper.clockTable') : empty;
  const remarks = order.some(({ hold, clock }) => hold || clock) || floor.orderChanged.length > 0;
  const row = (...[turn, table, remark]: readonly [GameCell, GameCell, GameCell]): GameRow => ({
    cells: remarks ? [turn, table, remark] : [turn, table],
  });
  const rule = rules.breakOrder === 'fewest' ? phrase('poker.paper.fewestFirst') : null;
  return shortLines(
    columns('turn', 'table', ...(remarks ? ['remark'] : [])),
    block(
      order.map((table, index) => row(whole(index + 1), namedTable(table.name), mark(table))),
      rule,
    ),
    block(floor.orderChanged.map((at) => row(empty, time(at), phrase('poker.paper.orderChanged')))),
  );
};

export const movements = ({ floor }: Hall): GameListing =>
  lines(
    columns('slip', 'time', 'name', 'from', 'to', 'cause', 'draw', 'outcome'),
    block(
      slipsOf(floor).map(({ no, at, entry, from, to, cause, draw, state, why }) => ({
        cells: [
          whole(no),
          time(at),
          person(floor, entry),
          chairCell(floor, from),
          chairCell(floor, to),
          phrase(`poker.causes.${cause}`),
          draw === null ? empty : whole(draw),
          why === null ? phrase(`poker.slipStates.${state}`) : phrase(`poker.cancelled.${why}`),
        ],
      })),
    ),
  );

export const draws = ({ floor }: Hall): GameListing => {
  let known = 0;
  return lines(
    columns('draw', 'time', 'cause', 'seats', 'undone', 'seed'),
    block(
      itemsOf(floor.draws).map((draw) => {
        const { no, at, seats } = draw;
        const undone = undoneBefore(floor, no).filter((other) => other > known);
        known = no;
        return {
          cells: [
            whole(no),
            time(at),
            phrase(`poker.causes.${calledCause(draw)}`),
            whole(seats.length),
            text(undone.join(', ')),
            text(seedToTell(draw, floor) ?? ''),
          ],
        };
      }),
    ),
  );
};

const onlyTable = (floor: Floor): FloorTable | null => {
  const tables = itemsOf(floor.tables).filter((table) => inPlay(table));
  return tables.length === 1 ? (tables[0] ?? null) : null;
};

export const hasFinalTable = (floor: Floor): boolean => onlyTable(floor) !== null;

export const finalTableSheet = (hall: Hall): GameListing => {
  const table = onlyTable(hall.floor);
  if (table === null) return lines([]);
  return lines(
    columns('seat', 'name', 'button', 'chips'),
    block(
      seatRows(hall, table).map(({ cells: [seat, name] }, index) => ({
        cells: [
          seat ?? empty,
          name ?? empty,
          table.buttonSeat === index + 1 ? phrase('floor.seat.buttonTag') : empty,
          { kind: 'space' },
        ],
      })),
      phrase('floor.table.name', { name: table.name }),
    ),
  );
};

export const resultList = (hall: Hall): GameListing => {
  const { rows, provisional } = resultsOf(hall);
  const paid = rows.some(({ prize }) => prize > 0);
  const known = rows.some(({ by }) => by.length > 0);
  return shortLines(
    columns('place', 'name', ...(paid ? ['prize'] : []), ...(known ? ['by'] : []), 'time'),
    block(
      rows
        .filter(({ counts, prize }) => counts || prize > 0)
        .map(({ player, from, to, prize, by, at }) => ({
          cells: [
            placeCell({ from, to }, provisional),
            who(player),
            ...(paid ? [prize > 0 ? sum(prize) : empty] : []),
            ...(known ? [{ kind: 'entrants', entrants: by.map((no) => playerOf(hall.floor, no)) } as const] : []),
            at === null ? empty : time(at),
          ],
        })),
    ),
  );
};

/** First the prizes nobody has won yet; those who tie share the prizes of all their places [poker 8]. */
export const payoutRows = (hall: Hall): readonly GameRow[] => {
  const { prizes, rows } = resultsOf(hall);
  const won = rows.filter(({ from }) => from <= prizes.length);
  const best = won[0]?.from ?? prizes.length + 1;
  return [
    ...prizes.slice(0, best - 1).map((prize, index) => ({ cells: [whole(index + 1), sum(prize), empty] })),
    ...won.map(({ player, from, to, prize }) => ({
      cells: [placeCell({ from, to }, false), sum(prize), who(player)],
    })),
  ];
};

export const payoutList = (hall: Hall): GameListing =>
  shortLines(columns('place', 'prize', 'name'), block(payoutRows(hall)));
