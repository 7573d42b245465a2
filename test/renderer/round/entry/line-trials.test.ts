// @module-tag long
/**
 * [X-1, X-2] [boards 13.6] for every game: 10,000 random lines in random order, through the real state machine. Whatever is stored is at
 * the table that the line, the hand or the answer names, holds both numbers as they were typed, and is of the round shown.
 *
 * The plain model reads a line again in the slowest way there is: it cuts it at its blanks and compares words.
 */

import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isWaiting, roundInWork } from '../../../../core/tournament/round-in-work.ts';
import type { Round, Tournament } from '../../../../core/tournament/state.ts';
import { bridgeEntry } from '../../../../renderer/games/bridge/entry.ts';
import { duelEntry } from '../../../../renderer/games/duel/entry.ts';
import { mahjongEntry } from '../../../../renderer/games/mahjong/entry.ts';
import type { EntryForm } from '../../../../renderer/round/entry/entry-form.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { closed, seatNext, stateOf } from '../../../core/games/bridge/tournament.ts';
import { duelEvent, seated as seatedDuel } from '../../../core/games/duel/played-event.ts';
import { mahjongEvent, seated, tournamentOf } from '../event.ts';
import { lineDesk, ROUND_1, ROUND_2, type Stored, withIn, withTables } from '../line-desk.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

/** Lines in all, a game. */
const LINES = 10_000;
const LINES_A_RUN = 20;

/** What a line may store, by the plain model: a table and the figures that have to be in the result. */
type Meant = { readonly table: number; readonly figures: string; readonly asked: boolean };

type Game<H> = {
  readonly form: EntryForm<H>;
  readonly event: Tournament;
  /** A result as stored for tables that are in before the lines begin. */
  readonly result: (event: Tournament) => unknown;
  readonly line: fc.Arbitrary<string>;
  /** Everything that the words of a line may mean; without a table in hand `hand` is null. */
  readonly meant: (words: readonly string[], hand: number | null, isPasted: boolean) => readonly Meant[];
  /** What is struck for a line with a table in hand, where that is more than the line. */
  readonly struck?: (text: string) => string;
  /** The form asks about unusual figures by itself. */
  readonly mayAsk?: true;
  /** The figures of a stored result, in the form of the model. */
  readonly figures: (result: never) => string;
};

type Act =
  | { readonly do: 'line'; readonly text: string; readonly paste: boolean; readonly answers: string }
  | { readonly do: 'take'; readonly table: number }
  | { readonly do: 'show'; readonly round: number }
  | { readonly do: 'mode' }
  | { readonly do: 'away' };

const actsOf = (line: fc.Arbitrary<string>): fc.Arbitrary<readonly Act[]> => {
  const answer = fc.constantFrom('', '', '1', '2', '⏎', '1⏎', '2⏎', '⎋', '⏎x⏎');
  const text: fc.Arbitrary<Act> = fc
    .tuple(line, fc.boolean(), answer)
    .map(([typed, paste, answers]) => ({ do: 'line', text: typed, paste, answers }));
  const other: fc.Arbitrary<Act> = fc.oneof(
    fc.integer({ min: 1, max: 5 }).map((table): Act => ({ do: 'take', table })),
    fc.constantFrom<Act>({ do: 'show', round: 1 }, { do: 'show', round: 2 }, { do: 'mode' }, { do: 'away' }),
  );
  return fc
    .tuple(
      fc.array(fc.tuple(fc.array(other, { maxLength: 3 }), text), { minLength: LINES_A_RUN, maxLength: LINES_A_RUN }),
    )
    .map(([groups]) => groups.flatMap(([others, last]) => [...others, last]));
};

const roundOf = (event: Tournament, no: number): Round => event.rounds[no - 1] as Round;

/** A game in which nothing stands in for a missing result. */
const plain = { results: {} };

const QUESTIONS = new Set(['ask', 'replace', 'why']);

