/** Bridge as a game of the program: when rounds follow each other, revisions, paper, what was taken in from elsewhere. */

import { describe, expect, test } from 'vitest';
import { countedRounds } from '../../../../core/game/rounds.ts';
import { bridge } from '../../../../core/games/bridge/bridge.ts';
import { usualRules } from '../../../../core/games/bridge/rules/rules.ts';
import { givenNumbers, numberOf } from '../../../../core/sheets/known-rounds.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import { outside } from '../../../../core/tournament/outside.ts';
import { golden } from './golden.ts';
import {
  attempt,
  closed,
  enter,
  entrantsNamed,
  opened,
  own,
  playedThrough,
  refusalOf,
  run,
  seatNext,
  stateOf,
  undo,
} from './tournament.ts';

const rules = { ...usualRules('pairs'), ranking: 'vp' as const, arrowMode: 'off' as const };
const oneStart = { ...rules, startRounds: 1 as const, delay: false };
const offered = (ledger: Ledger) =>
  Object.fromEntries(bridge.seating.offers(stateOf(ledger)).map(({ id, refusal }) => [id, refusal?.code ?? 'yes']));
const revOf = (ledger: Ledger, no: number) => stateOf(ledger).rounds.find((round) => round.no === no)?.rev;

test('nobody is known by a number before numbers are given, by which they may be others', () => {
  const numbers = (ledger: Ledger) => {
    const known = { numbers: givenNumbers(stateOf(ledger), bridge) };
    return stateOf(ledger).entrants.map(({ id }) => numberOf(known, id));
  };
  const [open, ready] = [opened(4, rules), closed(4, rules)];
  expect(numbers(open)).toEqual([null, null, null, null]);
  expect(numbers(ready).toSorted()).toEqual([1, 2, 3, 4]);
});

describe('offers', () => {
  test('before preparations are closed no method can be used, and the way out closes them', () => {
    const open = opened(8, rules);
    expect(new Set(Object.values(offered(open)))).toEqual(new Set(['bridge.preparationsOpen']));
    const [first] = bridge.seating.offers(stateOf(open));
    expect(first?.refusal?.ways.map((way) => way.do)).toContain('closePreparations');
  });
  test('a start round is seated by the start method only, a Swiss round by the others', () => {
    const before = closed(8, oneStart);
    expect(offered(before)).toEqual({
      start: 'yes',
      swiss: 'bridge.startRoundFirst',
      danish: 'bridge.startRoundFirst',
    });
    const [round1] = golden('G6');
    if (round1 === undefined) throw new Error('no round');
    expect(offered(enter(seatNext(before, 'start'), round1))).toEqual({
      start: 'bridge.notStartRound',
      swiss: 'yes',
      danish: 'yes',
    });
  });
});

describe('pace', () => {
  const [round1] = golden('G6');
  test('with one round’s delay the next round can be worked on while two are open', () => {
    const two = seatNext(seatNext(closed(8, rules), 'start'), 'start');
    expect(bridge.seating.pace?.next(stateOf(two))).toBe(3);
    if (round1 === undefined) throw new Error('no round');
    expect(offered(enter(two, round1)).swiss).toBe('yes');
  });
  test('a round counts when everything up to it is in, nobody confirms it', () => {
    if (round1 === undefined) throw new Error('no round');
    const seated = seatNext(closed(8, oneStart), 'start');
    expect(countedRounds(bridge, stateOf(seated))).toBe(0);
    const part = enter(seated, round1, ['1-2']);
    expect(countedRounds(bridge, stateOf(part))).toBe(0);
    const all = enter(seated, round1);
    expect(countedRounds(bridge, stateOf(all))).toBe(1);
    const { rounds, standings } = outside(stateOf(all), bridge);
    expect(rounds.map(({ stage }) => stage)).toEqual(['confirmed']);
    // Pair 5 leads with 17 VP: what people are ranked by goes out, not the pair number that stands first.
    expect(standings[0]).toMatchObject({ place: 1, player: 5, score: 17, games: 1 });
  });
});

