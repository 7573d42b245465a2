/** Bytes that each kind holds at most [reliability 9.1]: the matrix of meetings, and what the Swiss search makes. */

import { objectBytes, SOLVER_BYTES } from '../../../game/memory.ts';
import { annealBytes } from '../../../search/anneal.ts';
import { everySeatingBytes, MOST_FOR_EVERY_SEATING } from '../../../search/every-seating.ts';
import { pairCostBytes } from '../../../search/pair-costs.ts';
import { PROOF_BYTES } from '../../../search/prove.ts';
import { meetingsBytes } from './meetings.ts';
import type { AnyRequest, RandomRequest, SwissRequest } from './request.ts';
import { MOST_TO_PROVE } from './swiss-search.ts';

/** Measured at 2,000 players [T-ENG-5]. */
const OBJECTS = { person: 850, seat: 90 } as const;

export const plainBytes = ({ players, history }: AnyRequest): number => {
  const seats = history.reduce((sum, { tables }) => sum + 4 * tables.length, 0);
  return meetingsBytes(players.length) + objectBytes(players.length, seats, OBJECTS);
};

/** Who should be apart: a mark for every pair. */
export const randomBytes = (request: RandomRequest): number =>
  plainBytes(request) + (request.options.apart === undefined ? 0 : request.players.length ** 2);

export const swissBytes = (request: SwissRequest): number => {
  const n = request.players.length;
  const search =
    n <= MOST_FOR_EVERY_SEATING ? everySeatingBytes(n) : annealBytes(n) + (n <= MOST_TO_PROVE ? PROOF_BYTES : 0);
  return plainBytes(request) + SOLVER_BYTES + pairCostBytes(n) + search;
};
