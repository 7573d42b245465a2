/** Simulated annealing of a schedule, which costs the sum over pairs of m (m − 1) / 2 for m meetings. */

import type { Run } from './anneal.ts';
import { expMinus, quickWords } from './chance.ts';

export type Schedule = readonly (readonly (readonly number[])[])[];

export const scheduleMeetings = (n: number, schedule: Schedule): Int16Array => {
  const met = new Int16Array(n * n);
  for (const table of schedule.flat())
    for (const a of table) for (const b of table) if (a !== b) met[a * n + b] = (met[a * n + b] ?? 0) + 1;
  return met;
};

export const scheduleCost = (n: number, schedule: Schedule): number =>
  scheduleMeetings(n, schedule).reduce((sum, m) => sum + (m * (m - 1)) / 2, 0) / 2;

/** Meetings spread evenly over the n − 1 others; with fewer than four tables any two rounds share pairs. */
export const leastScheduleCost = (n: number, rounds: number): number => {
  const met = 3 * rounds;
  const each = Math.floor(met / (n - 1));
  const oneMore = met % (n - 1);
  const balance = Math.ceil(
    (n / 2) * (((n - 1 - oneMore) * each * (each - 1)) / 2 + (oneMore * (each + 1) * each) / 2),
  );
  const tables = n / 4;
  const inEach = Math.floor(4 / tables);
  const inSome = 4 % tables;
  const shared = tables * (((tables - inSome) * inEach * (inEach - 1)) / 2 + (inSome * (inEach + 1) * inEach) / 2);
  // Meetings shared by two rounds count once per pair of rounds in m (m − 1) / 2.
  return Math.max(balance, tables < 4 ? (shared * rounds * (rounds - 1)) / 2 : 0);
};

export type SchedulePlan = {
  readonly steps: number;
  readonly hot: number;
  readonly cold: number;
  readonly kept: number;
};

const CHUNK = 20_000;

export const annealSchedule = (
  n: number,
  start: Schedule,
  { steps, hot, cold, kept }: SchedulePlan,
  { random, stopped }: Pick<Run, 'random' | 'stopped'>,
): { readonly schedule: number[][][]; readonly cost: number; readonly used: number; readonly stopped: boolean } => {
  const met = scheduleMeetings(n, start);
  const seats = start.map((round) => Int32Array.from(round.flat()));
  let best = seats.map((round) => round.slice());
  let cost = scheduleCost(n, start);
  let bestCost = cost;
  const least = leastScheduleCost(n, start.length);
  const chances = new Float64Array(64);
  const word = quickWords(random);
  const below = (m: number) => Math.floor((word() * m) / 2 ** 32);
  let used = 0;
  let cut = false;
  const open = start.length - kept;
  /** At the table of `from` somebody takes the place of somebody else. */
  const replace = (round: Int32Array, from: number, goes: number, comes: number) => {
    for (let i = from; i < from + 4; i++) {
      const other = round[i] as number;
      if (other === goes) continue;
      met[goes * n + other] = (met[goes * n + other] as number) - 1;
      met[other * n + goes] = (met[other * n + goes] as number) - 1;
      met[comes * n + other] = (met[comes * n + other] as number) + 1;
      met[other * n + comes] = (met[other * n + comes] as number) + 1;
    }
  };
  const repeats = (person: number, from: number, round: Int32Array): boolean => {
    for (let i = from; i < from + 4; i++) if ((met[person * n + (round[i] as number)] as number) > 1) return true;
    return false;
  };
  for (; used < steps && bestCost > least && open > 0; used++) {
    if (used % CHUNK === 0) {
      cut = stopped();
      if (cut) break;
      const temperature = hot + ((cold - hot) * used) / steps;
      for (let d = 0; d < chances.length; d++) chances[d] = expMinus(d / temperature);
    }
    const round = seats[kept + below(open)] as Int32Array;
    const p = below(n);
    const fromP = p - (p % 4);
    const a = round[p] as number;
    // Mostly somebody who meets somebody again is moved.
    if (!repeats(a, fromP, round) && used % 4 !== 0) continue;
    const q = below(n);
    const fromQ = q - (q % 4);
    if (fromP === fromQ) continue;
    const b = round[q] as number;
    let delta = 6;
    for (let i = 0; i < 4; i++) {
      const inP = round[fromP + i] as number;
      const inQ = round[fromQ + i] as number;
      if (inP !== a) delta += (met[b * n + inP] as number) - (met[a * n + inP] as number);
      if (inQ !== b) delta += (met[a * n + inQ] as number) - (met[b * n + inQ] as number);
    }
    if (delta > 0 && word() >= 2 ** 32 * (chances[Math.min(delta, 63)] as number)) continue;
    replace(round, fromP, a, b);
    replace(round, fromQ, b, a);
    round[p] = b;
    round[q] = a;
    cost += delta;
    if (cost < bestCost) {
      bestCost = cost;
      best = seats.map((tables) => tables.slice());
    }
  }
  const schedule = best.map((round) =>
    Array.from({ length: n / 4 }, (_, table) => [...round.subarray(4 * table, 4 * table + 4)]),
  );
  return { schedule, cost: bestCost, used, stopped: cut };
};

type Edge = { readonly person: number; readonly table: number };

/** Every table and every person has half of its seats in each half: closed tours, edges in turn (Euler 1736; Gabow 1976). */
const halves = (edges: readonly Edge[], people: number, tables: number): [Edge[], Edge[]] => {
  // One more "table" takes an extra edge from everybody with an odd number, so that all numbers are even.
  const degree = new Int32Array(people);
  for (const { person } of edges) degree[person] = (degree[person] ?? 0) + 1;
  const all: Edge[] = [...edges];
  for (let person = 0; person < people; person++)
    if ((degree[person] ?? 0) % 2 === 1) all.push({ person, table: tables });
  const at: number[][] = Array.from({ length: people + tables + 1 }, () => []);
  for (const [index, { person, table }] of all.entries()) {
    at[person]?.push(index);
    at[people + table]?.push(index);
  }
  const taken = new Uint8Array(all.length);
  const half: [Edge[], Edge[]] = [[], []];
  for (let start = 0; start < people; start++)
    for (;;) {
      // Tours begin at a person and come back to it; the graph has two sides, so they have an even number of edges.
      let node = start;
      let turn = 0;
      let moved = false;
      for (;;) {
        const list = at[node] ?? [];
        while (list.length > 0 && taken[list.at(-1) ?? 0] === 1) list.pop();
        const index = list.pop();
        if (index === undefined) break;
        moved = true;
        taken[index] = 1;
        const edge = all[index] as Edge;
        if (edge.table < tables) half[turn === 0 ? 0 : 1].push(edge);
        turn = 1 - turn;
        node = node < people ? people + edge.table : edge.person;
      }
      if (!moved) break;
    }
  return half;
};

/** Everybody sits at each of the four seats as equally often as the number of their games allows. */
export const evenSeats = (people: number, schedule: Schedule): number[][][] => {
  const tables = schedule.flat();
  const edges = tables.flatMap((four, table) => four.map((person) => ({ person, table })));
  const bySeat = halves(edges, people, tables.length).flatMap((half) => halves(half, people, tables.length));
  const seated = tables.map((): number[] => []);
  for (const [seat, half] of bySeat.entries())
    for (const { person, table } of half) {
      const four = seated[table];
      if (four !== undefined) four[seat] = person;
    }
  let next = 0;
  return schedule.map((round) => round.map(() => seated[next++] ?? []));
};
