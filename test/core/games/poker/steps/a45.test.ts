import { beforeEach, describe, expect, test } from 'vitest';
import { resultsOf } from '../../../../../core/games/poker/results/results.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import { defaultRules } from '../../../../../core/games/poker/rules/rules.ts';
import { drawLog, undoneBefore } from '../../../../../core/games/poker/steps/draw-log.ts';
import { outlookOf } from '../../../../../core/games/poker/steps/outlook.ts';
import { problems, type Venue, venue } from '../venue.ts';

/** The player who started at table t, seat s: entry (t - 1) * 9 + s. */
const start = (t: number, s: number) => (t - 1) * 9 + s;
const named = (entry: number) => `${Math.ceil(entry / 9)}.${((entry - 1) % 9) + 1}`;

const opened = (): Venue => {
  const hall = venue({
    before: true,
    seed: 'acceptance-45',
    rules: { money: { ...defaultRules.money, buyIn: 20 }, payouts: { paid: true, unit: 1, parts: null } },
  });
  hall.do({ do: 'addTables', count: 5 });
  hall.do({ do: 'openTables', tables: [1, 2, 3, 4, 5] });
  hall.do({
    do: 'place',
    seats: Array.from({ length: 45 }, (_, index) => ({
      player: index + 1,
      table: Math.floor(index / 9) + 1,
      seat: (index % 9) + 1,
    })),
  });
  [3, 5, 7, 1, 9].forEach((seat, index) => {
    hall.do({ do: 'markBigBlind', table: index + 1, seat });
  });
  return hall;
};

type Step = {
  readonly step: number;
  readonly bust: readonly (readonly [number, number])[];
  readonly places: string;
  readonly before: string;
  readonly reaction: 'none' | 'break' | string;
  readonly after: string;
};

const steps: readonly Step[] = [
  { step: 1, bust: [[1, 2]], places: '45', before: '8 9 9 9 9', reaction: 'none', after: '8 9 9 9 9' },
  { step: 2, bust: [[1, 6]], places: '44', before: '7 9 9 9 9', reaction: '5.1 5/1>1/6', after: '8 9 9 9 8' },
  { step: 3, bust: [[2, 9]], places: '43', before: '8 8 9 9 8', reaction: 'none', after: '8 8 9 9 8' },
  { step: 4, bust: [[3, 7]], places: '42', before: '8 8 8 9 8', reaction: 'none', after: '8 8 8 9 8' },
  { step: 5, bust: [[1, 4]], places: '41', before: '7 8 8 9 8', reaction: '4.2 4/2>1/4', after: '8 8 8 8 8' },
  { step: 6, bust: [[4, 3]], places: '40', before: '8 8 8 7 8', reaction: 'none', after: '8 8 8 7 8' },
  { step: 7, bust: [[4, 9]], places: '39', before: '8 8 8 6 8', reaction: '5.2 5/2>4/2', after: '8 8 8 7 7' },
  { step: 8, bust: [[2, 1]], places: '38', before: '8 7 8 7 7', reaction: 'none', after: '8 7 8 7 7' },
  { step: 9, bust: [[3, 2]], places: '37', before: '8 7 7 7 7', reaction: 'break', after: '9 9 9 9' },
  {
    step: 10,
    bust: [
      [1, 1],
      [1, 5],
    ],
    places: '35-36',
    before: '7 9 9 9',
    reaction: '5.2 4/2>1/5',
    after: '8 9 9 8',
  },
  { step: 11, bust: [[2, 3]], places: '34', before: '8 8 9 8', reaction: 'none', after: '8 8 9 8' },
  { step: 12, bust: [[2, 4]], places: '33', before: '8 7 9 8', reaction: '3.8 3/8>2/3', after: '8 8 8 8' },
];

const bustAt = (hall: Venue, chairs: readonly (readonly [number, number])[]) => {
  const entries = chairs.map(([table, seat]) => hall.at(table, seat));
  hall.do({ do: 'bust', hands: [entries.map((entry) => ({ entry }))] });
  return entries;
};

/** Plays a step and carries its suggestion out; checks nothing. */
const play = (hall: Venue, { bust, reaction }: Step): void => {
  bustAt(hall, bust);
  if (reaction !== 'none') {
    hall.follow(hall.cards()[0]);
    hall.arriveAll();
  }
};

const playThrough = (last: number): Venue => {
  const hall = opened();
  for (const step of steps.filter(({ step: no }) => no <= last)) play(hall, step);
  return hall;
};

