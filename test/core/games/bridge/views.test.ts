import { describe, expect, test } from 'vitest';
import { whyOf } from '../../../../core/games/bridge/paper/why.ts';
import { standings } from '../../../../core/games/bridge/results/standings.ts';
import { byeAward } from '../../../../core/games/bridge/rules/awards.ts';
import { byesSoFar, nextByes, type PastBye } from '../../../../core/games/bridge/steps/bye-view.ts';
import {
  balances,
  directionRows,
  gapsOf,
  modeOfRound,
  seatedDirections,
} from '../../../../core/games/bridge/steps/direction-view.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import { roundOf } from '../../../../core/tournament/state.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { vpRules } from './events.ts';
import { type GoldenRound, golden } from './golden.ts';
import {
  closed,
  enter,
  opened,
  own,
  playedThrough,
  proposalFor,
  refusalOf,
  run,
  seatNext,
  stateOf,
} from './tournament.ts';

const plain = vpRules({ startRounds: 1, delay: false });

const nowOf = (ledger: Ledger, options: Json = {}) => {
  const answer = nextByes(stateOf(ledger), options, 'seed');
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
};

/** G5 in registration numbers: the last of thirteen has number 14, because 13 is the phantom's. */
const g5 = golden('G5').map(
  (round): GoldenRound => ({
    ...round,
    matches: round.matches.map((match) => ({
      ...match,
      a: match.a === 14 ? 13 : match.a,
      b: match.b === 14 ? 13 : match.b,
    })),
  }),
);
const thirteen = playedThrough(g5, plain, 13);

describe('[bridge 3.5] the bye screen', () => {
  test('G5: 11 and 2 have had a bye, so 3 sits out round 6 at table 7, E-W', () => {
    const { sits, candidates, settled, base } = nowOf(thirteen);
    expect(sits).toEqual([
      { entrant: 3, reason: { code: 'bridge.byes.lowest', params: { player: 3, before: 0 } }, table: 7, side: 'ew' },
    ]);
    expect(candidates.slice(0, 3).map(({ entrant, total, byes }) => ({ entrant, total, byes }))).toEqual([
      { entrant: 11, total: 3200, byes: [2] },
      { entrant: 2, total: 3900, byes: [4] },
      { entrant: 3, total: 4300, byes: [] },
    ]);
    expect([settled, base]).toEqual([true, 5]);
  });

  test('who has had a bye stands with its round and what it was worth', () => {
    const short = ({ round, entrant, score }: PastBye) => ({ round, entrant, score });
    expect(byesSoFar(stateOf(thirteen)).map(short)).toEqual(
      [5, 2, 8, 11, 13].map((entrant, i) => ({ round: 5 - i, entrant, score: 1200 })),
    );
  });

  test('the director’s choice goes before the rule and keeps its reason', () => {
    const chosen = run(thirteen, own({ do: 'chooseBye', round: 6, entrant: 12, reason: 'has a train to catch' }));
    expect(nowOf(chosen).sits.map(({ entrant, reason }) => [entrant, reason.code])).toEqual([
      [12, 'bridge.byes.chosen'],
    ]);
    const seated = seatNext(chosen);
    expect(byesSoFar(stateOf(seated))[0]).toMatchObject({ round: 6, entrant: 12, why: 'has a train to catch' });
    expect(refusalOf(seated, own({ do: 'chooseBye', round: 6, entrant: 3, reason: '' })).code).toBe(
      'bridge.roundSeated',
    );
  });

  test('a choice taken back leaves the bye to the rule', () => {
    const chosen = run(
      thirteen,
      own({ do: 'chooseBye', round: 6, entrant: 12, reason: '' }),
      own({ do: 'chooseBye', round: 6, entrant: null, reason: '' }),
    );
    expect(nowOf(chosen).sits.map(({ entrant }) => entrant)).toEqual([3]);
  });

  test('nobody without a number can be chosen', () => {
    const command = own({ do: 'chooseBye', round: 6, entrant: 99, reason: '' });
    expect(refusalOf(thirteen, command)).toMatchObject({ code: 'entrant.unknown' });
  });

  test('while results are missing the bye is not settled', () => {
    const [last] = g5.slice(-1);
    const open = enter(
      seatNext(playedThrough(g5.slice(0, -1), plain, 13)),
      last ?? g5[0] ?? { no: 0, matches: [], bye: null },
      ['12-10'],
    );
    expect(nowOf(open).settled).toBe(false);
  });

  test('[bridge 4.3] before preparations are closed the phantom’s seat says who sits out round 1', () => {
    const sits = (phantomSeat: 'ns-high' | 'ew-high' | 'ns-1') =>
      nowOf(opened(13, { ...plain, phantomSeat })).sits.map(({ entrant, table, side }) => [entrant, table, side]);
    expect(sits('ns-high')).toEqual([[13, 7, 'ew']]);
    expect(sits('ew-high')).toEqual([[13, 7, 'ns']]);
    expect(sits('ns-1')).toEqual([[1, 1, 'ew']]);
  });

  test('an even number has no bye', () => {
    expect(nowOf(playedThrough(golden('G1'), plain, 12)).sits).toEqual([]);
  });

  test('[bridge 5.5] the share of a bye is a setting, 60 % by default', () => {
    const totalOf = (byePercent: number) => {
      const { columns, rows } = standings(stateOf(playedThrough(g5.slice(0, 1), { ...plain, byePercent }, 13)));
      return rows.find(({ entrant }) => entrant === 13)?.cells[columns.findIndex(({ code }) => code === 'total')];
    };
    expect([totalOf(60), totalOf(50)]).toEqual([1200, 1000]);
    expect(byeAward({ ...plain, ranking: 'mp', byePercent: 55 }, 'bye')).toEqual({ kind: 'own', least: 5500 });
  });
});

