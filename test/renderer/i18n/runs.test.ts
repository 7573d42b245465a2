/** How a list of numbers is told: whole, whatever its length [fault B-7]. */

import { describe, expect, test } from 'vitest';
import { textOf } from '../../../renderer/i18n/text.ts';

const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);
/** The list in a sentence that names tables. */
const told = (tables: readonly number[]): string =>
  /Tables: (.*)\.$/.exec(textOf('rounds:reseatedMeanwhile', { round: 1, tables, count: tables.length }))?.[1] ?? '';

describe('B-7 X-20 tables are listed whole', () => {
  test.each([
    [upTo(12), '1–12'],
    [upTo(13), '1–13'],
    [upTo(80), '1–80'],
    [[...upTo(11), 13], '1–11 and 13'],
    [[2, 4, 5, 7, 8, 9], '2, 4, 5 and 7–9'],
    [[7], '7'],
  ])('%j', (tables, text) => {
    expect(
      told(tables)
        .replace(', and', ' and')
        .replace(/(\d) and/, '$1 and'),
    ).toBe(text.replace(', and', ' and'));
  });
});
