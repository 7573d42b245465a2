import { describe, expect, test } from 'vitest';
import { byePoints, matchPoints } from '../../../../../core/games/duel/seating/records/points.ts';
import { recordsOf } from '../../../../../core/games/duel/seating/records/records.ts';
import { draw, type Match, type Played, request, type Setup, seeds, written } from '../events.ts';

const points = (setup: Setup): number[] =>
  [...recordsOf(request({ round: 9, ...setup })).values()].map((record) => record.points);

const one = (match: Match, setup: Setup = {}): number[] =>
  points({ players: seeds(2), history: [{ round: 1, matches: [match] }], ...setup });

const games = { win: 100, draw: 50, game: 100 };

describe('points [duel 1, 4.1]', () => {
  test('match points are 1, ½, 0 unless set', () => {
    expect(one({ a: 1, b: 2, outcome: 'a' })).toEqual([100, 0]);
    expect(one({ a: 1, b: 2, outcome: 'draw' })).toEqual([50, 50]);
  });

  test('match and game points stack: with 1 and 1 a 2–0 win is 3 points', () => {
    const match: Match = { a: 1, b: 2, outcome: 'a', games: { a: 2, b: 0 } };
    expect(one(match, { pointsSystem: games })).toEqual([300, 0]);
  });

  test('a game won counts for whoever won it, also in a lost match', () => {
    const match: Match = { a: 1, b: 2, outcome: 'a', games: { a: 2, b: 1 } };
    expect(one(match, { pointsSystem: games })).toEqual([300, 100]);
  });

  test('a loss may be worth something', () => {
    expect(one({ a: 1, b: 2, outcome: 'b' }, { pointsSystem: { loss: 25 } })).toEqual([25, 100]);
  });

  test('a bye is a match win and the winning score, unless set', () => {
    const system = request({ pointsSystem: { ...games, winningScore: 2 } }).pointsSystem;
    expect(byePoints(system)).toBe(300);
    expect(byePoints({ ...system, bye: 150 })).toBe(150);
  });

  test('no-show: the winner gets the bye points, the loser 0; neither came: 0 and 0', () => {
    const system = { ...games, winningScore: 2, loss: 10 };
    expect(one({ a: 1, b: 2, outcome: 'b', reason: 'noShow' }, { pointsSystem: system })).toEqual([0, 300]);
    expect(one({ a: 1, b: 2, outcome: 'doubleLoss', reason: 'noShow' }, { pointsSystem: system })).toEqual([0, 0]);
  });

  test('an intentional draw gives draw points and no games', () => {
    const match: Match = { a: 1, b: 2, outcome: 'draw', reason: 'intentionalDraw', games: { a: 1, b: 1 } };
    expect(one(match, { pointsSystem: games })).toEqual([50, 50]);
  });

  test('a missed round gives 0 unless the organiser granted something', () => {
    const missed = (granted?: number): Setup => ({
      players: seeds(1),
      history: [
        {
          round: 1,
          matches: [],
          byes: [{ player: 1, reason: 'missed', ...(granted === undefined ? {} : { points: granted }) }],
        },
      ],
    });
    expect(points(missed())).toEqual([0]);
    expect(points(missed(50))).toEqual([50]);
  });

  test('an open match gives nothing yet, a void match or round never', () => {
    expect(one({ a: 1, b: 2, outcome: 'open' })).toEqual([0, 0]);
    expect(one({ a: 1, b: 2, outcome: 'a', void: true })).toEqual([0, 0]);
    const round: Played = { round: 1, void: true, matches: [{ a: 1, b: 2, outcome: 'a' }] };
    expect(points({ players: seeds(2), history: [round] })).toEqual([0, 0]);
  });

  test('penalties are added, and given points replace what the history says', () => {
    const players = [
      { id: 1, seed: 1, adjustment: -50 },
      { id: 2, seed: 2, points: 700, adjustment: 25 },
    ];
    expect(one({ a: 1, b: 2, outcome: 'a' }, { players })).toEqual([50, 725]);
  });

  test('both sides of every outcome add up', () => {
    const system = request({ pointsSystem: { win: 90, draw: 40, loss: 10, game: 1 } }).pointsSystem;
    const match = { a: 1, b: 2, games: { a: 2, b: 1, draws: 1 }, reason: 'played', void: false } as const;
    const sum = (outcome: 'a' | 'b' | 'draw' | 'doubleLoss'): number =>
      matchPoints({ ...match, outcome }, 'a', system) + matchPoints({ ...match, outcome }, 'b', system);
    expect([sum('a'), sum('b'), sum('draw'), sum('doubleLoss')]).toEqual([103, 103, 83, 23]);
  });
});

describe('met, and had a bye [duel 2, 3.3, 4]', () => {
  const four = (match: Match, setup: Setup = {}): string =>
    written(
      draw({
        players: seeds(4).map((own) => ({ ...own, points: 0 })),
        round: 2,
        history: [{ round: 1, matches: [match] }],
        ...setup,
      }),
    );

  test('a forfeited match counts as met, unless set otherwise', () => {
    const noShow: Match = { a: 1, b: 3, outcome: 'a', reason: 'noShow' };
    expect(four(noShow)).toBe('1-4 2-3');
    expect(four(noShow, { options: { unplayedIsMet: false } })).toBe('1-3 2-4');
  });

  test('a void match is not met', () => {
    expect(four({ a: 1, b: 3, outcome: 'a', void: true })).toBe('1-3 2-4');
  });

  test('an open match counts as met when drawn anyway', () => {
    expect(four({ a: 1, b: 3, outcome: 'open' }, { options: { drawAnyway: true } })).toBe('1-4 2-3');
  });

  const byeAfter = (byes: Played['byes'], matches: Match[] = []): number | undefined =>
    draw({
      players: seeds(5).map((own) => ({ ...own, points: 0 })),
      round: 2,
      history: [{ round: 1, matches, ...(byes === undefined ? {} : { byes }) }],
    }).byes[0]?.entrant;

  test('an awarded bye counts as a bye if it was worth a match win', () => {
    expect(byeAfter([{ player: 5, reason: 'awarded' }])).toBe(4);
    expect(byeAfter([{ player: 5, reason: 'awarded', points: 50 }])).toBe(5);
  });

  test('a no-show win worth a match win counts as a bye', () => {
    expect(byeAfter([], [{ a: 5, b: 1, outcome: 'a', reason: 'noShow' }])).toBe(4);
  });

  test('a missed round is no bye', () => {
    expect(byeAfter([{ player: 5, reason: 'missed' }])).toBe(5);
  });

  test('a corrected result changes the next draw', () => {
    const history = (outcome: 'a' | 'b'): Played[] => [
      {
        round: 1,
        matches: [
          { a: 1, b: 3, outcome },
          { a: 2, b: 4, outcome: 'a' },
        ],
      },
    ];
    const drawn = (outcome: 'a' | 'b') => written(draw({ players: seeds(4), round: 2, history: history(outcome) }));
    expect(drawn('a')).toBe('1-2 / 3-4');
    expect(drawn('b')).toBe('2-3 / 1-4');
  });
});
