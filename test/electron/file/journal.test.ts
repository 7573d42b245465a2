import { describe, expect, test } from 'vitest';
import { verifyAuditText } from '../../../electron/backend/file/check/audit.ts';
import { FORMAT } from '../../../electron/backend/file/schema.ts';
import { create, type NewStep, open } from '../../../electron/backend/file/tournament-file.ts';
import { allSteps, filled, trialPlace } from './sample.ts';
import { ABOUT, ID, must, sampleStep } from './steps.ts';

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

  test('a repeated command id gets the first answer and appends nothing [reliability 2.4]', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 2);
    const again = must(file.append(sampleStep(7, { commandId: 'command-1' })));
    expect(again).toEqual({ no: 1, hash: allSteps(file)[0]?.hash, answer: { done: 1 }, repeated: true });
    expect(file.last().no).toBe(2);
    expect(must(file.stepOf('command-2'))?.no).toBe(2);
    expect(must(file.stepOf('command-3'))).toBeNull();
    must(file.close());
  });

  test('an undo and a redo name an earlier step [reliability 4.2]', () => {
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

  test('clock jumps do not matter: order is by number [reliability 4.5]', () => {
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
    expect(again.found).toEqual({ version: FORMAT, snapshot: 'none', asFound: null });
    must(again.close());
  });
});

describe('audit text [reliability 4.6]', () => {
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
