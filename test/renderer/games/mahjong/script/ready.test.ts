import { describe, expect, test } from 'vitest';
import type { MadeScript } from '../../../../../core/games/mahjong/seating/script/script-make.ts';
import { readScript } from '../../../../../core/games/mahjong/seating/script/script-read.ts';
import { no, ok, refuse } from '../../../../../core/tournament/refusal.ts';
import { canonical } from '../../../../../renderer/games/mahjong/script/deeds.ts';
import { readySchedules } from '../../../../../renderer/games/mahjong/script/ready.ts';
import { heard, nothingFound } from '../../../../../renderer/games/mahjong/script/search.ts';

describe('M-29 ready-made schedules', () => {
  test.each([
    [16, 5, ['bundled']],
    [16, 2, ['bundled', 'cyclic']],
    [16, 6, []],
    [20, 5, ['cyclic']],
    [28, 7, ['cyclic']],
    [28, 8, []],
    [36, 3, ['cyclic']],
    [100, 25, ['cyclic']],
    [18, 1, []],
  ])('for %i players and %i rounds', (players, rounds, wanted) => {
    expect(readySchedules(players, rounds).map(({ how }) => how)).toEqual(wanted);
  });

  test.each([
    [16, 5],
    [44, 11],
    [160, 20],
  ])('%i x %i: nobody meets twice, winds are even, the text reads back without a problem', (players, rounds) => {
    for (const { text, pairsAgain, windGap } of readySchedules(players, rounds)) {
      const read = readScript(text);
      expect(read.problems).toEqual([]);
      expect(read.rounds.length).toBe(rounds);
      expect(new Set(read.rounds.flat(2)).size).toBe(players);
      expect(pairsAgain).toBe(0);
      expect(windGap).toBeLessThanOrEqual(1);
    }
  });
});

describe('the search for a schedule', () => {
  const made = (repeats: number): MadeScript => ({
    rounds: [],
    how: { code: 'mahjong.made.search' },
    pairsAgain: repeats,
    repeats,
    repeatsAtLeast: 0,
    windGap: 0,
    tableAgain: 0,
    budget: { steps: 1, used: 1, ended: 'budget' },
  });

  test('keeps the best so far, and the earlier one when two are equal', () => {
    const first = heard(nothingFound, { share: 0.1, made: ok(made(5)) });
    expect(heard(first, { share: 0.2, made: ok(made(7)) }).best).toBe(first.best);
    expect(heard(first, { share: 0.2, made: ok(made(5)) }).best).toBe(first.best);
    expect(heard(first, { share: 0.2, made: ok(made(4)) }).best?.repeats).toBe(4);
  });

  test('progress alone changes nothing but the share', () => {
    const first = heard(nothingFound, { share: 0.1, made: ok(made(5)) });
    expect(heard(first, { share: 0.6, made: null })).toEqual({ ...first, share: 0.6 });
  });

  test('a refusal ends it', () => {
    const refusal = refuse('mahjong.scriptPlayers', { players: 18 });
    expect(heard(nothingFound, { share: 0.1, made: no(refusal) })).toEqual({ share: 1, best: null, refusal });
  });
});

describe('export', () => {
  test('is canonical (M-22), and reading it gives the same script', () => {
    expect(canonical('01, 2;3 4 # a\r\n\r\n\r\n5-6-7-8\n')).toBe('1-2-3-4\n\n5-6-7-8');
  });

  test('of a text with errors is the text itself, nothing gets lost', () => {
    expect(canonical('1-2-3-x\n')).toBe('1-2-3-x\n');
  });
});
