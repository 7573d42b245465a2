import { expect, test } from 'vitest';
import { LONGEST_LINE, linesOf } from '../../../../core/exchange/trf/columns.ts';
import { readTrf } from '../../../../core/exchange/trf/read.ts';

test('F-8 a report file of a million line ends has no lines to read', () => {
  expect(linesOf('\r\n'.repeat(1_000_000))).toEqual([]);
  expect(linesOf(`\n\n012 Cup\n`)).toMatchObject([{ no: 3 }]);
});

test('F-8 a line that is too long is refused by its length, whatever it is made of', () => {
  for (const piece of ['x', ';', ' ', '🔥', '\u0301']) {
    const read = readTrf(`012 Cup\n001 ${piece.repeat(1_000_000 / piece.length)}x`);
    expect(read).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([
        expect.objectContaining({
          code: 'duel.trf.lineTooLong',
          line: 2,
          params: { most: LONGEST_LINE, found: '001' },
        }),
      ]),
    });
  }
  const comment = (letters: number) => readTrf(`### ${'🔥'.repeat(letters - 4)}`);
  const codes = (letters: number) => {
    const read = comment(letters);
    return read.ok ? [] : read.problems.map(({ code }) => code);
  };
  expect(codes(LONGEST_LINE)).toEqual(['duel.trf.noPlayers']);
  expect(codes(LONGEST_LINE + 1)).toContain('duel.trf.lineTooLong');
});

test('F-8 of a million wrong lines a hundred are told, and no more are made', () => {
  const read = readTrf('001    x\n'.repeat(100_000));
  expect(read.ok ? 0 : read.problems.length).toBe(100);
});
