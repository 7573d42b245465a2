/**
 * | rule [mahjong 11.8, M-29] | function |
 * | --- | --- |
 * | the perfect 16 x 5, everybody meets everybody once | `perfectSixteen` |
 * | blocks of m move round the tables; rounds without repeat: m, m/2, m/3 | `cyclicScript`, `cyclicReach` |
 * | with seat = (block + h) mod 4 winds rotate evenly | `cyclicScript` |
 */

import { type Rings, shifted } from '../../../../search/starter.ts';
import type { ScriptRounds, ScriptTable } from './script.ts';
import { readScript } from './script-read.ts';
import { starters } from './starters.ts';

const perfect = `
1-2-3-4      5-6-7-8      9-10-11-12   13-14-15-16
1-5-9-13     2-6-10-14    3-7-11-15    4-8-12-16
1-6-11-16    2-5-12-15    3-8-9-14     4-7-10-13
1-7-12-14    2-8-11-13    3-5-10-16    4-6-9-15
1-8-10-15    2-7-9-16     3-6-12-13    4-5-11-14`;

export const perfectSixteen: ScriptRounds = readScript(
  perfect
    .trim()
    .split('\n')
    .map((round) => round.replaceAll(/ +/g, '\n'))
    .join('\n\n'),
).rounds;

export const cyclicReach = (players: number): number => {
  const tables = players / 4;
  if (!Number.isInteger(tables) || tables < 1) return 0;
  if (tables % 3 === 0) return tables / 3;
  return tables % 2 === 0 ? tables / 2 : tables;
};

/** Round h, table t (from 0) seats t, (t + h) mod m + m, (t + 2h) mod m + 2m, (t + 3h) mod m + 3m. */
export const cyclicScript = (players: number, rounds: number): ScriptRounds => {
  const m = players / 4;
  return Array.from({ length: rounds }, (_, h) =>
    Array.from({ length: m }, (_, t) => {
      const table: [number, number, number, number] = [0, 0, 0, 0];
      for (let block = 0; block < 4; block++) table[(block + h) % 4] = ((t + block * h) % m) + block * m + 1;
      return table satisfies ScriptTable;
    }),
  );
};

const ringsOf = (players: number, length: number): Rings => {
  const cycles = Math.floor(players / length);
  return { cycles, length, fixed: players - cycles * length };
};

/** 0 where no base round is known. */
export const starterReach = (players: number): number => starters[players]?.[0] ?? 0;

/** Tables of people from 0, not yet in seats; null beyond the reach of the base round. */
export const starterSchedule = (players: number, rounds: number): number[][][] | null => {
  const [length, text] = starters[players] ?? [0, ''];
  if (rounds > length) return null;
  const base = text.split(' ').map((table) => table.split('-').map((number) => Number(number) - 1));
  return Array.from({ length: rounds }, (_, shift) => shifted(base, ringsOf(players, length), shift));
};
