import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { create, open, view } from '../../../electron/backend/file/tournament-file.ts';
import { allSteps, codeOf, copyFromOutside, filled, refusalIn, trialPlace } from './sample.ts';
import { ABOUT, must, sampleExport, sampleStep } from './steps.ts';

describe('one file, at rest and open', () => {
  test.each(['local', 'removable'] as const)(
    'T-FILE-1 after close: exactly one file with header bytes 18/19 = 1/1 (%s disk)',
    (place) => {
      const { path, options, folder } = trialPlace();
      const file = filled(path, { ...options, place }, 12);
      must(file.writeSnapshot(12, { state: 1, export: sampleExport(1) }));
      must(file.close());
      expect(readdirSync(folder)).toEqual(['Riga Open.seatwright']);
      expect([...readFileSync(path).subarray(18, 20)]).toEqual([1, 1]);
      expect(readdirSync(options.recoveryFolder)).toEqual([]);
      const again = must(open(path, { ...options, place }));
      expect(again.last().no).toBe(12);
      must(again.close());
    },
  );

  test('a tournament made for one kind of disk opens on the other', () => {
    const { path, options } = trialPlace();
    must(filled(path, options, 2).close());
    for (const place of ['removable', 'local'] as const) {
      const file = must(open(path, { ...options, place }));
      must(file.append(sampleStep(file.last().no + 1)));
      must(file.close());
    }
    const file = must(open(path, options));
    expect(file.last().no).toBe(4);
    must(file.close());
  });

  test('a checkpoint makes the bare file complete while it is open [reliability 3.4]', () => {
    const { path, options, folder } = trialPlace();
    const file = filled(path, options, 20);
    copyFromOutside(path, join(folder, 'early.seatwright'));
    must(file.checkpoint());
    copyFromOutside(path, join(folder, 'bare.seatwright'));
    const bare = must(view(join(folder, 'bare.seatwright'), options));
    expect(bare.last()).toEqual(file.last());
    bare.close();
    const early = must(view(join(folder, 'early.seatwright'), options));
    expect(early.last().no).toBe(0);
    early.close();
    must(file.close());
  });

  test('the file checkpoints itself one second after the last commit, not during a burst [reliability 3.4]', () => {
    const { path, options, folder } = trialPlace();
    const waiting = new Map<number, () => void>();
    let timers = 0;
    const later = (milliseconds: number, run: () => void) => {
      expect(milliseconds).toBe(1000);
      const timer = ++timers;
      waiting.set(timer, run);
      return () => waiting.delete(timer);
    };
    const file = must(create(path, ABOUT, { ...options, later }));
    for (let n = 1; n <= 10; n++) must(file.append(sampleStep(n)));
    expect(waiting.size).toBe(1);
    for (const run of waiting.values()) run();
    expect(waiting.size).toBe(0);
    copyFromOutside(path, join(folder, 'bare.seatwright'));
    const bare = must(view(join(folder, 'bare.seatwright'), options));
    expect(bare.last().no).toBe(10);
    bare.close();
    must(file.append(sampleStep(11)));
    must(file.close());
    expect(waiting.size).toBe(0);
  });

  test('a new file appears under its name only whole, and takes no name that is in use', () => {
    const { path, options, folder } = trialPlace();
    writeFileSync(path, 'something of somebody');
    expect(codeOf(create(path, ABOUT, options))).toBe('file.exists');
    expect(readFileSync(path, 'utf8')).toBe('something of somebody');
    expect(codeOf(create(join(folder, 'nowhere', 'x.seatwright'), ABOUT, options))).toBe('file.missing');
    const other = join(folder, 'other.seatwright');
    writeFileSync(`${other}.part`, 'left over from a crash');
    must(create(other, ABOUT, options)).close();
    expect(readdirSync(folder).sort()).toEqual(['Riga Open.seatwright', 'other.seatwright']);
  });

  test('T-FILE-5 a finished file holds no user name, home folder or path of this computer', () => {
    const { path, options } = trialPlace();
    must(filled(path, options, 5).close());
    const text = readFileSync(path).toString('latin1');
    for (const secret of [dirname(path), process.env.HOME ?? '/home/', process.cwd()])
      expect(text).not.toContain(secret);
  });
});

describe('copies [reliability 7.2]', () => {
  test('a copy is in rest form, alone, verified, and holds everything', () => {
    const { path, options, folder } = trialPlace();
    const file = filled(path, options, 30);
    must(file.writeSnapshot(30, { state: 1, export: sampleExport(1) }));
    const target = join(folder, 'copy.seatwright');
    const made = must(file.copyTo(target));
    expect(made).toEqual({ path: target, last: file.last(), bytes: readFileSync(target).length });
    expect([...readFileSync(target).subarray(18, 20)]).toEqual([1, 1]);
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.seatwright']);
    const copy = must(open(target, options));
    expect(allSteps(copy)).toEqual(allSteps(file));
    expect(must(copy.readSnapshot())).toEqual(must(file.readSnapshot()));
    must(copy.close());
    must(file.append(sampleStep(31)));
    must(file.close());
  });

  test('a copy never takes a name that is in use, and a copy that fails leaves nothing', () => {
    const { path, options, folder } = trialPlace();
    const file = filled(path, options, 3);
    writeFileSync(join(folder, 'taken'), 'x');
    expect(codeOf(file.copyTo(join(folder, 'taken')))).toBe('file.exists');
    expect(codeOf(file.copyTo(path))).toBe('file.exists');
    const nowhere = refusalIn(file.copyTo(join(folder, 'nowhere', 'copy')));
    expect([nowhere.code, nowhere.params.why]).toEqual(['file.copyFailed', 'missing']);
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
    must(file.append(sampleStep(4)));
    must(file.close());
  });

  test('a leftover of an interrupted copy is no obstacle', () => {
    const { path, options, folder } = trialPlace();
    const file = filled(path, options, 3);
    writeFileSync(join(folder, 'copy.seatwright.part'), 'half');
    must(file.copyTo(join(folder, 'copy.seatwright')));
    expect(readdirSync(folder)).not.toContain('copy.seatwright.part');
    must(file.close());
  });
});

describe('viewing only [reliability 5.3]', () => {
  test('a viewed file shows everything, locks nothing and leaves no copy', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 3);
    must(file.writeSnapshot(3, { state: 7, export: sampleExport(3) }));
    must(file.close());
    const viewed = must(view(path, options));
    const writer = must(open(path, options));
    expect(allSteps(viewed)).toEqual(allSteps(writer));
    expect(must(viewed.readSnapshot())?.state).toBe(7);
    expect(must(viewed.verify())).toEqual(writer.last());
    expect(readdirSync(options.recoveryFolder)).toEqual([]);
    viewed.close();
    must(writer.close());
  });
});
