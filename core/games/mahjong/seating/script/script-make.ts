/**
 * | rule [M-29] | where |
 * | --- | --- |
 * | a known schedule where it reaches the wanted rounds | `script-ready.ts` |
 * | else fewest repeats, improved over all rounds, with pairs met twice and wind spread reported | `search` |
 * | never more repeats than the longest known schedule played again from its start gives | `repeated` |
 * | everybody sits at each wind as equally often as possible (W4 never) | `evenSeats` |
 * | table lines so that nobody returns to one where that can be avoided [mahjong 11.2 W5] | `spreadLines` |
 *
 * Different on purpose: all rounds are searched together, from scratch and from the longest known schedule, instead of
 * round by round. Numbers are drawn by lot, because a known schedule does not treat them all alike.
 */

import { z } from 'zod';
import type { BudgetUsed, Control } from '../../../../game/seating.ts';
import { shuffle, stream } from '../../../../random/stream.ts';
import { leastAssignment } from '../../../../search/assignment.ts';
import {
  annealSchedule,
  evenSeats,
  leastScheduleCost,
  type Schedule,
  type SchedulePlan,
  scheduleCost,
} from '../../../../search/schedule.ts';
import { type Answer, no, ok, refuse } from '../../../../tournament/refusal.ts';
import type { Phrase } from '../../../../tournament/words.ts';
import { MOST_PLAYERS } from '../request.ts';
import type { ScriptRounds, ScriptTable } from './script.ts';
import { pairsMetAgain, scriptWinds } from './script-check.ts';
import { cyclicReach, cyclicScript, starterReach, starterSchedule, writtenOut } from './script-ready.ts';

export const MOST_SCRIPT_ROUNDS = 40;

export const makeScriptRequest = z
  .strictObject({
    players: z.int().min(1).max(MOST_PLAYERS).describe('Number of players, a multiple of four.'),
    rounds: z.int().min(1).max(MOST_SCRIPT_ROUNDS).describe('Number of rounds.'),
    seed: z.string().min(1).max(100).describe('Seed of the search and of the numbers.'),
    steps: z.int().min(1).max(1_000_000_000).optional().describe('Most swaps the search may try.'),
  })
  .describe('A seating script to be made.');

export type MakeScriptRequest = z.output<typeof makeScriptRequest>;

export type MadeScript = {
  readonly rounds: ScriptRounds;
  readonly how: Phrase;
  readonly pairsAgain: number;
  /** Sum over pairs of m (m − 1) / 2 for m meetings, and the least any schedule of this size can have. */
  readonly repeats: number;
  readonly repeatsAtLeast: number;
  readonly windGap: number;
  /** Returns of players to a table line they had before. */
  readonly tableAgain: number;
  readonly budget: BudgetUsed;
};

const STEPS = 24_000_000;

type Found = { readonly schedule: Schedule; readonly how: string; readonly budget: BudgetUsed };

const done: BudgetUsed = { steps: 1, used: 1, ended: 'complete' };

const tablesOf = (script: ScriptRounds): Schedule =>
  script.map((round) => round.map((table) => table.map((p) => p - 1)));

const known = (players: number, rounds: number): Found | null => {
  const { how, rounds: whole } = writtenOut(players);
  if (rounds <= whole.length) return { schedule: tablesOf(whole.slice(0, rounds)), how, budget: done };
  const shifts = starterSchedule(players, rounds);
  if (shifts !== null) return { schedule: shifts, how: 'starter', budget: done };
  if (rounds > cyclicReach(players)) return null;
  return { schedule: tablesOf(cyclicScript(players, rounds)), how: 'cyclic', budget: done };
};

const longestKnown = (players: number): Schedule => {
  const { rounds: whole } = writtenOut(players);
  if (whole.length > 0) return tablesOf(whole);
  const reach = starterReach(players);
  const shifts = reach >= cyclicReach(players) ? starterSchedule(players, reach) : null;
  return shifts ?? tablesOf(cyclicScript(players, Math.max(1, cyclicReach(players))));
};

const repeated = (schedule: Schedule, rounds: number): Schedule =>
  Array.from({ length: rounds }, (_, round) => schedule[round % schedule.length] ?? []);

const filled = (schedule: Schedule, players: number, rounds: number, seed: string): Schedule => [
  ...schedule.slice(0, rounds),
  ...Array.from({ length: Math.max(0, rounds - schedule.length) }, (_, extra) => {
    const order = shuffle(
      Array.from({ length: players }, (_, i) => i),
      stream(seed, 'script', 'extra', extra),
    );
    return Array.from({ length: players / 4 }, (_, table) => order.slice(4 * table, 4 * table + 4));
  }),
];

