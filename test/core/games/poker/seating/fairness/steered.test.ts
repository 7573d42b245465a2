// @module-tag long

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quiet } from '../../../../../../core/game/seating.ts';
import { itemsOf } from '../../../../../../core/games/poker/rules/pages.ts';
import type { Assignment } from '../../../../../../core/games/poker/rules/room.ts';
import { defaultRules } from '../../../../../../core/games/poker/rules/rules.ts';
import { canonical, type DrawInput, hashOf } from '../../../../../../core/games/poker/seating/fairness/input.ts';
import { chainOf, recordsOf } from '../../../../../../core/games/poker/seating/fairness/records.ts';
import { fingerprintOf, seedOfDraw } from '../../../../../../core/games/poker/seating/fairness/seeds.ts';
import { pokerMethods } from '../../../../../../core/games/poker/seating/methods.ts';
import { checkOf } from '../../../../../../core/games/poker/steps/fairness/check.ts';
import type { FloorChange } from '../../../../../../core/games/poker/steps/floor-changes.ts';
import { floorCommand } from '../../../../../../core/games/poker/steps/floor-commands.ts';
import { decideFloor } from '../../../../../../core/games/poker/steps/floor-decide.ts';
import { type Stream, stream } from '../../../../../../core/random/stream.ts';
import { type Venue, venue } from '../../venue.ts';

type Order = Parameters<Venue['do']>[0];

const one = <T>(list: readonly T[], random: Stream): T | undefined => list[random.below(list.length)];

const seatsOf = (changes: readonly FloorChange[]): string | null => {
  const draw = changes.find((change) => change.type === 'drawn')?.draw;
  return draw === undefined
    ? null
    : draw.seats.map(({ entry, table, seat, rule }) => `${entry}:${table}.${seat}:${rule}`).join(' ');
};

/** What somebody at the desk sees who looks: the seats that the order would give now. */
const looked = (hall: Venue, order: object) => {
  const parsed = floorCommand.parse({ do: 'drawAgain', order: { ...order, at: hall.now() }, reason: 'why' });
  const answer = decideFloor(hall.hall(), parsed, hall.counters);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return seatsOf(answer.value);
};

/** The recorded input with the seed of its draw, as anybody can ask `npm run -s seat`. */
const seatsOnTheCommandLine = (request: DrawInput, seed: string): string => {
  const wizard = pokerMethods.find(({ id }) => id === 'wizard');
  const answer = wizard?.seat(wizard.request.parse({ ...request, seed }) as never, quiet);
  if (answer?.ok !== true) throw new Error(JSON.stringify(answer));
  const { seats } = answer.value.more as unknown as { readonly seats: readonly Assignment[] };
  return seats.map(({ entry, table, seat, rule }) => `${entry}:${table}.${seat}:${rule}`).join(' ');
};

const orderOf = (hall: Venue, random: Stream): object => {
  const tables = itemsOf(hall.floor.tables).map(({ id }) => id);
  const table = one(tables, random) ?? 1;
  const all: readonly object[] = [
    { do: 'initialDraw', overflow: 'wait' },
    { do: 'seat', players: [1 + random.below(24), 1 + random.below(24)], overflow: 'wait' },
    { do: 'breakTables', tables: [table], confirmed: true },
    { do: 'breakTables', tables: [table], mode: 'everybody', confirmed: true },
    { do: 'finalTable', table, extraChairs: random.below(3), confirmed: true },
    { do: 'redraw' },
    { do: 'seatAlternates' },
  ];
  return one(all, random) ?? {};
};

const workOf = (hall: Venue, random: Stream): Order => {
  const table = 1 + random.below(4);
  const seat = 1 + random.below(6);
  const seated = itemsOf(hall.floor.entries).flatMap(({ no, status }) => (status === 'seated' ? [no] : []));
  const all: readonly Order[] = [
    { do: 'lockSeat', table, seat, locked: random.below(2) === 0 },
    { do: 'lockSeat', table, seat, locked: false },
    { do: 'markBigBlind', table, seat },
    { do: 'editTable', table, hold: random.below(2) === 0 },
    { do: 'walk', from: table, to: 1 + random.below(4) },
    { do: 'arrangeTables', order: random.below(2) === 0 ? [1, 2, 3, 4] : [3, 1, 4, 2] },
    { do: 'editTable', table, clock: random.below(2) === 0 },
    { do: 'openTables', tables: [table] },
    { do: 'bust', hands: [[{ entry: one(seated, random) ?? 1 }]] },
    { do: 'arrive', slips: hall.floor.pending.map(({ slip }) => slip).slice(0, 1) },
    { do: 'setRegistration', open: true },
  ];
  return one(all, random) ?? { do: 'unlockSeats' };
};

const tried = (hall: Venue, command: Order): readonly FloorChange[] => {
  try {
    // Where nothing is drawn again the reason is of no use and is not kept.
    return hall.do({ ...command, reason: 'why' });
  } catch (error) {
    // A refusal, or an empty list of slips.
    if (/ refused: |too_small/iu.test(String(error))) return [];
    throw error;
  }
};

