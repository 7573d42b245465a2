import { describe, expect, test } from 'vitest';
import { balanceCard, consolidationCard, droppedCards } from '../../../core/poker/cards.ts';
import { itemsOf } from '../../../core/poker/pages.ts';
import { resultsOf } from '../../../core/poker/results.ts';
import { freeSeats } from '../../../core/poker/room.ts';
import { casinoOffered, defaultRules } from '../../../core/poker/rules.ts';
import { slipOf, slipsOf } from '../../../core/poker/slips.ts';
import { tilesOf } from '../../../core/poker/tiles.ts';
import { drawn, laidOut } from './laid-out.ts';
import { problems, type Venue, venue } from './venue.ts';

const bust = (hall: Venue, ...entries: readonly number[]) =>
  hall.do({ do: 'bust', hands: [entries.map((entry) => ({ entry }))] });

const states = (hall: Venue) => itemsOf(hall.floor.tables).map(({ state }) => state);

describe('initial draw (5 B)', () => {
  test('opens as many tables as are needed, those that break last', () => {
    const hall = drawn(6, { people: 20 });
    expect(states(hall)).toEqual(['open', 'open', 'open', 'closed', 'closed', 'closed']);
    expect(hall.counts().toSorted()).toEqual([6, 7, 7]);
    expect(itemsOf(hall.floor.draws).map(({ no, seed, cause }) => [no, seed, cause])).toEqual([
      [1, 'venue#1', 'initial'],
    ]);
  });

  test('a clock table breaks last, so it opens first', () => {
    const hall = venue({ people: 9 });
    hall.do({ do: 'addTables', count: 3 });
    hall.do({ do: 'editTable', table: 3, clock: true });
    hall.do({ do: 'initialDraw' });
    expect(states(hall)).toEqual(['closed', 'closed', 'open']);
  });

  test('with ideal 8, 17 players get three tables of nine', () => {
    expect(drawn(4, { people: 17, rules: { ideal: 8 } }).counts()).toHaveLength(3);
  });

  test('only paid entries are seated, unless the rule is off', () => {
    const person = (no: number) => ({ paid: no !== 3 });
    const paid = drawn(2, { people: 10, person });
    expect(itemsOf(paid.floor.entries).map(({ player }) => player)).not.toContain(3);
    expect(drawn(2, { people: 10, person, rules: { paymentRequired: false } }).counts()).toEqual([5, 5]);
  });

  test('every seat has a slip of its own', () => {
    const slips = itemsOf(drawn(5).floor.draws)[0]?.seats.map(({ slip }) => slip) ?? [];
    expect(slips).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
  });

  test('too few seats: refused with capacity and requested; or the first by registration sit and the rest wait', () => {
    const hall = venue({ people: 20 });
    hall.do({ do: 'addTables', count: 2 });
    expect(hall.refused({ do: 'initialDraw' })).toMatchObject({
      code: 'poker.notEnoughSeats',
      params: { capacity: 18, requested: 20 },
      ways: [
        { do: 'poker.addTables', params: { seats: 2 } },
        { do: 'poker.seatFirst', params: { count: 18 } },
      ],
    });
    hall.do({ do: 'initialDraw', overflow: 'wait' });
    expect(hall.floor.queue).toEqual([19, 20]);
    expect(hall.counts()).toEqual([9, 9]);
  });

  test('those placed by hand stay where they are', () => {
    const hall = venue({ people: 12 });
    hall.do({ do: 'addTables', count: 2 });
    hall.do({ do: 'openTables', tables: [1] });
    hall.do({ do: 'place', seats: [{ player: 7, table: 1, seat: 4 }] });
    hall.do({ do: 'initialDraw' });
    expect(hall.entry(hall.at(1, 4)).player).toBe(7);
    expect(hall.counts()).toEqual([6, 6]);
  });

  test('is over once somebody is out', () => {
    const hall = drawn(2, { people: 10 });
    bust(hall, 1);
    expect(hall.refused({ do: 'initialDraw' }).code).toBe('poker.playBegun');
  });
});

