/**
 * | rule [mahjong 11.8, M-29] | function |
 * | --- | --- |
 * | the perfect 16 x 5, everybody meets everybody once; 32 x 10, in which only x and x + 4 of each eight never meet | `writtenOut` |
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

const thirtyTwo = `
1-12-24-27 2-11-23-28 3-10-22-25 4-9-21-26 5-16-20-31 6-15-19-32 7-14-18-29 8-13-17-30
1-14-21-31 2-13-22-32 3-16-23-29 4-15-24-30 5-10-17-27 6-9-18-28 7-12-19-25 8-11-20-26
1-13-19-28 2-14-20-27 3-15-17-26 4-16-18-25 5-9-23-32 6-10-24-31 7-11-21-30 8-12-22-29
1-3-18-20 2-4-17-19 5-7-22-24 6-8-21-23 9-15-27-29 10-16-28-30 11-13-25-31 12-14-26-32
1-6-26-29 2-5-25-30 3-8-28-31 4-7-27-32 9-11-14-16 10-12-13-15 17-20-22-23 18-19-21-24
1-4-10-11 2-3-9-12 5-8-14-15 6-7-13-16 17-24-28-29 18-23-27-30 19-22-26-31 20-21-25-32
1-2-7-8 3-4-5-6 9-10-19-20 11-12-17-18 13-14-23-24 15-16-21-22 25-26-27-28 29-30-31-32
1-9-22-30 2-10-21-29 3-11-24-32 4-12-23-31 5-13-18-26 6-14-17-25 7-15-20-28 8-16-19-27
1-15-23-25 2-16-24-26 3-13-21-27 4-14-22-28 5-11-19-29 6-12-20-30 7-9-17-31 8-10-18-32
1-16-17-32 2-15-18-31 3-14-19-30 4-13-20-29 5-12-21-28 6-11-22-27 7-10-23-26 8-9-24-25`;

const read = (text: string): ScriptRounds =>
  readScript(
    text
      .trim()
      .split('\n')
      .map((round) => round.replaceAll(/ +/g, '\n'))
      .join('\n\n'),
  ).rounds;

export const perfectSixteen: ScriptRounds = read(perfect);

const thirtyTwoByTen: ScriptRounds = read(thirtyTwo);

/** Schedules that are written out round by round; empty for any other number of players. */
export const writtenOut = (players: number): { readonly how: 'bundled' | 'known'; readonly rounds: ScriptRounds } =>
  players === 16
    ? { how: 'bundled', rounds: perfectSixteen }
    : { how: 'known', rounds: players === 32 ? thirtyTwoByTen : [] };

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
