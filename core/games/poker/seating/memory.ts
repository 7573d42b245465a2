/** Bytes that a draw or a check holds at most, from its request ([reliability 9.1]; `core/game/memory.ts`). */

import { objectBytes } from '../../../game/memory.ts';
import type { PokerRequest } from './request.ts';

/** Measured at 10,000 entries [T-ENG-5]. */
const OBJECTS = { person: 750, seat: 0 } as const;

export const floorBytes = ({ entries, tables }: PokerRequest): number => {
  const seated = tables.reduce((sum, table) => sum + table.seated.length, 0);
  return objectBytes(Math.max(entries.length, seated), 0, OBJECTS);
};
