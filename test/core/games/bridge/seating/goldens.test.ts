import { describe, expect, test } from 'vitest';
import type { Row } from '../../../../../core/games/bridge/seating/physical-tables.ts';
import { swissRequest } from '../../../../../core/games/bridge/seating/request.ts';
import {
  type GoldenName,
  type GoldenRound,
  golden,
  matchesText,
  moreOf,
  pairing,
  seat,
  seatAfter,
  sides,
  totalsOf,
  warningsOf,
} from '../golden.ts';

const ranking = (name: GoldenName): string =>
  moreOf(seatAfter(golden(name)))
    .ranking.map(({ entrant, total }) => `${entrant}(${total / 100})`)
    .join(' ');

const other = (...about: Parameters<typeof seatAfter>): string => {
  const harder = moreOf(seatAfter(...about)).other;
  return harder === null ? 'none' : matchesText(harder.rows);
};

describe('G1, 12 pairs, round 6, worked step by step', () => {
  test('the ranking list', () => {
    expect(ranking('G1')).toBe('6(70) 10(67) 3(65) 1(55) 5(53) 7(51) 8(47) 9(46) 12(40) 4(38) 11(36) 2(32)');
    expect([...totalsOf(golden('G1')).values()].reduce((sum, vp) => sum + vp)).toBe(600);
  });

  test('pairing and untangling', () => {
    const proposal = seatAfter(golden('G1'));
    expect(pairing(proposal)).toBe('1:6-10 2:3-1 3:5-7 4:8-2 5:9-11 6:12-4');
    expect(proposal.metrics.repeats).toBe(0);
    expect(warningsOf(proposal)).toEqual([]);
  });

  test('the trace: who was skipped, what was tried, what was exchanged', () => {
    expect(seatAfter(golden('G1')).trace).toEqual([
      { code: 'bridge.trace.paired', params: { table: 1, player: 6, other: 10 } },
      { code: 'bridge.trace.paired', params: { table: 2, player: 3, other: 1 } },
      { code: 'bridge.trace.paired', params: { table: 3, player: 5, other: 7 } },
      {
        code: 'bridge.trace.pairedSkipping',
        params: { table: 4, player: 8, other: 4, players: [9, 12], rounds: [5, 2], count: 2 },
      },
      {
        code: 'bridge.trace.pairedSkipping',
        params: { table: 5, player: 9, other: 11, players: [12], rounds: [3], count: 1 },
      },
      { code: 'bridge.trace.forced', params: { table: 6, player: 12, other: 2, rounds: [4], count: 1 } },
      { code: 'bridge.trace.tangled', params: { table: 6, player: 12, other: 2, rounds: [4], count: 1 } },
      { code: 'bridge.trace.noSwap', params: { table: 6, tables: [5], count: 1 } },
      { code: 'bridge.trace.swapped', params: { table: 6, with: 4, players: [8, 2], player: 12, other: 4 } },
    ]);
  });

  test('in an even round nothing is switched', () => {
    expect(sides(seatAfter(golden('G1')))).toBe('1:6/10 2:3/1 3:5/7 4:8/2 5:9/11 6:12/4');
  });

  test('the reasons of a table tell its own story [bridge 4.19]', () => {
    const [, , , table4] = seatAfter(golden('G1')).tables;
    expect(table4?.reasons.map(({ code }) => code)).toEqual([
      'bridge.trace.pairedSkipping',
      'bridge.trace.swapped',
      'bridge.reasons.nobodyMet',
    ]);
  });
});

describe('G2, 16 pairs, round 7: the second swap uses a table changed by the first', () => {
  test('ranking, pairing, no repeat', () => {
    expect(ranking('G2')).toBe(
      '16(82) 4(72) 2(70) 14(67) 1(66) 6(65) 8(64) 10(63) 5(61) 15(57) 7(56) 13(54) 12(51) 9(48) 3(45) 11(39)',
    );
    const proposal = seatAfter(golden('G2'));
    expect(pairing(proposal)).toBe('1:16-2 2:4-6 3:14-1 4:8-10 5:5-13 6:7-9 7:12-3 8:15-11');
    expect(proposal.metrics.repeats).toBe(0);
  });

  test('directions of round 7: even ranking tables exchange', () => {
    expect(sides(seatAfter(golden('G2')))).toBe('1:16/2 2:6/4⇄ 3:14/1 4:10/8⇄ 5:5/13 6:9/7⇄ 7:12/3 8:11/15⇄');
  });

  test('Danish: rematches at tables 1 and 2 only', () => {
    const proposal = seatAfter(golden('G2'), { method: 'danish' });
    expect(pairing(proposal)).toBe('1:16-4 2:2-14 3:1-6 4:8-10 5:5-13 6:7-9 7:12-3 8:15-11');
    expect(proposal.metrics.repeated).toEqual([
      { pair: [16, 4], rounds: [2] },
      { pair: [14, 2], rounds: [6] },
    ]);
    expect(
      proposal.trace.filter(({ code }) => code === 'bridge.trace.danishRematch').map(({ params }) => params?.table),
    ).toEqual([1, 2]);
    expect(warningsOf(proposal)).toEqual([]);
  });

  test('meetings of rounds 1 to 3 ignored: three ignored rematches', () => {
    const proposal = seatAfter(golden('G2'), { options: { ignoreMeetingsThrough: 3 } });
    expect(pairing(proposal)).toBe('1:16-4 2:2-1 3:14-6 4:8-10 5:5-15 6:7-13 7:12-3 8:9-11');
    const ignored = proposal.tables.flatMap(({ reasons }) =>
      reasons.filter(({ code }) => code === 'bridge.reasons.ignored'),
    );
    expect(ignored.map(({ params }) => params?.players)).toEqual([
      [16, 4],
      [1, 2],
      [13, 7],
    ]);
    expect(proposal.metrics.figures.ignored).toBe(3);
  });
});

