/**
 * People who should not share a table, in an order drawn by lot: who sits where is left as it was drawn, but for those who have to move.
 *
 * | what | function |
 * | --- | --- |
 * | pairs of those apart that share a table | `together` |
 * | fewest such pairs for groups of any size [M-17] | `leastTogether` |
 * | chairs are exchanged as long as no more of them share a table than before | `movedApart` |
 */

import type { Stream } from '../random/stream.ts';

/** Exchanges tried for each person. */
const TRIES = 400;

/** Chairs by number, and the tables (of one round or of several) that each belongs to. */
export type Chairs = readonly (readonly number[])[];

export type IsApart = (one: number, other: number) => boolean;

export const together = (order: readonly number[], tables: Chairs, isApart: IsApart): number =>
  tables.reduce(
    (sum, chairs) =>
      sum +
      chairs.reduce(
        (own, a, i) => own + chairs.slice(i + 1).filter((b) => isApart(order[a] as number, order[b] as number)).length,
        0,
      ),
    0,
  );

/** The fewest of a group who must share a table: the group evened out over the tables. */
export const leastTogether = (group: number, tables: number): number => {
  const each = Math.floor(group / tables);
  const oneMore = group % tables;
  return ((tables - oneMore) * each * (each - 1)) / 2 + (oneMore * (each + 1) * each) / 2;
};

/**
 * @param order who sits at which chair, as it was drawn
 * @param least it is enough when so few are together
 */
export const movedApart = (
  order: readonly number[],
  tables: Chairs,
  isApart: IsApart,
  { random, least, stopped }: { readonly random: Stream; readonly least: number; readonly stopped: () => boolean },
): number[] => {
  const seated = [...order];
  const beside: number[][] = seated.map(() => []);
  for (const chairs of tables) for (const a of chairs) for (const b of chairs) if (a !== b) beside[a]?.push(b);
  const clashes = (chair: number): number => {
    const own = seated[chair] as number;
    let sum = 0;
    for (const other of beside[chair] ?? []) if (isApart(own, seated[other] as number)) sum++;
    return sum;
  };
  /** Chairs of those who have to move, in order. */
  const wrong = seated.flatMap((_, chair) => (clashes(chair) > 0 ? [chair] : []));
  const isWrong = new Set(wrong);
  const lookAgain = (chair: number): void => {
    const now = clashes(chair) > 0;
    if (now === isWrong.has(chair)) return;
    if (now) {
      isWrong.add(chair);
      const next = wrong.findIndex((other) => other > chair);
      wrong.splice(next < 0 ? wrong.length : next, 0, chair);
    } else {
      isWrong.delete(chair);
      wrong.splice(wrong.indexOf(chair), 1);
    }
  };
  let left = together(seated, tables, isApart);
  for (let tries = TRIES * seated.length; left > least && tries > 0; tries--) {
    if (tries % 1000 === 0 && stopped()) break;
    const a = wrong[random.below(wrong.length)] as number;
    const b = random.below(seated.length);
    if (a === b) continue;
    // Those who share a table before and after are counted twice on both sides alike.
    const before = clashes(a) + clashes(b);
    [seated[a], seated[b]] = [seated[b] as number, seated[a] as number];
    const change = clashes(a) + clashes(b) - before;
    if (change > 0) {
      [seated[a], seated[b]] = [seated[b] as number, seated[a] as number];
      continue;
    }
    left += change;
    for (const chair of [a, b]) for (const near of [chair, ...(beside[chair] ?? [])]) lookAgain(near);
  }
  return seated;
};
