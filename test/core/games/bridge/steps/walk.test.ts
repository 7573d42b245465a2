import { describe, expect, test } from 'vitest';
import { homeMoves } from '../../../../../core/games/bridge/paper/home-tables.ts';
import { numbersOf, roundBoards } from '../../../../../core/games/bridge/results/event.ts';
import { seatedOnOldStanding } from '../../../../../core/games/bridge/results/revisions.ts';
import { standings } from '../../../../../core/games/bridge/results/standings.ts';
import { ownOf } from '../../../../../core/games/bridge/rules/state.ts';
import { asksBefore } from '../../../../../core/games/bridge/steps/auto-round.ts';
import { nextRound } from '../../../../../core/games/bridge/steps/next-round.ts';
import { roundRows } from '../../../../../core/games/bridge/steps/rows.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import type { Round } from '../../../../../core/tournament/state.ts';
import { vpRules } from '../events.ts';
import { golden, matchesText, pairing, sides } from '../golden.ts';
import {
  attempt,
  closed,
  enter,
  opened,
  own,
  playedThrough,
  proposalFor,
  refusalOf,
  roundText,
  run,
  seatNext,
  stateOf,
  undo,
} from '../tournament.ts';
import { g1, plain, totals } from '../walks.ts';

const delayed = vpRules({ startRounds: 2, delay: true, arrowMode: 'evenTablesOddRounds' });

const g6 = golden('G6');

const roundIn = (ledger: Ledger, no: number): Round => {
  const round = stateOf(ledger).rounds[no - 1];
  if (round === undefined) throw new Error(`no round ${no}`);
  return round;
};

const played = (ledger: Ledger, no: number) => matchesText(roundRows(roundIn(ledger, no)));

describe('[bridge 4.2] names and seats', () => {
  test('numbers follow the seats: table t holds 2t − 1 and 2t', () => {
    const event = seatNext(closed(8, vpRules()), 'start');
    expect(roundText(event, 1)).toBe('1:1-2 2:3-4 3:5-6 4:7-8');
  });
  test('an order of one’s own, and a shuffle that the seed repeats', () => {
    const event = run(opened(8, vpRules()), own({ do: 'setOrder', order: [8, 7] }), own({ do: 'closePreparations' }));
    expect(roundText(seatNext(event, 'start'), 1)).toBe('1:8-7 2:1-2 3:3-4 4:5-6');
    const once = run(opened(8, vpRules()), own({ do: 'shuffleNames' }));
    const twice = run(once, own({ do: 'shuffleNames' }));
    const order = (ledger: Ledger) => [...numbersOf(stateOf(ledger)).keys()];
    expect(order(run(opened(8, vpRules()), own({ do: 'setOrder', order: [8] }), own({ do: 'shuffleNames' })))).toEqual(
      order(once),
    );
    expect(order(twice)).not.toEqual(order(once));
    expect(order(undo(twice))).toEqual(order(once));
  });
  test('X-17 seats by lot keep those of one club apart in both start rounds, as the seed says', () => {
    const clubbed = run(
      opened(24, vpRules({ startRounds: 2 })),
      ...Array.from({ length: 24 }, (_, i) => ({
        type: 'entrant.edit' as const,
        id: i + 1,
        entrant: { name: `Pair ${i + 1}`, club: ['Riga', 'Oslo', 'Bern'][i % 3] ?? '' },
      })),
    );
    const seats = (clubsApart: boolean) => {
      const event = run(clubbed, own({ do: 'closeByLot', clubsApart }));
      return stateOf(seatNext(seatNext(event, 'start'), 'start')).rounds.map(({ tables }) =>
        tables.map((table) => table.seats),
      );
    };
    const together = (rounds: readonly (readonly (readonly number[])[])[]) =>
      rounds.flat().filter(([a = 0, b = 0]) => a % 3 === b % 3).length;
    expect(together(seats(true))).toBe(0);
    expect(seats(true)).toEqual(seats(true));
    expect(together(seats(false))).toBeGreaterThan(0);
    expect(refusalOf(run(clubbed, own({ do: 'closeByLot', clubsApart: true })), own({ do: 'shuffleNames' })).code).toBe(
      'bridge.preparationsClosed',
    );
  });
  test('X-17 where all are of one club the lot stays as it was drawn: nobody can be kept apart', () => {
    const oneClub = run(
      opened(24, vpRules({ startRounds: 2 })),
      ...Array.from({ length: 24 }, (_, i) => ({
        type: 'entrant.edit' as const,
        id: i + 1,
        entrant: { name: `Pair ${i + 1}`, club: 'Riga' },
      })),
    );
    const seats = (clubsApart: boolean) =>
      roundText(seatNext(run(oneClub, own({ do: 'closeByLot', clubsApart })), 'start'), 1);
    expect(seats(true)).toBe(seats(false));
  });
  test('a stationary mark on D (E-W): D is put N-S in place of C', () => {
    const home = { entrant: 4, table: null, side: null, priority: null, reason: '' };
    const event = run(opened(8, vpRules()), own({ do: 'setHomes', homes: [home] }), own({ do: 'closePreparations' }));
    expect(numbersOf(stateOf(event)).get(4)).toBe(3);
    expect(ownOf(stateOf(event)).prepared?.exchanged).toEqual([{ entrant: 4, other: 3 }]);
    expect(roundText(seatNext(event, 'start'), 1)).toBe('1:1-2 2:4-3 3:5-6 4:7-8');
  });
  test('renaming later never changes numbers', () => {
    const event = closed(8, vpRules());
    const renamed = run(event, { type: 'entrant.edit', id: 3, entrant: { name: 'Aardvark' } });
    expect([...numbersOf(stateOf(renamed))]).toEqual([...numbersOf(stateOf(event))]);
  });
});

