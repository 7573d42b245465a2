/**
 * [T-OPEN-3]: a log that is missing, cut, changed, foreign or left over is never taken for good when results are missing that a copy
 * has; and what was found is kept as it was found. The check is that of the checker's process, run here.
 */

import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stream } from '../../../core/random/stream.ts';
import { copiesFolder, copyPlaces } from '../../../electron/backend/copies/names.ts';
import { open } from '../../../electron/backend/file/tournament-file.ts';
import { carryOut } from '../../../electron/workers/checker-tasks.ts';
import { allSteps, codeOf, copyFromOutside, filled, trialPlace } from './sample.ts';
import { ABOUT, must, OTHER_ID, sampleStep } from './steps.ts';

const COPY = '2026-11-20T140322Z round-05 before.seatwright';
const INTO_FILE = 12;
const ALL = 30;

/** A file with twelve steps in it and eighteen more in its log, and a copy of all thirty; as they lie, from outside. */
const original = (() => {
  const { path, options, folder } = trialPlace();
  const file = filled(path, options, INTO_FILE);
  must(file.checkpoint());
  for (let no = INTO_FILE + 1; no <= ALL; no++) must(file.append(sampleStep(no)));
  const kept = join(folder, 'kept');
  mkdirSync(kept);
  copyFromOutside(path, join(kept, 'file'));
  copyFromOutside(`${path}-wal`, join(kept, 'log'));
  must(file.copyTo(join(kept, 'copy')));
  must(file.close());
  copyFileSync(path, join(kept, 'closed'));
  const other = trialPlace();
  const foreign = filled(other.path, other.options, ALL, { ...ABOUT, tournamentId: OTHER_ID });
  copyFromOutside(`${other.path}-wal`, join(kept, 'foreign'));
  must(foreign.close());
  const read = (name: string) => readFileSync(join(kept, name));
  return {
    file: read('file'),
    log: read('log'),
    copy: read('copy'),
    closed: read('closed'),
    foreign: read('foreign'),
  };
})();

type Case = { readonly what: string; readonly file: Buffer; readonly log: Buffer | null };

const random = stream('T-OPEN-3');
const flipped = (bytes: Buffer, at: number): Buffer => {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ (1 << random.below(8));
  return changed;
};

const SECTOR = 512;

/** A part of a rollback journal, as the database lays it out: a head on a sector of its own, then pages with number and check sum. */
const journalPart = (pages: readonly (readonly [no: number, page: Buffer])[], pagesBefore: number): Buffer => {
  const head = Buffer.alloc(SECTOR);
  Buffer.from('d9d505f920a163d7', 'hex').copy(head);
  for (const [place, value] of [
    [8, pages.length],
    [16, pagesBefore],
    [20, SECTOR],
    [24, 4096],
  ] as const)
    head.writeUInt32BE(value, place);
  const records = pages.map(([no, page]) => {
    const record = Buffer.alloc(4 + page.length + 4);
    record.writeUInt32BE(no);
    page.copy(record, 4);
    let sum = 0;
    for (let at = page.length - 200; at > 0; at -= 200) sum += page[at] ?? 0;
    record.writeUInt32BE(sum, 4 + page.length);
    return record;
  });
  const bytes = Buffer.concat([head, ...records]);
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & (SECTOR - 1))]);
};

const cases: readonly Case[] = [
  { what: 'missing', file: original.file, log: null },
  { what: 'empty', file: original.file, log: Buffer.alloc(0) },
  ...Array.from({ length: 25 }, (_, n) => {
    const length = Math.floor((original.log.length * n) / 25) + random.below(400);
    return { what: `cut after ${length} bytes`, file: original.file, log: original.log.subarray(0, length) };
  }),
  ...Array.from({ length: 100 }, () => {
    const at = random.below(original.log.length);
    return { what: `bit flipped at ${at}`, file: original.file, log: flipped(original.log, at) };
  }),
  ...Array.from({ length: 16 }, (_, n) => {
    return { what: `header damaged at ${2 * n}`, file: original.file, log: flipped(original.log, 2 * n) };
  }),
  { what: 'foreign', file: original.file, log: original.foreign },
  { what: 'foreign, over a closed file', file: original.closed, log: original.foreign },
  { what: 'left over from before the file was restored', file: original.copy, log: original.log },
  { what: 'left over, the file put back from an earlier time', file: original.file, log: original.foreign },
  { what: 'noise', file: original.file, log: Buffer.from(Array.from({ length: 9000 }, () => random.below(256))) },
  { what: 'zeros', file: original.file, log: Buffer.alloc(40_000) },
  { what: 'whole', file: original.file, log: original.log },
];