describe('late entries, re-entries, alternates (5 D)', () => {
  test('a late entry gets a seat at the emptiest table', () => {
    const hall = laidOut([5, 4], { people: 10 });
    hall.do({ do: 'late', player: 10 });
    expect(hall.entry(10).at?.table).toBe(2);
    expect(itemsOf(hall.floor.draws)[0]).toMatchObject({ cause: 'late', seats: [{ slip: 1 }] });
  });

  test('all tables full: the entry waits; whose turn comes first is seated first', () => {
    const hall = laidOut([9], { people: 12 });
    for (const player of [10, 11]) hall.do({ do: 'late', player });
    expect(hall.floor.queue).toEqual([10, 11]);
    bust(hall, 4);
    // A third one does not jump the queue: the first alternate gets the seat.
    hall.do({ do: 'late', player: 12 });
    expect(hall.entry(10).status).toBe('seated');
    expect(hall.floor.queue).toEqual([11, 12]);
  });

  test('a freed seat puts up a card for the alternates', () => {
    const hall = laidOut([9], { people: 10 });
    hall.do({ do: 'late', player: 10 });
    bust(hall, 4);
    expect(hall.cards()[0]).toMatchObject({
      key: 'alternates',
      reason: { params: { count: 1, waiting: 1, free: 1 } },
      entries: [10],
    });
    hall.follow(hall.cards()[0]);
    expect(hall.at(1, 4)).toBe(10);
    expect(hall.floor.queue).toEqual([]);
  });

  test('a newly opened table fills first, is left alone by balance, and plays from minToStart players on', () => {
    const hall = laidOut([9, 9], { people: 30 });
    hall.do({ do: 'addTables', count: 1 });
    hall.do({ do: 'openTables', tables: [3], play: false });
    for (let player = 19; player <= 22; player++) hall.do({ do: 'late', player });
    expect(hall.table(3).state).toBe('filling');
    expect(hall.cards()).toEqual([]);
    hall.do({ do: 'late', player: 23 });
    expect(hall.table(3).state).toBe('open');
    expect(hall.cards().map(({ kind }) => kind)).toEqual(['redFlag', 'balance']);
  });

  test('the director may waive a red flag; the table plays on until it is no longer short', () => {
    const hall = laidOut([9, 6]);
    const flagged = () => hall.cards().some(({ kind }) => kind === 'redFlag');
    expect(hall.cards()[0]).toMatchObject({ key: 'redFlag:2', others: [{ do: 'waiveFlag', table: 2, waived: true }] });
    hall.do({ do: 'waiveFlag', table: 2 });
    expect(flagged()).toBe(false);
    expect(tilesOf(hall.hall())[1]).toMatchObject({ isShort: false, isWaived: true });
    bust(hall, 10);
    expect(flagged()).toBe(false);
    hall.do({ do: 'move', entry: 1, table: 2, seat: 8, done: true });
    hall.do({ do: 'move', entry: 2, table: 2, seat: 9, done: true });
    expect(tilesOf(hall.hall())[1]).toMatchObject({ players: 7, isShort: false, isWaived: false });
    for (const entry of [11, 12, 13]) bust(hall, entry);
    expect(flagged()).toBe(true);
  });

  test('a waived flag counts again when that is taken back, and is not waived where there is none', () => {
    const hall = laidOut([9, 6]);
    hall.do({ do: 'waiveFlag', table: 2 });
    hall.do({ do: 'waiveFlag', table: 2, waived: false });
    expect(hall.cards()[0]?.key).toBe('redFlag:2');
    expect(hall.refused({ do: 'waiveFlag', table: 1 })).toMatchObject({ code: 'poker.notShort' });
    hall.do({ do: 'waiveFlag', table: 2 });
    hall.undo();
    expect(hall.cards()[0]?.key).toBe('redFlag:2');
  });

  test('a casino limit that is not wanted is not offered again', () => {
    const hall = laidOut([9, 9]);
    expect(casinoOffered(defaultRules, 120, hall.floor.casinoDeclined)).toBe(true);
    hall.do({ do: 'declineCasino' });
    expect(casinoOffered(defaultRules, 120, hall.floor.casinoDeclined)).toBe(false);
    expect(hall.do({ do: 'declineCasino' })).toEqual([]);
  });

  test('the floor can start a filling table earlier', () => {
    const hall = laidOut([9, 9], { people: 30 });
    hall.do({ do: 'addTables', count: 1 });
    hall.do({ do: 'openTables', tables: [3], play: false });
    hall.do({ do: 'startTable', table: 3 });
    expect(hall.table(3).state).toBe('open');
  });

  test('a re-entry is a new entry of the same player, drawn like a late one', () => {
    const hall = laidOut([5, 5]);
    bust(hall, 3);
    hall.do({ do: 'reEnter', player: 3 });
    expect(hall.entry(11)).toMatchObject({ player: 3, status: 'seated' });
    expect(itemsOf(hall.floor.draws).at(-1)?.cause).toBe('re-entry');
    expect(hall.refused({ do: 'reEnter', player: 3 }).code).toBe('poker.stillIn');
    expect(hall.refused({ do: 'late', player: 5 }).code).toBe('poker.nobodyToSeat');
  });

  test('a bust can be followed by the re-entry in the same step', () => {
    const hall = laidOut([5, 5]);
    const before = hall.stepsDone();
    hall.do({ do: 'bust', hands: [[{ entry: 3 }]], reEnter: [3] });
    expect(hall.stepsDone()).toBe(before + 1);
    expect(hall.entry(11).player).toBe(3);
  });

  test('registration closed: nobody new', () => {
    const hall = laidOut([5], { people: 6 });
    hall.do({ do: 'setRegistration', open: false });
    expect(hall.refused({ do: 'late', player: 6 })).toMatchObject({
      code: 'poker.registrationClosed',
      ways: [{ do: 'poker.openRegistration' }],
    });
  });

  test('somebody who has not paid is not seated; the refusal names him', () => {
    const hall = laidOut([5], { people: 6, person: (no) => ({ paid: no !== 6 }) });
    expect(hall.refused({ do: 'late', player: 6 })).toMatchObject({ code: 'poker.unpaid', params: { players: [6] } });
    hall.meet(6);
    hall.do({ do: 'late', player: 6 });
    expect(hall.entry(6).status).toBe('seated');
  });

  test('who waits can withdraw, and counts for no place', () => {
    const hall = laidOut([9], { people: 10 });
    hall.do({ do: 'late', player: 10 });
    hall.do({ do: 'withdraw', entries: [10] });
    expect(hall.floor.queue).toEqual([]);
    bust(hall, 2);
    expect(resultsOf(hall.hall()).rows[0]).toMatchObject({ entry: 2, from: 9 });
    expect(hall.refused({ do: 'withdraw', entries: [3] }).code).toBe('poker.notWaiting');
  });

  test('a rebuy keeps the seat and changes only the chips', () => {
    const hall = laidOut([5]);
    const before = hall.table(1);
    hall.do({ do: 'sell', entry: 2, what: 'rebuy' });
    expect(hall.entry(2)).toMatchObject({ rebuys: 1, at: { table: 1, seat: 2 } });
    expect(hall.table(1)).toEqual(before);
    expect(hall.refused({ do: 'sell', entry: 3, what: 'rebuy', count: -1 }).code).toBe('poker.nothingSold');
  });
});

