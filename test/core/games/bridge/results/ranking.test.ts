import { describe, expect, test } from 'vitest';
import {
  type Account,
  accountsOf,
  type BridgeEvent,
  type Late,
} from '../../../../../core/games/bridge/results/accounts.ts';
import { pairingContestants } from '../../../../../core/games/bridge/results/pairing-totals.ts';
import {
  controlSum,
  controlWarning,
  rankingAfter,
  usedTieBreaks,
} from '../../../../../core/games/bridge/results/ranking.ts';
import { tieField, tieValue } from '../../../../../core/games/bridge/results/tie-breaks.ts';
import type { BridgeRules, TieBreak } from '../../../../../core/games/bridge/rules/rules.ts';
import { publishedScales, type Scale } from '../../../../../core/games/bridge/rules/scales.ts';
import type { BridgeResultInput } from '../../../../../core/games/bridge/rules/state.ts';
import { rankingList } from '../../../../../core/games/bridge/seating/ranking-list.ts';
import { adjustment, contestant, eventOf, mpRules, playedRound, vpRules } from '../events.ts';
import { golden } from '../golden.ts';

const accountIn = (accounts: readonly Account[], id: number): Account => {
  const found = accounts.find((account) => account.contestant.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const totalIn = (event: BridgeEvent, through: number, id: number): number =>
  accountIn(accountsOf(event, through), id).total;

const ebu7: Scale = publishedScales[2] ?? { kind: 'wbf' };

/** One pair's rounds: its results as N-S against a new opponent each, or 'bye'. */
const rounds = (rules: BridgeRules, results: readonly (BridgeResultInput | 'bye')[]): BridgeEvent => ({
  rules,
  contestants: [contestant(1), ...results.map((_, i) => contestant(i + 2))],
  rounds: results.map((result, i) =>
    result === 'bye'
      ? playedRound(rules, i + 1, [], [{ entrant: 1, why: 'bye' }])
      : playedRound(rules, i + 1, [{ ns: 1, ew: i + 2, result }]),
  ),
  adjustments: [],
});

describe('totals [bridge 5.1, 5.5]', () => {
  test('VP: the sum', () => {
    expect(totalIn(eventOf(golden('G1')), 5, 6)).toBe(7000);
    expect(totalIn(eventOf(golden('G1')), 3, 6)).toBe(1400 + 700 + 2000);
  });
  test('MP: 55.00, 48.50, bye, 62.00, equal boards: own average 55.17, bye 60.00, total 56.38', () => {
    const event = rounds(mpRules(), [
      { entry: 'mp', ns: 5500 },
      { entry: 'mp', ns: 4850 },
      'bye',
      { entry: 'mp', ns: 6200 },
    ]);
    const account = accountIn(accountsOf(event, 4), 1);
    expect(account.scores).toEqual([5500, 4850, 6000, 6200]);
    expect(account.total).toBe(5638);
  });
  test('MP: 63, 65, bye: the bye is worth the own average 64.00', () => {
    const account = accountIn(
      accountsOf(rounds(mpRules(), [{ entry: 'mp', ns: 6300 }, { entry: 'mp', ns: 6500 }, 'bye']), 3),
      1,
    );
    expect(account.scores[2]).toBe(6400);
    expect(account.total).toBe(6400);
  });
  test('MP: weighted by boards', () => {
    const event = rounds(mpRules(), [
      { entry: 'mp', ns: 6000, boards: 4 },
      { entry: 'mp', ns: 4500, boards: 2 },
    ]);
    expect(totalIn(event, 2, 1)).toBe(5500);
  });
  test('a bye before the first match is worth its least', () => {
    expect(totalIn(rounds(mpRules(), ['bye']), 1, 1)).toBe(6000);
  });
  test('bye: VP 12.00 of 20 and 18.00 of 30, IMP +3.00; or what the event sets', () => {
    expect(totalIn(rounds(vpRules(), ['bye']), 1, 1)).toBe(1200);
    expect(totalIn(rounds(vpRules({ scale: publishedScales[1] ?? { kind: 'wbf' } }), ['bye']), 1, 1)).toBe(1800);
    expect(totalIn(rounds(vpRules({ ranking: 'imp' }), ['bye']), 1, 1)).toBe(300);
    const awards = { bye: 1400, walkover: null, absence: null, unplayed: null };
    expect(totalIn(rounds(vpRules({ awards }), ['bye']), 1, 1)).toBe(1400);
  });
  test('an absence that was asked for: 40 %; a walkover that was told before the round: as a bye', () => {
    const rules = vpRules();
    const event: BridgeEvent = {
      rules,
      contestants: [contestant(1), contestant(2)],
      rounds: [
        playedRound(
          rules,
          1,
          [],
          [
            { entrant: 1, why: 'absent' },
            { entrant: 2, why: 'walkover' },
          ],
        ),
      ],
      adjustments: [],
    };
    expect([totalIn(event, 1, 1), totalIn(event, 1, 2)]).toEqual([800, 1200]);
  });
  test('a match without result counts nothing yet', () => {
    const rules = vpRules();
    const event = {
      ...rounds(rules, []),
      rounds: [playedRound(rules, 1, [{ ns: 1, ew: 2, result: null }])],
      contestants: [contestant(1), contestant(2)],
    };
    expect(accountIn(accountsOf(event, 1), 1)).toMatchObject({ total: 0, scores: [null] });
  });
});

describe('adjustments and carry-over [bridge 5.4]', () => {
  const g1 = golden('G1');
  test('57 VP, −1.00 "late three times" is 56.00', () => {
    const rules = vpRules();
    const event = {
      ...rounds(rules, [
        { entry: 'vp', ns: 2000 },
        { entry: 'vp', ns: 2000 },
        { entry: 'vp', ns: 1700 },
      ]),
      adjustments: [adjustment(1, -100)],
    };
    expect(accountIn(accountsOf(event, 3), 1)).toMatchObject({ total: 5600, adjustments: -100 });
  });
  test('one tied to a round counts for pairing from that base on', () => {
    const event = eventOf(g1, { adjustments: [adjustment(6, -1500, { round: 5 })] });
    expect(totalIn(event, 4, 6)).toBe(5400);
    expect(totalIn(event, 5, 6)).toBe(5500);
  });
  test('affects only that contestant and may make a total negative', () => {
    const event = eventOf(g1, { adjustments: [adjustment(2, -9999)] });
    expect(totalIn(event, 5, 2)).toBe(3200 - 9999);
    expect(totalIn(event, 5, 6)).toBe(7000);
  });
  test('carry-over counts for the ranking and for pairing, unless the event pairs without it', () => {
    const with3 = (rules: BridgeRules): BridgeEvent => {
      const event = eventOf(g1, { rules });
      return {
        ...event,
        contestants: event.contestants.map((one) => (one.id === 2 ? { ...one, carryOver: 5000 } : one)),
      };
    };
    const playing = new Set(golden('G1').flatMap(({ matches }) => matches.flatMap(({ a, b }) => [a, b])));
    const leader = (rules: BridgeRules) => rankingList(pairingContestants(with3(rules), 6, 5, playing), null)[0]?.id;
    expect(leader(vpRules())).toBe(2);
    expect(leader(vpRules({ pairWithoutCarryOver: true }))).toBe(6);
    expect(totalIn(with3(vpRules()), 5, 2)).toBe(8200);
  });
  test('control sum of G1 and G5, with byes and adjustments; W-09 when results do not fit the scale', () => {
    expect(controlSum(eventOf(g1), 5)).toEqual({ sum: 60_000, expected: 60_000 });
    expect(controlSum(eventOf(golden('G5')), 5)).toEqual({ sum: 66_000, expected: 66_000 });
    const off = eventOf(g1, {
      rules: vpRules({ scale: publishedScales[1] ?? { kind: 'wbf' } }),
      adjustments: [adjustment(1, -100)],
    });
    const control = controlSum(off, 5);
    expect(control).toEqual({ sum: 59_900, expected: 89_900 });
    expect(controlWarning(control)).toEqual({
      code: 'bridge.warnings.controlSum',
      params: { sum: 599, expected: 899 },
    });
    expect(controlWarning(controlSum(eventOf(g1), 5))).toBeNull();
    expect(controlSum(eventOf(g1, { rules: mpRules() }), 5)).toBeNull();
  });
  test('splits, walkovers and unplayed matches are in the control sum as they are', () => {
    const event = rounds(vpRules(), [
      { entry: 'vp', ns: 1200, ew: 1200, split: true },
      { entry: 'walkover', innocent: 'ns' },
      { entry: 'unplayed' },
    ]);
    const control = controlSum(event, 3);
    expect(control?.sum).toBe(2400 + 1200 + 2400);
    expect(control?.sum).toBe(control?.expected);
  });
});

describe('tie-breaks [bridge 5.6]', () => {
  const g1 = eventOf(golden('G1'));
  const accounts = accountsOf(g1, 5);
  const field = tieField(g1.rules, accounts, 'seed');
  const first = (code: TieBreak, id: number, group = accounts): number | null =>
    tieValue(code, accountIn(accounts, id), group, field)?.[0] ?? null;

  test('SOS after round 5 of G1', () => {
    const sos = [6, 10, 3, 1, 5, 7, 8, 9, 12, 4, 11, 2].map((id) => (first('opponents', id) ?? 0) / 100);
    expect(sos).toEqual([256, 234, 262, 222, 233, 287, 226, 262, 228, 260, 245, 285]);
  });
  test('SOS without the best and the worst opponent', () => {
    // 6 met 5 (53), 7 (51), 2 (32), 3 (65), 1 (55).
    expect(first('opponentsMiddle', 6)).toBe(15_900);
  });
  test('a bye counts as an opponent with the mean total; adjustments of opponents are left out', () => {
    const g5 = eventOf(golden('G5'), {
      adjustments: [adjustment(13, -500), adjustment(12, -500)].filter(({ entrant }) => entrant === 12),
    });
    const all = accountsOf(g5, 5);
    const in5 = tieField(g5.rules, all, 'seed');
    // 660 / 13 = 50.77; 8 met 7, 1, 5, 3 and had a bye in round 3.
    expect(in5.mean).toBe(5077);
    expect(tieValue('opponents', accountIn(all, 8), all, in5)).toEqual([4900 + 4500 + 4600 + 4300 + 5077]);
    // 10 met 9, 3, 7, 1, 12; the penalty of 12 does not touch it.
    expect(tieValue('opponents', accountIn(all, 10), all, in5)).toEqual([5700 + 4300 + 4900 + 4500 + 7500]);
  });
  test('quotient: 123 won and 98 lost is 1.25510; nothing lost is best', () => {
    const event = rounds(vpRules(), [
      { entry: 'imp', ns: 12_300, ew: 9800 },
      { entry: 'imp', ns: 0, ew: 0 },
    ]);
    const all = accountsOf(event, 2);
    const here = tieField(event.rules, all, 'seed');
    expect(tieValue('quotient', accountIn(all, 1), all, here)).toEqual([125_510]);
    expect(tieValue('quotient', accountIn(all, 3), all, here)?.[0]).toBeGreaterThan(1e12);
    expect(tieValue('net', accountIn(all, 1), all, here)).toEqual([2500]);
  });
  test('wins: above half, draws one half, byes none', () => {
    const event = rounds(vpRules(), [
      { entry: 'vp', ns: 1100 },
      { entry: 'vp', ns: 1000 },
      { entry: 'vp', ns: 900 },
      'bye',
    ]);
    const all = accountsOf(event, 4);
    expect(tieValue('wins', accountIn(all, 1), all, tieField(event.rules, all, 's'))).toEqual([150]);
  });
  test('last round, then the one before; cumulative; net of MP %', () => {
    expect(tieValue('lastRound', accountIn(accounts, 6), accounts, field)).toEqual([1600, 1300, 2000, 700, 1400]);
    expect(first('cumulative', 6)).toBe(1400 + 2100 + 4100 + 5400 + 7000);
    const event = rounds(mpRules(), [
      { entry: 'mp', ns: 5500 },
      { entry: 'mp', ns: 6000 },
    ]);
    const all = accountsOf(event, 2);
    expect(tieValue('net', accountIn(all, 1), all, tieField(event.rules, all, 's'))).toEqual([11_500]);
  });
  test('head-to-head only if every two have met', () => {
    const three = [accountIn(accounts, 6), accountIn(accounts, 3)];
    expect(tieValue('headToHead', accountIn(accounts, 3), three, field)).toEqual([700]);
    expect(tieValue('headToHead', accountIn(accounts, 6), three, field)).toEqual([1300]);
    expect(
      tieValue('headToHead', accountIn(accounts, 6), [accountIn(accounts, 6), accountIn(accounts, 10)], field),
    ).toBeNull();
  });
  test('lot: everybody has another place, the same for the same seed', () => {
    const lots = accounts.map((account) => tieValue('lot', account, accounts, field)?.[0]);
    expect(new Set(lots).size).toBe(12);
    expect(accounts.map((account) => tieValue('lot', account, [account], field)?.[0])).toEqual(lots);
    const other = tieField(g1.rules, accounts, 'other');
    expect(accounts.map((account) => tieValue('lot', account, accounts, other)?.[0])).not.toEqual(lots);
  });
  test('"shared" ends the list', () => {
    expect(usedTieBreaks(['net', 'shared', 'lot'])).toEqual(['net']);
  });
});

describe('the ranking [bridge 5.6]', () => {
  const places = (event: BridgeEvent, through: number) =>
    rankingAfter(event, through, 'seed').map(
      ({ entrant, place, shared }) => `${place ?? '–'}${shared ? '=' : ''} ${entrant}`,
    );

  test('G1: the order of the golden', () => {
    expect(rankingAfter(eventOf(golden('G1')), 5, 'seed').map(({ entrant }) => entrant)).toEqual([
      6, 10, 3, 1, 5, 7, 8, 9, 12, 4, 11, 2,
    ]);
  });
  const tied = (tieBreaks: TieBreak[]): BridgeEvent => {
    const rules = vpRules({ tieBreaks });
    return {
      rules,
      contestants: [1, 2, 3, 4].map((id) => contestant(id)),
      rounds: [
        playedRound(rules, 1, [
          { ns: 1, ew: 2, result: { entry: 'vp', ns: 1200 } },
          { ns: 3, ew: 4, result: { entry: 'vp', ns: 1200 } },
        ]),
        playedRound(rules, 2, [
          { ns: 1, ew: 4, result: { entry: 'vp', ns: 800 } },
          { ns: 3, ew: 2, result: { entry: 'vp', ns: 800 } },
        ]),
      ],
      adjustments: [],
    };
  };
  test('equal places are shared and the next place is left out', () => {
    expect(places(tied(['shared']), 2)).toEqual(['1= 1', '1= 2', '1= 3', '1= 4']);
    expect(places(tied([]), 1)).toEqual(['1= 1', '1= 3', '3= 2', '3= 4']);
  });
  test('a tie-break parts the tied and the next one works on the parts', () => {
    // All at 20: the last round puts 2 and 4 before 1 and 3; nobody of a part has met the other, so head-to-head is silent.
    expect(places(tied(['lastRound', 'headToHead', 'shared']), 2)).toEqual(['1= 2', '1= 4', '3= 1', '3= 3']);
    expect(places(tied(['lastRound', 'lot']), 2).map((text) => text.split(' ')[0])).toEqual(['1', '2', '3', '4']);
  });
  test('the withdrawn keep their score and have no place; in place, below, or left out', () => {
    const event = (withdrawn: BridgeRules['withdrawn']): BridgeEvent => {
      const base = eventOf(golden('G1'), { rules: vpRules({ withdrawn }) });
      return {
        ...base,
        contestants: base.contestants.map((one) => (one.id === 10 ? { ...one, withdrawnFrom: 6 } : one)),
      };
    };
    expect(places(event('inPlace'), 5).slice(0, 3)).toEqual(['1 6', '– 10', '2 3']);
    expect(places(event('below'), 5).at(-1)).toBe('– 10');
    expect(places(event('excluded'), 5)).toHaveLength(11);
    expect(places(event('inPlace'), 4)).not.toContain('– 10');
  });
});

describe('newcomers [bridge 4.20]: 28 pairs, 4 rounds, EBU 7-board scale, 8 newcomers from round 5', () => {
  const late: Late = { from: 5, missed: { kind: 'percent', percent: 45 }, pairingScore: 1000, pairingRounds: 2 };
  const rules = vpRules({ scale: ebu7, boardsPerRound: 7 });
  const event: BridgeEvent = {
    rules,
    contestants: [contestant(1), contestant(29, { late })],
    rounds: [1, 2, 3, 4, 5, 6].map((no) =>
      playedRound(rules, no, no < 5 ? [] : [{ ns: 29, ew: 1, result: { entry: 'vp', ns: 1300 } }]),
    ),
    adjustments: [],
  };
  const pairingTotal = (round: number, base: number) =>
    pairingContestants(event, round, base, new Set([29])).map(({ total }) => total)[0];

  test('real total 4 × 6 = 24 VP', () => {
    expect(totalIn(event, 4, 29)).toBe(2400);
    expect(accountIn(accountsOf(event, 4), 29).lines.map(({ kind }) => kind)).toEqual([
      'missed',
      'missed',
      'missed',
      'missed',
    ]);
  });
  test('no delay: 40 for round 5, 40 + its result for round 6, the real total from round 7', () => {
    expect(pairingTotal(5, 4)).toBe(4000);
    expect(pairingTotal(6, 5)).toBe(4000 + 1300);
    expect(pairingTotal(7, 6)).toBe(2400 + 2600);
  });
  test('with delay only missed rounds up to the base count: 30 for round 5', () => {
    expect(pairingTotal(5, 3)).toBe(3000);
  });
  test.each([
    [{ kind: 'fixed', score: 0 }, 0],
    [{ kind: 'fixed', score: 800 }, 3200],
    [{ kind: 'own' }, 0],
    [{ kind: 'percent', percent: 50 }, 4000],
  ] as const)('missed rounds as %j: %i', (missed, total) => {
    const other = { ...event, contestants: [contestant(1), contestant(29, { late: { ...late, missed } })] };
    expect(totalIn(other, 4, 29)).toBe(total);
  });
  test('own average: worked out from the rounds played', () => {
    const other = {
      ...event,
      contestants: [contestant(1), contestant(29, { late: { ...late, missed: { kind: 'own' } } })],
    };
    expect(totalIn(other, 6, 29)).toBe(6 * 1300);
  });
  test('on a scale of IMPs 45 % are 45 % of the maximum', () => {
    const imps = { ...event, rules: vpRules() };
    expect(totalIn(imps, 4, 29)).toBe(4 * 900);
    expect(totalIn({ ...event, rules: mpRules() }, 4, 29)).toBe(4500);
    expect(totalIn({ ...event, rules: vpRules({ ranking: 'imp' }) }, 4, 29)).toBe(-600);
  });
});
