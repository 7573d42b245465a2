import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../../core/tournament/words.ts';
import { nextGame } from '../../../../../renderer/games/mahjong/script/missing.ts';
import { after, confirmed, mahjongEvent, proposed, seated, tournamentOf } from '../../../round/event.ts';
import { afterOwn, twoRounds, withScript } from './event.ts';

const start = withScript(mahjongEvent(8), twoRounds);
const withOneOut = after(start, { type: 'entrants.play', ids: [6], playing: false });

describe('M-25 the next game of the script', () => {
  test('is none without a script', () => {
    expect(nextGame(tournamentOf(mahjongEvent(8)))).toBeNull();
  });

  test('rises when a scripted round is confirmed, and ends at R+1', () => {
    expect(nextGame(tournamentOf(start))).toMatchObject({ game: 1, rounds: 2, missing: [] });
    const one = confirmed(seated(start, 'predefined'));
    expect(nextGame(tournamentOf(one))?.game).toBe(2);
    const two = confirmed(seated(one, 'predefined'));
    expect(nextGame(tournamentOf(two))).toMatchObject({ game: 3, rounds: 2, missing: [] });
  });
});

describe('M-26 a scripted player is missing', () => {
  test('named with table, wind, number and player', () => {
    expect(nextGame(tournamentOf(withOneOut))?.missing).toEqual([{ table: 2, seat: 'south', number: 6, player: 6 }]);
  });

  test('a number nobody has is missing too', () => {
    const given = afterOwn(start, {
      do: 'setLocalIds',
      localIds: [1, 2, 3, 4, 5, 7, 8].map((id) => ({ localId: id, player: id })),
    } as Json);
    expect(nextGame(tournamentOf(given))?.missing).toEqual([{ table: 2, seat: 'south', number: 6, player: null }]);
  });

  test('the list is what the engine refuses', () => {
    const list = nextGame(tournamentOf(withOneOut))?.missing;
    expect(() => proposed(withOneOut, 'predefined')).toThrow('mahjong.scriptedPlayerMissing');
    expect(() => proposed(withOneOut, 'predefined')).toThrow(JSON.stringify(list));
  });

  test('a dropped table is missing nobody', () => {
    const dropped = afterOwn(withOneOut, { do: 'dropLines', lines: [2] });
    expect(nextGame(tournamentOf(dropped))).toMatchObject({ missing: [], dropped: [2] });
  });

  test('by place nobody is missing as long as enough play', () => {
    const places = withScript(mahjongEvent(8), twoRounds, { numbers: 'places' });
    expect(nextGame(tournamentOf(places))?.missing).toEqual([]);
    const seven = after(places, { type: 'entrants.play', ids: [1], playing: false });
    expect(nextGame(tournamentOf(seven))?.missing.map(({ number }) => number)).toEqual([8]);
  });
});
