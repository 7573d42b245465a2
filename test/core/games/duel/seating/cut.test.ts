import { describe, expect, test } from 'vitest';
import { duel } from '../../../../../core/games/duel/duel.ts';
import { type Grid, matchForm, outcomesOf } from '../../../../../core/games/duel/results/outcomes.ts';
import { readLine } from '../../../../../core/games/duel/results/read-line.ts';
import { bracketOrder, CUTS } from '../../../../../core/games/duel/rules/top-cut.ts';
import { bracketOf } from '../../../../../core/games/duel/seating/bracket.ts';
import { type CutRequest, measureCut } from '../../../../../core/games/duel/seating/cut-round.ts';
import { published } from '../../../../../core/sheets/hall/published.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../../core/tournament/words.ts';
import { sheetOf } from '../../../sheets/printed.ts';
import { refusalOf, run, stateOf, undo } from '../../../tournament/event.ts';
import { duelEvent, entering, own, pairsOf, played, publishingOf, rowOf, seated } from '../played-event.ts';

/** A Swiss round of so many players that is over: everybody with the lower number won. */
const afterSwiss = (players: number, rounds = 1): Ledger => {
  let event = duelEvent(players);
  for (let round = 1; round <= rounds; round++) event = played(seated(event));
  return event;
};

const cutOf = (event: Ledger, size: number, thirdPlace = false): Ledger =>
  run(event, own({ do: 'startCut', cut: { size, thirdPlace } }));

const stage = (event: Ledger): Ledger => run(event, publishingOf(event, {}, 'cut'));

const places = (event: Ledger): readonly (readonly [number | null, number])[] =>
  duel.results.standings(stateOf(event)).rows.map(({ place, entrant }) => [place, entrant] as const);

const codeOf = (event: Ledger, method: string): string | null => {
  const answer = duel.seating.request(stateOf(event), method, {}, 's');
  return answer.ok ? null : answer.refusal.code;
};

const order = (event: Ledger): readonly number[] =>
  duel.results.standings(stateOf(event)).rows.map(({ entrant }) => entrant);

describe('12 top cut: first phase frozen', () => {
  test('starting a cut freezes the standings; the Swiss rounds are over', () => {
    const event = cutOf(afterSwiss(8, 3), 4);
    expect(codeOf(event, 'swiss')).toBe('duel.cutStarted');
    expect(codeOf(event, 'power')).toBe('duel.cutStarted');
    expect(codeOf(event, 'cut')).toBeNull();
    expect(codeOf(afterSwiss(8, 3), 'cut')).toBe('duel.noCut');
  });
  test('a correction after that moves nobody in the cut', () => {
    const event = cutOf(afterSwiss(8, 3), 4);
    const [, table] = stateOf(event).rounds[2]?.tables ?? [];
    const corrected = run(event, {
      type: 'result.correct',
      round: 3,
      table: table?.table ?? 0,
      result: { outcome: 'b' },
      reason: 'typed wrong',
    });
    expect(pairsOf(stage(corrected))).toEqual(pairsOf(stage(event)));
  });
  test('an open round refuses, and so does an event without rounds', () => {
    expect(refusalOf(seated(duelEvent(8)), own({ do: 'startCut', cut: { size: 4, thirdPlace: false } })).code).toBe(
      'round.open',
    );
    expect(refusalOf(duelEvent(8), own({ do: 'startCut', cut: { size: 4, thirdPlace: false } })).code).toBe(
      'duel.needsFinishedRound',
    );
  });
  test('it can be cancelled until the bracket is published', () => {
    const event = cutOf(afterSwiss(8, 3), 4);
    expect(codeOf(run(event, own({ do: 'cancelCut' }), own({ do: 'unfreeze' })), 'swiss')).toBeNull();
    expect(refusalOf(stage(event), own({ do: 'cancelCut' })).code).toBe('duel.cutStarted');
    expect(refusalOf(stage(event), own({ do: 'unfreeze' })).code).toBe('duel.cutStarted');
  });
  test('the way back from the freeze says that a cut goes with it, and is not there once the bracket is published', () => {
    const waysOf = (event: Ledger) => {
      const rules = { ...(stateOf(event).rules as object), tieBreaks: ['wins'] } as unknown as Json;
      return refusalOf(event, { type: 'tournament.rule', rules }).ways;
    };
    const event = cutOf(afterSwiss(8, 3), 4);
    expect(waysOf(run(event, own({ do: 'cancelCut' })))).toEqual([{ do: 'duel.unfreeze' }]);
    expect(waysOf(event)).toEqual([{ do: 'duel.unfreezeCut', params: { size: 4 } }]);
    expect(waysOf(stage(event))).toEqual([]);
  });
  test('its repeats are those who met before, not in a void match; a draw that does not say it counts none', () => {
    const cutMetrics = (event: Ledger) => stateOf(stage(cutOf(event, 4))).rounds.at(-1)?.draw.metrics;
    // The lower number wins: 1–3 and 2–4 in the second round of four, and again in round 3 as 1–2.
    const swiss = afterSwiss(4, 3);
    const met = cutMetrics(swiss);
    expect(met?.repeats).toBe(2);
    expect(met?.least.atLeast).toBe(2);
    const [{ rounds: [round = 0] = [] } = {}] = met?.repeated ?? [];
    const nothing = run(swiss, own({ do: 'void', what: { round, table: null }, reason: 'wrong list' }));
    expect(cutMetrics(nothing)?.repeats).toBeLessThan(2);
    const event = stage(cutOf(swiss, 4));
    const { request, proposal } = stateOf(event).rounds.at(-1)?.draw ?? {};
    const { repeats: _, ...before } = request as unknown as CutRequest;
    expect(measureCut(before, proposal?.tables ?? []).repeats).toBe(0);
  });
  test('its stages count among the rounds of the event, on every sheet', () => {
    const ofRound = (event: Ledger, round: number) =>
      sheetOf(stateOf(event), 'slips', 'slips', { family: duel, round }).plannedRounds;
    const swiss = afterSwiss(8, 3);
    expect(ofRound(swiss, 3)).toBe(6);
    expect(ofRound(cutOf(swiss, 4), 3)).toBe(5);
    expect(ofRound(stage(cutOf(swiss, 4)), 4)).toBe(5);
    expect(ofRound(stage(played(stage(cutOf(swiss, 4)))), 5)).toBe(5);
  });
});

