import { describe, expect, test } from 'vitest';
import { byePoints } from '../../../../../core/games/duel/seating/records/points.ts';
import { recordsOf } from '../../../../../core/games/duel/seating/records/records.ts';
import { shuffle, stream } from '../../../../../core/random/stream.ts';
import { draw, type Played, request, seeds } from '../events.ts';
import { type Course, type SimulatedRound, simulate } from '../simulation.ts';

/** Events of 5 to 80 players: plain, with draws and custom points, with drops and late entries, far too many rounds. */
const courses: readonly Course[] = Array.from({ length: 40 }, (_, i): Course => {
  const players = [5, 8, 13, 16, 21, 32, 47, 64, 80][i % 9] as number;
  const recommended = Math.ceil(Math.log2(players));
  const points = [
    { win: 100, draw: 50 },
    { win: 300, draw: 100 },
    { win: 70, draw: 33, loss: 10, game: 5, winningScore: 2 },
  ][i % 3] as { win: number; draw: number };
  return {
    name: `course ${i}`,
    players,
    rounds: i % 5 === 0 ? Math.min(players + 1, 12) : recommended,
    draws: (i % 4) * 0.1,
    upsets: 0.1 + (i % 3) * 0.2,
    drops: i % 2 === 0 ? 0 : 0.03,
    late: i % 4 === 3 ? 0.3 : 0,
    setup: { pointsSystem: points },
  };
});

const rounds: readonly SimulatedRound[] = courses.flatMap(simulate);
const activeIds = ({ asked }: SimulatedRound): number[] =>
  asked.players.filter(({ active }) => active).map(({ id }) => id);

const opponentsMet = (history: readonly Played[], id: number): Map<number, number> => {
  const times = new Map<number, number>();
  for (const { matches } of history) {
    for (const { a, b } of matches) {
      if (a !== id && b !== id) continue;
      const other = a === id ? b : a;
      times.set(other, (times.get(other) ?? 0) + 1);
    }
  }
  return times;
};

const byesOf = (history: readonly Played[], id: number): number =>
  history.flatMap(({ byes }) => byes ?? []).filter(({ player }) => player === id).length;

