import { describe, expect, test } from 'vitest';
import { presets } from '../../../../../core/games/duel/rules/presets.ts';
import type { TieBreakName } from '../../../../../core/games/duel/rules/scoring.ts';
import { tieBreakName } from '../../../../../core/games/duel/rules/scoring.ts';
import {
  gameWin,
  matchWin,
  meanOverOpponents,
  type Shares,
} from '../../../../../core/games/duel/seating/records/percentages.ts';
import { recordsOf } from '../../../../../core/games/duel/seating/records/records.ts';
import { duelStandings, reorderedByHand } from '../../../../../core/games/duel/seating/records/standings.ts';
import { inParts } from '../../../../../core/standings/fractions.ts';
import { draw, type Match, type Played, play, request, type Setup, seeds } from '../events.ts';

const startgg: readonly TieBreakName[] = ['headToHead', 'strengthOfSchedule'];

/** An event of which only results are needed: per round who wins against the seeds. */
const played = (setup: Setup, rounds: readonly { upset?: number[]; draws?: number[]; setup?: Setup }[]): Setup => {
  const history: Played[] = [];
  let last: Setup = setup;
  for (const [i, { upset, draws, setup: own }] of rounds.entries()) {
    last = { ...setup, ...own };
    history.push(play(i + 1, draw({ ...last, round: i + 1, history: [...history] }), upset, draws));
  }
  return { ...last, history, round: rounds.length + 1 };
};

/** `place: player points (SoS)` as [duel 10] has it. */
const final = (setup: Setup): string =>
  duelStandings(request(setup), startgg)
    .rows.map(
      ({ place, entrant, cells: [points, , strength] }) =>
        `${place}:${entrant} ${(points ?? 0) / 100}(${(strength ?? 0) / 100})`,
    )
    .join(' ');

const plain = (rounds: number) => Array.from({ length: rounds }, () => ({}));

describe('final standings of the worked examples', () => {
  test('E1', () => {
    expect(final(played({ players: seeds(8) }, plain(5)))).toBe(
      '1:1 5(14) 2:2 4(15) 3:3 3(12) 3:4 3(12) 5:5 2(13) 5:6 2(13) 7:7 1(10) 8:8 0(11)',
    );
  });

  test('E2: three tied beat each other in a circle; two left go back to head-to-head', () => {
    expect(final(played({ players: seeds(10) }, [{}, { upset: [3] }, {}, {}, {}]))).toBe(
      '1:2 4(16) 2:3 4(15) 3:1 4(15) 4:4 3(13) 5:5 3(12) 6:6 2(12) 6:7 2(12) 8:8 2(11) 9:9 1(9) 10:10 0(10)',
    );
  });

  test('E2: whom only that head-to-head parts says so, since no column does', () => {
    const setup = played({ players: seeds(10) }, [{}, { upset: [3] }, {}, {}, {}]);
    const { rows } = duelStandings(request(setup), startgg);
    expect(rows.flatMap(({ entrant, marks }) => (marks === undefined ? [] : [[entrant, ...marks]]))).toEqual([
      [3, 'headToHead'],
      [1, 'headToHead'],
    ]);
    expect(rows[1]?.cells).toEqual(rows[2]?.cells);
  });

  test('E3', () => {
    expect(final(played({ players: seeds(11) }, plain(5)))).toBe(
      '1:1 5(15) 2:2 4(17) 3:3 3(15) 3:5 3(15) 5:4 3(14) 6:7 3(10) 7:8 3(7) 8:6 2(15) 9:9 2(10) 10:10 1(11) 10:11 1(11)',
    );
  });

  test('E4', () => {
    expect(final(played({ players: seeds(6) }, [{}, { upset: [6] }, {}, {}]))).toBe(
      '1:1 4(8) 2:2 3(7) 3:3 2(10) 4:4 1(9) 5:5 1(7) 6:6 1(7)',
    );
  });

  test('E5', () => {
    const pointsSystem = { win: 300, draw: 100, loss: 0 };
    const rounds = [{ upset: [7], draws: [1, 5] }, {}, {}, {}];
    expect(final(played({ players: seeds(8), pointsSystem }, rounds))).toBe(
      '1:1 10(28) 2:2 9(26) 3:5 7(28) 4:7 6(23) 5:3 6(22) 6:4 6(18) 7:6 3(22) 8:8 0(21)',
    );
  });

  test('E6: dropped players stay in the standings', () => {
    const late = [...seeds(9), { id: 10, seed: 10 }];
    const dropped = late.map((player) => ({ ...player, active: player.id !== 4 && player.id !== 9 }));
    const rounds = [
      {},
      { setup: { players: late, awardedByes: [3] } },
      { setup: { players: dropped, awardedByes: [] } },
      { setup: { players: dropped, awardedByes: [] } },
    ];
    const event = played({ players: seeds(9) }, rounds);
    expect(final(event)).toBe(
      '1:1 4(9) 2:2 3(9) 3:3 3(7) 4:5 2(9) 5:6 2(8) 6:7 1(8) 7:4 1(5) 8:9 1(3) 9:8 1(5) 10:10 1(3)',
    );
    const heads = duelStandings(request(event), startgg)
      .rows.slice(5)
      .map(({ entrant, cells }) => [entrant, cells[1]]);
    expect(heads).toEqual([
      [7, 1],
      [4, 1],
      [9, 0],
      [8, -1],
      [10, -1],
    ]);
  });
});

