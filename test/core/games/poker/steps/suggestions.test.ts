import { describe, expect, test } from 'vitest';
import type { GameCard } from '../../../../../core/game/paper.ts';
import { quiet } from '../../../../../core/game/seating.ts';
import { openSlips, seatSlips } from '../../../../../core/games/poker/paper/paper-slips.ts';
import { slipsOf } from '../../../../../core/games/poker/paper/slips.ts';
import { poolOf } from '../../../../../core/games/poker/results/payouts.ts';
import { isLastLevel, moreLevels, newClock, suggestedLevels } from '../../../../../core/games/poker/rules/clock.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import { defaultRules } from '../../../../../core/games/poker/rules/rules.ts';
import { pokerMethods } from '../../../../../core/games/poker/seating/methods.ts';
import { outlookOf } from '../../../../../core/games/poker/steps/outlook.ts';
import { bust, drawn, laidOut } from '../laid-out.ts';
import { venue } from '../venue.ts';

const ask = (request: { readonly [name: string]: unknown; readonly method: string }) => {
  const method = pokerMethods.find(({ id }) => id === request.method);
  if (method === undefined) throw new Error('no method');
  const answer = method.seat(method.request.parse(request) as never, quiet);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value.more as unknown as { readonly consolidation: unknown; readonly seats: readonly unknown[] };
};

const notes = ({ parts }: GameCard): readonly string[] =>
  parts.flatMap((part) => (part.kind === 'note' ? [part.phrase.code] : []));

describe('P-3 breaks while registration is open [room 2.1]', () => {
  const tables = (count: number, players: number, chairs = 9) => {
    let entry = 1;
    return Array.from({ length: count }, (_, index) => ({
      table: index + 1,
      seatCount: chairs,
      seated: Array.from({ length: Math.floor(players / count) + (index < players % count ? 1 : 0) }, (_, seat) => ({
        seat: seat + 1,
        entry: entry++,
      })),
    }));
  };
  const check = (count: number, players: number, registration: object, chairs = 9) =>
    ask({
      family: 'poker',
      method: 'consolidate',
      seed: 's',
      tables: tables(count, players, chairs),
      options: { registration },
    });

  test('PS1 112 tables of 9, 999 left: held, and would break table 112', () => {
    expect(check(112, 999, { open: true })).toMatchObject({
      consolidation: { kind: 'held', players: 999, needed: 111, would: { kind: 'break', breaks: [112] } },
      seats: [],
    });
    for (const registration of [{}, { open: false }, { open: true, policy: 'normal' }])
      expect(check(112, 999, registration).consolidation).toMatchObject({ kind: 'break', breaks: [112] });
  });

  test('PS8 two tables 5 + 5 with 10 chairs: held, and would be the final table', () => {
    expect(check(2, 10, { open: true }, 10).consolidation).toMatchObject({
      kind: 'held',
      would: { kind: 'finalTable', breaks: [2] },
    });
  });

  test('on the floor: no card, a line in the outlook, and the card when registration closes or the rule says so', () => {
    const hall = laidOut([6, 6, 6], { rules: { breaksWhileOpen: 'hold' } });
    expect(hall.cards()).toEqual([]);
    expect(outlookOf(hall.hall())).toMatchObject({
      nextBreak: null,
      held: { players: 18, needed: 2, would: { kind: 'break', breaks: [3] } },
    });
    // Whoever breaks all the same does.
    hall.do({ do: 'breakTables', tables: [3] });
    hall.undo();
    hall.rule({ breaksWhileOpen: 'normal' });
    expect(hall.cards().map(({ key }) => key)).toEqual(['break:3']);
    hall.rule({ breaksWhileOpen: 'hold' });
    hall.do({ do: 'setRegistration', open: false });
    expect(hall.cards().map(({ key }) => key)).toEqual(['break:3']);
    expect(outlookOf(hall.hall()).held).toBe(null);
  });

  test('a new event holds, one that was made before does not', () => {
    expect(defaultRules.breaksWhileOpen).toBe('hold');
    expect(
      laidOut([6, 6, 6], { before: true })
        .cards()
        .map(({ key }) => key),
    ).toEqual(['break:3']);
  });
});