describe('acceptance properties of [duel 6]', () => {
  test('the events have rounds with and without fallback', () => {
    expect(rounds.length).toBeGreaterThan(200);
    expect(rounds.filter(({ drawn }) => drawn.more.fallback).length).toBeGreaterThan(3);
    expect(rounds.filter(({ drawn }) => drawn.more.merges.length > 0).length).toBeGreaterThan(15);
  });

  test('1 every active player appears exactly once; one BYE at most, and only if the number is odd', () => {
    for (const round of rounds) {
      const { tables, byes } = round.drawn;
      const seen = [...tables.flatMap(({ seats }) => seats), ...byes.map(({ entrant }) => entrant)].sort(
        (a, b) => a - b,
      );
      expect(seen).toEqual(activeIds(round));
      expect(byes.length).toBe(seen.length % 2);
    }
  });

  test('2 no rematch and no second bye unless the round is marked fallback', () => {
    for (const { asked, drawn } of rounds) {
      const repeats = drawn.tables.reduce(
        (sum, { seats: [a = 0, b = 0] }) => sum + (opponentsMet(asked.history, a).get(b) ?? 0),
        0,
      );
      const byes = drawn.byes.reduce((sum, { entrant }) => sum + byesOf(asked.history, entrant), 0);
      expect(drawn.metrics.repeats).toBe(repeats);
      if (!drawn.more.fallback) expect([repeats, byes]).toEqual([0, 0]);
      else expect(repeats + byes).toBeGreaterThan(0);
    }
  });

  test('3 no merge of a group with n >= 2r + 2, and no fallback with n >= 2r + 2 active players', () => {
    for (const round of rounds) {
      const { asked, drawn } = round;
      const contacts = (members: readonly number[]): number =>
        members.reduce((most, id) => {
          const met = opponentsMet(asked.history, id);
          const own = members.filter((other) => met.has(other)).length + (byesOf(asked.history, id) > 0 ? 1 : 0);
          return Math.max(most, own);
        }, 0);
      const sized = (members: readonly number[]): number => members.length + (members.length % 2);
      for (const { failed } of drawn.more.merges) expect(sized(failed)).toBeLessThan(2 * contacts(failed) + 2);
      if (drawn.more.fallback) {
        const everybody = activeIds(round);
        expect(sized(everybody)).toBeLessThan(2 * contacts(everybody) + 2);
      }
    }
  });

  test('5 same input, same output; the order of players, rounds and matches does not matter', () => {
    const random = stream('duel', 'order');
    for (const { asked, drawn } of rounds.filter((_, i) => i % 4 === 0)) {
      const again = draw({ ...asked });
      expect(again).toEqual(drawn);
      const mixed = draw({
        ...asked,
        players: shuffle(asked.players, random),
        history: shuffle(asked.history, random).map((round) => ({
          ...round,
          matches: shuffle(round.matches, random).map((match) =>
            random.next() < 0.5 || match.outcome === 'draw'
              ? match
              : {
                  ...match,
                  a: match.b,
                  b: match.a,
                  outcome: match.outcome === 'a' ? ('b' as const) : ('a' as const),
                  games: { ...match.games, a: match.games.b, b: match.games.a },
                },
          ),
          byes: shuffle(round.byes, random),
        })),
      });
      expect(mixed.tables).toEqual(drawn.tables);
      expect(mixed.byes).toEqual(drawn.byes);
    }
  });

  test('6 adding a constant to all points, or multiplying them, changes no pairing', () => {
    for (const { asked, drawn } of rounds.filter((_, i) => i % 3 === 0)) {
      const records = recordsOf(asked);
      const changed = (change: (points: number) => number) =>
        draw({
          ...asked,
          players: asked.players.map((player) => ({ ...player, points: change(records.get(player.id)?.points ?? 0) })),
        });
      for (const other of [changed((points) => points + 1_700), changed((points) => points * 7)]) {
        expect(other.tables.map(({ table, seats }) => [table, ...seats])).toEqual(
          drawn.tables.map(({ table, seats }) => [table, ...seats]),
        );
        expect(other.byes.map(({ entrant }) => entrant)).toEqual(drawn.byes.map(({ entrant }) => entrant));
      }
    }
  });

  test('7 groups without any met pair inside and equal points give the exact fold', () => {
    let folds = 0;
    for (const { asked, drawn } of rounds) {
      for (const [group, { players, bye }] of drawn.more.groups.entries()) {
        const points = recordsOf(asked);
        const equal = players.every((id) => points.get(id)?.points === points.get(players[0] ?? 0)?.points);
        const free = players.every((id) => players.every((other) => !opponentsMet(asked.history, id).has(other)));
        if (bye || !equal || !free) continue;
        folds += 1;
        const tables = drawn.more.pairs.filter((pair) => pair.group === group + 1).map(({ table }) => table);
        const half = players.length / 2;
        for (const { seats } of drawn.tables.filter(({ table }) => tables.includes(table))) {
          expect(players.indexOf(seats[1] ?? 0) - players.indexOf(seats[0] ?? 0)).toBe(half);
        }
        expect(drawn.more.groups[group]?.cost).toMatchObject({ gaps: 0, halves: 0, fold: 0 });
      }
    }
    expect(folds).toBeGreaterThan(50);
  });

  test('8 the sum of points over players is the sum of points given out', () => {
    for (const { asked } of rounds) {
      const { win, draw: half, loss, game } = asked.pointsSystem;
      let given = 0;
      for (const { matches, byes } of asked.history) {
        for (const { outcome, games } of matches) {
          given += (games.a + games.b) * game + (outcome === 'draw' ? 2 * (half ?? 0) : win + loss);
        }
        given += byes.length * byePoints(asked.pointsSystem);
      }
      const points = [...recordsOf(asked).values()].reduce((sum, record) => sum + record.points, 0);
      expect(points).toBe(given);
    }
  });

  test('tables are numbered from 1 in the order of the highest points, the sum, the better seed', () => {
    for (const { asked, drawn } of rounds) {
      const points = recordsOf(asked);
      const key = ({ seats }: { readonly seats: readonly number[] }) => {
        const own = seats.map((id) => points.get(id)?.points ?? 0);
        return [-Math.max(...own), -own.reduce((a, b) => a + b, 0), Math.min(...seats)];
      };
      expect(drawn.tables.map(({ table }) => table)).toEqual(drawn.tables.map((_, i) => i + 1));
      const keys = drawn.tables.map(key);
      const sorted = [...keys].sort((a, b) => a.map((part, i) => part - (b[i] ?? 0)).find((d) => d !== 0) ?? 0);
      expect(keys).toEqual(sorted);
    }
  });
});

describe('large fields', () => {
  test('2,001 players over four rounds: nobody meets twice, one bye each round, no merge', () => {
    const simulated = simulate({ name: 'large', players: 2001, rounds: 4 });
    expect(simulated.length).toBe(4);
    for (const { drawn } of simulated) {
      expect(drawn.metrics.repeats).toBe(0);
      expect(drawn.byes.length).toBe(1);
      expect(drawn.more.merges).toEqual([]);
    }
  });

  test('10,000 players, round 1, is the fold', () => {
    const drawn = draw({ players: seeds(10_000) });
    expect(drawn.tables.every(({ seats: [a = 0, b = 0] }) => b - a === 5_000)).toBe(true);
    expect(drawn.tables.length).toBe(5_000);
  });

  test('a request with everything in it passes its own form', () => {
    const round = rounds.at(-1) as SimulatedRound;
    expect(request(JSON.parse(JSON.stringify(round.asked)))).toEqual(round.asked);
  });
});
