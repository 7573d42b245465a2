import { describe, expect, test } from 'vitest';
import { tilesOf } from '../../../../../core/games/poker/paper/tiles.ts';
import { chairCalled, chairsCalled, find, sittersCalled } from '../../../../../core/games/poker/results/find.ts';
import { placeOf } from '../../../../../core/games/poker/results/player-places.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import { logLines } from '../../../../../core/games/poker/steps/log-lines.ts';
import { shownNames } from '../../../../../core/sheets/names.ts';
import type { Entrant } from '../../../../../core/tournament/state.ts';
import { unknownEntrant } from '../../../tournament/entrant.ts';
import { venue } from '../venue.ts';

const named = (id: number, name: string, familyName = ''): Entrant => ({ ...unknownEntrant, id, name, familyName });

const opened = () => {
  const hall = venue({ people: 20, person: (no) => ({ expert: no === 3, clockOperator: no === 4 }) });
  hall.do({ do: 'addTables', count: 3 });
  hall.do({ do: 'editTable', table: 2, name: 'TV 1' });
  hall.do({ do: 'openTables', tables: [1, 2, 3] });
  hall.do({
    do: 'place',
    seats: Array.from({ length: 18 }, (_, i) => ({ player: i + 1, table: (i % 2) + 1, seat: Math.floor(i / 2) + 1 })),
  });
  return hall;
};

const peopleOf = (entrants: readonly Entrant[]) => {
  const names = shownNames({ entrants });
  return { entrants, shownName: (id: number) => names.get(id)?.plain.text ?? null };
};

describe('what is typed into the one box', () => {
  const hall = opened();
  const tables = itemsOf(hall.floor.tables);
  const people = [
    named(1, 'Anna Berg', 'Berg'),
    named(2, 'Joanna Ibáñez'),
    named(3, 'Щербаков Максим'),
    named(4, 'Bergen Anton'),
  ];
  const foundBy = (line: string) => find(hall.floor, peopleOf(people), line, (slip) => slip === 12);

  test.each([
    ['1.7', { table: 1, seat: 7 }],
    ['1,7', { table: 1, seat: 7 }],
    ['tv 1.2', { table: 2, seat: 2 }],
    [' 3.9 ', { table: 3, seat: 9 }],
  ])('%s calls a seat by the name of its table', (word, chair) => expect(chairCalled(tables, word)).toEqual(chair));

  test.each(['1.10', '1.0', '9.1', '1', 'Anna', ''])('%s calls no seat', (word) =>
    expect(chairCalled(tables, word)).toBeNull(),
  );

  test('two seats call a move', () => {
    expect(chairsCalled(tables, '1.7 3.2')).toEqual([
      { table: 1, seat: 7 },
      { table: 3, seat: 2 },
    ]);
    expect(chairsCalled(tables, '1.7 9.2')).toBeNull();
  });

  test('a seat and a name find who may be put there: who has no seat first, nobody who is out', () => {
    const now = opened();
    const also = [...people, named(19, 'Zoë Bergman'), named(20, 'Ida Berg')];
    now.do({ do: 'bust', hands: [[{ entry: 4 }]] });
    const chair = { table: 3, seat: 4 };
    const found = (line: string) => find(now.floor, peopleOf(also), line, () => false);
    expect(found('3.4 berg')).toEqual([
      { kind: 'seatHere', player: 19, chair, entry: null },
      { kind: 'seatHere', player: 20, chair, entry: null },
      { kind: 'seatHere', player: 1, chair, entry: 1 },
    ]);
    expect(found('tv 1.9 zoe')).toEqual([{ kind: 'seatHere', player: 19, chair: { table: 2, seat: 9 }, entry: null }]);
    // Of nobody else who fits, the one who is out is shown, and not called unknown.
    expect(found(`3.4 ${people[3]?.name}`)).toEqual([{ kind: 'player', player: 4 }]);
    expect(found('3.4 3.5')).toEqual([]);
    expect(found('9.9 berg')).toEqual([]);
  });

  test('a number finds the table and the slip of that number', () => {
    expect(foundBy('1')).toEqual([{ kind: 'table', table: 1 }]);
    expect(foundBy('12')).toEqual([{ kind: 'slip', slip: 12 }]);
  });

  test('letters find people without accents and capitals, those whose name begins so first', () => {
    expect(foundBy('ibanez')).toEqual([{ kind: 'player', player: 2 }]);
    expect(foundBy('макс')).toEqual([{ kind: 'player', player: 3 }]);
    expect(foundBy('anna')).toEqual([
      { kind: 'player', player: 1 },
      { kind: 'player', player: 2 },
    ]);
    expect(foundBy('berg an')).toEqual([
      { kind: 'player', player: 1 },
      { kind: 'player', player: 4 },
    ]);
    expect(foundBy('')).toEqual([]);
  });

  test('who is called exactly so stands first', () => {
    const also = [named(1, 'Anna Bergström'), named(2, 'Joanna Berg'), named(3, 'Anna Berg')];
    const found = find(hall.floor, peopleOf(also), 'anna berg', () => false);
    expect(found.map((each) => each.kind === 'player' && each.player)).toEqual([3, 1, 2]);
  });

  test('people of one name are found as the desk tells them apart, by number or by club', () => {
    const twelve = Array.from({ length: 12 }, (_, i) => named(i + 1, i % 10 === 1 ? 'Anna Berg' : `Other ${i + 1}`));
    const clubs = [...twelve, { ...named(19, 'Zoë Lang'), club: 'Oslo' }, { ...named(20, 'Zoë Lang'), club: 'Bergen' }];
    const found = (line: string) => find(hall.floor, peopleOf(clubs), line, () => false);
    expect(found('anna berg (2)')).toEqual([{ kind: 'player', player: 2 }]);
    expect(found('Anna Berg (12)')).toEqual([{ kind: 'player', player: 12 }]);
    expect(found('zoe lang (bergen)')).toEqual([{ kind: 'player', player: 20 }]);
    expect(found('anna berg')).toHaveLength(2);
    expect(found('3.4 zoe lang (bergen)')).toEqual([
      { kind: 'seatHere', player: 20, chair: { table: 3, seat: 4 }, entry: null },
    ]);
    expect(found('anna berg (3)')).toEqual([]);
  });

  test('where somebody is: on a seat, on the way, waiting, out, nowhere', () => {
    const now = opened();
    expect(placeOf(now.hall(), 1)).toEqual({ kind: 'seated', at: { table: 1, seat: 1 } });
    expect(placeOf(now.hall(), 19)).toEqual({ kind: 'none' });
    now.do({ do: 'move', entry: 1, table: 3, seat: 4 });
    expect(placeOf(now.hall(), 1)).toEqual({
      kind: 'moving',
      from: { table: 1, seat: 1 },
      to: { table: 3, seat: 4 },
      slip: 1,
    });
    now.do({ do: 'bust', hands: [[{ entry: 2 }]] });
    expect(placeOf(now.hall(), 2)).toEqual({ kind: 'out' });
    for (const seat of [1, 2, 3, 5, 6, 7, 8, 9]) now.do({ do: 'lockSeat', table: 3, seat, locked: true });
    now.do({ do: 'late', player: 19 });
    now.do({ do: 'late', player: 20 });
    expect(placeOf(now.hall(), 20)).toEqual({ kind: 'waiting', position: 1 });
  });
});

