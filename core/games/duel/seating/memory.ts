/** Bytes that each kind holds at most [reliability 9.1], as measured; a search that needs more ends as if it were stopped. */

import { objectBytes } from '../../../game/memory.ts';
import type { CutRequest } from './cut-round.ts';
import type { PowerRequest, SwissRequest } from './request.ts';

/** Measured at 10,000 players [T-ENG-5]. */
const SWISS = { person: 1070, seat: 330 } as const;
const POWER = { person: 1630, seat: 330 } as const;
const CUT = { person: 2000, seat: 100 } as const;

const seatsOf = ({ history }: SwissRequest | PowerRequest): number =>
  history.reduce((sum, { matches }) => sum + 2 * matches.length, 0);

export const swissBytes = (request: SwissRequest): number =>
  objectBytes(request.players.length, seatsOf(request), SWISS);

export const powerBytes = (request: PowerRequest): number =>
  objectBytes(request.players.length, seatsOf(request), POWER);

export const cutBytes = ({ entrants, met }: CutRequest): number =>
  objectBytes(
    entrants.length,
    met.reduce((sum, { rounds }) => sum + rounds.length, 0),
    CUT,
  );
