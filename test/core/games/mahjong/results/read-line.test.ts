/** What a typed line of results means in mahjong while no table is in hand [W-3.10, W-3.13]: a table of lines. */

import { expect, test } from 'vitest';
import { readLine } from '../../../../../core/games/mahjong/results/read-line.ts';
import { eventOf, publishing, run, stateOf } from '../../../tournament/event.ts';

const people = eventOf(32);
const tournament = stateOf(run(people, publishing(people)));
const [round] = tournament.rounds;

test('the tables that there are are said, also where one between them is not played', () => {
  if (round === undefined) throw new Error('not seated');
  const gap = { ...round, tables: round.tables.filter(({ table }) => table !== 2 && table !== 5) };
  const reading = readLine({ tournament, round: gap }, '2');
  expect(reading).toMatchObject({ complaint: { code: 'entry.noTable', params: { table: 2, tables: '1, 3–4, 6–8' } } });
});

test.each([
  ['3', 'take 3'],
  ['9', 'no entry.noTable'],
  ['x', 'no entry.notATable'],
  ['5 253 310 200', '5: 25300 31000 20000 43700'],
  ['５　２５３　３１０　２００', '5: 25300 31000 20000 43700'],
  ['٥ ٢٥٣ ٣١٠ ٢٠٠', '5: 25300 31000 20000 43700'],
  ['٥ ٢٥٫٣ ٣١٫٠ ٢٠٠', '5: 25300 31000 20000 43700'],
  ['5 253 310 200 437', '5: 25300 31000 20000 43700'],
  ['5 25.3 31,0 20000', '5: 25300 31000 20000 43700'],
  ['5 -12 310 200', '5: -1200 31000 20000 70200'],
  ['9 253 310 200', 'no entry.noTable'],
  ['5 253 310 200 438', 'take 5 mahjong.entry.wrongSum'],
  ['5 253 310 20.05', 'take 5 mahjong.entry.notHundreds'],
  ['5 253', 'take 5 mahjong.entry.missing'],
  ['5 25.3', 'take 5 mahjong.entry.missing'],
  ['12 8', 'no entry.noTable'],
  ['5 253 x 200', 'take 5 mahjong.entry.notANumber'],
  ['5 253 310 200 437 1', 'take 5 mahjong.entry.tooMany'],
  ['5 45 300 23 700', 'take 5 mahjong.entry.wrongSum'],
])('M-8 %j: %s', (text, expected) => {
  if (round === undefined) throw new Error('not seated');
  const reading = readLine({ tournament, round }, text);
  const told =
    reading.is === 'store'
      ? `${reading.table}: ${(reading.result as { points: number[] }).points.join(' ')}`
      : reading.is === 'take'
        ? `take ${reading.table} ${reading.complaint?.code ?? ''}`.trim()
        : reading.is === 'refuse'
          ? `no ${reading.complaint.code}`
          : 'ask';
  expect(told).toBe(expected);
});

test('F-8 a line of many blanks is read as one with single blanks, in time that grows with its length alone', () => {
  if (round === undefined) throw new Error('not seated');
  // Time that grows with the square would take hours here: the test would not end.
  const blanks = ' '.repeat(1_000_000);
  for (const line of ['5 253 310 200', '5 253 x 200', 'x 5 6', '5 253 310 200 437 1']) {
    const plain = JSON.stringify(readLine({ tournament, round }, line));
    const wide = JSON.stringify(readLine({ tournament, round }, line.replaceAll(' ', blanks)));
    expect(wide.replaceAll(blanks, ' ')).toBe(plain);
  }
});
