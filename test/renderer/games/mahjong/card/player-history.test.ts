import { describe, expect, test } from 'vitest';
import { families } from '../../../../../core/games/all.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import { playerHistory } from '../../../../../renderer/games/mahjong/card/player-history.ts';
import { after, confirmed, mahjongEvent, seated, somePoints, tournamentOf } from '../../../round/event.ts';
import { afterOwn } from '../script/event.ts';

const rounds = (count: number): Ledger =>
  Array.from({ length: count }).reduce<Ledger>(
    (ledger, _, i) => confirmed(seated(ledger, 'random', {}, `s${i}`)),
    mahjongEvent(16),
  );

const five = tournamentOf(rounds(5));

describe('the card of a player', () => {
  test('before the first round knows nothing yet', () => {
    expect(playerHistory(tournamentOf(mahjongEvent(8)), 3)).toMatchObject({
      games: [],
      winds: [0, 0, 0, 0],
      tables: [],
      metAgain: [],
      penalties: [],
    });
  });

  test('scores of the games add up to the standings, for everybody', () => {
    const { rows } = families.mahjong?.results.standings(five) ?? { rows: [] };
    for (const { entrant, cells } of rows) {
      const { games } = playerHistory(five, entrant);
      expect(games.reduce((sum, { score }) => sum + (score ?? 0), 0)).toBe(cells[0]);
    }
  });

  test('winds and tables are counted once a game', () => {
    for (const { id } of five.entrants) {
      const { winds, tables, games } = playerHistory(five, id);
      expect(winds.reduce((sum, count) => sum + count, 0)).toBe(5);
      expect(tables.reduce((sum, { games: count }) => sum + count, 0)).toBe(5);
      for (const [wind, count] of winds.entries())
        expect(games.filter((game) => game.wind === wind).length).toBe(count);
    }
  });

  test('meetings are the same seen from both sides', () => {
    const met = (a: number, b: number) =>
      playerHistory(five, a)
        .games.flatMap(({ opponents }) => opponents)
        .find(({ id }) => id === b)?.met ?? 0;
    for (const a of five.entrants) for (const b of five.entrants) expect(met(a.id, b.id)).toBe(met(b.id, a.id));
  });

  test('a round without its result is open and has no score', () => {
    const open = tournamentOf(seated(rounds(1), 'random', {}, 'x'));
    const game = playerHistory(open, 1).games.at(-1);
    expect(game).toMatchObject({ round: 2, state: 'open', points: null, place: null, score: null });
  });

  test('M-10 a cancelled game is shown and counts for nothing', () => {
    const one = seated(mahjongEvent(4));
    const cancelled = tournamentOf(
      after(one, {
        type: 'result.enter',
        round: 1,
        table: 1,
        result: { points: somePoints(1), cancelled: 'wrong wall' },
      }),
    );
    expect(playerHistory(cancelled, 1)).toMatchObject({ winds: [0, 0, 0, 0], tables: [], metAgain: [] });
    expect(playerHistory(cancelled, 1).games[0]).toMatchObject({ state: 'cancelled', score: null });
  });

  test('M-08 a substitute is named, and the fixed result is the player’s', () => {
    const ledger = afterOwn(seated(mahjongEvent(4)), {
      do: 'substitute',
      substitute: { player: 2, name: 'Ann', from: 1, until: 1 },
    });
    const [game] = playerHistory(tournamentOf(confirmed(ledger)), 2).games;
    expect(game).toMatchObject({ substitute: 'Ann', place: null, score: -30_000 * 300 });
  });
});
