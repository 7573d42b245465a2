import { describe, expect, test } from 'vitest';
import { usualMethod } from '../../../../../core/games/mahjong/steps/next-round.ts';
import { allRounds } from '../../../../../renderer/games/mahjong/script/all-rounds.ts';
import { allAtOnce } from '../../../../../renderer/round/first/first-seating.tsx';
import { mahjongEvent, tournamentOf } from '../../../round/event.ts';

const state = (players: number) => ({ ...tournamentOf(mahjongEvent(players)), plannedRounds: 8 });

describe('W-8.2 all rounds at once', () => {
  test('where a schedule is known in which nobody meets twice, it is chosen until the TO chooses', () => {
    const all = allRounds(state(64));
    expect(all).toMatchObject({ method: 'predefined', rounds: 8, repeats: 0 });
    expect(all?.said).toEqual([{ code: 'mahjong.made.noRepeat' }, { code: 'mahjong.made.windsEven' }]);
    expect(allAtOnce(all, null)).toBe(all);
    expect(allAtOnce(all, 'random')).toBeNull();
    expect(allAtOnce(all, 'predefined')).toBe(all);
  });

  test.each([28, 32, 40])(
    '%i people: the schedule that the editor knows without a search is offered too',
    (players) => {
      expect(allRounds(state(players))).toMatchObject({ repeats: 0, rounds: 8 });
    },
  );

  test('where none is known, it cannot be chosen and says the least number of repeats', () => {
    const all = allRounds(state(16));
    // 16 players meet each other once in five rounds; three more rounds are 72 pairs again.
    expect(all).toMatchObject({ repeats: null, said: [{ code: 'mahjong.made.least', params: { atLeast: 72 } }] });
    expect(allAtOnce(all, null)).toBeNull();
    expect(allAtOnce(all, 'predefined')).toBeNull();
  });

  test('people who fill no tables are not asked', () => {
    expect(allRounds(state(18))).toBeNull();
  });

  test('whoever has written a schedule is not asked: it is what round 1 is seated by', () => {
    const own = state(8);
    const text = '1-2-3-4\n5-6-7-8\n\n1-5-2-6\n3-7-4-8\n';
    const script = {
      text,
      numbers: 'localIds',
      winds: 'asWritten',
      localIds: [],
      mappedBefore: 1,
      current: 1,
      confirmedThen: 0,
    };
    const written = { ...own, own: { ...(own.own as object), script } } as never;
    expect(allRounds(written)).toBeNull();
    expect(usualMethod(written)).toBe('predefined');
    expect(usualMethod(own)).toBe('random');
  });
});
