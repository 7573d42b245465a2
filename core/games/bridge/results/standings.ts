/**
 * Standings as rows and integers, for desk, paper and hall [bridge 5.4, 5.6, 6]. Totals are hundredths of the ranking unit. Marks
 * of a row: a stand-in counts [bridge 4.9], joined late [bridge 4.20], withdrawn [bridge 4.13].
 */

import type { Unit } from '../../../game/paper.ts';
import { type Standings, type StandingsColumn, withoutPlaces } from '../../../game/standings.ts';
import type { Tournament } from '../../../tournament/state.ts';
import type { RoundNo } from '../../../tournament/words.ts';
import type { RankingUnit, TieBreak } from '../rules/rules.ts';
import { rulesOf } from '../rules/state.ts';
import { byeCounts, directionsOf } from '../seating/pairing/meetings.ts';
import { completeThrough, eventOf, seatedRounds } from './event.ts';
import { type Ranked, rankingAfter, usedTieBreaks } from './ranking.ts';

const count: Unit = { scale: 1, decimals: 0, signed: false };
const hundredths = (ranking: RankingUnit): Unit => ({ scale: 100, decimals: 2, signed: ranking === 'imp' });
const signed: Unit = { scale: 100, decimals: 2, signed: true };

export const tieUnit = (code: TieBreak, ranking: RankingUnit): Unit => {
  switch (code) {
    case 'quotient':
      return { scale: 100_000, decimals: 5, signed: false };
    case 'wins':
      return { scale: 100, decimals: 1, signed: false };
    case 'lot':
      return count;
    case 'net':
      return ranking === 'mp' ? hundredths(ranking) : signed;
    default:
      return hundredths(ranking);
  }
};

type Column = StandingsColumn & { readonly cell: (row: Ranked) => number | null };

/** Who lost nothing has no quotient to show. */
const shown = (value: number | null): number | null => (value === Number.MAX_SAFE_INTEGER ? null : value);

export const marksOf = ({ account: { lines, contestant }, place }: Ranked): readonly string[] => [
  ...(lines.some((line) => line.provisional) ? ['provisional'] : []),
  ...(contestant.late === null ? [] : ['late']),
  ...(place === null && contestant.withdrawnFrom !== null ? ['withdrawn'] : []),
];

/**
 * @param provisional count all results that are in, not only complete rounds
 * @param through the last round that counts
 */
export const standings = (tournament: Tournament, provisional = false, through?: RoundNo): Standings => {
  const rules = rulesOf(tournament);
  const { ranking } = rules;
  const complete = completeThrough(tournament);
  // A round that nobody has begun gives nobody a bye [fault B-12]: two may be published before the first is played.
  const begun = tournament.rounds.findLast(({ results }) => Object.keys(results).length > 0)?.no ?? 0;
  const last = Math.min(through ?? tournament.rounds.length, provisional ? Math.max(begun, complete) : complete);
  const rows = rankingAfter(eventOf(tournament), last, tournament.seed);
  const history = seatedRounds(tournament, last + 1);
  const sides = directionsOf(history);
  const byes = byeCounts(history, 0);
  // The mark says that a stand-in is in the total; it is no score of its round [bridge 4.9].
  const scoreIn = ({ account: { lines, scores } }: Ranked, no: RoundNo): number | null =>
    scores[lines.findIndex(({ round, provisional: isStandIn }) => round === no && !isStandIn)] ?? null;
  const optional = (code: string, amount: (row: Ranked) => number): Column[] =>
    rows.some((row) => amount(row) !== 0) ? [{ code, unit: signed, cell: amount }] : [];
  const columns: readonly Column[] = [
    { code: 'number', unit: count, cell: (row) => row.account.contestant.number },
    { code: 'total', unit: hundredths(ranking), cell: (row) => row.account.total },
    { code: 'lastRound', unit: hundredths(ranking), cell: (row) => scoreIn(row, last) },
    ...optional('carryOver', (row) => row.account.carryOver),
    ...optional('adjustments', (row) => row.account.adjustments),
    ...usedTieBreaks(rules.tieBreaks).flatMap((code, i): Column[] =>
      code === 'lastRound' ? [] : [{ code, unit: tieUnit(code, ranking), cell: (row) => shown(row.ties[i] ?? null) }],
    ),
    { code: 'northSouth', unit: count, cell: (row) => sides.get(row.entrant)?.ns ?? 0 },
    { code: 'eastWest', unit: count, cell: (row) => sides.get(row.entrant)?.ew ?? 0 },
    { code: 'byes', unit: count, cell: (row) => byes.get(row.entrant) ?? 0 },
  ];
  // Points brought along from an earlier stage are a ranking before the first round.
  const isBegun = last > 0 || rows.some(({ account }) => account.carryOver !== 0);
  const placed = rows.map((row) => {
    const marks = marksOf(row);
    const cells = columns.map(({ cell }) => cell(row));
    const rounds = Array.from({ length: last }, (_, i) => scoreIn(row, i + 1));
    return { place: row.place, entrant: row.entrant, cells, rounds, ...(marks.length === 0 ? {} : { marks }) };
  });
  return {
    through: last,
    rankedBy: columns.findIndex(({ code }) => code === 'total'),
    roundUnit: hundredths(ranking),
    columns: columns.map(({ code, unit }) => ({ code, unit })),
    rows: isBegun ? placed : withoutPlaces(placed),
  };
};
