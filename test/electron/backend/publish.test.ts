// @module-tag long
/** What is published is what the engine of this program made for the event as it is [fault C-1]: through the real door, in every game. */

import { describe, expect, test } from 'vitest';
import { measure } from '../../../core/game/methods.ts';
import { families } from '../../../core/games/all.ts';
import type { AskedInput } from '../../../core/tournament/commands.ts';
import type { Step } from '../../../core/tournament/ledger.ts';
import type { GameId, Json } from '../../../core/tournament/words.ts';
import { publishing } from '../../publishing.ts';
import { benchForEach } from './each.ts';
import { type Bench, benchIn, type Place } from './machine.ts';

let place: Place;
let bench: Bench;
benchForEach((made) => {
  ({ place, bench } = made);
});

const must = async (command: AskedInput): Promise<void> => {
  const answer = await bench.send(command);
  if (!answer.ok) throw new Error(`${command.type}: ${JSON.stringify(answer.refusal)}`);
};

const rounds: readonly (readonly [GameId, string])[] = [
  ['mahjong', 'random'],
  ['bridge', 'start'],
  ['duel', 'swiss'],
];

/** An event of 16 that can be seated. */
const begun = async (family: GameId): Promise<string> => {
  const found = await bench.value('file.chooseNew', { suggested: `Cup ${family}` });
  if (found === null) throw new Error('no place');
  await bench.value('file.create', { handle: found.handle, name: 'Cup', family, plannedRounds: 5 });
  await must({ type: 'entrants.add', entrants: Array.from({ length: 16 }, (_, i) => ({ name: `P${i + 1}` })) });
  if (family === 'bridge') await must({ type: 'family.do', command: { do: 'closePreparations' } });
  return found.handle;
};

const seated = (method: string, seed = 'k1', options: Json = {}) =>
  bench.value('seating.seat', { method, options, seed });

const stepsNow = async (): Promise<readonly Step[]> =>
  (await bench.value('tournament.steps', { after: 0, limit: 2000 })).steps;

const lastPublished = async () => {
  const found = (await stepsNow()).flatMap(({ changes }) => changes).findLast(({ type }) => type === 'round.published');
  if (found?.type !== 'round.published') throw new Error('nothing was published');
  return found;
};

const STALE = {
  ok: false,
  refusal: { code: 'seating.stale', ways: [{ do: 'seatAgain' }, { do: 'lookAtChanges' }] },
};

