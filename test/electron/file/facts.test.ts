/** Facts of a tournament that are no steps, and the way of a file of the first layout to the present one. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { copyPlaces } from '../../../electron/backend/copies/names.ts';
import { erasedFacts } from '../../../electron/backend/erasing.ts';
import { FORMAT, MIN_READER } from '../../../electron/backend/file/schema.ts';
import { open, type TournamentReading, view } from '../../../electron/backend/file/tournament-file.ts';
import { rebuild } from '../../../electron/backend/recovery/rebuild.ts';
import { surveyOf } from '../../../electron/backend/recovery/survey.ts';
import { sessionOn, viewingOf } from '../../../electron/backend/session.ts';
import { unpackTo } from '../../fixtures/files/recorded.ts';
import { bytesOf, codeOf, filled, refusalIn, trialPlace } from './sample.ts';
import { ABOUT, must } from './steps.ts';

const NAME = 'hall.round';
const KEYS = { keys: ['4F7A-92C1', 'Ольга 東 "quoted" \u202e'] };
const renewal = () => ({ commandId: 'renewed', at: '2026-11-20T14:03:22.000Z' });
const quiet = { now: () => new Date(0), told: () => undefined, copy: () => undefined, noRound: () => null };

const withFacts = () => {
  const place = trialPlace();
  const file = filled(place.path, place.options, 5);
  must(file.writeFact(NAME, 1));
  must(file.writeFact('verify.keys', KEYS));
  must(file.writeFact(NAME, 2));
  return { ...place, file };
};

const holdsThem = (reading: TournamentReading): void => {
  expect([must(reading.fact(NAME)), must(reading.fact('verify.keys')), must(reading.fact('x'))]).toEqual([
    2,
    KEYS,
    null,
  ]);
  expect(must(reading.facts()).map(({ name, no }) => [name, no])).toEqual([
    ['verify.keys', 2],
    [NAME, 3],
  ]);
};

const firstLayout = () => {
  const place = trialPlace();
  unpackTo(place.path, 'v1/duel');
  return { ...place, options: { ...place.options, renewal } };
};

describe('facts', () => {
  test('are durable, the newest of a name counts, and they are no steps', () => {
    const { path, options, file } = withFacts();
    holdsThem(file);
    expect(file.last().no).toBe(5);
    must(file.close());
    const again = must(open(path, options));
    holdsThem(again);
    must(again.verify());
    must(again.close());
    const viewed = must(view(path, options));
    holdsThem(viewed);
    viewed.close();
  });

  test('are on disk when they are answered: the file as it lies, without being closed, holds them', () => {
    const { path, options, file } = withFacts();
    const copy = `${path} as it lies`;
    for (const suffix of ['', '-wal']) writeFileSync(copy + suffix, Buffer.from(bytesOf(path + suffix), 'base64'));
    const found = must(view(copy, options));
    holdsThem(found);
    found.close();
    file.close();
  });

  test('are in every copy', () => {
    const { path, options, file } = withFacts();
    must(file.copyTo(`${path} copy`));
    const copy = must(view(`${path} copy`, options));
    holdsThem(copy);
    copy.close();
    must(file.close());
  });

  test('stay when a step is undone, and a viewed tournament takes none', () => {
    const { path, options } = firstLayout();
    const file = must(open(path, options));
    const session = must(sessionOn(file, quiet));
    must(session.keepFact(NAME, 3));
    must(session.undo('undo', 'desk'));
    must(session.redo('redo', 'desk'));
    must(session.undo('undo 2', 'desk'));
    expect(must(session.fact(NAME))).toBe(3);
    must(session.close());
    const viewed = must(view(path, options));
    const looking = must(viewingOf(viewed, viewed.close));
    expect(must(looking.fact(NAME))).toBe(3);
    expect(codeOf(looking.keepFact(NAME, 4))).toBe('file.viewing');
    looking.close();
  });

  test('come back with the steps from a file whose chain is broken, the newest of file and copies', () => {
    const { path, options, folder, file } = withFacts();
    must(file.close());
    const raw = new Database(path);
    raw.exec("DROP TRIGGER journal_not_changed; UPDATE journal SET answer = '1' WHERE no = 4");
    raw.close();
    expect(codeOf(open(path, options))).not.toBe('ok');
    const { pool } = surveyOf(path, copyPlaces(path, null));
    if (pool === null) throw new Error('nothing found');
    const target = join(folder, 'recovered.seatwright');
    must(rebuild(target, { about: pool.about, steps: pool.best, facts: pool.facts }));
    const made = must(open(target, options));
    expect(made.last().no).toBe(3);
    holdsThem(made);
    must(made.close());
  });

  test('lose the name of a person who is erased', () => {
    const erasing = { id: 7, member: null, mark: '№ 7', names: ['Ольга Żółć'], words: ['Ольга', 'Żółć'] };
    const [fact] = erasedFacts([{ name: 'x', value: { text: 'Table of Ольга Żółć', round: 2 }, no: 1 }], erasing);
    expect(fact).toEqual({ name: 'x', value: { text: 'Table of № 7', round: 2 }, no: 1 });
  });

  test('that are not as they were written are damage', () => {
    const { path, options, file } = withFacts();
    must(file.close());
    const raw = new Database(path);
    raw.exec(`UPDATE fact SET value = '1' WHERE name = '${NAME}'`);
    raw.close();
    expect(refusalIn(open(path, options))).toMatchObject({ code: 'file.damaged', params: { what: 'fact' } });
  });
});

describe('a file of layout 1 [reliability 16.1]', () => {
  test('is renewed when it is opened: its steps and links stay, it takes facts, and says which program it needs', () => {
    const { path, options } = firstLayout();
    const before = must(view(path, options));
    expect([before.found.version, before.meta.minReader, must(before.facts())]).toEqual([1, 1, []]);
    const file = must(open(path, options));
    expect([file.found.version, file.meta.minReader, file.last().no]).toEqual([
      FORMAT,
      MIN_READER,
      before.last().no + 1,
    ]);
    before.close();
    must(file.writeFact(NAME, 1));
    must(file.close());
    const again = must(open(path, options));
    expect(must(again.fact(NAME))).toBe(1);
    must(again.close());
  });

  test('is not taken for one where its layout is not that of its version', () => {
    for (const version of [1, FORMAT]) {
      const { path, options, file } = withFacts();
      must(file.close());
      const raw = new Database(path);
      if (version === FORMAT) raw.exec('DROP TABLE fact');
      raw.pragma(`user_version = ${version}`);
      raw.close();
      expect(codeOf(open(path, options))).toBe('file.altered');
    }
  });

  test('needs this program from then on: new or renewed, its description and its header say so', () => {
    const { path, options } = firstLayout();
    must(must(open(path, options)).close());
    const fresh = trialPlace();
    must(filled(fresh.path, fresh.options, 1, ABOUT).close());
    for (const made of [path, fresh.path]) {
      expect(readFileSync(made).readInt32BE(60)).toBe(FORMAT);
      const raw = new Database(made, { readonly: true });
      expect(raw.prepare('SELECT min_reader FROM meta').pluck().get()).toBe(MIN_READER);
      expect(() => raw.prepare('UPDATE meta SET min_reader = 1').run()).toThrow();
      raw.close();
    }
  });
});
