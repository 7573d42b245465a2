/** [T-IPC-1]: every method of the contract with hostile and half-right input: refusals, never faults, and nothing changed by them. */

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MethodName, methods } from '../../../core/api/contract.ts';
import type { DoctorReport } from '../../../core/api/doctor.ts';
import { examineHere } from '../../../electron/doctor/here.ts';
import { figure } from '../../gates/figures.ts';
import { type Bench, benchIn, eventWith, freshFolder } from './machine.ts';

const RUNS = Number(process.env.SEATWRIGHT_IPC ?? 500);

/** Values that have broken programs before. */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  2 ** 53,
  -1,
  '',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  'a'.repeat(5000),
  [],
  [[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]],
  {},
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  { toString: null },
  JSON.parse('{"then":"x","huge":1e400}'),
  new Date(0),
  new Map([[1, 2]]),
  () => 1,
  Symbol('x'),
  10n,
];

/** Words of the contract, so that generated objects come close to what is asked for. */
const FIELDS = [
  'handle',
  'id',
  'command',
  'type',
  'name',
  'family',
  'after',
  'limit',
  'method',
  'options',
  'seed',
  'round',
  'key',
  'draft',
  'candidate',
  'anyway',
  'language',
  'view',
  'display',
  'job',
  'text',
  '__proto__',
  'constructor',
];

const leaf = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom('desk', 'mahjong', 'tournament.create', 'round.publish', 'a'.repeat(32)),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, tie('list'), tie('object')),
  list: fc.array(tie('any'), { maxLength: 4 }),
  object: fc
    .array(fc.tuple(fc.constantFrom(...FIELDS), tie('any')), { maxLength: 5 })
    .map((pairs) => Object.fromEntries(pairs)),
})).any;

/** What changes the file, the settings or the world when it succeeds; a refusal must change nothing. */
const names = Object.keys(methods) as MethodName[];

describe('T-IPC-1', () => {
  const place = freshFolder();
  let bench: Bench;
  beforeAll(async () => {
    // Nothing that is asked changes the computer: it is examined once, not hundreds of times.
    let examined: Promise<DoctorReport> | undefined;
    bench = benchIn(place.folder, { doctor: (patient) => (examined ??= examineHere(patient)) });
    await eventWith(bench, 8);
  });
  // Closing reads back every copy that was asked for meanwhile.
  afterAll(async () => {
    await bench.close();
    place.remove();
  }, 600_000);

  test.each(names)(`%s with ${RUNS} hostile inputs`, async (name) => {
    const lastNow = async (): Promise<number | null> => (await bench.value('file.state', {}))?.last ?? null;
    // A method before this one may have closed the file.
    const [file] = await bench.value('file.list', {});
    if ((await lastNow()) === null) await bench.value('file.open', { handle: file?.handle ?? '' });
    let last = await lastNow();
    expect(last).not.toBeNull();
    await fc.assert(
      fc.asyncProperty(value, async (input) => {
        const answer = await bench.backend.call({ role: 'desk', actor: 'desk' }, name, input);
        const now = await lastNow();
        if (answer.ok) last = now;
        else expect([now, answer.refusal.code === 'door.fault']).toEqual([last, false]);
      }),
      { numRuns: RUNS },
    );
    expect(bench.faults).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('all of it', () => {
    figure('T-IPC-1', `${names.length} methods, ${RUNS} inputs each, no fault, nothing changed by a refusal`);
  });
});
