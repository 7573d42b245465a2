import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { verifyAuditText } from '../../../electron/backend/file/audit.ts';
import { create, type NewStep, open, view } from '../../../electron/backend/file/tournament-file.ts';
import { allSteps, codeOf, copyFromOutside, filled, refusalIn, trialPlace } from './sample.ts';
import { ABOUT, ID, must, sampleExport, sampleReplay, sampleStep } from './steps.ts';

describe('steps', () => {
  test('a step comes back as it was given, with its number and links', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 3);
    const steps = allSteps(file);
    expect(steps.map(({ no, prev, hash, ...step }) => step)).toEqual([1, 2, 3].map((n) => sampleStep(n)));
    expect(steps.map((step) => step.no)).toEqual([1, 2, 3]);
    expect(steps[1]?.prev).toBe(steps[0]?.hash);
    expect(file.last()).toEqual({ no: 3, hash: steps[2]?.hash });
    must(file.close());
  });

  test('steps are read from a number on, at most so many', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 9);
    expect(must(file.readSteps(4, 3)).map((step) => step.no)).toEqual([4, 5, 6]);
    expect(must(file.readSteps(9, 3)).map((step) => step.no)).toEqual([9]);
    expect(must(file.readSteps(10, 3))).toEqual([]);
    must(file.close());
  });

  test('the order of the keys of a change is kept, so that a replay meets the same objects', () => {
    const { path, options } = trialPlace();
    const file = must(create(path, ABOUT, options));
    must(file.append(sampleStep(1, { changes: [{ b: 1, a: { d: 1, c: 2 } }] })));
    expect(JSON.stringify(allSteps(file)[0]?.changes)).toBe('[{"b":1,"a":{"d":1,"c":2}}]');
    must(file.close());
  });

  test('a repeated command id gets the first answer and appends nothing (2.4)', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 2);
    const again = must(file.append(sampleStep(7, { commandId: 'command-1' })));
    expect(again).toEqual({ no: 1, hash: allSteps(file)[0]?.hash, answer: { done: 1 }, repeated: true });
    expect(file.last().no).toBe(2);
    expect(must(file.stepOf('command-2'))?.no).toBe(2);
    expect(must(file.stepOf('command-3'))).toBeNull();
    must(file.close());
  });

  test('an undo and a redo name an earlier step (4.2)', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 2);
    must(file.append(sampleStep(3, { kind: 'undo', cancels: 2 })));
    must(file.append(sampleStep(4, { kind: 'redo', cancels: 3 })));
    expect(allSteps(file).map((step) => [step.kind, step.cancels])).toEqual([
      ['do', null],
      ['do', null],
      ['undo', 2],
      ['redo', 3],
    ]);
    must(file.close());
  });

  const broken: readonly (readonly [string, Partial<NewStep>])[] = [
    ['an undo that names nothing', { kind: 'undo' }],
    ['a do that names a step', { cancels: 1 }],
    ['an undo of itself', { kind: 'undo', cancels: 3 }],
    ['an undo of a later step', { kind: 'undo', cancels: 9 }],
    ['a time that is not UTC', { at: '20.11.2026 14:03' }],
    ['no actor', { actor: '' }],
    ['a number that JSON would turn into null', { changes: [{ points: Number.NaN }] }],
    ['an endless number', { answer: Number.POSITIVE_INFINITY }],
  ];
  test.each(broken)('%s is a mistake in the program and leaves nothing behind', (_what, more) => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 2);
    expect(() => file.append(sampleStep(3, more))).toThrow();
    expect(allSteps(file)).toHaveLength(2);
    must(file.append(sampleStep(3)));
    expect(must(file.verify()).no).toBe(3);
    must(file.close());
  });

  test('clock jumps do not matter: order is by number (4.5)', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 1);
    must(file.append(sampleStep(2, { at: '2026-11-17T08:00:00.000Z' })));
    must(file.append(sampleStep(3, { at: '2027-11-20T08:00:00.000Z' })));
    must(file.close());
    const again = must(open(path, options));
    expect(allSteps(again).map((step) => step.commandId)).toEqual(['command-1', 'command-2', 'command-3']);
    must(again.close());
  });

  test('everything is there after closing and opening again', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 5);
    const before = [allSteps(file), file.meta, file.last()];
    must(file.close());
    const again = must(open(path, options));
    expect([allSteps(again), again.meta, again.last()]).toEqual(before);
    expect(again.found).toEqual({ version: 1, snapshot: 'none', asFound: null });
    must(again.close());
  });
});

