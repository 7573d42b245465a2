/**
 * | rule | function |
 * | --- | --- |
 * | [mahjong 3.1] place: by points, equal points by seat order | `gamePlaces`, `tiedSeats` |
 * | [mahjong 3.1] uma by place or by players below start, shared on ties; oka; chombo; replaced player | `gameDeltas` |
 * | [mahjong 3.2] sum of a table, multiples of 100, sticks left [M-02] | `checkPoints` |
 * | [mahjong 3.4] rating = start + results − active penalties | `ranking` |
 * | [M-03] rating down, average place up (no place yet: last), registration order | `ranking` |
 * | [M-08] a fixed result gives its player no place | `countedPlaces` |
 *
 * Results are whole numbers of 1/300 of a point: a uma shared by up to four players and a quarter of the oka are then
 * exact. Different on purpose: equal ratings are equal, where other programs compare with a tolerance of 0.0001.
 */

import type { EntrantId } from '../../../tournament/words.ts';
import type { MahjongRules } from '../rules/rules.ts';

export const SCORE_UNIT = 300;

/** Lists are in seat order E,S,W,N. */
export type GameResult = {
  readonly points: readonly number[];
  readonly chombos?: readonly number[];
  /** Seats where a substitute played for the registered player. */
  readonly replaced?: readonly boolean[];
};

export const gamePlaces = (points: readonly number[]): number[] =>
  points.map((own, seat) => 1 + points.filter((other, index) => other > own || (other === own && index < seat)).length);

/** Seats with equal points, whose places go by the seats; each group in seat order. */
export const tiedSeats = (points: readonly number[]): readonly (readonly number[])[] =>
  points
    .map((own) => points.flatMap((other, seat) => (other === own ? [seat] : [])))
    .filter((group, seat) => group.length > 1 && group[0] === seat);

const isFixed = ({ replaced }: GameResult, seat: number, rules: MahjongRules): boolean =>
  replaced?.[seat] === true && rules.replaced.score === 'fixed';

export const countedPlaces = (result: GameResult, rules: MahjongRules): readonly (number | null)[] =>
  gamePlaces(result.points).map((place, seat) => (isFixed(result, seat, rules) ? null : place));

const umaByPlace = (points: readonly number[], { uma, startPoints }: MahjongRules): readonly number[] => {
  if (uma.kind === 'byPlace') return uma.values;
  const below = points.filter((own) => own < startPoints).length;
  if (below === 3) return uma.threeBelow;
  return below === 1 ? uma.oneBelow : uma.otherwise;
};

const umaOf = (seat: number, points: readonly number[], places: readonly number[], rules: MahjongRules): number => {
  const uma = umaByPlace(points, rules);
  const tied = rules.splitUmaOnTies ? places.filter((_, other) => points[other] === points[seat]) : [places[seat] ?? 1];
  if (tied.length === 4) return 0;
  return (SCORE_UNIT * tied.reduce((sum, place) => sum + (uma[place - 1] ?? 0), 0)) / tied.length;
};

const okaOf = (place: number, { oka }: MahjongRules): number => (SCORE_UNIT * oka * (place === 1 ? 3 : -1)) / 4;

/** Points that the chombos of a seat cost after uma; those paid at the table are in its points, a fixed result has none. */
export const chomboCost = (result: GameResult, seat: number, rules: MahjongRules): number =>
  rules.chombo.mode === 'afterUma' && !isFixed(result, seat, rules)
    ? rules.chombo.amount * (result.chombos?.[seat] ?? 0)
    : 0;

/** In 1/300 of a point. */
export const gameDeltas = (result: GameResult, rules: MahjongRules): number[] => {
  const { points } = result;
  const places = gamePlaces(points);
  return points.map((own, seat) => {
    const oka = okaOf(places[seat] ?? 1, rules);
    if (isFixed(result, seat, rules)) return SCORE_UNIT * (rules.replaced.points + rules.replaced.uma) + oka;
    return (
      SCORE_UNIT * (own - rules.startPoints - chomboCost(result, seat, rules)) +
      umaOf(seat, points, places, rules) +
      oka
    );
  });
};

/** [M-02] lets a wrong sum be accepted, but only explicitly. */
export type PointsCheck = {
  readonly sum: number;
  readonly expected: number;
  readonly difference: number;
  /** Seats whose points are no hundreds. */
  readonly odd: readonly number[];
};

/** `sticksLeft` are sticks of 1,000 and count only where the rules leave them on the table. Points may be negative. */
export const checkPoints = (points: readonly number[], sticksLeft: number, rules: MahjongRules): PointsCheck => {
  const sum = points.reduce((total, own) => total + own, 0);
  const expected = 4 * rules.startPoints - (rules.sticks === 'leftOnTable' ? 1000 * sticksLeft : 0);
  const difference = sum - expected;
  const odd = points.flatMap((own, seat) => (own % 100 === 0 ? [] : [seat]));
  return {
    sum,
    expected,
    difference,
    odd,
  };
};

export type RankedGame = { readonly seats: readonly EntrantId[]; readonly result: GameResult };

export type RankedPenalty = { readonly player: EntrantId; readonly amount: number; readonly cancelled: boolean };

export type RankedPlayer = {
  readonly id: EntrantId;
  /** In 1/300 of a point. */
  readonly rating: number;
  readonly games: number;
  /** Games that gave a place: those without a fixed result. */
  readonly placed: number;
  readonly placeSum: number;
  readonly places: readonly number[];
  readonly chombos: number;
  /** Points taken by penalties and by chombos after uma. */
  readonly penalties: number;
};

/** [M-03]: players without a place come after those with one; 0 where only the order of registration tells. */
export const compareRanked = (a: RankedPlayer, b: RankedPlayer): number => {
  if (a.rating !== b.rating) return b.rating - a.rating;
  if (a.placed === 0 || b.placed === 0) return (a.placed === 0 ? 1 : 0) - (b.placed === 0 ? 1 : 0);
  return a.placeSum * b.placed - b.placeSum * a.placed;
};

/** Place 1 first. `players` are in order of registration; `games` are confirmed and not cancelled [M-10]. */
export const ranking = (
  players: readonly EntrantId[],
  games: readonly RankedGame[],
  penalties: readonly RankedPenalty[],
  rules: MahjongRules,
): RankedPlayer[] => {
  const rows = new Map(
    players.map((id) => [
      id,
      {
        id,
        rating: SCORE_UNIT * rules.startRating,
        games: 0,
        placed: 0,
        placeSum: 0,
        places: [0, 0, 0, 0],
        chombos: 0,
        penalties: 0,
      },
    ]),
  );
  for (const { seats, result } of games) {
    const deltas = gameDeltas(result, rules);
    const places = countedPlaces(result, rules);
    seats.forEach((id, seat) => {
      const row = rows.get(id);
      if (row === undefined) return;
      row.rating += deltas[seat] ?? 0;
      row.games += 1;
      row.chombos += result.chombos?.[seat] ?? 0;
      row.penalties += chomboCost(result, seat, rules);
      const place = places[seat] ?? null;
      if (place === null) return;
      row.placed += 1;
      row.placeSum += place;
      row.places[place - 1] = (row.places[place - 1] ?? 0) + 1;
    });
  }
  for (const { player, amount, cancelled } of penalties) {
    const row = rows.get(player);
    if (row === undefined || cancelled) continue;
    row.rating -= SCORE_UNIT * amount;
    row.penalties += amount;
  }
  return [...rows.values()].sort(compareRanked);
};