describe.each(rounds)('C-1 in %s', (family, method) => {
  test('the stored draw is the one that the engine made, with its figures and proofs', async () => {
    await begun(family);
    const made = await seated(method);
    await must(publishing(made));
    expect(await lastPublished()).toMatchObject({
      draw: { proposal: made.proposal, request: made.request, edited: false, metrics: made.proposal.metrics },
      tables: made.proposal.tables.map(({ table, seats }) => ({ table, seats })),
    });
  });

  test('a window cannot bring a proposal, figures, a proof or tables of its own', async () => {
    await begun(family);
    const made = await seated(method);
    const { proposal } = made;
    const forged = {
      ...proposal.metrics,
      repeats: 0,
      least: { ...proposal.metrics.least, known: 'proved', atLeast: 99 },
    };
    const tables = proposal.tables.map(({ table, seats }) => ({ table, seats: seats.toReversed() }));
    for (const more of [
      { proposal },
      { proposal: { ...proposal, metrics: forged } },
      { metrics: forged },
      { tables },
    ]) {
      const answer = await bench.send({ ...publishing(made), ...more } as never);
      expect(answer).toMatchObject({ ok: false, refusal: { code: 'door.badInput' } });
    }
    const whole = { type: 'round.publish', method, options: {}, proposal, tables } as never;
    expect(await bench.send(whole)).toMatchObject({ ok: false, refusal: { code: 'door.badInput' } });
    const parts = { type: 'together', from: 'x', parts: [[whole]] } as never;
    expect(await bench.send(parts)).toMatchObject({ ok: false, refusal: { code: 'door.badInput' } });
    expect((await stepsNow()).flatMap(({ changes }) => changes).some(({ type }) => type === 'round.published')).toBe(
      false,
    );
  });

  test('another check number, an unknown id and a seating of a copy are refused', async () => {
    await begun(family);
    const made = await seated(method);
    expect(await bench.send({ ...publishing(made), fingerprint: '0'.repeat(16) } as AskedInput)).toMatchObject(STALE);
    expect(await bench.send({ ...publishing(made), seating: 'f'.repeat(16) } as AskedInput)).toMatchObject(STALE);
    const copy = await bench.value('seating.seat', { method, options: {}, seed: 'k1', suppose: [] });
    expect(copy.id).toBeNull();
    expect(await bench.send(publishing(copy))).toMatchObject(STALE);
  });

  test('a seating of another event is refused', async () => {
    await begun(family);
    const made = await seated(method);
    await begun('poker');
    expect(await bench.send(publishing(made))).toMatchObject(STALE);
  });

  test('seats changed by hand are measured and stated, and prove nothing', async () => {
    await begun(family);
    const made = await seated(method);
    const swap = { do: 'swap' as const, a: { table: 1, seat: 0 }, b: { table: 2, seat: 1 } };
    await must({ ...publishing(made), changes: [swap] } as AskedInput);
    const { draw, tables, changes } = await lastPublished();
    expect(changes).toEqual([swap]);
    expect(draw.edited).toBe(true);
    expect(tables[0]?.seats[0]).toBe(made.proposal.tables[1]?.seats[1]);
    const own = families[family];
    expect(draw.metrics).toEqual(measure(own, method, made.request, tables));
    expect(draw.proposal).toEqual(made.proposal);
    // Two changes that cancel each other out are none.
    await must({ type: 'round.withdraw', no: 1 });
    await must({ ...publishing(made), changes: [swap, swap] } as AskedInput);
    expect(await lastPublished()).toMatchObject({ draw: { edited: false, metrics: made.proposal.metrics } });
  });

  test('changes that leave somebody out or name no seat are refused', async () => {
    await begun(family);
    const made = await seated(method);
    const [first] = made.proposal.tables[0]?.seats ?? [];
    const out = { do: 'replace' as const, out: first ?? 0, in: null };
    const nowhere = { do: 'swap' as const, a: { table: 90, seat: 0 }, b: { table: 1, seat: 0 } };
    for (const changes of [[out], [nowhere]]) {
      expect((await bench.send({ ...publishing(made), changes } as AskedInput)).ok).toBe(false);
    }
  });

  test('a program that was started anew knows no seating of before, and seats the same again', async () => {
    const handle = await begun(family);
    const made = await seated(method);
    await bench.close();
    bench = benchIn(place.folder);
    const { recent } = await bench.value('app.info', {});
    await bench.value('file.open', { handle: recent[0]?.handle ?? handle });
    expect(await bench.send(publishing(made))).toMatchObject(STALE);
    const again = await seated(method);
    expect(again.proposal).toEqual(made.proposal);
    const id = 'c'.repeat(32);
    const first = await bench.send(publishing(again), id);
    expect(first.ok).toBe(true);
    // The answer was lost on the way, and the seating has gone meanwhile: the same command has the same answer.
    await bench.close();
    bench = benchIn(place.folder);
    await bench.value('file.open', { handle: (await bench.value('app.info', {})).recent[0]?.handle ?? handle });
    expect(await bench.send(publishing(again), id)).toEqual(first);
  });
});

test.each(rounds)(
  'D-3 X-11 in %s: a seating that was withdrawn comes back, also after a restart',
  async (family, method) => {
    const handle = await begun(family);
    const made = await seated(method);
    const changes = [{ do: 'swap' as const, a: { table: 1, seat: 0 }, b: { table: 2, seat: 1 } }];
    await must({ ...publishing(made), changes } as AskedInput);
    const first = await lastPublished();
    expect(await bench.value('seating.again', { round: 1 })).toBeNull();
    await must({ type: 'round.withdraw', no: 1 });
    await bench.close();
    bench = benchIn(place.folder);
    await bench.value('file.open', { handle: (await bench.value('app.info', {})).recent[0]?.handle ?? handle });
    const again = await bench.value('seating.again', { round: 1 });
    if (again === null) throw new Error('nothing came back');
    const { tables, byes, draw, options, ...kept } = again;
    expect({ tables, byes, draw, options }).toEqual({
      tables: first.tables,
      byes: first.byes,
      draw: first.draw.no,
      options: {},
    });
    await must({ ...publishing(kept), changes } as AskedInput);
    expect(await lastPublished()).toEqual({ ...first, rev: first.rev + 1 });
  },
);

