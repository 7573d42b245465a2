import { describe, expect, test } from 'vitest';
import { tilesOf } from '../../../../../core/games/poker/paper/tiles.ts';
import { resultsOf } from '../../../../../core/games/poker/results/results.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import { casinoOffered, defaultRules } from '../../../../../core/games/poker/rules/rules.ts';
import { seedOfDraw } from '../../../../../core/games/poker/seating/fairness/seeds.ts';
import { bust, drawn, laidOut, states } from '../laid-out.ts';
import { venue } from '../venue.ts';

describe('initial draw [poker 5 B]', () => {
  test('opens as many tables as are needed, those that break last', () => {
    const hall = drawn(6, { people: 20 });
    expect(states(hall)).toEqual(['open', 'open', 'open', 'closed', 'closed', 'closed']);
    expect(hall.counts().toSorted()).toEqual([6, 7, 7]);
    expect(itemsOf(hall.floor.draws).map(({ no, seed, cause }) => [no, seed, cause])).toEqual([
      [1, seedOfDraw('venue', defaultRules, 1), 'initial'],
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

  test('is what the first draw of chosen people is, too: none of them comes late, nor does the hall call them moved', () => {
    const hall = venue({ people: 20 });
    hall.do({ do: 'addTables', count: 3 });
    hall.do({ do: 'openTables', tables: [1, 2, 3] });
    hall.do({ do: 'seat', players: Array.from({ length: 18 }, (_, index) => index + 1) });
    hall.do({ do: 'seat', players: [19, 20] });
    expect(itemsOf(hall.floor.draws).map(({ cause }) => cause)).toEqual(['initial', 'late']);
  });

  test('is over once somebody is out', () => {
    const hall = drawn(2, { people: 10 });
    bust(hall, 1);
    expect(hall.refused({ do: 'initialDraw' }).code).toBe('poker.playBegun');
  });
});

describe('late entries, re-entries, alternates [poker 5 D]', () => {
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

  test('R2 an initial draw for which nobody has paid names who has not', () => {
    const hall = laidOut([0], { people: 3, person: () => ({ paid: false }) });
    expect(hall.refused({ do: 'initialDraw' })).toMatchObject({
      code: 'poker.unpaid',
      params: { players: [1, 2, 3] },
      ways: [{ do: 'poker.markPaid' }],
    });
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

describe('locks [poker 2]', () => {
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
