/** 16: files of older layouts are renewed when they are opened, with a copy before; files of every released layout open for ever. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { copiesFolder } from '../../../electron/backend/copies/names.ts';
import { metaDigest } from '../../../electron/backend/file/contents.ts';
import type { Layout, Migration } from '../../../electron/backend/file/migrate.ts';
import { FORMAT } from '../../../electron/backend/file/schema.ts';
import { jsonText } from '../../../electron/backend/file/step.ts';
import { type OpenOptions, open, view } from '../../../electron/backend/file/tournament-file.ts';
import { replay } from '../../../electron/backend/session.ts';
import { outsideDigest } from '../../fixtures/files/outside-digest.ts';
import { unpackTo } from '../../fixtures/files/recorded.ts';
import { allSteps, codeOf, filled, refusalIn, trialPlace } from './sample.ts';
import { ABOUT, must, sampleReplay } from './steps.ts';

const adding: Migration = { from: FORMAT, run: (db) => db.exec('CREATE TABLE added (no INTEGER PRIMARY KEY) STRICT') };
const NEXT = FORMAT + 1;
const layout: Layout = { format: NEXT, migrations: [adding] };
const renewal = () => ({ commandId: 'renewed', at: '2026-11-20T14:03:22.000Z' });

const old = () => {
  const place = trialPlace();
  must(filled(place.path, place.options, 5).close());
  const options: OpenOptions = { ...place.options, replay: sampleReplay, layout, renewal };
  return { ...place, options };
};

/** Nothing of it is renewed: the old layout with the old steps, in rest form. */
const isAsItWas = (path: string, { recoveryFolder }: OpenOptions): void => {
  expect([...readFileSync(path).subarray(18, 20)]).toEqual([1, 1]);
  const file = must(view(path, { recoveryFolder }));
  expect([file.last().no, file.found.version]).toEqual([5, FORMAT]);
  file.close();
};

describe('a file of an older layout [reliability 16.1]', () => {
  test('is renewed when it is opened, with a copy beside it that is still the old file', () => {
    const { path, options } = old();
    const file = must(open(path, options));
    expect(allSteps(file).at(-1)).toMatchObject({ no: 6, command: { type: 'file.migrate', from: FORMAT, to: NEXT } });
    expect(file.found.version).toBe(NEXT);
    must(file.close());
    const [name = ''] = readdirSync(copiesFolder(path));
    expect(name).toBe('2026-11-20T140322Z round-00 migration.seatwright');
    const copy = must(view(join(copiesFolder(path), name), options));
    expect([copy.last().no, copy.found.version]).toEqual([5, FORMAT]);
    copy.close();
    const again = must(open(path, options));
    expect(again.last().no).toBe(6);
    must(again.close());
    expect(readdirSync(copiesFolder(path))).toHaveLength(1);
  });

  const failing: readonly (readonly [string, Migration['run']])[] = [
    [
      'throws',
      () => {
        throw new Error('half-way');
      },
    ],
    [
      'leaves a trigger that is not ours',
      (db) => db.exec('CREATE TRIGGER x AFTER INSERT ON snapshot BEGIN SELECT 1; END'),
    ],
    ['changes a table of ours', (db) => db.exec('ALTER TABLE snapshot ADD COLUMN more TEXT')],
    ['touches the journal', (db) => db.exec("DROP TRIGGER journal_not_changed; UPDATE journal SET actor = 'x'")],
  ];
  test.each(failing)('whose migration %s is as it was, and that is said', (_what, run) => {
    const { path, options } = old();
    const answer = open(path, { ...options, layout: { format: NEXT, migrations: [{ from: FORMAT, run }] } });
    expect(refusalIn(answer)).toMatchObject({ code: 'file.notRenewed', params: { name: 'Riga Open.seatwright' } });
    isAsItWas(path, options);
    expect(readdirSync(copiesFolder(path))).toHaveLength(1);
  });

  test('is not touched where no copy can be made', () => {
    const { path, options } = old();
    writeFileSync(copiesFolder(path), 'a file where the folder should be');
    expect(codeOf(open(path, options))).toBe('file.copyFailed');
    isAsItWas(path, options);
  });

  test('is not opened for writing by whoever cannot renew it', () => {
    const { path, options } = old();
    const { renewal: _, ...without } = options;
    expect(codeOf(open(path, without))).toBe('file.notRenewed');
    isAsItWas(path, options);
    expect(existsSync(copiesFolder(path))).toBe(false);
  });

  test('control: with the present layout nothing is renewed and no copy is made', () => {
    const { path, options } = old();
    const { layout: _, ...present } = options;
    const file = must(open(path, present));
    expect(file.last().no).toBe(5);
    must(file.close());
    expect(existsSync(copiesFolder(path))).toBe(false);
  });
});