describe('locks (2)', () => {
  test('a seat given by hand may be locked only after a confirmation', () => {
    const hall = laidOut([3], { people: 4 });
    hall.do({ do: 'lockSeat', table: 1, seat: 8, locked: true });
    const wish = { do: 'place' as const, seats: [{ player: 4, table: 1, seat: 8 }] };
    expect(hall.refused(wish)).toMatchObject({ code: 'poker.seatLocked', ways: [{ do: 'poker.useLockedSeat' }] });
    hall.do({ ...wish, confirmed: true });
    expect(hall.at(1, 8)).toBe(4);
  });

  test('when the player in a locked seat is eliminated the seat is emptied and unlocked', () => {
    const hall = laidOut([3]);
    hall.do({ do: 'lockSeat', table: 1, seat: 2, locked: true });
    bust(hall, 2);
    expect(hall.table(1).seats[1]).toEqual({ locked: false, entry: null, reservedFor: null });
  });

  test('a player in a locked seat is moved only after a confirmation', () => {
    const hall = laidOut([3, 3]);
    hall.do({ do: 'lockSeat', table: 1, seat: 2, locked: true });
    const wish = { do: 'move' as const, entry: 2, table: 2, seat: 8 };
    expect(hall.refused(wish)).toMatchObject({ code: 'poker.playerLocked', params: { player: 2 } });
    hall.do({ ...wish, confirmed: true });
  });

  test('breaking a table with locked players asks once and names them', () => {
    const hall = laidOut([6, 6, 6]);
    hall.do({ do: 'lockSeat', table: 3, seat: 2, locked: true });
    expect(hall.refused({ do: 'breakTables', tables: [3] })).toMatchObject({
      code: 'poker.lockedPlayers',
      params: { players: [14], count: 1, tables: ['3'] },
      ways: [{ do: 'poker.breakAnyway' }],
    });
    hall.do({ do: 'breakTables', tables: [3], confirmed: true });
    expect(hall.floor.pending).toHaveLength(6);
  });

  test('all empty locked seats can be unlocked at once', () => {
    const hall = laidOut([3]);
    for (const seat of [2, 8, 9]) hall.do({ do: 'lockSeat', table: 1, seat, locked: true });
    hall.do({ do: 'unlockSeats' });
    expect(hall.table(1).seats.flatMap(({ locked }, index) => (locked ? [index + 1] : []))).toEqual([2]);
  });
});