describe('P-5 stale marks [room 2.4]', () => {
  test('PS5 marks of both tables 2:59, 3:00, 3:01 old: named, named, walk first', () => {
    for (const [age, primary] of [
      [179_000, 'deed'],
      [180_000, 'deed'],
      [181_000, 'walk'],
    ] as const) {
      const hall = laidOut([9, 7]);
      const last = Math.min(...itemsOf(hall.floor.tables).map(({ bbMarkedAt }) => bbMarkedAt ?? 0));
      hall.wait(last + age - hall.now());
      const [card] = hall.cards();
      expect([age, card?.primary, card?.deed?.do]).toEqual([age, primary, 'move']);
      expect(card?.others.map((other) => other.do)).toContain('walk');
    }
  });

  test('the line says how old, and about how many hands', () => {
    const hall = laidOut([9, 7]);
    hall.wait(6 * 60_000);
    expect(hall.cards()[0]?.warnings).toEqual([{ code: 'poker.cards.staleMarks', params: { count: 6, hands: 3 } }]);
  });

  test('a name that is no longer sure moves nobody by itself', () => {
    const rules = { auto: { consolidate: true, balance: true, apply: true } };
    const hall = laidOut([9, 8], { rules });
    hall.wait(10 * 60_000);
    bust(hall, 10, 11);
    expect(hall.floor.pending).toEqual([]);
    const before = laidOut([9, 8], { rules, before: true });
    before.wait(10 * 60_000);
    bust(before, 10, 11);
    expect(before.floor.pending).toHaveLength(1);
  });
});

describe('P-6 what a slip says of the button [room 2.5]', () => {
  const broken = (mark?: 'bb' | 'button') => {
    const hall = laidOut([4, 4], {}, false);
    if (mark === 'button') hall.do({ do: 'markButton', table: 1, seat: 1 });
    if (mark === 'bb') hall.do({ do: 'markBigBlind', table: 1, seat: 5 });
    hall.do({ do: 'breakTables', tables: [2] });
    return hall;
  };

  test('a break without marks: dealt in anywhere, but between small blind and button', () => {
    expect(openSlips(broken().hall()).flat().map(notes)).toEqual(
      Array.from({ length: 4 }, () => ['poker.paper.betweenHands', 'poker.waits.atOnceAnywhere']),
    );
  });

  test('a break with marks: at once, the seat of the big blind included', () => {
    const codes = openSlips(broken('button').hall()).flat().flatMap(notes);
    expect(new Set(codes)).toEqual(new Set(['poker.paper.betweenHands', 'poker.waits.atOnce']));
    for (const { to, wait } of broken('bb').floor.pending)
      expect(wait).toBe(to.seat === 5 ? 'atOnce' : 'atOnceAnywhere');
  });

  test('a journal written before: the shared sentence is told as the one that was meant', () => {
    const hall = laidOut([4, 4], {}, false);
    hall.do({ do: 'breakTables', tables: [2] });
    const [first] = hall.floor.pending;
    const old = (cause: 'break' | 'balance', wait: 'wait' | 'ifButton') =>
      slipsOf({ ...hall.floor, pending: first === undefined ? [] : [{ ...first, cause, wait }] }).find(
        ({ no }) => no === first?.slip,
      )?.wait;
    expect([old('break', 'ifButton'), old('break', 'wait')]).toEqual(['atOnceAnywhere', 'buttonPasses']);
    expect([old('balance', 'ifButton'), old('balance', 'wait')]).toEqual(['ifSmall', 'neverSmall']);
  });

  test('a late entry has a sentence too, the initial draw and a redraw have none', () => {
    const hall = drawn(2, { people: 12 });
    expect(seatSlips(hall.hall()).flat().flatMap(notes)).toEqual([]);
    hall.meet(13);
    hall.do({ do: 'late', player: 13 });
    expect(slipsOf(hall.floor).at(-1)).toMatchObject({ cause: 'late', wait: 'atOnceAnywhere' });
    hall.do({ do: 'redraw' });
    expect(openSlips(hall.hall()).flat().flatMap(notes)).not.toContain('poker.waits.atOnce');
  });
});

