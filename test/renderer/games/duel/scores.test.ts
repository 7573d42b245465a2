/** A score of games typed with a match in hand, of every length of match. */

import { describe, expect, it } from 'vitest';
import { outcomesOf } from '../../../../core/games/duel/results/outcomes.ts';
import { defaultRules, winningScore } from '../../../../core/games/duel/rules/rules.ts';
import { storedResult } from '../../../../core/games/duel/rules/state.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { duelEntry } from '../../../../renderer/games/duel/entry.ts';
import { duelEvent, seated } from '../../../core/games/duel/played-event.ts';
import { lineDesk } from '../../round/line-desk.ts';

const deskOf = (bestOf: 1 | 3 | 5) => {
  const { tournament } = seated(duelEvent(8, { ...defaultRules, bestOf } as Json));
  if (tournament === null) throw new Error('not seated');
  return lineDesk(tournament, duelEntry, 1);
};

type Desk = ReturnType<typeof deskOf>;

const stored = (desk: Desk) =>
  desk.stored().map(({ table, result }) => {
    if (result === null) return `${table}: none`;
    const { outcome, games } = storedResult(result);
    return `${table}: ${outcome} ${games.a}-${games.b}-${games.draws}`;
  });

/** All scores that a match can end with: one of the two has won it. */
const scoresOf = (bestOf: 1 | 3 | 5): readonly (readonly [number, number])[] => {
  const most = winningScore({ bestOf });
  return Array.from({ length: most }, (_, lost) => [[most, lost] as const, [lost, most] as const]).flat();
};

const all = ([1, 3, 5] as const).flatMap((bestOf) =>
  scoresOf(bestOf).flatMap(([a, b]) =>
    ['-', ':', '.', ',', ''].map((mark) => [bestOf, `${a}${mark}${b}`, a, b] as const),
  ),
);

describe('X-1 a score typed with a table in hand', () => {
  it.each(all)('best of %i: %s is stored once, by Enter, and as nothing else', (bestOf, text, a, b) => {
    const desk = deskOf(bestOf);
    desk.take(2);
    desk.keys(text);
    expect(stored(desk)).toEqual([]);
    desk.keys('⏎');
    expect(stored(desk)).toEqual([`2: ${a > b ? 'a' : 'b'} ${a}-${b}-0`]);
  });

  it.each(all)(
    'best of %i: %s in place of a result is stored by its Enter, and clears nothing (W-3.17)',
    (bestOf, text, a, b) => {
      const desk = deskOf(bestOf);
      desk.keys('2⏎6');
      const before = stored(desk);
      desk.keys(`2⏎${text}`);
      expect(stored(desk)).toEqual(before);
      desk.keys('⏎');
      expect(stored(desk).at(-1)).toBe(`2: ${a > b ? 'a' : 'b'} ${a}-${b}-0`);
    },
  );
});

describe('W-3.13 one key', () => {
  it.each([1, 3, 5] as const)('best of %i: every key that can begin no score is stored by itself', (bestOf) => {
    const most = winningScore({ bestOf });
    const keys = Object.keys(outcomesOf({ bestOf, draws: true, needsWinner: false }, 'games'));
    for (const key of keys.filter((one) => Number(one) > most)) {
      const desk = deskOf(bestOf);
      desk.keys(`3⏎${key}`);
      expect(stored(desk), key).toHaveLength(1);
    }
  });

  it('best of five: 1 and 3 are the close wins by Enter', () => {
    const desk = deskOf(5);
    desk.keys('1⏎1⏎2⏎3⏎');
    expect(stored(desk)).toEqual(['1: a 3-2-0', '2: b 2-3-0']);
  });

  it('a figure that is taken back leaves the keys as they were', () => {
    const desk = deskOf(3);
    desk.keys('1⏎2/7');
    expect(stored(desk)).toEqual(['1: a 2-0-0']);
  });

  it.each(['3 2-1', '3 5-5'])('%s with a table in hand names another one, and is stored nowhere', (text) => {
    const desk = deskOf(3);
    desk.keys(`1⏎${text}⏎`);
    expect(stored(desk)).toEqual([]);
    expect(desk.entry()).toMatchObject({
      stage: 'hand',
      taken: { table: 1 },
      line: text,
      complaint: { code: 'duelDesk.entry.blank' },
    });
  });

  it('a no-show is behind *, whatever the match', () => {
    for (const bestOf of [1, 3, 5] as const) {
      const desk = deskOf(bestOf);
      desk.keys('1⏎*2');
      expect(stored(desk)).toEqual(['1: doubleLoss 0-0-0']);
    }
  });

  it('0 and Enter take the result away', () => {
    const desk = deskOf(3);
    desk.keys('1⏎7 1⏎0⏎');
    expect(stored(desk)).toEqual(['1: a 2-0-0', '1: none']);
  });
});

describe('W-3.13 a score that begins with a key', () => {
  it.each([1, 3, 5] as const)(
    'best of %i: 5-5 is no draw that nobody looks at: the table is in hand with it, refused',
    (bestOf) => {
      const desk = deskOf(bestOf);
      desk.keys('3⏎5-5⏎');
      expect(stored(desk)).toHaveLength(1);
      expect(desk.entry()).toMatchObject({
        stage: 'hand',
        taken: { table: 3, was: desk.stored()[0]?.result },
        line: '5-5',
        complaint: { code: 'duel.gamesOutside' },
      });
    },
  );

  it('the score that was meant takes the place of the key by one Enter, and Escape keeps the key', () => {
    const desk = deskOf(3);
    desk.keys('3⏎9-0⏎');
    desk.keys('2-0⏎');
    expect(stored(desk)).toEqual(['3: b 0-2-0', '3: a 2-0-0']);
    desk.keys('4⏎7-⎋⎋');
    expect(stored(desk).slice(2)).toEqual(['4: a 2-0-0']);
    expect(desk.entry()).toMatchObject({ stage: 'table', taken: null, line: '' });
  });

  it('in order the next table gets nothing of it', () => {
    const desk = deskOf(3);
    desk.mode('inOrder');
    desk.keys('9-0⏎');
    expect(stored(desk)).toEqual(['1: b 0-2-0']);
    expect(desk.entry()).toMatchObject({ taken: { table: 1 }, line: '9-0' });
  });

  it('a mark in a table that somebody took is that of its own score, and one after another result is none of this', () => {
    const desk = deskOf(3);
    desk.keys('3⏎9 4⏎-');
    expect(desk.entry()).toMatchObject({ taken: { table: 4 }, line: '-' });
    const other = deskOf(3);
    other.keys('3⏎*2-');
    expect(other.entry()).toMatchObject({ stage: 'table', taken: null, line: '-' });
  });
});
