import { describe, expect, test } from 'vitest';
import { commonMultiple, inParts } from '../../../core/standings/fractions.ts';
import { type Criterion, rank } from '../../../core/standings/rank.ts';

const by = (code: string, values: { readonly [name: string]: number | bigint }): Criterion<string> => ({
  code,
  values: (tied) => tied.map((name) => values[name] ?? 0),
});

const places = (entrants: readonly string[], ...criteria: Criterion<string>[]): string =>
  rank(entrants, criteria)
    .map(({ entrant, place }) => `${place}${entrant}`)
    .join(' ');

describe('ranking', () => {
  test('higher is better, and the next criterion decides among the tied', () => {
    expect(places(['a', 'b', 'c'], by('x', { a: 1, b: 2, c: 1 }), by('y', { a: 1, c: 5 }))).toBe('1b 2c 3a');
  });

  test('whom nothing tells apart share a place, listed in the given order: 1, 2, 3, 3, 5', () => {
    const x = by('x', { a: 5, b: 4, d: 3, c: 3, e: 1 });
    expect(places(['e', 'd', 'c', 'b', 'a'], x)).toBe('1a 2b 3d 3c 5e');
  });

  test('a criterion over the tied set is asked again for each part that is still tied', () => {
    const asked: string[] = [];
    const beats = new Set(['ab', 'bc', 'ca', 'ad', 'bd', 'cd']);
    const head: Criterion<string> = {
      code: 'head',
      values: (tied) => {
        asked.push(tied.join(''));
        return tied.map(
          (own) =>
            tied.filter((other) => beats.has(own + other)).length -
            tied.filter((other) => beats.has(other + own)).length,
        );
      },
    };
    const schedule = by('schedule', { a: 1, b: 1, c: 2 });
    // d loses to all; a, b, c beat each other in a circle until c leaves, then a beat b.
    expect(places(['d', 'b', 'a', 'c'], by('x', {}), head, schedule)).toBe('1c 2a 3b 4d');
    expect(asked).toEqual(['dbac', 'bac', 'ba']);
  });

  test('values stay those of the first time they were asked, null where they never were', () => {
    const ranked = rank(['a', 'b', 'c'], [by('x', { a: 2, b: 1, c: 1 }), by('y', { b: 7, c: 8 })]);
    expect(ranked.map(({ entrant, values }) => [entrant, ...values])).toEqual([
      ['a', 2, null],
      ['c', 1, 8],
      ['b', 1, 7],
    ]);
  });

  test('bigints compare exactly where numbers would be equal', () => {
    const big = 2n ** 80n;
    expect(places(['a', 'b'], by('x', { a: big, b: big + 1n }))).toBe('1b 2a');
  });
});

describe('fractions', () => {
  test('come to one denominator', () => {
    expect(commonMultiple([4, 6, 9])).toBe(36n);
    expect(commonMultiple([])).toBe(1n);
  });

  test('are shown rounded half up', () => {
    expect(inParts(2n, 3n, 10_000)).toBe(6667);
    expect(inParts(1n, 3n, 10_000)).toBe(3333);
    expect(inParts(1n, 8n, 100)).toBe(13);
  });
});