describe('snapshots', () => {
  test('a snapshot comes back with its step, and only the newest is kept', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 4);
    expect(must(file.readSnapshot())).toBeNull();
    must(file.writeSnapshot(4, { state: { a: 1 }, export: sampleExport(4) }));
    must(file.writeSnapshot(2, { state: { a: 0 }, export: sampleExport(2) }));
    expect(must(file.readSnapshot())).toEqual({ atStep: 4, state: { a: 1 }, export: sampleExport(4) });
    must(file.append(sampleStep(5), { state: { a: 2 }, export: sampleExport(5) }));
    expect(must(file.readSnapshot())).toEqual({ atStep: 5, state: { a: 2 }, export: sampleExport(5) });
    must(file.close());
    const raw = new Database(path, { readonly: true });
    expect(raw.prepare('SELECT count(*) FROM snapshot').pluck().get()).toBe(1);
    raw.close();
  });

  test('a snapshot at a step that is not there is a mistake in the program', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 2);
    expect(() => file.writeSnapshot(3, { state: 1, export: sampleExport(1) })).toThrow(RangeError);
    must(file.close());
  });

  test('a snapshot that equals the replay is good', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 6);
    must(file.writeSnapshot(4, sampleReplay(must(file.readSteps(1, 4)))));
    must(file.close());
    const again = must(open(path, { ...options, replay: sampleReplay }));
    expect(again.found.snapshot).toBe('good');
    must(again.close());
  });

  test('a snapshot that differs from the replay is removed at opening, and the tournament opens (5.1 h)', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 6);
    must(file.writeSnapshot(6, { ...sampleReplay(allSteps(file)), export: sampleExport(5) }));
    must(file.close());
    const again = must(open(path, { ...options, replay: sampleReplay }));
    expect(again.found.snapshot).toBe('wrong');
    expect(must(again.readSnapshot())).toBeNull();
    expect(allSteps(again)).toHaveLength(6);
    must(again.close());
  });

  test.each(['state', 'export', 'digest'])('a snapshot with a changed %s is known without a replay', (column) => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 2);
    must(file.writeSnapshot(2, { state: { name: 'Anna' }, export: sampleExport(2) }));
    must(file.close());
    const raw = new Database(path);
    const changed = raw
      .prepare(`UPDATE snapshot SET ${column} = replace(replace(${column}, 'Anna', 'Anny'), '1', '2')`)
      .run();
    expect(changed.changes).toBe(1);
    raw.close();
    const again = must(open(path, options));
    expect(again.found.snapshot).toBe('wrong');
    must(again.close());
  });

  test('any SQLite tool reads players, rounds, seats, results and standings', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 1);
    must(file.writeSnapshot(1, { state: null, export: sampleExport(9) }));
    must(file.close());
    const raw = new Database(path, { readonly: true });
    raw.pragma('trusted_schema = OFF');
    const all = (name: string) => raw.prepare(`SELECT * FROM ${name}`).all();
    expect(all('player')).toEqual([
      { id: 1, name: 'Ольга', club: null, country: 'LV', playing: 1 },
      { id: 2, name: "O'Neil", club: 'Hof', country: null, playing: 0 },
    ]);
    expect(all('round')).toEqual([{ no: 1, stage: 'main', method: 'swiss', seed: 'k3' }]);
    expect(all('seat')).toEqual([{ round: 1, table_no: 1, seat: 'E', player: 1 }]);
    expect(all('result')).toEqual([{ round: 1, table_no: 1, seat: 'E', player: 1, points: 32000, score: 170 }]);
    expect(all('standing')).toEqual([{ place: 1, player: 1, score: 9, games: 1 }]);
    raw.close();
  });
});

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

  test('a checkpoint makes the bare file complete while it is open (3.4)', () => {
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

  test('the file checkpoints itself one second after the last commit, not during a burst (3.4)', () => {
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

describe('copies (7.2)', () => {
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

describe('trouble', () => {
  test('a full disk: nothing is half done, nothing is locked, and the same command succeeds when there is room (3.6)', () => {
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
  test.each(disturb)('a file %s while open is noticed before the next answer, and copied whole (3.5)', (_how, act) => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 4);
    act(path);
    const refusal = refusalIn(file.append(sampleStep(5)));
    expect(refusal.code).toBe('file.moved');
    expect(file.state()).toBe('moved');
    expect(refusalIn(file.append(sampleStep(6)))).toEqual(refusal);
    const copy = must(open(String(refusal.params.copy), options));
    expect(allSteps(copy).map((step) => step.no)).toEqual([1, 2, 3, 4, 5]);
    expect(must(copy.append(sampleStep(5))).repeated).toBe(true);
    must(copy.append(sampleStep(6)));
    must(copy.close());
    expect(refusalIn(file.close())).toEqual(refusal);
    if (existsSync(path)) expect(readFileSync(`${path}-wal`, 'utf8')).toBe('log of the other');
  });

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

describe('viewing only (5.3)', () => {
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

describe('audit text (4.6)', () => {
  test('holds every step with its link and is verified without the file', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 8);
    must(file.append(sampleStep(9, { kind: 'undo', cancels: 8 })));
    const text = must(file.audit());
    expect(text.split('\n')).toHaveLength(11);
    expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ tournamentId: ID });
    expect(verifyAuditText(text)).toEqual({ whole: true, end: file.last() });
    must(file.close());
  });

  test('names the first line that is not as it was written', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 8);
    const text = must(file.audit());
    must(file.close());
    expect(verifyAuditText(text.replace('"table":5', '"table":6'))).toEqual({ whole: false, line: 6 });
    expect(verifyAuditText(text.replace(ID, ID.replace('0', '1')))).toEqual({ whole: false, line: 1 });
    const lines = text.split('\n');
    expect(verifyAuditText(lines.toSpliced(3, 1).join('\n'))).toEqual({ whole: false, line: 4 });
    expect(verifyAuditText(lines.toSpliced(3, 1, '{').join('\n'))).toEqual({ whole: false, line: 4 });
    expect(verifyAuditText(lines.toSpliced(3, 1, '{"no":3}').join('\n'))).toEqual({ whole: false, line: 4 });
    expect(verifyAuditText('')).toEqual({ whole: false, line: 1 });
  });
});
