import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankingOf } from '../../../../../core/games/mahjong/results/ranking.ts';
import { checkLocalIds } from '../../../../../core/games/mahjong/seating/script/script-map.ts';
import { mapOf } from '../../../../../renderer/games/mahjong/script/check.ts';
import { byNumber, faultsOf, mapIn, numbered, typedOf } from '../../../../../renderer/games/mahjong/script/numbers.ts';
import { after, confirmed, mahjongEvent, seated, tournamentOf } from '../../../round/event.ts';
import { twoRounds, withScript } from './event.ts';

const played = tournamentOf(confirmed(seated(mahjongEvent(8))));
const resting = tournamentOf(after(mahjongEvent(8), { type: 'entrants.play', ids: [2, 5], playing: false }));
const numbersOf = (map: readonly { readonly localId: number }[]) => map.map(({ localId }) => localId);

describe('M-24 numbering everybody anew', () => {
  test('in the order of registration', () => {
    expect(numbered(played, 'registration', '')).toEqual(
      played.entrants.map(({ id }) => ({ localId: id, player: id })),
    );
  });

  test('by rating: the leader is 1', () => {
    const leader = rankingOf(played)[0]?.id;
    expect(numbered(played, 'rating', '').find(({ localId }) => localId === 1)?.player).toBe(leader);
  });

  test('those who do not play get the last numbers, so a script for the others has no gap', () => {
    for (const numbering of ['registration', 'rating', 'lot'] as const) {
      const map = numbered(resting, numbering, 's');
      const of = (player: number) => map.find((entry) => entry.player === player)?.localId;
      expect([of(2), of(5)].toSorted()).toEqual([7, 8]);
    }
  });

  test('by lot the same seed gives the same numbers, another seed others', () => {
    const lot = (seed: string) => numbered(played, 'lot', seed);
    expect(lot('a')).toEqual(lot('a'));
    expect(lot('a')).not.toEqual(lot('b'));
  });

  test('every way gives everybody one number of 1..n', () => {
    fc.assert(
      fc.property(fc.constantFrom('registration', 'rating', 'lot'), fc.string(), (numbering, seed) => {
        const map = numbered(resting, numbering as 'lot', seed);
        expect(checkLocalIds(map)).toBeNull();
        expect(numbersOf(map).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      }),
    );
  });
});

describe('fields of numbers', () => {
  const typed = (changes: readonly (readonly [number, string])[]) =>
    new Map([...typedOf(played, mapOf(played)), ...changes]);

  test('as stored have no fault and give the same map back', () => {
    expect(faultsOf(typed([])).size).toBe(0);
    expect(mapIn(typed([]))).toEqual(mapOf(played));
  });

  test('blank is none', () => {
    expect(faultsOf(typed([[3, ' ']])).size).toBe(0);
    expect(mapIn(typed([[3, '']])).some(({ player }) => player === 3)).toBe(false);
  });

  test('the same number twice is a fault of both, each naming the other', () => {
    const faults = faultsOf(typed([[3, '5']]));
    expect([...faults]).toEqual([
      [3, { fault: 'taken', other: 5 }],
      [5, { fault: 'taken', other: 3 }],
    ]);
  });

  test('leading zeros do not make another number', () => {
    expect([...faultsOf(typed([[3, '005']])).keys()]).toEqual([3, 5]);
  });

  test.each(['0', '-1', '1.5', 'x', '99999999', '１'])('%s is no number', (text) => {
    expect(faultsOf(typed([[3, text]])).get(3)?.fault).toBe('notANumber');
  });
});

describe('the list of numbers', () => {
  test('is in the order of numbers, those without one last', () => {
    const ledger = withScript(mahjongEvent(8), twoRounds);
    const map = [
      { localId: 9, player: 1 },
      { localId: 2, player: 7 },
    ];
    expect(byNumber(tournamentOf(ledger), map)).toEqual([7, 1, 2, 3, 4, 5, 6, 8]);
  });
});
