/** The Swiss part alone [duel 5]; who is where in the event is for final-order.ts to say. */

import { awaitedEntrants } from '../../../game/provisional.ts';
import {
  isBegunRound,
  type Standings,
  type StandingsColumn,
  type StandingsRow,
  withoutPlaces,
} from '../../../game/standings.ts';
import type { Tournament } from '../../../tournament/state.ts';
import type { RoundNo } from '../../../tournament/words.ts';
import { ownOf, rulesOf } from '../rules/state.ts';
import { type Line, recordsOf } from '../seating/records/records.ts';
import { duelStandings } from '../seating/records/standings.ts';
import { eventSource } from './event-records.ts';
import { inFrozenOrder } from './finals.ts';

/** Whoever dropped or was disqualified stays in the standings with a mark [duel 4.1]. */
const marksOf = (tournament: Tournament, through: RoundNo) => {
  const waiting = awaitedEntrants(tournament.rounds.filter(({ no }) => no <= through));
  const out = new Set(ownOf(tournament).disqualified.map(({ player }) => player));
  const dropped = new Set(tournament.entrants.flatMap(({ id, playing }) => (playing ? [] : [id])));
  return ({ entrant: id, marks: own = [] }: StandingsRow): Pick<StandingsRow, 'marks'> => {
    const marks = [
      ...(out.has(id) ? ['disqualified'] : dropped.has(id) ? ['dropped'] : []),
      ...(waiting.has(id) ? ['provisional'] : []),
      ...own,
    ];
    return marks.length === 0 ? {} : { marks };
  };
};

/** Disqualified players have no place and stand behind everybody [duel 4.1]; the others move up. */
export const withoutPlace = (tournament: Tournament, rows: readonly StandingsRow[]): readonly StandingsRow[] => {
  const out = new Set(ownOf(tournament).disqualified.map(({ player }) => player));
  if (out.size === 0) return rows;
  const left = rows.filter(({ entrant }) => !out.has(entrant));
  const above = (place: number): number => left.filter((row) => row.place !== null && row.place < place).length;
  return [
    ...left.map((row) => (row.place === null ? row : { ...row, place: 1 + above(row.place) })),
    ...rows.filter(({ entrant }) => out.has(entrant)).map((row) => ({ ...row, place: null })),
  ];
};

const count = { scale: 1, decimals: 0, signed: false };

const counted = (lines: readonly Line[], result: Line['result']): number =>
  lines.filter((line) => line.result === result).length;

export const swissStandings = (tournament: Tournament, provisional = false, through?: RoundNo): Standings => {
  const { tieBreaks } = rulesOf(tournament);
  const source = eventSource(tournament, provisional, through);
  const records = recordsOf(source);
  const standings = duelStandings(source, tieBreaks);
  /** Draws and byes have a column as soon as there is one. */
  const has = (result: Line['result']): boolean =>
    [...records.values()].some(({ lines }) => counted(lines, result) > 0);
  const results = [
    ...(tieBreaks.includes('wins') ? [] : [{ code: 'won', result: 'win' } as const]),
    ...(has('draw') ? [{ code: 'drawn', result: 'draw' } as const] : []),
    { code: 'lost', result: 'loss' },
    ...(has('bye') ? [{ code: 'byes', result: 'bye' } as const] : []),
  ] as const;
  const marks = marksOf(tournament, standings.through);
  const { final } = ownOf(tournament);
  const rows = standings.rows.map((row): StandingsRow => {
    const lines = records.get(row.entrant)?.lines ?? [];
    return {
      ...row,
      cells: [...row.cells, ...results.map(({ result }) => counted(lines, result))],
      ...marks(row),
    };
  });
  // Earlier rounds are shown as they were, not in the order that was frozen after them.
  const last = Math.min(through ?? Number.POSITIVE_INFINITY, tournament.rounds.length);
  const isBegun = tournament.rounds.some((round) => round.no <= standings.through && isBegunRound(round));
  const ordered = final !== null && last >= final.through ? inFrozenOrder(rows, final) : rows;
  return {
    ...standings,
    columns: [...standings.columns, ...results.map(({ code }): StandingsColumn => ({ code, unit: count }))],
    rows: isBegun ? withoutPlace(tournament, ordered) : withoutPlaces(ordered),
  };
};
