/** The seating kinds of duel, in the order in which they are offered. */

import type { SeatingMethod } from '../tournament/seating.ts';
import { measure } from './metrics.ts';
import { type DuelRequest, swissRequest } from './request.ts';
import { seatSwiss } from './swiss.ts';

/** Requests are checked by `request` before `seat` and `measure` see them, so a list may hold methods of all requests. */
const listed = <R extends DuelRequest>(method: SeatingMethod<R>): SeatingMethod<never> =>
  method as unknown as SeatingMethod<never>;

export const duelMethods: readonly SeatingMethod<never>[] = [
  listed({
    id: 'swiss',
    request: swissRequest,
    seat: seatSwiss,
    measure: (request, tables) => measure(request, tables),
  }),
];
