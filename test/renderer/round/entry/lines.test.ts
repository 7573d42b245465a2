/** A typed line goes where it says, in every game: the goldens L1 to L15 of [W-3.15], and the typed cases of the findings. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { usualRules } from '../../../../core/games/bridge/rules/rules.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { bridgeEntry } from '../../../../renderer/games/bridge/entry.ts';
import { duelEntry } from '../../../../renderer/games/duel/entry.ts';
import { mahjongEntry } from '../../../../renderer/games/mahjong/entry.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { closed, own, run, seatNext, stateOf } from '../../../core/games/bridge/tournament.ts';
import { duelEvent, seated as seatedDuel } from '../../../core/games/duel/played-event.ts';
import { mahjongEvent, seated, tournamentOf } from '../event.ts';
import { lineDesk, ROUND_1, ROUND_2, withIn, withTables } from '../line-desk.ts';

/** Where a window keeps the unit that was typed last; there is no window here. */
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const TEN_ALL = { entry: 'vp', ns: 1000, ew: 1000, split: false, boards: null, note: '' };

const twoRounds = seatNext(seatNext(closed(8, vpRules({ startRounds: 2, delay: true })), 'start'), 'start');

/** The eight pairs with both start rounds published, and results in at some tables of round 1. */
const event = (inOfOne: readonly number[], standIn: number | null = null): Tournament => {
  const command = own({
    do: 'setProvisional',
    round: 1,
    results: standIn === null ? [] : [{ table: standIn, result: { entry: 'vp', ns: 1000 } }],
  });
  const ledger = standIn === null ? twoRounds : run(twoRounds, command);
  return withIn(withTables(stateOf(ledger), ROUND_1, ROUND_2), 1, inOfOne, TEN_ALL);
};

const ALL = [1, 2, 3, 4];

const bridge = (tournament: Tournament, round: number, table: number | null) => {
  const at = lineDesk(tournament, bridgeEntry, round);
  if (table !== null) at.take(table);
  return at;
};

const vp = (ns: number, ew: number | null) =>
  expect.objectContaining({ entry: 'vp', ns: 100 * ns, ew: ew === null ? null : 100 * ew });
const meanings = (at: ReturnType<typeof bridge>) => at.entry().asked?.meanings.map(({ means }) => means);

