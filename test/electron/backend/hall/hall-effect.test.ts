/** What an act will do to the hall, said before it is done [W-4.2]. */

import { describe, expect, test } from 'vitest';
import type { HallPage, HallScreen } from '../../../../core/api/hall.ts';
import type { AskedInput } from '../../../../core/tournament/commands.ts';
import { placeForEach } from '../each.ts';
import { type Bench, benchIn, drawnRound, eventWith, type Place } from '../machine.ts';
import { hallPageOf, wall } from './hall-acts.ts';

let place: Place;
let bench: Bench;
placeForEach(async (fresh) => {
  place = fresh;
  bench = benchIn(place.folder, { hall: wall() });
  await eventWith(bench, 16);
});

const must = async (command: AskedInput): Promise<void> =>
  expect(await bench.send(command)).toMatchObject({ ok: true });
const openHall = () => bench.value('hall.open', { hall: 1, display: '2' });
const show = (change: Partial<HallScreen>) => bench.value('hall.show', { hall: 1, ...change } as never);
const effect = (command: AskedInput) => bench.value('hall.effect', { command });
const publishing = async (seed = 'next'): Promise<AskedInput> => (await drawnRound(bench, seed)).command;
const enter = async (round: number, tables: readonly number[]): Promise<void> => {
  for (const table of tables) {
    const points = [40_000 + 100 * table, 30_000, 28_000, 22_000 - 100 * table];
    await must({ type: 'result.enter', round, table, result: { points } });
  }
};

const clock: AskedInput = { type: 'round.clock', no: 1, at: 0, do: { what: 'start', seconds: 3600 } };
const swap = (seat: number, other: number, no = 1, rev = 1): AskedInput => ({
  type: 'round.revise',
  no,
  rev,
  changes: [{ do: 'swap', a: { table: 1, seat }, b: { table: 2, seat: other } }],
});
const confirm: AskedInput = { type: 'round.confirm', no: 1 };
const close: AskedInput = { type: 'round.close', no: 1, rule: 'nothing' };

/** What a hall can be at before an act, by what it was told. */
const halls: { readonly [name: string]: Partial<HallScreen> | null } = {
  closed: null,
  seats: { view: 'byName' },
  clock: { view: 'timer' },
  standings: { view: 'standings' },
  held: { view: 'byTable', hold: true },
  black: { view: 'byName', black: true },
  message: { view: 'message', message: 'Lunch' },
};

/** By hall: what each act would do to it. */
const said = async (command: AskedInput): Promise<{ readonly [hall: string]: unknown }> => {
  const found: { [hall: string]: unknown } = {};
  for (const [name, told] of Object.entries(halls)) {
    if (told !== null) {
      await openHall();
      await show({ black: false, hold: false, ...told });
    }
    found[name] = await effect(command);
  }
  return found;
};

describe('W-4.2 what each act does to each hall', () => {
  test('publishing the first round: people are told wherever the hall does not show something else', async () => {
    expect(await said(await publishing())).toEqual({
      closed: null,
      seats: 'shows',
      clock: 'shows',
      standings: 'standings',
      held: 'shows',
      black: 'same',
      message: 'same',
    });
  });

  test('publishing a later round leaves standings on the wall as they are', async () => {
    await must(await publishing('one'));
    await enter(1, [1, 2, 3, 4]);
    await must(confirm);
    expect(await said(await publishing('two'))).toEqual({
      closed: null,
      seats: 'shows',
      clock: 'shows',
      standings: 'same',
      held: 'shows',
      black: 'same',
      message: 'same',
    });
  });

  test('the change of a seating', async () => {
    await must(await publishing('one'));
    expect(await said(swap(0, 0))).toEqual({
      closed: null,
      seats: 'shows',
      clock: 'same',
      standings: 'same',
      held: 'shows',
      black: 'same',
      message: 'same',
    });
  });

  test('starting the clock: small above a list, large in its own view', async () => {
    await must(await publishing('one'));
    expect(await said(clock)).toEqual({
      closed: null,
      seats: 'clock',
      clock: 'clock',
      standings: 'same',
      held: 'clock',
      black: 'same',
      message: 'same',
    });
  });

  test('confirming takes a clock away', async () => {
    await must(await publishing('one'));
    await must(clock);
    await enter(1, [1, 2, 3, 4]);
    expect(await said(confirm)).toMatchObject({ closed: null, seats: 'clockGone', clock: 'clockGone', black: 'same' });
  });

  test('going on without tables', async () => {
    await must(await publishing('one'));
    await enter(1, [1, 2, 3]);
    expect(await said(close)).toMatchObject({ closed: null, seats: 'same', standings: 'standings', black: 'same' });
  });

  test('an act that would be refused, a seating that nobody keeps, and the hall of another event say nothing', async () => {
    await openHall();
    expect(await effect(confirm)).toBeNull();
    const command = await publishing();
    expect(await effect({ ...command, seating: 'f'.repeat(16) } as AskedInput)).toBeNull();
    const chosen = await bench.value('file.chooseNew', { suggested: 'Sample' });
    await bench.value('event.sample', { handle: chosen?.handle ?? '', name: 'Sample', family: 'mahjong' });
    expect(await effect({ type: 'standings.show', hidden: true, frozenAfter: null })).toBeNull();
  });
});

