import { describe, expect, test } from 'vitest';
import { asksBefore } from '../../../core/bridge/auto-round.ts';
import { readRounds, readTotals } from '../../../core/bridge/barometer.ts';
import { resultLines } from '../../../core/bridge/checks.ts';
import { averageResult, provisionalNotices } from '../../../core/bridge/decide-scores.ts';
import { eventOf, fieldOf, gapAfterImport, numbersOf, roundBoards, seatedRounds } from '../../../core/bridge/event.ts';
import { homeMoves } from '../../../core/bridge/home-tables.ts';
import { nextRound } from '../../../core/bridge/next-round.ts';
import { rankingAfter } from '../../../core/bridge/ranking.ts';
import { seatedOnOldStanding } from '../../../core/bridge/revisions.ts';
import { roundRows } from '../../../core/bridge/rows.ts';
import { publishedScales } from '../../../core/bridge/scales.ts';
import { standings } from '../../../core/bridge/standings.ts';
import { ownOf } from '../../../core/bridge/state.ts';
import type { Ledger } from '../../../core/tournament/ledger.ts';
import type { Round } from '../../../core/tournament/state.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { vpRules } from './events.ts';
import { golden, matchesText, moreOf, pairing, sides } from './golden.ts';
import {
  attempt,
  closed,
  enter,
  entrantsNamed,
  opened,
  own,
  playedThrough,
  proposalFor,
  refusalOf,
  roundText,
  run,
  safeTables,
  seatNext,
  stateOf,
  undo,
} from './tournament.ts';

/** One start round, no delay, no directions to think of: the way the histories were made. */
const plain = vpRules({ startRounds: 1, delay: false, phantomSeat: 'ns-high' });
const delayed = vpRules({ startRounds: 2, delay: true, arrowMode: 'evenTablesOddRounds' });

const g1 = golden('G1');
const g6 = golden('G6');
const roundIn = (ledger: Ledger, no: number): Round => {
  const round = stateOf(ledger).rounds[no - 1];
  if (round === undefined) throw new Error(`no round ${no}`);
  return round;
};
const played = (ledger: Ledger, no: number) => matchesText(roundRows(roundIn(ledger, no)));
const totals = (ledger: Ledger, through: number) =>
  new Map(
    rankingAfter(eventOf(stateOf(ledger)), through, 'seed').map(({ entrant, account }) => [
      entrant,
      account.total / 100,
    ]),
  );

