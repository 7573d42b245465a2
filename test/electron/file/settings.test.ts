import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { settingsFor, wrongSetting } from '../../../electron/backend/file/pragmas.ts';
import { open, type Place } from '../../../electron/backend/file/tournament-file.ts';
import { cloneFolder, filled, trialPlace } from './sample.ts';
import { must } from './steps.ts';

const wanted = (place: Place) => Object.fromEntries(settingsFor(place).map(({ name, readBack }) => [name, readBack]));

describe('T-DUR-8 the settings of [reliability 3.1] hold on every open', () => {
  test('the list is that of the specification, in its order', () => {
    expect(settingsFor('local').map(({ name, set }) => `${name}=${set}`)).toEqual([
      'locking_mode=EXCLUSIVE',
      'journal_mode=WAL',
      'synchronous=FULL',
      'fullfsync=ON',
      'foreign_keys=ON',
      'trusted_schema=OFF',
      'cell_size_check=ON',
      'mmap_size=0',
      'wal_autocheckpoint=0',
    ]);
    expect(
      settingsFor('removable')
        .slice(1, 3)
        .map(({ name, set }) => `${name}=${set}`),
    ).toEqual(['journal_mode=DELETE', 'synchronous=EXTRA']);
  });

  test.each(['local', 'removable'] as const)('50 opens of a closed file (%s disk)', (place) => {
    const { path, options } = trialPlace();
    must(filled(path, options, 3).close());
    for (let opening = 0; opening < 50; opening++) {
      const file = must(open(path, { ...options, place }));
      expect(file.settings()).toEqual(wanted(place));
      must(file.close());
    }
  });

  test.each(['local', 'removable'] as const)('25 opens of a file left open by a crash (%s disk)', (place) => {
    const { path, options, folder } = trialPlace();
    must(filled(path, options, 3).close());
    const writer = spawnSync(process.execPath, [
      join(import.meta.dirname, 'children', 'writer.ts'),
      JSON.stringify({ path, recoveryFolder: options.recoveryFolder, run: 'x', dieAfter: 5 }),
    ]);
    expect(writer.signal).toBe('SIGKILL');
    expect(readdirSync(folder)).toContain('Riga Open.seatwright-wal');
    for (let opening = 0; opening < 25; opening++) {
      const clone = `${folder} ${opening}`;
      mkdirSync(clone);
      cloneFolder(folder, clone);
      const file = must(open(join(clone, 'Riga Open.seatwright'), { ...options, place }));
      expect(file.settings()).toEqual(wanted(place));
      expect(file.last().no).toBe(8);
      expect(file.found.asFound).not.toBeNull();
      must(file.close());
      expect(readdirSync(clone)).toEqual(['Riga Open.seatwright']);
    }
  });

  test('control: the defaults of the library would be reported', () => {
    const { path, options } = trialPlace();
    must(filled(path, options, 3).close());
    const raw = new Database(path);
    expect(wrongSetting(raw, 'local')).toEqual({ setting: 'locking_mode', wanted: 'exclusive', found: 'normal' });
    raw.pragma('locking_mode = EXCLUSIVE');
    raw.pragma('journal_mode = WAL');
    raw.close();
    const reopened = new Database(path);
    reopened.pragma('locking_mode = EXCLUSIVE');
    reopened.pragma('journal_mode = WAL');
    expect(wrongSetting(reopened, 'local')).toEqual({ setting: 'synchronous', wanted: '2', found: '1' });
    reopened.close();
  });
});
