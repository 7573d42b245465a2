/** Where the round shown stands: a test a row of the table, its order, and what steps are done, passed and ahead. */

import { describe, expect, test } from 'vitest';
import { type DeskSight, freeSteps } from '../../../core/game/round-steps.ts';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import { emptyLedger, type Ledger } from '../../../core/tournament/ledger.ts';
import type { StageRow } from '../../../core/tournament/stage.ts';
import { vpRules } from '../games/bridge/events.ts';
import { closed, opened, seatNext } from '../games/bridge/tournament.ts';
import { created, eventOf, publishing, resultsOf, run, stateOf } from './event.ts';
import { bridgeResult, clock, stage, won } from './sights.ts';

/** Row, step and primary, as one line. */
const line = (ledger: Ledger, round: number, desk: Partial<DeskSight> = {}): string => {
  const { row, step, primary } = stage(ledger, round, desk);
  const params = Object.values(primary.params ?? {}).map((value) => ` ${JSON.stringify(value)}`);
  return `${row} ${step}: ${primary.code.replace('stage.', '')}${params.join('')}`;
};

const statesOf = (row: StageRow): string => row.steps.map(({ id, state }) => `${id} ${state}`).join(', ');

const event = eventOf(16);
const published = run(event, publishing(event));
const complete = run(published, ...resultsOf(published, 1));
const confirmed = run(complete, { type: 'round.confirm', no: 1 });
const paper = { 1: { rev: 1, sheets: 6, at: 0 } };
const inHall = { hallOpen: true, hallRound: 1, hallSeats: true };

/** One round more, whole. */
const another = (ledger: Ledger): Ledger => {
  const next = run(ledger, publishing(ledger, 'swiss'));
  const no = stateOf(next).rounds.length;
  return run(next, ...resultsOf(next, no), { type: 'round.confirm', no });
};

/** Eight pairs: rounds 1 and 2 are published, nothing is in. */
const pairs = seatNext(seatNext(closed(8, vpRules()), 'start'), 'start');
const allOf = (round: number): CommandInput[] => [1, 2, 3, 4].map((table) => bridgeResult(round, table));