describe('[bridge 4.3, 4.4] preparations', () => {
  test('13 pairs: both start rounds, byes 14 and 12 by number', () => {
    const event = seatNext(seatNext(closed(13, delayed), 'start'), 'start');
    const byes = stateOf(event).rounds.map(({ byes: [bye] }) => numbersOf(stateOf(event)).get(bye?.entrant ?? 0));
    expect(byes).toEqual([14, 12]);
    expect(sides(stateOf(event).rounds[1]?.draw.proposal as never)).toBe(
      '1:1/13 2:2/3⇄ 3:5/4 4:6/7⇄ 5:9/8 6:10/11⇄ 7:–/12',
    );
  });
  test('round 2 is seated while round 1 is played; round 3 waits for round 1 only', () => {
    const event = seatNext(closed(8, delayed), 'start');
    expect(nextRound(stateOf(event))).toMatchObject({ round: 2, start: true, refusal: null });
    const two = seatNext(event, 'start');
    expect(nextRound(stateOf(two))).toMatchObject({ round: 3, base: 1, missing: [{ round: 1, tables: [1, 2, 3, 4] }] });
  });
  test('undo of closing while no result exists: seated rounds go', () => {
    const event = run(seatNext(closed(8, delayed), 'start'), own({ do: 'reopenPreparations' }));
    expect(stateOf(event).rounds).toEqual([]);
    expect(roundText(seatNext(run(event, own({ do: 'closePreparations' })), 'start'), 1)).toBe(
      '1:1-2 2:3-4 3:5-6 4:7-8',
    );
  });
});

describe('[bridge 4.5] results and the next round, G6 with delay', () => {
  const two = seatNext(seatNext(closed(8, delayed), 'start'), 'start');
  const round1 = enter(two, g6[0] ?? { no: 0, matches: [], bye: null });
  test('the last result of round 1 offers round 3, although round 2 is played', () => {
    expect(nextRound(stateOf(round1))).toMatchObject({ round: 3, base: 1, missing: [], refusal: null });
    expect(sides(proposalFor(round1, 'swiss'))).toBe('1:5/1 2:7/4⇄ 3:8/3 4:6/2⇄');
  });
  test('the last result of round 2 offers round 4, although round 3 is unfinished', () => {
    const three = seatNext(enter(round1, g6[1] ?? { no: 0, matches: [], bye: null }));
    expect(nextRound(stateOf(three))).toMatchObject({ round: 4, base: 2, refusal: null });
    expect(pairing(proposalFor(three, 'swiss'))).toBe('1:5-8 2:1-4 3:2-7 4:6-3');
  });
  test('after round 1 the standing has pair 5 first with 17', () => {
    const { rows, columns } = standings(stateOf(round1));
    const total = columns.findIndex(({ code }) => code === 'total');
    expect(rows[0]).toMatchObject({ place: 1, entrant: 5 });
    expect(rows[0]?.cells[total]).toBe(1700);
    expect(standings(stateOf(round1)).through).toBe(1);
  });
  test('6 Standing: every line has its score of each round counted, and they make up its total', () => {
    const { rows, columns, roundUnit } = standings(stateOf(round1));
    const total = columns.findIndex(({ code }) => code === 'total');
    expect(roundUnit).toEqual(columns[total]?.unit);
    expect(rows.map(({ rounds }) => rounds)).toEqual(rows.map(({ cells }) => [cells[total]]));
  });
});

