import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { open } from '../../../electron/backend/file/tournament-file.ts';
import { allSteps, filled, trialPlace } from './sample.ts';
import { must, sampleExport, sampleReplay, sampleStep } from './steps.ts';

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

  test('a snapshot that differs from the replay is removed at opening, and the tournament opens [reliability 5.1 h]', () => {
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
