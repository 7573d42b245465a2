import { expect, test } from 'vitest';
import { startOwn } from '../../../core/games/mahjong/rules/state.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { faultsOf } from '../../../renderer/round/how-drawn.ts';

const clubs = (...names: readonly string[]) =>
  ({
    family: 'mahjong',
    own: startOwn,
    entrants: names.map((club, index) => ({ id: index + 1, club })),
  }) as unknown as Tournament;
const nobody = clubs();

const metrics = (figures: { readonly [name: string]: number }, repeated = 0) => ({
  repeats: repeated,
  repeated: Array.from({ length: repeated }, (_, i) => ({ pair: [i * 2 + 1, i * 2 + 2] as const, rounds: [1] })),
  least: { known: 'proved' as const, atLeast: repeated, how: { code: 'x' } },
  figures,
});
const said = (figures: { readonly [name: string]: number }, repeated = 0) => {
  const made = metrics(figures, repeated);
  return faultsOf(nobody, { no: 1, tables: [] }, made, made.least).map(({ code }) => code);
};

test('W-2.6 repeats first, then a gap of winds or directions above 2; a gap of 2 is not spoken of', () => {
  expect(said({ windGap: 2 })).toEqual(['how.noRepeat']);
  expect(said({ directionGap: 2 })).toEqual(['how.noRepeat']);
  expect(said({ windGap: 3 })).toEqual(['how.noRepeat', 'sentence.windGap']);
  expect(said({ directionGap: 4 }, 2)).toEqual(['sentence.least', 'sentence.directionGap']);
  expect(said({ squares: 9, widestGap: 700 })).toEqual(['how.noRepeat']);
});

test('X-17 whoever shares a table with their own club in round 1 is counted in the sentence; later the ranking decides', () => {
  const event = clubs('Riga', 'Riga', '', '', 'Oslo', ' Riga', 'Oslo', 'Bern');
  const tables = [
    { table: 1, seats: [1, 2, 3, 6] },
    { table: 2, seats: [4, 5, 7, 8] },
  ];
  const made = metrics({});
  const codes = (no: number, seated: typeof tables) =>
    faultsOf(event, { no, tables: seated.map((table) => ({ ...table, reasons: [] })) }, made, made.least);
  expect(codes(1, tables)).toEqual([{ code: 'how.noRepeat' }, { code: 'sentence.clubs', params: { people: 5 } }]);
  expect(codes(2, tables)).toEqual([{ code: 'how.noRepeat' }]);
  expect(codes(1, [{ table: 1, seats: [1, 3, 4, 5] }])).toEqual([{ code: 'how.noRepeat' }]);
  // Whoever asked for clubs apart is told in every round what a method could not do.
  const asked = { ...event, own: { ...startOwn, apart: { ...startOwn.apart, clubMates: true } } };
  const later = { no: 2, tables: tables.map((table) => ({ ...table, reasons: [] })) };
  expect(faultsOf(asked, later, made, made.least)).toContainEqual({ code: 'sentence.clubs', params: { people: 5 } });
});
