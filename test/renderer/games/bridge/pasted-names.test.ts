import { expect, test } from 'vitest';
import { contestantsIn } from '../../../../renderer/games/bridge/director/pasted-names.ts';

test('one contestant a line, players parted by commas, tabs or semicolons', () => {
  expect(contestantsIn(' Anna Berg , Carl Dahl \r\n\nEva\tFinn;\n , \nGerd')).toEqual([
    { name: 'Anna Berg – Carl Dahl', members: ['Anna Berg', 'Carl Dahl'] },
    { name: 'Eva – Finn', members: ['Eva', 'Finn'] },
    { name: '', members: [] },
    { name: 'Gerd', members: [] },
  ]);
});

test('F-8 a paste of many blanks is read in time that grows with its length alone', () => {
  // Time that grows with the square would take hours here: the test would not end.
  const blanks = ' '.repeat(1_000_000);
  expect(contestantsIn(`Anna${blanks}Berg,${blanks}Carl`)).toEqual([
    { name: `Anna${blanks}Berg – Carl`, members: [`Anna${blanks}Berg`, 'Carl'] },
  ]);
});
