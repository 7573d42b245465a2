import { describe, expect, test } from 'vitest';
import { drawnFrom } from '../../../core/game/methods.ts';
import { families } from '../../../core/games/all.ts';
import { mahjong } from '../../../core/games/mahjong/mahjong.ts';
import { type CommandInput, command } from '../../../core/tournament/commands.ts';
import type { Ledger } from '../../../core/tournament/ledger.ts';
import type { Json, Table } from '../../../core/tournament/words.ts';
import { differingTables, rankingChangedSince } from '../../../renderer/round/impact.ts';
import { askedFor, isUnplayed, ordersSince, repairedTables } from '../../../renderer/round/repair.ts';
import { after as carriedOut, confirmed, mahjongEvent, proposed, seated, tournamentOf, withResults } from './event.ts';

const one = confirmed(seated(mahjongEvent(16)));
const correction: CommandInput = {
  type: 'result.correct',
  round: 1,
  table: 1,
  result: { points: [90_000, 10_000, 10_000, 10_000] },
  reason: 'slip',
};
const corrected = (ledger: Ledger): Ledger => carriedOut(ledger, correction);
const roundTwo = (ledger: Ledger) => {
  const round = tournamentOf(ledger).rounds[1];
  if (round === undefined) throw new Error('no second round');
  return round;
};
const orders = (ledger: Ledger) => ordersSince(ledger.done, tournamentOf(ledger), 2, families);
const repair = (ledger: Ledger): readonly Table[] => {
  const found = orders(ledger);
  if (found === null) throw new Error('not by the ranking');
  return repairedTables(roundTwo(ledger), found);
};
const people = (tables: readonly Table[]) => tables.flatMap(({ seats }) => seats).toSorted((a, b) => a - b);
const sets = (tables: readonly Table[]) => tables.map(({ seats }) => seats.toSorted((a, b) => a - b).join('-'));

const script = (numbers: 'localIds' | 'places'): CommandInput => ({
  type: 'family.do',
  command: {
    do: 'setScript',
    script: { text: '1-2-3-4\n5-6-7-8\n9-10-11-12\n13-14-15-16', numbers, winds: 'asWritten' },
  },
});

describe('B-11 whether the ranking decided', () => {
  const kinds: readonly (readonly [string, Json, boolean, Ledger])[] = [
    ['random', {}, false, one],
    ['random', { avoidRepeats: true }, false, one],
    ['interval', { k: 2 }, true, one],
    ['swiss', { order: 'documented' }, true, one],
    ['predefined', {}, false, carriedOut(one, script('localIds'))],
    ['predefined', {}, true, carriedOut(one, script('places'))],
  ];
  test.each(kinds)('%s %j: %s', (method, options, expected, ledger) => {
    const two = seated(ledger, method, options);
    expect(drawnFrom(mahjong, tournamentOf(two), roundTwo(two))).toBe(expected ? 1 : null);
    const since = rankingChangedSince(corrected(two).done, tournamentOf(corrected(two)), 2, families);
    expect(since.length > 0).toBe(expected);
  });
});

describe('K-12: a correction of the round before', () => {
  const two = seated(one, 'interval', { k: 1 });

  test('names the tables of the next round that would differ, before it is made', () => {
    const named = differingTables(two, command.parse(correction), families);
    const now = repair(corrected(two));
    const differing = roundTwo(two).tables.flatMap(({ table, seats }, i) =>
      now[i]?.seats.join() === seats.join() ? [] : [table],
    );
    expect(differing.length).toBeGreaterThan(0);
    expect(named).toEqual({ round: 2, tables: differing });
  });

  test('keep: nothing of the next round changes', () => {
    expect(roundTwo(corrected(two))).toEqual(roundTwo(two));
  });

  test('repair: everybody goes to the table of the place they have now, so an interval is the interval again', () => {
    const now = corrected(two);
    const repaired = repair(now);
    expect(people(repaired)).toEqual(people(roundTwo(two).tables));
    const anew = proposed(carriedOut(now, { type: 'round.withdraw', no: 2 }), 'interval', { k: 1 });
    expect(sets(repaired)).toEqual(sets(anew.tables));
  });

  test('repair: whoever stays at a table keeps the seat, so a table with the same people is not touched', () => {
    const repaired = repair(corrected(two));
    let kept = 0;
    for (const [i, { seats }] of roundTwo(two).tables.entries())
      for (const [seat, id] of (repaired[i]?.seats ?? []).entries())
        if (seats.includes(id)) {
          expect(seats[seat]).toBe(id);
          kept++;
        }
    expect(kept).toBeGreaterThan(8);
  });

  test('repair: published as a revision it is done, and nothing is left to repair', () => {
    const now = corrected(two);
    const tables = repair(now).map(({ table, seats }) => ({ table, seats: [...seats] }));
    const done = carriedOut(now, { type: 'round.revise', no: 2, tables });
    expect(rankingChangedSince(done.done, tournamentOf(done), 2, families)).toEqual([]);
    expect(roundTwo(done)).toMatchObject({ rev: 2, replaced: { rev: 1, tables: roundTwo(two).tables } });
  });

  test('draw again: asked for with the options of the first time', () => {
    const swiss = seated(one, 'swiss', { order: 'closest' });
    expect(askedFor(corrected(swiss).done, 2)).toEqual({ order: 'closest' });
  });

  test('draw again: everybody once, by the ranking as it is now, the same as if it had been drawn after the correction', () => {
    const drawn = seated(carriedOut(corrected(two), { type: 'round.withdraw', no: 2 }), 'interval', { k: 1 });
    const late = seated(corrected(one), 'interval', { k: 1 });
    expect(people(roundTwo(drawn).tables)).toEqual(people(roundTwo(two).tables));
    expect(roundTwo(drawn).tables).toEqual(roundTwo(late).tables);
    expect(sets(roundTwo(drawn).tables)).not.toEqual(sets(roundTwo(two).tables));
    expect(rankingChangedSince(drawn.done, tournamentOf(drawn), 2, families)).toEqual([]);
  });

  test('only as long as nothing of the round has been played', () => {
    expect(isUnplayed(tournamentOf(two), roundTwo(two))).toBe(true);
    const begun = withResults(two, [1]);
    expect(isUnplayed(tournamentOf(begun), roundTwo(begun))).toBe(false);
    expect(differingTables(begun, command.parse(correction), families)).toBeNull();
  });

  test('nor once its clock runs, and again when the clock is taken away', () => {
    const clock = (ledger: Ledger, what: object): Ledger =>
      carriedOut(ledger, { type: 'round.clock', no: 2, at: 1_777_622_400_000, do: what } as CommandInput);
    const started = clock(two, { what: 'start', seconds: 4500 });
    expect(differingTables(started, command.parse(correction), families)).toBeNull();
    const paused = clock(started, { what: 'pause' });
    expect(isUnplayed(tournamentOf(paused), roundTwo(paused))).toBe(false);
    const stopped = clock(paused, { what: 'stop' });
    expect(differingTables(stopped, command.parse(correction), families)).toMatchObject({ round: 2 });
  });

  test('a round by lot has nothing to repair', () => {
    const lot = seated(one, 'random');
    expect(orders(corrected(lot))).toBeNull();
    expect(differingTables(lot, command.parse(correction), families)).toBeNull();
  });
});
