import { listed, named } from '../../../game/seating.ts';
import { measureApart } from './apart.ts';
import { seatInterval } from './interval.ts';
import { plainBytes, randomBytes, swissBytes } from './memory.ts';
import { measure } from './metrics.ts';
import { seatPredefined } from './predefined.ts';
import { seatRandom } from './random.ts';
import { intervalRequest, predefinedRequest, randomRequest, swissRequest } from './request.ts';
import { seatSwiss } from './swiss.ts';

const methods = {
  random: listed({
    request: randomRequest,
    usesRanking: () => false,
    memory: randomBytes,
    seat: seatRandom,
    measure: measureApart,
  }),
  interval: listed({ request: intervalRequest, memory: plainBytes, seat: seatInterval, measure }),
  swiss: listed({
    request: swissRequest,
    usesSolver: true,
    memory: swissBytes,
    seat: seatSwiss,
    measure: measureApart,
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