describe('busts (8)', () => {
  test('seat emptied, pending move cancelled and its reservation released, in one step', () => {
    const hall = laidOut([5, 3]);
    hall.do({ do: 'move', entry: 2, table: 2, seat: 9 });
    const before = hall.stepsDone();
    bust(hall, 2);
    expect(hall.stepsDone()).toBe(before + 1);
    expect(hall.floor.pending).toEqual([]);
    expect(freeSeats(hall.table(2))).toContain(9);
    expect(itemsOf(hall.floor.moved)).toMatchObject([{ slip: 1, ended: 'cancelled', why: 'bust' }]);
    expect(problems(hall.floor)).toEqual([]);
  });

  test('an order set by hand gives different places, no order a tie', () => {
    const hall = laidOut([5, 5]);
    hall.do({ do: 'bust', hands: [[{ entry: 1 }], [{ entry: 2 }]] });
    bust(hall, 3, 4);
    const rows = resultsOf(hall.hall()).rows.map(({ entry, from, to }) => [entry, from, to]);
    expect(rows).toEqual([
      [3, 7, 8],
      [4, 7, 8],
      [2, 9, 9],
      [1, 10, 10],
    ]);
  });

  test('who is not seated cannot bust, nobody twice', () => {
    const hall = laidOut([5]);
    bust(hall, 1);
    expect(hall.refused({ do: 'bust', hands: [[{ entry: 1 }]] }).code).toBe('poker.notSeated');
    expect(hall.refused({ do: 'bust', hands: [[{ entry: 2 }], [{ entry: 2 }]] }).code).toBe('poker.bustTwice');
    expect(hall.refused({ do: 'bust', hands: [[{ entry: 99 }]] }).code).toBe('poker.entryUnknown');
  });

  test('places are provisional while entries may come', () => {
    const hall = laidOut([5]);
    bust(hall, 1);
    expect(resultsOf(hall.hall()).provisional).toBe(true);
    hall.do({ do: 'setRegistration', open: false });
    expect(resultsOf(hall.hall()).provisional).toBe(false);
  });

  test('a player’s worse entry does not count', () => {
    const hall = laidOut([5]);
    bust(hall, 1);
    hall.do({ do: 'reEnter', player: 1 });
    for (const entry of [2, 3, 4, 5]) bust(hall, entry);
    const rows = resultsOf(hall.hall()).rows.map(({ player, from, counts }) => [player, from, counts]);
    expect(rows[0]).toEqual([1, 1, true]);
    expect(rows.at(-1)).toEqual([1, 6, false]);
  });
});

describe('reinstate (5 E, 8)', () => {
  test('the old seat if it is still free; later places shift', () => {
    const hall = laidOut([6, 6]);
    bust(hall, 1);
    bust(hall, 2);
    hall.do({ do: 'reinstate', entry: 1 });
    expect(hall.entry(1)).toMatchObject({ status: 'seated', at: { table: 1, seat: 1 } });
    expect(resultsOf(hall.hall()).rows).toMatchObject([{ entry: 2, from: 12 }]);
    expect(hall.refused({ do: 'reinstate', entry: 1 }).code).toBe('poker.notOut');
  });

  test('else by lot', () => {
    const hall = laidOut([6, 6], { people: 13 });
    bust(hall, 1);
    hall.do({ do: 'place', seats: [{ player: 13, table: 1, seat: 1 }] });
    hall.do({ do: 'reinstate', entry: 1 });
    expect(itemsOf(hall.floor.draws).at(-1)).toMatchObject({ cause: 'reinstate', seats: [{ entry: 1 }] });
    expect(hall.entry(1).status).toBe('seated');
  });

  test('not while the same player is in again', () => {
    const hall = laidOut([6, 6]);
    bust(hall, 1);
    hall.do({ do: 'reEnter', player: 1 });
    expect(hall.refused({ do: 'reinstate', entry: 1 }).code).toBe('poker.stillIn');
  });
});

