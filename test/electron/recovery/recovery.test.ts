/**
 * [T-REC-1, T-REC-3, T-SNAP-4]: what is recovered is the best that the pieces hold, and nothing but what was entered.
 *
 * The oracle does not read pages as the program does: it knows where each row's bytes lay in the whole file (by searching for them)
 * and counts a row as present when those bytes and the head of the page they lie on are as they were.
 */

import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Stream, stream } from '../../../core/random/stream.ts';
import { copiesFolder, copyPlaces, mirrorPath } from '../../../electron/backend/copies/names.ts';
import { auditHead, auditLine } from '../../../electron/backend/file/check/audit.ts';
import {
  type NewStep,
  open,
  type StoredStep,
  type TournamentFile,
  view,
} from '../../../electron/backend/file/tournament-file.ts';
import { chainTo } from '../../../electron/backend/recovery/pool.ts';
import { keepEvidence, rebuild, recoveredPath } from '../../../electron/backend/recovery/rebuild.ts';
import { surveyOf } from '../../../electron/backend/recovery/survey.ts';
import { figure } from '../../gates/figures.ts';
import { allSteps, cloneFolder, codeOf, copyFromOutside, filled, trialPlace } from '../file/sample.ts';
import { ABOUT, must, OTHER_ID, sampleStep } from '../file/steps.ts';

const PAGE = 4096;
const STEPS = 80;
const NOTE = { commandId: 'recovered', at: '2026-11-20T16:00:00.000Z', from: 'Riga Open.seatwright' };
const COPY = '2026-11-20T140322Z round-05 before.seatwright';

/** A tournament of 80 steps with one automatic copy after step `copyAt`, closed. */
const golden = (copyAt: number) => {
  const { path, options, folder } = trialPlace();
  const file = filled(path, options, 0);
  for (let no = 1; no <= copyAt; no++) must(file.append(stepOf(no)));
  mkdirSync(copiesFolder(path));
  if (copyAt > 0) must(file.copyTo(join(copiesFolder(path), COPY)));
  for (let no = copyAt + 1; no <= STEPS; no++) must(file.append(stepOf(no)));
  const steps = allSteps(file);
  must(file.close());
  return { path, options, folder, steps, bytes: readFileSync(path) };
};

/** The first step says whose the tournament is, as every tournament's does; each ninth lies on several pages. */
const stepOf = (no: number): NewStep => {
  if (no === 1) return sampleStep(1, { command: { type: 'tournament.create', id: ABOUT.tournamentId } });
  return sampleStep(no, no % 9 === 0 ? { changes: [{ what: 'note', text: `${no} `.repeat(3000) }] } : {});
};

const damages: readonly ((bytes: Buffer, random: Stream) => Buffer)[] = [
  (bytes, random) => {
    bytes.fill(0, ...page(bytes, random));
    return bytes;
  },
  (bytes, random) => {
    const [from, to] = page(bytes, random);
    for (let at = from; at < to; at++) bytes[at] = random.below(256);
    return bytes;
  },
  (bytes, random) => bytes.subarray(0, PAGE * (1 + random.below(bytes.length / PAGE - 1)) + random.below(PAGE)),
  (bytes, random) => {
    for (let hit = 0; hit < 12; hit++) bytes[random.below(bytes.length)] = random.below(256);
    return bytes;
  },
  // The beginning is gone: header, schema, root.
  (bytes) => {
    bytes.fill(0, 0, PAGE);
    return bytes;
  },
];

const page = (bytes: Buffer, random: Stream): readonly [number, number] => {
  const no = random.below(bytes.length / PAGE);
  return [no * PAGE, (no + 1) * PAGE];
};

/** The texts of a row as they lie one after the other in its record. */
const textsOf = ({ commandId, at, actor, kind }: StoredStep) => Buffer.from(`${commandId}${at}${actor}${kind}`);

/** Steps that the damaged bytes hold for certain: those on pages that are whole, together with all pages they go on on. */
const certain = (whole: Buffer, damaged: Buffer, steps: readonly StoredStep[]): Set<number> => {
  const same = (no: number) =>
    damaged.length >= (no + 1) * PAGE &&
    whole.subarray(no * PAGE, (no + 1) * PAGE).equals(damaged.subarray(no * PAGE, (no + 1) * PAGE));
  const isWhole = damaged.equals(whole);
  // Pages that were split leave old bytes behind: a row counts only where every page with its bytes is whole.
  const pagesWith = (texts: Buffer): number[] => {
    const found: number[] = [];
    for (let at = whole.indexOf(texts); at >= 0; at = whole.indexOf(texts, at + 1)) found.push(Math.floor(at / PAGE));
    return found;
  };
  return new Set(
    steps
      .filter((step) => {
        const found = pagesWith(textsOf(step));
        const isShort = JSON.stringify(step.changes).length < PAGE / 4;
        return found.length > 0 && found.every(same) && (isShort || isWhole);
      })
      .map(({ no }) => no),
  );
};

