import { existsSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { open, view } from '../../../electron/backend/file/tournament-file.ts';
import { figure, trials } from '../../gates/figures.ts';
import { allSteps, codeOf, filled, refusalIn, trialPlace } from './sample.ts';
import { must, sampleExport, sampleStep } from './steps.ts';

describe('trouble', () => {
  test('a full disk: nothing is half done, nothing is locked, and the same command succeeds when there is room [reliability 3.6]', () => {
    const { path, options } = trialPlace();
    must(filled(path, options, 5).close());
    const file = must(open(path, { ...options, pageLimit: 24 }));
    const long = sampleStep(6, { changes: [{ text: 'x'.repeat(200_000) }] });
    for (let attempt = 0; attempt < 3; attempt++) expect(codeOf(file.append(long))).toBe('file.diskFull');
    expect(file.state()).toBe('open');
    expect(file.last().no).toBe(5);
    must(file.append(sampleStep(7)));
    must(file.close());
    const roomy = must(open(path, options));
    expect(must(roomy.append(long))).toMatchObject({ no: 7, repeated: false });
    expect(must(roomy.append(long))).toMatchObject({ no: 7, repeated: true });
    expect(must(roomy.verify()).no).toBe(7);
    must(roomy.close());
  });

  test('a step that does not fit with its snapshot is not appended without it', () => {
    const { path, options } = trialPlace();
    must(filled(path, options, 5).close());
    const file = must(open(path, { ...options, pageLimit: 24 }));
    const content = { state: 'x'.repeat(200_000), export: sampleExport(1) };
    expect(codeOf(file.append(sampleStep(6), content))).toBe('file.diskFull');
    expect(file.last().no).toBe(5);
    expect(allSteps(file)).toHaveLength(5);
    expect(must(file.readSnapshot())).toBeNull();
    must(file.close());
  });

  const disturb: readonly (readonly [string, (path: string) => void])[] = [
    ['renamed', (path) => renameSync(path, `${path} old`)],
    ['deleted', (path) => unlinkSync(path)],
    ['moved to another folder', (path) => renameSync(dirname(path), `${dirname(path)} old`)],
    [
      'replaced by another file',
      (path) => {
        renameSync(path, `${path} old`);
        renameSync(`${path}-wal`, `${path} old-wal`);
        writeFileSync(path, 'another');
        writeFileSync(`${path}-wal`, 'log of the other');
      },
    ],
  ];
  const EACH = trials('MOVED_FILES', 4);
  test.each(disturb)(
    'T-DUR-5: a file %s while open is noticed before the next answer, and copied whole [reliability 3.5]',
    (how, act) => {
      for (let run = 0; run < EACH; run++) {
        const { path, options } = trialPlace();
        const steps = 1 + ((run * 3 + 3) % 25);
        const file = filled(path, options, steps);
        // In every second run nothing is in the log beside the file.
        if (run % 2 === 1) must(file.checkpoint());
        act(path);
        const refusal = refusalIn(file.append(sampleStep(steps + 1)));
        expect(refusal.code).toBe('file.moved');
        expect(file.state()).toBe('moved');
        expect(refusalIn(file.append(sampleStep(steps + 2)))).toEqual(refusal);
        const copy = must(open(String(refusal.params.copy), options));
        expect(allSteps(copy).map((step) => step.no)).toEqual(Array.from({ length: steps + 1 }, (_, no) => no + 1));
        expect(must(copy.append(sampleStep(steps + 1))).repeated).toBe(true);
        must(copy.append(sampleStep(steps + 2)));
        must(copy.close());
        expect(refusalIn(file.close())).toEqual(refusal);
        if (existsSync(path)) expect(readFileSync(`${path}-wal`, 'utf8')).toBe('log of the other');
      }
      figure('T-DUR-5', `${EACH} files ${how} while open: noticed before the next answer, a whole copy each time`);
    },
  );

  test('a file that was renamed while open is complete under its new name after close', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 4);
    renameSync(path, `${path} old`);
    expect(codeOf(file.append(sampleStep(5)))).toBe('file.moved');
    file.close();
    const renamed = must(view(`${path} old`, options));
    expect(renamed.last().no).toBe(5);
    renamed.close();
  });

  test('a file that was renamed between the last answer and close is noticed at close', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 4);
    renameSync(path, `${path} old`);
    const refusal = refusalIn(file.close());
    expect(refusal.code).toBe('file.moved');
    const copy = must(view(String(refusal.params.copy), options));
    expect(copy.last().no).toBe(4);
    copy.close();
  });

  test('if the copy of a moved file fails too, that is said', () => {
    const { path, options, folder } = trialPlace();
    const file = filled(path, options, 4);
    must(file.close());
    const blocked = join(folder, 'blocked');
    const again = must(open(path, { recoveryFolder: blocked }));
    renameSync(path, `${path} old`);
    renameSync(blocked, `${blocked} old`);
    writeFileSync(blocked, 'a file where the recovery folder was');
    expect(codeOf(again.append(sampleStep(5)))).toBe('file.movedNoCopy');
    must(again.copyTo(join(folder, 'saved.seatwright')));
    again.close();
    const saved = must(view(join(folder, 'saved.seatwright'), options));
    expect(saved.last().no).toBe(5);
    saved.close();
  });

  test('a call after close is a mistake in the program', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 1);
    must(file.close());
    expect(() => file.append(sampleStep(2))).toThrow(TypeError);
    expect(() => file.readSteps(1, 1)).toThrow(TypeError);
  });
});