describe('moves and slips (2, 7)', () => {
  test('the new seat is held, the old one stays blocked until the player has come', () => {
    const hall = laidOut([9, 7]);
    hall.follow(hall.cards()[0]);
    const [move] = hall.floor.pending;
    expect(move).toMatchObject({
      slip: 1,
      entry: 2,
      from: { table: 1, seat: 2 },
      to: { table: 2, seat: 8 },
      wait: 'ifButton',
    });
    expect(hall.counts()).toEqual([8, 8]);
    expect(freeSeats(hall.table(1))).toEqual([]);
    hall.do({ do: 'arrive', slips: [1] });
    expect(freeSeats(hall.table(1))).toEqual([2]);
    expect(hall.entry(2)).toMatchObject({ at: { table: 2, seat: 8 }, moves: 1, slip: null });
  });

  test('cancelled, the player stays and the seat is free again; the slip number is not used again', () => {
    const hall = laidOut([9, 7]);
    hall.follow(hall.cards()[0]);
    hall.do({ do: 'cancelMoves', slips: [1] });
    expect(hall.counts()).toEqual([9, 7]);
    hall.follow(hall.cards()[0]);
    expect(hall.floor.pending[0]?.slip).toBe(2);
  });

  test('a seat that is taken, held, missing or at a closed table is refused', () => {
    const hall = laidOut([5, 5]);
    hall.do({ do: 'addTables', count: 1 });
    hall.do({ do: 'move', entry: 1, table: 2, seat: 9 });
    const refused = (entry: number, table: number, seat: number) =>
      hall.refused({ do: 'move', entry, table, seat }).code;
    expect(refused(2, 2, 1)).toBe('poker.seatTaken');
    expect(refused(2, 2, 9)).toBe('poker.seatTaken');
    expect(refused(2, 2, 10)).toBe('poker.noSeat');
    expect(refused(2, 3, 1)).toBe('poker.tableClosed');
    expect(refused(2, 4, 1)).toBe('poker.tableUnknown');
    expect(hall.refused({ do: 'move', entry: 1, table: 2, seat: 8 })).toMatchObject({
      code: 'poker.alreadyMoving',
      params: { slip: 1 },
    });
  });

  test('a move that is done already waits for nobody', () => {
    const hall = laidOut([5, 5]);
    hall.do({ do: 'move', entry: 1, table: 2, seat: 9, done: true });
    expect(hall.at(2, 9)).toBe(1);
    expect(hall.floor.pending).toEqual([]);
    expect(itemsOf(hall.floor.moved)[0]).toMatchObject({ slip: 1, ended: 'done', cause: 'manual' });
  });

  test('two players swap, whoever comes first; cancelling one cancels both', () => {
    for (const first of [1, 2]) {
      const hall = laidOut([5, 5]);
      hall.do({ do: 'swap', a: 1, b: 6 });
      hall.do({ do: 'arrive', slips: [first] });
      expect(problems(hall.floor)).toEqual([]);
      hall.arriveAll();
      expect([hall.at(1, 1), hall.at(2, 1)]).toEqual([6, 1]);
    }
    const hall = laidOut([5, 5]);
    hall.do({ do: 'swap', a: 1, b: 6 });
    hall.do({ do: 'cancelMoves', slips: [2] });
    expect(hall.floor.pending).toEqual([]);
    expect([hall.at(1, 1), hall.at(2, 1)]).toEqual([1, 6]);
  });

  test('after one of a swap has come the other cannot stay', () => {
    const hall = laidOut([5, 5]);
    hall.do({ do: 'swap', a: 1, b: 6 });
    hall.do({ do: 'arrive', slips: [1] });
    expect(hall.refused({ do: 'cancelMoves', slips: [2] }).code).toBe('poker.seatGone');
  });

  test('without marks the card is a walk: no name, a seat held, who went is said afterwards', () => {
    const hall = laidOut([9, 7], {}, false);
    const [card] = hall.cards();
    expect(card).toMatchObject({ key: 'balance:1>2', entries: [], warnings: [{ code: 'poker.cards.noMarks' }] });
    hall.follow(card);
    expect(hall.floor.pending).toMatchObject([{ slip: 1, entry: null, from: { table: 1, seat: null } }]);
    expect(hall.counts()).toEqual([8, 8]);
    expect(hall.cards()).toEqual([]);
    expect(hall.refused({ do: 'arrive', slips: [1] }).code).toBe('poker.walkUnnamed');
    expect(hall.refused({ do: 'finishWalk', slip: 1, entry: 12, seat: 9 }).code).toBe('poker.notAtTable');
    hall.do({ do: 'finishWalk', slip: 1, entry: 5, seat: 9 });
    expect(hall.entry(5)).toMatchObject({ at: { table: 2, seat: 9 }, moves: 1 });
    expect(hall.counts()).toEqual([8, 8]);
    expect(itemsOf(hall.floor.moved)).toMatchObject([
      { entry: 5, from: { table: 1, seat: 5 }, to: { table: 2, seat: 9 } },
    ]);
    expect(problems(hall.floor)).toEqual([]);
  });

  test('drawn at random: player and seat by seed, on record as a draw', () => {
    const hall = laidOut([9, 7], {}, false);
    hall.do({ do: 'randomMove', from: 1, to: 2 });
    expect(itemsOf(hall.floor.draws)).toMatchObject([{ no: 1, seed: 'venue#1', cause: 'balance' }]);
    const seats = new Set<string>();
    const players = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const other = laidOut([9, 7], { seed: `other-${n}` }, false);
      other.do({ do: 'randomMove', from: 1, to: 2 });
      const [move] = other.floor.pending;
      seats.add(`${move?.to.seat}`);
      players.add(move?.entry ?? 0);
    }
    expect([...seats].toSorted()).toEqual(['8', '9']);
    expect(players.size).toBe(9);
  });

  test('a walk that nobody can take any more is void', () => {
    const hall = laidOut([2, 0], { rules: { limit: 1 } }, false);
    hall.do({ do: 'walk', from: 1, to: 2 });
    bust(hall, 1);
    expect(hall.floor.pending).toHaveLength(1);
    bust(hall, 2);
    expect(hall.floor.pending).toEqual([]);
    expect(problems(hall.floor)).toEqual([]);
  });
});