const bestOf = (known: ReadonlySet<number>): number => {
  let last = 0;
  while (known.has(last + 1)) last += 1;
  return last;
};

const recoveredFrom = (path: string, second: string | null = null): TournamentFile | null => {
  const { pool, candidates } = surveyOf(path, copyPlaces(path, second));
  const chosen = candidates.find(({ recommended }) => recommended);
  const steps = pool === null || chosen === undefined ? null : chainTo(pool, chosen.id);
  if (pool === null || steps === null) return null;
  const folder = join(path, '..');
  const target = recoveredPath(path, folder, 'recovered', '1405');
  must(rebuild(target, { about: pool.about, steps, facts: pool.facts }, NOTE));
  return must(open(target, { recoveryFolder: join(folder, '..', 'recovery') }));
};

const CASES = Number(process.env.SEATWRIGHT_RECOVERIES ?? 100);

describe('T-REC-1', () => {
  const random = stream('T-REC-1');
  const originals = [0, 25, 60].map(golden);
  test(`${CASES} damaged files: at least the best that is certain to be there comes back, nothing else, and the file stays`, {
    tags: ['long'],
  }, () => {
    let better = 0;
    for (let number = 0; number < CASES; number++) {
      const original = originals[number % originals.length];
      const damage = damages[number % damages.length];
      if (original === undefined || damage === undefined) throw new Error('no case');
      const { path, folder } = trialPlace();
      cloneFolder(join(original.path, '..'), folder);
      const bytes = damage(Buffer.from(original.bytes), random);
      writeFileSync(path, bytes);
      const inFile = certain(original.bytes, bytes, original.steps);
      const copied = [0, 25, 60][number % originals.length] ?? 0;
      const least = bestOf(new Set([...inFile, ...Array.from({ length: copied }, (_, n) => n + 1)]));
      const file = recoveredFrom(path);
      const found = file === null ? [] : allSteps(file);
      const entered = found.slice(0, -1);
      expect(entered, `case ${number}`).toEqual(original.steps.slice(0, entered.length));
      expect(entered.length, `case ${number}`).toBeGreaterThanOrEqual(least);
      if (file !== null) {
        expect(found.at(-1)).toMatchObject({ command: { type: 'file.recover', steps: entered.length }, changes: [] });
        must(file.append(sampleStep(900)));
        must(file.close());
      } else expect(least).toBe(0);
      if (entered.length > copied) better += 1;
      expect(readFileSync(path).equals(bytes)).toBe(true);
    }
    figure(
      'T-REC-1',
      `${CASES} damaged files: the best that was certain to be there came back each time, ${better} times more than the copy`,
    );
    // Both are met: files that gave more than the copy, or the trial proves nothing.
    expect(better).toBeGreaterThan(CASES / 10);
  });

  test('the log beside the file counts too: what was entered after the last checkpoint comes back', () => {
    const { path, options, folder } = trialPlace();
    const file = filled(path, options, 10);
    must(file.checkpoint());
    for (let no = 11; no <= 15; no++) must(file.append(sampleStep(no)));
    const apart = join(folder, 'apart');
    mkdirSync(apart);
    for (const suffix of ['', '-wal']) copyFromOutside(path + suffix, join(apart, `x.seatwright${suffix}`));
    must(file.close());
    const broken = join(apart, 'x.seatwright');
    const bytes = readFileSync(broken);
    bytes.fill(0, 0, PAGE);
    writeFileSync(broken, bytes);
    const recovered = recoveredFrom(broken);
    expect(recovered?.last().no).toBe(15 + 1);
    recovered?.close();
  });

  test('steps after a gap are not joined, and what they entered is named as lacking', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 20);
    const steps = allSteps(file);
    must(file.close());
    const mirror = join(path, '..', 'stick');
    mkdirSync(mirror);
    const entered = { changes: [{ type: 'result.entered', round: 5, table: 7, result: {} }] };
    const gapped = steps.filter(({ no }) => no !== 12).map((step) => step);
    writeFileSync(mirrorPath(path, mirror), [auditHead(ABOUT), ...gapped.map(auditLine)].join(''));
    writeFileSync(path, '');
    const { candidates } = surveyOf(path, copyPlaces(path, mirror));
    expect(candidates.map(({ kind, steps: last }) => [kind, last])).toEqual([['mirror', 11]]);
    expect(entered.changes).toHaveLength(1);
  });

  test('nothing at all is left: no candidate, and no file is made', () => {
    const { path } = trialPlace();
    writeFileSync(path, 'x'.repeat(10_000));
    expect(surveyOf(path, copyPlaces(path, null)).candidates).toEqual([]);
  });

  test('pieces of another tournament are never mixed in', () => {
    const { path, options } = trialPlace();
    const other = filled(path, options, 30, { ...ABOUT, tournamentId: OTHER_ID });
    mkdirSync(copiesFolder(path));
    must(other.copyTo(join(copiesFolder(path), COPY)));
    must(other.close());
    const mine = trialPlace();
    must(filled(mine.path, mine.options, 5).close());
    copyFileSync(mine.path, path);
    const { pool, candidates } = surveyOf(path, copyPlaces(path, null));
    expect(pool?.about.tournamentId).toBe(ABOUT.tournamentId);
    expect(candidates.map(({ kind, steps }) => [kind, steps])).toEqual([['file', 5]]);
  });

  test('control: without hashes, a changed result would come back as if it had been entered', () => {
    const { path, options } = trialPlace();
    must(filled(path, options, 5).close());
    const bytes = readFileSync(path);
    const at = bytes.indexOf('"points":[31997');
    expect(at).toBeGreaterThan(0);
    bytes.write('"points":[91997', at);
    writeFileSync(path, bytes);
    const file = recoveredFrom(path);
    expect(file?.last().no).toBe(2 + 1);
    expect(JSON.stringify(file === null ? [] : allSteps(file))).not.toContain('91997');
    file?.close();
  });
});