describe('G3, 12 pairs, round 6: one sweep leaves a repeat', () => {
  test('the faithful seating', () => {
    expect(ranking('G3')).toBe('10(65) 5(61) 4(58) 3(56) 1(55) 9(54) 8(49) 7(45) 12(44) 2(40) 11(37) 6(36)');
    const proposal = seatAfter(golden('G3'));
    expect(pairing(proposal)).toBe('1:10-4 2:5-3 3:1-8 4:9-2 5:7-12 6:11-6');
    expect(proposal.metrics.repeated).toEqual([{ pair: [11, 6], rounds: [2] }]);
    expect(proposal.metrics.least).toMatchObject({ known: 'bounded', atLeast: 0 });
    expect(warningsOf(proposal)).toEqual(['bridge.warnings.repeat']);
  });

  test('"try harder" beside it: the top three kept, no repeat', () => {
    expect(other(golden('G3'))).toBe('1:10-4 2:5-3 3:1-8 4:9-6 5:7-12 6:2-11');
    expect(moreOf(seatAfter(golden('G3'))).other).toMatchObject({ changed: [4, 6], metrics: { repeats: 0 } });
  });

  test('"try harder" chosen: the faithful seating is beside it', () => {
    const about = { options: { seating: 'tryHarder' } } as const;
    expect(pairing(seatAfter(golden('G3'), about))).toBe('1:10-4 2:5-3 3:1-8 4:9-6 5:7-12 6:2-11');
    expect(other(golden('G3'), about)).toBe('1:10-4 2:5-3 3:1-8 4:9-2 5:7-12 6:11-6');
  });
});

describe('G4, 14 pairs, round 7: the limit is reached', () => {
  test('the faithful seating keeps a repeat of round 6', () => {
    expect(ranking('G4')).toBe(
      '8(86) 5(77) 14(73) 2(70) 12(67) 11(63) 6(59) 3(56) 10(55) 1(53) 9(52) 13(48) 4(42) 7(39)',
    );
    const proposal = seatAfter(golden('G4'));
    expect(pairing(proposal)).toBe('1:8-14 2:5-11 3:2-12 4:6-3 5:10-7 6:1-13 7:9-4');
    expect(proposal.metrics.repeated).toEqual([{ pair: [9, 4], rounds: [6] }]);
    expect(proposal.trace.find(({ code }) => code === 'bridge.trace.noSwap')?.params?.tables).toEqual([6, 5, 4]);
  });

  test('"try harder"', () => {
    expect(other(golden('G4'))).toBe('1:8-14 2:5-11 3:2-12 4:6-1 5:3-10 6:9-13 7:4-7');
  });

  test('Danish: rematches 1, 2, 3 wanted and 7 left over', () => {
    const proposal = seatAfter(golden('G4'), { method: 'danish' });
    expect(pairing(proposal)).toBe('1:8-5 2:14-2 3:12-11 4:6-3 5:10-7 6:1-13 7:9-4');
    expect(proposal.metrics.repeated.map(({ pair }) => pair.toSorted((a, b) => a - b).join('-'))).toEqual([
      '5-8',
      '2-14',
      '11-12',
      '4-9',
    ]);
    expect(moreOf(proposal).warnings).toEqual([
      { code: 'bridge.warnings.repeat', params: { table: 7, players: [9, 4], rounds: [6], count: 1 } },
    ]);
  });
});

