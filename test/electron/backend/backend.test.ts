import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test, vi } from 'vitest';
import { type MethodName, methods } from '../../../core/api/contract.ts';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import { benchForEach } from './each.ts';
import { type Bench, benchIn, drawnRound, eventWith, type Place } from './machine.ts';

let place: Place;
let bench: Bench;
benchForEach((made) => {
  ({ place, bench } = made);
});

const seatRound = async (seed: string) => {
  const { proposal, command } = await drawnRound(bench, seed);
  return { proposal, answer: await bench.send(command) };
};

describe('the door', () => {
  test('an unknown method is refused', async () => {
    const answer = await bench.backend.call({ role: 'desk', actor: 'desk' }, 'file.destroy', {});
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'door.unknownMethod' } });
  });
  test.each(['toString', 'constructor', '__proto__'])('the inherited name %s is no method', async (name) => {
    const answer = await bench.backend.call({ role: 'desk', actor: 'desk' }, name, {});
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'door.unknownMethod' } });
  });
  test('hall and print windows reach exactly the methods that only read', async () => {
    const open: Record<string, MethodName[]> = { hall: [], print: [] };
    for (const role of ['hall', 'print'] as const) {
      for (const name of Object.keys(methods) as MethodName[]) {
        const answer = await bench.backend.call({ role, actor: role }, name, { nonsense: true });
        if (answer.ok || answer.refusal.code !== 'door.notAllowed') open[role]?.push(name);
      }
    }
    expect(open).toEqual({
      hall: ['app.info', 'hall.page', 'hall.shown'],
      print: ['app.info', 'print.sheets', 'print.job', 'print.ready'],
    });
  });
  test('a bad input is refused with the field that is wrong and changes nothing', async () => {
    await eventWith(bench, 8);
    const before = await bench.value('file.state', {});
    const answer = await bench.call('tournament.do', {
      id: 'a'.repeat(32),
      command: { type: 'round.confirm', no: 1.5 } as never,
    });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'door.badInput', path: 'command.no' } });
    expect(await bench.value('file.state', {})).toEqual(before);
  });
  test('keys that reach a prototype are refused', async () => {
    await eventWith(bench, 8);
    const command = JSON.parse('{"type":"tournament.rule","rules":{"__proto__":{"polluted":true}}}');
    const answer = await bench.call('tournament.do', { id: 'b'.repeat(32), command });
    expect(answer.ok).toBe(false);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
  test('no window ever receives a path it could hand back', async () => {
    const answer = await bench.call('file.open', { handle: join(place.folder, 'Riichi Open.seatwright') });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'file.unknownHandle' } });
  });
});

