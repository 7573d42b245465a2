/** Tournaments of every game as they lie on the disk while they are open: after the program was killed, or copied while it runs. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { families } from '../../../../core/games/all.ts';
import { sampleSteps } from '../../../../core/samples/samples.ts';
import type { GameId, Json } from '../../../../core/tournament/words.ts';
import { create, type NewStep } from '../../../../electron/backend/file/tournament-file.ts';
import { copyFromOutside, trialPlace } from '../sample.ts';
import { ABOUT, ID, must } from '../steps.ts';
import type { AppenderTask } from './appender.ts';

const APPENDER = join(import.meta.dirname, 'appender.ts');

/** Entries in the file itself, and those with the ones in its log. */
export const [INTO_FILE, ALL] = [12, 30];

export type OpenImage = {
  readonly file: Buffer;
  readonly log: Buffer;
  /** What the computer has noted of it. */
  readonly note: Buffer;
};

const stepsOf = (family: GameId): readonly NewStep[] =>
  sampleSteps({ family, name: 'Sample', id: ID, at: ABOUT.createdAt, now: Date.parse(ABOUT.createdAt) })
    .slice(0, ALL)
    .map(({ no, kind, cancels, command, changes }) => ({
      ...{ commandId: `sample-${no}`, at: ABOUT.createdAt, actor: 'desk', kind, cancels, command },
      ...{ changes: changes as readonly Json[], answer: { no } },
    }));

const imageOf = async (family: GameId, isKilled: boolean): Promise<OpenImage> => {
  const { path, options, folder } = trialPlace();
  const steps = stepsOf(family);
  const made = must(create(path, ABOUT, options));
  for (const step of steps.slice(0, INTO_FILE)) must(made.append(step));
  must(made.close());
  const [rest, notes] = [join(folder, 'steps.json'), join(folder, 'notes')];
  writeFileSync(rest, JSON.stringify(steps.slice(INTO_FILE)));
  const task: AppenderTask = { path, recoveryFolder: options.recoveryFolder, notes, steps: rest, isKilled };
  const child = spawn(process.execPath, [APPENDER, JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  if (isKilled) await ended;
  else await once(child.stdout, 'data');
  copyFromOutside(path, join(folder, 'file'));
  copyFromOutside(`${path}-wal`, join(folder, 'log'));
  const read = (name: string) => readFileSync(join(folder, name));
  const image = { file: read('file'), log: read('log'), note: readFileSync(join(notes, ID)) };
  child.kill('SIGKILL');
  await ended;
  return image;
};

/** Two of every game: of a program that was killed, and of one that runs. */
export const openImages = (): Promise<readonly OpenImage[]> =>
  Promise.all(
    (Object.keys(families) as GameId[]).flatMap((family) => [true, false].map((killed) => imageOf(family, killed))),
  );