describe('C-1: the event has changed since', () => {
  /** Round 1 of mahjong, played and confirmed. */
  const afterRound1 = async (): Promise<void> => {
    await begun('mahjong');
    await must(publishing(await seated('random')));
    for (const table of [1, 2, 3, 4]) {
      const points = [40_000 + 100 * table, 30_000, 28_000, 22_000 - 100 * table];
      await must({ type: 'result.enter', round: 1, table, result: { points } });
    }
    await must({ type: 'round.confirm', no: 1 });
  };

  test('a result was corrected: Interval would seat others', async () => {
    await afterRound1();
    const made = await seated('interval', 'k1', { k: 1 });
    const points = [18_000, 28_000, 30_000, 44_000];
    await must({ type: 'result.correct', round: 1, table: 1, result: { points }, reason: 'misread' });
    expect(await bench.send(publishing(made))).toMatchObject(STALE);
  });

  test('somebody came or left', async () => {
    await afterRound1();
    const made = await seated('random', 'k2');
    await must({ type: 'entrants.play', ids: [1, 2, 3, 4], playing: false });
    expect(await bench.send(publishing(made))).toMatchObject(STALE);
    await must({ type: 'entrants.play', ids: [1, 2, 3, 4], playing: true });
    expect((await bench.send(publishing(made))).ok).toBe(true);
  });

  test('two windows with a seating of one round: the second is told, with the way on', async () => {
    await afterRound1();
    const [one, two] = [await seated('random', 'one'), await seated('random', 'two')];
    const of = (actor: string, seating: typeof one, id: string) =>
      bench.backend.call({ role: 'desk', actor }, 'tournament.do', { id: id.repeat(32), command: publishing(seating) });
    const answers = await Promise.all([of('left', one, 'a'), of('right', two, 'b')]);
    expect(answers[0]).toMatchObject({ ok: true });
    expect(answers[1]).toMatchObject(STALE);
    expect(
      (await stepsNow()).filter(({ changes }) => changes.some(({ type }) => type === 'round.published')),
    ).toHaveLength(2);
  });

  test('two windows change one published round: the second would change what it has not seen', async () => {
    await afterRound1();
    await must(publishing(await seated('random', 'one')));
    const changes = [{ do: 'swap' as const, a: { table: 1, seat: 0 }, b: { table: 2, seat: 0 } }];
    await must({ type: 'round.revise', no: 2, rev: 1, changes });
    expect(await bench.send({ type: 'round.revise', no: 2, rev: 1, changes })).toMatchObject(STALE);
    expect(await bench.send({ type: 'round.revise', no: 2, changes } as never)).toMatchObject({ ok: false });
  });
});

test('C-1 in poker: there are no rounds, and no window can store one', async () => {
  await begun('poker');
  expect(await bench.call('seating.seat', { method: 'wizard', options: {}, seed: 'k' })).toMatchObject({ ok: false });
  const command = { type: 'round.publish', seating: 'a', fingerprint: '0'.repeat(16), changes: [] } as AskedInput;
  expect(await bench.send(command)).toMatchObject(STALE);
  const takeIn = { type: 'round.takeIn', method: 'wizard', tables: [{ table: 1, seats: [1, 2] }], byes: [] } as const;
  expect(await bench.send(takeIn as never)).toMatchObject({ ok: false });
});

describe.each(rounds)('C-1 in %s: what a file says of a seating is not believed', (family, method) => {
  test('figures are measured again and proofs are left out', async () => {
    await begun(family);
    const made = await seated(method);
    await must(publishing(made));
    const event = JSON.parse(await bench.value('event.text', {}));
    const step = event.steps.find(({ command }: { command?: { type: string } }) => command?.type === 'round.publish');
    step.command.proposal.metrics.repeats = 77;
    step.command.proposal.metrics.least = { known: 'proved', atLeast: 99, how: { code: 'x' } };
    const to = await bench.value('file.chooseNew', { suggested: 'Taken' });
    await bench.value('event.import', { handle: to?.handle ?? '', text: JSON.stringify(event) });
    const { draw } = await lastPublished();
    expect(draw.request).toEqual(made.request);
    expect(draw.metrics.repeats).toBe(made.proposal.metrics.repeats);
    expect(draw.proposal.metrics).toEqual(draw.metrics);
    expect(draw.metrics.least.atLeast).toBeLessThanOrEqual(made.proposal.metrics.repeats);
    expect(draw.metrics.least.how.code).not.toBe('x');
  });
});
