import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { type Stream, stream } from '../../../core/random/stream.ts';
import { type TournamentReading, view } from '../../../electron/backend/file/tournament-file.ts';
import { figure } from '../../gates/figures.ts';
import { allSteps, filled, trialPlace } from './sample.ts';
import { must, sampleReplay } from './steps.ts';

const PAGE = 4096;
const SECTOR = 512;

/** One kind of damage: what it makes of the bytes of a file. */
type Damage = (bytes: Buffer, random: Stream) => Buffer;

const at = (bytes: Buffer, place: number): number => bytes[place] ?? 0;
const overwrite =
  (start: number, length: number, value: (old: number) => number): Damage =>
  (bytes) => {
    for (let place = start; place < Math.min(start + length, bytes.length); place++)
      bytes[place] = value(at(bytes, place));
    return bytes;
  };
const somewhere = (bytes: Buffer, random: Stream, unit = 1) => random.below(Math.floor(bytes.length / unit)) * unit;

const KINDS: { readonly [name: string]: Damage } = {
  'one bit': (bytes, random) =>
    overwrite(somewhere(bytes, random), 1, (old) => old ^ (1 << random.below(8)))(bytes, random),
  'one byte': (bytes, random) => overwrite(somewhere(bytes, random), 1, () => random.below(256))(bytes, random),
  'some bytes': (bytes, random) =>
    overwrite(somewhere(bytes, random), 2 + random.below(30), () => random.below(256))(bytes, random),
  'a byte of the header': (bytes, random) => overwrite(random.below(100), 1, () => random.below(256))(bytes, random),
  'a sector of zeros': (bytes, random) => overwrite(somewhere(bytes, random, SECTOR), SECTOR, () => 0)(bytes, random),
  'a sector of noise': (bytes, random) =>
    overwrite(somewhere(bytes, random, SECTOR), SECTOR, () => random.below(256))(bytes, random),
  'a page of zeros': (bytes, random) => overwrite(somewhere(bytes, random, PAGE), PAGE, () => 0)(bytes, random),
  'two pages swapped': (bytes, random) => {
    const [one, other] = [somewhere(bytes, random, PAGE), somewhere(bytes, random, PAGE)];
    const kept = Buffer.from(bytes.subarray(one, one + PAGE));
    bytes.copy(bytes, one, other, other + PAGE);
    kept.copy(bytes, other);
    return bytes;
  },
  'cut anywhere': (bytes, random) => bytes.subarray(0, somewhere(bytes, random)),
  'cut at a page': (bytes, random) => bytes.subarray(0, somewhere(bytes, random, PAGE)),
  'grown by noise': (bytes, random) =>
    Buffer.concat([bytes, Buffer.from(Array.from({ length: 1 + random.below(3 * PAGE) }, () => random.below(256)))]),
};

/** Everything that a reader is shown. A snapshot that is known to be wrong is not shown. */
const shown = (file: TournamentReading) => ({
  meta: file.meta,
  steps: allSteps(file),
  facts: must(file.facts()),
  snapshot: file.found.snapshot === 'wrong' ? 'wrong' : must(file.readSnapshot()),
});

const golden = (() => {
  const { path, options } = trialPlace();
  const file = filled(path, options, 80);
  for (let n = 1; n <= 12; n++) must(file.writeFact(`fact ${n}`, { round: n, text: 'Ольга Żółć'.repeat(n) }));
  must(file.writeSnapshot(80, sampleReplay(allSteps(file))));
  const whole = shown({ ...file, found: { ...file.found, snapshot: 'good' } });
  must(file.close());
  return { bytes: readFileSync(path), whole };
})();

const SEED = 'T-OPEN-1';
const TRIALS = Number(process.env.SEATWRIGHT_DAMAGES ?? 1001);

const damaged = Array.from({ length: TRIALS }, (_, trial) => {
  const names = Object.keys(KINDS);
  const kind = names[trial % names.length] ?? 'one bit';
  const change = KINDS[kind];
  const bytes = Buffer.from(golden.bytes);
  return { name: `${SEED} ${trial} ${kind}`, bytes: change?.(bytes, stream(SEED, trial)) ?? bytes };
});

describe('T-OPEN-1 damaged files', { tags: ['long'] }, () => {
  const { options, folder } = trialPlace();

  test(`${TRIALS} of 11 kinds: none stops the program, none is shown as good when it differs, none is changed`, () => {
    const outcomes = damaged.map(({ name, bytes }) => {
      const path = join(folder, 'damaged.seatwright');
      writeFileSync(path, bytes);
      const viewed = view(path, options);
      expect(readFileSync(path).equals(bytes), name).toBe(true);
      if (!viewed.ok) return viewed.refusal.code;
      const { snapshot, ...rest } = shown(viewed.value);
      viewed.value.close();
      expect(rest, name).toEqual({ meta: golden.whole.meta, steps: golden.whole.steps, facts: golden.whole.facts });
      if (snapshot !== 'wrong') expect(snapshot, name).toEqual(golden.whole.snapshot);
      return 'shown';
    });
    figure(
      'T-OPEN-1',
      `${TRIALS} damaged files: ${outcomes.filter((o) => o === 'shown').length} unharmed and shown, the others refused, none shown with a difference`,
    );
    // Both ways out of the check are met, or the trial proves nothing.
    expect(outcomes.filter((outcome) => outcome === 'file.damaged').length).toBeGreaterThan(TRIALS / 4);
    expect(outcomes).toContain('shown');
  });

  test('control: integrity_check alone misses some', () => {
    const trial = join(folder, 'control');
    mkdirSync(trial);
    const missed = damaged.filter(({ bytes }, number) => {
      const path = join(trial, `${number}`);
      writeFileSync(path, bytes);
      try {
        const raw = new Database(path, { readonly: true });
        const whole = raw.pragma('integrity_check', { simple: true }) === 'ok';
        const answers = raw.prepare('SELECT command, changes, answer, at, actor FROM journal ORDER BY no').all();
        raw.close();
        const right = golden.whole.steps.map(({ command, changes, answer, at: time, actor }) => ({
          command: JSON.stringify(command),
          changes: JSON.stringify(changes),
          answer: JSON.stringify(answer),
          at: time,
          actor,
        }));
        return whole && JSON.stringify(answers) !== JSON.stringify(right);
      } catch {
        return false;
      }
    });
    expect(missed.length).toBeGreaterThan(0);
  });

  test('the file itself is shown whole', () => {
    const path = join(folder, 'whole.seatwright');
    writeFileSync(path, golden.bytes);
    const viewed = must(view(path, options));
    expect(shown(viewed)).toEqual(golden.whole);
    viewed.close();
  });
});