describe('[bridge 4.8] delay turned off', () => {
  test('from round 6 on: round 6 waits for all results of round 5', () => {
    const event = run(closed(8, delayed), own({ do: 'turnOffDelay', from: 6 }));
    expect(
      [5, 6].map(
        (round) =>
          nextRound({
            ...stateOf(event),
            rounds: Array.from({ length: round - 1 }, (_, i) => ({
              no: i + 1,
              tables: [],
              byes: [],
              results: {},
            })) as never,
          }).base,
      ),
    ).toEqual([3, 5]);
  });
  test('Danish is proposed in the last two rounds only', () => {
    const rounds = (n: number) =>
      Array.from({ length: n }, (_, i) => ({ no: i + 1, tables: [], byes: [], results: {} })) as never;
    const at = (no: number) => nextRound({ ...stateOf(closed(8, plain, 6)), rounds: rounds(no - 1) }).proposesDanish;
    expect([4, 5, 6].map(at)).toEqual([false, true, true]);
  });
});

describe('[bridge 4.10] Swiss break', () => {
  const three = () => {
    const round1 = enter(seatNext(seatNext(closed(8, delayed), 'start'), 'start'), g6[0] as never);
    return seatNext(round1);
  };
  const pause = { minutes: 30, text: 'Lunch' };
  test('after round 2 when round 3 is seated: E-07', () => {
    expect(refusalOf(three(), own({ do: 'setBreak', after: 2, break: pause }))).toMatchObject({
      code: 'bridge.roundSeated',
      params: { round: 3 },
    });
  });
  test('after round 3: rounds 4 and 5 are seated on round 3', () => {
    const event = run(three(), own({ do: 'setBreak', after: 3, break: pause }));
    expect(nextRound(stateOf(event))).toMatchObject({ round: 4, base: 3 });
    const later = {
      ...stateOf(event),
      rounds: [...stateOf(event).rounds, { no: 4, tables: [], byes: [], results: {} }] as never,
    };
    expect(nextRound(later)).toMatchObject({ round: 5, base: 3 });
    expect(nextRound(stateOf(run(event, own({ do: 'setBreak', after: 3, break: null })))).base).toBe(2);
  });
});

describe('[bridge 4.11, 4.12] changed by hand, removed, redone, on G1', () => {
  const five = playedThrough(g1, plain, 12);
  const six = seatNext(five);
  test('the whole of G1 is seated by the engine through commands', () => {
    expect(played(six, 6)).toBe('1:6-10 2:3-1 3:5-7 4:8-2 5:9-11 6:12-4');
    expect(roundBoards(stateOf(six), 6)).toEqual({ from: 21, to: 24 });
  });
  test('4 and 11 exchanged: the repeat is measured, the round is marked as changed by hand', () => {
    const swap = (id: number) => (id === 4 ? 11 : id === 11 ? 4 : id);
    const tables = (stateOf(six).rounds[5]?.tables ?? []).map(({ table, seats }) => ({
      table,
      seats: seats.map(swap),
    }));
    const event = run(six, own({ do: 'editRound', round: 6, tables, byes: [] }));
    const round = stateOf(event).rounds[5];
    expect(played(event, 6)).toBe('1:6-10 2:3-1 3:5-7 4:8-2 5:9-4 6:12-11');
    expect(round?.draw).toMatchObject({ edited: true, metrics: { repeated: [{ pair: [12, 11], rounds: [1] }] } });
    expect(round).toMatchObject({ rev: 2, revised: [5, 6] });
    expect(roundText(undo(event), 6)).toBe(roundText(six, 6));
  });
  test('correct 6-1 of round 5 to 4:16: W-06, and redone the first table is 1-10', () => {
    const at = stateOf(five).rounds[4]?.tables.find(({ seats }) => seats.includes(6));
    const ns = at?.seats[0] === 6 ? 400 : 1600;
    const corrected = run(six, {
      type: 'result.correct',
      round: 5,
      table: at?.table ?? 0,
      result: { entry: 'vp', ns },
      reason: 'score card',
    });
    expect(seatedOnOldStanding(stateOf(corrected))).toEqual([6]);
    const redone = seatNext(run(corrected, { type: 'round.withdraw', no: 6 }));
    expect(played(redone, 6)).toMatch(/^1:1-10 /);
    expect(totals(redone, 5).get(6)).toBe(58);
    expect(roundBoards(stateOf(redone), 6)).toEqual({ from: 21, to: 24 });
  });
});

