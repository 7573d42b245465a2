/** [mahjong 3.4, 13]; stand-ins are below the line, without a place [M-09]. */

import { isShownAlike } from '../../../game/paper.ts';
import { awaitedEntrants } from '../../../game/provisional.ts';
import {
  isBegunRound,
  type Standings,
  type StandingsColumn,
  type StandingsRow,
  withoutPlaces,
} from '../../../game/standings.ts';
import type { Tournament } from '../../../tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import { rulesOf, traitsOf } from '../rules/state.ts';
import { countedRounds, gamesOf, rankingOf } from './ranking.ts';
import { compareRanked, gameDeltas, type RankedPlayer, SCORE_UNIT } from './scores.ts';

/** Thousands of points with one decimal, as printed tables have them. */
const thousands = { scale: 1000 * SCORE_UNIT, decimals: 1, signed: true };
const count = { scale: 1, decimals: 0, signed: false };

const columns: readonly StandingsColumn[] = [
  { code: 'score', unit: thousands },
  { code: 'lastRound', unit: thousands },
  { code: 'averagePlace', unit: { scale: 100, decimals: 2, signed: false } },
  { code: 'firsts', unit: count },
  { code: 'penalties', unit: { scale: 1000, decimals: 1, signed: false } },
  { code: 'games', unit: count },
];

/** In hundredths, as it is shown. */
const averagePlace = ({ placed, placeSum }: Pick<RankedPlayer, 'placed' | 'placeSum'>): number | null =>
  placed === 0 ? null : Math.round((100 * placeSum) / placed);

/** Neighbours whom only the order of registration parts [M-03]. */
const byListOrder = (ranked: readonly RankedPlayer[]): ReadonlySet<EntrantId> =>
  new Set(
    ranked.flatMap((row, at) => {
      const next = ranked[at + 1];
      return next !== undefined && compareRanked(row, next) === 0 ? [row.id, next.id] : [];
    }),
  );

/** Neighbours whose score or average place differs behind the decimals that are shown. */
const byFinerFigures = (ranked: readonly RankedPlayer[]): ReadonlySet<EntrantId> =>
  new Set(
    ranked.flatMap((row, at) => {
      const next = ranked[at + 1];
      if (next === undefined || compareRanked(row, next) === 0) return [];
      const isAlike =
        isShownAlike(row.rating, next.rating, thousands) &&
        (row.rating !== next.rating || averagePlace(row) === averagePlace(next));
      return isAlike ? [row.id, next.id] : [];
    }),
  );

export const standings = (tournament: Tournament, provisional = false, through?: RoundNo): Standings => {
  const counted = countedRounds(tournament, provisional, through);
  const last = counted.at(-1);
  const rules = rulesOf(tournament);
  const lastDeltas = new Map(
    (last === undefined ? [] : gamesOf(tournament, last)).flatMap(({ seats, result }) => {
      const deltas = gameDeltas(result, rules);
      return seats.map((id, seat) => [id, deltas[seat] ?? 0] as const);
    }),
  );
  const until = last?.no ?? 0;
  const waiting = awaitedEntrants(tournament.rounds.filter(({ no }) => no <= until));
  const standIns = new Set(tournament.entrants.filter((entrant) => traitsOf(entrant).standIn).map(({ id }) => id));
  const ranked = rankingOf(tournament, provisional, through);
  const isBegun = counted.some(isBegunRound);
  const listed = isBegun ? byListOrder(ranked.filter(({ id }) => !standIns.has(id))) : new Set();
  const finer = byFinerFigures(ranked.filter(({ id }) => !standIns.has(id)));
  const marksOf = (id: EntrantId): readonly string[] => [
    ...(waiting.has(id) ? ['provisional'] : []),
    ...(listed.has(id) ? ['listOrder'] : []),
    ...(finer.has(id) ? ['finer'] : []),
  ];
  const rows = ranked.map(
    ({ id, rating, games, placed, placeSum, places, penalties }): Omit<StandingsRow, 'place'> => ({
      entrant: id,
      cells: [
        rating,
        lastDeltas.get(id) ?? null,
        averagePlace({ placed, placeSum }),
        places[0] ?? 0,
        penalties === 0 ? null : penalties,
        games,
      ],
      ...(marksOf(id).length === 0 ? {} : { marks: marksOf(id) }),
    }),
  );
  const competing = rows.filter(({ entrant }) => !standIns.has(entrant));
  const outside = withoutPlaces(rows.filter(({ entrant }) => standIns.has(entrant)));
  const placed = competing.map((row, i) => ({ ...row, place: i + 1 }));
  return {
    through: until,
    columns,
    rows: [...(isBegun ? placed : withoutPlaces(placed)), ...outside],
  };
};
