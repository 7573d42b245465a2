// @module-tag long

import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Stream, stream } from '../../../core/random/stream.ts';
import { create, open, type Place, view } from '../../../electron/backend/file/tournament-file.ts';
import { figure } from '../../gates/figures.ts';
import type { WriterTask } from './children/writer.ts';
import { allSteps, trialPlace } from './sample.ts';
import { ABOUT, must, sampleReplay } from './steps.ts';

const WRITER = join(import.meta.dirname, 'children', 'writer.ts');

/** Lets a writer work, kills it so many milliseconds after its first acknowledgement, and answers what it told. */
const writeAndKill = (task: WriterTask, milliseconds: number): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [WRITER, JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'pipe'] });
    let told = '';
    let errors = '';
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), milliseconds));
    child.stdout.on('data', (text) => {
      told += text;
    });
    child.stderr.on('data', (text) => {
      errors += text;
    });
    child.on('close', (_code, signal) => {
      // What stands after the last line end was not told whole.
      if (signal === 'SIGKILL') resolve(told.split('\n').slice(0, -1));
      else reject(new Error(`the writer ended by itself: ${errors}`));
    });
  });

/** What a kill did to one run: told steps that are gone, and steps that are there without having been told. */
const compare = (told: readonly string[], found: readonly string[]) => ({
  lost: told.filter((id) => !found.includes(id)),
  extra: found.filter((id) => !told.includes(id)),
});

type Outcome = { readonly told: number; readonly lost: readonly string[]; readonly extra: readonly string[] };

/** Kills writers of one tournament one after the other, and opens the file after each. */
const killing = async (kills: number, place: Place, random: Stream, tellsTooEarly = false) => {
  const { path, options, folder } = trialPlace(tmpdir());
  const copies = join(folder, '..', 'copies');
  mkdirSync(copies);
  must(must(create(path, ABOUT, options)).close());
  const outcomes: Outcome[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const run = `run-${kill}`;
    const { recoveryFolder } = options;
    const told = await writeAndKill({ path, recoveryFolder, run, copies, place, tellsTooEarly }, random.below(251));
    const file = must(open(path, { ...options, place, replay: sampleReplay }));
    expect(file.found.snapshot).not.toBe('wrong');
    const found = allSteps(file)
      .map((step) => step.commandId)
      .filter((id) => id.startsWith(`${run}-`));
    must(file.close());
    outcomes.push({ told: told.length, ...compare(told, found) });
  }
  for (const name of readdirSync(copies).filter((copy) => copy.endsWith('.seatwright')))
    must(view(join(copies, name), options)).close();
  return outcomes;
};

/** So many kills go at one tournament: what each one writes is checked at every later opening. */
const KILLS_OF_ONE_FILE = 25;

/** Kills writers of as many tournaments as that takes, one after the other. */
const killingMany = async (kills: number, place: Place, random: Stream): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (let left = kills; left > 0; left -= KILLS_OF_ONE_FILE)
    outcomes.push(...(await killing(Math.min(left, KILLS_OF_ONE_FILE), place, random)));
  return outcomes;
};

/** The gate of each commit; nightly 1,000, at a release 5,000. */
const KILLS = Number(process.env.SEATWRIGHT_KILLS ?? 50);

describe('T-DUR-1 and K-08: a writer killed at any moment', () => {
  test(
    `${KILLS} kills: no told step is lost, at most one untold step is there, every published copy is whole`,
    async () => {
      const random = stream('T-DUR-1');
      const parts = await Promise.all([
        killingMany(KILLS / 2, 'local', random),
        killingMany(KILLS / 2, 'removable', random),
      ]);
      const outcomes = parts.flat();
      const untold = Math.max(...outcomes.map(({ extra }) => extra.length));
      const lost = outcomes.flatMap((outcome) => outcome.lost).length;
      figure('T-DUR-1', `${outcomes.length} kills, ${lost} told steps lost, at most ${untold} untold step there`);
      expect(outcomes).toHaveLength(KILLS);
      expect(outcomes.flatMap(({ lost }) => lost)).toEqual([]);
      expect(outcomes.filter(({ extra }) => extra.length > 1)).toEqual([]);
      expect(outcomes.filter(({ told }) => told === 0)).toEqual([]);
    },
    60_000 + KILLS * 3000,
  );

  test('control: the same check finds the loss of a writer that tells before the step is on disk', async () => {
    const random = stream('T-DUR-1 control');
    let lost = 0;
    for (let part = 0; part < 10 && lost === 0; part++) {
      const outcomes = await killing(3, 'local', random, true);
      lost += outcomes.flatMap((outcome) => outcome.lost).length;
    }
    expect(lost).toBeGreaterThan(0);
  }, 120_000);
});
