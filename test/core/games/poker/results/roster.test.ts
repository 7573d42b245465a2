import { describe, expect, test } from 'vitest';
import { noLine, rosterOf } from '../../../../../core/games/poker/results/roster.ts';
import { venue } from '../venue.ts';

const event = () => {
  const floor = venue({ people: 10, rules: { payouts: { paid: true, unit: 1, parts: [60, 40] }, seatCount: 5 } });
  floor.rule({ money: { buyIn: 10, fee: 0, bounty: 0, rebuy: 10, addOn: 0, pool: null } });
  floor.do({ do: 'addTables', count: 2 });
  floor.do({ do: 'initialDraw' });
  return floor;
};
const line = (floor: ReturnType<typeof event>, player: number) => rosterOf(floor.hall()).lines.get(player) ?? noLine;

describe('the roster', () => {
  test('says table and seat of everybody who sits', () => {
    const floor = event();
    const { at } = floor.entry(3);
    expect(line(floor, 3)).toMatchObject({ status: 'seated', table: String(at?.table), seat: at?.seat, moves: 0 });
  });

  test('says where a slip leads while its player is on the way, and counts the move when it is done', () => {
    const floor = event();
    floor.do({ do: 'bust', hands: [[{ entry: 1 }]] });
    const free = floor.hall().floor.busts[0]?.[0]?.busted[0];
    const mover = [2, 3, 4, 5, 6, 7, 8, 9].find((no) => floor.entry(no).at?.table !== free?.table) ?? 2;
    floor.do({ do: 'move', entry: mover, table: free?.table ?? 1, seat: free?.seat ?? 1 });
    expect(line(floor, mover)).toMatchObject({ table: String(free?.table), seat: free?.seat, slip: 11, moves: 0 });
    floor.arriveAll();
    expect(line(floor, mover)).toMatchObject({ seat: free?.seat, slip: null, moves: 1 });
  });

  test('counts entries, rebuys and add-ons of all entries of a player', () => {
    const floor = event();
    floor.do({ do: 'sell', entry: 2, what: 'rebuy' });
    floor.do({ do: 'bust', hands: [[{ entry: 2 }]], reEnter: [2] });
    floor.do({ do: 'sell', entry: 11, what: 'addOn' });
    expect(line(floor, 2)).toMatchObject({ status: 'seated', entry: 11, entries: 2, rebuys: 1, addOns: 1 });
  });

  test('has no place for somebody who is in again', () => {
    const floor = event();
    floor.do({ do: 'bust', hands: [[{ entry: 2 }]], reEnter: [2] });
    expect(line(floor, 2).place).toBeNull();
    floor.do({ do: 'bust', hands: [[{ entry: 11 }]] });
    expect(line(floor, 2)).toMatchObject({ status: 'eliminated', place: { from: 10, to: 10 } });
  });

  test('says whose turn it is among the alternates', () => {
    const floor = event();
    floor.meet(11);
    floor.meet(12);
    floor.do({ do: 'late', player: 11 });
    floor.do({ do: 'late', player: 12 });
    expect([line(floor, 11), line(floor, 12)]).toMatchObject([
      { status: 'waiting', turn: 1, table: null },
      { status: 'waiting', turn: 2, table: null },
    ]);
  });

  test('gives place and prize at the end, and is provisional only while somebody may enter', () => {
    const floor = event();
    expect(rosterOf(floor.hall()).provisional).toBe(true);
    floor.do({ do: 'setRegistration', open: false });
    for (let no = 10; no > 1; no--) floor.do({ do: 'bust', hands: [[{ entry: no }]] });
    expect(rosterOf(floor.hall()).provisional).toBe(false);
    expect(line(floor, 1)).toMatchObject({ place: { from: 1, to: 1 }, prize: 60 });
    expect(line(floor, 2)).toMatchObject({ place: { from: 2, to: 2 }, prize: 40 });
    expect(line(floor, 3)).toMatchObject({ place: { from: 3, to: 3 }, prize: 0 });
  });
});
