/**
 * | rule [mahjong 11.2, M-23] | function |
 * | --- | --- |
 * | [mahjong 11.2 E3] a number twice in a round, [mahjong 11.2 E4] a number without an active player | `roundErrors` |
 * | [mahjong 11.2 W1] who sits out in a round, [mahjong 11.2 W2] different numbers of tables, [mahjong 11.2 W6] fewer rounds than planned, [mahjong 11.2 W7] registered players that occur nowhere | `shapeWarnings` |
 * | [mahjong 11.2 W3] pairs that meet more than once | `pairsMetAgain` |
 * | [mahjong 11.2 W4] winds of somebody differ by more than 1, [mahjong 11.2 W5] the same table line in consecutive rounds | `seatWarnings` |
 *
 * E1, E2 and E5 are found while reading (`script-read.ts`). A script by places [M-28] says nothing about who meets
 * whom, so W3, W4 and W5 are left out for it.
 */

import type { EntrantId } from '../../../../tournament/words.ts';
import { sixPairs } from '../meetings.ts';
import type { ScriptRounds } from './script.ts';
import type { ReadScript, ScriptProblem } from './script-read.ts';

export type ScriptPeople = {
  readonly numbers: 'localIds' | 'places';
  /** All registered players have theirs, active or not [M-24]. */
  readonly localIds: readonly { readonly localId: number; readonly player: EntrantId }[];
  readonly active: readonly EntrantId[];
  readonly plannedRounds: number;
  /** The current game: who plays now is no matter in the rounds before it. 1 when left out. */
  readonly current?: number;
};

type Placed = Pick<ReadScript, 'rounds' | 'at'>;

const problem =
  (severity: ScriptProblem['severity']) =>
  (rule: string, params: ScriptProblem['params']): ScriptProblem => ({
    code: `mahjong.script.${rule}`,
    severity,
    params,
  });
const error = problem('error');
const warning = problem('warning');

const activeNumbers = ({ numbers, localIds, active }: ScriptPeople): Set<number> => {
  if (numbers === 'places') return new Set(active.map((_, index) => index + 1));
  const playing = new Set(active);
  return new Set(localIds.filter(({ player }) => playing.has(player)).map(({ localId }) => localId));
};

const roundErrors = ({ rounds, at }: Placed, known: ReadonlySet<number>, current: number): ScriptProblem[] =>
  rounds.flatMap((tables, round) => {
    const seen = new Map<number, { table: number; position: number }>();
    return tables.flatMap((numbers, index) => {
      const { table = index + 1, line = 0 } = at[round]?.[index] ?? {};
      return numbers.flatMap((number, seat) => {
        const place = { round: round + 1, table, position: seat + 1, line, number };
        const before = seen.get(number);
        if (before === undefined) seen.set(number, { table, position: seat + 1 });
        return [
          ...(before === undefined
            ? []
            : [error('E3', { ...place, otherTable: before.table, otherPosition: before.position })]),
          ...(known.has(number) || round + 1 < current ? [] : [error('E4', place)]),
        ];
      });
    });
  });

/** E3 alone: it is known from the text, without the people. */
export const numbersTwice = (read: Placed): ScriptProblem[] =>
  roundErrors(read, new Set(read.rounds.flat(2)), 1).filter(({ code }) => code === 'mahjong.script.E3');

const shapeWarnings = (rounds: ScriptRounds, people: ScriptPeople, known: ReadonlySet<number>): ScriptProblem[] => {
  const sitting = rounds.map((tables) => {
    const seated = new Set(tables.flat());
    return [...known].filter((number) => !seated.has(number)).sort((a, b) => a - b);
  });
  const everywhere = new Set(rounds.flat(2));
  const nowhere = [...known].filter((number) => !everywhere.has(number)).sort((a, b) => a - b);
  const numbered = new Set(people.localIds.map(({ player }) => player));
  const unnumbered = people.numbers === 'places' ? [] : people.active.filter((player) => !numbered.has(player));
  const counts = rounds.map((tables) => tables.length);
  return [
    ...sitting.flatMap((numbers, round) =>
      numbers.length === 0 || round + 1 < (people.current ?? 1)
        ? []
        : [warning('W1', { round: round + 1, numbers, count: numbers.length })],
    ),
    ...(new Set(counts).size > 1 ? [warning('W2', { tables: counts })] : []),
    ...(rounds.length < people.plannedRounds
      ? [warning('W6', { rounds: rounds.length, planned: people.plannedRounds })]
      : []),
    ...(nowhere.length + unnumbered.length === 0
      ? []
      : [warning('W7', { numbers: nowhere, players: unnumbered, count: nowhere.length + unnumbered.length })]),
  ];
};

export const pairsMetAgain = (
  rounds: ScriptRounds,
): { readonly numbers: readonly [number, number]; readonly rounds: readonly number[] }[] => {
  const met = new Map<string, { numbers: readonly [number, number]; rounds: number[] }>();
  for (const [round, tables] of rounds.entries())
    for (const table of tables)
      for (const [i, j] of sixPairs) {
        const numbers = [table[i] ?? 0, table[j] ?? 0].sort((a, b) => a - b) as [number, number];
        // A number twice in a round is an error [mahjong 11.2 E3], not a meeting with itself or one more with others.
        if (numbers[0] === numbers[1]) continue;
        const pair = met.get(numbers.join('-')) ?? { numbers, rounds: [] };
        if (pair.rounds.at(-1) !== round + 1) pair.rounds.push(round + 1);
        met.set(numbers.join('-'), pair);
      }
  return [...met.values()]
    .filter((pair) => pair.rounds.length > 1)
    .sort((a, b) => a.numbers[0] - b.numbers[0] || a.numbers[1] - b.numbers[1]);
};

export const scriptWinds = (rounds: ScriptRounds): Map<number, number[]> => {
  const winds = new Map<number, number[]>();
  for (const table of rounds.flat())
    for (const [wind, number] of table.entries()) {
      const counts = winds.get(number) ?? [0, 0, 0, 0];
      counts[wind] = (counts[wind] ?? 0) + 1;
      winds.set(number, counts);
    }
  return winds;
};

const seatWarnings = (rounds: ScriptRounds): ScriptProblem[] => {
  const uneven = [...scriptWinds(rounds)]
    .filter(([, counts]) => Math.max(...counts) - Math.min(...counts) > 1)
    .sort(([a], [b]) => a - b)
    .map(([number, winds]) => warning('W4', { number, winds }));
  const again = rounds
    .slice(1)
    .flatMap((tables, round) =>
      tables.flatMap((table, line) =>
        table
          .filter((number) => rounds[round]?.[line]?.includes(number))
          .map((number) => warning('W5', { number, table: line + 1, rounds: [round + 1, round + 2] })),
      ),
    );
  return [...uneven, ...again];
};

/** Problems of reading, E3 and E4, warnings. Errors block seating; a draft may be saved with them [M-23]. */
export const checkScript = (read: ReadScript, people: ScriptPeople): ScriptProblem[] => {
  const known = activeNumbers(people);
  const byPlace = people.numbers === 'places';
  return [
    ...read.problems,
    ...roundErrors(read, known, people.current ?? 1),
    ...(read.rounds.length === 0 ? [] : shapeWarnings(read.rounds, people, known)),
    ...(byPlace
      ? []
      : [
          ...pairsMetAgain(read.rounds).map(({ numbers, rounds }) =>
            warning('W3', { numbers, rounds, count: rounds.length }),
          ),
          ...seatWarnings(read.rounds),
        ]),
  ];
};
