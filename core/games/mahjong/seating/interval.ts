/**
 * | rule [mahjong 8.1]: only the ranking counts | function |
 * | --- | --- |
 * | blocks of 4k places; table o of a block has places o, o+k, o+2k, o+3k | `intervalPlaces` |
 * | residual = 4 (m mod k) lowest places, in fours | `intervalPlaces` |
 * | [M-18] all active players; tables ordered by their best place | `intervalPlaces` (made in that order) |
 */

import type { Proposal } from '../../../game/seating.ts';
import { type Answer, no, ok, refuse } from '../../../tournament/refusal.ts';
import { checkCount, checkField, checkFixedTables, checkStarted } from './field.ts';
import { inFours } from './fours.ts';
import { oneStep, propose } from './proposal.ts';
import { meetingReasons, placeShown } from './reasons.ts';
import type { IntervalRequest } from './request.ts';

const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i);

/** Places from 1. Refuses `mahjong.badInterval` for k below 1, and what `checkCount` refuses. */
export const intervalPlaces = (players: number, k: number): Answer<number[][]> => {
  const count = checkCount(players);
  if (count !== null) return no(count);
  const tables = players / 4;
  if (!Number.isSafeInteger(k) || k < 1)
    return no({
      ...refuse('mahjong.badInterval', { least: 1, most: tables }, [{ do: 'mahjong.useInterval', params: { k: 1 } }]),
      path: 'options.k',
    });
  if (k > tables) return intervalPlaces(players, 1);
  const top = players - 4 * (tables % k);
  const blocks = from(0, top / (4 * k)).flatMap((block) =>
    from(0, k).map((offset) => [0, k, 2 * k, 3 * k].map((step) => 4 * k * block + offset + 1 + step)),
  );
  return ok([...blocks, ...inFours(from(top + 1, players - top))]);
};

export const seatInterval = (request: IntervalRequest): Answer<Proposal> => {
  const { players } = request;
  const { k } = request.options;
  const refusal =
    checkField(request) ??
    checkCount(players.length) ??
    checkStarted(request) ??
    checkFixedTables(request, players.length / 4);
  if (refusal !== null) return no(refusal);
  const places = intervalPlaces(players.length, k);
  if (!places.ok) return places;
  const tables = players.length / 4;
  const step = k > tables ? 1 : k;
  const residual = tables % step;
  const groups = places.value.map((four) => four.map((place) => players[place - 1]?.id ?? 0));
  return propose(request, {
    groups,
    reasons: places.value.map((four, table) => [
      {
        code: table < tables - residual ? 'mahjong.reasons.interval' : 'mahjong.reasons.intervalRest',
        params: { k: step, places: four.map((place) => placeShown(players, place - 1)) },
      },
      ...meetingReasons(groups[table] ?? [], request.history),
    ]),
    byes: [],
    budget: oneStep,
    trace: [{ code: 'mahjong.trace.interval', params: { k: step, count: residual } }],
  });
};
