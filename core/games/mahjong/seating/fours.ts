export const inFours = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.floor(list.length / 4) }, (_, table) => list.slice(4 * table, 4 * table + 4));
