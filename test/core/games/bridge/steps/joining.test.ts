import { describe, expect, test } from 'vitest';
import { eventOf, fieldOf, numbersOf } from '../../../../../core/games/bridge/results/event.ts';
import { rankingAfter } from '../../../../../core/games/bridge/results/ranking.ts';
import { standings } from '../../../../../core/games/bridge/results/standings.ts';
import { publishedScales } from '../../../../../core/games/bridge/rules/scales.ts';
import { nextRound } from '../../../../../core/games/bridge/steps/next-round.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import { vpRules } from '../events.ts';
import { golden, moreOf } from '../golden.ts';
import {
  closed,
  entrantsNamed,
  own,
  playedThrough,
  proposalFor,
  refusalOf,
  roundText,
  run,
  seatNext,
  stateOf,
} from '../tournament.ts';
import { plain, totals } from '../walks.ts';

describe('[bridge 4.13] drop-out', () => {
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
      ways: [{ do: 'bridge.byePlays' }, { do: 'bridge.walkover' }, { do: 'bridge.redo' }],
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

describe('[bridge 4.20] four tables join after four rounds', () => {
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

describe('[bridge 3.5] wished byes', () => {
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

describe('F4 whoever is entered after preparations were closed', () => {
  const event = run(closed(13, plain), entrantsNamed(14, 14));
  const round1 = { type: 'round.publish' as const, method: 'start', options: {} };

  test('is named with the way to a number before a round is seated, and sits with it', () => {
    expect(nextRound(stateOf(event)).refusal).toMatchObject({
      code: 'bridge.withoutNumber',
      params: { players: [14], count: 1 },
      ways: [{ do: 'addLate' }],
    });
    const joined = run(
      event,
      own({
        do: 'addLate',
        entrants: [14],
        from: 1,
        missed: { kind: 'percent', percent: 45 },
        pairingScore: 1000,
        pairingRounds: 2,
      }),
    );
    expect(proposalFor(joined, 'start').tables.flatMap(({ seats }) => seats)).toContain(14);
  });

  test('is not published past: a proposal from before no longer answers the event', () => {
    const before = closed(13, plain);
    const proposal = proposalFor(before, 'start');
    const tables = proposal.tables.map(({ table, seats }) => ({ table, seats: [...seats] }));
    expect(refusalOf(event, { ...round1, proposal, tables }).code).toBeDefined();
  });

  test('sits out as one wishes, and nothing waits', () => {
    const out = run(event, { type: 'entrants.play', ids: [14], playing: false });
    expect(nextRound(stateOf(out)).refusal).toBeNull();
  });
});
