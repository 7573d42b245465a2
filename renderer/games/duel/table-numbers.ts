/** Table numbers as they are typed. */

import { MOST_ENTRANTS } from '../../../core/tournament/draws/proposal.ts';

/** Table numbers from `5, 7-9`; null when that is not what is typed. */
export const readTables = (text: string): readonly number[] | null => {
  const parts = text.split(/[\s,;]+/u).filter((part) => part !== '');
  const numbers: number[] = [];
  for (const part of parts) {
    const [, from, to = from] = /^(\d{1,5})(?:[-–](\d{1,5}))?$/u.exec(part) ?? [];
    if (from === undefined || Number(from) < 1 || Number(to) < Number(from) || Number(to) > MOST_ENTRANTS) return null;
    for (let table = Number(from); table <= Number(to); table++) numbers.push(table);
  }
  return [...new Set(numbers)].sort((x, y) => x - y);
};

/** `5, 7-9` from table numbers in order. */
export const writeTables = (tables: readonly number[]): string => {
  const runs: [number, number][] = [];
  for (const table of tables) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === table - 1) last[1] = table;
    else runs.push([table, table]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
};
