/** How a list of numbers is told: whole, whatever its length [fault B-7]. */

import { describe, expect, test } from 'vitest';
import '../../../renderer/games/bridge/texts.ts';
import { textOf } from '../../../renderer/i18n/text.ts';

const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);
const missing = (tables: readonly number[]): string =>
  textOf('bridgeSwiss:live.missing', { tables, count: tables.length });

describe('B-7 X-20 missing tables are listed whole', () => {
  test.each([
    [upTo(12), 'Missing: tables 1–12'],
    [upTo(13), 'Missing: tables 1–13'],
    [upTo(80), 'Missing: tables 1–80'],
    [[...upTo(11), 13], 'Missing: tables 1–11 and 13'],
    [[2, 4, 5, 7, 8, 9], 'Missing: tables 2, 4, 5 and 7–9'],
    [[7], 'Missing: table 7'],
  ])('%j', (tables, text) => {
    expect(
      missing(tables)
        .replace(', and', ' and')
        .replace(/(\d) and/, '$1 and'),
    ).toBe(text.replace(', and', ' and'));
  });
});
