import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duel } from '../../../../../core/games/duel/duel.ts';
import { type DuelRules, defaultRules, rulesPresets } from '../../../../../core/games/duel/rules/rules.ts';
import { bracketOf } from '../../../../../core/games/duel/seating/bracket.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import type { Json, RoundNo } from '../../../../../core/tournament/words.ts';
import { refusalOf, run, stateOf } from '../../../tournament/event.ts';
import { duelEvent, entering, own, publishingOf, seated } from '../played-event.ts';

const mtg = rulesPresets.find(({ preset }) => preset === 'mtg') ?? defaultRules;

/** Games of a match won by its first player, or the second. */
const wins = (winner: 'a' | 'b', won: number, lost: number) => ({
  outcome: winner,
  games: winner === 'a' ? { a: won, b: lost, draws: 0 } : { a: lost, b: won, draws: 0 },
});

/** The last round played by chance numbers: who wins, and how many games the other one takes. */
const playedOut = (event: Ledger, most: number, chance: (n: number) => number): Ledger => {
  const { tables = [], no = 0 } = stateOf(event).rounds.at(-1) ?? {};
  const results = tables.map(({ table }) =>
    entering(event, table, wins(chance(2) === 0 ? 'a' : 'b', most, chance(most))),
  );
  return run(event, ...results, { type: 'round.confirm', no });
};

const ruled = (event: Ledger, rules: DuelRules): Ledger =>
  run(event, { type: 'tournament.rule', rules: rules as unknown as Json });

const bytes = (event: Ledger, through?: RoundNo): string =>
  JSON.stringify(duel.results.standings(stateOf(event), false, through));

const frozen = (event: Ledger): Ledger => {
  const order = duel.results.standings(stateOf(event)).rows.map(({ entrant }) => entrant);
  return run(event, own({ do: 'freeze', order, reason: '' }));
};

/** 9 players, three Swiss rounds with a bye each, best of 3. */
const afterSwiss = (rules: DuelRules = mtg): Ledger => {
  let event = duelEvent(9, rules as unknown as Json);
  for (let round = 1; round <= 3; round++) event = playedOut(seated(event), 2, (n) => round % n);
  return event;
};

describe('V-3 a round keeps the rules it was published with', () => {
  test('V-3 best of 5 before the cut leaves the frozen rounds as they were, byes and percentages to the last digit', () => {
    const event = frozen(afterSwiss());
    const longer = ruled(event, { ...mtg, bestOf: 5 });
    expect(bytes(longer)).toBe(bytes(event));
    for (const round of [1, 2, 3]) expect(bytes(longer, round)).toBe(bytes(event, round));
  });

  test('V-3 property: no change of rules changes standings through a round that was played', () => {
    const points = fc.record({
      win: fc.integer({ min: 0, max: 500 }),
      draw: fc.option(fc.integer({ min: 0, max: 300 })),
      loss: fc.integer({ min: 0, max: 100 }),
      game: fc.integer({ min: 0, max: 100 }),
      bye: fc.option(fc.integer({ min: 0, max: 500 })),
    });
    const change = fc.record({
      points,
      bestOf: fc.constantFrom(1 as const, 3 as const, 5 as const),
      unplayedIsMet: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...rulesPresets),
        change,
        fc.integer({ min: 4, max: 9 }),
        fc.nat(),
        (rules, to, players, salt) => {
          let at = salt;
          const chance = (n: number): number => {
            at = (at * 1103515245 + 12345) % 2147483648;
            return Math.floor(at / 65536) % n;
          };
          const most = (rules.bestOf + 1) / 2;
          let event = duelEvent(players, rules as unknown as Json);
          for (let round = 1; round <= 2; round++) event = playedOut(seated(event), most, chance);
          const other: DuelRules = { ...rules, ...to, preset: 'own' };
          const changed = ruled(event, other);
          // The round after it is played by the new rules, and the next change leaves that one alone too.
          const third = playedOut(seated(changed), (to.bestOf + 1) / 2, chance);
          const back = ruled(
            frozen(third),
            rules.tieBreaks.length === 0 ? rules : { ...rules, tieBreaks: other.tieBreaks },
          );
          for (const round of [1, 2])
            expect([bytes(changed, round), bytes(back, round)]).toEqual([bytes(event, round), bytes(event, round)]);
          expect(bytes(back, 3)).toBe(bytes(frozen(third), 3));
        },
      ),
      { numRuns: 150 },
    );
  });

  test('V-3 a round of an older file keeps what it was played by when the rules change', () => {
    const event = afterSwiss();
    const state = stateOf(event);
    const old: Ledger = {
      ...event,
      tournament: { ...state, rounds: state.rounds.map(({ rules: _rules, ...round }) => round) },
    };
    expect(bytes(old)).toBe(bytes(event));
    const changed = ruled(old, { ...mtg, bestOf: 5 });
    expect(bytes(changed)).toBe(bytes(event));
  });

  test('the tie-breaks of frozen standings stay; without the freeze they may be others', () => {
    const event = afterSwiss();
    const other = { ...mtg, tieBreaks: ['wins' as const] };
    expect(refusalOf(frozen(event), { type: 'tournament.rule', rules: other as unknown as Json })).toMatchObject({
      code: 'duel.tieBreaksFrozen',
      params: { round: 3 },
      ways: [{ do: 'duel.unfreeze' }],
    });
    expect(duel.results.standings(stateOf(ruled(event, other))).columns[1]?.code).toBe('wins');
  });
});

