import { expect, test } from 'vitest';
import { faultsOf } from '../../../renderer/round/how-drawn.ts';

const metrics = (figures: { readonly [name: string]: number }, repeated = 0) => ({
  repeats: repeated,
  repeated: Array.from({ length: repeated }, (_, i) => ({ pair: [i * 2 + 1, i * 2 + 2] as const, rounds: [1] })),
  least: { known: 'proved' as const, atLeast: repeated, how: { code: 'x' } },
  figures,
});
const said = (figures: { readonly [name: string]: number }, repeated = 0) => {
  const made = metrics(figures, repeated);
  return faultsOf(made, made.least).map(({ code }) => code);
};

test('W-2.6 repeats first, then a gap of winds or directions above 2; a gap of 2 is not spoken of', () => {
  expect(said({ windGap: 2 })).toEqual(['sentence.fresh']);
  expect(said({ directionGap: 2 })).toEqual(['sentence.fresh']);
  expect(said({ windGap: 3 })).toEqual(['sentence.fresh', 'sentence.windGap']);
  expect(said({ directionGap: 4 }, 2)).toEqual(['sentence.least', 'sentence.directionGap']);
  expect(said({ squares: 9, widestGap: 700 })).toEqual(['sentence.fresh']);
});