const lay = ({ file, log }: Pick<Case, 'file' | 'log'>) => {
  const place = trialPlace();
  mkdirSync(copiesFolder(place.path));
  writeFileSync(join(copiesFolder(place.path), COPY), original.copy);
  writeFileSync(place.path, file);
  if (log !== null) writeFileSync(`${place.path}-wal`, log);
  return place;
};

describe('T-OPEN-3 a log beside the file', () => {
  test(`${cases.length} cases: shown as good only with every step; otherwise told, and nothing touched`, () => {
    const codes = new Map<string, number>();
    for (const { what, file, log } of cases) {
      const { path, options } = lay({ file, log });
      const { recoveryFolder } = options;
      const answer = carryOut({
        kind: 'check',
        path,
        recoveryFolder,
        copies: copyPlaces(path, null),
        declined: [],
        notes: null,
      });
      const code = codeOf(answer);
      codes.set(code, (codes.get(code) ?? 0) + 1);
      if (answer.ok) expect((answer.value as { last: { no: number } }).last.no, what).toBe(ALL);
      else expect(['file.newerCopy', 'file.damaged'], what).toContain(code);
      expect(readFileSync(path).equals(file), what).toBe(true);
      if (log !== null) expect(readFileSync(`${path}-wal`).equals(log), what).toBe(true);
      const kept = existsSync(recoveryFolder) ? readdirSync(recoveryFolder) : [];
      if (log !== null && log.length > 0) {
        const [found = ''] = kept;
        expect(readFileSync(join(recoveryFolder, found, 'Riga Open.seatwright-wal')).equals(log), what).toBe(true);
      } else expect(kept, what).toEqual([]);
      rmSync(join(path, '..'), { recursive: true });
    }
    // All three ways out are met, or the trial proves nothing.
    expect([...codes.keys()].sort()).toEqual(['file.damaged', 'file.newerCopy', 'ok']);
  });

  test('control: without a look at the copies a file that lost its log would be shown as good', () => {
    const { path, options } = lay({ file: original.file, log: null });
    const { recoveryFolder } = options;
    const answer = carryOut({ kind: 'check', path, recoveryFolder, copies: null, declined: [], notes: null });
    expect(answer).toMatchObject({ ok: true, value: { last: { no: INTO_FILE } } });
  });

  test('a copy that the TO decided against is not asked about again', () => {
    const { path, options } = lay({ file: original.file, log: null });
    const { recoveryFolder } = options;
    const task = { kind: 'check', path, recoveryFolder, copies: copyPlaces(path, null), notes: null } as const;
    const asked = carryOut({ ...task, declined: [], notes: null });
    const links = asked.ok ? [] : (asked.refusal.params.links as string[]);
    expect(links).toHaveLength(1);
    expect(carryOut({ ...task, declined: links })).toMatchObject({ ok: true });
  });

  test('noise in the beginning of the file, left by a power cut, is mended by a log that has the page (T-DUR-2)', () => {
    const noise = Buffer.from(original.file);
    for (let at = 0; at < 512; at++) noise[at] = random.below(256);
    const { path, options } = lay({ file: noise, log: original.log });
    const file = must(open(path, options));
    expect(allSteps(file)).toHaveLength(ALL);
    must(file.close());
    const alone = lay({ file: noise, log: null });
    expect(codeOf(open(alone.path, alone.options))).toBe('file.notTournament');
  });

  describe('noise in the beginning of the file, left by a power cut, is mended by a rollback journal that has the page (T-DUR-2)', () => {
    const noise = Buffer.from(original.closed);
    for (let at = 0; at < 512; at++) noise[at] = random.below(256);
    const page = original.closed.subarray(0, 4096);
    const second = original.closed.subarray(4096, 8192);

    test('as the only page', () => {
      const { path, options } = lay({ file: noise, log: null });
      writeFileSync(`${path}-journal`, journalPart([[1, page]], noise.length / 4096));
      const file = must(open(path, options));
      expect(allSteps(file)).toHaveLength(ALL);
      must(file.close());
    });

    test('in a later part of the journal', () => {
      const { path, options } = lay({ file: noise, log: null });
      const parts = [[[2, second]], [[1, page]]] as const;
      writeFileSync(`${path}-journal`, Buffer.concat(parts.map((part) => journalPart(part, noise.length / 4096))));
      const file = must(open(path, options));
      expect(allSteps(file)).toHaveLength(ALL);
      must(file.close());
    });

    test.each([
      { what: 'does not have it', journal: journalPart([[2, second]], noise.length / 4096) },
      { what: 'was not finished', journal: Buffer.alloc(4616) },
      { what: 'is noise', journal: Buffer.from(Array.from({ length: 9000 }, () => random.below(256))) },
    ])('control: not where the journal $what', ({ journal }) => {
      const { path, options } = lay({ file: noise, log: null });
      writeFileSync(`${path}-journal`, journal);
      expect(codeOf(open(path, options))).toBe('file.notTournament');
    });
  });
});