const duel = (players: number, plannedRounds = 3): Ledger =>
  run(
    emptyLedger,
    { ...created, family: 'duel', plannedRounds } as CommandInput,
    ...(players === 0
      ? []
      : [
          {
            type: 'entrants.add' as const,
            entrants: Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}` })),
          },
        ]),
  );

describe('W-2.2 rows of a round that is not published', () => {
  test('W-2.2 row 1: nobody is entered', () => {
    const nobody = run(emptyLedger, created);
    expect(line(nobody, 1)).toBe('1 names: addPeople');
    expect(line(duel(0), 1)).toBe('1 names: addPeople');
  });

  test('W-2.2 row 2: the number does not fit, and the first way out is the primary', () => {
    const one = eventOf(15);
    expect(line(one, 1)).toBe('2 names: way 1 "mahjong.addStandIns"');
    const { refusal } = stage(one, 1);
    expect(refusal?.code).toBe('mahjong.notMultipleOfFour');
    expect(refusal?.ways.map((way) => way.do)).toEqual(['mahjong.addStandIns', 'mahjong.exclude']);
    const left = run(confirmed, { type: 'entrants.play', ids: [3], playing: false });
    expect(line(left, 2)).toBe('2 names: way 1 "mahjong.addStandIns"');
  });

  test('M-09 W-2.2 row 2: stand-ins that nobody needs any more sit out, before one is added or a person waits', () => {
    const standIns = (count: number) => ({
      type: 'entrants.add' as const,
      entrants: Array.from({ length: count }, (_, i) => ({ name: `Stand-in ${i + 1}`, traits: { standIn: true } })),
    });
    const late = (count: number) => ({
      type: 'entrants.add' as const,
      entrants: Array.from({ length: count }, (_, i) => ({ name: `Late ${i + 1}` })),
    });
    const full = run(eventOf(13), standIns(3));
    expect(line(run(full, late(3)), 1)).toBe('2 names: way 3 "mahjong.restStandIns"');
    expect(stage(run(full, late(3)), 1).refusal).toMatchObject({
      code: 'mahjong.standInsOver',
      params: { players: 19, standIns: 3, count: 3 },
    });
    expect(line(run(full, late(1)), 1)).toBe('2 names: way 1 "mahjong.restStandIns"');
    expect(line(run(eventOf(13), standIns(2)), 1)).toBe('2 names: way 1 "mahjong.addStandIns"');
    expect(line(run(full, late(4)), 1)).toContain('seat');
  });

  test('W-2.2 row 2: without a way out the people are', () => {
    expect(line(duel(1), 1)).toBe('2 names: people');
    expect(line(opened(1, vpRules()), 1)).toBe('2 names: way "addContestants"');
  });

  test('W-2.2 row 2: what holds a later round up and is no matter of people stays at Seat', () => {
    const first = run(duel(4), publishing(duel(4), 'swiss'));
    const frozen = run(
      first,
      ...[1, 2].map((table) => won(1, table)),
      { type: 'round.confirm', no: 1 },
      { type: 'family.do', command: { do: 'freeze', order: [1, 2, 3, 4], reason: 'prizes' } },
    );
    expect(line(frozen, 2)).toBe('2 seat: way "duel.unfreeze"');
  });

  test('W-2.2 row 3: the start rounds of bridge are open, before and after preparations are closed', () => {
    expect(line(opened(8, vpRules()), 1)).toBe('3 seat: seatStart [1,2] 2');
    expect(line(closed(8, vpRules()), 1)).toBe('3 seat: seatStart [1,2] 2');
    expect(line(seatNext(closed(8, vpRules()), 'start'), 2)).toBe('4 seat: seat 2');
    expect(line(opened(8, vpRules({ startRounds: 1 })), 1)).toBe('3 seat: seatStart [1] 1');
  });

  test('W-2.2 row 4: ready', () => {
    expect(line(event, 1)).toBe('4 seat: seat 1');
    expect(line(confirmed, 2)).toBe('4 seat: seat 2');
  });

  test('W-2.2 row 5: searching', () => {
    expect(line(event, 1, { proposal: 'searching' })).toBe('5 seat: takeBest 1');
  });

  test('W-2.2 row 6: a proposal that is out of date', () => {
    expect(line(event, 1, { proposal: 'stale' })).toBe('6 seat: seatAgain 1');
  });

  test('W-2.2 row 7: a proposal', () => {
    expect(line(event, 1, { proposal: 'fresh' })).toBe('7 publish: publish 1');
    const both = closed(8, vpRules());
    expect(line(both, 1, { proposal: 'fresh' })).toBe('7 publish: publishStart [1,2] 2');
    expect(line(both, 2, { proposal: 'fresh' })).toBe('7 publish: publishStart [1,2] 2');
    expect(line(closed(8, vpRules({ startRounds: 1 })), 1, { proposal: 'fresh' })).toBe('7 publish: publish 1');
  });
});

describe('W-2.2 rows of a published round', () => {
  test('W-2.2 row 8: published, and not printed in this revision', () => {
    expect(line(published, 1)).toBe('8 print: print 1');
    expect(line(published, 1, { printed: { 1: { rev: 2, sheets: 6, at: 0 } } })).toBe('8 print: print 1');
    expect(line(published, 1, { printed: paper })).not.toMatch(/^8/);
  });

  test('W-2.2 row 8: what changed since it was printed is printed before all else, also among results and where paper is not wanted', () => {
    const seats = stateOf(published).rounds[0]?.tables.map((table) => [...table.seats]) ?? [];
    const [a = [], b = []] = seats;
    const swapped = [[b[0] ?? 0, ...a.slice(1)], [a[0] ?? 0, ...b.slice(1)], ...seats.slice(2)];
    const tables = swapped.map((people, at) => ({ table: at + 1, seats: people }));
    const revised = run(published, { type: 'round.revise', no: 1, rev: 1, tables } as CommandInput);
    const last = resultsOf(published, 1).slice(-1);
    const begun = run(run(published, ...last), { type: 'round.revise', no: 1, rev: 1, tables } as CommandInput);
    for (const ledger of [revised, begun]) {
      expect(line(ledger, 1, { printed: paper })).toBe('8 print: printChanged 1');
      expect(line(ledger, 1, { printed: paper, notNeeded: { 1: ['print'] } })).toBe('8 print: printChanged 1');
      expect(line(ledger, 1, { printed: paper, notNeeded: { 7: ['print'], 8: ['print'] } })).toBe(
        '8 print: printChanged 1',
      );
      expect(stage(ledger, 1, { printed: paper, paperLeft: { 1: 2 } }).row).not.toBe(8);
      expect(stage(ledger, 1, { printed: { 1: { rev: 2, sheets: 2, at: 0 } } }).row).not.toBe(8);
    }
    // Marks tell what changed in the newest revision alone: paper of one before that is printed whole.
    const again = run(revised, {
      type: 'round.revise',
      no: 1,
      rev: 2,
      tables: seats.map((people, at) => ({ table: at + 1, seats: people })),
    } as CommandInput);
    expect(line(again, 1, { printed: paper })).toBe('8 print: print 1');
    // Nobody holds paper: nothing is to be put right on it.
    expect(line(revised, 1, { notNeeded: { 1: ['print'] } })).toBe('9 hall: openHall 1');
    expect(line(begun, 1)).toMatch(/^12/);
  });

  test('W-2.2 row 9: no hall window is open', () => {
    expect(line(published, 1, { printed: paper })).toBe('9 hall: openHall 1');
  });

  test('W-2.2 row 10: the hall shows another thing', () => {
    expect(line(published, 1, { printed: paper, hallOpen: true })).toBe('10 hall: showInHall 1');
    expect(line(published, 1, { printed: paper, hallOpen: true, hallRound: 2, hallSeats: true })).toBe(
      '10 hall: showInHall 1',
    );
    // At the round, but with its standings, or black: nobody is told where to sit.
    expect(line(published, 1, { printed: paper, ...inHall, hallSeats: false })).toBe('10 hall: showInHall 1');
    expect(line(run(published, clock), 1, { printed: paper, ...inHall, hallSeats: false })).toBe(
      '12 results: enter 1 1',
    );
  });

  test('W-2.2 row 11: the clock is not started', () => {
    expect(line(published, 1, { printed: paper, ...inHall })).toBe('11 play: startClock 1');
  });

  test('W-2.2 row 12: results are missing; the lowest table that is not blocked', () => {
    expect(line(run(published, clock), 1, { printed: paper, ...inHall })).toBe('12 results: enter 1 1');
    const [first, second] = resultsOf(published, 1);
    if (first === undefined || second === undefined) throw new Error('no tables');
    expect(line(run(published, first), 1)).toBe('12 results: enter 1 2');
    expect(stage(run(published, second), 1).missing).toEqual([1, 3, 4]);
    // Tables 1 and 2 of round 2 have people of table 1 of round 1, or none who plays there: only those can be played.
    const some = run(pairs, ...[1, 2, 3].map((table) => bridgeResult(1, table)));
    const playable = stage(some, 2, { printed: { 2: { rev: 1, sheets: 1, at: 0 } }, ...inHall, hallRound: 2 });
    expect(playable.row).toBe(11);
    const begun = run(some, { ...clock, no: 2 } as CommandInput);
    const free = stateOf(begun).rounds[1]?.tables.find(({ seats }) => {
      const late = stateOf(begun).rounds[0]?.tables.find(({ table }) => table === 4)?.seats ?? [];
      return !seats.some((seat) => late.includes(seat));
    });
    expect(line(begun, 2, { notNeeded: { 2: freeSteps } })).toBe(`12 results: enter 2 ${free?.table}`);
  });

  test('W-2.2 row 12: where those that are left are blocked, the way is to the round that blocks them', () => {
    const some = run(pairs, ...[1, 2, 3].map((table) => bridgeResult(1, table)));
    const late = stateOf(some).rounds[0]?.tables.find(({ table }) => table === 4)?.seats ?? [];
    const free = (stateOf(some).rounds[1]?.tables ?? []).filter(({ seats }) => !seats.some((id) => late.includes(id)));
    const rest = run(some, ...free.map(({ table }) => bridgeResult(2, table)));
    expect(line(rest, 2)).toBe('12 results: backTo 1 1');
  });

  test('W-2.2 row 12: the round may be let count without the last tables, one in five', () => {
    const results = resultsOf(published, 1);
    expect(stage(run(published, ...results.slice(0, 2)), 1).mayLetCount).toBe(false);
    expect(stage(run(published, ...results.slice(0, 3)), 1).mayLetCount).toBe(true);
    const large = run(eventOf(40), publishing(eventOf(40)));
    expect(stage(run(large, ...resultsOf(large, 1).slice(0, 7)), 1).mayLetCount).toBe(false);
    expect(stage(run(large, ...resultsOf(large, 1).slice(0, 8)), 1).mayLetCount).toBe(true);
  });

  test('W-2.2 row 13: all is in', () => {
    expect(line(complete, 1)).toBe('13 confirm: confirm 1');
  });

  test('W-2.2 row 14: confirmed, and rounds are left', () => {
    expect(line(confirmed, 1)).toBe('14 confirm: seat 2');
  });

  test('W-2.2 row 14: in bridge nothing is confirmed', () => {
    const one = vpRules({ startRounds: 1 });
    const first = seatNext(closed(8, one), 'start');
    expect(line(run(first, ...allOf(1)), 1)).toBe('14 results: seat 2');
  });

  test('W-2.2 row 15: a waiting round that is printed', () => {
    expect(line(pairs, 2)).toBe('8 print: print 2');
    expect(line(pairs, 2, { printed: { 2: { rev: 1, sheets: 6, at: 0 } } })).toBe('15 print: backTo 1 4');
    expect(line(pairs, 2, { notNeeded: { 2: ['print'] } })).toBe('15 print: backTo 1 4');
    const some = run(pairs, bridgeResult(1, 1));
    expect(stage(some, 2, { printed: { 2: { rev: 1, sheets: 6, at: 0 } } }).primary.params?.missing).toBe(3);
  });

  test('W-2.2 row 15: a round that cannot be seated before another is over', () => {
    expect(line(pairs, 3)).toBe('15 seat: backTo 1 4');
    expect(line(complete, 2)).toBe('15 seat: backTo 1 0');
  });

  test('W-2.2 row 15: all of a later round is in, and a table of the round before it is not', () => {
    const ahead = run(pairs, ...allOf(2), ...[1, 2, 3].map((table) => bridgeResult(1, table)));
    expect(line(ahead, 2)).toBe('15 results: backTo 1 1');
  });

  test('W-2.2 row 16: the last round is confirmed', () => {
    const over = [2, 3, 4].reduce(another, confirmed);
    expect(line(over, 4)).toBe('16 confirm: finalStandings 4');
    expect(line(over, 5)).toBe('16 confirm: finalStandings 4');
    const last = run(seatNext(closed(8, vpRules({ startRounds: 1 }), 1), 'start'), ...allOf(1));
    expect(line(last, 1)).toBe('16 results: finalStandings 1');
  });

  test('W-2.2 row 16: the cut is among the ways, and goes on with its stages when it is started', () => {
    const one = run(duel(4, 1), publishing(duel(4, 1), 'swiss'));
    const over = run(one, won(1, 1), won(1, 2), { type: 'round.confirm', no: 1 });
    expect(line(over, 1)).toBe('16 confirm: finalStandings 1');
    expect(stage(over, 1).refusal?.ways.map((way) => way.do)).toEqual(['duel.openFinals', 'addRound']);
    const cut = run(
      over,
      { type: 'family.do', command: { do: 'freeze', order: [1, 2, 3, 4], reason: 'prizes' } },
      { type: 'family.do', command: { do: 'startCut', cut: { size: 2, thirdPlace: false } } },
    );
    expect(line(cut, 1)).toBe('14 confirm: seat 2');
    expect(line(cut, 2)).toBe('4 seat: seat 2');
    const final = run(cut, publishing(cut, 'cut'));
    const champion = run(final, won(2, 1), { type: 'round.confirm', no: 2 });
    expect(line(champion, 2)).toBe('16 confirm: finalStandings 2');
  });

  test('W-2.2 row 17: an earlier round', () => {
    const second = run(confirmed, publishing(confirmed, 'swiss'));
    expect(line(second, 1)).toBe('17 confirm: backTo 2 4');
    expect(line(run(pairs, ...allOf(1)), 1)).toBe('17 results: backTo 2 4');
  });

  test('W-2.2 row 18: the file is only viewed', () => {
    expect(line(published, 1, { viewing: true })).toBe('18 print: ownCopy');
    expect(line(event, 1, { viewing: true })).toBe('18 seat: ownCopy');
  });

  test('W-2.2 row 19: the last entry is not confirmed', () => {
    expect(line(published, 1, { trouble: true })).toBe('19 print: wayOut');
  });
});

describe('W-2.2 the first row that fits counts', () => {
  const second = run(confirmed, publishing(confirmed, 'swiss'));

  test('19, 18, 17, 15 and then the others', () => {
    expect(stage(second, 1, { trouble: true, viewing: true }).row).toBe(19);
    expect(stage(second, 1, { viewing: true }).row).toBe(18);
    // Round 1 is not printed either: where it is over, the round in work goes before.
    expect(stage(second, 1).row).toBe(17);
    const waiting = { 2: { rev: 1, sheets: 6, at: 0 } };
    // The hall is closed and the clock is not started, and a round that waits asks for neither.
    expect(stage(pairs, 2, { printed: waiting }).row).toBe(15);
  });

  test('1 to 14: people before seats, seats before paper, paper before the hall, the hall before the clock', () => {
    expect(stage(run(emptyLedger, created), 1, { proposal: 'fresh' }).row).toBe(1);
    expect(stage(eventOf(15), 1, { proposal: 'fresh' }).row).toBe(2);
    expect(stage(published, 1, inHall).row).toBe(8);
    expect(stage(run(published, clock), 1, { printed: paper }).row).toBe(9);
  });
});

describe('W-2.3 the steps of a round', () => {
  test('paper, hall and clock are done in any order', () => {
    expect(statesOf(stage(run(published, clock), 1, inHall))).toBe(
      'names done, seat done, publish done, print now, hall done, play done, results ahead, confirm ahead',
    );
  });

  test('the first result passes all before it; what was not done has a dash', () => {
    const [first] = resultsOf(published, 1);
    if (first === undefined) throw new Error('no table');
    expect(statesOf(stage(run(published, first), 1, { printed: paper }))).toBe(
      'names done, seat done, publish done, print done, hall passed, play passed, results now, confirm ahead',
    );
  });

  test('a round that the hall never showed is not said to be in the hall, however far the hall has come', () => {
    const [first] = resultsOf(published, 1);
    if (first === undefined) throw new Error('no table');
    const later = { hallOpen: true, hallRound: 3, hallSeats: true };
    expect(statesOf(stage(run(published, first), 1, later))).toContain('hall passed');
    expect(statesOf(stage(run(published, first), 1, { ...later, inHall: { 1: 1 } }))).toContain('hall done');
    expect(statesOf(stage(published, 1, { inHall: { 1: 1 }, printed: paper }))).toContain('hall now');
  });

  test('W-2.3 the hall has shown a round whose clock runs, also after a restart with the hall closed', () => {
    const playing = run(published, clock);
    const restarted = { printed: paper, inHall: { 1: 1 } };
    expect(statesOf(stage(playing, 1, restarted))).toContain('hall done');
    expect(line(playing, 1, restarted)).toBe('12 results: enter 1 1');
    expect(line(playing, 1, { printed: paper })).toBe('9 hall: openHall 1');
  });

  test('nor is one that the hall showed in other seats', () => {
    const [first] = resultsOf(published, 1);
    if (first === undefined) throw new Error('no table');
    const tables = published.tournament?.rounds[0]?.tables.map(({ table, seats }) => ({
      table,
      seats: [...seats].reverse(),
    }));
    const revised = run(published, { type: 'round.revise', no: 1, tables: tables ?? [] }, first);
    const shown = { hallOpen: true, hallRound: 3, hallSeats: true, inHall: { 1: 1 } };
    expect(statesOf(stage(revised, 1, shown))).toContain('hall passed');
    expect(statesOf(stage(revised, 1, { ...shown, inHall: { 1: 2 } }))).toContain('hall done');
  });

  test('Not needed passes a step', () => {
    expect(line(published, 1, { notNeeded: { 1: ['print'] } })).toBe('9 hall: openHall 1');
    expect(line(published, 1, { notNeeded: { 1: freeSteps } })).toBe('12 results: enter 1 1');
    expect(statesOf(stage(published, 1, { notNeeded: { 1: ['print', 'play'] } }))).toBe(
      'names done, seat done, publish done, print passed, hall now, play passed, results ahead, confirm ahead',
    );
  });

  test('not needed in two rounds, a step is not asked for again; in one round it is', () => {
    const third = run(another(confirmed), publishing(another(confirmed), 'swiss'));
    expect(stage(third, 3, { notNeeded: { 1: ['print'] } }).row).toBe(8);
    expect(stage(third, 3, { notNeeded: { 1: ['print'], 2: ['hall'] } }).row).toBe(8);
    expect(stage(third, 3, { notNeeded: { 1: ['print'], 2: ['print', 'hall'] } }).row).toBe(9);
    expect(stage(third, 3, { notNeeded: { 1: ['print', 'hall'], 2: ['print', 'hall'] } }).row).toBe(11);
  });

  test('of a round that is not published nothing after the seating is done', () => {
    expect(statesOf(stage(confirmed, 2, { printed: paper, ...inHall, proposal: 'fresh' }))).toBe(
      'names done, seat done, publish now, print ahead, hall ahead, play ahead, results ahead, confirm ahead',
    );
  });

  test('games whose rounds count without it have no Confirm', () => {
    expect(stage(pairs, 1).steps.map(({ id }) => id)).not.toContain('confirm');
  });
});
