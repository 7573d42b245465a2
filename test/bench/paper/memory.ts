/** Memory of a program with all its processes, where the system tells it (Linux): what they share is counted once. */

import { readdirSync, readFileSync } from 'node:fs';

export type Memory = {
  /** Looks once; what is the most is kept. */
  readonly once: () => void;
  /** Megabytes; null where the system does not tell. */
  readonly most: () => number | null;
};

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // A process that has ended meanwhile.
    return '';
  }
};

const childrenOf = (pid: number): readonly number[] => {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      textOf(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
};

const family = (pid: number): readonly number[] => [pid, ...childrenOf(pid).flatMap(family)];

/** Its share of the memory of a process, in kB. */
const shareOf = (pid: number): number => Number(/^Pss:\s+(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);

export const watchMemory = (pid: number): Memory => {
  let most = 0;
  return {
    once: () => {
      const sum = family(pid).reduce((total, one) => total + shareOf(one), 0);
      most = Math.max(most, sum / 1024);
    },
    most: () => (most === 0 ? null : most),
  };
};
