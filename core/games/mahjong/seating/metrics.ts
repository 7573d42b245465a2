/**
 * | rule | function |
 * | --- | --- |
 * | [mahjong 5] T, Q, W, D, the list of repeated pairs [M-15] | `measure` |
 * | [mahjong 5] n = 4 adds 6 per earlier round, n = 8 at least 4, n = 12 at least 3 | `fewTablesBound` |
 * | every player meets three others, at best the three met least | `cheapestPartnersBound` |
 */

import type { LeastRepeats, Metrics } from '../../../game/seating.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { type Meetings, meetings, placesOf, roundsMet, sixPairs, windCounts } from './meetings.ts';
import type { AnyRequest, PlayedRound } from './request.ts';
import { windGap } from './winds.ts';

export type Weighed = {
  readonly repeats: number;
  readonly squares: number;
  readonly mostMeetings: number;
  readonly spread: number;
};

/** T = meetings repeated, Q = their squares, W = most meetings of a pair afterwards, D = differences of places. */
export const weigh = (groups: readonly (readonly number[])[], { n, met }: Meetings): Weighed => {
  let repeats = 0;
  let squares = 0;
  let most = 0;
  let spread = 0;
  for (const four of groups)
    for (const [i, j] of sixPairs) {
      const a = four[i] ?? 0;
      const b = four[j] ?? 0;
      const m = met[a * n + b] ?? 0;
      repeats += m;
      squares += m * m;
      most = Math.max(most, m);
      spread += Math.abs(a - b);
    }
  return { repeats, squares, mostMeetings: most + 1, spread };
};

/** Players of an earlier game who sit at so few tables must share some of them; summed over all earlier games. */
export const fewTablesBound = (
  players: readonly { readonly id: EntrantId }[],
  history: readonly PlayedRound[],
): number => {
  const tables = players.length / 4;
  const active = placesOf(players);
  let bound = 0;
  for (const round of history)
    for (const { seats } of round.tables) {
      const present = seats.filter((id) => active.has(id)).length;
      const each = Math.floor(present / tables);
      const oneMore = present % tables;
      bound += ((tables - oneMore) * each * (each - 1)) / 2 + (oneMore * (each + 1) * each) / 2;
    }
  return bound;
};

/** Half the sum of everybody's meetings with the three players they have met least, rounded up. */
export const cheapestPartnersBound = ({ n, met }: Meetings): number => {
  let sum = 0;
  for (let a = 0; a < n; a++) {
    let first = Number.POSITIVE_INFINITY;
    let second = first;
    let third = first;
    for (let b = 0; b < n; b++) {
      if (a === b) continue;
      const m = met[a * n + b] ?? 0;
      if (m < first) [first, second, third] = [m, first, second];
      else if (m < second) [second, third] = [m, second];
      else if (m < third) third = m;
    }
    sum += first + second + third;
  }
  return Math.ceil(sum / 2);
};

/** Kept with the meetings they are counted from: no swap of players changes them. */
const bounds = new WeakMap<Meetings, { readonly few: number; readonly cheapest: number }>();

const boundsOf = (
  players: readonly { readonly id: EntrantId }[],
  history: readonly PlayedRound[],
  met: Meetings,
): { readonly few: number; readonly cheapest: number } => {
  const known = bounds.get(met);
  if (known !== undefined) return known;
  const found = { few: fewTablesBound(players, history), cheapest: cheapestPartnersBound(met) };
  bounds.set(met, found);
  return found;
};

export const instantLeast = (
  repeats: number,
  players: readonly { readonly id: EntrantId }[],
  history: readonly PlayedRound[],
  met: Meetings,
): LeastRepeats => {
  if (repeats === 0) return { known: 'proved', atLeast: 0, how: { code: 'mahjong.how.noRepeat' } };
  const tables = players.length / 4;
  const { few, cheapest } = boundsOf(players, history, met);
  const atLeast = Math.max(few, cheapest);
  if (atLeast === 0) return { known: 'unknown', atLeast: 0, how: { code: 'mahjong.how.unknown' } };
  return {
    known: atLeast === repeats ? 'proved' : 'bounded',
    atLeast,
    how:
      few >= cheapest
        ? { code: 'mahjong.how.fewTables', params: { tables, atLeast } }
        : { code: 'mahjong.how.leastMetPartners', params: { atLeast } },
  };
};

/** Kept with the request: a change by hand measures the same one again and again. */
type Past = {
  readonly met: Meetings;
  readonly places: ReadonlyMap<EntrantId, number>;
  readonly winds: ReadonlyMap<EntrantId, readonly number[]>;
};

const pasts = new WeakMap<AnyRequest, Past>();

const pastOf = (request: AnyRequest): Past => {
  const known = pasts.get(request);
  if (known !== undefined) return known;
  const past = {
    met: meetings(request.players, request.history),
    places: placesOf(request.players),
    winds: windCounts(request.history),
  };
  pasts.set(request, past);
  return past;
};

/** Figures: `squares` is Q, `mostMeetings` W, `spread` D; `windGap` is the widest gap of anybody's winds afterwards. */
export const measure = (request: AnyRequest, tables: readonly { readonly seats: readonly EntrantId[] }[]): Metrics => {
  const { met, places, winds } = pastOf(request);
  const weighed = weigh(
    tables.map(({ seats }) => seats.map((id) => places.get(id) ?? 0)),
    met,
  );
  const pairs = tables.flatMap(({ seats }) =>
    sixPairs.map(([i, j]) => [seats[i] as EntrantId, seats[j] as EntrantId] as const),
  );
  const repeated = roundsMet(pairs, request.history);
  // The least is meant for the people who are seated; in a partial round of a script others sit out.
  const seated = new Set(tables.flatMap(({ seats }) => seats));
  const playing = request.players.filter(({ id }) => seated.has(id));
  const among = playing.length === request.players.length ? met : meetings(playing, request.history);
  return {
    repeats: weighed.repeats,
    repeated,
    least: instantLeast(weighed.repeats, playing, request.history, among),
    figures: {
      repeatedPairs: repeated.length,
      squares: weighed.squares,
      mostMeetings: weighed.mostMeetings,
      spread: weighed.spread,
      windGap: windGap(
        tables.map(({ seats }) => seats),
        winds,
      ),
    },
  };
};