const counts = (hall: Venue) => hall.counts().join(' ');

describe('[poker 13.5] acceptance scenario A45', () => {
  test('the posted break order is T5, T4, T3, T2, T1', () => {
    expect([5, 4, 3, 2, 1].map((id) => opened().table(id).breakRank)).toEqual([1, 2, 3, 4, 5]);
  });

  test('every step: place, counts, reaction, counts after', () => {
    const hall = opened();
    for (const { step, bust, places, before, reaction, after } of steps) {
      const entries = bustAt(hall, bust);
      expect(
        hall.counts().reduce((sum, count) => sum + count, 0),
        `R at ${step}`,
      ).toBe(45 - itemsOf(hall.floor.busts).reduce((sum, group) => sum + group.busted.length, 0));
      const { rows } = resultsOf(hall.hall());
      for (const entry of entries) {
        const row = rows.find((each) => each.entry === entry);
        expect(row?.from === row?.to ? String(row?.to) : `${row?.from}-${row?.to}`, `place at ${step}`).toBe(places);
      }
      expect(counts(hall), `counts at ${step}`).toBe(before);
      const cards = hall.cards();
      if (reaction === 'none') expect(cards, `cards at ${step}`).toEqual([]);
      else if (reaction === 'break') {
        expect(cards.map(({ key }) => key)).toEqual(['break:5']);
        expect(cards[0]?.reason).toEqual({
          code: 'poker.cards.break',
          params: { players: 36, count: 4, names: ['5'], going: 7 },
        });
        hall.follow(cards[0]);
        expect(hall.floor.pending.map(({ entry, to }) => `${named(entry ?? 0)}>T${to.table}/${to.seat}`)).toEqual([
          '5.7>T3/2',
          '5.8>T2/9',
          '5.4>T4/3',
          '5.9>T4/9',
          '5.6>T3/7',
          '5.5>T2/1',
          '5.3>T1/2',
        ]);
        expect(hall.table(5).state).toBe('breaking');
        hall.arriveAll();
        expect(hall.table(5).state).toBe('closed');
      } else {
        expect(
          cards.map(({ kind }) => kind),
          `cards at ${step}`,
        ).toEqual(['balance']);
        hall.follow(cards[0]);
        const [move] = hall.floor.pending;
        expect(
          `${named(move?.entry ?? 0)} ${move?.from?.table}/${move?.from?.seat}>${move?.to.table}/${move?.to.seat}`,
        ).toBe(reaction);
        hall.arriveAll();
      }
      expect(counts(hall), `counts after ${step}`).toBe(after);
      expect(problems(hall.floor)).toEqual([]);
    }
  });

  test('step 8: outlook "next bust breaks Table 5"', () => {
    expect(outlookOf(playThrough(8).hall())).toMatchObject({
      left: 37,
      nextBreak: { at: 36, finalTable: false, table: 5 },
      paid: 5,
      bustsToMoney: 32,
    });
  });

  test('totals: 5 balance moves with one double mover, 7 break moves, 12 slips; the break is draw 1', () => {
    const hall = playThrough(12);
    const moved = itemsOf(hall.floor.moved);
    expect(moved.filter(({ cause }) => cause === 'balance').length).toBe(5);
    expect(moved.filter(({ cause }) => cause === 'break').length).toBe(7);
    expect(moved.map(({ slip }) => slip).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(hall.entry(start(5, 2)).moves).toBe(2);
    expect(itemsOf(hall.floor.entries).filter(({ moves }) => moves > 1).length).toBe(1);
    expect(itemsOf(hall.floor.draws).map(({ no, seed, cause }) => [no, seed, cause])).toEqual([
      [1, 'acceptance-45#1', 'break'],
    ]);
  });

  test('step 10 with chips: 1.5 is 35th, 1.1 is 36th; without chips both 35-36', () => {
    const hall = playThrough(9);
    const chips = [
      { entry: start(1, 1), chips: 4000 },
      { entry: start(1, 5), chips: 9000 },
    ];
    hall.do({ do: 'bust', hands: [chips] });
    const places = () =>
      resultsOf(hall.hall())
        .rows.filter(({ from }) => from < 37)
        .map(({ entry, from, to }) => `${named(entry)}:${from}-${to}`);
    expect(places()).toEqual(['1.5:35-35', '1.1:36-36']);
    hall.do({ do: 'amendBust', entry: start(1, 5), chips: null });
    expect(places()).toEqual(['1.1:35-36', '1.5:35-36']);
  });

  test('prizes: 342, 216, 144, 108, 90', () => {
    expect(resultsOf(opened().hall()).prizes).toEqual([342, 216, 144, 108, 90]);
  });
});

describe('undo and what survives (U1 to U6)', () => {
  let hall: Venue;
  beforeEach(() => {
    hall = opened();
  });

  test('U1 two undos, move then bust, give the state after step 11; two redos give step 12 again', () => {
    for (const step of steps.slice(0, 11)) play(hall, step);
    const after11 = hall.floor;
    bustAt(hall, [[2, 4]]);
    hall.follow(hall.cards()[0]);
    const after12 = hall.floor;
    hall.undo();
    hall.undo();
    expect(hall.floor).toEqual(after11);
    hall.redo();
    hall.redo();
    expect(hall.floor).toEqual(after12);
  });

  test('U2 undo all gives the initial chart', () => {
    const initial = hall.floor;
    const before = hall.stepsDone();
    for (const step of steps) play(hall, step);
    while (hall.stepsDone() > before) hall.undo();
    expect(hall.floor).toEqual(initial);
  });

  test('U3 reinstating 3.2 at the end of step 9: no seat, and Table 5 can be opened again', () => {
    for (const step of steps.slice(0, 9)) play(hall, step);
    const refusal = hall.refused({ do: 'reinstate', entry: start(3, 2) });
    expect(refusal).toMatchObject({ code: 'poker.notEnoughSeats', params: { capacity: 0, requested: 1 } });
    expect(refusal.ways).toEqual([
      { do: 'poker.extraChair', params: { table: 3, seats: 10, name: '3' } },
      { do: 'poker.reopenTable', params: { tables: [5], name: '5' } },
    ]);
    hall.do({ do: 'openTables', tables: [5] });
    hall.do({ do: 'reinstate', entry: start(3, 2) });
    expect(hall.entry(start(3, 2))).toMatchObject({ status: 'seated', at: { table: 5 } });
    // All later places shift by derivation: the one who was 38th is 37th again of those below.
    expect(resultsOf(hall.hall()).rows.map(({ from }) => from)).toEqual([38, 39, 40, 41, 42, 43, 44, 45]);
  });

  test('U4 the journal up to the bust gives the bust and the same suggestion', () => {
    for (const step of steps.slice(0, 8)) play(hall, step);
    bustAt(hall, [[3, 2]]);
    const again = hall.reopened(hall.steps.length);
    expect(again.floor).toEqual(hall.floor);
    expect(again.cards()).toEqual(hall.cards());
    expect(again.cards()[0]?.key).toBe('break:5');
  });

  test('U5 a break is one step: a journal cut before it has none of its moves, one with it has all seven', () => {
    for (const step of steps.slice(0, 8)) play(hall, step);
    bustAt(hall, [[3, 2]]);
    const before = hall.steps.length;
    hall.follow(hall.cards()[0]);
    expect(hall.steps.length).toBe(before + 1);
    expect(hall.reopened(before).floor.pending.length).toBe(0);
    expect(hall.reopened(before + 1).floor.pending.length).toBe(7);
  });

  test('U6 the draw undone and drawn again has the next number and another seed; the log shows both', () => {
    for (const step of steps.slice(0, 8)) play(hall, step);
    bustAt(hall, [[3, 2]]);
    hall.follow(hall.cards()[0]);
    const first = hall.floor.pending.map(({ slip, to }) => [slip, to]);
    hall.undo();
    hall.follow(hall.cards()[0]);
    const second = hall.floor.pending.map(({ slip, to }) => [slip, to]);
    expect(itemsOf(hall.floor.draws).map(({ no, seed }) => [no, seed])).toEqual([[2, 'acceptance-45#2']]);
    expect(undoneBefore(hall.floor, 2)).toEqual([1]);
    expect(drawLog(hall.steps).map(({ draw, undoneBy }) => [draw.no, draw.seed, undoneBy !== null])).toEqual([
      [1, 'acceptance-45#1', true],
      [2, 'acceptance-45#2', false],
    ]);
    const slips = [...first, ...second].map(([slip]) => slip);
    expect(new Set(slips).size).toBe(14);
    expect(second.map(([, to]) => to)).not.toEqual(first.map(([, to]) => to));
  });
});
