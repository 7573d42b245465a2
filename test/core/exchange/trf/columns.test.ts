import { expect, test } from 'vitest';
import { linesOf } from '../../../../core/exchange/trf/columns.ts';

test('F-8 a report file of a million line ends has no lines to read', () => {
  expect(linesOf('\r\n'.repeat(1_000_000))).toEqual([]);
  expect(linesOf(`\n\n012 Cup\n`)).toMatchObject([{ no: 3 }]);
});
