/** A round that is changed by hand keeps the sizes of its tables, in every game, and no result loses its table. */

import { describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import type { HandDeed } from '../../../core/tournament/draws/hand-change.ts';
import { emptyLedger, type Ledger } from '../../../core/tournament/ledger.ts';
import type { GameId, Table } from '../../../core/tournament/words.ts';
import { created, eventOf, plain, publishing, refusalOf, resultsOf, run, stateOf } from './event.ts';

const seatedIn = (family: GameId, method: string, ...before: readonly CommandInput[]): Ledger => {
  const people = Array.from({ length: 9 }, (_, i) => ({ name: `P${i + 1}` }));
  const opened = run(
    emptyLedger,
    { ...created, family } as CommandInput,
    { type: 'entrants.add', entrants: people.slice(0, family === 'duel' ? 9 : 8) },
    ...before,
  );
  return run(opened, publishing(opened, method));
};
const games: readonly (readonly [GameId, Ledger])[] = [
  ['mahjong', seatedIn('mahjong', 'random')],
  ['bridge', seatedIn('bridge', 'start', { type: 'family.do', command: { do: 'closePreparations' } })],
  ['duel', seatedIn('duel', 'swiss')],
];
const tablesOf = (ledger: Ledger): readonly Table[] => stateOf(ledger).rounds[0]?.tables ?? [];
const revise = (...changes: readonly HandDeed[]) =>
  ({ type: 'round.revise', no: 1, rev: 1, changes }) as unknown as CommandInput;

describe.each(games)('a table does not grow and none shrinks: %s', (_family, event) => {
  const [one, two] = tablesOf(event);
  if (one === undefined || two === undefined) throw new Error('two tables');
  const [guest = 0] = two.seats;
  test('somebody who moves to a full table', () => {
    const moved = revise({ do: 'move', entrant: guest, to: { table: one.table, seat: 0 } });
    expect(refusalOf(event, moved).code).toBe('round.otherSeats');
  });
  test('somebody who gets a table alone', () => {
    const moved = revise({ do: 'move', entrant: guest, to: { table: 40, seat: 0 } });
    expect(refusalOf(event, moved).code).toBe('round.otherSeats');
  });
  test('tables as a whole, as earlier versions stored them', () => {
    const tables = plain(tablesOf(event)).map(({ table, seats }) => {
      if (table === one.table) return { table, seats: [...seats, guest] };
      return { table, seats: seats.filter((id) => id !== guest) };
    });
    expect(refusalOf(event, { type: 'round.revise', no: 1, tables }).code).toBe('round.otherSeats');
  });
  test('people who exchange seats, turn round or get another table number are carried out', () => {
    const changed = run(
      event,
      revise(
        { do: 'swap', a: { table: one.table, seat: 0 }, b: { table: two.table, seat: 0 } },
        { do: 'seats', table: one.table, order: [...one.seats.keys()].reverse() },
        { do: 'renumber', from: two.table, to: 40 },
      ),
    );
    expect(stateOf(changed).rounds[0]?.rev).toBe(2);
  });
});

test('poker has no rounds to change', () => {
  const floor = run(emptyLedger, { ...created, family: 'poker' } as CommandInput);
  expect(refusalOf(floor, revise()).code).toBe('round.unknown');
});

test('a table with a result does not get another number: nobody would own the result', () => {
  const seated = eventOf(8);
  const published = run(seated, publishing(seated));
  const [first] = resultsOf(published, 1);
  const entered = run(published, first as CommandInput);
  expect(refusalOf(entered, revise({ do: 'renumber', from: 1, to: 40 }))).toMatchObject({
    code: 'round.tableHasResult',
    params: { tables: [1] },
  });
});