describe('[bridge 3.8] the arrow-switch screen', () => {
  const rules = vpRules({ startRounds: 1, delay: false, arrowMode: 'evenTablesOddRounds' });
  const seven = seatNext(playedThrough(golden('G2'), rules, 16));
  const roundIn = (ledger: Ledger, no = 7) => {
    const round = roundOf(stateOf(ledger), no);
    if (round === undefined) throw new Error('no round');
    return round;
  };
  const causes = (ledger: Ledger) => seatedDirections(stateOf(ledger), roundIn(ledger)).map(({ cause }) => cause);
  const turn = (ledger: Ledger, table: number) => {
    const round = roundIn(ledger);
    const tables = round.tables.map((one) => ({
      table: one.table,
      seats: one.table === table ? [...one.seats].reverse() : [...one.seats],
    }));
    return own({ do: 'editRound', round: 7, tables, byes: [] });
  };

  test('G2 round 7: even tables exchange by rule', () => {
    expect(causes(seven)).toEqual(['none', 'rule', 'none', 'rule', 'none', 'rule', 'none', 'rule']);
    expect(modeOfRound(stateOf(seven), roundIn(seven))).toBe('evenTablesOddRounds');
  });

  test('a table turned by hand says so, the others still follow the rule', () => {
    const turned = run(seven, turn(seven, 2));
    expect(causes(turned)).toEqual(['none', 'hand', 'none', 'rule', 'none', 'rule', 'none', 'rule']);
    expect(modeOfRound(stateOf(turned), roundIn(turned))).toBeNull();
    expect(modeOfRound(stateOf(turned), roundIn(run(turned, turn(turned, 2))))).toBe('evenTablesOddRounds');
  });

  test('the rule of a seated round is the one its tables follow after it was changed', () => {
    const off = run(seven, own({ do: 'setArrows', round: 7, arrowMode: 'off' }));
    expect(modeOfRound(stateOf(off), roundIn(off))).toBe('off');
    expect(causes(off).every((cause) => cause === 'none')).toBe(true);
  });

  test('[bridge 3.9] 13 N-S at table 2: its direction comes from its home, parity counts the ranking table', () => {
    const before = playedThrough(golden('G2'), rules, 16);
    const home = { entrant: 13, table: 2, side: 'ns' as const, priority: null, reason: '' };
    const seated = seatNext(run(before, own({ do: 'setHomes', homes: [home] })));
    const rows = seatedDirections(stateOf(seated), roundIn(seated));
    expect(rows.filter(({ table }) => table === 2 || table === 5)).toMatchObject([
      { table: 2, rankingTable: 5, ns: 13, ew: 5, switched: true, cause: 'home' },
      { table: 5, rankingTable: 2, ns: 6, ew: 4, switched: true, cause: 'rule' },
    ]);
  });

  test('a table with a result is marked as decided', () => {
    const entered = run(seven, { type: 'result.enter', round: 7, table: 3, result: { entry: 'vp', ns: 1000 } });
    const rows = seatedDirections(stateOf(entered), roundIn(entered));
    expect(rows.filter(({ decided }) => decided).map(({ table }) => table)).toEqual([3]);
  });

  test('[bridge 4.4] start round 2 exchanges at even tables by its own rule', () => {
    const two = vpRules({ startRounds: 2, delay: true });
    const seated = seatNext(seatNext(closed(8, two), 'start'), 'start');
    const rows = seatedDirections(stateOf(seated), roundIn(seated, 2));
    expect(rows.map(({ cause, ns, ew }) => `${ns}-${ew} ${cause}`)).toEqual([
      '1-8 none',
      '2-3 rule',
      '5-4 none',
      '6-7 rule',
    ]);
    expect(modeOfRound(stateOf(seated), roundIn(seated, 2))).toBeNull();
  });

  test('balance counts the rounds and the round that is being looked at', () => {
    const tournament = stateOf(seven);
    const six = balances(tournament, 6, null).find(({ number }) => number === 16);
    const withDraft = balances(tournament, 6, seatedDirections(tournament, roundIn(seven))).find(
      ({ number }) => number === 16,
    );
    expect(six?.sides.length).toBe(6);
    expect(withDraft?.sides).toEqual([...(six?.sides ?? []), 'ns']);
    expect((withDraft?.ns ?? 0) - (six?.ns ?? 0)).toBe(1);
    expect(balances(tournament, 7, null)).toEqual(
      balances(tournament, 6, seatedDirections(tournament, roundIn(seven))),
    );
    const gaps = gapsOf(balances(tournament, 7, null));
    expect(gaps.reduce((sum, count) => sum + count, 0)).toBe(16);
  });

  test('the bye row has no directions', () => {
    const rows = directionRows(stateOf(thirteen), {
      round: 6,
      rows: [{ rankingTable: 7, room: null, table: 7, ns: null, ew: 3, switched: false }],
      mode: 'off',
      decided: new Set(),
    });
    expect(rows).toEqual([]);
  });
});