describe('nothing that is pressed does nothing, and nothing is called what it is not', () => {
  test('P-7 draw seats in a full room is refused with the tables to open', () => {
    const hall = laidOut([4, 4], { people: 10 }, false, 4);
    hall.do({ do: 'addTables', count: 1, seatCount: 4 });
    hall.do({ do: 'seat', players: [9, 10], overflow: 'wait' });
    for (const order of [
      { do: 'seat' as const, players: [9, 10], overflow: 'wait' as const },
      { do: 'seatAlternates' as const },
    ]) {
      const refusal = hall.refused(order);
      expect(refusal).toMatchObject({ code: 'poker.roomFull', params: { waiting: 2, free: 0 } });
      expect(refusal.ways[0]).toEqual({ do: 'poker.openTables', params: { tables: [3], count: 1 } });
    }
    hall.do({ do: 'openTables', tables: [3] });
    hall.do({ do: 'seat', players: [9, 10] });
    // It was the alternates' turn, whatever set it off.
    expect(itemsOf(hall.floor.draws).at(-1)?.cause).toBe('alternate');
  });

  test('draw seats seats whom it names, or is refused and changes nothing: nobody waits unasked [room 2.8]', () => {
    const hall = laidOut([4, 4], { people: 12 }, false, 4);
    hall.do({ do: 'addTables', count: 1, seatCount: 4 });
    const before = hall.floor;
    const refusal = hall.refused({ do: 'seat', players: [9, 10] });
    expect(refusal).toMatchObject({ code: 'poker.roomFull', params: { waiting: 2, free: 0 } });
    expect(refusal.ways.map((way) => way.do)).toEqual(['poker.openTables', 'poker.waitForSeat']);
    expect(hall.floor).toBe(before);
    hall.do({ do: 'seat', players: [9], overflow: 'wait' });
    bust(hall, 1);
    // The one free seat is the alternate's, whoever was chosen.
    const few = hall.refused({ do: 'seat', players: [10] });
    expect(few).toMatchObject({ code: 'poker.notEnoughSeats', params: { capacity: 1, requested: 2 } });
    expect(few.ways.map((way) => way.do)).toContain('poker.seatFirst');
    hall.do({ do: 'openTables', tables: [3] });
    hall.do({ do: 'seat', players: [10] });
    expect([hall.entry(9).status, hall.entry(10).status, hall.floor.queue]).toEqual(['seated', 'seated', []]);
  });

  test('a re-entry while alternates wait: the draw is called by who was drawn', () => {
    const hall = laidOut([4, 4], { people: 9 }, false, 4);
    hall.do({ do: 'seat', players: [9], overflow: 'wait' });
    bust(hall, 1);
    hall.do({ do: 'reEnter', player: 1 });
    expect(itemsOf(hall.floor.draws).at(-1)).toMatchObject({ cause: 'alternate', seats: [{ entry: 9 }] });
  });

  test('R5 an initial draw of people who wait is called the initial draw', () => {
    const hall = venue({ people: 4 });
    for (const player of [1, 2, 3, 4]) hall.do({ do: 'late', player });
    expect(hall.floor.queue).toHaveLength(4);
    hall.do({ do: 'addTables', count: 1 });
    hall.do({ do: 'initialDraw' });
    expect(itemsOf(hall.floor.draws).map(({ cause }) => cause)).toEqual(['initial']);
  });

  test('a redraw with nobody, alternates without a queue', () => {
    const hall = laidOut([0, 0]);
    expect(hall.refused({ do: 'redraw' }).code).toBe('poker.nobodyToSeat');
    expect(hall.refused({ do: 'seatAlternates' }).code).toBe('poker.nobodyToSeat');
  });

  test('no red flag at a table with nobody', () => {
    const hall = laidOut([9, 9, 0]);
    expect(hall.cards().filter(({ kind }) => kind === 'redFlag')).toEqual([]);
    expect(
      laidOut([9, 9, 1])
        .cards()
        .filter(({ kind }) => kind === 'redFlag'),
    ).toHaveLength(1);
  });

  test('hand-for-hand goes off by itself at one table', () => {
    const hall = laidOut([3, 3]);
    hall.do({ do: 'setHandForHand', on: true });
    hall.do({ do: 'breakTables', tables: [2] });
    expect(hall.floor.handForHand).toBe(false);
  });

  test('an expert is no news for a player', () => {
    const hall = drawn(2, { people: 12, person: (no) => ({ expert: no % 3 === 0 }) });
    expect(itemsOf(hall.floor.draws)[0]?.seats.some(({ rule }) => rule === '3b')).toBe(true);
    expect(seatSlips(hall.hall()).flat().flatMap(notes)).toEqual([]);
  });
});

