/** Bytes that each method holds at most [reliability 9.1]: graphs of all pairs (the bound for "try harder": G. A. Dirac, 1952). */

import { objectBytes } from '../../../game/memory.ts';
import { completeGraphBytes } from '../../../matching/pairing.ts';
import type { StartRequest, SwissRequest } from './request.ts';

/** Measured at 2,000 contestants [T-ENG-5]. */
const OBJECTS = { person: 1300, seat: 190 } as const;
const START = { person: 800, seat: 0 } as const;

export const swissBytes = ({ contestants, history }: SwissRequest): number => {
  const n = contestants.length;
  const seats = history.reduce((sum, { tables }) => sum + 2 * tables.length, 0);
  const levels = 2 * (history.length + 1) < n / 2 ? 1 : 3;
  return completeGraphBytes(n, levels) + objectBytes(n, seats, OBJECTS);
};

export const startBytes = ({ contestants }: StartRequest): number => objectBytes(contestants.length, 0, START);