describe('[bridge 4.19] how are the pairings created', () => {
  const whyAfter = (name: 'G1' | 'G3' | 'G2', contestants: number, method = 'swiss', options: Json = {}) =>
    whyOf(proposalFor(playedThrough(golden(name), plain, contestants), method, options).trace);

  test('G1: at table 4, 8 skipped 9 and 12, met in rounds 5 and 2, and meets 4', () => {
    const { pairing } = whyAfter('G1', 12);
    expect(
      pairing.map(({ table, player, skipped, opponent }) => [
        table,
        player,
        skipped.map((one) => one.entrant),
        opponent,
      ]),
    ).toEqual([
      [1, 6, [], 10],
      [2, 3, [], 1],
      [3, 5, [], 7],
      [4, 8, [9, 12], 4],
      [5, 9, [12], 11],
      [6, 12, [], 2],
    ]);
    expect(pairing[3]?.skipped.map(({ round }) => round)).toEqual([5, 2]);
    expect(pairing[5]?.how).toBe('forced');
  });

  test('G1: table 6 looked at table 5 in vain and exchanged with table 4', () => {
    const { untangling } = whyAfter('G1', 12);
    expect(untangling).toHaveLength(1);
    expect(untangling[0]).toMatchObject({ table: 6, swappedWith: 4 });
    expect(untangling[0]?.steps.map(({ code }) => code)).toEqual([
      'bridge.trace.tangled',
      'bridge.trace.noSwap',
      'bridge.trace.swapped',
    ]);
  });

  test('G3: the repeat at table 6 stays, the one at table 5 exchanges with table 4; trying harder says what it keeps', () => {
    const { untangling, harder } = whyAfter('G3', 12);
    expect(untangling.map(({ table, swappedWith }) => [table, swappedWith])).toEqual([
      [6, null],
      [5, 4],
    ]);
    expect(harder).toEqual([]);
    expect(whyAfter('G3', 12, 'swiss', { seating: 'tryHarder' }).harder).toMatchObject([{ params: { kept: 3 } }]);
  });

  test('G2, Danish: the rematches at tables 1 and 2 were asked for', () => {
    const { pairing } = whyAfter('G2', 16, 'danish');
    expect(pairing.slice(0, 5).map(({ how }) => how)).toEqual(['rematch', 'rematch', 'danish', 'danish', 'fresh']);
    expect(pairing[0]?.skipped).toEqual([]);
  });

  test('the bye is told first', () => {
    const { byes } = whyOf(proposalFor(thirteen, 'swiss').trace);
    expect(byes).toEqual([{ code: 'bridge.byes.lowest', params: { player: 3, before: 0 } }]);
  });
});
