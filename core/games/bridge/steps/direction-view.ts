/** The arrow-switch screen [bridge 3.8, 4.7]. A table with a result is not turned [E-05]; turning by hand leaves no rule. */

import type { Round, Tournament } from '../../../tournament/state.ts';
import type { EntrantId, RoundNo, Table, TableNo } from '../../../tournament/words.ts';
import { numbersOf, seatedRounds } from '../results/event.ts';
import { type ArrowMode, arrowModes } from '../rules/rules.ts';
import { ownOf, rulesOf } from '../rules/state.ts';
import { isSwitched } from '../seating/directions.ts';
import { directionsOf, type SeatedRound, type Side } from '../seating/pairing/meetings.ts';
import type { Row } from '../seating/physical-tables.ts';
import { rearranged } from './decide-seated.ts';
import { decidedTables } from './reseat.ts';
import { roundRows } from './rows.ts';

type DirectionCause = 'none' | 'rule' | 'home' | 'hand';

export type DirectionRow = Omit<Row, 'ns' | 'ew'> & {
  readonly ns: EntrantId;
  readonly ew: EntrantId;
  readonly cause: DirectionCause;
  readonly decided: boolean;
};

type Told = {
  readonly round: RoundNo;
  readonly rows: readonly Row[];
  readonly mode: ArrowMode | null;
  readonly decided: ReadonlySet<TableNo>;
};

const hasSide = (tournament: Tournament, { table, ns, ew }: DirectionRow): boolean =>
  ownOf(tournament).homes.some(
    (home) => home.table === table && home.side !== null && (home.entrant === ns || home.entrant === ew),
  );

export const directionRows = (tournament: Tournament, { round, rows, mode, decided }: Told): DirectionRow[] => {
  const before = directionsOf(seatedRounds(tournament, round));
  const movedByStart = round <= rulesOf(tournament).startRounds && ownOf(tournament).imported === null;
  return rows.flatMap((row): DirectionRow[] => {
    const { ns, ew, switched, rankingTable } = row;
    if (ns === null || ew === null) return [];
    const seated: DirectionRow = { ...row, ns, ew, cause: 'none', decided: decided.has(row.table) };
    const match = switched ? ([ew, ns] as const) : ([ns, ew] as const);
    const byRule = movedByStart
      ? round === 2 && rulesOf(tournament).arrowRound2 && rankingTable % 2 === 0
      : mode !== null && isSwitched(mode, { match, rankingTable, round }, before);
    if (switched === byRule) return [{ ...seated, cause: switched ? 'rule' : 'none' }];
    return [{ ...seated, cause: hasSide(tournament, seated) ? 'home' : 'hand' }];
  });
};

const sameSeats = (a: readonly Table[], b: readonly Table[]): boolean => {
  const seats = new Map(a.map(({ table, seats: two }) => [table, two.join()]));
  return b.every(({ table, seats: two }) => seats.get(table) === two.join());
};

const askedMode = (round: Round): ArrowMode | null => {
  const { options } = round.draw.request as { readonly options?: { readonly arrowMode?: ArrowMode } };
  return options?.arrowMode ?? null;
};

/** The round's own mode is tried first; null where none gives these tables. */
export const modeOfRound = (tournament: Tournament, round: Round): ArrowMode | null => {
  const asked = askedMode(round);
  if (asked === null) return null;
  return (
    [asked, ...arrowModes.filter((mode) => mode !== asked)].find((mode) =>
      sameSeats(rearranged(tournament, round, mode), round.tables),
    ) ?? null
  );
};

export const seatedDirections = (tournament: Tournament, round: Round): DirectionRow[] =>
  directionRows(tournament, {
    round: round.no,
    rows: roundRows(round),
    mode: modeOfRound(tournament, round) ?? askedMode(round),
    decided: decidedTables(round),
  });

export type Balance = {
  readonly entrant: EntrantId;
  readonly number: number;
  /** By round; null where it sat at no table. */
  readonly sides: readonly (Side | null)[];
  readonly ns: number;
  readonly ew: number;
};

const sidesIn = ({ tables }: Pick<SeatedRound, 'tables'>): ReadonlyMap<EntrantId, Side> =>
  new Map(
    tables.flatMap(({ seats: [ns, ew] }): [EntrantId, Side][] => [
      [ns, 'ns'],
      [ew, 'ew'],
    ]),
  );

/** @param draft the tables of the round after it, or null */
export const balances = (
  tournament: Tournament,
  through: RoundNo,
  draft: readonly DirectionRow[] | null,
): Balance[] => {
  const rounds = seatedRounds(tournament, through + 1).map(sidesIn);
  const now =
    draft === null
      ? []
      : [sidesIn({ tables: draft.map(({ table, ns, ew }) => ({ table, seats: [ns, ew], met: true })) })];
  return [...numbersOf(tournament)]
    .toSorted(([, a], [, b]) => a - b)
    .map(([entrant, number]) => {
      const sides = [...rounds, ...now].map((round) => round.get(entrant) ?? null);
      const count = (side: Side): number => sides.filter((one) => one === side).length;
      return { entrant, number, sides, ns: count('ns'), ew: count('ew') };
    });
};

/** By difference, from 0. */
export const gapsOf = (all: readonly Balance[]): readonly number[] => {
  const gaps = all.map(({ ns, ew }) => Math.abs(ns - ew));
  return Array.from({ length: Math.max(0, ...gaps) + 1 }, (_, gap) => gaps.filter((one) => one === gap).length);
};
