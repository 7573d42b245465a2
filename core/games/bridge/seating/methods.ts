import { listed, named } from '../../../game/seating.ts';
import { startBytes, swissBytes } from './memory.ts';
import { measureSwiss } from './metrics.ts';
import { danishRequest, startRequest, swissRequest } from './request.ts';
import { measureStart, seatStart } from './start.ts';
import { seatSwiss } from './swiss.ts';

const methods = {
  swiss: listed({
    request: swissRequest,
    memory: swissBytes,
    seat: seatSwiss,
    measure: (request, tables) => measureSwiss(request, tables),
  }),
  danish: listed({
    request: danishRequest,
    memory: swissBytes,
    seat: seatSwiss,
    measure: (request, tables) => measureSwiss(request, tables),
  }),
  start: listed({ request: startRequest, memory: startBytes, seat: seatStart, measure: measureStart }),
};

export type BridgeMethod = keyof typeof methods;
export const bridgeMethods = named(methods);