describe('G5, 13 pairs, round 6: the bye', () => {
  test('11 and 2 have had one, so 3', () => {
    const proposal = seatAfter(golden('G5'));
    expect(pairing(proposal)).toBe('1:12-4 2:10-14 3:9-7 4:8-2 5:5-1 6:6-11 7:bye 3');
    expect(proposal.byes).toEqual([
      { entrant: 3, reason: { code: 'bridge.byes.lowest', params: { player: 3, before: 0 } } },
    ]);
    expect(ranking('G5')).toBe('12(75) 10(68) 4(59) 9(57) 14(55) 7(49) 8(48) 5(46) 1(45) 6(44) 3(43) 2(39) 11(32)');
    expect([...totalsOf(golden('G5')).values()].reduce((sum, vp) => sum + vp)).toBe(660);
  });

  test('the empty seat is N-S; the bye row is never switched', () => {
    expect(sides(seatAfter(golden('G5')))).toContain('7:–/3');
    expect(sides(seatAfter(golden('G5'), { options: { phantom: 'ew' } }))).toContain('7:3/–');
  });
});

describe('G6, 8 pairs, with one round’s delay', () => {
  const g6 = golden('G6');

  test('round 3 is seated on the standing after round 1, a tie by number; odd round, even tables switched', () => {
    // Round 2 is seated, its results do not count.
    const proposal = seatAfter(g6, { round: 3, base: 1 });
    expect(moreOf(proposal).ranking.map(({ entrant }) => entrant)).toEqual([5, 1, 4, 7, 8, 3, 2, 6]);
    expect(pairing(proposal)).toBe('1:5-1 2:4-7 3:8-3 4:2-6');
    expect(sides(proposal)).toBe('1:5/1 2:7/4⇄ 3:8/3 4:6/2⇄');
  });

  test('round 4 is seated on the standing after round 2 while round 3 is played', () => {
    const round3 = {
      no: 3,
      bye: null,
      matches: [
        [5, 1],
        [4, 7],
        [8, 3],
        [2, 6],
      ].map(([a = 0, b = 0]) => ({ a, b, x: 0, y: 0 })),
    };
    const proposal = seatAfter([...g6, round3], { round: 4, base: 2 });
    expect(
      moreOf(proposal)
        .ranking.map(({ entrant, total }) => `${entrant}(${total / 100})`)
        .join(' '),
    ).toBe('5(29) 1(23) 8(21) 4(20) 2(19) 6(18) 3(15) 7(15)');
    expect(pairing(proposal)).toBe('1:5-8 2:1-4 3:2-7 4:6-3');
    expect(sides(proposal)).not.toContain('⇄');
  });
});

describe('[bridge 9] every round of the histories after the first came from the engine', () => {
  const rounds = (['G1', 'G2', 'G3', 'G4', 'G5'] as const).flatMap((name) =>
    golden(name)
      .slice(1)
      .map(({ no }) => ({ name, no })),
  );

  test('there are 22', () => {
    expect(rounds).toHaveLength(22);
  });

  test.each(rounds)('$name, round $no', ({ name, no }) => {
    const all = golden(name);
    const expected = all[no - 1];
    const written = (expected?.matches ?? []).map(({ a, b }, i) => `${i + 1}:${a}-${b}`);
    const bye = expected?.bye ?? null;
    const tables = bye === null ? written : [...written, `${written.length + 1}:bye ${bye}`];
    // All pairs must be in the field from the start, so the whole history names them.
    expect(pairing(seatAfter(all, { round: no }))).toBe(tables.join(' '));
  });
});

describe('meetings ignored [bridge 4.18], on G1', () => {
  test('N = 3: 8 skips 9 and meets 12, met in round 2 and ignored; no untangling', () => {
    const proposal = seatAfter(golden('G1'), { options: { ignoreMeetingsThrough: 3 } });
    expect(pairing(proposal)).toBe('1:6-10 2:3-1 3:5-7 4:8-12 5:9-4 6:11-2');
    expect(proposal.trace.some(({ code }) => code === 'bridge.trace.tangled')).toBe(false);
    expect(proposal.tables[3]?.reasons).toContainEqual({
      code: 'bridge.reasons.ignored',
      params: { players: [8, 12], rounds: [2], count: 1 },
    });
  });

  test('N = 5 is pure rank order', () => {
    expect(pairing(seatAfter(golden('G1'), { options: { ignoreMeetingsThrough: 5 } }))).toBe(
      '1:6-10 2:3-1 3:5-7 4:8-9 5:12-4 6:11-2',
    );
  });
});