describe('T-MIG-4 a file of a newer layout', () => {
  test('is refused with the version it needs, and not a byte is changed', () => {
    const { path, options } = trialPlace();
    must(filled(path, options, 5).close());
    const db = new Database(path);
    const { createdBy, createdAt, tournamentId } = ABOUT;
    const meta = { tournamentId, createdBy, createdAt, minReader: 7 };
    db.pragma('user_version = 7');
    db.exec('DROP TRIGGER meta_not_changed');
    db.prepare('UPDATE meta SET min_reader = 7, digest = ?').run(metaDigest(meta));
    db.close();
    const before = readFileSync(path);
    expect(refusalIn(open(path, options))).toMatchObject({ code: 'file.newer', params: { needs: 7, knows: FORMAT } });
    expect(codeOf(view(path, options))).toBe('file.newer');
    expect(readFileSync(path).equals(before)).toBe(true);
  });
});

describe('T-MIG-1 golden files of every released layout', () => {
  const golden = join(import.meta.dirname, '../../fixtures/files');
  const versions = readdirSync(golden).filter((name) => /^v\d+$/.test(name));
  const cases = versions.flatMap((version) => {
    const expected = JSON.parse(readFileSync(join(golden, version, 'expected.json'), 'utf8')) as {
      readonly [name: string]: { readonly last: number; readonly hash: string; readonly outside: string };
    };
    return Object.entries(expected).map(([name, end]) => ({ version, name, end }));
  });

  test('there are at least five of each layout up to the present one', () => {
    expect(versions.sort()).toEqual(Array.from({ length: FORMAT }, (_, n) => `v${n + 1}`));
    for (const version of versions)
      expect(cases.filter((one) => one.version === version).length).toBeGreaterThanOrEqual(5);
  });

  test.each(cases)(
    '$version/$name opens, and says who sat where with which result as ever',
    ({ version, name, end }) => {
      const { path, options } = trialPlace();
      unpackTo(path, `${version}/${name}`);
      const file = must(open(path, { ...options, replay, renewal }));
      const steps = allSteps(file);
      expect(steps[end.last - 1]?.hash).toBe(end.hash);
      expect(outsideDigest(replay(steps).export)).toBe(end.outside);
      must(file.verify());
      must(file.close());
    },
  );

  test.each(cases)('$version/$name folds to the very state that its own program kept in it', ({ version, name }) => {
    const { path, options } = trialPlace();
    unpackTo(path, `${version}/${name}`);
    const file = must(view(path, options));
    const { atStep, state } = must(file.readSnapshot()) ?? { atStep: 0, state: null };
    const steps = allSteps(file).filter(({ no }) => no <= atStep);
    file.close();
    expect(steps.length).toBeGreaterThan(0);
    expect(JSON.parse(jsonText(replay(steps).state))).toEqual(state);
  });

  test('control: another result is another digest', () => {
    const { path, options } = trialPlace();
    unpackTo(path, 'v1/duel');
    const file = must(open(path, { ...options, replay, renewal }));
    const outside = replay(allSteps(file)).export;
    must(file.close());
    const [first, ...rest] = outside.results;
    if (first === undefined) throw new Error('no result');
    const changed = { ...outside, results: [{ ...first, score: (first.score ?? 0) + 1 }, ...rest] };
    expect(outsideDigest(changed)).not.toBe(outsideDigest(outside));
  });
});
