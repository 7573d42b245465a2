import { describe, expect, test } from 'vitest';
import { seatSwiss } from '../../../../../core/games/duel/seating/swiss.ts';
import { draw, type Match, type Played, refusalOf, request, type Setup, seeds, written } from '../events.ts';

const met = (...pairs: readonly (readonly [number, number])[]): Played[] =>
  pairs.map(([a, b], i) => ({ round: i + 1, matches: [{ a, b, outcome: 'draw' } satisfies Match] }));

const pairsOf = (setup: Setup): string[] => draw(setup).tables.map(({ seats }) => seats.join('-'));

describe('changes by hand [duel 3.7, 4.1]', () => {
  test('locked pairs stay and the rest is drawn', () => {
    const drawn = draw({ players: seeds(8), locked: [[1, 8]] });
    expect(drawn.tables.map(({ seats }) => seats.join('-'))).toEqual(['1-8', '2-5', '3-6', '4-7']);
    expect(drawn.tables[0]?.reasons).toEqual([{ code: 'duel.reasons.locked' }]);
  });

  test('a locked rematch raises a warning', () => {
    const drawn = draw({ players: seeds(4), round: 2, history: met([1, 2]), locked: [[1, 2]] });
    expect(drawn.more.confirm).toEqual([
      { code: 'duel.confirm.rematch', params: { player: 1, other: 2, rounds: [1], count: 1 } },
    ]);
    expect(drawn.more.fallback).toBe(false);
  });

  test('the bye by hand goes to the named player, and a second one raises a warning', () => {
    const history: Played[] = [{ round: 1, matches: [], byes: [{ player: 2, reason: 'pairing' }] }];
    const drawn = draw({ players: seeds(5), round: 2, history, byeTo: 2 });
    expect(drawn.byes).toEqual([{ entrant: 2, reason: { code: 'duel.byes.byHand' } }]);
    expect(drawn.more.confirm).toEqual([{ code: 'duel.confirm.secondBye', params: { player: 2, rounds: [1] } }]);
    expect(pairsOf({ players: seeds(5), round: 2, history, byeTo: 2 })).toEqual(['1-4', '3-5']);
  });

  test('everybody locked or away leaves nothing to draw', () => {
    expect(pairsOf({ players: seeds(3), locked: [[2, 3]], awardedByes: [1] })).toEqual(['2-3']);
  });

  test('an awarded bye leaves the player out and is listed with its reason', () => {
    const drawn = draw({ players: seeds(5), awardedByes: [1] });
    expect(drawn.byes).toEqual([{ entrant: 1, reason: { code: 'duel.byes.awarded' } }]);
    expect(written(drawn)).toBe('2-4 3-5');
  });
});

describe('same club (4 row 14)', () => {
  const clubs = (...names: string[]) => names.map((club, i) => ({ id: i + 1, seed: i + 1, club }));
  const options = { avoidClubRounds: 2 };

  test('is kept apart in the chosen rounds', () => {
    const players = clubs('A', 'B', 'A', 'B');
    expect(written(draw({ players }))).toBe('1-3 2-4');
    expect(written(draw({ players, options }))).toBe('1-4 2-3');
    const later = { players: players.map((own) => ({ ...own, points: 0 })), options, round: 3 };
    expect(written(draw(later))).toBe('1-3 2-4');
  });

  test('no club is no club', () => {
    expect(written(draw({ players: clubs('', '', '', ''), options }))).toBe('1-3 2-4');
  });

  test('may cause a merge', () => {
    const players = clubs('A', 'A', 'B', 'C', 'D', 'E').map((own, i) => ({ ...own, points: i < 2 ? 100 : 0 }));
    const drawn = draw({ players, options });
    expect(written(drawn)).toBe('1-4 2-5 3-6');
    expect(drawn.more.merges.map(({ event }) => event)).toEqual(['mergeDown']);
  });

  test('where it cannot be kept, as few same-club pairs as possible, before points', () => {
    const drawn = draw({ players: clubs('A', 'A', 'A', 'B'), options });
    expect(written(drawn)).toBe('1-3 2-4');
    expect(drawn.more.groups[0]?.cost.clubs).toBe(1);
    expect(drawn.trace).toContainEqual({ code: 'duel.trace.clubsAllowed', params: { count: 1 } });
    const players = clubs('A', 'A', 'B', 'B', 'A', 'A').map((own, i) => ({ ...own, points: i < 2 ? 100 : 0 }));
    const crossed = draw({ players, options });
    expect(crossed.more.groups.reduce((sum, { cost }) => sum + cost.clubs, 0)).toBe(1);
    expect(crossed.more.fallback).toBe(false);
  });

  test('never causes a rematch', () => {
    // Only 1-2 and 3-4 are left, each within a club.
    const history = met([1, 3], [2, 4], [1, 4], [2, 3]).slice(0, 4);
    const players = clubs('A', 'A', 'B', 'B').map((own) => ({ ...own, points: 0 }));
    const drawn = draw({ players, history, round: 5, options: { avoidClubRounds: 9 } });
    expect(written(drawn)).toBe('1-2 3-4');
    expect(drawn.metrics.repeats).toBe(0);
  });
});

