/** Tournaments for trials of the file: folders, steps with plain contents, and a fold that counts them. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Answer, Refusal } from '../../../core/tournament/refusal.ts';
import type { Json } from '../../../core/tournament/words.ts';
import {
  create,
  type NewFile,
  type NewStep,
  type OpenOptions,
  type SnapshotContent,
  type StoredStep,
  type TournamentFile,
} from '../../../electron/backend/file/tournament-file.ts';

export const ID = '0123456789abcdef0123456789abcdef';
export const OTHER_ID = 'fedcba9876543210fedcba9876543210';
export const ABOUT: NewFile = {
  tournamentId: ID,
  createdBy: 'Seatwright 0.1.0',
  createdAt: '2026-11-20T14:03:22.000Z',
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone after the test file has run. */
export const trialFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'seatwright-file-'));
  folders.push(folder);
  return folder;
};

/** A folder with a place for the tournament and a recovery folder beside it. */
export const trialPlace = (): { path: string; options: OpenOptions; folder: string } => {
  const folder = join(trialFolder(), 'event');
  mkdirSync(folder);
  return {
    folder,
    path: join(folder, 'Riga Open.seatwright'),
    options: { recoveryFolder: join(folder, '..', 'recovery') },
  };
};

export const must = <T>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
};

export const refusalIn = (answer: Answer<unknown>): Refusal => {
  if (answer.ok) throw new Error('not refused');
  return answer.refusal;
};

export const codeOf = (answer: Answer<unknown>): string => (answer.ok ? 'ok' : answer.refusal.code);

/** The n-th step of the sample: a result at a table, with a name that needs more than ASCII. */
export const sampleStep = (n: number, more: Partial<NewStep> = {}): NewStep => ({
  commandId: `command-${n}`,
  at: new Date(Date.UTC(2026, 10, 20, 14, 0, n)).toISOString(),
  actor: n % 5 === 0 ? 'tablet-3' : 'desk',
  kind: 'do',
  cancels: null,
  command: { do: 'enterResult', round: 1 + (n % 4), table: n, points: [32000 - n, 23000 + n, 25000, 20000] },
  changes: [{ what: 'resultEntered', table: n, by: 'Ольга Żółć 東' }],
  answer: { done: n },
  ...more,
});

/** What the sample folds to: how many steps, and the last table. */
export const sampleReplay = (steps: readonly StoredStep[]): SnapshotContent => ({
  state: { steps: steps.length, tables: steps.map((step) => (step.answer as { done: Json }).done) },
  export: sampleExport(steps.length),
});

export const sampleExport = (n: number): SnapshotContent['export'] => ({
  players: [
    { id: 1, name: 'Ольга', club: null, country: 'LV', playing: true },
    { id: 2, name: "O'Neil", club: 'Hof', country: null, playing: false },
  ],
  rounds: [{ no: 1, stage: 'main', method: 'swiss', seed: 'k3' }],
  seats: [{ round: 1, table_no: 1, seat: 'E', player: 1 }],
  results: [{ round: 1, table_no: 1, seat: 'E', player: 1, points: 32000, score: 170 }],
  standings: [{ place: 1, player: 1, score: n, games: 1 }],
});

/** Makes a tournament with steps 1 to n and leaves it open. */
export const filled = (path: string, options: OpenOptions, n: number, about = ABOUT): TournamentFile => {
  const file = must(create(path, about, options));
  for (let no = 1; no <= n; no++) must(file.append(sampleStep(no)));
  return file;
};

export const allSteps = (file: Pick<TournamentFile, 'readSteps'>): readonly StoredStep[] =>
  must(file.readSteps(1, 1_000_000));

/** Copies a file as it lies on the disk with what lies beside it, from outside, so that no lock of ours is dropped. */
export const copyFromOutside = (from: string, to: string): void => {
  const done = spawnSync('cp', ['-p', from, to]);
  if (done.status !== 0) throw new Error(done.stderr.toString());
};

export const cloneFolder = (from: string, to: string): void => cpSync(from, to, { recursive: true });

export const bytesOf = (path: string): string => readFileSync(path).toString('base64');
