/** The seating kinds of mahjong, in the order in which they are offered. */

import { listed, type SeatingMethod } from '../../../game/seating.ts';
import { seatInterval } from './interval.ts';
import { plainBytes, swissBytes } from './memory.ts';
import { measure } from './metrics.ts';
import { seatPredefined } from './predefined.ts';
import { seatRandom } from './random.ts';
import { intervalRequest, predefinedRequest, randomRequest, swissRequest } from './request.ts';
import { measureSwiss, seatSwiss } from './swiss.ts';

export const mahjongMethods: readonly SeatingMethod<never>[] = [
  listed({
    id: 'random',
    request: randomRequest,
    usesRanking: () => false,
    memory: plainBytes,
    seat: seatRandom,
    measure,
  }),
  listed({ id: 'interval', request: intervalRequest, memory: plainBytes, seat: seatInterval, measure }),
  listed({
    id: 'swiss',
    request: swissRequest,
    usesSolver: true,
    memory: swissBytes,
    seat: seatSwiss,
    measure: measureSwiss,
  }),
  listed({
    id: 'predefined',
    request: predefinedRequest,
    usesRanking: ({ options }) => options.numbers === 'places',
    memory: plainBytes,
    seat: seatPredefined,
    measure,
  }),
];
