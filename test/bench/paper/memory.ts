/** Memory of a program with all its processes, where the system tells it (Linux): what they share is counted once. */

import { readdirSync, readFileSync } from 'node:fs';

export type Share = { readonly what: string; readonly megabytes: number };

export type Memory = {
  /** Looks once; what is the most is kept. */
  readonly once: () => void;
  /** Megabytes; null where the system does not tell. */
  readonly most: () => number | null;
  /** What each process had of it when it was the most, largest first. */
  readonly shares: () => readonly Share[];
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

/** What a process is there for, by its command line: a kind of Chromium's, or the script that it runs. */
const whatIs = (pid: number): string => {
  const line = textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  const kind = /--type=(\S+)/.exec(line)?.[1];
  return kind ?? /([\w-]+)\.js\b/.exec(line)?.[1] ?? (line.includes('boot.ts') ? 'main process' : 'browser');
};

export const watchMemory = (pid: number): Memory => {
  let most = 0;
  let shares: readonly Share[] = [];
  return {
    once: () => {
      const now = family(pid).map((one) => ({ what: `${whatIs(one)} ${one}`, megabytes: shareOf(one) / 1024 }));
      const sum = now.reduce((total, { megabytes }) => total + megabytes, 0);
      if (sum <= most) return;
      most = sum;
      shares = now;
    },
    most: () => (most === 0 ? null : most),
    shares: () => shares.filter(({ megabytes }) => megabytes > 0).toSorted((a, b) => b.megabytes - a.megabytes),
  };
};
