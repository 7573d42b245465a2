// @module-tag long

import { describe, expect, test } from 'vitest';
import { placesOf } from '../../../../../core/games/poker/results/places.ts';
import { countedEntries } from '../../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf, lengthOf } from '../../../../../core/games/poker/rules/pages.ts';
import { isFree } from '../../../../../core/games/poker/rules/room.ts';
import { logLines } from '../../../../../core/games/poker/steps/log-lines.ts';
import { type Stream, stream } from '../../../../../core/random/stream.ts';
import { problems, type Venue, venue } from '../venue.ts';

type Attempt = Parameters<Venue['do']>[0];

const one = <T>(list: readonly T[], random: Stream): T | undefined => list[random.below(list.length)];

/** Any command that a floor may get, sensible or not. */
const anyCommand = (hall: Venue, random: Stream): Attempt => {
  const tables = itemsOf(hall.floor.tables);
  const entries = itemsOf(hall.floor.entries);
  const table = one(tables, random)?.id ?? 1;
  const other = one(tables, random)?.id ?? 1;
  const seat = 1 + random.below(9);
  const entry = one(entries, random)?.no ?? 1;
  const second = one(entries, random)?.no ?? 1;
  const player = 1 + random.below(30);
  const slips = hall.floor.pending.map(({ slip }) => slip).filter(() => random.below(3) === 0);
  const slip = one(hall.floor.pending, random)?.slip ?? 1;
  const confirmed = random.below(2) === 0;
  const seated = entries.filter(({ status }) => status === 'seated').map(({ no }) => no);
  const victims = seated.filter(() => random.below(Math.max(1, Math.floor(seated.length / 2))) === 0).slice(0, 3);
  const going = one(hall.floor.pending, random);
  const walked = hall.floor.pending.find((move) => move.entry === null);
  const free = tables.flatMap(({ id, seats }) =>
    seats.flatMap((each, index) => (isFree(each) ? [{ table: id, seat: index + 1 }] : [])),
  );
  const empty = one(free, random) ?? { table, seat };
  const short = hall.cards().find(({ kind }) => kind === 'redFlag')?.tables[0] ?? table;
  const card = one(
    hall.cards().filter(({ deed }) => deed !== null),
    random,
  );
  const deeds: Attempt[] = [
    { do: 'addTables', count: 1, seatCount: 2 + random.below(8) },
    { do: 'openTables', tables: [table], play: confirmed },
    { do: 'startTable', table },
    { do: 'closeTable', table },
    { do: 'editTable', table, clock: confirmed, hold: random.below(4) === 0, seatCount: 2 + random.below(10) },
    { do: 'lockSeat', table, seat, locked: confirmed },
    { do: 'removeTables', count: 1 },
    { do: 'arrangeTables', order: tables.map(({ id }) => id).toReversed() },
    { do: 'unlockSeats' },
    { do: 'markBigBlind', table, seat },
    { do: 'markButton', table, seat },
    { do: 'initialDraw', overflow: confirmed ? 'wait' : 'refuse' },
    { do: 'seat', players: [player, 1 + random.below(30)], overflow: confirmed ? 'wait' : 'refuse' },
    { do: 'late', player },
    { do: 'reEnter', player },
    { do: 'seatAlternates' },
    { do: 'place', seats: [{ player, ...empty }], confirmed },
    { do: 'unseat', entries: [entry] },
    { do: 'unseatTable', table },
    { do: 'withdraw', entries: [entry] },
    { do: 'sell', entry, what: confirmed ? 'rebuy' : 'addOn' },
    { do: 'move', entry, ...empty, confirmed, done: random.below(3) === 0 },
    { do: 'move', entry, table, seat, confirmed },
    { do: 'move', entry: going?.entry ?? entry, ...empty, instead: going?.slip ?? slip, confirmed },
    { do: 'swap', a: entry, b: second, confirmed },
    { do: 'swap', a: one(seated, random) ?? 1, b: one(seated, random) ?? 1, confirmed },
    { do: 'walk', from: table, to: other },
    { do: 'randomMove', from: table, to: other },
    { do: 'finishWalk', slip: walked?.slip ?? slip, entry: one(seated, random) ?? 1, seat },
    { do: 'finishWalk', slip: walked?.slip ?? slip, entry: one(seated, random) ?? 1, seat: walked?.to.seat ?? seat },
    { do: 'arrive', slips: slips.length > 0 ? slips : [slip] },
    { do: 'arrive', slips: [slip] },
    { do: 'cancelMoves', slips: [slip], confirmed },
    { do: 'cancelMoves', slips: slips.length > 0 ? slips : [slip], confirmed },
    { do: 'newSeat', slip },
    { do: 'breakTables', tables: [table], mode: confirmed ? 'broken' : 'everybody', confirmed: random.below(2) === 0 },
    { do: 'finalTable', table, extraChairs: random.below(3), confirmed },
    { do: 'redraw' },
    {
      do: 'bust',
      hands: [(victims.length > 0 ? victims : [entry]).map((no) => ({ entry: no, by: [second] }))],
      reEnter: random.below(4) === 0 ? victims.slice(0, 1) : [],
    },
    { do: 'bust', hands: [[{ entry }], [{ entry: second, chips: 5 }]] },
    { do: 'amendBust', entry, chips: random.below(9) },
    { do: 'reinstate', entry },
    { do: 'snooze', card: card?.key ?? 'none' },
    { do: 'setHandForHand', on: confirmed },
    { do: 'waiveFlag', table: short, waived: random.below(4) > 0 },
    { do: 'declineCasino' },
    { do: 'setRegistration', open: random.below(4) > 0 },
  ];
  const doCard = card?.deed as Attempt | undefined;
  return random.below(5) === 0 && doCard !== undefined ? doCard : (one(deeds, random) as Attempt);
};