describe('paper that is right', () => {
  test('P-8 a slip that a break makes void is to be fetched back until it is ticked', () => {
    const hall = laidOut([6, 6, 4]);
    hall.do({ do: 'move', entry: 1, table: 3, seat: 9 });
    hall.do({ do: 'breakTables', tables: [3] });
    expect(hall.floor.toFetch).toEqual([1]);
    expect(hall.refused({ do: 'fetchSlips', slips: [2] }).code).toBe('poker.slipUnknown');
    hall.do({ do: 'fetchSlips', slips: [1] });
    expect(hall.floor.toFetch).toBe(undefined);
    hall.undo();
    expect(hall.floor.toFetch).toEqual([1]);
  });

  test('P-9 who comes back by a draw gets a slip without the starting stack', () => {
    const hall = laidOut([6, 6], { people: 13 });
    bust(hall, 1);
    hall.do({ do: 'place', seats: [{ player: 13, table: 1, seat: 1 }] });
    hall.do({ do: 'reinstate', entry: 1 });
    const labels = seatSlips(hall.hall())
      .flat()
      .at(-1)
      ?.parts.flatMap((part) => (part.kind === 'facts' ? part.facts.map(({ label }) => label.code) : []));
    expect(labels).toContain('poker.columns.countedChips');
    expect(labels).not.toContain('poker.columns.chips');
  });

  test('P-9 in a full room an extra chair at his table is the first way', () => {
    const hall = laidOut([4, 4], { people: 9 }, false, 4);
    bust(hall, 1);
    hall.do({ do: 'place', seats: [{ player: 9, table: 1, seat: 1 }] });
    const refusal = hall.refused({ do: 'reinstate', entry: 1 });
    expect(refusal.ways[0]).toEqual({ do: 'poker.extraChair', params: { table: 1, seats: 5, name: '1' } });
    hall.do({ do: 'editTable', table: 1, seatCount: 5 });
    hall.do({ do: 'reinstate', entry: 1 });
    expect(hall.entry(1).at).toEqual({ table: 1, seat: 5 });
  });

  test('P-4 an old event with bounties still counts its pool as before', () => {
    const sold = { entries: 49, rebuys: 0, addOns: 0 };
    expect(poolOf({ ...defaultRules.money, buyIn: 20, bounty: 5 }, sold)).toBe(49 * 15);
  });
});

describe('[fault P-12] the clock at the end', () => {
  const levels = suggestedLevels(20);
  const MINUTE = 60_000;

  test('in the last level a card offers more, its last step repeated; then it says that they are over', () => {
    const hall = laidOut([6, 6], { rules: { auto: { consolidate: false, balance: false, apply: false } } });
    const last = levels.length - 1;
    hall.do({ do: 'setLevels', levels: [...levels] });
    expect(hall.cards()).toEqual([]);
    for (let n = 0; n < last; n++) hall.do({ do: 'workClock', deed: { what: 'next' } });
    hall.do({ do: 'workClock', deed: { what: 'start' } });
    expect(hall.cards()).toMatchObject([
      { key: 'levels', reason: { code: 'poker.cards.lastLevel', params: { count: 20 } }, deed: { do: 'setLevels' } },
    ]);
    hall.wait(30 * MINUTE);
    const [card] = hall.cards();
    expect(card?.reason).toEqual({ code: 'poker.cards.levelsOver' });
    hall.follow(card);
    expect(
      hall.floor.clock?.levels.slice(-3).map(({ smallBlind, bigBlind, ante }) => [smallBlind, bigBlind, ante]),
    ).toEqual([
      [7000, 14_000, 14_000],
      [9000, 18_000, 18_000],
      [11_000, 22_000, 22_000],
    ]);
    // The first of them begins when it is added.
    hall.wait(MINUTE);
    expect(hall.cards()).toEqual([]);
  });

  test('a single level is added to itself, pauses have no say, a stopped clock asks nothing', () => {
    const [only] = levels;
    if (only === undefined) throw new Error('no level');
    expect(moreLevels([only], 2).map(({ bigBlind }) => bigBlind)).toEqual([100, 150]);
    expect(moreLevels([{ ...only, kind: 'pause' }], 2)).toEqual([]);
    expect(isLastLevel(newClock([only]), 0)).toBe(false);
  });
});

describe('[fault P-14] one function prepares the room for command line and screen', () => {
  test('a slip to the breaking table is void on both roads, and its player stays', () => {
    // Three tables of 9 chairs with 8, 7 and 3 players; one of table 1 has a slip to table 3.
    const hall = laidOut([8, 7, 3], { seed: 'p14' }, false);
    hall.do({ do: 'move', entry: 1, table: 3, seat: 9 });
    const seated = itemsOf(hall.floor.tables).map(({ id, seats }) => ({
      table: id,
      seated: seats.flatMap(({ entry }, index) => (entry === null ? [] : [{ seat: index + 1, entry }])),
      reserved: seats.flatMap(({ reservedFor }, index) =>
        reservedFor === null ? [] : [{ seat: index + 1, entry: reservedFor }],
      ),
    }));
    hall.do({ do: 'breakTables', tables: [3] });
    const draw = itemsOf(hall.floor.draws).at(-1);
    const made = ask({ family: 'poker', method: 'consolidate', seed: draw?.seed, tables: seated });
    expect(made.seats).toEqual(draw?.seats.map(({ entry, table, seat, rule }) => ({ entry, table, seat, rule })));
    expect(hall.entry(1)).toMatchObject({ at: { table: 1, seat: 1 }, slip: null });
  });
});