test('asking changes neither hall nor journal', async () => {
  await openHall();
  const command = await publishing();
  const before = await hallPageOf(bench);
  expect(await effect(command)).toBe('shows');
  expect(await hallPageOf(bench)).toEqual(before);
  await must(command);
});

/** What stands on the wall, read from what the window was sent and from nothing that was announced. */
const onWall = ({ screens, view }: HallPage): unknown => {
  const screen = screens[1];
  if (screen === undefined || screen.black || screen.view === 'message') return null;
  if (view === null) return 'waiting';
  const { event, round, stamp, tables, names, byes, next, standings } = view;
  // A clock without a round's list around it is drawn by the view of the clock alone.
  if (screen.view === 'standings') return [event, standings, standings === null ? null : view.clock];
  if (screen.view === 'timer') return [event, round, view.clock];
  return [event, round, stamp, tables, names, byes, next, view.clock];
};

test('W-4.2 what was announced is what happens: the wall differs after an act where it was said, and nowhere else', async () => {
  let state = 11;
  const chance = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const views = ['byName', 'byTable', 'timer', 'standings', 'message'];
  let round = 1;
  const acts: readonly (() => Promise<AskedInput>)[] = [
    () => publishing(`s${chance(100)}`),
    async () => ({ type: 'round.confirm', no: round }),
    async () => ({ ...clock, no: round }) as AskedInput,
    async () => ({ type: 'round.clock', no: round, at: 5000, do: { what: 'pause' } }),
    async () => ({ ...close, no: round }) as AskedInput,
    async () => swap(chance(4), chance(4), round, 1 + chance(3)),
    async () => {
      const points = [40_000, 30_000, 28_000, 22_000];
      return { type: 'result.enter', round, table: 1 + chance(4), result: { points } };
    },
    async () => ({ type: 'standings.show', hidden: chance(2) === 0, frozenAfter: null }),
  ];
  await openHall();
  const met = new Set<unknown>();
  let done = 0;
  for (let act = 0; act < 160; act++) {
    await show({ view: views[chance(views.length)] ?? 'byName', black: chance(8) === 0, hold: chance(4) === 0 });
    const command = await acts[chance(acts.length)]?.().catch(() => null);
    if (command == null) continue;
    const announced = await effect(command);
    const before = onWall(await hallPageOf(bench));
    const answer = await bench.send(command);
    expect(announced === null, JSON.stringify(command)).toBe(!answer.ok);
    if (!answer.ok) continue;
    done += 1;
    met.add(announced);
    const changed = JSON.stringify(onWall(await hallPageOf(bench))) !== JSON.stringify(before);
    expect([act, announced !== 'same'], JSON.stringify(command)).toEqual([act, changed]);
    if (command.type === 'round.publish') round = (await hallPageOf(bench)).view?.rounds.length ?? round;
  }
  expect(done).toBeGreaterThan(40);
  expect([...met].sort()).toEqual(expect.arrayContaining(['clock', 'same', 'shows', 'standings']));
});