const OLD_LOGS = 50;

describe('the new file [reliability 8.5]', () => {
  test('is called after the old one, never replaces a file, and does not pile up its additions', () => {
    const { path, folder } = trialPlace();
    const first = recoveredPath(path, folder, 'recovered', '1405');
    expect(first).toBe(join(folder, 'Riga Open (recovered 1405).seatwright'));
    writeFileSync(first, '');
    expect(recoveredPath(path, folder, 'recovered', '1405')).toBe(
      join(folder, 'Riga Open (recovered 1405) 2.seatwright'),
    );
    expect(recoveredPath(first, folder, 'восстановлен', '1500')).toBe(
      join(folder, 'Riga Open (восстановлен 1500).seatwright'),
    );
    expect(codeOf(rebuild(first, { about: ABOUT, steps: [], facts: [] }))).toBe('file.exists');
  });

  test('[reliability 8.1] the damaged file and its log are kept as they lie before anything is made', () => {
    const { path, options } = trialPlace();
    writeFileSync(path, 'damaged');
    writeFileSync(`${path}-wal`, 'its log');
    const kept = keepEvidence(path, options.recoveryFolder);
    expect(readdirSync(kept).sort()).toEqual(['Riga Open.seatwright', 'Riga Open.seatwright-wal']);
    expect(readFileSync(join(kept, 'Riga Open.seatwright-wal'), 'utf8')).toBe('its log');
  });

  test('T-REC-3: an old log beside the original changes nothing of what was restored', { tags: ['long'] }, () => {
    for (let number = 0; number < OLD_LOGS; number++) {
      const { path, options } = trialPlace();
      const file = filled(path, options, 12);
      mkdirSync(copiesFolder(path));
      must(file.copyTo(join(copiesFolder(path), COPY)));
      for (let no = 13; no < 13 + (number % 10); no++) must(file.append(sampleStep(no)));
      const kept = join(path, '..', 'kept');
      mkdirSync(kept);
      for (const suffix of ['', '-wal']) copyFromOutside(path + suffix, join(kept, `o${suffix}`));
      must(file.close());
      // The file is gone, its log of before is not.
      copyFileSync(join(kept, 'o-wal'), `${path}-wal`);
      writeFileSync(path, '');
      const recovered = recoveredFrom(path);
      const entered = recovered === null ? 0 : recovered.last().no - 1;
      expect(entered).toBeGreaterThanOrEqual(12);
      recovered?.close();
      const again = must(view(join(path, '..', 'Riga Open (recovered 1405).seatwright'), options));
      expect(again.last().no).toBe(entered + 1);
      again.close();
    }
  });
});

describe('T-SNAP-4 the laptop is lost', () => {
  const CUTS = Number(process.env.SEATWRIGHT_CUTS ?? 60);
  test(`the second folder cut at ${CUTS} moments rebuilds all whole lines, and the copy before them`, {
    tags: ['long'],
  }, () => {
    const { steps } = golden(0);
    const text = [auditHead(ABOUT), ...steps.map(auditLine)].join('');
    // Where the text of each step's line ends.
    const lines = steps.map(
      (_, index) => [auditHead(ABOUT), ...steps.slice(0, index + 1).map(auditLine)].join('').length - 1,
    );
    const random = stream('T-SNAP-4');
    for (let cut = 0; cut < CUTS; cut++) {
      const { path } = trialPlace();
      const stick = join(path, '..', 'stick');
      mkdirSync(stick);
      const length = auditHead(ABOUT).length + random.below(text.length - auditHead(ABOUT).length);
      const left = Buffer.from(text).subarray(0, length);
      writeFileSync(mirrorPath(path, stick), left);
      // A line that lacks only its end is whole.
      const cutText = left.toString();
      const whole = lines.filter((end) => cutText.length >= end).length;
      const file = recoveredFrom(path, stick);
      expect((file?.last().no ?? 1) - 1).toBe(Math.max(0, whole));
      if (file !== null) {
        expect(allSteps(file).slice(0, -1)).toEqual(steps.slice(0, whole));
        must(file.close());
      }
    }
  });
});