describe('the flow of a break (6)', () => {
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

  test('after a tick the other moves can be cancelled; the table then plays on', () => {
    const hall = breaking();
    const [first, ...rest] = hall.floor.pending.map(({ slip }) => slip);
    hall.do({ do: 'arrive', slips: [first ?? 0] });
    hall.do({ do: 'cancelMoves', slips: rest });
    expect(hall.table(3).state).toBe('open');
    expect(hall.counts().reduce((sum, count) => sum + count, 0)).toBe(18);
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
    expect(hall.floor.pending.map(({ wait }) => wait)).toEqual(['none', 'none', 'none', 'none']);
    expect(hall.table(1)).toMatchObject({ bbSeat: 3, buttonSeat: 1 });
  });
});

describe('redraw and final table (6)', () => {
  test('nine left on two tables: everybody draws for one table, with a random button', () => {
    const hall = laidOut([5, 4]);
    const [card] = hall.cards();
    expect(card).toMatchObject({ key: 'finalTable', reason: { params: { players: 9, name: '1' } }, warnings: [] });
    hall.follow(card);
    expect(itemsOf(hall.floor.draws)).toMatchObject([{ cause: 'redraw' }]);
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

describe('cards (9)', () => {
  test('most urgent first: red flag, break; balance waits, because breaking often cures it', () => {
    const hall = laidOut([9, 9, 5, 3]);
    expect(hall.cards().map(({ key }) => key)).toEqual(['redFlag:3', 'redFlag:4', 'break:4']);
  });

  test('balance gives its reason, with the tie where the break order chose', () => {
    expect(laidOut([9, 7]).cards()[0]?.reason).toEqual({
      code: 'poker.cards.balance',
      params: { from: '1', high: 9, to: '2', low: 7, limit: 1 },
    });
    expect(laidOut([9, 9, 7]).cards()[0]?.reason).toMatchObject({
      code: 'poker.cards.balanceTied',
      params: { from: '2' },
    });
  });

  test('snoozed until the next bust', () => {
    const hall = laidOut([7, 7, 7, 7]);
    expect(hall.cards().map(({ key }) => key)).toEqual([]);
    bust(hall, 1, 2, 3, 4, 5, 6);
    expect(hall.cards().map(({ kind }) => kind)).toEqual(['redFlag', 'break']);
    hall.do({ do: 'snooze', card: 'break:4' });
    // With the break put off, the imbalance shows.
    expect(hall.cards().map(({ kind }) => kind)).toContain('balance');
    expect(hall.cards().map(({ kind }) => kind)).not.toContain('break');
    bust(hall, 7);
    expect(hall.cards().map(({ key }) => key)).toContain('break:4');
  });

  test('a mark older than three minutes is asked about', () => {
    const hall = laidOut([9, 7]);
    expect(hall.cards()[0]?.warnings).toEqual([]);
    hall.wait(4 * 60_000);
    expect(hall.cards()[0]?.warnings).toEqual([
      { code: 'poker.cards.staleMark', params: { name: '1', seat: 1, count: 4 } },
      { code: 'poker.cards.staleMark', params: { name: '2', seat: 1, count: 4 } },
    ]);
  });

  test('D8 an operator away from the clock: a swap is suggested', () => {
    const hall = laidOut([5, 5], { person: (no) => ({ clockOperator: no === 7 }) });
    expect(hall.cards()).toEqual([]);
    hall.do({ do: 'editTable', table: 1, clock: true });
    const [card] = hall.cards();
    expect(card).toMatchObject({ key: 'operatorSwap:1', entries: [7, 1], deed: { do: 'swap', cause: 'operator' } });
    hall.follow(card);
    hall.arriveAll();
    expect(hall.entry(7).at?.table).toBe(1);
    expect(hall.cards()).toEqual([]);
  });

  test('switches: no consolidation, no balance by themselves', () => {
    const off = { consolidate: false, balance: false, apply: false };
    expect(laidOut([9, 7], { rules: { auto: off } }).cards()).toEqual([]);
    expect(laidOut([6, 6, 6], { rules: { auto: off } }).cards()).toEqual([]);
  });

  test('check now looks whatever the switches and snoozes say, and finds nothing where nothing is needed', () => {
    const off = { rules: { auto: { consolidate: false, balance: false, apply: false } } };
    const uneven = laidOut([9, 7], off);
    expect(balanceCard(uneven.hall(), uneven.now())?.key).toBe('balance:1>2');
    expect(consolidationCard(uneven.hall())).toBe(null);
    const few = laidOut([6, 6, 6], off);
    few.do({ do: 'snooze', card: 'break:3' });
    expect(consolidationCard(few.hall())?.key).toBe('break:3');
    expect(balanceCard(few.hall(), few.now())).toBe(null);
  });

  test('a card whose reason is gone disappears, and the log can name it', () => {
    const hall = laidOut([9, 7]);
    const before = hall.cards();
    bust(hall, 1);
    expect(hall.cards()).toEqual([]);
    expect(droppedCards(before, hall.cards(), 'bust').map(({ key }) => key)).toEqual(['balance:1>2']);
    hall.undo();
    hall.follow(hall.cards()[0]);
    expect(droppedCards(before, hall.cards(), 'move')).toEqual([]);
  });

  test('a player who was moved a short while ago is spared', () => {
    const hall = laidOut([9, 7], { rules: { restMinutes: 30 } });
    hall.follow(hall.cards()[0]);
    hall.arriveAll();
    bust(hall, 10, 11);
    // Entry 2 sits at table 2 seat 8; the next to move comes from table 1 as before.
    hall.do({ do: 'move', entry: 3, table: 1, seat: 2, done: true });
    expect(hall.cards().find(({ kind }) => kind === 'balance')?.entries).toEqual([4]);
    hall.wait(31 * 60_000);
    expect(hall.cards().find(({ kind }) => kind === 'balance')?.entries).toEqual([3]);
  });

  test('carried out at once where that is switched on, the walk excepted', () => {
    const apply = { auto: { consolidate: true, balance: true, apply: true } };
    const hall = laidOut([7, 7, 7], { rules: apply });
    bust(hall, 1, 2, 8);
    expect(hall.table(3).state).toBe('breaking');
    expect(hall.counts()).toEqual([9, 9]);
    const unmarked = laidOut([9, 8], { rules: apply }, false);
    bust(unmarked, 10);
    expect(unmarked.floor.pending).toEqual([]);
    expect(unmarked.cards()).toHaveLength(1);
  });
});

describe('tables (2, 6)', () => {
  test('the break order follows the floor until somebody has an entry, then new tables break first', () => {
    const hall = venue({ people: 30 });
    hall.do({ do: 'addTables', count: 3 });
    const ranks = () => itemsOf(hall.floor.tables).map(({ breakRank }) => breakRank);
    expect(ranks()).toEqual([3, 2, 1]);
    hall.do({ do: 'editTable', table: 3, clock: true });
    expect(ranks()).toEqual([2, 1, 3]);
    hall.do({ do: 'initialDraw', overflow: 'wait' });
    hall.do({ do: 'addTables', count: 1 });
    expect(ranks()).toEqual([3, 2, 4, 1]);
    expect(hall.floor.orderChanged).toEqual([]);
  });

  test('changing the order is possible and dated', () => {
    const hall = laidOut([6, 6, 6]);
    hall.do({ do: 'setBreakOrder', order: [1, 3, 2] });
    expect(hall.floor.orderChanged).toEqual([hall.now()]);
    expect(hall.cards()[0]?.key).toBe('break:1');
    expect(hall.refused({ do: 'setBreakOrder', order: [1, 1, 2] })).toMatchObject({ code: 'poker.orderIncomplete' });
  });

  test('names are unique, chairs that are in use stay, 1,200 tables at most', () => {
    const hall = laidOut([6, 6]);
    expect(hall.refused({ do: 'editTable', table: 1, name: '2' }).code).toBe('poker.nameTaken');
    expect(hall.refused({ do: 'editTable', table: 1, seatCount: 5 })).toMatchObject({
      code: 'poker.chairInUse',
      params: { seat: 6 },
    });
    hall.do({ do: 'editTable', table: 1, seatCount: 6, name: 'Feature' });
    expect(hall.table(1).seats).toHaveLength(6);
    expect(hall.refused({ do: 'addTables', count: 1199 }).code).toBe('poker.tooManyTables');
  });

  test('a table with players is not closed, an empty one is; tables added by mistake can go', () => {
    const hall = laidOut([6, 0]);
    expect(hall.refused({ do: 'closeTable', table: 1 })).toMatchObject({
      code: 'poker.tableNotEmpty',
      params: { players: 6 },
    });
    hall.do({ do: 'closeTable', table: 2 });
    expect(hall.refused({ do: 'removeTables', count: 1 }).code).toBe('poker.tableInUse');
    const empty = venue();
    empty.do({ do: 'addTables', count: 50 });
    empty.do({ do: 'removeTables', count: 45 });
    expect(itemsOf(empty.floor.tables)).toHaveLength(5);
    expect(empty.refused({ do: 'removeTables', count: 6 }).code).toBe('poker.tooFewTables');
  });

  test('their order on the floor plan is the order of the draw', () => {
    const hall = venue({ people: 1 });
    hall.do({ do: 'addTables', count: 3 });
    hall.do({ do: 'openTables', tables: [1, 2, 3] });
    const first = hall.floor;
    hall.do({ do: 'initialDraw' });
    const before = hall.entry(1).at?.table ?? 0;
    hall.undo();
    expect(hall.floor).toEqual(first);
    hall.do({ do: 'arrangeTables', order: [3, 1, 2] });
    expect(itemsOf(hall.floor.tables).map(({ position }) => position)).toEqual([2, 3, 1]);
    expect(before).toBeGreaterThan(0);
  });
});

describe('clock (11)', () => {
  test('is optional; its deeds are commands', () => {
    const hall = laidOut([5]);
    expect(hall.refused({ do: 'workClock', deed: { what: 'start' } }).code).toBe('poker.noClock');
    hall.do({ do: 'setLevels', levels: [{ kind: 'play', minutes: 20, smallBlind: 25, bigBlind: 50 }] });
    hall.do({ do: 'workClock', deed: { what: 'start' } });
    expect(hall.floor.clock?.runningSince).toBe(hall.now());
    expect(hall.do({ do: 'workClock', deed: { what: 'start' } })).toEqual([]);
    hall.do({ do: 'removeClock' });
    expect(hall.floor.clock).toBe(null);
  });
});

test('unseat takes people from their table, with their slips', () => {
  const hall = laidOut([5, 5]);
  hall.do({ do: 'move', entry: 1, table: 2, seat: 9 });
  hall.do({ do: 'unseatTable', table: 1 });
  expect(hall.counts()).toEqual([0, 5]);
  expect(itemsOf(hall.floor.moved)).toMatchObject([{ why: 'unseated' }]);
  hall.do({ do: 'seat', players: [1, 2, 3, 4, 5] });
  expect(hall.counts()).toEqual([5, 5]);
  expect(problems(hall.floor)).toEqual([]);
});

describe('slips (10)', () => {
  test('a slip is found by its number, whatever became of it', () => {
    const hall = drawn(2, { people: 10 });
    const first = slipOf(hall.floor, 1);
    expect(first).toMatchObject({ cause: 'initial', draw: 1, rule: '3c', from: null, state: 'seated' });
    const entry = first?.entry ?? 0;
    const table = first?.to.table === 1 ? 2 : 1;
    hall.do({ do: 'move', entry, table, seat: freeSeats(hall.table(table))[0] ?? 0 });
    expect(slipOf(hall.floor, 11)).toMatchObject({ entry, from: first?.to, to: { table }, state: 'open' });
    hall.do({ do: 'cancelMoves', slips: [11] });
    expect(slipOf(hall.floor, 11)).toMatchObject({ state: 'cancelled', why: 'floor' });
    expect(slipOf(hall.floor, 12)).toBe(undefined);
    expect(slipsOf(hall.floor).map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('a slip of a break has the move, the draw and the rule', () => {
    const hall = laidOut([6, 6, 6]);
    hall.follow(hall.cards()[0]);
    const [move] = hall.floor.pending;
    expect(slipOf(hall.floor, move?.slip ?? 0)).toMatchObject({
      from: { table: 3 },
      cause: 'break',
      draw: 1,
      rule: '3c',
      state: 'open',
    });
    hall.arriveAll();
    expect(slipsOf(hall.floor).map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'done'));
  });
});