describe('12 top cut: k of 2, 4, 8, 16, 32; 1 v k, 2 v k−1 with the usual halves', () => {
  test.each(CUTS)('a cut to %i', (size) => {
    const event = cutOf(afterSwiss(40), size);
    const standing = order(event);
    const wanted = bracketOrder(size).map((seed) => standing[seed - 1]);
    const first = stage(event);
    expect(
      pairsOf(first)
        .flat()
        .toSorted((a, b) => a - b),
    ).toEqual(standing.slice(0, size).toSorted((a, b) => a - b));
    expect(pairsOf(first)).toEqual(
      Array.from({ length: size / 2 }, (_, i) => {
        const pair = [wanted[2 * i] ?? 0, wanted[2 * i + 1] ?? 0];
        return pair.toSorted((a, b) => standing.indexOf(a) - standing.indexOf(b));
      }),
    );
    expect(stateOf(first).rounds.at(-1)?.byes).toEqual([]);
  });
  test('1 meets 2 only in the final, and the whole bracket is played out', () => {
    let event = cutOf(afterSwiss(16, 4), 8);
    const standing = order(event);
    const met: (readonly number[])[] = [];
    for (let round = 1; round <= 3; round++) {
      event = played(stage(event));
      met.push(...pairsOf(event));
    }
    expect(met).toHaveLength(7);
    expect(met.at(-1)?.toSorted((a, b) => a - b)).toEqual(
      [standing[0] ?? 0, standing[1] ?? 0].toSorted((a, b) => a - b),
    );
    expect(codeOf(event, 'cut')).toBe('duel.cutOver');
  });
  test('an upset carries the winner’s place in the bracket on: nobody is reseeded', () => {
    const event = cutOf(afterSwiss(8, 3), 4);
    const [s1 = 0, s2 = 0, s3 = 0, s4 = 0] = order(event);
    const semi = stage(event);
    expect(pairsOf(semi)).toEqual([
      [s1, s4],
      [s2, s3],
    ]);
    const final = stage(
      run(semi, entering(semi, 1, { outcome: 'b' }), entering(semi, 2, { outcome: 'a' }), {
        type: 'round.confirm',
        no: stateOf(semi).rounds.length,
      }),
    );
    expect(pairsOf(final)).toEqual([[s2, s4]]);
  });
  test('too few for the cut refuses with how many are left', () => {
    const refusal = refusalOf(afterSwiss(6, 1), own({ do: 'startCut', cut: { size: 8, thirdPlace: false } }));
    expect(refusal).toMatchObject({ code: 'duel.cutTooLarge', params: { size: 8, players: 6 } });
  });
});