describe('[stages 3.3] a result is checked against its own round', () => {
  const cut = run(afterSwiss(), own({ do: 'startCut', cut: { size: 4, thirdPlace: false } }));
  const semi = run(cut, publishingOf(cut, {}, 'cut'));

  test('[stages 10.7] 3–2 in best of 3 names the round and the way; with the way it is taken', () => {
    const entered = entering(semi, 1, wins('a', 3, 2));
    expect(refusalOf(semi, entered)).toMatchObject({
      code: 'duel.gamesOutside',
      params: { table: 1, a: 3, b: 2, bestOf: 3, round: 4 },
      ways: [{ do: 'duel.bestOf', params: { bestOf: 5, round: 4 } }],
    });
    const longer = run(semi, own({ do: 'bestOf', bestOf: 5, round: 4 }));
    expect(stateOf(run(longer, entered)).rounds[3]?.results[1]).toMatchObject({ games: { a: 3, b: 2 } });
    expect(bytes(longer, 3)).toBe(bytes(semi, 3));
    const bracket = bracketOf(stateOf(longer));
    expect(bracket.ok && bracket.value.isPublished).toBe(true);
  });

  test('[stages 10.7] a correction of a Swiss round stays best of 3, and offers nothing', () => {
    const longer = run(semi, own({ do: 'bestOf', bestOf: 5, round: 4 }));
    const correct = {
      type: 'result.correct',
      round: 2,
      table: 1,
      result: wins('a', 3, 1) as Json,
      reason: 'x',
    } as const;
    expect(refusalOf(longer, correct)).toMatchObject({
      code: 'duel.gamesOutside',
      params: { bestOf: 3, round: 2 },
      ways: [],
    });
  });

  test('a round with a result keeps its length; the next one may have another', () => {
    const one = run(semi, entering(semi, 1, wins('a', 2, 0)));
    expect(refusalOf(one, entering(one, 2, wins('a', 3, 0))).ways).toEqual([
      { do: 'duel.bestOfNext', params: { bestOf: 5 } },
    ]);
    expect(refusalOf(one, own({ do: 'bestOf', bestOf: 5, round: 4 })).code).toBe('duel.bestOfPlayed');
    const next = run(one, own({ do: 'bestOf', bestOf: 5, round: null }), entering(one, 2, wins('b', 2, 1)), {
      type: 'round.confirm',
      no: 4,
    });
    const final = run(next, publishingOf(next, {}, 'cut'));
    expect(stateOf(run(final, entering(final, 1, wins('b', 3, 2)))).rounds[4]?.results[1]).toMatchObject({
      outcome: 'b',
    });
  });
});