describe('hostile requests [duel 9]', () => {
  test('two players who met: the rematch must be confirmed', () => {
    const drawn = draw({ players: seeds(2), round: 2, history: met([1, 2]) });
    expect(written(drawn)).toBe('1-2');
    expect(drawn.more.fallback).toBe(true);
    expect(drawn.more.confirm.map(({ code }) => code)).toEqual(['duel.confirm.rematch', 'duel.confirm.fewPlayers']);
  });

  test('three players play three rounds without a rematch or second bye, then not', () => {
    const history: Played[] = [];
    for (let round = 1; round <= 4; round++) {
      const drawn = draw({ players: seeds(3), round, history: [...history] });
      expect(drawn.more.fallback).toBe(round === 4);
      const [table] = drawn.tables;
      const [a = 0, b = 0] = table?.seats ?? [];
      history.push({
        round,
        matches: [{ a, b, outcome: 'a' }],
        byes: [{ player: drawn.byes[0]?.entrant ?? 0, reason: 'pairing' }],
      });
    }
  });

  test('one player or none is refused', () => {
    expect(refusalOf({ players: seeds(1) })).toMatchObject({
      code: 'duel.tooFewPlayers',
      params: { players: 1, needed: 2 },
    });
    expect(refusalOf({ players: [] })).toMatchObject({ code: 'duel.tooFewPlayers' });
    const gone = seeds(4).map((own) => ({ ...own, active: own.id === 1 }));
    expect(refusalOf({ players: gone })).toMatchObject({ code: 'duel.tooFewPlayers', params: { players: 1 } });
  });

  test('a never-pair list that makes the round impossible names the smallest blocked set', () => {
    // 1, 2 and 3 are a family who may only meet 4 and 5; everybody else may meet everybody.
    const never = [1, 2, 3].flatMap((a) =>
      [1, 2, 3, 6, 7, 8].filter((b) => a < b).map((b): [number, number] => [a, b]),
    );
    const refusal = refusalOf({ players: seeds(8), never });
    expect(refusal).toMatchObject({ code: 'duel.neverBlocks', params: { players: [1, 2, 3], only: [4, 5], count: 3 } });
    expect(refusal.ways[0]).toMatchObject({ do: 'duel.liftNeverPairs' });
  });

  test('a player who may meet nobody is named alone', () => {
    const never = [1, 2, 3, 5, 6].map((b): [number, number] => [4, b]);
    expect(refusalOf({ players: seeds(6), never })).toMatchObject({ params: { players: [4], only: [] } });
  });

  test('with an odd number the bye solves it', () => {
    const never = [1, 2, 3, 5].map((b): [number, number] => [4, b]);
    expect(draw({ players: seeds(5), never }).byes.map(({ entrant }) => entrant)).toEqual([4]);
  });

  test('the never-pair list holds in the fallback too', () => {
    const history = met([1, 3], [1, 4], [2, 3], [2, 4], [3, 4]);
    const drawn = draw({ players: seeds(4).map((own) => ({ ...own, points: 0 })), history, round: 6, never: [[1, 2]] });
    expect(drawn.more.fallback).toBe(true);
    expect(drawn.tables.map(({ seats }) => seats.join('-'))).not.toContain('1-2');
  });

  test('a third meeting is avoided before a second one', () => {
    const twice = met([1, 2], [1, 2], [3, 4], [3, 4], [1, 3], [2, 4], [1, 4], [2, 3], [1, 4]);
    const drawn = draw({ players: seeds(4).map((own) => ({ ...own, points: 0 })), history: twice, round: 10 });
    expect(written(drawn)).toBe('1-3 2-4');
    expect(drawn.metrics).toMatchObject({ repeats: 2, least: { known: 'proved', atLeast: 2 } });
  });

  test('an exact draw that is told to stop says so', () => {
    const players = seeds(200).map((own) => ({ ...own, points: 0 }));
    const history = players
      .slice(0, 100)
      .map(({ id }, i): Played => ({ round: i + 1, matches: [{ a: id, b: id + 100, outcome: 'draw' }] }));
    const asked = request({ players, history: history.slice(0, 29), round: 30 });
    const control = { progress: () => undefined, stopped: () => true };
    expect(seatSwiss(asked, control)).toMatchObject({ ok: false, refusal: { code: 'duel.stopped' } });
  });
});