describe('12 top cut: dropped players are skipped until the bracket is published', () => {
  test('the next player moves up', () => {
    const event = cutOf(afterSwiss(8, 3), 4);
    const [s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0] = order(event);
    const without = run(event, { type: 'entrants.play', ids: [s2], playing: false });
    expect(pairsOf(stage(without))).toEqual([
      [s1, s5],
      [s3, s4],
    ]);
  });
  test('after that the bracket stays as it is', () => {
    const event = stage(cutOf(afterSwiss(8, 3), 4));
    const [, s2 = 0] = order(event);
    const after = run(event, { type: 'entrants.play', ids: [s2], playing: false });
    const bracket = bracketOf(stateOf(after));
    expect(bracket.ok && bracket.value.stages[0]?.flatMap(({ a, b }) => [a?.entrant, b?.entrant])).toContain(s2);
  });
});

describe('12 top cut: results and places', () => {
  test('a draw and a double loss are refused: somebody has to go on', () => {
    const event = stage(cutOf(afterSwiss(8, 3), 2));
    expect(refusalOf(event, entering(event, 1, { outcome: 'draw' })).code).toBe('duel.cutNeedsWinner');
    expect(refusalOf(event, entering(event, 1, { outcome: 'doubleLoss' })).code).toBe('duel.cutNeedsWinner');
  });
  test('who went on stays, once the next stage is published; the score may be corrected', () => {
    const semi = played(stage(cutOf(afterSwiss(8, 3), 4, true)));
    const no = stateOf(semi).rounds.length;
    const correct = (outcome: 'a' | 'b') =>
      ({ type: 'result.correct', round: no, table: 1, result: { outcome }, reason: '' }) as const;
    const stored = stateOf(semi).rounds[no - 1]?.results[1] as { readonly outcome: 'a' | 'b' };
    const [same, other] = stored.outcome === 'a' ? (['a', 'b'] as const) : (['b', 'a'] as const);
    expect(() => run(semi, correct(other))).not.toThrow();
    const final = stage(semi);
    expect(refusalOf(final, correct(other))).toMatchObject({
      code: 'duel.cutGoneOn',
      params: { round: no, next: no + 1 },
      ways: [{ do: 'withdrawRound', params: { round: no + 1 } }],
    });
    expect(() => run(final, correct(same))).not.toThrow();
    expect(refusalOf(played(final), correct(other)).ways).toEqual([{ do: 'withdrawRound', params: { round: no + 1 } }]);
  });
  test('a quarter-final after the final: one way out takes back the next stage with what lies above it', () => {
    let event = played(stage(played(stage(played(stage(cutOf(afterSwiss(8, 3), 8)))))));
    const no = 4;
    const stored = stateOf(event).rounds[no - 1]?.results[1] as { readonly outcome: 'a' | 'b' };
    const other = { outcome: stored.outcome === 'a' ? 'b' : 'a' };
    const command = { type: 'result.correct', round: no, table: 1, result: other, reason: '' } as const;
    expect(refusalOf(event, command).ways).toEqual([{ do: 'withdrawRound', params: { round: 5 } }]);
    for (const [type, round] of [
      ['round.reopen', 6],
      ['round.withdraw', 6],
      ['round.reopen', 5],
      ['round.withdraw', 5],
    ] as const) {
      event = run(event, { type, no: round });
    }
    expect(() => run(event, command)).not.toThrow();
  });
  test('a bracket whose final nobody of it played has no final result', () => {
    const over = played(stage(played(stage(cutOf(afterSwiss(8, 3), 4)))));
    const state = stateOf(over);
    const turned = {
      ...state,
      rounds: state.rounds.map((round) =>
        round.no === state.rounds.length - 1
          ? {
              ...round,
              results: Object.fromEntries(Object.keys(round.results).map((table) => [table, { outcome: 'b' }])),
            }
          : round,
      ),
    } as typeof state;
    expect(duel.results.standings(turned).rows.map(({ place }) => place)).toContain(1);
  });
  test('the matches of a stage cannot be changed by hand', () => {
    const event = cutOf(afterSwiss(8, 3), 4);
    const command = publishingOf(event, {}, 'cut');
    if (command.type !== 'round.publish') throw new Error('not a publication');
    const [one, two] = command.tables ?? [];
    if (one === undefined || two === undefined) throw new Error('no tables');
    const swapped = [
      { ...one, seats: [one.seats[0] ?? 0, two.seats[0] ?? 0] },
      { ...two, seats: [one.seats[1] ?? 0, two.seats[1] ?? 0] },
    ];
    expect(refusalOf(event, { ...command, tables: swapped }).code).toBe('duel.notTheBracket');
  });
  test('cut matches give no Swiss points', () => {
    const before = afterSwiss(8, 3);
    const after = played(stage(cutOf(before, 4)));
    const [first = 0] = order(before);
    expect(rowOf(after, first).points).toBe(rowOf(before, first).points);
  });
  test('after the final its places come first; losers of one stage share a place', () => {
    let event = cutOf(afterSwiss(8, 3), 4);
    const standing = order(event);
    event = played(stage(event));
    expect(order(event)).toEqual(standing);
    event = played(stage(event));
    expect(
      places(event)
        .slice(0, 4)
        .map(([place]) => place),
    ).toEqual([1, 2, 3, 3]);
    expect(
      places(event)
        .slice(4)
        .map(([, id]) => id),
    ).toEqual(standing.slice(4));
    expect(places(event)[4]?.[0]).toBe(5);
  });
  test('a match for third place is played with the final', () => {
    let event = cutOf(afterSwiss(8, 3), 4, true);
    event = played(stage(event));
    event = stage(event);
    expect(pairsOf(event)).toHaveLength(2);
    event = played(event);
    expect(
      places(event)
        .slice(0, 4)
        .map(([place]) => place),
    ).toEqual([1, 2, 3, 4]);
  });
  test('above the tables of a final stands at which one third place is played for', () => {
    const headed = (thirdPlace: boolean) => {
      const final = stage(played(stage(cutOf(afterSwiss(8, 3), 4, thirdPlace))));
      const view = published(stateOf(final), duel, 'en', 5);
      return [view?.roundTitle, duel.paper.roundTitle?.(stateOf(final), 5)];
    };
    const final = { code: 'duel.stages.final' };
    expect(headed(true)).toEqual([{ code: 'duel.stages.finalAndThird', params: { table: 2 } }, final]);
    expect(headed(false)).toEqual([final, final]);
  });
  test('undo takes a stage back', () => {
    const event = cutOf(afterSwiss(8, 3), 4);
    expect(stateOf(undo(stage(event)))).toEqual(stateOf(event));
  });
  test('a round of the cut is called by its stage', () => {
    let event = cutOf(afterSwiss(40, 1), 16);
    const titles: (string | undefined)[] = [duel.paper.roundTitle?.(stateOf(event), 1)?.code];
    for (let round = 2; round <= 5; round++) {
      titles.push(duel.paper.roundTitle?.(stateOf(event), round)?.code);
      event = played(stage(event));
    }
    titles.push(duel.paper.roundTitle?.(stateOf(event), 6)?.code);
    expect(titles).toEqual([
      undefined,
      'duel.stages.of16',
      'duel.stages.quarter',
      'duel.stages.semi',
      'duel.stages.final',
      undefined,
    ]);
  });
});