test('P-1 random evenings with looks, cancels and undos: no number ever shows two sets of seats, no input two numbers at a time', () => {
  let looks = 0;
  let again = 0;
  for (let evening = 0; evening < 400; evening++) {
    const random = stream('steered', evening);
    const hall = venue({
      people: 24,
      seed: `steered-${evening}`,
      person: (no) => ({ clockOperator: no === 7, expert: no % 6 === 0 }),
    });
    hall.do({ do: 'addTables', count: 4, seatCount: 6 });
    /** The plain model: what a person at the desk has noted of each number, and of each room that is not drawn yet. */
    const seen = new Map<number, string>();
    const open = new Map<string, number>();
    const drawn = new Set<number>();
    for (let n = 0; n < 30; n++) {
      const what = random.below(10);
      if (what < 4) {
        const order = orderOf(hall, random);
        const [record] = tried(hall, { do: 'lookAtDraw', order } as Order).flatMap((change) =>
          change.type === 'draw.looked' ? [change] : [],
        );
        if (record === undefined) continue;
        looks++;
        const seats = looked(hall, order) ?? '';
        const known = open.get(record.input);
        if (known === undefined) expect(seen.has(record.draw)).toBe(false);
        else {
          again++;
          expect(record.draw).toBe(known);
          expect(seats).toBe(seen.get(known));
        }
        expect(record.input).toBe(hashOf(record.request as DrawInput));
        expect(seatsOnTheCommandLine(record.request, seedOfDraw(`steered-${evening}`, defaultRules, record.draw))).toBe(
          seats,
        );
        seen.set(record.draw, seats);
        open.set(record.input, record.draw);
        if (random.below(2) === 0) hall.do({ do: 'leaveDraw', draw: record.draw });
        if (random.below(3) === 0) {
          for (const change of tried(hall, order as Order))
            if (change.type === 'drawn') {
              expect(seatsOf([change])).toBe(seats);
              expect(change.draw.no).toBe(record.draw);
            }
        }
      } else if (what < 8) tried(hall, workOf(hall, random));
      else if (what === 8 && hall.stepsDone() > 2) hall.undo();
      else tried(hall, orderOf(hall, random) as Order);
      for (const { changes } of hall.steps)
        for (const change of changes)
          if (change.type === 'drawn' && change.draw.input !== undefined && !drawn.has(change.draw.no)) {
            drawn.add(change.draw.no);
            const noted = seen.get(change.draw.no);
            if (noted !== undefined) expect(seatsOf([change])).toBe(noted);
            seen.set(change.draw.no, seatsOf([change]) ?? '');
            open.delete(change.draw.input);
          }
    }
    // A reopened journal counts the same, and its chain has one link a record.
    const records = recordsOf(hall.steps.map((step) => ({ ...step, at: step.no })));
    const chain = chainOf(fingerprintOf(`steered-${evening}`), records);
    expect(new Set(chain).size).toBe(records.length);
    expect(
      records
        .filter(({ did }) => did === 'drawn')
        .map(({ draw }) => draw)
        .toSorted((a, b) => a - b),
    ).toEqual([...drawn].toSorted((a, b) => a - b));
  }
  expect(looks).toBeGreaterThan(400);
  expect(again).toBeGreaterThan(50);
});

test('P-1 the free check is the same whatever the lot says', () => {
  let checked = 0;
  for (let evening = 0; evening < 300; evening++) {
    const random = stream('check', evening);
    const hall = venue({ people: 24, person: (no) => ({ clockOperator: no === 7, expert: no % 6 === 0 }) });
    hall.do({ do: 'addTables', count: 4, seatCount: 6 });
    for (let n = 0; n < 20; n++)
      tried(hall, random.below(4) === 0 ? (orderOf(hall, random) as Order) : workOf(hall, random));
    const parsed = floorCommand.parse({ ...orderOf(hall, random), at: hall.now() });
    const checks = ['one', 'two', 'three'].map((seed) => {
      const answer = decideFloor({ ...hall.hall(), seed }, parsed, hall.counters);
      return answer.ok ? checkOf(hall.floor, answer.value) : answer.refusal.code;
    });
    if (typeof checks[0] === 'object' && checks[0] !== null) checked++;
    expect(checks[1]).toEqual(checks[0]);
    expect(checks[2]).toEqual(checks[0]);
  }
  expect(checked).toBeGreaterThan(60);
});

test('canonical JSON is one text for one value, whatever the order of its keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const turned = (json: unknown): unknown => {
        if (Array.isArray(json)) return json.map(turned);
        if (json === null || typeof json !== 'object') return json;
        return Object.fromEntries(
          Object.entries(json)
            .toReversed()
            .map(([key, each]) => [key, turned(each)]),
        );
      };
      expect(canonical(turned(value) as never)).toBe(canonical(value as never));
      expect(JSON.parse(canonical(value as never))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
