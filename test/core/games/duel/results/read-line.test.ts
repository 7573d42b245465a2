/** What a typed line of results means in 1-v-1 [W-3.10, W-3.13]: a table of lines. */

import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../core/game/line.ts';
import { readGames, readLine } from '../../../../../core/games/duel/results/read-line.ts';
import { run, stateOf } from '../../../tournament/event.ts';
import { duelEvent, own, played, publishingOf, seated } from '../played-event.ts';

describe('V-6 games: a blank parts numbers, and is never dropped', () => {
  test.each([
    ['2-1', [2, 1, 0]],
    ['2.1', [2, 1, 0]],
    ['2,1', [2, 1, 0]],
    ['2:1', [2, 1, 0]],
    ['2–1', [2, 1, 0]],
    ['21', [2, 1, 0]],
    ['211', [2, 1, 1]],
    ['2-1-1', [2, 1, 1]],
    [' 2-1 ', [2, 1, 0]],
  ] as const)('%j', (text, [a, b, draws]) => expect(readGames(text)).toEqual({ a, b, draws }));

  test.each(['', '2', '2 1', '3 21', '2 -1', '2 1 1', '2-', 'x', '2-1-1-1', '2111'])('%j is none', (text) =>
    expect(readGames(text)).toBeNull(),
  );
});

describe('lines', () => {
  const { tournament } = seated(duelEvent(8));
  const round = tournament?.rounds[0];
  if (tournament === null || round === undefined) throw new Error('not seated');
  const told = (reading: Reading): string => {
    if (reading.is === 'store') {
      const { outcome, games } = reading.result as { outcome: string; games: { a: number; b: number; draws: number } };
      return `${reading.table}: ${outcome} ${games.a}-${games.b}-${games.draws}`;
    }
    if (reading.is === 'take') return `take ${reading.table}`;
    return reading.is === 'ask' ? 'ask' : `no ${reading.complaint.code}`;
  };
  test.each([
    [null, '3', 'take 3'],
    [null, '9', 'no entry.noTable'],
    [null, '0', 'no entry.notATable'],
    [null, '3 7', '3: a 2-0-0'],
    [null, '3 6', '3: b 1-2-0'],
    [null, '3 2-1', '3: a 2-1-0'],
    [null, '3 21', '3: a 2-1-0'],
    [null, '9 2-1', 'no entry.noTable'],
    [null, '3 2', 'no duelDesk.entry.notGames'],
    [null, '3 1', 'no duelDesk.entry.notGames'],
    [null, '3 0', 'no duelDesk.entry.notGames'],
    [null, '3 3-0', 'no duel.gamesOutside'],
    [null, '3 2 1', 'no duelDesk.entry.notGames'],
    [null, '3 x', 'no duelDesk.entry.notGames'],
    [null, '3 *', 'no duelDesk.entry.afterStar'],
    [null, '3 *1', '3: a 0-0-0'],
    [null, '3 * 2', '3: doubleLoss 0-0-0'],
    [null, '3 *9', 'no entry.noKey'],
    [null, '3 *constructor', 'no entry.noKey'],
    [null, '3 *toString', 'no entry.noKey'],
    [null, '3 *__proto__', 'no entry.noKey'],
    [null, '3 *11', 'no entry.noKey'],
    [null, '3 +2-1', '3: a 2-1-0'],
    [null, '3 +', 'no duelDesk.entry.notGames'],
    [null, '2-1', 'no entry.notATable'],
    [2, '2-1', '2: a 2-1-0'],
    [2, '21', '2: a 2-1-0'],
    [2, '２－１', '2: a 2-1-0'],
    [null, '３　２－１', '3: a 2-1-0'],
    [2, '3 21', 'no duelDesk.entry.blank'],
    [2, '3 2-1', 'no duelDesk.entry.blank'],
    [2, '2 1', 'no duelDesk.entry.blank'],
    [2, '3-0', 'no duel.gamesOutside'],
    [2, '2', 'no duelDesk.entry.notGames'],
    [2, '', 'no duelDesk.entry.notGames'],
  ] as const)('table %s in hand, %j: %s', (table, text, expected) => {
    expect(told(readLine({ tournament, round }, table === null ? null : { table }, text))).toBe(expected);
  });

  test('[stages 2.10] the key of a draw, and of a loss for both, is refused in a cut for what it is', () => {
    const cut = run(played(seated(duelEvent(4))), own({ do: 'startCut', cut: { size: 4, thirdPlace: false } }));
    const semis = stateOf(run(cut, publishingOf(cut, {}, 'cut')));
    const of = semis.rounds[1];
    if (of === undefined) throw new Error('not seated');
    for (const line of ['1 8', '1 5', '1 *2', '1 *5', '1 1-1']) {
      const reading = readLine({ tournament: semis, round: of }, null, line);
      expect([line, told(reading)]).toEqual([line, 'no duel.cutNeedsWinner']);
    }
  });

  test('F-8 a line of many blanks is read as one with single blanks, in time that grows with its length alone', () => {
    // Time that grows with the square would take hours here: the test would not end.
    const blanks = ' '.repeat(1_000_000);
    for (const [table, line] of [
      [null, '3 2-1'],
      [null, '3 2 1 x'],
      [2, '3 2 1 x'],
    ] as const) {
      const reading = (text: string): string =>
        JSON.stringify(readLine({ tournament, round }, table === null ? null : { table }, text));
      expect(reading(line.replaceAll(' ', blanks)).replaceAll(blanks, ' ')).toBe(reading(line));
    }
  });
});