describe('an event', () => {
  test('is created, seated in the worker, published and there after reopening', async () => {
    const handle = await eventWith(bench, 16);
    const { answer } = await seatRound('abc');
    expect(answer).toMatchObject({ ok: true, value: { no: 3 } });
    await bench.close();
    bench = benchIn(place.folder);
    const [listed] = await bench.value('file.list', {});
    expect(listed?.name).toBe('Riichi Open');
    expect(handle).toBeTruthy();
    const state = await bench.value('file.open', { handle: listed?.handle ?? '' });
    expect(state).toMatchObject({ name: 'Riichi Open', last: 3, status: 'saved' });
    const { steps } = await bench.value('tournament.steps', { after: 0, limit: 100 });
    expect(steps.map(({ kind, changes }) => [kind, changes[0]?.type])).toEqual([
      ['do', 'tournament.created'],
      ['do', 'entrants.added'],
      ['do', 'round.published'],
    ]);
  });

  test('undo and redo go on after closing and reopening the file', async () => {
    await eventWith(bench, 16);
    await seatRound('abc');
    await bench.value('tournament.undo', { id: 'c'.repeat(32) });
    await bench.close();
    bench = benchIn(place.folder);
    const [listed] = await bench.value('file.list', {});
    await bench.value('file.open', { handle: listed?.handle ?? '' });
    expect(await bench.call('tournament.redo', { id: 'd'.repeat(32) })).toMatchObject({ ok: true, value: { no: 5 } });
    expect(await bench.call('tournament.redo', { id: 'e'.repeat(32) })).toMatchObject({
      ok: false,
      refusal: { code: 'redo.nothing' },
    });
    const { steps } = await bench.value('tournament.steps', { after: 3, limit: 10 });
    expect(steps.map(({ kind, cancels }) => [kind, cancels])).toEqual([
      ['undo', 3],
      ['redo', 3],
    ]);
  });

  test('the same command id twice is one step with one answer', async () => {
    await eventWith(bench, 8);
    const id = 'f'.repeat(32);
    const command: CommandInput = { type: 'entrants.add', entrants: [{ name: 'Once' }] };
    const first = await bench.send(command, id);
    const second = await bench.send(command, id);
    expect(second).toEqual(first);
    expect((await bench.value('file.state', {}))?.last).toBe(3);
  });

  test('a command, an undo and a redo that mean another event are refused', async () => {
    await eventWith(bench, 8);
    const event = '0'.repeat(32);
    const command: CommandInput = { type: 'entrants.add', entrants: [{ name: 'Elsewhere' }] };
    const refused = { ok: false, refusal: { code: 'door.otherFile' } };
    expect(await bench.call('tournament.do', { id: 'a'.repeat(32), event, command })).toMatchObject(refused);
    expect(await bench.call('tournament.undo', { id: 'b'.repeat(32), event })).toMatchObject(refused);
    expect(await bench.call('tournament.redo', { id: 'c'.repeat(32), event })).toMatchObject(refused);
    expect((await bench.value('file.state', {}))?.last).toBe(2);
  });

  test('a refused command leaves the file as it was', async () => {
    await eventWith(bench, 8);
    expect(await bench.send({ type: 'round.confirm', no: 1 })).toMatchObject({ ok: false });
    expect((await bench.value('file.state', {}))?.last).toBe(2);
  });

  test('windows hear of a step only after it is on disk', async () => {
    await eventWith(bench, 8);
    const heard = bench.pushes.filter(({ type }) => type === 'tournament.stepped').length;
    await bench.send({ type: 'entrants.add', entrants: [{ name: 'One' }] });
    expect(bench.pushes.filter(({ type }) => type === 'tournament.stepped').length).toBe(heard + 1);
  });

  test('an existing file is never written over', async () => {
    const handle = await eventWith(bench, 4);
    const again = await bench.call('file.create', { handle, name: 'Other', family: 'mahjong', plannedRounds: 3 });
    expect(again).toMatchObject({ ok: false, refusal: { code: 'file.exists' } });
  });

  test('rules that are refused leave no file behind', async () => {
    const chosen = await bench.value('file.chooseNew', { suggested: 'Later' });
    const answer = await bench.call('file.create', {
      handle: chosen?.handle ?? '',
      name: 'Later',
      family: 'poker',
      plannedRounds: 3,
      rules: { nonsense: true },
    });
    expect(answer.ok).toBe(false);
    expect(readdirSync(place.folder).filter((name) => name.includes('Later'))).toEqual([]);
  });

  test('a closed file answers plain SQL about players, rounds, seats, results and standings', async () => {
    await eventWith(bench, 8);
    await seatRound('abc');
    for (const table of [1, 2]) {
      const result = { points: [45_300, 28_700, 31_000, 15_000] };
      expect(await bench.send({ type: 'result.enter', round: 1, table, result })).toMatchObject({ ok: true });
    }
    await bench.send({ type: 'round.confirm', no: 1 });
    await bench.value('file.close', {});
    const [file] = readdirSync(place.folder).filter((name) => name.endsWith('.seatwright'));
    const db = new Database(join(place.folder, file ?? ''), { readonly: true });
    const count = (view: string) => (db.prepare(`SELECT count(*) AS n FROM ${view}`).get() as { n: number }).n;
    expect(['player', 'round', 'seat', 'result', 'standing'].map(count)).toEqual([8, 1, 8, 8, 8]);
    const best = db.prepare('SELECT score FROM standing WHERE place = 1').get();
    expect(best).toEqual({ score: 30.3 });
    db.close();
  });
});

describe('the hall', () => {
  test('hears what is published and never a step', async () => {
    const heard: string[] = [];
    bench.backend.listen('hall', ({ type }) => heard.push(type));
    await eventWith(bench, 8);
    await seatRound('abc');
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0));
    expect(new Set(heard)).toEqual(new Set(['hall.page']));
  });
});

describe('drafts', () => {
  test('half-typed entries come back to a window that was reloaded', async () => {
    await bench.value('app.keepDraft', { key: 'results', draft: { table: 4, typed: '412' } });
    expect(await bench.value('app.draft', { key: 'results' })).toEqual({ table: 4, typed: '412' });
    await bench.value('app.keepDraft', { key: 'results', draft: null });
    expect(await bench.value('app.draft', { key: 'results' })).toBeNull();
  });
});

describe('settings', () => {
  test('are there after the next start; a damaged settings file gives the defaults', async () => {
    await bench.value('app.set', { language: 'ru' });
    await bench.close();
    bench = benchIn(place.folder);
    expect((await bench.value('app.info', {})).settings.language).toBe('ru');
  });
});
