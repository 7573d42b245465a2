import { listed, type Metrics, named } from '../../../game/seating.ts';
import type { Table } from '../../../tournament/words.ts';
import { cutRequest, measureCut, seatCut } from './cut-round.ts';
import { cutBytes, powerBytes, swissBytes } from './memory.ts';
import { measure } from './metrics.ts';
import { seatPower } from './power.ts';
import { type DuelRequest, powerRequest, swissRequest } from './request.ts';
import { seatSwiss } from './swiss.ts';

const measured = (request: DuelRequest, tables: readonly Table[]): Metrics => measure(request, tables);

const methods = {
  swiss: listed({ request: swissRequest, memory: swissBytes, seat: seatSwiss, measure: measured }),
  power: listed({ request: powerRequest, memory: powerBytes, seat: seatPower, measure: measured }),
  cut: listed({ request: cutRequest, memory: cutBytes, seat: seatCut, measure: measureCut }),
};

export type DuelMethod = keyof typeof methods;
export const duelMethods = named(methods);