const search = ({ players, rounds, seed, steps = STEPS }: MakeScriptRequest, control: Control): Found => {
  const each = Math.ceil(steps / 4);
  const basis = longestKnown(players);
  const least = leastScheduleCost(players, rounds);
  let used = 0;
  let stopped = false;
  const again = repeated(basis, rounds);
  let best = { schedule: again, cost: scheduleCost(players, again), how: 'repeated' };
  const attempt = (
    name: string,
    start: Schedule,
    heat: Pick<SchedulePlan, 'hot' | 'cold' | 'kept'>,
    how: string,
  ): Schedule => {
    if (stopped || best.cost <= least) return start;
    const run = { random: stream(seed, 'script', name), stopped: control.stopped };
    const found = annealSchedule(players, start, { steps: each, ...heat }, run);
    used += found.used;
    stopped = found.stopped;
    if (found.cost < best.cost) best = { ...found, how };
    control.progress(Math.min(1, used / (4 * each)), null);
    return found.schedule;
  };
  const extended = attempt(
    'extra',
    filled(basis, players, rounds, seed),
    { hot: 0.6, cold: 0.15, kept: basis.length },
    'extended',
  );
  attempt('improve', extended, { hot: 0.25, cold: 0.12, kept: 0 }, 'extended');
  attempt('scratch', filled([], players, rounds, seed), { hot: 0.6, cold: 0.15, kept: 0 }, 'search');
  attempt('again', best.schedule, { hot: 0.2, cold: 0.1, kept: 0 }, best.how);
  return {
    schedule: best.schedule,
    how: best.how,
    budget: {
      steps: 4 * each,
      used,
      ended: stopped ? 'stopped' : best.cost <= least ? 'complete' : 'budget',
    },
  };
};

const PASSES = 4;

/** A return to a table line in the very next round costs more than a later one. */
const spreadLines = (players: number, schedule: Schedule): number[][][] => {
  const ordered = schedule.map((round) => round.map((table) => [...table]));
  const lines = players / 4;
  const visits = new Int32Array(players * lines);
  const count = (round: readonly (readonly number[])[], change: number) => {
    for (const [line, table] of round.entries())
      for (const person of table) visits[person * lines + line] = (visits[person * lines + line] ?? 0) + change;
  };
  for (const round of ordered) count(round, 1);
  for (let pass = 0; pass < PASSES; pass++)
    for (const [index, round] of ordered.entries()) {
      count(round, -1);
      const neighbours = [ordered[index - 1], ordered[index + 1]];
      const cost = (table: number, line: number) =>
        (round[table] ?? []).reduce(
          (sum, person) =>
            sum +
            4 * (visits[person * lines + line] ?? 0) +
            neighbours.filter((other) => other?.[line]?.includes(person)).length,
          0,
        );
      const columns = leastAssignment(lines, cost);
      const next = round.map((_, line) => round[columns.indexOf(line)] ?? []);
      ordered[index] = next;
      count(next, 1);
    }
  return ordered;
};

const returnsTo = (rounds: ScriptRounds): number => {
  const visits = new Map<string, number>();
  for (const round of rounds)
    for (const [line, table] of round.entries())
      for (const number of table) visits.set(`${number} ${line}`, (visits.get(`${number} ${line}`) ?? 0) + 1);
  return [...visits.values()].reduce((sum, count) => sum + count - 1, 0);
};

const written = (schedule: Schedule, numbers: readonly number[]): ScriptRounds =>
  schedule.map((round) =>
    round.map(
      ([e = 0, s = 0, w = 0, n = 0]): ScriptTable => [
        numbers[e] ?? 0,
        numbers[s] ?? 0,
        numbers[w] ?? 0,
        numbers[n] ?? 0,
      ],
    ),
  );

/** Refuses `mahjong.scriptPlayers` where the players do not fill tables of four. */
export const makeScript = (request: MakeScriptRequest, control: Control): Answer<MadeScript> => {
  const { players, rounds, seed } = request;
  if (players % 4 !== 0) return no(refuse('mahjong.scriptPlayers', { players, least: 4, most: MOST_PLAYERS }));
  const found = known(players, rounds) ?? search(request, control);
  const numbers = shuffle(
    Array.from({ length: players }, (_, i) => i + 1),
    stream(seed, 'script', 'numbers'),
  );
  const script = written(evenSeats(players, spreadLines(players, found.schedule)), numbers);
  return ok({
    rounds: script,
    how: { code: `mahjong.made.${found.how}` },
    pairsAgain: pairsMetAgain(script).length,
    repeats: scheduleCost(players, found.schedule),
    repeatsAtLeast: leastScheduleCost(players, rounds),
    windGap: Math.max(0, ...[...scriptWinds(script).values()].map((winds) => Math.max(...winds) - Math.min(...winds))),
    tableAgain: returnsTo(script),
    budget: found.budget,
  });
};

/** Gives winds to a script whose author did not care about them [mahjong 11.2 W4]. */
export const withEvenWinds = (rounds: ScriptRounds): ScriptRounds => {
  const numbers = [...new Set(rounds.flat(2))].sort((a, b) => a - b);
  const index = new Map(numbers.map((number, i) => [number, i]));
  const schedule = rounds.map((round) => round.map((table) => table.map((number) => index.get(number) ?? 0)));
  return written(evenSeats(numbers.length, schedule), numbers);
};

/** A schedule that needs no search and in which nobody meets twice, with even winds; null where none reaches so far. */
export const knownScript = (players: number, rounds: number): ScriptRounds | null => {
  const found = known(players, rounds);
  const numbers = Array.from({ length: players }, (_, i) => i + 1);
  return found === null ? null : written(evenSeats(players, found.schedule), numbers);
};