const trial = <H>(game: Game<H>, inOfOne: readonly number[], acts: readonly Act[]): number => {
  const { form, event, result, meant, figures, struck = (text: string) => text } = game;
  const desk = lineDesk(withIn(event, 1, inOfOne, result(event) as never), form, 1);
  let lines = 0;
  for (const act of acts) {
    if (act.do === 'take') desk.take(act.table);
    if (act.do === 'show') desk.show(act.round);
    if (act.do === 'mode') desk.mode(desk.entry().mode === 'byNumber' ? 'inOrder' : 'byNumber');
    if (act.do === 'away') desk.keys('⎋⎋⎋');
    if (act.do !== 'line') continue;
    lines += 1;
    // Each line begins with nothing typed: what was half typed is taken back, and the same table taken again.
    const shown = desk.shown();
    const wanted = QUESTIONS.has(desk.entry().stage) ? null : (desk.entry().taken?.table ?? null);
    desk.keys('⎋⎋⎋⎋');
    if (wanted !== null) {
      // The first time it may have waited half typed.
      desk.take(wanted);
      desk.keys('⎋⎋⎋⎋');
      desk.take(wanted);
    }
    const hand = desk.entry().taken?.table ?? null;
    const before = desk.stored().length;
    const there = new Map(
      Object.entries(roundOf(desk.event(), shown).results).map(([at, known]) => [Number(at), figures(known as never)]),
    );
    const waits = hand === null && isWaiting(desk.event(), plain, roundOf(desk.event(), shown));
    const round = waits ? (roundInWork(desk.event(), plain)?.no ?? 0) : shown;
    const possible = meant(act.text.trim().split(/\s+/u), hand, act.paste);
    const foundFor = (one: Stored) => {
      const own = one.result === null ? 'cleared' : figures(one.result as never);
      return possible.filter((each) => each.table === one.table && each.figures === own);
    };
    const told = (one: Stored) =>
      `${act.text} with ${hand} in hand: ${JSON.stringify(one)} of ${JSON.stringify(possible)}`;
    if (act.paste) desk.paste(act.text);
    else desk.keys(hand === null ? act.text : struck(act.text));
    // A key that is a whole result needs no Enter; a question is not answered by it here.
    if (!QUESTIONS.has(desk.entry().stage) && desk.stored().length === before) desk.keys('⏎');
    for (const one of desk.stored().slice(before)) {
      // What has to be asked is not stored by its first Enter.
      expect(
        foundFor(one).some(({ asked }) => !asked),
        told(one),
      ).toBe(true);
    }
    const ways = desk.entry().asked?.meanings;
    const isAsked = QUESTIONS.has(desk.entry(round).stage) || game.mayAsk === true;
    for (const key of act.answers) {
      if (QUESTIONS.has(desk.entry(round).stage) && desk.shown() === round) desk.keys(key);
    }
    const stored = desk.stored().slice(before);
    expect(stored.length).toBeLessThanOrEqual(1);
    for (const one of stored) {
      expect(one.round, `${told(one)}: another round`).toBe(round);
      expect(foundFor(one).length, told(one)).toBeGreaterThan(0);
      // [boards 13.6] what was chosen is what the choice says.
      const way = ways?.[Number(act.answers[0] === '⏎' ? 1 : act.answers[0]) - 1]?.means;
      if (way?.is === 'store') expect(one.table).toBe(way.table);
      // [W-3.11] the hand stays where it was.
      if (hand !== null && one.table !== hand) expect(desk.entry(round).taken?.table).toBe(hand);
    }
    // A line with one meaning is stored, or something is asked about it; what stands there already is not stored again.
    const [only] = possible;
    const isPlain = possible.length === 1 && only?.asked === false && there.get(only.table) !== only.figures;
    if (isPlain && !isAsked) expect(stored.length, `${act.text} with ${hand} in hand is not stored`).toBe(1);
  }
  return lines;
};

const play = <H>(game: Game<H>): void => {
  let lines = 0;
  const someIn = fc.subarray([1, 2, 3, 4]);
  fc.assert(
    fc.property(someIn, actsOf(game.line), (inOfOne, acts) => {
      lines += trial(game, inOfOne, acts);
    }),
    { numRuns: LINES / LINES_A_RUN },
  );
  expect(lines).toBeGreaterThanOrEqual(LINES);
};

const blank = fc.constantFrom(' ', ' ', '  ');
const small = fc.integer({ min: 0, max: 21 }).map(String);
const table = fc.constantFrom('1', '2', '3', '4', '5', '9', '0', '12');

const num = (word: string | undefined): number | null => (/^\d+$/u.test(word ?? '') ? Number(word) : null);

/** The events here have four tables. */
const isTable = (word: string): boolean => (num(word) ?? 0) >= 1 && (num(word) ?? 0) <= 4;