describe('[bridge 4.7] directions of a seated round', () => {
  const rules = vpRules({ startRounds: 1, delay: false, arrowMode: 'off' });
  const two = seatNext(playedThrough(g1.slice(0, 2), rules, 12));
  test('are changed while it has no result; opponents and tables stay', () => {
    const event = run(two, own({ do: 'setArrows', round: 3, arrowMode: 'evenTablesOddRounds' }));
    const rows = roundRows(roundIn(event, 3));
    expect(rows.filter(({ switched }) => switched).map(({ rankingTable }) => rankingTable)).toEqual([2, 4, 6]);
    expect(matchesText(rows)).toBe(played(two, 3));
    expect(roundText(run(event, own({ do: 'setArrows', round: 3, arrowMode: 'off' })), 3)).toBe(roundText(two, 3));
  });
  test('a start round keeps its own', () => {
    expect(
      refusalOf(seatNext(closed(8, rules), 'start'), own({ do: 'setArrows', round: 1, arrowMode: 'off' })).code,
    ).toBe('bridge.notSwissRound');
  });
});

describe('[bridge 4.14] teams at home tables', () => {
  test('6 teams, matches 1-4, 6-2, 3-5', () => {
    const moves = homeMoves([
      { table: 1, seats: [1, 4] },
      { table: 2, seats: [6, 2] },
      { table: 3, seats: [3, 5] },
    ]);
    expect(moves.map(({ team, to }) => `${team}→${to}`)).toEqual(['1→4', '2→6', '3→5', '4→1', '5→3', '6→2']);
    expect(moves[1]).toEqual({ team: 2, match: 2, to: 6 });
  });
  test('directions are off', () => {
    const rules = vpRules({ startRounds: 1, delay: false, arrowMode: 'evenTablesAlways', teamSeating: 'homeTables' });
    expect(sides(proposalFor(playedThrough(g1, rules, 12), 'swiss'))).not.toContain('⇄');
  });
});

describe('[bridge 4.15] rounds added by themselves', () => {
  const ask = (ledger: Ledger) => asksBefore(stateOf(ledger), proposalFor(ledger, 'swiss')).map(({ code }) => code);
  test('G1: nobody needs to be asked', () => {
    expect(ask(playedThrough(g1, plain, 12))).toEqual([]);
  });
  test('G3: because of 11-6', () => {
    expect(ask(playedThrough(golden('G3'), plain, 12))).toEqual(['bridge.warnings.repeat']);
  });
  test('a break after the round, an absence', () => {
    const event = run(
      playedThrough(g1, plain, 12),
      own({ do: 'setBreak', after: 6, break: { minutes: 20, text: '' } }),
      own({ do: 'setAbsences', entrant: 6, absences: [{ entrant: 6, from: 6, to: 6 }] }),
    );
    expect(ask(event)).toEqual(expect.arrayContaining(['bridge.hints.absent', 'bridge.hints.breakAfter']));
  });
  test('planned rounds reached: nothing is offered', () => {
    const five = playedThrough(g1, plain, 12);
    const event = run(five, { type: 'tournament.describe', name: 'Bridge', plannedRounds: 5 });
    expect(nextRound(stateOf(event)).refusal?.code).toBe('round.allPlayed');
  });
});

describe('seated with a stationary contestant who has a side of its own', () => {
  test('directions changed later keep it', () => {
    const rules = vpRules({ startRounds: 1, delay: false, arrowMode: 'off' });
    const home = { entrant: 12, table: 6, side: 'ns' as const, priority: 1, reason: 'wheelchair' };
    const event = seatNext(run(playedThrough(g1.slice(0, 2), rules, 12), own({ do: 'setHomes', homes: [home] })));
    const before = stateOf(event).rounds[2]?.tables.find(({ table }) => table === 6);
    expect(before?.seats[0]).toBe(12);
    const after = run(event, own({ do: 'setArrows', round: 3, arrowMode: 'evenTablesAlways' }));
    expect(stateOf(after).rounds[2]?.tables.find(({ table }) => table === 6)?.seats[0]).toBe(12);
  });
});

describe('undo goes back over any of them', () => {
  test('preparations, drop-out, newcomers, conversion', () => {
    const event = closed(8, plain);
    expect(stateOf(undo(event)).own).toEqual(stateOf(opened(8, plain)).own);
    expect(attempt(undo(event), own({ do: 'closePreparations' })).refusal).toBeNull();
  });
});