describe('W-3.15, bridge', () => {
  test('L1 12 8 with table 3 in hand asks; 12–8 at table 3 is the only meaning, and nothing is stored', () => {
    const at = bridge(event(ALL), 2, 3);
    at.keys('12 8⏎');
    expect(at.entry()).toMatchObject({
      stage: 'ask',
      asked: { question: { code: 'entry.noTable', params: { table: 12 } } },
    });
    expect(meanings(at)).toEqual([expect.objectContaining({ is: 'store', table: 3, result: vp(12, 8) })]);
    expect(at.stored()).toEqual([]);
    at.keys('1');
    expect(at.stored()).toEqual([{ round: 2, table: 3, result: vp(12, 8) }]);
  });

  test('the next slip typed while Replace? stands is no answer: its Enter does not say yes, and its figures are shown', () => {
    const at = bridge(event(ALL), 1, null);
    at.keys('3 12-8⏎9⏎');
    expect(at.entry()).toMatchObject({ stage: 'replace', complaint: { code: 'entry.answerFirst' } });
    at.keys('60⏎');
    expect(at.entry().stage).toBe('replace');
    expect(at.stored()).toEqual([]);
    at.keys('⏎');
    expect(at.stored()).toEqual([{ round: 1, table: 3, result: vp(12, 8) }]);
  });

  test('the next slip typed while a line is asked about is no answer either', () => {
    const at = bridge(event(ALL), 2, 3);
    at.keys('12 8⏎9⏎');
    expect(at.entry()).toMatchObject({ stage: 'ask', complaint: { code: 'entry.answerFirst' } });
    expect(at.stored()).toEqual([]);
    at.keys('⎋');
    expect(at.entry()).toMatchObject({ stage: 'hand', line: '12 8', unused: '' });
  });

  test('whole lines typed while a line is asked about have their turn after the answer; half of one is let go', () => {
    const at = bridge(event(ALL), 2, 3);
    at.keys('12 8⏎4 13-7⏎');
    expect(at.entry()).toMatchObject({ stage: 'ask', unused: '4 13-7⏎' });
    expect(at.stored()).toEqual([]);
    at.keys('1');
    expect(at.stored()).toEqual([
      { round: 2, table: 3, result: vp(12, 8) },
      { round: 2, table: 4, result: vp(13, 7) },
    ]);
    const other = bridge(event(ALL), 2, 3);
    other.keys('12 8⏎4 13-7⏎2 1');
    other.keys('⎋');
    expect(other.entry()).toMatchObject({ stage: 'hand', line: '12 8', unused: '' });
    expect(other.stored()).toEqual([]);
  });

  test('whole lines typed while Replace? stands have their turn when it is answered', () => {
    const at = bridge(event([1, 2, 3]), 1, null);
    at.keys('3 12-8⏎4 13-7⏎');
    expect(at.stored()).toEqual([]);
    at.keys('⏎');
    expect(at.stored()).toEqual([
      { round: 1, table: 3, result: vp(12, 8) },
      { round: 1, table: 4, result: vp(13, 7) },
    ]);
  });

  test('L2 1 12-8 with table 3 in hand goes to table 1; table 3 is in hand again', () => {
    const at = bridge(event(ALL), 2, 3);
    at.keys('1 12-8⏎');
    expect(at.stored()).toEqual([{ round: 2, table: 1, result: vp(12, 8) }]);
    expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table: 3 }, line: '', complaint: null });
  });

  test('L3 12-8 with table 3 in hand goes to table 3', () => {
    const at = bridge(event(ALL), 2, 3);
    at.keys('12-8⏎');
    expect(at.stored()).toEqual([{ round: 2, table: 3, result: vp(12, 8) }]);
  });

  test('L4 2 12-8 without a table in hand goes to table 2', () => {
    const at = bridge(event(ALL), 2, null);
    at.keys('2 12-8⏎');
    expect(at.stored()).toEqual([{ round: 2, table: 2, result: vp(12, 8) }]);
    expect(at.entry()).toMatchObject({ stage: 'table', taken: null, line: '' });
  });

  test('L5 9 12-8 is refused with the tables that there are; the text stays', () => {
    const at = bridge(event(ALL), 2, null);
    at.keys('9 12-8⏎');
    expect(at.entry()).toMatchObject({
      line: '9 12-8',
      complaint: { code: 'entry.noTable', params: { tables: '1–4', round: 2 } },
    });
    expect(at.stored()).toEqual([]);
  });

  test('L6 2 12-9 takes table 2 with the text and the sum', () => {
    const at = bridge(event(ALL), 2, null);
    at.keys('2 12-9⏎');
    expect(at.entry()).toMatchObject({
      stage: 'hand',
      taken: { table: 2 },
      line: '12-9',
      complaint: { code: 'bridgeDesk.entry.sum', params: { sum: 21, most: 20 } },
    });
    expect(at.stored()).toEqual([]);
  });

  test('L7 3 12-8 asks while round 1 lacks table 4; each way goes where it says', () => {
    const at = bridge(event([1, 2, 3]), 2, null);
    at.keys('3 12-8⏎');
    expect(at.entry().asked?.question).toEqual({
      code: 'entry.early.question',
      params: { player: 7, round: 1, table: 4 },
    });
    expect(at.stored()).toEqual([]);
    at.keys('2');
    expect(at.stored()).toEqual([{ round: 2, table: 3, result: vp(12, 8) }]);

    const other = bridge(event([1, 2, 3]), 2, null);
    other.keys('3 12-8⏎1');
    expect(other.shown()).toBe(1);
    expect(other.entry()).toMatchObject({ round: 1, stage: 'hand', taken: { table: 3 }, line: '12-8' });
    expect(other.entry(2)).toMatchObject({ stage: 'table', taken: null });
    expect(other.stored()).toEqual([]);

    const back = bridge(event([1, 2, 3]), 2, null);
    back.keys('3 12-8⏎⎋');
    expect(back.entry()).toMatchObject({ round: 2, stage: 'hand', taken: { table: 3 }, line: '12-8' });
    expect(back.stored()).toEqual([]);
  });

  test('L8 1 12-8 goes to table 1 of round 2, which is not blocked', () => {
    const at = bridge(event([1, 2, 3]), 2, null);
    at.keys('1 12-8⏎');
    expect(at.stored()).toEqual([{ round: 2, table: 1, result: vp(12, 8) }]);
  });

  test('L9 in a waiting round the line begins in the round in work, and nothing is stored', () => {
    const at = bridge(event([]), 2, null);
    at.keys('3');
    expect(at.shown()).toBe(1);
    expect(at.entry()).toMatchObject({ round: 1, stage: 'table', line: '3' });
    at.keys(' 12-8');
    expect(at.entry()).toMatchObject({ round: 1, line: '3 12-8' });
    expect(at.entry(2)).toMatchObject({ line: '' });
    expect(at.stored()).toEqual([]);
  });

  test('L9 what is half typed in the round in work does not get the line', () => {
    const at = bridge(event([]), 1, 2);
    at.keys('1');
    at.show(2);
    at.keys('3');
    expect(at.entry()).toMatchObject({ round: 1, stage: 'table', line: '3', parked: { 2: { typed: '1' } } });
  });

  test('L9 in order nothing is taken in a round that waits', () => {
    const at = lineDesk(event([]), bridgeEntry, 2, 'inOrder');
    at.mode('inOrder');
    expect(at.entry()).toMatchObject({ stage: 'table', taken: null });
    at.keys('3');
    expect(at.shown()).toBe(1);
  });

  test('L9 in order the line that was begun stays whole where it goes, and no table is taken for it', () => {
    const at = lineDesk(event([1]), bridgeEntry, 2, 'inOrder');
    at.keys('3');
    // What the screen does when it shows the round.
    at.mode('inOrder');
    expect(at.entry()).toMatchObject({ round: 1, stage: 'table', line: '3', taken: null });
    at.keys(' 12-8⏎');
    expect(at.stored()).toEqual([{ round: 1, table: 3, result: vp(12, 8) }]);
  });

  test.each(['byNumber', 'inOrder'] as const)(
    'W-3.5 Enter in a round that waits goes to the round in work: %s',
    (mode) => {
      const at = lineDesk(event([]), bridgeEntry, 2, mode);
      at.keys('⏎');
      expect(at.shown()).toBe(1);
      expect([at.entry().complaint, at.entry(2).complaint]).toEqual([null, null]);
      expect(at.stored()).toEqual([]);
    },
  );

  test('W-3.3 Enter where all that is left is blocked goes to the round in work: not all results are in', () => {
    const at = bridge(withIn(event([1, 2, 3]), 2, [1, 2], TEN_ALL), 2, null);
    at.keys('⏎');
    expect(at.shown()).toBe(1);
    expect([at.entry().complaint, at.entry(2).complaint]).toEqual([null, null]);
  });

  test('L10 3 12-8 at a table that has 10–10 asks whether to replace it', () => {
    const at = bridge(event(ALL), 1, null);
    at.keys('3 12-8⏎');
    expect(at.entry()).toMatchObject({ stage: 'replace', taken: { table: 3 } });
    expect(at.stored()).toEqual([]);
    at.keys('⏎');
    expect(at.stored()).toEqual([{ round: 1, table: 3, result: vp(12, 8) }]);
  });

  test('L11 a table in hand keeps what was set at it when a line names another one', () => {
    const at = bridge(event(ALL), 2, 3);
    at.keys('+43⏎1 12-8⏎');
    expect(at.stored()).toEqual([{ round: 2, table: 1, result: expect.objectContaining({ boards: null }) }]);
    expect(at.entry()).toMatchObject({ taken: { table: 3, hand: { played: 3, typed: '' } } });
    at.keys('11-9⏎');
    expect(at.stored()[1]).toEqual({ round: 2, table: 3, result: expect.objectContaining({ ns: 1100, boards: 3 }) });
  });

  test('L12 2 8 with table 3 in hand asks: table 2 only, 2 and 8 are no 20', () => {
    const at = bridge(event(ALL), 2, 3);
    at.keys('2 8⏎');
    expect(at.entry().asked?.question).toMatchObject({ code: 'bridgeDesk.entry.sum', params: { sum: 10, most: 20 } });
    expect(meanings(at)).toEqual([expect.objectContaining({ table: 2, result: vp(8, null) })]);
    at.keys('1');
    expect(at.stored()).toEqual([{ round: 2, table: 2, result: vp(8, null) }]);
    expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table: 3 } });
  });

  test('L13 2 12,5 goes to table 2', () => {
    const at = bridge(event(ALL), 2, null);
    at.keys('2 12,5⏎');
    expect(at.stored()).toEqual([{ round: 2, table: 2, result: vp(12.5, null) }]);
  });

  test('L14 with a stand-in at table 4 of round 1 nothing is blocked', () => {
    const at = bridge(event([1, 2, 3], 4), 2, null);
    at.keys('3 12-8⏎');
    expect(at.stored()).toEqual([{ round: 2, table: 3, result: vp(12, 8) }]);
  });

  test('L15 3 8 with table 3 in hand asks: table 3, 8–12', () => {
    const at = bridge(event(ALL), 2, 3);
    at.keys('3 8⏎');
    expect(meanings(at)).toEqual([expect.objectContaining({ table: 3, result: vp(8, null) })]);
    expect(at.stored()).toEqual([]);
    at.keys('⎋');
    expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table: 3 }, line: '3 8', loaded: false });
  });
});