describe('stationary pairs [bridge 3.9], on G2', () => {
  const hall = (...stationary: readonly { entrant: number; table: number; side?: 'ns' | 'ew' }[]) => ({
    options: { hall: { stationary: [...stationary] } },
  });

  test('13 at table 2: the two matches change tables, the rest stays', () => {
    expect(sides(seatAfter(golden('G2'), hall({ entrant: 13, table: 2 })))).toBe(
      '1:16/2 2:5/13 3:14/1 4:10/8⇄ 5:6/4⇄ 6:9/7⇄ 7:12/3 8:11/15⇄',
    );
  });

  test('with its own direction N-S', () => {
    expect(sides(seatAfter(golden('G2'), hall({ entrant: 13, table: 2, side: 'ns' })))).toContain(' 2:13/5⇄ ');
  });

  test('5 is stationary too and has priority: W-05 names 13', () => {
    const proposal = seatAfter(golden('G2'), hall({ entrant: 5, table: 7 }, { entrant: 13, table: 2 }));
    expect(sides(proposal)).toBe('1:16/2 2:6/4⇄ 3:14/1 4:10/8⇄ 5:12/3 6:9/7⇄ 7:5/13 8:11/15⇄');
    expect(moreOf(proposal).warnings).toEqual([
      { code: 'bridge.warnings.stationaryMeet', params: { player: 5, other: 13, table: 7 } },
    ]);
  });
});

describe('tables by lot [hall-and-print 2.9]', () => {
  const rowsBy = (round: readonly GoldenRound[], hall: object, seed: string) =>
    moreOf(seatAfter(round, { seed, options: { hall: { shuffled: true, ...hall } } })).rows;
  const match = ({ ns, ew, switched, rankingTable }: Row) => [rankingTable, ns, ew, switched].join(' ');

  test('the matches, their directions and their ranking tables are the same, the tables are drawn by the seed', () => {
    const plain = moreOf(seatAfter(golden('G2'), {})).rows;
    const drawn = rowsBy(golden('G2'), {}, 'a');
    expect(drawn.map(match).toSorted()).toEqual(plain.map(match).toSorted());
    expect(drawn.map(({ table }) => table)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(rowsBy(golden('G2'), {}, 'a')).toEqual(drawn);
    const leaders = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (seed) => rowsBy(golden('G2'), {}, seed).find(({ rankingTable }) => rankingTable === 1)?.table,
    );
    expect(new Set(leaders).size).toBeGreaterThan(2);
  });

  test('nobody leaves a room, who stays at a table stays, a table that is locked stays', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const rooms = rowsBy(golden('G1'), { rooms: [4], roomRound: true }, seed);
      expect(rooms.every(({ room, table }) => room === (table < 4 ? 1 : 2))).toBe(true);
      const home = rowsBy(golden('G2'), { stationary: [{ entrant: 13, table: 2, side: 'ns' }] }, seed);
      expect(home.find(({ ns }) => ns === 13)?.table).toBe(2);
      const locked = [{ table: 5, seats: [16, 2] as [number, number] }];
      const kept = seatAfter(golden('G2'), { seed, options: { hall: { shuffled: true }, locked } });
      expect(kept.tables.find(({ table }) => table === 5)?.seats).toEqual([16, 2]);
    }
  });

  test('the bye row is the last one', () => {
    const odd = Array.from({ length: 9 }, (_, i) => ({ id: i + 1, number: i + 1, total: 100 * i }));
    for (const seed of ['a', 'b', 'c', 'd']) {
      const request = swissRequest.parse({
        family: 'bridge',
        method: 'swiss',
        seed,
        round: 3,
        contestants: odd,
        options: { hall: { shuffled: true } },
      });
      const last = moreOf(seat(request)).rows.at(-1);
      expect([last?.table, last?.ns === null || last?.ew === null]).toEqual([5, true]);
    }
  });
});

describe('rooms [bridge 4.16], on G1', () => {
  test('a room round pairs each room on its own', () => {
    const proposal = seatAfter(golden('G1'), { options: { hall: { rooms: [4], roomRound: true } } });
    expect(sides(proposal)).toBe('1:6/10 2:3/1 3:7/12 4:5/11 5:8/4 6:9/2');
    expect(moreOf(proposal).rows.map(({ room, rankingTable }) => `${room}.${rankingTable}`)).toEqual([
      '1.1',
      '1.2',
      '1.3',
      '2.1',
      '2.2',
      '2.3',
    ]);
  });

  test('a normal round brings the leaders back to room 1', () => {
    expect(pairing(seatAfter(golden('G1'), { options: { hall: { rooms: [4] } } }))).toBe(
      '1:6-10 2:3-1 3:5-7 4:8-2 5:9-11 6:12-4',
    );
  });
});

describe('redo [bridge 4.12], on G1', () => {
  test('6-1 of round 5 corrected to 4:16: ranking 1, 10 tie and go by number; the first table is 1-10', () => {
    const corrected = golden('G1').map((round) =>
      round.no === 5
        ? { ...round, matches: round.matches.map((m) => (m.a === 6 && m.b === 1 ? { ...m, x: 4, y: 16 } : m)) }
        : round,
    );
    const proposal = seatAfter(corrected);
    expect(
      moreOf(proposal)
        .ranking.slice(0, 4)
        .map(({ entrant }) => entrant),
    ).toEqual([1, 10, 3, 6]);
    expect(pairing(proposal)).toMatch(/^1:1-10 /);
  });
});
