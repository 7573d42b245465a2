/** The seating methods of bridge, in the order in which they are offered. */

import { listed, type SeatingMethod } from '../../../game/seating.ts';
import { startBytes, swissBytes } from './memory.ts';
import { measureSwiss } from './metrics.ts';
import { danishRequest, startRequest, swissRequest } from './request.ts';
import { measureStart, seatStart } from './start.ts';
import { seatSwiss } from './swiss.ts';

export const bridgeMethods: readonly SeatingMethod<never>[] = [
  listed({
    id: 'swiss',
    request: swissRequest,
    memory: swissBytes,
    seat: seatSwiss,
    measure: (request, tables) => measureSwiss(request, tables),
  }),
  listed({
    id: 'danish',
    request: danishRequest,
    memory: swissBytes,
    seat: seatSwiss,
    measure: (request, tables) => measureSwiss(request, tables),
  }),
  listed({ id: 'start', request: startRequest, memory: startBytes, seat: seatStart, measure: measureStart }),
];