describe('4.2 names and seats', () => {
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

describe('4.3, 4.4 preparations', () => {
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

describe('4.5 results and the next round, G6 with delay', () => {
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

describe('4.8 delay turned off', () => {
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

describe('4.9 the 95 % route, on G1', () => {
  const five = seatNext(playedThrough(g1.slice(0, 4), plain, 12));
  const round5 = g1[4] ?? { no: 0, matches: [], bye: null };
  const tableOf = (pair: number) =>
    stateOf(five).rounds[4]?.tables.find(({ seats }) => seats.includes(pair))?.table ?? 0;
  const missing411 = enter(five, round5, ['4-11']);
  const safe = (ledger: Ledger) => {
    const answer = safeTables(stateOf(ledger), 'seed');
    return answer.ok ? answer.value : null;
  };
  const seatedWith = (vp: number) => {
    const at = stateOf(five).rounds[4]?.tables.find(({ seats }) => seats.includes(4));
    const ns = at?.seats[0] === 4 ? vp : 20 - vp;
    const event = run(
      missing411,
      own({ do: 'setProvisional', round: 5, results: [{ table: tableOf(4), result: { entry: 'vp', ns: 100 * ns } }] }),
    );
    return { event, text: pairing(proposalFor(event, 'swiss')) };
  };

  test('average for both: 4 has 39, 11 has 35; the pairing is the final one', () => {
    const event = run(
      missing411,
      own({ do: 'setProvisional', round: 5, results: [{ table: tableOf(4), result: averageResult(plain) }] }),
    );
    expect([totals(event, 5).get(4), totals(event, 5).get(11)]).toEqual([39, 35]);
    expect(pairing(proposalFor(event, 'swiss'))).toBe('1:6-10 2:3-1 3:5-7 4:8-2 5:9-11 6:12-4');
    expect(provisionalNotices(stateOf(event))).toEqual([
      { code: 'bridge.notices.provisional', params: { round: 5, table: tableOf(4) } },
    ]);
  });
  test('4 wins 20–0: 12-11 repeats and tables 4–6 differ; 0–20: as in G1', () => {
    expect(seatedWith(20).text).toContain('6:12-11');
    expect(seatedWith(20).text.split(' ').slice(0, 3).join(' ')).toBe('1:6-10 2:3-1 3:5-7');
    expect(seatedWith(0).text).toBe('1:6-10 2:3-1 3:5-7 4:8-2 5:9-11 6:12-4');
  });
  test('safe tables: 1, 2, 3 with 4-11 out, only table 1 with 9-8 out', () => {
    expect(safe(missing411)?.safe.map(({ table }) => table)).toEqual([1, 2, 3]);
    expect(safe(missing411)?.outcomes).toBe(21);
    expect(safe(enter(five, round5, ['9-8']))?.safe.map(({ table }) => table)).toEqual([1]);
  });
  test('two matches out: 441 outcomes; three: quarters; more than four: no answer', () => {
    expect(safe(enter(five, round5, ['4-11', '9-8']))?.outcomes).toBe(441);
    expect(safe(enter(five, round5, ['4-11', '9-8', '5-2']))?.outcomes).toBe(125);
    expect(safe(enter(five, round5, ['4-11', '9-8', '5-2', '10-12', '3-7']))).toBeNull();
  });
  test('the real result replaces the stand-in; the seated round stays and is marked', () => {
    const { event } = seatedWith(20);
    const seated = seatNext(event);
    expect(seatedOnOldStanding(stateOf(seated))).toEqual([]);
    const real = enter(seated, { ...round5, matches: round5.matches.filter(({ a }) => a === 4) });
    expect(roundText(real, 6)).toBe(roundText(seated, 6));
    expect(provisionalNotices(stateOf(real))).toEqual([]);
    expect(seatedOnOldStanding(stateOf(real))).toEqual([6]);
    expect(totals(real, 5).get(4)).toBe(38);
  });
});

describe('4.10 Swiss break', () => {
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

describe('4.11, 4.12 changed by hand, removed, redone, on G1', () => {
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

describe('4.7 directions of a seated round', () => {
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

describe('4.13 drop-out', () => {
  const rules = vpRules({ startRounds: 1, delay: false });
  const round = (ledger: Ledger): Ledger => {
    const { rounds } = stateOf(ledger);
    const last = rounds.at(-1);
    return run(
      ledger,
      ...(last?.tables ?? []).map(({ table }) => ({
        type: 'result.enter' as const,
        round: last?.no ?? 0,
        table,
        result: { entry: 'vp', ns: 1300 },
      })),
    );
  };
  const afterRounds = (contestants: number, rounds: number) => {
    let event = closed(contestants, rules);
    for (let no = 1; no <= rounds; no++) event = round(seatNext(event, no === 1 ? 'start' : 'swiss'));
    return event;
  };
  const leave = (entrant: number, from: number, seated: 'byePlays' | 'walkover' | null = null) =>
    own({ do: 'withdraw', entrant, from, reason: 'ill', seated });

  test('14 teams, team 9 withdraws after round 3: round 4 has 6 matches and a bye; 9 has no place but its VP; then team 2: no bye', () => {
    const after3 = afterRounds(14, 3);
    const without9 = run(after3, leave(9, 4));
    const proposal = proposalFor(without9, 'swiss');
    expect([proposal.tables.length, proposal.byes.length]).toEqual([6, 1]);
    const row = standings(stateOf(without9)).rows.find(({ entrant }) => entrant === 9);
    expect(row?.place).toBeNull();
    expect(row?.cells[1]).toBe(standings(stateOf(after3)).rows.find(({ entrant }) => entrant === 9)?.cells[1]);
    const without2 = run(without9, leave(2, 4));
    expect([proposalFor(without2, 'swiss').tables.length, proposalFor(without2, 'swiss').byes.length]).toEqual([6, 0]);
  });
  test('13 teams, the round is seated: the bye team plays at that table and its bye is gone', () => {
    const seated = seatNext(afterRounds(13, 3));
    const before = stateOf(seated).rounds[3];
    const bye = before?.byes[0]?.entrant ?? 0;
    const leaver = before?.tables[2]?.seats[0] ?? 0;
    const opponent = before?.tables[2]?.seats[1] ?? 0;
    expect(refusalOf(seated, leave(leaver, 4))).toMatchObject({
      code: 'bridge.leaverSeated',
      ways: [{ do: 'byePlays' }, { do: 'walkover' }, { do: 'redo' }],
    });
    const after = stateOf(run(seated, leave(leaver, 4, 'byePlays'))).rounds[3];
    expect(after?.tables[2]?.seats).toEqual([bye, opponent]);
    expect(after?.byes).toEqual([]);
  });
  test('or the opponent gets the score of a walkover, which is no bye', () => {
    const seated = seatNext(afterRounds(12, 3));
    const [leaver = 0, opponent = 0] = stateOf(seated).rounds[3]?.tables[1]?.seats ?? [];
    const event = run(seated, leave(leaver, 4, 'walkover'));
    expect(stateOf(event).rounds[3]?.tables).toHaveLength(5);
    const done = round(event);
    const line = rankingAfter(eventOf(stateOf(done)), 4, 's').find(({ entrant }) => entrant === opponent)?.account;
    expect(line?.scores[3]).toBe(1200);
    const request = proposalFor(done, 'swiss');
    expect(request.byes).toHaveLength(1);
    const had = standings(stateOf(done)).columns.findIndex(({ code }) => code === 'byes');
    expect(standings(stateOf(done)).rows.find(({ entrant }) => entrant === opponent)?.cells[had]).toBe(0);
  });
  test('of the bye team itself: the bye goes, nothing else', () => {
    const seated = seatNext(afterRounds(13, 2));
    const bye = stateOf(seated).rounds[2]?.byes[0]?.entrant ?? 0;
    const event = run(seated, leave(bye, 3));
    expect(stateOf(event).rounds[2]?.byes).toEqual([]);
    expect(roundText(event, 3)).toBe(roundText(seated, 3));
  });
  test('reinstated: the old total, and a score for what was missed', () => {
    const gone = run(afterRounds(12, 2), leave(5, 3));
    const later = round(seatNext(gone));
    const back = run(later, own({ do: 'reinstate', entrant: 5, from: 4, missed: { kind: 'fixed', score: 0 } }));
    expect(fieldOf(stateOf(back), 4).playing).toContain(5);
    expect(totals(back, 3).get(5)).toBe(totals(gone, 2).get(5));
  });
  test('absence that was asked for: not paired, 40 %, no bye', () => {
    const event = run(
      afterRounds(12, 1),
      own({ do: 'setAbsences', entrant: 3, absences: [{ entrant: 3, from: 2, to: 2 }] }),
      own({ do: 'setAbsences', entrant: 4, absences: [{ entrant: 4, from: 2, to: 3 }] }),
    );
    const seated = seatNext(event);
    expect(stateOf(seated).rounds[1]?.byes.map(({ entrant }) => entrant)).toEqual([3, 4]);
    const done = round(seated);
    expect((totals(done, 2).get(3) ?? 0) - (totals(done, 1).get(3) ?? 0)).toBe(8);
    const proposal = proposalFor(done, 'swiss');
    expect(proposal.byes.map(({ reason }) => reason.code)).toEqual(['bridge.byes.lowest', 'bridge.byes.absent']);
    expect(
      refusalOf(seated, own({ do: 'setAbsences', entrant: 6, absences: [{ entrant: 6, from: 2, to: 2 }] })).code,
    ).toBe('bridge.roundSeated');
  });
});

describe('4.14 teams at home tables', () => {
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

describe('4.15 rounds added by themselves', () => {
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

describe('4.17 barometer converted', () => {
  const text = g1
    .flatMap(({ no, matches }) => matches.map(({ a, b, x, y }, i) => `${no}\t${i + 1}\t${a}\t${b}\t${x}-${y}`))
    .join('\n');
  const rows = readRounds(`Round\tTable\tNS\tEW\tResult\n${text}\n`);
  const convert = (nextBoard: number | null = null) => {
    if (!rows.ok) throw new Error(rows.refusal.code);
    return run(
      opened(12, vpRules({ boardsPerRound: 3 })),
      own({ do: 'convertBarometer', rows: [...rows.value], boards: 3, nextBoard }),
    );
  };
  test('12 pairs, 5 rounds of 3 boards: round 6 is Swiss on boards 16–18 with the seating of G1', () => {
    const event = convert();
    const proposal = proposalFor(event, 'swiss');
    expect(pairing(proposal)).toBe('1:6-10 2:3-1 3:5-7 4:8-2 5:9-11 6:12-4');
    expect(moreOf(proposal)).toMatchObject({ baseRound: 5, boards: { from: 16, to: 18 } });
    expect(standings(stateOf(event)).rows[0]).toMatchObject({ entrant: 6, place: 1 });
  });
  test('W-07 when boards are left out', () => {
    expect(gapAfterImport(stateOf(convert()))).toBeNull();
    expect(gapAfterImport(stateOf(convert(19)))).toEqual({
      code: 'bridge.warnings.boardsNotPlayed',
      params: { from: 16, to: 18 },
    });
    expect(moreOf(proposalFor(convert(19), 'swiss')).boards).toEqual({ from: 19, to: 21 });
  });
  test('can be taken back until the first Swiss round has a result', () => {
    const event = seatNext(convert());
    const back = run(event, own({ do: 'revertConversion' }));
    expect(stateOf(back).rounds).toEqual([]);
    const result = run(event, { type: 'result.enter', round: 6, table: 1, result: { entry: 'vp', ns: 1000 } });
    expect(refusalOf(result, own({ do: 'revertConversion' })).code).toBe('bridge.resultsExist');
    expect(refusalOf(event, own({ do: 'reopenPreparations' })).code).toBe('bridge.conversionStands');
  });
  test('byes of an odd number are found where a pair stands in no row, or against 0', () => {
    const odd = readRounds('1 1 1 2 12-8\n1 2 3 0 12');
    expect(odd.ok && odd.value[1]).toMatchObject({ ns: 3, ew: null });
    const three = readRounds('1;1;1;2;12,5-7,5\n2;1;1;3;10-10');
    expect(three.ok && three.value[0]).toMatchObject({ nsScore: 1250, ewScore: 750 });
  });
  test.each([
    ['1 1 1 2 12-8\n1 1 3 4 12-8', 'tables'],
    ['1 1 1 2 12-8\n1 2 3 4 12-8\n2 1 1 2 12-8', 'pairs'],
    ['1 1 1 2 12-8\n1 2 1 3 12-8', 'pairs'],
    ['1 1 1 2 12-8\n3 1 1 2 12-8', 'gap'],
  ])('E-13: %j (%s)', (list, why) => {
    expect(readRounds(list)).toMatchObject({ ok: false, refusal: { code: 'bridge.notOneSection', params: { why } } });
  });
  test.each([
    ['x 1 1 2 12-8', 'round'],
    ['1 0 1 2 12-8', 'table'],
    ['1 1 a 2 12-8', 'ns'],
    ['1 1 1 1 12-8', 'ew'],
    ['1 1 1 2 12-x', 'result'],
    ['', 'round'],
  ])('a line that cannot be read is named: %j', (list, field) => {
    expect(readRounds(list)).toMatchObject({
      ok: false,
      refusal: { code: 'bridge.importLine', params: { line: 1, field } },
    });
  });
  test('totals only: no meetings known (I-02), the leader by total', () => {
    const read = readTotals('Pair\tTotal\n1\t55\n2\t32,5\n3\t65\n4\t70');
    if (!read.ok) throw new Error('unread');
    expect(read.value.notice).toEqual({ code: 'bridge.notices.meetingsUnknown' });
    const event = run(opened(4, plain), own({ do: 'convertTotals', totals: [...read.value.totals] }));
    expect(pairing(proposalFor(event, 'swiss'))).toBe('1:4-3 2:1-2');
    expect(stateOf(run(event, own({ do: 'revertConversion' }))).own).toMatchObject({ carryOver: {}, imported: null });
    expect(readTotals('1\t2\n1\t3')).toMatchObject({ ok: false, refusal: { params: { line: 2, field: 'number' } } });
    expect(readTotals('1\tx')).toMatchObject({ ok: false, refusal: { params: { field: 'total' } } });
  });
});

describe('4.18 meetings ignored', () => {
  test('from the round in whose dialog it is set until changed', () => {
    const five = playedThrough(g1, plain, 12);
    const event = run(five, own({ do: 'ignoreMeetings', through: 3, forgetByes: false }));
    expect(pairing(proposalFor(event, 'swiss'))).toBe('1:6-10 2:3-1 3:5-7 4:8-12 5:9-4 6:11-2');
    expect(refusalOf(five, own({ do: 'ignoreMeetings', through: 6, forgetByes: false })).code).toBe(
      'bridge.ignoreLater',
    );
  });
});

describe('4.20 four tables join after four rounds', () => {
  const rules = vpRules({
    startRounds: 1,
    delay: false,
    scale: publishedScales[2] ?? { kind: 'wbf' },
    boardsPerRound: 7,
  });
  const join = (ledger: Ledger, from: number, first: number, last: number) =>
    run(
      ledger,
      entrantsNamed(first, last),
      own({
        do: 'addLate',
        entrants: Array.from({ length: last - first + 1 }, (_, i) => first + i),
        from,
        missed: { kind: 'percent', percent: 45 },
        pairingScore: 1000,
        pairingRounds: 2,
      }),
    );
  const play = (ledger: Ledger, rounds: number): Ledger => {
    let event = ledger;
    for (let i = 0; i < rounds; i++) {
      const no = stateOf(event).rounds.length + 1;
      event = seatNext(event, no === 1 ? 'start' : 'swiss');
      for (const { table } of stateOf(event).rounds.at(-1)?.tables ?? []) {
        event = run(event, {
          type: 'result.enter',
          round: no,
          table,
          result: { entry: 'vp', ns: 100 * (8 + (table % 6)) },
        });
      }
    }
    return event;
  };
  const four = play(closed(28, rules), 4);
  const joined = join(four, 5, 29, 36);
  const pairingTotal = (ledger: Ledger) =>
    moreOf(proposalFor(ledger, 'swiss')).ranking.find(({ entrant }) => entrant === 29)?.total;

  test('numbers 29–36, 18 tables; paired by 40, then 40 + result, then 24 + results', () => {
    expect([29, 36].map((id) => numbersOf(stateOf(joined)).get(id))).toEqual([29, 36]);
    expect(proposalFor(joined, 'swiss').tables).toHaveLength(18);
    expect(pairingTotal(joined)).toBe(4000);
    const five = play(joined, 1);
    const own5 = (totals(five, 5).get(29) ?? 0) - 24;
    expect(pairingTotal(five)).toBe(4000 + 100 * own5);
    const six = play(five, 1);
    expect(pairingTotal(six)).toBe(100 * (totals(six, 6).get(29) ?? 0));
    expect(totals(joined, 4).get(29)).toBe(24);
  });
  test('against each other at the highest tables in their first round', () => {
    const proposal = proposalFor(joined, 'swiss', { newcomersApart: [29, 30, 31, 32, 33, 34, 35, 36] });
    expect(proposal.tables.slice(14).map(({ seats }) => seats.toSorted((a, b) => a - b).join('-'))).toEqual([
      '29-30',
      '31-32',
      '33-34',
      '35-36',
    ]);
  });
  test('a free phantom slot is taken first', () => {
    const odd = join(play(closed(13, rules), 1), 2, 14, 16);
    expect([14, 15, 16].map((id) => numbersOf(stateOf(odd)).get(id))).toEqual([13, 15, 16]);
  });
  test('not into a round that is seated (E-07)', () => {
    const seated = run(seatNext(four), entrantsNamed(29, 30));
    expect(
      refusalOf(
        seated,
        own({ do: 'addLate', entrants: [29, 30], from: 5, missed: { kind: 'own' }, pairingScore: 0, pairingRounds: 0 }),
      ).code,
    ).toBe('bridge.roundSeated');
  });
});

describe('3.5 wished byes', () => {
  const five = playedThrough(
    golden('G5').map((round) => ({
      ...round,
      matches: round.matches.map((m) => ({ ...m, a: m.a === 14 ? 13 : m.a, b: m.b === 14 ? 13 : m.b })),
    })),
    plain,
    13,
  );
  test('G5 through commands: the bye of round 6 is 3', () => {
    expect(proposalFor(five, 'swiss').byes[0]?.entrant).toBe(3);
  });
  test('who asked, and a playing director in the last planned round', () => {
    const wish = run(five, own({ do: 'wishBye', entrant: 12, round: 6 }));
    expect(proposalFor(wish, 'swiss').byes[0]).toMatchObject({ entrant: 12, reason: { code: 'bridge.byes.asked' } });
    const directors = own({ do: 'setDirectors', entrants: [9] });
    expect(proposalFor(run(five, directors), 'swiss').byes[0]?.entrant).toBe(3);
    const last = run(five, directors, { type: 'tournament.describe', name: 'Bridge', plannedRounds: 6 });
    expect(proposalFor(last, 'swiss').byes[0]?.entrant).toBe(9);
  });
  test('the director’s own choice', () => {
    expect(proposalFor(five, 'swiss', { byes: { chosen: 10 } }).byes[0]).toMatchObject({
      entrant: 10,
      reason: { code: 'bridge.byes.chosen' },
    });
  });
});

describe('standings as rows', () => {
  const codes = (ledger: Ledger, ...about: [boolean?, number?]) =>
    standings(stateOf(ledger), ...about).columns.map(({ code }) => code);
  const five = playedThrough(g1, plain, 12);
  test('tie-breaks in their order, sides and byes; carry-over and adjustments where there are any', () => {
    expect(codes(five)).toEqual([
      'number',
      'total',
      'lastRound',
      'opponents',
      'net',
      'headToHead',
      'northSouth',
      'eastWest',
      'byes',
    ]);
    const more = run(
      five,
      own({ do: 'adjust', adjustment: { entrant: 6, round: null, amount: -100, kind: 'penalty', reason: 'late' } }),
      own({ do: 'setCarryOver', scores: [{ entrant: 2, score: 500 }] }),
    );
    expect(codes(more)).toEqual(expect.arrayContaining(['carryOver', 'adjustments']));
    expect(standings(stateOf(more)).rows[0]?.cells.slice(0, 3)).toEqual([6, 6900, 1600]);
    const back = run(more, own({ do: 'cancelAdjustment', no: 1 }));
    expect(standings(stateOf(back)).rows[0]?.cells[1]).toBe(7000);
  });
  test('SOS of the leader of G1', () => {
    expect(standings(stateOf(five)).rows[0]?.cells[3]).toBe(25_600);
  });
  test('through an earlier round; results that are in but not all count only on request', () => {
    const [first] = standings(stateOf(five), false, 3).rows;
    expect(standings(stateOf(five), false, 3).through).toBe(3);
    // 3 has 12 + 17 + 15, 6 only 14 + 7 + 20.
    expect(first).toMatchObject({ entrant: 3, cells: [3, 4400, 1500, expect.anything(), 0, null, 1, 2, 0] });
    const partly = enter(seatNext(playedThrough(g1.slice(0, 4), plain, 12)), g1[4] as never, ['4-11']);
    expect(standings(stateOf(partly)).through).toBe(4);
    expect(standings(stateOf(partly), true)).toMatchObject({ through: 5 });
    expect(standings(stateOf(partly), true).rows[0]?.cells[1]).toBe(7000);
  });
  test('all tie-breaks have a column of their own unit', () => {
    const every = vpRules({
      startRounds: 1,
      delay: false,
      tieBreaks: ['opponentsMiddle', 'quotient', 'wins', 'cumulative', 'lastRound', 'lot'],
    });
    const { columns } = standings(stateOf(playedThrough(g1, every, 12)));
    expect(columns.slice(3, 8).map(({ code, unit }) => `${code} ${unit.scale}`)).toEqual([
      'opponentsMiddle 100',
      'quotient 100000',
      'wins 100',
      'cumulative 100',
      'lot 1',
    ]);
  });
  test('sides of a result for readers outside', () => {
    const state = stateOf(five);
    const [table] = state.rounds[0]?.tables ?? [];
    if (table === undefined) throw new Error('no table');
    expect(resultLines(state, 1, table, state.rounds[0]?.results[1] ?? null)).toEqual([
      { entrant: 1, points: 500, score: 500 },
      { entrant: 2, points: null, score: 1500 },
    ]);
  });
});

describe('other units on the 95 % route', () => {
  test.each(['mp', 'imp'] as const)('%s: safe tables by quarters; the average as stand-in', (ranking) => {
    const rules = { ...plain, ranking };
    const start = seatNext(closed(12, rules), 'start');
    const value = (table: number): Json =>
      ranking === 'mp' ? { entry: 'mp', ns: 5000 + 300 * table } : { entry: 'imp', ns: 400 * table };
    const event = run(
      start,
      ...[1, 2, 3, 4, 5].map((table) => ({ type: 'result.enter' as const, round: 1, table, result: value(table) })),
    );
    const answer = safeTables(stateOf(event), 'seed');
    if (!answer.ok) throw new Error(answer.refusal.code);
    expect(answer.value?.outcomes).toBe(5);
    expect(answer.value?.safe.length).toBeLessThan(6);
    const seated = run(
      event,
      own({ do: 'setProvisional', round: 1, results: [{ table: 6, result: averageResult(rules) }] }),
    );
    expect(nextRound(stateOf(seated)).refusal).toBeNull();
    expect(totals(seated, 1).get(11)).toBe(ranking === 'mp' ? 50 : 0);
  });
  test('what stands in must fit the event and the round', () => {
    const event = seatNext(closed(8, plain), 'start');
    const put = (table: number, result: object) =>
      refusalOf(event, own({ do: 'setProvisional', round: 1, results: [{ table, result: result as never }] })).code;
    expect(put(9, { entry: 'vp', ns: 1000 })).toBe('result.noTable');
    expect(put(1, { entry: 'vp', ns: 2100 })).toBe('bridge.outsideScale');
  });
});

describe('walkovers (3.4, 3.5, 5.5)', () => {
  const seatedWith = (more: Partial<typeof plain>) => {
    const awards = { ...plain.awards, walkover: 0 };
    const entered = run(
      seatNext(closed(5, { ...plain, awards, ...more }), 'start'),
      { type: 'result.enter', round: 1, table: 1, result: { entry: 'vp', ns: 2000 } },
      { type: 'result.enter', round: 1, table: 2, result: { entry: 'walkover', innocent: 'ew' } },
    );
    const [round] = seatedRounds(stateOf(entered), 2);
    return { bye: proposalFor(entered, 'swiss').byes[0]?.entrant, met: round?.tables.map(({ met }) => met) };
  };
  // 5 sat out. The lowest without a bye is 4, unless its walkover win was one.
  test('are no meeting and no bye', () => {
    expect(seatedWith({})).toEqual({ bye: 4, met: [true, false] });
  });
  test('are both where the event says so', () => {
    expect(seatedWith({ walkoverIsMeeting: true, walkoverIsBye: true })).toEqual({ bye: 3, met: [true, true] });
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
