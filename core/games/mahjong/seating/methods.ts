import { listed, named } from '../../../game/seating.ts';
import { seatInterval } from './interval.ts';
import { plainBytes, swissBytes } from './memory.ts';
import { measure } from './metrics.ts';
import { seatPredefined } from './predefined.ts';
import { seatRandom } from './random.ts';
import { intervalRequest, predefinedRequest, randomRequest, swissRequest } from './request.ts';
import { measureSwiss, seatSwiss } from './swiss.ts';

const methods = {
  random: listed({ request: randomRequest, usesRanking: () => false, memory: plainBytes, seat: seatRandom, measure }),
  interval: listed({ request: intervalRequest, memory: plainBytes, seat: seatInterval, measure }),
  swiss: listed({
    request: swissRequest,
    usesSolver: true,
    memory: swissBytes,
    seat: seatSwiss,
    measure: measureSwiss,
  }),
  predefined: listed({
    request: predefinedRequest,
    usesRanking: ({ options }) => options.numbers === 'places',
    memory: plainBytes,
    seat: seatPredefined,
    measure,
  }),
};

export type MahjongMethod = keyof typeof methods;
export const mahjongMethods = named(methods);