describe('requests that are wrong', () => {
  const match: Match = { a: 1, b: 2, outcome: 'a' };
  const cases: readonly (readonly [string, Setup, string, string | undefined])[] = [
    ['a player twice', { players: [...seeds(2), { id: 2, seed: 3 }] }, 'duel.playerTwice', 'players.2.id'],
    ['a seed twice', { players: [...seeds(2), { id: 3, seed: 2 }] }, 'duel.seedTwice', 'players.2.seed'],
    [
      'an unknown player',
      { round: 2, history: [{ round: 1, matches: [{ ...match, b: 9 }] }] },
      'duel.unknownPlayer',
      'history.0.matches.0',
    ],
    ['an unknown player in the never-pair list', { never: [[1, 9]] }, 'duel.unknownPlayer', 'never.0'],
    ['a round that is not earlier', { history: [{ round: 1, matches: [] }] }, 'duel.laterRound', 'history.0'],
    [
      'a round twice',
      {
        round: 3,
        history: [
          { round: 1, matches: [] },
          { round: 1, matches: [] },
        ],
      },
      'duel.roundTwice',
      'history.1',
    ],
    [
      'a player twice in a round',
      { round: 2, history: [{ round: 1, matches: [match], byes: [{ player: 2, reason: 'pairing' }] }] },
      'duel.twiceInRound',
      'history.0.byes.0',
    ],
    [
      'a player against herself',
      { round: 2, history: [{ round: 1, matches: [{ ...match, b: 1 }] }] },
      'duel.twiceInRound',
      'history.0.matches.0',
    ],
    [
      'a draw where draws are off',
      { round: 2, pointsSystem: { draw: null }, history: [{ round: 1, matches: [{ ...match, outcome: 'draw' }] }] },
      'duel.drawsOff',
      'history.0.matches.0',
    ],
    [
      'a drawn no-show',
      { round: 2, history: [{ round: 1, matches: [{ ...match, outcome: 'draw', reason: 'noShow' }] }] },
      'duel.resultAndReason',
      'history.0.matches.0',
    ],
    [
      'an intentional draw that was won',
      { round: 2, history: [{ round: 1, matches: [{ ...match, reason: 'intentionalDraw' }] }] },
      'duel.resultAndReason',
      'history.0.matches.0',
    ],
    [
      'an open match',
      { round: 2, history: [{ round: 1, matches: [{ ...match, outcome: 'open' }] }] },
      'duel.openMatches',
      undefined,
    ],
    ['a bye by hand for an even number', { byeTo: 1 }, 'duel.byeNotNeeded', 'byeTo'],
    [
      'a player locked twice',
      {
        locked: [
          [1, 2],
          [2, 3],
        ],
      },
      'duel.notFree',
      'locked.1',
    ],
    [
      'a dropped player with a bye',
      { players: [...seeds(4), { id: 5, seed: 5, active: false }], awardedByes: [5] },
      'duel.notFree',
      'awardedByes.0',
    ],
  ];

  test.each(cases)('%s', (_, setup, code, path) => {
    const refusal = refusalOf({ players: seeds(4), ...setup });
    expect(refusal.code).toBe(code);
    expect(refusal.path).toBe(path);
  });

  test('an open match offers to draw anyway', () => {
    const history: Played[] = [{ round: 1, matches: [{ a: 1, b: 2, outcome: 'open' }] }];
    expect(refusalOf({ players: seeds(4), round: 2, history })).toMatchObject({
      params: { round: 1, count: 1 },
      ways: [{ do: 'duel.drawAnyway' }],
    });
  });

  test('fields that are not known are refused by the form', () => {
    expect(() => request({ players: [{ id: 1, seed: 1, name: 'x' } as never] })).toThrow();
    expect(() => request({ round: 31 })).toThrow();
    expect(() => request({ never: [[1, 1]] })).toThrow();
  });
});
