import { describe, expect, test } from 'vitest';
import { placeMoves } from '../../../../../core/games/poker/results/place-moves.ts';
import { resultsOf } from '../../../../../core/games/poker/results/results.ts';
import type { SeatDraw } from '../../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import { drawsBeside } from '../../../../../core/games/poker/steps/draw-compare.ts';
import { evolveFloor } from '../../../../../core/games/poker/steps/floor-evolve.ts';
import {
  type FloorSupposition,
  type SupposedRules,
  seatsMoved,
  supposedFloor,
  tablesBeside,
} from '../../../../../core/games/poker/steps/what-if.ts';
import { laidOut } from '../laid-out.ts';
import { problems, type Venue } from '../venue.ts';

const look = (hall: Venue, suppositions: readonly FloorSupposition[], rules?: SupposedRules) =>
  supposedFloor(
    { hall: hall.hall(), id: 'what-if', counters: hall.counters, people: 1000, at: hall.now() + 1000 },
    suppositions,
    rules,
  );

const thenOf = (hall: Venue, outlook: ReturnType<typeof look>) =>
  tablesBeside(hall.floor, outlook.hall.floor).map(({ before, after }) => [before, after]);

describe('what would happen on the floor if', () => {
  test('a player busts: the table that breaks, its reason, and who goes where', () => {
    const hall = laidOut([7, 6, 6]);
    const { steps, refusals } = look(hall, [{ what: 'bust', entry: 1 }]);
    expect(refusals).toEqual([null]);
    const [bust, follows] = steps;
    expect(bust).toMatchObject({ supposition: 0, moves: [{ entry: 1, from: { table: 1, seat: 1 }, to: null }] });
    expect(follows).toMatchObject({
      supposition: null,
      reason: { code: 'poker.cards.break', params: { players: 18, count: 2, names: ['3'], going: 6 } },
      breaks: [3],
    });
    expect(follows?.moves.map(({ entry }) => entry).toSorted()).toEqual([14, 15, 16, 17, 18, 19]);
    expect(follows?.moves.every(({ from, to }) => from?.table === 3 && to !== null && to.table < 3)).toBe(true);
  });

  test('P-2 an example draws with a seed of its own: it does not show the seats of the next draw', () => {
    const hall = laidOut([7, 6, 6]);
    const seen = look(hall, [{ what: 'bust', entry: 1 }]).steps[1]?.moves.map(({ to }) => to);
    hall.do({ do: 'bust', hands: [[{ entry: 1 }]] });
    const changes = hall.follow(hall.cards()[0]);
    const drawn = changes.flatMap((change) => (change.type === 'drawn' ? change.draw.seats : []));
    expect(seen).toHaveLength(6);
    expect(drawn.map(({ table, seat }) => ({ table, seat }))).not.toEqual(seen);
    // The same question has the same answer, whatever the seed of the event is.
    const other = laidOut([7, 6, 6], { seed: 'another' });
    expect(look(other, [{ what: 'bust', entry: 1 }]).steps[1]?.moves.map(({ to }) => to)).toEqual(seen);
  });

  test('several bust: one after the other, then what follows from all of them', () => {
    const hall = laidOut([5, 5, 5], {}, true, 6);
    const { steps, hall: copy } = look(
      hall,
      [1, 2, 3].map((entry) => ({ what: 'bust', entry })),
    );
    expect(steps.filter(({ supposition }) => supposition !== null)).toHaveLength(3);
    expect(thenOf(hall, { hall: copy } as ReturnType<typeof look>)).toEqual([
      [5, 6],
      [5, 6],
      [5, null],
    ]);
  });

  test('so many bust by lot: each once, and the same ones at every look', () => {
    const hall = laidOut([9, 9, 9, 9]);
    const out = () => look(hall, [{ what: 'busts', count: 10 }]).steps[0]?.moves.map(({ entry }) => entry);
    expect(new Set(out()).size).toBe(10);
    expect(out()).toEqual(out());
  });

  test('a late entry comes: the seat it would draw, or that it waits', () => {
    const roomy = laidOut([9, 8], { people: 17 });
    const seated = look(roomy, [{ what: 'late', count: 1 }]);
    expect(seated.newcomers).toEqual([1000]);
    expect(seated.steps[0]?.moves).toMatchObject([{ entry: 18, from: null, to: { table: 2, seat: 9 } }]);
    const full = laidOut([9], { people: 9 });
    const waits = look(full, [{ what: 'late', count: 2 }]);
    expect(waits.steps[0]?.moves).toEqual([]);
    expect(waits.hall.floor.queue).toEqual([10, 11]);
  });

  test('registration is closed: the late entry is refused, the rest goes on without it', () => {
    const hall = laidOut([9, 8]);
    hall.do({ do: 'setRegistration', open: false });
    const { refusals, steps } = look(hall, [
      { what: 'late', count: 1 },
      { what: 'bust', entry: 3 },
    ]);
    expect(refusals.map((refusal) => refusal?.code ?? null)).toEqual(['poker.registrationClosed', null]);
    expect(steps[0]).toMatchObject({ supposition: 1 });
  });

  test('a table is broken now: everybody at it gets a seat elsewhere', () => {
    const hall = laidOut([6, 6, 6]);
    const { steps } = look(hall, [{ what: 'break', table: 2 }]);
    expect(steps[0]).toMatchObject({ supposition: 0, breaks: [2] });
    expect(steps[0]?.moves.map(({ from }) => from?.table)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test('too few seats elsewhere: refused with the number, nothing else is touched', () => {
    const hall = laidOut([9, 9]);
    const { refusals, hall: copy } = look(hall, [{ what: 'break', table: 2 }]);
    expect(refusals[0]?.code).toBe('poker.notEnoughSeats');
    expect(tablesBeside(hall.floor, copy.floor).map(({ after }) => after)).toEqual([9, 9]);
  });

  test('two apart is allowed: nobody moves who would have to with one', () => {
    const hall = laidOut([9, 7, 9]);
    expect(look(hall, []).steps).toMatchObject([{ reason: { code: 'poker.cards.balanceTied' } }]);
    expect(look(hall, [], { limit: 2 }).steps).toEqual([]);
  });

  test('fewer players a table: a break that is due goes away, or comes', () => {
    const hall = laidOut([6, 6, 6]);
    expect(look(hall, []).steps[0]?.breaks).toEqual([3]);
    expect(look(hall, [], { ideal: 7 }).steps).toEqual([]);
  });

  test('break order: by the posted order, fewest first, drawn by lot', () => {
    const hall = laidOut([6, 5, 7]);
    const breaks = (rules?: SupposedRules) => look(hall, [], rules).steps[0]?.breaks;
    expect(breaks()).toEqual([3]);
    expect(breaks({ breakOrder: 'fewest' })).toEqual([2]);
    const drawn = breaks({ orderByLot: true });
    expect(drawn).toHaveLength(1);
    expect(breaks({ orderByLot: true })).toEqual(drawn);
  });

  test('final table at another number; a redraw where one is set', () => {
    const hall = laidOut([5, 5], {}, true, 9);
    expect(look(hall, []).steps).toEqual([]);
    const final = look(hall, [], { combineAt: 10 });
    expect(final.steps[0]).toMatchObject({ reason: { code: 'poker.cards.finalTable' } });
    const three = laidOut([6, 6, 6]);
    const redrawn = look(three, [], { redrawAt: [2] }).steps[0];
    expect(redrawn?.moves.some(({ from }) => from?.table !== 3)).toBe(true);
  });

  test('without marks somebody walks: said without a name', () => {
    const hall = laidOut([9, 7], {}, false);
    const { steps } = look(hall, []);
    expect(steps[0]?.moves).toMatchObject([{ entry: null, from: { table: 1, seat: null }, to: { table: 2 } }]);
    expect(steps[0]?.warnings.map(({ code }) => code)).toEqual(['poker.cards.noMarks']);
  });

  test('suggestions that are switched off or put off are followed all the same', () => {
    const hall = laidOut([6, 6, 6], {
      rules: { auto: { consolidate: false, balance: false, apply: false } },
    });
    expect(hall.cards()).toEqual([]);
    expect(look(hall, []).steps[0]?.breaks).toEqual([3]);
  });

  test('nothing is changed but the copy, and the copy is a floor that can be', () => {
    const hall = laidOut([9, 9, 9, 9, 9]);
    const before = JSON.stringify(hall.floor);
    const outlook = look(hall, [
      { what: 'busts', count: 27 },
      { what: 'late', count: 3 },
    ]);
    expect(JSON.stringify(hall.floor)).toBe(before);
    expect(problems(outlook.hall.floor)).toEqual([]);
    expect(seatsMoved(hall.floor, outlook.hall.floor).filter(({ to }) => to === null)).toHaveLength(27);
    expect(seatsMoved(hall.floor, hall.floor)).toEqual([]);
  });
});

describe('what a correction changes in the places, before it is made', () => {
  const rules = {
    payouts: { paid: true, unit: 1, parts: [50, 30, 20] },
    money: { buyIn: 10, fee: 0, bounty: 0, rebuy: 0, addOn: 0, pool: null },
  };

  test('an old bust taken back: those out before it fall a place, those after it stay', () => {
    const hall = laidOut([5], { rules });
    for (const entry of [1, 2, 3]) hall.do({ do: 'bust', hands: [[{ entry }]] });
    const now = resultsOf(hall.hall());
    const changes = hall.do({ do: 'reinstate', entry: 2 });
    hall.undo();
    const then = resultsOf({ ...hall.hall(), floor: changes.reduce(evolveFloor, hall.floor) });
    expect(placeMoves(now, then)).toMatchObject([
      { entry: 2, before: { from: 4 }, after: null },
      { entry: 3, before: { from: 3, prize: 10 }, after: { from: 4, prize: 0 } },
    ]);
  });

  test('chips put right order a hand that tied', () => {
    const hall = laidOut([5], { rules });
    hall.do({ do: 'bust', hands: [[{ entry: 1, chips: 100 }, { entry: 2 }]] });
    const now = resultsOf(hall.hall());
    hall.do({ do: 'amendBust', entry: 2, chips: 300 });
    expect(placeMoves(now, resultsOf(hall.hall()))).toMatchObject([
      { entry: 2, before: { from: 4, to: 5 }, after: { from: 4, to: 4 } },
      { entry: 1, before: { from: 4, to: 5 }, after: { from: 5, to: 5 } },
    ]);
  });

  test('nothing differs, nothing is said', () => {
    const hall = laidOut([5], { rules });
    hall.do({ do: 'bust', hands: [[{ entry: 1 }]] });
    const now = resultsOf(hall.hall());
    expect(placeMoves(now, now)).toEqual([]);
  });
});

describe('two draws beside each other', () => {
  const draw = (no: number, seats: readonly (readonly [number, number, number])[]): SeatDraw => ({
    no,
    seed: `x#${no}`,
    cause: 'initial',
    at: 0,
    seats: seats.map(([entry, table, seat]) => ({ entry, table, seat, rule: '3c', slip: entry })),
    warnings: [],
  });

  test('who sat where in each, and how many sit the same', () => {
    const a = draw(1, [
      [1, 1, 1],
      [2, 1, 2],
      [3, 2, 1],
    ]);
    const b = draw(2, [
      [1, 1, 1],
      [2, 1, 5],
      [4, 2, 1],
    ]);
    const { seats, ...counts } = drawsBeside(a, b);
    expect(counts).toEqual({ both: 2, sameTable: 2, sameSeat: 1 });
    expect(seats[2]).toEqual({ entry: 3, a: { table: 2, seat: 1 }, b: null });
    expect(seats[3]).toEqual({ entry: 4, a: null, b: { table: 2, seat: 1 } });
  });

  test('an undone draw and the one after it have other numbers and other seats', () => {
    const hall = laidOut([6, 6, 6]);
    hall.do({ do: 'redraw' });
    const [first] = itemsOf(hall.floor.draws);
    hall.undo();
    hall.do({ do: 'redraw', reason: 'a player was missing' });
    const [second] = itemsOf(hall.floor.draws);
    if (first === undefined || second === undefined) throw new Error('not drawn');
    expect([first.no, second.no]).toEqual([1, 2]);
    expect(drawsBeside(first, second).sameSeat).toBeLessThan(18);
    expect(drawsBeside(first, first).sameSeat).toBe(18);
  });
});
