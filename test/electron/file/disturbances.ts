/** What restore programs, sync clients and people do to a file that is open: from another process, in place [desktop 8.6]. */

import { execFileSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';

const run = (command: string, ...args: readonly string[]): void => {
  execFileSync(command, args, { stdio: 'pipe' });
};

/** The clock of the file system goes in steps: a change in the step of our own last one could not be told from it. */
const untilItTicks = (path: string): void => {
  const { mtimeNs } = statSync(path, { bigint: true });
  const beside = `${path} tick`;
  do writeFileSync(beside, 'x');
  while (statSync(beside, { bigint: true }).mtimeNs === mtimeNs);
  run('rm', beside);
};

const overAt = (path: string, at: number, bytes: number): void =>
  run('sh', '-c', `head -c ${bytes} /dev/urandom | dd of="$0" bs=1 seek=${at} conv=notrunc status=none`, path);

const KINDS = {
  emptied: (path: string) => run('truncate', '-s', '0', path),
  'another tournament': (path: string, other: string) => run('sh', '-c', 'cat "$1" > "$0"', path, other),
  'an older state': (path: string, other: string) => run('sh', '-c', 'cat "$1" > "$0"', path, `${other} older`),
  'garbage over its beginning': (path: string) => overAt(path, 0, 12_000),
  'one byte': (path: string) => overAt(path, 8191, 1),
  'times set back': (path: string) => {
    run('touch', '-r', path, `${path} times`);
    // The page of the description: no entry writes it again, so that the log does not make it good.
    overAt(path, 4096, 4096);
    run('touch', '-r', `${path} times`, path);
    run('rm', `${path} times`);
  },
  'log deleted': (path: string) => run('rm', `${path}-wal`),
  'log cut': (path: string) => run('truncate', '-s', '0', `${path}-wal`),
  'log damaged in place': (path: string) => {
    const { size } = statSync(`${path}-wal`);
    overAt(`${path}-wal`, 0, size);
  },
  'log replaced by an equal one': (path: string) =>
    run('sh', '-c', 'cp "$0-wal" "$0-new" && mv "$0-new" "$0-wal"', path),
} as const;

export type Disturbance = keyof typeof KINDS;

export const disturbances = Object.keys(KINDS) as readonly Disturbance[];

/** @param other another tournament; beside it lies an older state of this one, under `<other> older` */
export const disturb = (kind: Disturbance, path: string, other: string): void => {
  // After a checkpoint the log has gone or is empty; else it was written last.
  untilItTicks(existsSync(`${path}-wal`) ? `${path}-wal` : path);
  KINDS[kind](path, other);
};