describe('5 manual finalisation', () => {
  test('an order by hand is kept and marked; it needs a reason', () => {
    const event = afterSwiss(4, 2);
    const [a = 0, b = 0, ...rest] = order(event);
    const swap = (reason: string) => own({ do: 'freeze', order: [b, a, ...rest], reason });
    expect(refusalOf(event, swap('')).code).toBe('duel.reasonMissing');
    const frozen = run(event, swap('play-off on table 1'));
    const { rows } = duel.results.standings(stateOf(frozen));
    expect(rows.map(({ entrant }) => entrant)).toEqual([b, a, ...rest]);
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
    expect(rows.map(({ marks }) => marks ?? [])).toEqual([['moved'], ['moved'], [], []]);
    expect(codeOf(frozen, 'swiss')).toBe('duel.frozen');
    expect(codeOf(run(frozen, own({ do: 'unfreeze' })), 'swiss')).toBeNull();
  });
  test('who shared a place and was not moved stands by seed, and says so', () => {
    const event = afterSwiss(8, 1);
    const [a = 0, b = 0, ...rest] = order(event);
    const frozen = run(event, own({ do: 'freeze', order: [b, a, ...rest], reason: 'by lot' }));
    const { rows } = duel.results.standings(stateOf(frozen));
    expect(rows.map(({ place, marks }) => [place, ...(marks ?? [])])).toEqual([
      [1, 'moved'],
      [2, 'moved'],
      ...[3, 4, 5, 6, 7, 8].map((place) => [place, 'seedOrder']),
    ]);
  });
  test('frozen standings are what a cut uses', () => {
    const event = afterSwiss(4, 2);
    const [a = 0, b = 0, c = 0, d = 0] = order(event);
    const frozen = run(event, own({ do: 'freeze', order: [d, c, b, a], reason: 'by lot' }));
    expect(pairsOf(stage(cutOf(frozen, 2)))).toEqual([[d, c]]);
  });
  test('an order that does not name everybody once is refused', () => {
    const event = afterSwiss(4, 1);
    expect(refusalOf(event, own({ do: 'freeze', order: [1, 2, 3], reason: 'x' })).code).toBe('duel.orderIncomplete');
  });
});

