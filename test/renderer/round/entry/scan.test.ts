import { describe, expect, test } from 'vitest';
import { slipCode } from '../../../../core/sheets/paper/slip-code.ts';
import { meaningOf } from '../../../../renderer/round/entry/press.ts';
import { after, confirmed, mahjongEvent, seated, tournamentOf, withResults } from '../event.ts';
import { pointsIn, typist } from '../typist.ts';

const event = () => seated(mahjongEvent(16));

const codeOf = (ledger: ReturnType<typeof event>, table: number, no = 1): string => {
  const tournament = tournamentOf(ledger);
  const round = tournament.rounds[no - 1];
  const seatedTable = round?.tables.find((candidate) => candidate.table === table);
  if (round === undefined || seatedTable === undefined) throw new Error('no such table');
  return slipCode(tournament, round, seatedTable);
};

describe('[hall-and-print 3.2] a scanned slip selects the table', () => {
  test.each(['⏎', ''])('with %s after the code', (suffix) => {
    const ledger = event();
    const at = typist(ledger);
    at.keys(`${codeOf(ledger, 3)}${suffix}`);
    expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table: 3 }, complaint: null });
    at.keys('412⏎305⏎198⏎⏎');
    expect(pointsIn(at.ledger(), 1)).toEqual({ 3: [41_200, 30_500, 19_800, 28_500] });
  });

  test('slip after slip, without a number typed', () => {
    const ledger = event();
    const at = typist(ledger);
    for (const table of [4, 2, 1, 3]) at.keys(`${codeOf(ledger, table)}⏎412⏎305⏎198⏎⏎`);
    expect(Object.keys(pointsIn(at.ledger(), 1))).toEqual(['1', '2', '3', '4']);
  });

  test('also while another table is half typed, which waits for its return', () => {
    const ledger = event();
    const at = typist(ledger, { mode: 'inOrder' });
    at.keys('⏎412⏎30');
    at.keys(`${codeOf(ledger, 2)}⏎`);
    expect(at.entry()).toMatchObject({ taken: { table: 2 }, line: '' });
    at.keys(`${codeOf(ledger, 1)}⏎`);
    expect(at.entry()).toMatchObject({ taken: { table: 1 }, line: '30' });
  });

  test('also while a result is on its way: the code has its turn afterwards', () => {
    const ledger = event();
    const at = typist(ledger, { slow: true });
    at.keys(`1⏎412⏎305⏎198⏎⏎${codeOf(ledger, 4)}⏎`);
    expect(at.entry().stage).toBe('sending');
    at.answer();
    expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table: 4 }, line: '' });
    expect(Object.keys(pointsIn(at.ledger(), 1))).toEqual(['1']);
  });

  test('a slip whose result is known shows it, to be replaced', () => {
    const ledger = withResults(event(), [2]);
    const at = typist(ledger);
    at.keys(`${codeOf(ledger, 2)}⏎`);
    expect(at.entry().taken).toMatchObject({ table: 2, was: { points: Object.values(pointsIn(ledger, 1))[0] } });
    at.keys('412⏎305⏎198⏎⏎');
    expect(pointsIn(at.ledger(), 1)).toEqual({ 2: [41_200, 30_500, 19_800, 28_500] });
  });
});

describe('[hall-and-print 3.2] wrong round or revision is refused with a message', () => {
  const ledger = event();
  const good = codeOf(ledger, 3);

  test('another round', () => {
    const two = seated(confirmed(withResults(ledger)));
    const at = typist(two);
    at.keys(`${good}⏎`);
    expect(at.entry()).toMatchObject({
      stage: 'table',
      taken: null,
      complaint: { code: 'entry.scan.otherRound', params: { slip: 1, round: 2 } },
    });
  });

  test('a seating that was replaced', () => {
    const [first, second, ...rest] = tournamentOf(ledger).rounds[0]?.tables ?? [];
    if (first === undefined || second === undefined) throw new Error('no tables');
    const tables = [{ ...first, seats: second.seats }, { ...second, seats: first.seats }, ...rest];
    const again = after(ledger, { type: 'round.revise', no: 1, tables } as never);
    const at = typist(again);
    at.keys(`${codeOf(ledger, first.table)}⏎`);
    const complaint = { code: 'entry.scan.oldSeating', params: { table: first.table } };
    expect(at.entry()).toMatchObject({ stage: 'table', taken: null, complaint });
    // Tables that stayed as they were keep their slips.
    at.keys(`${codeOf(ledger, rest[0]?.table ?? 0)}⏎`);
    expect(at.entry().taken?.table).toBe(rest[0]?.table);
  });

  test.each([
    ['S4006381333931⏎', 'too short'],
    [`S${'1'.repeat(18)}⏎`, 'a wrong sum'],
    [`${good.slice(0, -1)}x⏎`, 'a letter in it'],
  ])('%s: %s', (keys) => {
    const at = typist(ledger);
    at.keys(keys);
    expect(at.entry()).toMatchObject({ stage: 'table', taken: null, complaint: { code: 'entry.scan.unreadable' } });
  });

  test('nothing of a wrong code reaches the table in hand', () => {
    const at = typist(ledger);
    at.keys(`2⏎412⏎30S${'7'.repeat(18)}⏎`);
    expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table: 2 }, line: '30' });
    at.keys('5⏎198⏎⏎');
    expect(pointsIn(at.ledger(), 1)).toEqual({ 2: [41_200, 30_500, 19_800, 28_500] });
  });

  test('Escape ends a code that was begun by hand', () => {
    const at = typist(ledger);
    at.keys('S12⎋3⏎');
    expect(at.entry().taken?.table).toBe(3);
  });

  test('a code scanned into the reason of an override is left out of it', () => {
    const at = typist(ledger);
    at.keys('1⏎412⏎305⏎198⏎284⏎*');
    expect(at.entry().stage).toBe('why');
    at.line(`misread ${good.toLowerCase()}`);
    at.keys('⏎');
    expect(at.entry()).toMatchObject({
      stage: 'why',
      line: 'misread',
      complaint: { code: 'entry.scan.reasonFirst' },
    });
  });
});

test.each([
  ['S', 'KeyS'],
  ['s', 'KeyS'],
  ['ы', 'KeyS'],
  ['Ы', 'KeyS'],
  ['s', 'Semicolon'],
])('K-10: %s from %s begins a code on every layout', (key, code) => {
  const event = { key, code, ctrlKey: false, altKey: false, metaKey: false };
  expect(meaningOf(event, true)).toEqual({ scan: true });
  expect(meaningOf({ ...event, ctrlKey: true }, true)).toBeNull();
  expect(meaningOf(event, true, true)).toBeNull();
});
