/** Where somebody sits round by round [bridge R6, R8], coming start rounds included. */

import type { Tournament } from '../../../tournament/state.ts';
import type { EntrantId, RoundNo, TableNo } from '../../../tournament/words.ts';
import { numbersOf, roundBoards } from '../results/event.ts';
import { rulesOf } from '../rules/state.ts';
import type { Side } from '../seating/pairing/meetings.ts';
import type { Row } from '../seating/physical-tables.ts';
import { startRows } from '../seating/start-rounds.ts';
import type { DirectionRow } from '../steps/direction-view.ts';
import { isStartRound } from '../steps/next-round.ts';
import { roundRows } from '../steps/rows.ts';
import { startMovement } from '../steps/start-movement.ts';

export type PairRound = {
  readonly round: RoundNo;
  /** Null where the contestant sits out away from any table. */
  readonly table: TableNo | null;
  readonly room: number | null;
  readonly side: Side | null;
  /** Null: the phantom, or no match. */
  readonly opponent: EntrantId | null;
  /** Sits the other way than by the list or the movement; in a start round the boards are turned. */
  readonly switched: boolean;
  readonly from: number;
  readonly to: number;
};

type Seat = Pick<Row, 'table' | 'room' | 'ns' | 'ew' | 'switched'>;

const ofRow = (
  entrant: EntrantId,
  { table, room, ns, ew, switched }: Seat,
): Omit<PairRound, 'round' | 'from' | 'to'> => ({
  table,
  room,
  side: ns === entrant ? 'ns' : 'ew',
  opponent: ns === entrant ? ew : ns,
  switched: switched && ns !== null && ew !== null,
});

const comingStartRounds = (
  tournament: Tournament,
): readonly { readonly round: RoundNo; readonly rows: readonly Seat[] }[] => {
  const idOf = new Map([...numbersOf(tournament)].map(([entrant, number]) => [number, entrant]));
  const movement = startMovement(tournament);
  return Array.from({ length: rulesOf(tournament).startRounds }, (_, i) => i + 1)
    .filter((round) => round > tournament.rounds.length && isStartRound(tournament, round))
    .map((round) => ({
      round,
      rows: startRows(round, movement).map(({ table, ns, ew, switched }) => ({
        table,
        room: null,
        ns: idOf.get(ns) ?? null,
        ew: idOf.get(ew) ?? null,
        switched,
      })),
    }));
};

/** @param draft the tables of a round that is not published yet, or null */
export const pairRounds = (
  tournament: Tournament,
  entrant: EntrantId,
  draft: { readonly round: RoundNo; readonly rows: readonly DirectionRow[] } | null = null,
): PairRound[] => {
  const boards = (round: RoundNo) => roundBoards(tournament, round);
  const find = (rows: readonly Seat[]): Seat | undefined => rows.find(({ ns, ew }) => ns === entrant || ew === entrant);
  const seated = tournament.rounds.flatMap((round): PairRound[] => {
    const row = find(roundRows(round));
    if (row !== undefined) return [{ round: round.no, ...ofRow(entrant, row), ...boards(round.no) }];
    const isOut = round.byes.some((bye) => bye.entrant === entrant);
    const away = { table: null, room: null, side: null, opponent: null, switched: false } as const;
    return isOut ? [{ round: round.no, ...away, ...boards(round.no) }] : [];
  });
  const coming = comingStartRounds(tournament).flatMap(({ round, rows }): PairRound[] => {
    const row = draft?.round === round ? undefined : find(rows);
    return row === undefined ? [] : [{ round, ...ofRow(entrant, row), ...boards(round) }];
  });
  const now = draft === null ? undefined : find(draft.rows);
  const drafted =
    draft === null || now === undefined ? [] : [{ round: draft.round, ...ofRow(entrant, now), ...boards(draft.round) }];
  return [...seated, ...drafted, ...coming].toSorted((a, b) => a.round - b.round);
};