describe('the floor as it is drawn', () => {
  test('a seat shows who sits, who comes and goes, locks, blinds, roles and moves', () => {
    const hall = opened();
    hall.do({ do: 'markBigBlind', table: 1, seat: 9 });
    hall.do({ do: 'lockSeat', table: 1, seat: 5, locked: true });
    hall.do({ do: 'move', entry: 3, table: 3, seat: 1, done: true });
    hall.do({ do: 'move', entry: 3, table: 3, seat: 2 });
    const tiles = tilesOf(hall.hall());
    const seat = (table: number, number: number) => tiles[table - 1]?.seats[number - 1];
    expect(seat(1, 1)).toMatchObject({ entry: 1, nextBigBlind: true, bigBlind: false });
    expect(seat(1, 9)).toMatchObject({ entry: 17, bigBlind: true });
    expect(seat(1, 5)).toMatchObject({ entry: 9, locked: true });
    expect(seat(2, 2)).toMatchObject({ entry: 4, operator: true });
    expect(seat(3, 1)).toMatchObject({ entry: 3, expert: true, moves: 1, leaves: 2 });
    expect(seat(3, 2)).toMatchObject({ entry: null, coming: { slip: 2, player: 3 } });
  });

  test('a table shows its count with issued moves as done, its break rank and its flag', () => {
    const hall = opened();
    hall.do({ do: 'move', entry: 3, table: 3, seat: 1 });
    const [one, tv, three] = tilesOf(hall.hall());
    expect([one?.players, tv?.players, three?.players]).toEqual([8, 9, 1]);
    expect([one?.breaks, tv?.breaks, three?.breaks]).toEqual([null, 2, 1]);
    expect([one?.isShort, tv?.isShort, three?.isShort]).toEqual([false, false, true]);
    expect(tv?.name).toBe('TV 1');
    expect(three).toMatchObject({ free: 8, chairs: 9, state: 'open' });
  });
});

