import { describe, expect, test } from 'vitest';
import { intervalPlaces } from '../../../../../core/games/mahjong/seating/interval.ts';
import { seatPredefined } from '../../../../../core/games/mahjong/seating/predefined.ts';
import { granted, played, predefined, ranked, refused, together, written } from '../requests.ts';

type Four = [number, number, number, number];
const map = (n: number) => ranked(n).map(({ id }) => ({ localId: id, player: 100 + id }));
const people = (n: number) => ranked(n).map(({ id }) => ({ id: 100 + id }));
const lines = (text: string): Four[] => text.split(', ').map((line) => line.split('-').map(Number) as Four);

test('G-P2 the example: round 2 table 1 = players with local 1, 3, 5, 7 as E, S, W, N', () => {
  const request = predefined(
    { n: 8, round: 2 },
    { lines: lines('1-3-5-7, 2-4-6-8'), localIds: map(8) },
    { players: people(8).reverse() },
  );
  expect(written(granted(seatPredefined(request)).tables)).toBe('101-103-105-107, 102-104-106-108');
});

test('M-28 the script of G-I3 by place equals interval 3 with 28 players', () => {
  const places = granted(intervalPlaces(28, 3)) as Four[];
  const request = predefined(
    { n: 28, round: 2 },
    { lines: places, numbers: 'places' },
    { players: people(28).reverse() },
  );
  const { tables } = granted(seatPredefined(request));
  expect(tables.map(({ seats }) => seats.map((id) => 129 - id))).toEqual(places);
});

describe('winds', () => {
  const options = { lines: lines('1-2-3-4'), localIds: map(4) };
  const history = played('101-102-103-104');

  test('as written by default', () => {
    const request = predefined({ n: 4, history }, options, { players: people(4) });
    expect(written(granted(seatPredefined(request)).tables)).toBe('101-102-103-104');
  });

  test('balanced counts the winds of players, not of list positions', () => {
    const request = predefined({ n: 4, history }, options, { players: people(4).reverse(), winds: 'balanced' });
    const [table] = granted(seatPredefined(request)).tables;
    expect(table?.seats.every((id, wind) => id !== 101 + wind)).toBe(true);
  });
});

describe('partial rounds', () => {
  test('G-P6 one table of eight players is legal; who sits out is recorded', () => {
    const request = predefined({ n: 8 }, { lines: lines('5-6-7-8'), localIds: map(8) }, { players: people(8) });
    const { tables, byes } = granted(seatPredefined(request));
    expect(tables).toHaveLength(1);
    expect(byes).toEqual(
      [101, 102, 103, 104].map((entrant) => ({ entrant, reason: { code: 'mahjong.byes.notInScript' } })),
    );
  });

  test('the number of players need not be a multiple of four', () => {
    const request = predefined({}, { lines: lines('5-6-7-8'), localIds: map(9) }, { players: people(9) });
    expect(granted(seatPredefined(request)).byes).toHaveLength(5);
  });

  test('the least repeats are those of the people who are seated', () => {
    const history = played('101-102-103-104, 105-106-107-108');
    const request = predefined({ history }, { lines: lines('1-2-3-4'), localIds: map(8) }, { players: people(8) });
    expect(granted(seatPredefined(request)).metrics).toMatchObject({
      repeats: 6,
      least: { known: 'proved', atLeast: 6 },
    });
  });

  test('a round without tables is refused', () => {
    expect(refused(seatPredefined(predefined({}, { lines: [] }))).code).toBe('mahjong.noTables');
  });
});

describe('M-26 a scripted player is missing', () => {
  const script = { lines: lines('1-2-3-4, 5-6-7-8, 9-10-11-12'), localIds: map(12) };
  const players = people(12).filter(({ id }) => id !== 111);

  test('blocked with a list and three ways out', () => {
    expect(refused(seatPredefined(predefined({ round: 4 }, script, { players })))).toEqual({
      code: 'mahjong.scriptedPlayerMissing',
      params: {
        round: 4,
        count: 1,
        tables: [3],
        numbers: [11],
        missing: [{ table: 3, seat: 'west', number: 11, player: 111 }],
      },
      ways: [
        { do: 'mahjong.setSubstitute', params: { player: 111 } },
        { do: 'mahjong.reassignLocalId', params: { localId: 11 } },
        { do: 'mahjong.dropTable', params: { table: 3 } },
      ],
    });
  });

  test('a number that nobody has cannot be substituted', () => {
    const options = { ...script, localIds: map(10) };
    const refusal = refused(seatPredefined(predefined({}, options, { players: people(12) })));
    expect(refusal.params).toMatchObject({ count: 2 });
    expect(refusal.ways.map((way) => way.do)).toEqual([
      'mahjong.reassignLocalId',
      'mahjong.dropTable',
      'mahjong.reassignLocalId',
      'mahjong.dropTable',
    ]);
  });

  test('the table can be dropped; its other three sit out, recorded, and the other tables keep their numbers', () => {
    const request = predefined({}, { ...script, dropped: [3] }, { players });
    const { tables, byes } = granted(seatPredefined(request));
    expect(tables.map(({ table }) => table)).toEqual([1, 2]);
    expect(byes).toEqual(
      [109, 110, 112].map((entrant) => ({
        entrant,
        reason: { code: 'mahjong.byes.tableDropped', params: { table: 3 } },
      })),
    );
    const middle = people(12).filter(({ id }) => id !== 105);
    const second = granted(seatPredefined(predefined({}, { ...script, dropped: [2] }, { players: middle })));
    expect(second.tables.map(({ table }) => table)).toEqual([1, 3]);
  });

  test('by places, a place that does not exist is missing', () => {
    const request = predefined({ n: 8 }, { lines: lines('1-2-3-9'), numbers: 'places' });
    expect(refused(seatPredefined(request)).params).toMatchObject({
      missing: [{ table: 1, seat: 'north', number: 9, player: null }],
    });
  });
});

test('a number that stands twice in the round is refused', () => {
  const request = predefined({ n: 8 }, { lines: lines('1-2-3-4, 5-6-7-1'), localIds: map(8) });
  expect(refused(seatPredefined(request))).toMatchObject({
    code: 'mahjong.scriptNumberTwice',
    params: { number: 1, tables: [1, 2] },
  });
});

test('M-24 a number with two players is refused', () => {
  const localIds = [...map(4), { localId: 4, player: 105 }];
  const request = predefined({}, { lines: lines('1-2-3-4'), localIds }, { players: people(5) });
  expect(refused(seatPredefined(request)).code).toBe('mahjong.localIdTaken');
});

test('reasons name the line of the script and who has met before', () => {
  const history = played('1-2-7-8');
  const request = predefined(
    { n: 8, history },
    {
      lines: lines('1-2-3-4, 5-6-7-9'),
      localIds: [...ranked(7), { id: 8 }].map(({ id }, i) => ({ localId: i === 7 ? 9 : i + 1, player: id })),
    },
  );
  const { tables } = granted(seatPredefined(request));
  expect(tables[0]?.reasons).toEqual([
    { code: 'mahjong.reasons.script', params: { line: 1, numbers: [1, 2, 3, 4] } },
    { code: 'mahjong.reasons.metBefore', params: { players: [1, 2], rounds: [1], count: 1 } },
  ]);
  expect(together(tables)).toBe('1-2-3-4, 5-6-7-8');
});
