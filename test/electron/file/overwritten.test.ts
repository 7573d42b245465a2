// @module-tag long
/** [T-OVER-1] [fault F-4] [desktop 8.6, 8.7]: a file that is overwritten while it is open loses nothing that was acknowledged. */

import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../core/tournament/refusal.ts';
import { copyPlaces } from '../../../electron/backend/copies/names.ts';
import { holdsStep, seemsAt } from '../../../electron/backend/file/check/seems.ts';
import { type OpenOptions, open, type TournamentFile, view } from '../../../electron/backend/file/tournament-file.ts';
import { watchOf } from '../../../electron/backend/file/watch.ts';
import { surveyOf } from '../../../electron/backend/recovery/survey.ts';
import { figure, trials } from '../../gates/figures.ts';
import type { OverwrittenTask } from './children/overwritten.ts';
import { type Disturbance, disturb, disturbances } from './disturbances.ts';
import { allSteps, codeOf, filled, refusalIn, trialPlace } from './sample.ts';
import { ABOUT, ID, must, OTHER_ID, sampleStep } from './steps.ts';

/** A file of ten steps, an older state of it, and another tournament. */
const prepared = () => {
  const place = trialPlace();
  const other = join(place.folder, '..', 'other');
  must(filled(place.path, place.options, 6).close());
  copyFileSync(place.path, `${other} older`);
  const file = must(open(place.path, place.options));
  for (let no = 7; no <= 10; no++) must(file.append(sampleStep(no)));
  must(file.writeFact('hall.round', 2));
  must(file.close());
  must(filled(other, place.options, 27, { ...ABOUT, tournamentId: OTHER_ID }).close());
  const saved = join(place.folder, '..', 'local', 'Riga Open (saved 14.05).seatwright');
  mkdirSync(join(saved, '..'));
  return { ...place, other, saved };
};

const savedHolds = (path: string, options: OpenOptions, last: number): void => {
  const made = must(open(path, options));
  expect(allSteps(made).map(({ no }) => no)).toEqual(Array.from({ length: last }, (_, n) => n + 1));
  expect(made.meta.tournamentId).toBe(ID);
  expect(must(made.fact('hall.round'))).toBe(2);
  must(made.append(sampleStep(last + 1)));
  must(made.close());
};

/** The tournament that is recommended is never another one, whatever lies under the name. */
const recommendsNoOther = (path: string): void => {
  const { candidates } = surveyOf(path, copyPlaces(path, null), ID);
  const recommended = candidates.filter((candidate) => candidate.recommended);
  expect(recommended.filter(({ other }) => other !== null)).toEqual([]);
  for (const { id } of recommended)
    expect(candidates.find((one) => one.id === id && one.other !== null)).toBeUndefined();
};

/** After a checkpoint there is nothing in the log that could be cut or damaged. */
const EMPTY_THEN: readonly Disturbance[] = ['log cut', 'log damaged in place'];

const cases = disturbances.flatMap((kind) =>
  [false, true]
    .filter((checkpointed) => !(checkpointed && EMPTY_THEN.includes(kind)))
    .map((checkpointed) => ({ kind, checkpointed })),
);
const NOTICED_AT_ONCE = cases.filter(({ kind }) => kind !== 'times set back');
const ROUNDS = trials('OVERWRITTEN_FILES', 1);