const won = (round: number, ...matches: readonly (readonly [number, number] | Match)[]): Played => ({
  round,
  matches: matches.map((match) => ('a' in match ? match : { a: match[0], b: match[1], outcome: 'a' })),
});

const cellsOf = (setup: Setup, name: TieBreakName): { [player: number]: number | null | undefined } =>
  Object.fromEntries(
    duelStandings(request({ round: 9, ...setup }), [name]).rows.map(({ entrant, cells }) => [entrant, cells[1]]),
  );

describe('tie-breaks of [duel 12]', () => {
  // 1 beat 2 and 3, drew with 4; 2 beat 4; 3 beat 4... points: 1 2.5, 2 2, 3 1, 4 0.5
  const history = [won(1, [1, 2], [3, 4]), won(2, [1, 3], [2, 4]), won(3, { a: 1, b: 4, outcome: 'draw' }, [2, 3])];
  const setup = { players: seeds(4), history };

  test('points are 2.5, 2, 1, 0.5', () => {
    const { rows, columns } = duelStandings(request({ ...setup, round: 4 }), []);
    expect(rows.map(({ cells }) => cells[0])).toEqual([250, 200, 100, 50]);
    expect(columns[0]?.unit).toEqual({ scale: 100, decimals: 1, signed: false });
  });

  test('strength of schedule is the sum of the opponents’ points, a rematch counting twice', () => {
    expect(cellsOf(setup, 'strengthOfSchedule')).toEqual({ 1: 350, 2: 400, 3: 500, 4: 550 });
    const again = { ...setup, history: [...history, won(4, { a: 1, b: 2, outcome: 'doubleLoss' })] };
    expect(cellsOf(again, 'strengthOfSchedule')).toEqual({ 1: 550, 2: 650, 3: 500, 4: 550 });
  });

  test('as an average over the opponents', () => {
    expect(cellsOf(setup, 'averageStrength')).toEqual({ 1: 117, 2: 133, 3: 167, 4: 183 });
  });

  test('Buchholz cut 1 leaves out the lowest, median lowest and highest', () => {
    expect(cellsOf(setup, 'buchholzCut1')).toEqual({ 1: 300, 2: 350, 3: 450, 4: 450 });
    expect(cellsOf(setup, 'medianBuchholz')).toEqual({ 1: 100, 2: 100, 3: 200, 4: 200 });
  });

  test('Sonneborn-Berger: beaten opponents’ points and half of the drawn ones’, in half hundredths', () => {
    expect(cellsOf(setup, 'sonnebornBerger')).toEqual({
      1: 2 * (200 + 100) + 50,
      2: 2 * (50 + 100),
      3: 2 * 50,
      4: 250,
    });
  });

  test('whom only decimals part that are not shown says so', () => {
    const drawn = (a: number, b: number): Match => ({ a, b, outcome: 'draw' });
    const event = request({
      players: seeds(8),
      pointsSystem: { win: 100, draw: 33, loss: 0, bye: 100 },
      history: [
        won(1, drawn(1, 3), drawn(2, 4)),
        won(2, drawn(3, 5), drawn(4, 6)),
        won(3, drawn(3, 6), [4, 7]),
        won(4, drawn(3, 7)),
        won(5, drawn(3, 8)),
      ],
      round: 6,
    });
    const rows = duelStandings(event, ['sonnebornBerger']).rows.filter(({ entrant }) => entrant < 3);
    // 0.83 is read behind both names.
    expect(rows.map(({ entrant, cells, marks }) => [entrant, cells, marks])).toEqual([
      [2, [33, 166], ['finer']],
      [1, [33, 165], ['finer']],
    ]);
  });

  test('progressive: the running score after each round, added up', () => {
    expect(cellsOf(setup, 'progressive')).toEqual({ 1: 100 + 200 + 250, 2: 0 + 100 + 200, 3: 300, 4: 50 });
  });

  test('SOSOS: the opponents’ strength of schedule', () => {
    expect(cellsOf(setup, 'sosos')).toEqual({
      1: 400 + 500 + 550,
      2: 350 + 550 + 500,
      3: 550 + 350 + 400,
      4: 500 + 400 + 350,
    });
  });

  test('wins, seed', () => {
    expect(cellsOf(setup, 'wins')).toEqual({ 1: 2, 2: 2, 3: 1, 4: 0 });
    expect(cellsOf(setup, 'seed')).toEqual({ 1: 1, 2: 2, 3: 3, 4: 4 });
  });

  test('a bye adds nothing to the strength of schedule', () => {
    const bye = {
      players: seeds(3),
      history: [{ ...won(1, [1, 2]), byes: [{ player: 3, reason: 'pairing' as const }] }],
    };
    expect(cellsOf(bye, 'strengthOfSchedule')).toEqual({ 1: 0, 2: 100, 3: 0 });
  });

  test('head-to-head “if all met” says nothing when two of the tied have not met', () => {
    // 1, 2, 3 have one point each: 1 beat 2, 3 beat 4.
    const event = { players: seeds(6), history: [won(1, [1, 2], [3, 4], [5, 6]), won(2, [2, 5], [4, 3], [6, 1])] };
    expect(cellsOf(event, 'headToHead')).toMatchObject({ 1: 0, 2: 0, 3: 0 });
    expect(Object.values(cellsOf(event, 'headToHeadAllMet')).every((value) => value === 0)).toBe(true);
    const circle = {
      players: seeds(3),
      history: [won(1, [1, 2]), won(2, [2, 3]), won(3, { a: 1, b: 3, outcome: 'b' })],
    };
    expect(cellsOf(circle, 'headToHeadAllMet')).toEqual({ 1: 0, 2: 0, 3: 0 });
  });

  test('every name has a tie-break, and every preset uses known names', () => {
    const columns = duelStandings(request({ ...setup, round: 4 }), tieBreakName.options).columns;
    expect(columns.map(({ code }) => code)).toEqual(['points', ...tieBreakName.options]);
    expect(presets.flatMap(({ tieBreaks }) => tieBreaks).every((name) => tieBreakName.options.includes(name))).toBe(
      true,
    );
  });
});

