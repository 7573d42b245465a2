import { describe, expect, test } from 'vitest';
import { waitAfterDraw } from '../../../../../core/games/poker/rules/blinds.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import { freeSeats } from '../../../../../core/games/poker/rules/room.ts';
import { calledCause } from '../../../../../core/games/poker/steps/draw-log.ts';
import { logLines } from '../../../../../core/games/poker/steps/log-lines.ts';
import { bust, laidOut } from '../laid-out.ts';
import { problems } from '../venue.ts';

describe('the flow of a break [poker 6]', () => {
  const breaking = () => {
    const hall = laidOut([6, 6, 6]);
    hall.follow(hall.cards()[0]);
    return hall;
  };

  test('card, then moves issued and seats held in one step, the table breaking', () => {
    const hall = laidOut([6, 6, 6]);
    const [card] = hall.cards();
    expect(card).toMatchObject({
      key: 'break:3',
      reason: { code: 'poker.cards.break', params: { players: 18, count: 2, names: ['3'], going: 6 } },
      warnings: [],
      entries: [13, 14, 15, 16, 17, 18],
    });
    hall.follow(card);
    expect(hall.table(3).state).toBe('breaking');
    expect(hall.floor.pending).toHaveLength(6);
    expect(hall.counts()).toEqual([9, 9]);
  });

  test('each arrival is ticked, the last one closes the table', () => {
    const hall = breaking();
    const slips = hall.floor.pending.map(({ slip }) => slip);
    for (const slip of slips) {
      expect(hall.table(3).state).toBe('breaking');
      hall.do({ do: 'arrive', slips: [slip] });
    }
    expect(hall.table(3)).toMatchObject({ state: 'closed', bbSeat: null });
    expect(problems(hall.floor)).toEqual([]);
  });

  test('undo before the first tick restores everything', () => {
    const hall = laidOut([6, 6, 6]);
    const before = hall.floor;
    hall.follow(hall.cards()[0]);
    hall.undo();
    expect(hall.floor).toEqual(before);
  });

  test('a table plays on only when that was said, and then with everybody who is still there', () => {
    const hall = breaking();
    const [first, ...rest] = hall.floor.pending.map(({ slip }) => slip);
    hall.do({ do: 'arrive', slips: [first ?? 0] });
    const players = hall.floor.pending.map(({ entry }) => entry);
    const before = hall.floor;
    expect(hall.refused({ do: 'cancelMoves', slips: [rest[2] ?? 0] })).toEqual({
      code: 'poker.playsOn',
      params: { slip: rest[2], slips: rest, players: expect.arrayContaining(players), tables: ['3'] },
      ways: [
        { do: 'poker.newSeat', params: { slip: rest[2] } },
        { do: 'poker.playOn', params: { slips: rest, tables: ['3'] } },
      ],
    });
    expect(hall.refused({ do: 'cancelMoves', slips: rest }).code).toBe('poker.playsOn');
    expect(hall.refused({ do: 'cancelMoves', slips: rest.slice(1), confirmed: true }).code).toBe('poker.playsOn');
    expect(hall.floor).toBe(before);
    const changes = hall.do({ do: 'cancelMoves', slips: rest, confirmed: true });
    expect(logLines(hall.floor, before, changes)).toEqual([
      { code: 'poker.log.cancelled', params: { slips: rest } },
      { code: 'poker.log.playsOn', params: { tables: ['3'] } },
    ]);
    expect(hall.table(3).state).toBe('open');
    expect(hall.counts().reduce((sum, count) => sum + count, 0)).toBe(18);
    expect(hall.floor.pending).toEqual([]);
    expect(problems(hall.floor)).toEqual([]);
  });

  test('the last slip of a breaking table: nobody is left alone at it unasked', () => {
    const hall = breaking();
    const slips = hall.floor.pending.map(({ slip }) => slip);
    const last = slips.pop() ?? 0;
    hall.do({ do: 'arrive', slips });
    expect(hall.refused({ do: 'cancelMoves', slips: [last] })).toMatchObject({
      code: 'poker.playsOn',
      params: { slip: last, slips: [last], tables: ['3'] },
    });
    expect(hall.table(3).state).toBe('breaking');
  });

  test('another seat for one player: his slip alone is void, and the table still breaks', () => {
    const hall = laidOut([6, 6, 5]);
    hall.do({ do: 'breakTables', tables: [3] });
    const [first, ...others] = hall.floor.pending;
    hall.do({ do: 'newSeat', slip: first?.slip ?? 0 });
    expect(hall.table(3).state).toBe('breaking');
    expect(hall.floor.pending).toEqual([...others, expect.objectContaining({ entry: first?.entry, cause: 'break' })]);
    const now = hall.floor.pending.at(-1);
    expect(now?.to).not.toEqual(first?.to);
    expect(now?.to.table).not.toBe(3);
    expect(hall.floor.toFetch).toEqual([first?.slip]);
    expect(problems(hall.floor)).toEqual([]);
    hall.arriveAll();
    expect(hall.table(3).state).toBe('closed');
  });

  test('no other seat is free: that is said, and no lock is blamed', () => {
    const hall = breaking();
    const [first] = hall.floor.pending;
    const refusal = hall.refused({ do: 'newSeat', slip: first?.slip ?? 0 });
    expect(refusal).toMatchObject({ code: 'poker.notEnoughSeats', params: { requested: 1 } });
    expect(refusal.ways.map((way) => way.do)).toEqual(['poker.addTables']);
  });

  test('too many for the seats that stay: no way opens the tables that break, or leaves somebody standing', () => {
    const hall = laidOut([8, 8, 8]);
    const breaks: Parameters<typeof hall.refused>[0][] = [
      { do: 'breakTables', tables: [2, 3], mode: 'broken' },
      { do: 'breakTables', tables: [2, 3], mode: 'everybody' },
      { do: 'finalTable', table: 1, extraChairs: 0 },
    ];
    for (const command of breaks) {
      expect(hall.refused(command)).toMatchObject({ code: 'poker.notEnoughSeats', ways: [] });
    }
    hall.do({ do: 'lockSeat', table: 1, seat: 9, locked: true });
    for (const command of breaks) {
      expect(hall.refused(command).ways).toEqual([{ do: 'poker.unlockSeats', params: { count: 1 } }]);
    }
  });

  test('another seat where the only one left is locked: unlocking it is a way out, and no more chairs are counted', () => {
    const hall = laidOut([6, 6, 5]);
    hall.do({ do: 'lockSeat', table: 1, seat: 9, locked: true });
    hall.do({ do: 'breakTables', tables: [3] });
    const refusal = hall.refused({ do: 'newSeat', slip: hall.floor.pending[0]?.slip ?? 0 });
    expect(refusal.ways).toContainEqual({ do: 'poker.unlockSeats', params: { count: 1 } });
  });

  test('another seat of a redraw is one of the redraw', () => {
    const hall = laidOut([4, 4, 3]);
    hall.do({ do: 'breakTables', tables: [3], mode: 'everybody' });
    for (const { slip } of hall.floor.pending.slice(0, 3)) {
      hall.do({ do: 'newSeat', slip });
      expect(hall.floor.pending.at(-1)).toMatchObject({ cause: 'redraw', wait: 'none' });
      const draw = itemsOf(hall.floor.draws).at(-1);
      expect(draw && calledCause(draw)).toBe('redraw');
    }
  });

  test('a seat of the floor’s choice for one player of a breaking table', () => {
    const hall = laidOut([6, 6, 5]);
    hall.do({ do: 'breakTables', tables: [3] });
    const move = hall.floor.pending[0];
    const [entry, slip] = [move?.entry ?? 0, move?.slip ?? 0];
    const [seat = 0] = freeSeats(hall.table(1));
    const wish = { do: 'move', entry, table: 1, seat } as const;
    expect(hall.refused(wish)).toMatchObject({
      code: 'poker.alreadyMoving',
      ways: [{ do: 'poker.moveInstead', params: { slip } }],
    });
    hall.do({ ...wish, instead: slip });
    expect(hall.entry(entry)).toMatchObject({ at: { table: 3 } });
    // He may still have to wait for the button, as whoever leaves a breaking table.
    const wait = waitAfterDraw(hall.table(1), seat);
    expect(wait).not.toBe('none');
    expect(hall.floor.pending.at(-1)).toMatchObject({ entry, to: { table: 1, seat }, cause: 'break', wait });
    expect(hall.table(3).state).toBe('breaking');
    expect(hall.floor.toFetch).toEqual([slip]);
    expect(problems(hall.floor)).toEqual([]);
  });

  test('the last player of a breaking table busts: the table closes', () => {
    const hall = breaking();
    const going = hall.floor.pending.map(({ entry }) => entry ?? 0);
    bust(hall, ...going);
    expect(hall.table(3).state).toBe('closed');
    expect(hall.counts()).toEqual([6, 6]);
  });

  test('a slip to a table that breaks is void, and its player stays where he sits', () => {
    const hall = laidOut([6, 6, 4]);
    hall.do({ do: 'move', entry: 1, table: 3, seat: 9 });
    hall.do({ do: 'breakTables', tables: [3] });
    expect(hall.entry(1)).toMatchObject({ at: { table: 1, seat: 1 }, slip: null });
    expect(itemsOf(hall.floor.moved)).toMatchObject([{ entry: 1, ended: 'cancelled', why: 'tableBreaks' }]);
    expect(hall.counts()).toEqual([8, 8]);
  });

  test('seats that people with slips still sit on are blocked: the card says so', () => {
    const hall = laidOut([9, 7, 3]);
    hall.do({ do: 'move', entry: 1, table: 2, seat: 8 });
    bust(hall, 17);
    // 18 left for two tables: seat 9 of table 2 is free, seat 1 of table 1 is not yet.
    expect(hall.cards().find(({ key }) => key === 'break:3')?.warnings).toEqual([
      { code: 'poker.cards.seatsBlocked', params: { free: 1, count: 2 } },
    ]);
    expect(hall.refused({ do: 'breakTables', tables: [3] })).toMatchObject({
      code: 'poker.notEnoughSeats',
      params: { capacity: 1, requested: 2 },
      ways: [{ do: 'poker.finishMoves', params: { count: 1 } }],
    });
    hall.arriveAll();
    expect(hall.cards().find(({ key }) => key === 'break:3')?.warnings).toEqual([]);
  });

  test('who is on the way to the table does not go with it', () => {
    const hall = laidOut([6, 6, 4]);
    hall.do({ do: 'move', entry: 1, table: 3, seat: 9 });
    expect(hall.cards().find(({ key }) => key === 'break:3')?.reason.params).toMatchObject({ players: 16, going: 4 });
  });

  test('warnings: clock table, its operator, locked players, hand-for-hand', () => {
    const hall = laidOut([6, 6, 6], { person: (no) => ({ clockOperator: no === 13 }) });
    hall.do({ do: 'editTable', table: 3, clock: true });
    hall.do({ do: 'lockSeat', table: 3, seat: 2, locked: true });
    hall.do({ do: 'setHandForHand', on: true });
    expect(hall.cards().find(({ kind }) => kind === 'break')?.warnings).toEqual([
      { code: 'poker.cards.clockTable', params: { name: '3' } },
      { code: 'poker.cards.losesClock', params: { player: 13 } },
      { code: 'poker.cards.lockedPlayers', params: { players: [14], count: 1 } },
      { code: 'poker.cards.handForHand' },
    ]);
  });

  test('the last table cannot be broken, a closed one neither', () => {
    const hall = laidOut([6, 6]);
    expect(hall.refused({ do: 'breakTables', tables: [1, 2] }).code).toBe('poker.lastTable');
    hall.do({ do: 'addTables', count: 1 });
    expect(hall.refused({ do: 'breakTables', tables: [3] }).code).toBe('poker.notPlaying');
  });

  test('a slip of a break says wait only between button and big blind', () => {
    const hall = laidOut([4, 4], {}, false);
    // Button 1, small blind 2, big blind 3: next hand the button is at 2, and no empty seat lies between 2 and 3.
    hall.do({ do: 'markButton', table: 1, seat: 1 });
    hall.do({ do: 'breakTables', tables: [2] });
    expect(hall.floor.pending.map(({ wait }) => wait)).toEqual(['atOnce', 'atOnce', 'atOnce', 'atOnce']);
    expect(hall.table(1)).toMatchObject({ bbSeat: 3, buttonSeat: 1 });
  });
});