describe('T-OVER-1', { timeout: 60_000 * ROUNDS }, () => {
  test.each(NOTICED_AT_ONCE)(
    'F-4 $kind (log in the file: $checkpointed): noticed before the next answer, and everything acknowledged is in a new file',
    ({ kind, checkpointed }) => {
      for (let round = 0; round < ROUNDS; round++) {
        const { path, options, other, saved } = prepared();
        const heard: Refusal[] = [];
        const file = must(open(path, { ...options, savedPath: () => saved, noticed: (told) => heard.push(told) }));
        for (let no = 11; no <= 13 + round; no++) must(file.append(sampleStep(no)));
        if (checkpointed) must(file.checkpoint());
        disturb(kind, path, other);
        const strange = readFileSync(path);
        const refusal = refusalIn(file.append(sampleStep(14 + round)));
        expect([refusal.code, file.state()]).toEqual(['file.overwritten', 'overwritten']);
        expect(heard).toEqual([refusal]);
        expect(refusalIn(file.append(sampleStep(15 + round)))).toEqual(refusal);
        expect(codeOf(file.checkpoint())).toBe('file.overwritten');
        // Save a copy works all the same, and so does reading what is there.
        must(file.copyTo(join(saved, '..', 'copy.seatwright')));
        expect(allSteps(file)).toHaveLength(13 + round);
        expect(refusalIn(file.close())).toEqual(refusal);
        expect(readFileSync(path).equals(strange)).toBe(true);
        if (kind !== 'log replaced by an equal one') expect(existsSync(`${path}-wal`)).toBe(false);
        savedHolds(saved, options, 13 + round);
        savedHolds(join(saved, '..', 'copy.seatwright'), options, 13 + round);
        recommendsNoOther(path);
        if (kind === 'emptied') expect(seemsAt(path, 0, ID).seems).toBe('empty');
        if (kind === 'another tournament') expect(seemsAt(path, 1, ID)).toMatchObject({ seems: 'other', step: 27 });
        if (kind === 'an older state') expect(seemsAt(path, 1, ID)).toEqual({ seems: 'older', of: '', step: 6 });
      }
      figure(
        'T-OVER-1',
        `${ROUNDS} files, ${kind}, log in the file ${checkpointed}: noticed, everything in the new file`,
      );
    },
  );

  test.each(NOTICED_AT_ONCE)(
    'F-4 $kind (log in the file: $checkpointed), then killed: what was acknowledged is in the new file, no other tournament is recommended',
    ({ kind, checkpointed }) => {
      for (let round = 0; round < ROUNDS; round++) {
        const { path, options, other } = prepared();
        const { recoveryFolder } = options;
        const task: OverwrittenTask = { path, recoveryFolder, other, steps: 3 + round, checkpointed, kind };
        const child = join(import.meta.dirname, 'children', 'overwritten.ts');
        const ran = spawnSync(process.execPath, [child, JSON.stringify(task)], { encoding: 'utf8' });
        expect([ran.signal, ran.stderr]).toEqual(['SIGKILL', '']);
        const { acknowledged, answer } = JSON.parse(ran.stdout) as { acknowledged: number; answer: Refusal };
        expect([acknowledged, answer.code]).toEqual([13 + round, 'file.overwritten']);
        savedHolds(String(answer.ways[0]?.params?.path), options, 13 + round);
        recommendsNoOther(path);
      }
    },
  );

  const watched = (): {
    file: TournamentFile;
    path: string;
    options: OpenOptions;
    other: string;
    saved: string;
    told: Promise<Refusal>;
    looks: () => number;
  } => {
    const { path, options, other, saved } = prepared();
    let looks = 0;
    let hear: (told: Refusal) => void = () => undefined;
    const told = new Promise<Refusal>((resolve) => {
      hear = resolve;
    });
    const lookAgain: OpenOptions['lookAgain'] = async (at, id, last) => {
      looks += 1;
      return holdsStep(at, options.recoveryFolder, id, last);
    };
    const file = must(open(path, { ...options, savedPath: () => saved, noticed: hear, lookAgain }));
    return { file, path, options, other, saved, told, looks: () => looks };
  };

  test('F-4 bytes changed and the times set back: found by a look at a copy, and nothing acknowledged is lost', async () => {
    const { file, path, options, other, saved, told } = watched();
    disturb('times set back', path, other);
    must(file.append(sampleStep(11)));
    must(file.append(sampleStep(12)));
    expect((await told).code).toBe('file.overwritten');
    expect(codeOf(file.append(sampleStep(13)))).toBe('file.overwritten');
    file.close();
    savedHolds(saved, options, 12);
  });

  test('F-4 bytes changed in the log and its times set back: found by a look at a copy', async () => {
    const { file, path, options, saved, told } = watched();
    for (const no of [11, 12]) must(file.append(sampleStep(no)));
    const script =
      'touch -r "$0" "$0-t"; head -c 3000 /dev/zero | dd of="$0" conv=notrunc status=none; touch -r "$0-t" "$0"';
    execFileSync('sh', ['-c', script, `${path}-wal`]);
    must(file.append(sampleStep(13)));
    expect((await told).code).toBe('file.overwritten');
    expect(codeOf(file.append(sampleStep(14)))).toBe('file.overwritten');
    file.close();
    savedHolds(saved, options, 13);
  });

  test.each(cases)(
    '$kind (log in the file: $checkpointed) and then moved away: everything acknowledged is in a copy at once',
    ({ kind, checkpointed }) => {
      const { path, options, other } = prepared();
      const file = must(open(path, options));
      for (const no of [11, 12]) must(file.append(sampleStep(no)));
      if (checkpointed) must(file.checkpoint());
      disturb(kind, path, other);
      renameSync(path, `${path} away`);
      const refusal = refusalIn(file.append(sampleStep(13)));
      expect(refusal.code).toBe('file.moved');
      file.close();
      const made = must(view(String(refusal.ways[0]?.params?.path), options));
      expect(allSteps(made).length).toBeGreaterThanOrEqual(12);
      made.close();
    },
  );

  test.each(['emptied', 'moved'] as const)(
    '%s with no room for a copy: it is made at the latest when the file is closed',
    (kind) => {
      const { path, options, other, folder } = prepared();
      const blocked = join(folder, '..', 'blocked');
      const file = must(open(path, { ...options, recoveryFolder: join(blocked, 'recovery') }));
      rmSync(blocked, { recursive: true, force: true });
      writeFileSync(blocked, 'a file where the folder was');
      must(file.append(sampleStep(11)));
      if (kind === 'emptied') disturb(kind, path, other);
      else renameSync(path, `${path} away`);
      expect(codeOf(file.append(sampleStep(12)))).toBe('file.movedNoCopy');
      rmSync(blocked);
      const told = refusalIn(file.close());
      const made = must(view(String(told.ways[0]?.params?.path), options));
      expect(allSteps(made).length).toBeGreaterThanOrEqual(11);
      made.close();
    },
  );

  test('F-4 the times set back, and closed before anybody has looked: it is looked at after closing', () => {
    const { file, path, options, other, saved } = watched();
    disturb('times set back', path, other);
    must(file.append(sampleStep(11)));
    expect(codeOf(file.close())).toBe('file.overwritten');
    savedHolds(saved, options, 11);
  });

  test('rights and a second name are looked at, and all is well', async () => {
    const { file, path, options, looks } = watched();
    chmodSync(path, 0o600);
    must(file.append(sampleStep(11)));
    await expect.poll(looks).toBe(1);
    linkSync(path, `${path} 2`);
    must(file.append(sampleStep(12)));
    await expect.poll(looks).toBe(2);
    must(file.checkpoint());
    must(file.append(sampleStep(13)));
    must(file.close());
    const again = must(view(path, options));
    expect(again.last().no).toBe(13);
    again.close();
  });

  test('on a removable disk it is noticed before the next step is written', () => {
    const { path, options, other, saved } = prepared();
    const file = must(open(path, { ...options, place: 'removable', savedPath: () => saved }));
    must(file.append(sampleStep(11)));
    disturb('another tournament', path, other);
    expect(codeOf(file.append(sampleStep(12)))).toBe('file.overwritten');
    file.close();
    expect(readFileSync(path).equals(readFileSync(other))).toBe(true);
    savedHolds(saved, options, 11);
  });

  test('where the times of an open file are told late, as on Windows, they are a doubt: looked into, and our own stop nothing', () => {
    const { path, options, other } = prepared();
    const file = must(open(path, options));
    must(file.append(sampleStep(11)));
    const watch = watchOf(path, 'local', false);
    must(file.append(sampleStep(12)));
    expect([watch.before(), watch.after()]).toEqual(['changed', 'same']);
    must(file.checkpoint());
    watch.settle();
    // Of our own writing, told late: once, and nothing follows from it but a look.
    execFileSync('touch', [path]);
    expect([watch.before(), watch.after(), watch.after()]).toEqual(['same', 'doubtful', 'same']);
    disturb('one byte', path, other);
    expect(watch.after()).toBe('doubtful');
    disturb('emptied', path, other);
    expect(watch.after()).toBe('changed');
    file.close();
  });

  test('our own commits, checkpoints, snapshots, copies and readers from outside are no surprise, also with a log past 4 MB', () => {
    for (const place of ['local', 'removable'] as const) {
      const { path, options, folder } = trialPlace();
      const file = filled(path, { ...options, place }, 3);
      for (let no = 4; no <= 120; no++) {
        must(file.append(sampleStep(no, { changes: [{ text: 'x'.repeat(no % 7 === 0 ? 90_000 : 10) }] })));
        if (no % 10 === 0) must(file.checkpoint());
        if (no % 25 === 0) must(file.copyTo(join(folder, `copy ${no}.seatwright`)));
        if (no % 30 === 0) spawnSync('cat', [path, `${path}-wal`]);
      }
      must(file.close());
    }
  });
});

describe('recovery', () => {
  test('F-4 another tournament that lies under the name stands apart by its own name and can be chosen, but is not recommended', () => {
    const { path, options, other } = prepared();
    disturb('another tournament', path, other);
    const { candidates, pools } = surveyOf(path, copyPlaces(path, null), ID);
    expect(candidates).toMatchObject([{ kind: 'file', other: '', steps: 27, recommended: false }]);
    expect(pools).toHaveLength(1);
    expect(existsSync(options.recoveryFolder)).toBe(true);
  });

  test('control: without knowing which tournament it was, its own steps are what is recommended', () => {
    const { path } = prepared();
    const { candidates } = surveyOf(path, copyPlaces(path, null));
    expect(candidates).toMatchObject([{ kind: 'file', other: null, steps: 10, recommended: true }]);
  });
});