describe('bridge', () => {
  const pairs = (one: string): string | null => {
    const [a, b, ...more] = one.split('-');
    const [ns, ew] = [num(a), num(b)];
    return ns !== null && ew !== null && more.length === 0 && ns + ew === 20 ? `${ns} ${ew}` : null;
  };
  const alone = (word: string): string | null => {
    const ns = num(word);
    return ns !== null && ns <= 20 && word.length < 3 ? `${ns} ${20 - ns}` : null;
  };
  const complete = (word: string): string | null => pairs(word) ?? alone(word) ?? (word === 'u' ? word : null);
  /** A walkover: with its side at once, without one any of the three by an answer. */
  const came = (words: readonly string[], at: number | null): readonly Meant[] => {
    const side = words.join('').slice(1);
    const meant = side === '' ? ['n', 'e', '0'] : ['n', 'e', '0'].filter((one) => one === side);
    return at === null ? [] : meant.map((one) => ({ table: at, figures: `w ${one}`, asked: side === '' }));
  };
  const event = withTables(
    stateOf(seatNext(seatNext(closed(8, vpRules({ startRounds: 2, delay: true })), 'start'), 'start')),
    ROUND_1,
    ROUND_2,
  );
  const sides = fc.tuple(small, small).map(([a, b]) => `${a}-${b}`);
  const fair = fc.integer({ min: 0, max: 20 }).map((a) => `${a}-${20 - a}`);
  const word = fc.oneof(
    small,
    sides,
    fair,
    fair,
    table,
    fc.constantFrom('w', 'w n', 'we', 'w 0', 'u', 'x', '12,', '-', '-3'),
  );
  const game: Game<unknown> = {
    form: bridgeEntry as EntryForm<unknown>,
    event,
    result: () => ({ entry: 'vp', ns: 1000, ew: 1000, split: false, boards: null, note: '' }),
    line: fc.tuple(fc.array(word, { minLength: 1, maxLength: 3 }), blank).map(([words, gap]) => words.join(gap)),
    meant: (words, hand) => {
      const [first = '', own = '', third = '', ...more] = words;
      const found: Meant[] = [];
      if (first.startsWith('w')) return came(words, hand);
      if (own.startsWith('w')) return came(words.slice(1), isTable(first) ? Number(first) : null);
      // "11 - 9" is a pair: its dash parts two numbers, so the first can be no table.
      if (hand !== null && own === '-' && more.length === 0 && pairs(`${first}-${third}`) !== null) {
        return [{ table: hand, figures: pairs(`${first}-${third}`) ?? '', asked: false }];
      }
      // "1 17 -3" holds a pair whose dash has a blank on one side.
      const isJoined = third.startsWith('-') && num(own) !== null && third.length > 1;
      if (more.length > 0 || (third !== '' && !isJoined)) return found;
      const second = `${own}${third}`;
      const isBare = num(first) !== null && num(second) !== null;
      if (hand !== null && second === '' && complete(first) !== null) {
        found.push({ table: hand, figures: complete(first) ?? '', asked: false });
      }
      if (second !== '' && isTable(first) && complete(second) !== null) {
        found.push({ table: Number(first), figures: complete(second) ?? '', asked: hand !== null && isBare });
      }
      if (hand !== null && isBare && pairs(`${first}-${second}`) !== null) {
        found.push({ table: hand, figures: pairs(`${first}-${second}`) ?? '', asked: true });
      }
      // "8 -12" may be a pair, once somebody says so.
      if (hand !== null && num(first) !== null && second.startsWith('-') && pairs(`${first}${second}`) !== null) {
        found.push({ table: hand, figures: pairs(`${first}${second}`) ?? '', asked: true });
      }
      return found;
    },
    figures: (result: { entry: string; ns: number; ew: number | null; innocent: 'ns' | 'ew' | null }) =>
      result.entry === 'vp'
        ? `${result.ns / 100} ${(result.ew ?? 2000 - result.ns) / 100}`
        : result.entry === 'walkover'
          ? `w ${result.innocent?.[0] ?? 0}`
          : 'u',
  };
  test('10,000 lines', () => play(game), 120_000);
});