describe('the findings, by keys', () => {
  const imps = stateOf(
    seatNext(
      closed(28, { ...usualRules('teams'), ranking: 'imp', tieBreaks: ['headToHead'], startRounds: 1, delay: false }),
      'start',
    ),
  );

  test('B-1 a blank is no table number: 12 8 and 5 9 are never stored with the winner exchanged', () => {
    const at = bridge(event(ALL), 2, 3);
    at.keys('12 8⏎');
    expect(at.stored()).toEqual([]);
    const teams = lineDesk(imps, bridgeEntry, 1);
    teams.keys('2⏎5 9⏎');
    expect(teams.stored()).toEqual([]);
    teams.keys('1');
    expect(teams.stored()).toEqual([
      { round: 1, table: 2, result: expect.objectContaining({ entry: 'imp', ns: 500, ew: 900 }) },
    ]);
  });

  test('B-2 a line for another table is never stored at the table in hand, by number and in order', () => {
    const at = bridge(event(ALL), 2, null);
    at.keys('3⏎1 12-8⏎');
    expect(at.stored().map(({ table }) => table)).toEqual([1]);
    const inOrder = lineDesk(event(ALL), bridgeEntry, 2, 'inOrder');
    inOrder.mode('inOrder');
    inOrder.keys('4 15-5⏎');
    expect(inOrder.stored()).toEqual([{ round: 2, table: 4, result: vp(15, 5) }]);
    expect(inOrder.entry()).toMatchObject({ taken: { table: 1 } });
    inOrder.keys('11-9⏎');
    expect(inOrder.stored()[1]).toEqual({ round: 2, table: 1, result: vp(11, 9) });
    expect(inOrder.entry()).toMatchObject({ taken: { table: 2 } });
  });

  test('B-2 what was half typed at the named table has no part in the line', () => {
    const at = bridge(event(ALL), 2, 1);
    at.keys('+47⏎5');
    at.take(3);
    at.keys('1 12-8⏎');
    expect(at.stored()).toEqual([{ round: 2, table: 1, result: expect.objectContaining({ ns: 1200, boards: null }) }]);
    expect(at.entry().parked).toEqual({});
  });

  test('B-2 a held result gives way to a line that has its own', () => {
    const at = bridge(event(ALL), 2, null);
    at.keys('1 12-8⏎');
    at.hold(true);
    at.keys('2⏎3 15-5⏎');
    expect(at.stored().slice(1)).toEqual([
      { round: 2, table: 2, result: vp(12, 8) },
      { round: 2, table: 3, result: vp(15, 5) },
    ]);
  });

  const games = tournamentOf(seatedDuel(duelEvent(16)));

  test('V-6 3 21 with table 2 in hand is refused, and nothing is stored', () => {
    const at = lineDesk(games, duelEntry, 1);
    at.keys('2⏎+3 21⏎');
    expect(at.stored()).toEqual([]);
    expect(at.entry()).toMatchObject({ line: '3 21', complaint: { code: 'duelDesk.entry.blank' } });
  });

  test('V-6 in 1-v-1 a pasted line is no key', () => {
    const at = lineDesk(games, duelEntry, 1);
    at.take(2);
    at.paste('3 21');
    expect(at.stored()).toEqual([]);
    at.keys('⎋3 2-1⏎');
    expect(at.stored()).toEqual([{ round: 1, table: 3, result: expect.objectContaining({ outcome: 'a' }) }]);
  });

  test('in 1-v-1 keeping the old result puts the table back: the next number is a table, no outcome', () => {
    const at = lineDesk(games, duelEntry, 1);
    at.keys('1⏎71⏎9');
    expect(at.entry().stage).toBe('replace');
    at.keys('⎋3⏎');
    expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table: 3 } });
    expect(at.stored()).toEqual([{ round: 1, table: 1, result: expect.objectContaining({ outcome: 'a' }) }]);
  });

  test.each(['inOrder', 'byNumber'] as const)(
    'in 1-v-1 2-1 as it stands on the slip is the score of its table, %s',
    (mode) => {
      const at = lineDesk(games, duelEntry, 1, mode);
      at.take(3);
      at.keys('2-1');
      expect(at.stored()).toEqual([]);
      expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table: 3 }, line: '2-1' });
      at.keys('⏎');
      const score = { outcome: 'a', games: { a: 2, b: 1, draws: 0 }, reason: 'played' };
      expect(at.stored()).toEqual([{ round: 1, table: 3, result: score }]);
    },
  );

  test('Escape at the prompt lets go of a held result', () => {
    const at = bridge(event(ALL), 2, null);
    at.keys('1 12-8⏎');
    at.hold(true);
    expect(at.entry(2).held).not.toBeNull();
    at.keys('⎋2⏎');
    expect(at.entry()).toMatchObject({ held: null, taken: { table: 2 } });
  });

  const tables = tournamentOf(seated(mahjongEvent(32)));

  test('no four figures are held for another table of mahjong; what stopped a game is', () => {
    const at = lineDesk(tables, mahjongEntry, 1);
    at.keys('3⏎253 310 200 ⏎');
    at.hold(true);
    expect(at.entry().held).toBeNull();
    const off = { points: [0, 0, 0, 0], chombos: [0, 0, 0, 0], sticksLeft: 0, accepted: false, cancelled: 'Alarm' };
    expect(mahjongEntry.mayRepeat?.(off)).toBe(true);
  });

  test('M-8 a typed blank goes on to the next seat', () => {
    const at = lineDesk(tables, mahjongEntry, 1);
    at.keys('3⏎253 310 200 ⏎');
    expect(at.stored()).toEqual([
      { round: 1, table: 3, result: expect.objectContaining({ points: [25_300, 31_000, 20_000, 43_700] }) },
    ]);
  });

  test('M-8 blanks in pasted text stand before three digits only', () => {
    const at = lineDesk(tables, mahjongEntry, 1);
    at.keys('3⏎');
    at.paste('25 3');
    at.keys('⏎');
    expect(at.entry()).toMatchObject({ line: '25 3', complaint: { code: 'mahjong.entry.notANumber' } });
    at.keys('⎋3⏎');
    at.paste('45 300');
    at.keys('⏎');
    expect(at.entry()).toMatchObject({ taken: { table: 3, hand: { typed: ['45 300', '', '', ''], at: 1 } } });
    expect(at.stored()).toEqual([]);
  });

  test('W-3.10 in mahjong a line with a table and its points', () => {
    const at = lineDesk(tables, mahjongEntry, 1);
    at.keys('5 253 310 200⏎');
    expect(at.stored()).toEqual([
      { round: 1, table: 5, result: expect.objectContaining({ points: [25_300, 31_000, 20_000, 43_700] }) },
    ]);
    at.keys('6 253⏎');
    expect(at.entry()).toMatchObject({
      stage: 'hand',
      taken: { table: 6, hand: { typed: ['253', '', '', ''], at: 1 } },
      complaint: { code: 'mahjong.entry.missing' },
    });
    at.keys('⎋⎋/');
    expect(at.stored()).toHaveLength(1);
  });

  describe('X-2 the next slip after a line that was refused', () => {
    const desks = {
      bridge: () => bridge(event(ALL), 2, null),
      duel: () => lineDesk(games, duelEntry, 1),
      mahjong: () => lineDesk(tables, mahjongEntry, 1),
    };

    test.each([
      ['duel', '8 1', '7 2-0', 7],
      ['duel', '8 3-0', '7 2-0', 7],
      ['duel', '8 1', '7 9', 7],
      ['duel', '8 *', '7 *1', 7],
      ['duel', '12 2-0', '7 2-0', 7],
      ['bridge', '9 12-8', '3 12-8', 3],
    ] as const)('%s: after %s, %s goes to its own table', (game, wrong, next, table) => {
      const at = desks[game]();
      at.keys(`${wrong}⏎`);
      expect(at.entry()).toMatchObject({ stage: 'table', taken: null, line: wrong });
      expect(at.entry().complaint).not.toBeNull();
      at.keys(`${next}⏎`);
      expect(at.stored().map((one) => one.table)).toEqual([table]);
    });

    test('a whole line that is asked about takes no table either: Enter says yes, another number is the next slip', () => {
      const at = lineDesk(imps, bridgeEntry, 1);
      at.keys('2 120⏎');
      expect(at.entry()).toMatchObject({ stage: 'table', taken: null, line: '2 120' });
      expect(at.entry().complaint).not.toBeNull();
      at.keys('5⏎');
      expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table: 5 } });
      expect(at.stored()).toEqual([]);
      at.keys('⎋2 120⏎⏎');
      expect(at.stored().map(({ table }) => table)).toEqual([2]);
      const points = lineDesk(tables, mahjongEntry, 1);
      points.keys('6 45300 900 300⏎');
      expect(points.entry()).toMatchObject({ stage: 'table', taken: null });
      points.keys('⏎');
      expect(points.stored().map(({ table }) => table)).toEqual([6]);
    });

    test('1-v-1: Escape at the question about an earlier round puts the table back: the next number is a table', () => {
      const [first] = games.rounds;
      if (first === undefined) throw new Error('not seated');
      const two = { ...games, rounds: [first, { ...first, no: 2, results: {} }] };
      const win = { outcome: 'a', games: { a: 2, b: 0, draws: 0 }, reason: 'played' };
      const at = lineDesk(withIn(two, 1, [1], win), duelEntry, 2);
      at.keys('3 2-0⏎');
      expect(at.entry(2).stage).toBe('ask');
      at.keys('⎋');
      expect(at.entry(2)).toMatchObject({ stage: 'table', taken: null });
      expect(at.stored()).toEqual([]);
    });

    test.each([
      ['duel', '8 1', 7],
      ['bridge', '9 12-8', 1],
    ] as const)('%s: after %s a number alone takes its table', (game, wrong, table) => {
      const at = desks[game]();
      at.keys(`${wrong}⏎${table}⏎`);
      expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table } });
      expect(at.stored()).toEqual([]);
    });
  });

  test('a table that is not there is said while its line is typed, as soon as no further figure can help', () => {
    const at = lineDesk(games, duelEntry, 1);
    const said = () => at.entry().complaint?.code;
    at.keys('1');
    expect(said()).toBeUndefined();
    at.keys('2');
    expect(at.entry().complaint).toMatchObject({ code: 'entry.noTable', params: { table: 12 } });
    at.keys(' 2-0');
    expect(said()).toBe('entry.noTable');
    at.keys('⎋8 2-0');
    expect(said()).toBeUndefined();
  });

  test('* and + behind a table number belong to its line: no table is taken by them', () => {
    const at = lineDesk(games, duelEntry, 1);
    at.keys('7*⏎');
    expect(at.entry()).toMatchObject({ stage: 'table', line: '7 *', complaint: { code: 'duelDesk.entry.afterStar' } });
    at.keys('7 +2-1⏎');
    expect(at.stored().map(({ table }) => table)).toEqual([7]);
    expect(at.entry()).toMatchObject({ mode: 'byNumber', taken: null });
    at.keys('*');
    expect(at.entry()).toMatchObject({ line: '', complaint: null, taken: null });
  });
});
