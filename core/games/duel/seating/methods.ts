/** The seating kinds of duel, in the order in which they are offered. */

import { listed, type Metrics, type SeatingMethod } from '../../../game/seating.ts';
import type { Table } from '../../../tournament/words.ts';
import { cutRequest, measureCut, seatCut } from './cut-round.ts';
import { cutBytes, powerBytes, swissBytes } from './memory.ts';
import { measure } from './metrics.ts';
import { seatPower } from './power.ts';
import { type DuelRequest, powerRequest, swissRequest } from './request.ts';
import { seatSwiss } from './swiss.ts';

const measured = (request: DuelRequest, tables: readonly Table[]): Metrics => measure(request, tables);

export const duelMethods: readonly SeatingMethod<never>[] = [
  listed({ id: 'swiss', request: swissRequest, memory: swissBytes, seat: seatSwiss, measure: measured }),
  listed({ id: 'power', request: powerRequest, memory: powerBytes, seat: seatPower, measure: measured }),
  listed({ id: 'cut', request: cutRequest, memory: cutBytes, seat: seatCut, measure: measureCut }),
];