describe('V-5 keys of a match of the cut', () => {
  const keysOf = (event: Ledger, grid: Grid) => {
    const tournament = stateOf(event);
    const round = tournament.rounds.at(-1);
    if (round === undefined) throw new Error('no round');
    return Object.entries(outcomesOf(matchForm(tournament, round), grid));
  };
  const grids = ['games', 'unplayed'] as const;
  test.each(grids)('no key draws and none lets both lose: %s', (grid) => {
    const keys = keysOf(stage(cutOf(afterSwiss(8, 3), 4)), grid);
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.filter(([, { outcome }]) => outcome !== 'a' && outcome !== 'b')).toEqual([]);
  });
  test.each(grids)('a Swiss round of the same event has them (control): %s', (grid) => {
    const outcomes = keysOf(seated(duelEvent(8)), grid).map(([, { outcome }]) => outcome);
    // That nobody came has its key where matches are that were not played.
    expect(outcomes).toEqual(expect.arrayContaining(grid === 'games' ? ['draw'] : ['draw', 'doubleLoss']));
  });
  test('a typed draw is not stored either: neither by its key nor by its games', () => {
    const event = stage(cutOf(afterSwiss(8, 3), 4));
    const tournament = stateOf(event);
    const round = tournament.rounds.at(-1);
    if (round === undefined) throw new Error('no round');
    for (const line of ['1 5', '1 8', '1 1-1', '1 0-0-2']) {
      expect(readLine({ tournament, round }, null, line)).toMatchObject({ is: 'refuse' });
    }
  });
});

describe('a published stage keeps the matches of the bracket', () => {
  const semi = stage(cutOf(afterSwiss(8, 3), 4));
  const { no, rev, tables } = stateOf(semi).rounds.at(-1) ?? { no: 0, rev: 1, tables: [] };
  const [one, two] = tables.map(({ table }) => table);
  if (one === undefined || two === undefined) throw new Error('two tables');
  test('people of two matches are not exchanged by hand', () => {
    const swap = { do: 'swap' as const, a: { table: one, seat: 0 }, b: { table: two, seat: 0 } };
    expect(refusalOf(semi, { type: 'round.revise', no, rev, changes: [swap] }).code).toBe('duel.notTheBracket');
  });
  test('tables may change, and who sits on which side', () => {
    const changes = [
      { do: 'seats' as const, table: one, order: [1, 0] },
      { do: 'renumber' as const, from: two, to: 40 },
    ];
    expect(stateOf(run(semi, { type: 'round.revise', no, rev, changes })).rounds.at(-1)?.rev).toBe(2);
  });
});