const shown = ({ of, values }: Shares, id: number): number => inParts(values.get(id) ?? 0n, of, 10_000);

describe('percentages of the MTG preset', () => {
  const pointsSystem = { win: 300, draw: 100, loss: 0 };

  /** Player 1 against fresh opponents: wins, losses, draws in turn. */
  const record = (wins: number, losses: number, draws: number) => {
    const outcomes = [...Array(wins).fill('a'), ...Array(losses).fill('b'), ...Array(draws).fill('draw')] as (
      | 'a'
      | 'b'
      | 'draw'
    )[];
    const history = outcomes.map((outcome, i) => won(i + 1, { a: 1, b: i + 2, outcome, games: { a: 2, b: 1 } }));
    const asked = request({ players: seeds(12), history, pointsSystem, round: 12 });
    return { records: recordsOf(asked) };
  };

  test('a 5-2-1 record after 8 rounds is 16/24 = 0.6667', () => {
    const { records } = record(5, 2, 1);
    expect(shown(matchWin(records), 1)).toBe(6667);
  });

  test('a 1-3 drop after 4 rounds is 3/12 = 0.25, counted 0.33', () => {
    const { records } = record(1, 3, 0);
    expect(shown(matchWin(records), 1)).toBe(3300);
  });

  test('game-win percentage: 3 per game won over 3 per game played', () => {
    const { records } = record(1, 0, 0);
    expect(shown(gameWin(records), 1)).toBe(6667);
    expect(shown(gameWin(records), 2)).toBe(3333);
  });

  test('a bye counts as a won match, 2–0 in games, and is left out of the opponents', () => {
    const asked = request({
      players: seeds(3),
      pointsSystem,
      round: 3,
      history: [
        {
          round: 1,
          matches: [{ a: 1, b: 2, outcome: 'a', games: { a: 2, b: 1 } }],
          byes: [{ player: 3, reason: 'pairing' }],
        },
        {
          round: 2,
          matches: [{ a: 1, b: 3, outcome: 'a', games: { a: 2, b: 0 } }],
          byes: [{ player: 2, reason: 'pairing' }],
        },
      ],
    });
    const records = recordsOf(asked);
    const matches = matchWin(records);
    expect([1, 2, 3].map((id) => shown(matches, id))).toEqual([10_000, 5000, 5000]);
    expect([1, 2, 3].map((id) => shown(gameWin(records), id))).toEqual([8000, 6000, 5000]);
    expect([1, 2, 3].map((id) => shown(meanOverOpponents(records, matches), id))).toEqual([5000, 10_000, 10_000]);
  });

  test('fractions stay exact: thirds and sevenths do not tie by rounding', () => {
    const { records } = record(3, 4, 0);
    const { of, values } = matchWin(records);
    expect((values.get(1) ?? 0n) * 7n).toBe(of * 3n);
  });
});

describe('order by hand at the end', () => {
  const rows = duelStandings(request({ players: seeds(4) }), startgg).rows;

  test('gives places 1…n and names who was moved', () => {
    const answer = reorderedByHand(rows, [2, 1, 3, 4]);
    expect(answer.ok && answer.value.rows.map(({ place, entrant }) => `${place}:${entrant}`)).toEqual([
      '1:2',
      '2:1',
      '3:3',
      '4:4',
    ]);
    expect(answer.ok && answer.value.moved).toEqual([2, 1]);
  });

  test('refuses an order that names somebody twice or not at all', () => {
    expect(reorderedByHand(rows, [1, 1, 2, 3])).toMatchObject({ ok: false, refusal: { code: 'duel.orderIncomplete' } });
  });
});