describe('any commands in any order', () => {
  test('400 sessions: the floor stays whole, a refusal changes nothing, numbers are never used twice, undo goes all the way back, and every step is told', () => {
    const granted = new Map<string, number>();
    const refusals = new Set<string>();
    const silent = new Set<string>();
    for (let session = 0; session < 400; session++) {
      const random = stream('session', session);
      const hall = venue({
        people: 30,
        seed: `session-${session}`,
        person: (no) => ({ clockOperator: no % 11 === 0, expert: no % 7 === 0, paid: no % 13 !== 0 }),
        rules: {
          auto: { consolidate: true, balance: true, apply: session % 3 === 0 },
          seatRule: session % 5 === 0 ? 'lastOpened' : 'worst',
        },
      });
      hall.do({ do: 'addTables', count: 4, seatCount: 4 + random.below(6) });
      const states = [hall.floor];
      const draws: number[] = [];
      const slips: number[] = [];
      for (let n = 0; n < 50; n++) {
        const command = anyCommand(hall, random);
        const before = hall.stepsDone();
        const floorBefore = hall.floor;
        let changes: ReturnType<Venue['do']> = [];
        try {
          changes = hall.do(command);
        } catch (error) {
          const text = String(error);
          if (!text.includes(' refused: ')) throw error;
          refusals.add(text.split(' refused: ')[1]?.split(' ')[0] ?? '');
          expect(hall.floor).toBe(floorBefore);
        }
        if (hall.stepsDone() > before) {
          granted.set(command.do, (granted.get(command.do) ?? 0) + 1);
          states.push(hall.floor);
          if (logLines(hall.floor, floorBefore, changes).length === 0)
            silent.add(`${command.do}: ${changes.map(({ type }) => type).join(', ')}`);
        }
        for (const change of changes) {
          if (change.type === 'drawn') draws.push(change.draw.no);
          if (change.type === 'drawn') slips.push(...change.draw.seats.map(({ slip }) => slip));
          if (change.type === 'move.issued') slips.push(change.move.slip);
        }
        expect(problems(hall.floor), `${session}/${n} ${JSON.stringify(command)}`).toEqual([]);
        if (random.below(8) === 0 && states.length > 1) {
          hall.undo();
          states.pop();
          expect(hall.floor).toEqual(states.at(-1));
        }
      }
      expect(new Set(draws).size).toBe(draws.length);
      expect(new Set(slips).size).toBe(slips.length);
      expect(hall.reopened(hall.steps.length).floor).toEqual(hall.floor);
      const busts = itemsOf(hall.floor.busts);
      expect(placesOf(busts, countedEntries(hall.floor), null).length).toBe(
        busts.reduce((sum, { busted }) => sum + busted.length, 0),
      );
      while (states.length > 1) {
        hall.undo();
        states.pop();
        expect(hall.floor).toEqual(states.at(-1));
      }
      expect(lengthOf(hall.floor.entries)).toBe(0);
    }
    // Commands of every kind went through, and refusals of many kinds came.
    const kinds = new Set(granted.keys());
    const missing = [
      ...[
        'openTables',
        'startTable',
        'closeTable',
        'editTable',
        'lockSeat',
        'unlockSeats',
        'markBigBlind',
        'markButton',
      ],
      ...[
        'initialDraw',
        'seat',
        'late',
        'reEnter',
        'seatAlternates',
        'place',
        'unseat',
        'unseatTable',
        'withdraw',
        'sell',
      ],
      ...[
        'move',
        'swap',
        'walk',
        'finishWalk',
        'randomMove',
        'arrive',
        'cancelMoves',
        'newSeat',
        'breakTables',
        'finalTable',
        'redraw',
      ],
      ...['bust', 'amendBust', 'reinstate', 'snooze', 'setHandForHand', 'setRegistration', 'waiveFlag'],
    ].filter((name) => !kinds.has(name));
    expect(missing).toEqual([]);
    expect(refusals.size).toBeGreaterThan(20);
    // Each has a line of its own in the log [reliability 4.2].
    expect([...silent]).toEqual([]);
  });
});