describe('1-v-1', () => {
  const event = withTables(tournamentOf(seatedDuel(duelEvent(8))), [
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
  ]);
  const two: Tournament = withTables(
    { ...event, rounds: [roundOf(event, 1), { ...roundOf(event, 1), no: 2, results: {} }] },
    [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ],
    [
      [1, 3],
      [2, 4],
      [5, 7],
      [6, 8],
    ],
  );
  const KEYS: { readonly [key: string]: string } = {
    7: 'a 2 0 0',
    4: 'a 2 1 0',
    9: 'b 0 2 0',
    6: 'b 1 2 0',
    5: 'draw 1 1 0',
    8: 'draw 0 0 0',
  };
  const games = (word: string): string | null => {
    const parts = (/^\d{2,3}$/u.test(word) ? [...word] : word.split('-')).map(num);
    const [a = null, b = null, draws = 0] = parts;
    if (parts.length < 2 || parts.length > 3 || a === null || b === null || draws === null) return null;
    if (a > 2 || b > 2 || (a === 2 && b === 2)) return null;
    return `${a > b ? 'a' : b > a ? 'b' : 'draw'} ${a} ${b} ${draws}`;
  };
  const score = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), fc.boolean());
  const word = fc.oneof(
    table,
    score.map(([a, b, dash]) => (dash ? `${a}-${b}` : `${a}${b}`)),
    fc.integer({ min: 0, max: 9 }).map(String),
    fc.constantFrom('2-1-1', 'x', '2-'),
  );
  const game: Game<unknown> = {
    form: duelEntry as EntryForm<unknown>,
    event: two,
    result: () => ({ outcome: 'a', games: { a: 2, b: 0, draws: 0 }, reason: 'played' }),
    line: fc.tuple(fc.array(word, { minLength: 1, maxLength: 3 }), blank).map(([words, gap]) => words.join(gap)),
    meant: (words, hand) => {
      const line = words.join(' ');
      const found: Meant[] = [];
      if (hand === null) {
        const [first = '', second = '', ...more] = words;
        const own = more.length === 0 && isTable(first) ? (/^\d$/u.test(second) ? KEYS[second] : games(second)) : null;
        if (own != null) found.push({ table: Number(first), figures: own, asked: false });
        return found;
      }
      // With a table in hand one key is the result; more of them are games.
      if (line === '0')
        return [
          { table: hand, figures: 'cleared', asked: true },
          { table: hand, figures: 'cleared', asked: false },
        ];
      const own = line.length === 1 ? KEYS[line] : games(line);
      return own == null ? [] : [{ table: hand, figures: own, asked: false }];
    },
    // A figure above the games of a win is a key, and with more behind it the score that it belongs to has a key of its own.
    struck: (text) => (text.length === 1 || /^[0-2]/u.test(text) ? text : `+${text}`),
    figures: ({
      outcome,
      games: { a, b, draws },
    }: {
      outcome: string;
      games: { a: number; b: number; draws: number };
    }) => `${outcome} ${a} ${b} ${draws}`,
  };
  test('10,000 lines', () => play(game), 120_000);
});

describe('mahjong', () => {
  const one = tournamentOf(seated(mahjongEvent(16)));
  const ROUND_1 = [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10, 11, 12],
    [13, 14, 15, 16],
  ];
  const ROUND_2 = [
    [1, 5, 9, 2],
    [13, 6, 10, 14],
    [3, 7, 11, 15],
    [4, 8, 12, 16],
  ];
  const two = withTables(
    { ...one, rounds: [roundOf(one, 1), { ...roundOf(one, 1), no: 2, results: {} }] },
    ROUND_1,
    ROUND_2,
  );
  const start = (one.rules as { startPoints: number }).startPoints;
  const points = (word: string): number | null => {
    const value = num(word);
    return value === null ? null : word.length <= 3 ? value * 100 : value;
  };
  const game: Game<unknown> = {
    form: mahjongEntry as EntryForm<unknown>,
    event: two,
    result: () => ({
      points: [start, start, start, start],
      sticksLeft: 0,
      chombos: [0, 0, 0, 0],
      accepted: false,
      cancelled: null,
    }),
    line: fc
      .tuple(
        fc.option(table, { nil: '' }),
        fc.array(fc.oneof(fc.integer({ min: 1, max: 600 }).map(String), fc.constantFrom('25300', 'x', '25', '3')), {
          minLength: 0,
          maxLength: 5,
        }),
      )
      .map(([first, others]) => [first, ...others].join(' ').trim())
      .filter((line) => line !== ''),
    meant: (words, hand, isPasted) => {
      const [first = '', ...others] = words;
      // Pasted text is one field; typed blanks go on, and what was complained about is typed over by the next number: a score
      // that cannot be read, and the last one while the sum is wrong.
      if (hand !== null && isPasted) return [];
      const read = words.filter((word, index) => word !== 'x' || index === words.length - 1);
      const at = hand ?? (isTable(first) ? Number(first) : null);
      const all = (hand === null ? others : read).map(points);
      const three = all.slice(0, 3) as number[];
      const rest = 4 * start - three.reduce((sum, each) => sum + each, 0);
      // The blank behind the last seat stores what fits: what is typed after it begins another line.
      const fits = hand === null ? -1 : all.indexOf(rest, 3);
      const own = fits < 0 ? all : all.slice(0, fits + 1);
      if (at === null || own.length < 3 || own.some((each) => each === null)) return [];
      const last = own.slice(3);
      const isRight = hand === null ? last.every((each) => each === rest) && last.length < 2 : last.includes(rest);
      if (last.length > 0 && !isRight) return [];
      return [{ table: at, figures: [...three, rest].join(' '), asked: false }];
    },
    // One Enter more than there are seats typed takes the last one from the sum.
    struck: (text) => `${text} `,
    mayAsk: true,
    figures: ({ points: own }: { points: readonly number[] }) => own.join(' '),
  };
  test('10,000 lines', () => play(game), 120_000);
});
