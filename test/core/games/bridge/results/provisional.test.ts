import { describe, expect, test } from 'vitest';
import { bridge } from '../../../../../core/games/bridge/bridge.ts';
import { bridgeHallViews } from '../../../../../core/games/bridge/paper/hall-views.ts';
import { rankingSheet, roundResult } from '../../../../../core/games/bridge/paper/result-sheets.ts';
import { personalScores } from '../../../../../core/games/bridge/paper/score-cards.ts';
import { seatedRounds } from '../../../../../core/games/bridge/results/event.ts';
import { seatedOnOldStanding } from '../../../../../core/games/bridge/results/revisions.ts';
import { standings } from '../../../../../core/games/bridge/results/standings.ts';
import { averageResult, drawnWith } from '../../../../../core/games/bridge/steps/decide-scores.ts';
import { nextRound } from '../../../../../core/games/bridge/steps/next-round.ts';
import { published } from '../../../../../core/sheets/hall/published.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import { type Round, roundOf } from '../../../../../core/tournament/state.ts';
import type { Json } from '../../../../../core/tournament/words.ts';
import { vpRules } from '../events.ts';
import { pairing } from '../golden.ts';
import {
  closed,
  enter,
  own,
  playedThrough,
  proposalFor,
  refusalOf,
  roundText,
  run,
  safeTables,
  seatNext,
  stateOf,
} from '../tournament.ts';
import { g1, plain, totals } from '../walks.ts';

const noticesOf = (ledger: Ledger, no: number) => {
  const round = roundOf(stateOf(ledger), no);
  return round === undefined ? null : drawnWith(stateOf(ledger), round);
};

describe('[bridge 4.9] the 95 % route, on G1', () => {
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
  test('B-8 the round that was drawn with it says so, as a proposal already', () => {
    const { event } = seatedWith(20);
    const said = [{ code: 'bridge.notices.drawnWith', params: { round: 5, tables: [tableOf(4)], count: 1 } }];
    const proposal = proposalFor(event, 'swiss');
    expect(drawnWith(stateOf(event), { no: 6, draw: { proposal, request: null } })).toEqual(said);
    const seated = seatNext(event);
    expect(noticesOf(seated, 5)).toEqual([]);
    expect(noticesOf(seated, 6)).toEqual(said);
    expect(noticesOf(seated, 4)).toEqual([]);
  });
  test('the real result replaces the stand-in; the seated round stays and is marked', () => {
    const { event } = seatedWith(20);
    const seated = seatNext(event);
    expect(seatedOnOldStanding(stateOf(seated))).toEqual([]);
    const real = enter(seated, { ...round5, matches: round5.matches.filter(({ a }) => a === 4) });
    expect(roundText(real, 6)).toBe(roundText(seated, 6));
    expect(noticesOf(real, 6)).toEqual([]);
    expect(seatedOnOldStanding(stateOf(real))).toEqual([6]);
    expect(totals(real, 5).get(4)).toBe(38);
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
    expect(bridge.results.lines(state, 1, table, state.rounds[0]?.results[1] ?? null)).toEqual([
      { entrant: 1, points: 500, score: 500, boards: 4 },
      { entrant: 2, points: null, score: 1500, boards: 4 },
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

describe('walkovers [bridge 3.4, 3.5, 5.5]', () => {
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

describe('F15 a stand-in is shown to nobody as a result', () => {
  const five = seatNext(playedThrough(g1.slice(0, 4), plain, 12));
  const awaited = stateOf(five).rounds[4]?.tables.find(({ seats }) => seats.includes(4))?.table ?? 0;
  const event = stateOf(
    run(
      enter(five, g1[4] ?? { no: 0, matches: [], bye: null }, ['4-11']),
      own({ do: 'setProvisional', round: 5, results: [{ table: awaited, result: { entry: 'vp', ns: 1777 } }] }),
    ),
  );
  const said = { code: 'bridge.provisional.stated.standIn', params: { round: 5, count: 1, tables: [awaited] } };

  test('standings: the round has no score, hall and phones say which table is missing', () => {
    const { columns, rows } = standings(event);
    const last = columns.findIndex(({ code }) => code === 'lastRound');
    const without = rows.filter(({ cells }) => cells[last] === null).map(({ entrant }) => entrant);
    expect(without.toSorted((a, b) => a - b)).toEqual([4, 11]);
    expect(rows.find(({ entrant }) => entrant === 4)?.rounds?.[4]).toBeNull();
    const view = published(event, bridge, 'en', 5);
    expect(view?.standings?.provisional).toEqual([said]);
  });

  test.each([
    ['ranking', rankingSheet(event)],
    ['personal scores', personalScores(event)],
    ['round result', roundResult(event, event.rounds[4] as Round)],
    ['hall', bridgeHallViews.find(({ id }) => id === 'bridgePaper.result')?.make(event, event.rounds[4] as Round)],
  ])('%s: said, and no figure of it', (_name, made) => {
    const text = JSON.stringify(made);
    expect(text).toContain(JSON.stringify(said));
    expect(text).not.toContain('"value":1777,');
    expect(text).not.toContain('"value":223,');
  });

  test('the ranking on paper has every mark of a row, as the standings have', () => {
    const [sheet] = rankingSheet(event);
    const rows =
      sheet?.kind === 'list' ? sheet.parts.flatMap(({ blocks }) => blocks.flatMap(({ rows: all }) => all)) : [];
    const people = rows.filter(({ cells }) => cells.some(({ kind }) => kind === 'entrant'));
    const told = people.map(({ cells }) => cells.flatMap((cell) => (cell.kind === 'marks' ? cell.phrases : [])));
    expect(told.map((phrases) => phrases.map(({ code }) => code.replace('bridge.rowMarks.', '')))).toEqual(
      standings(event).rows.map(({ marks = [] }) => marks),
    );
    expect(told.flat()).toHaveLength(2);
  });
});