describe('the lines of the log', () => {
  const linesAfter = (act: (hall: ReturnType<typeof opened>) => void) => {
    const hall = opened();
    const before = hall.floor;
    act(hall);
    return logLines(hall.floor, before, hall.steps.at(-1)?.changes ?? []);
  };

  test('name who is out and from where', () =>
    expect(linesAfter((hall) => hall.do({ do: 'bust', hands: [[{ entry: 1 }, { entry: 2 }]] }))).toEqual([
      { code: 'poker.log.busted', params: { players: [1, 2], from: ['1.1', 'TV 1.1'], count: 2 } },
    ]));

  test('give draws their number and cause, slips their way', () => {
    expect(linesAfter((hall) => hall.do({ do: 'late', player: 19 }))).toMatchObject([
      { code: 'poker.log.drawnOne', params: { draw: 1, cause: 'late', player: 19 } },
    ]);
    expect(linesAfter((hall) => hall.do({ do: 'move', entry: 1, table: 3, seat: 4 }))).toEqual([
      {
        code: 'poker.log.moveIssued',
        params: { slip: 1, cause: 'manual', player: 1, from: '1.1', to: '3.4' },
      },
    ]);
  });

  test('say who has sat down, of many only how many', () => {
    const hall = opened();
    hall.do({ do: 'move', entry: 1, table: 3, seat: 4 });
    hall.do({ do: 'move', entry: 3, table: 3, seat: 5 });
    const before = hall.floor;
    expect(logLines(hall.floor, before, hall.do({ do: 'arrive', slips: [1] }))).toEqual([
      { code: 'poker.log.moveDone', params: { slip: 1, player: 1, to: '3.4' } },
    ]);
    hall.undo();
    expect(logLines(hall.floor, before, hall.do({ do: 'arrive', slips: [1, 2] }))).toEqual([
      { code: 'poker.log.arrived', params: { count: 2 } },
    ]);
  });

  test('of what the desk did: who, which seat, what it was and what it is', () => {
    const told = (command: Parameters<ReturnType<typeof opened>['do']>[0]) => {
      const [line] = linesAfter((hall) => hall.do(command));
      return [line?.code.replace('poker.log.', ''), line?.params];
    };
    expect(told({ do: 'lockSeat', table: 1, seat: 1, locked: true })).toEqual(['locked', { at: '1.1' }]);
    expect(told({ do: 'editTable', table: 1, name: 'Final' })).toEqual(['renamed', { was: '1', name: 'Final' }]);
    expect(told({ do: 'editTable', table: 1, hold: true })).toEqual(['held', { name: '1' }]);
    expect(told({ do: 'unseat', entries: [1] })).toEqual(['unseated', { players: [1], count: 1 }]);
    expect(told({ do: 'sell', entry: 1, what: 'rebuy' })).toEqual(['sold.rebuy', { player: 1 }]);
    expect(told({ do: 'markBigBlind', table: 2, seat: 1 })).toEqual(['bigBlind', { name: 'TV 1', seat: 1 }]);
    expect(told({ do: 'setRegistration', open: false })).toEqual(['registrationClosed', {}]);
    expect(told({ do: 'snooze', card: 'break:3' })).toEqual(['snoozed', { what: 'break' }]);
  });

  test('of a bust put right: the chips as they were and as they are', () => {
    const hall = opened();
    hall.do({ do: 'bust', hands: [[{ entry: 1, chips: 100 }]] });
    const before = hall.floor;
    expect(logLines(hall.floor, before, hall.do({ do: 'amendBust', entry: 1, chips: 300 }))).toEqual([
      { code: 'poker.log.amended', params: { player: 1, was: 100, is: 300 } },
    ]);
  });

  test('of many the first ones, and how many more', () => {
    const hall = opened();
    const before = hall.floor;
    const changes = [1, 2, 3, 4, 5, 6].map((entry) => ({
      type: 'sold' as const,
      entry,
      what: 'addOn' as const,
      count: 1,
    }));
    const lines = logLines(hall.floor, before, changes);
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toEqual({ code: 'poker.more', params: { count: 2 } });
  });
});

test('seats of one table are called by their numbers; another word, another table and an empty seat call nobody', () => {
  const [table] = itemsOf(opened().floor.tables);
  if (table === undefined) throw new Error('no table');
  expect(sittersCalled(table, '')).toEqual([]);
  expect(sittersCalled(table, ' 1;2, 2 ')).toEqual([
    { entry: 1, table: 1, seat: 1 },
    { entry: 3, table: 1, seat: 2 },
  ]);
  for (const typed of ['10', '0', '99', '1 x', '2.1', '1, 10', 'Anna']) expect(sittersCalled(table, typed)).toBeNull();
});
