/** Tournaments for trials of the file: folders, files with so many steps, and looks from outside. */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Answer, Refusal } from '../../../core/tournament/refusal.ts';
import {
  create,
  type OpenOptions,
  type StoredStep,
  type TournamentFile,
} from '../../../electron/backend/file/tournament-file.ts';
import { ABOUT, must, sampleStep } from './steps.ts';

const folders: string[] = [];
/** The trials of a release leave thousands of folders. */
const CLEARING = 600_000;

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}, CLEARING);

/** Folders in memory where the system has them: a killed process, unlike a power cut, needs no disk to be outlived. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A folder that is gone after the test file has run. */
export const trialFolder = (parent = MEMORY): string => {
  const folder = mkdtempSync(join(parent, 'seatwright-file-'));
  folders.push(folder);
  return folder;
};

/** A folder with a place for the tournament and a recovery folder beside it. */
export const trialPlace = (parent = MEMORY): { path: string; options: OpenOptions; folder: string } => {
  const folder = join(trialFolder(parent), 'event');
  mkdirSync(folder);
  return {
    folder,
    path: join(folder, 'Riga Open.seatwright'),
    options: { recoveryFolder: join(folder, '..', 'recovery') },
  };
};

export const refusalIn = (answer: Answer<unknown>): Refusal => {
  if (answer.ok) throw new Error('not refused');
  return answer.refusal;
};

export const codeOf = (answer: Answer<unknown>): string => (answer.ok ? 'ok' : answer.refusal.code);

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