describe('revisions', () => {
  const turned = (ledger: Ledger) => {
    const round = stateOf(ledger).rounds.at(-1);
    if (round === undefined) throw new Error('no round');
    const tables = round.tables.map(({ table, seats: [ns = 0, ew = 0] }, i) => ({
      table,
      seats: i === 0 ? [ew, ns] : [ns, ew],
    }));
    return own({ do: 'editRound', round: round.no, tables, byes: [] });
  };
  test('a revision that was undone is not used again', () => {
    const seated = seatNext(closed(8, oneStart), 'start');
    const edited = run(seated, turned(seated));
    expect(revOf(edited, 1)).toBe(2);
    const again = undo(edited);
    expect(revOf(again, 1)).toBe(1);
    expect(revOf(run(again, turned(again)), 1)).toBe(3);
  });
  test('a round that is seated again after it was changed goes on with the numbers', () => {
    const seated = seatNext(closed(8, oneStart), 'start');
    const edited = run(seated, turned(seated));
    const gone = run(edited, { type: 'round.withdraw', no: 1 });
    expect(revOf(seatNext(gone, 'start'), 1)).toBe(3);
  });
  test('exchanging two by the general way and turning by the family’s never give the same number', () => {
    const seated = seatNext(closed(8, oneStart), 'start');
    const [one, two] = stateOf(seated).rounds[0]?.tables ?? [];
    if (one === undefined || two === undefined) throw new Error('no tables');
    const swapped = run(undo(run(seated, turned(seated))), {
      type: 'round.revise',
      no: 1,
      tables: (stateOf(seated).rounds[0]?.tables ?? []).map(({ table, seats }) => ({
        table,
        seats:
          table === one.table
            ? [two.seats[0] ?? 0, seats[1] ?? 0]
            : table === two.table
              ? [one.seats[0] ?? 0, seats[1] ?? 0]
              : [...seats],
      })),
    });
    expect(revOf(swapped, 1)).toBe(3);
  });
});

describe('rounds taken in from elsewhere', () => {
  const rows = golden('G1').flatMap(({ no, matches }) =>
    matches.map(({ a, b, x, y }, i) => ({
      round: no,
      table: i + 1,
      ns: a,
      ew: b,
      nsScore: 100 * x,
      ewScore: 100 * y,
    })),
  );
  const taken = run(opened(12, rules), own({ do: 'convertBarometer', rows, boards: 3, nextBoard: null }));
  test('their seating stays as it was played: revising it is refused, not failed', () => {
    const round = stateOf(taken).rounds.at(-1);
    if (round === undefined) throw new Error('no round');
    const reopened = run(taken, { type: 'round.reopen', no: round.no });
    const [one, two, ...rest] = round.tables;
    if (one === undefined || two === undefined) throw new Error('no tables');
    const tables = [
      { table: one.table, seats: [two.seats[0] ?? 0, one.seats[1] ?? 0] },
      { table: two.table, seats: [one.seats[0] ?? 0, two.seats[1] ?? 0] },
      ...rest.map(({ table, seats }) => ({ table, seats: [...seats] })),
    ];
    expect(refusalOf(reopened, { type: 'round.revise', no: round.no, tables }).code).toBe('round.takenIn');
  });
  test('taken in a second time they have other revisions than the first time', () => {
    const back = run(taken, own({ do: 'revertConversion' }));
    const again = run(back, own({ do: 'convertBarometer', rows, boards: 3, nextBoard: null }));
    expect([revOf(taken, 1), revOf(again, 1)]).toEqual([1, 2]);
  });
  test('the next round is Swiss on boards 16 to 18 with the seating of G1', () => {
    const next = seatNext(taken);
    const pairs = stateOf(next)
      .rounds.at(-1)
      ?.tables.map(({ seats }) => [...seats].sort((a, b) => a - b).join('-'));
    expect(pairs).toEqual(['6-10', '1-3', '5-7', '2-8', '9-11', '4-12']);
  });
});

describe('paper', () => {
  test('numbers and the start rounds are known as soon as preparations are closed', () => {
    expect(bridge.paper.schedule?.(stateOf(opened(13, rules)))).toBeNull();
    const schedule = bridge.paper.schedule?.(stateOf(closed(13, rules)));
    expect(schedule?.numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14]);
    const [, second] = schedule?.coming ?? [];
    // 13 pairs, phantom N-S at the highest table: round 2 as [bridge 4.4] lists it; entrant 13 has number 14.
    expect(second?.tables.map(({ table, seats }) => `${table}:${seats.join('-')}`)).toEqual([
      '1:1-13',
      '2:2-3',
      '3:5-4',
      '4:6-7',
      '5:9-8',
      '6:10-11',
    ]);
  });
  test('rounds that are seated no longer stand among those to come', () => {
    const schedule = bridge.paper.schedule?.(stateOf(seatNext(closed(8, rules), 'start')));
    expect(schedule?.coming.map(({ no }) => no)).toEqual([2]);
  });
});

describe('an event that is played through', () => {
  test('late contestants join after four rounds: four tables more, and nobody has been given a match', () => {
    const event = playedThrough(golden('G2').slice(0, 4), oneStart, 16);
    const joined = run(event, entrantsNamed(17, 24));
    const ids = stateOf(joined)
      .entrants.slice(16)
      .map(({ id }) => id);
    const late = own({
      do: 'addLate',
      entrants: ids,
      from: 5,
      missed: { kind: 'percent', percent: 45 },
      pairingScore: 1000,
      pairingRounds: 2,
    });
    const next = seatNext(run(joined, late));
    expect(stateOf(next).rounds.at(-1)?.tables).toHaveLength(12);
    expect(attempt(next, late).refusal?.code).toBe('bridge.contestantTwice');
  });
});
