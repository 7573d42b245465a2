import { expect, test } from 'vitest';
import { withoutListNumbers } from '../../../core/exchange/list-numbers.ts';

const table = (...rows: readonly (readonly string[])[]) => ({
  rows: rows.map((cells, i) => ({ line: i + 1, cells })),
});
const off = (...first: readonly string[]) =>
  withoutListNumbers(table(...first.map((cell) => [cell]))).rows.map(({ cells }) => cells[0]);

test('the count before the names is taken off, however it is marked', () => {
  expect(off('1. Anna Berg', '2. Bo Lund')).toEqual(['Anna Berg', 'Bo Lund']);
  expect(off('1) Anna', '2)Bo', '3)  Eva')).toEqual(['Anna', 'Bo', 'Eva']);
  expect(off('№ 1 Анна', '№2. Борис')).toEqual(['Анна', 'Борис']);
  expect(off('1 Anna', '2 Bo', '3 Eva')).toEqual(['Anna', 'Bo', 'Eva']);
});

test('below a heading the count begins with the first name', () => {
  expect(off('Name', '1. Anna', '2. Bo')).toEqual(['Name', 'Anna', 'Bo']);
});

test('empty lines count nothing, and stay', () => {
  expect(off('1. Anna', '', '2. Bo')).toEqual(['Anna', '', 'Bo']);
});

test('what does not count on from 1 in every line belongs to the name', () => {
  for (const list of [
    ['1. FC Köln', 'Arminia', '2. Bo'],
    ['1. FC Köln', '1. FC Nürnberg'],
    ['12. Anna', '13. Bo'],
    ['1. FC Köln'],
    ['1 Anna', '2 Bo'],
    ['1.5', '2.5'],
  ])
    expect(off(...list)).toEqual(list);
});

test('cells behind the first keep their figures, and a list without a count is the same list', () => {
  const counted = table(['1. Anna', '1. league'], ['2. Bo', '2. league']);
  expect(withoutListNumbers(counted).rows.map(({ cells }) => cells)).toEqual([
    ['Anna', '1. league'],
    ['Bo', '2. league'],
  ]);
  const plain = table(['Anna'], ['Bo']);
  expect(withoutListNumbers(plain)).toBe(plain);
});