describe('redraw and final table [poker 6]', () => {
  test('nine left on two tables: everybody draws for one table, with a random button', () => {
    const hall = laidOut([5, 4]);
    const [card] = hall.cards();
    expect(card).toMatchObject({ key: 'finalTable', reason: { params: { players: 9, name: '1' } }, warnings: [] });
    const before = hall.floor;
    hall.follow(card);
    expect(itemsOf(hall.floor.draws)).toMatchObject([{ cause: 'redraw' }]);
    expect(logLines(hall.floor, before, hall.steps.at(-1)?.changes ?? [])).toMatchObject([
      { code: 'poker.log.drawn', params: { draw: 1, cause: 'finalTable', count: 9 } },
    ]);
    expect(itemsOf(hall.floor.draws)[0]?.seats).toHaveLength(9);
    hall.arriveAll();
    const table = hall.table(1);
    expect(table.seats.every(({ entry }) => entry !== null)).toBe(true);
    expect(hall.table(2).state).toBe('closed');
    expect(table.buttonSeat).not.toBe(null);
    expect(table.bbSeat).toBe((((table.buttonSeat ?? 0) + 1) % 9) + 1);
    expect(problems(hall.floor)).toEqual([]);
  });

  test('the button is drawn: over many seeds every seat has it', () => {
    const buttons = new Set<number | null>();
    for (let n = 0; n < 80; n++) {
      const hall = laidOut([5, 4], { seed: `button-${n}` });
      hall.follow(hall.cards()[0]);
      buttons.add(hall.table(1).buttonSeat);
    }
    expect(buttons.size).toBe(9);
  });

  test('more than the chairs: the card asks for the extra chair, and it is put there', () => {
    const hall = laidOut([5, 5], { rules: { combineAt: 10 } });
    const [card] = hall.cards();
    expect(card?.warnings).toEqual([{ code: 'poker.cards.extraChairs', params: { count: 1 } }]);
    hall.follow(card);
    hall.arriveAll();
    expect(hall.table(1).seats).toHaveLength(10);
    expect(hall.counts()).toEqual([10]);
  });

  test('everybody draws; locked seats stay unless their table closes; drawn to the same seat is no move', () => {
    const hall = laidOut([6, 6, 6]);
    hall.do({ do: 'lockSeat', table: 1, seat: 2, locked: true });
    hall.do({ do: 'breakTables', tables: [3], mode: 'everybody' });
    expect(hall.entry(2)).toMatchObject({ at: { table: 1, seat: 2 }, slip: null });
    expect(itemsOf(hall.floor.draws)[0]?.seats).toHaveLength(17);
    hall.arriveAll();
    expect(hall.counts()).toEqual([9, 9]);
    expect(problems(hall.floor)).toEqual([]);
  });

  test('the log tells of the draw, not of each slip that it makes void', () => {
    const hall = laidOut([6, 6, 6]);
    hall.follow(hall.cards()[0]);
    const before = hall.floor;
    const changes = hall.do({ do: 'redraw' });
    expect(changes.filter(({ type }) => type === 'move.cancelled')).toHaveLength(6);
    expect(logLines(hall.floor, before, changes)).toMatchObject([
      { code: 'poker.log.drawn', params: { cause: 'redraw', count: 18 } },
    ]);
  });

  test('arrivals of a redraw come in any order', () => {
    const hall = laidOut([6, 6]);
    hall.do({ do: 'redraw' });
    for (const slip of hall.floor.pending.map((move) => move.slip).reverse()) {
      hall.do({ do: 'arrive', slips: [slip] });
      expect(problems(hall.floor)).toEqual([]);
    }
    expect(hall.counts()).toEqual([6, 6]);
  });
});
