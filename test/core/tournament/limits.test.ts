/**
 * [T-IMP-2] [reliability 14.1] for the number of people, and [T-ENG-4] [reliability 9.4]: a seating that is not one is never taken, whoever made it.
 */

import { describe, expect, test } from 'vitest';
import { families, familyIds } from '../../../core/games/all.ts';
import { stream } from '../../../core/random/stream.ts';
import { type Played, playOf } from '../../../core/samples/play.ts';
import { decide } from '../../../core/tournament/decide.ts';
import { startCounters } from '../../../core/tournament/decide-rounds.ts';
import type { GameId, Table } from '../../../core/tournament/words.ts';
import { unknownEntrant } from './entrant.ts';

const AT = '2026-11-20T14:03:22.000Z';

const begun = (family: GameId, people: number): Played => {
  const play = playOf({ family, name: 'Event', id: 'a'.repeat(32), plannedRounds: 5, seed: 'limits', at: AT });
  play.act({ type: 'entrants.add', entrants: Array.from({ length: people }, (_, n) => ({ name: `P${n + 1}` })) });
  return play;
};

describe('T-IMP-2 people of a tournament: 10,000 for poker and 1-v-1, 2,000 for the others', () => {
  const most = { mahjong: 2000, bridge: 2000, duel: 10_000, poker: 10_000 };

  test.each(familyIds)('%s: the last one is taken, one more is refused with both numbers', (family) => {
    const play = begun(family, most[family] - 1);
    play.act({ type: 'entrants.add', entrants: [{ name: 'The last one' }] });
    const tournament = play.tournament();
    expect(tournament.entrants).toHaveLength(most[family]);
    const more = { type: 'entrants.add' as const, entrants: [{ ...unknownEntrant, name: 'One more' }] };
    expect(decide(tournament, more, families, startCounters)).toMatchObject({
      ok: false,
      refusal: {
        code: 'entrant.tooMany',
        params: { found: most[family] + 1, allowed: most[family], entered: most[family] },
      },
    });
  });
});

describe('T-ENG-4 a seating that is not one', () => {
  const random = stream('T-ENG-4');
  type Spoil = readonly [string, (tables: Table[]) => Table[]];
  const seatOf = (tables: readonly Table[]) => {
    const table = random.below(tables.length);
    return { table, seat: random.below(tables[table]?.seats.length ?? 1) };
  };
  const withSeat = (tables: readonly Table[], at: { table: number; seat: number }, id: number): Table[] =>
    tables.map((table, no) =>
      no === at.table ? { ...table, seats: table.seats.map((old, seat) => (seat === at.seat ? id : old)) } : table,
    );
  const spoils: readonly Spoil[] = [
    [
      'somebody twice',
      (tables) => {
        const [to, from] = [seatOf(tables), seatOf(tables)];
        const other = (from.table + (from.table === to.table ? 1 : 0)) % tables.length;
        return withSeat(tables, to, tables[other]?.seats[0] ?? 0);
      },
    ],
    ['somebody missing', (tables) => tables.filter((_, no) => no !== random.below(1))],
    ['somebody unknown', (tables) => withSeat(tables, seatOf(tables), 5000 + random.below(100))],
    [
      'a table too small',
      (tables) => {
        const { table } = seatOf(tables);
        return tables.map((old, no) => (no === table ? { ...old, seats: old.seats.slice(1) } : old));
      },
    ],
  ];
  const methods = { mahjong: 'random', bridge: 'start', duel: 'swiss' } as const;

  test.each(['mahjong', 'bridge', 'duel'] as const)('%s: 340 spoiled seatings are refused, every one', (family) => {
    const play = begun(family, 32);
    if (family === 'bridge') play.act({ type: 'family.do', command: { do: 'closePreparations' } });
    const before = play.tournament();
    const round = play.seat(methods[family]);
    const check = families[family].seating.check;
    // Control: the seating itself is right.
    expect(check?.(before, round.tables, round.byes)).toBeNull();
    for (let trial = 0; trial < 340; trial++) {
      const [what, spoil] = spoils[trial % spoils.length] ?? spoils[0] ?? ['', (tables) => tables];
      const tables = spoil(round.tables.map((table) => ({ ...table, seats: [...table.seats] })));
      expect(check?.(before, tables, round.byes), `${what}, trial ${trial}`).not.toBeNull();
    }
  });
});
