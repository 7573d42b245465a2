import { describe, expect, test } from 'vitest';
import { balanceCard, consolidationCard, droppedCards } from '../../../../../core/games/poker/steps/cards/cards.ts';
import { bust, laidOut } from '../laid-out.ts';

describe('cards [poker 9]', () => {
  test('most urgent first: red flag, break; balance waits, because breaking often cures it', () => {
    const hall = laidOut([9, 9, 5, 3]);
    expect(hall.cards().map(({ key }) => key)).toEqual(['redFlag:3', 'redFlag:4', 'break:4']);
  });

  test('balance gives its reason, with the tie where the break order chose', () => {
    expect(laidOut([9, 7]).cards()[0]?.reason).toEqual({
      code: 'poker.cards.balance',
      params: { from: '1', high: 9, to: '2', low: 7, limit: 1 },
    });
    expect(laidOut([9, 9, 7]).cards()[0]?.reason).toMatchObject({
      code: 'poker.cards.balanceTied',
      params: { from: '2' },
    });
  });

  test('snoozed until the next bust', () => {
    const hall = laidOut([7, 7, 7, 7]);
    expect(hall.cards().map(({ key }) => key)).toEqual([]);
    bust(hall, 1, 2, 3, 4, 5, 6);
    expect(hall.cards().map(({ kind }) => kind)).toEqual(['redFlag', 'break']);
    hall.do({ do: 'snooze', card: 'break:4' });
    // With the break put off, the imbalance shows.
    expect(hall.cards().map(({ kind }) => kind)).toContain('balance');
    expect(hall.cards().map(({ kind }) => kind)).not.toContain('break');
    bust(hall, 7);
    expect(hall.cards().map(({ key }) => key)).toContain('break:4');
  });

  test('[poker 4.4 D8] an operator away from the clock: a swap is suggested', () => {
    const hall = laidOut([5, 5], { person: (no) => ({ clockOperator: no === 7 }) });
    expect(hall.cards()).toEqual([]);
    hall.do({ do: 'editTable', table: 1, clock: true });
    const [card] = hall.cards();
    expect(card).toMatchObject({ key: 'operatorSwap:1', entries: [7, 1], deed: { do: 'swap', cause: 'operator' } });
    hall.follow(card);
    hall.arriveAll();
    expect(hall.entry(7).at?.table).toBe(1);
    expect(hall.cards()).toEqual([]);
  });

  test('[W-9.9] one card pressed at two desks moves one: the second is told how many sit there now', () => {
    for (const marks of [true, false]) {
      for (const way of ['walk', 'randomMove'] as const) {
        const hall = laidOut([9, 7], {}, marks);
        const card = hall.cards().find(({ kind }) => kind === 'balance');
        const deed = [card?.deed ?? null, ...(card?.others ?? [])].find((each) => each?.do === way);
        if (deed?.do !== 'walk' && deed?.do !== 'randomMove') throw new Error(`no ${way} on the card`);
        hall.do(deed);
        expect(hall.refused(deed)).toMatchObject({
          code: 'poker.countChanged',
          params: { name: '1', count: 8, seen: 9 },
        });
        expect(hall.floor.pending).toHaveLength(1);
      }
    }
    const hall = laidOut([9, 9, 5], { rules: { auto: { consolidate: false, balance: true, apply: false } } }, false);
    const fill = hall.cards().find(({ key }) => key === 'fill:3');
    if (fill?.deed?.do !== 'issueMoves') throw new Error('no card that fills table 3');
    hall.do(fill.deed);
    expect(hall.refused(fill.deed).code).toBe('poker.countChanged');
  });

  test('switches: no consolidation, no balance by themselves', () => {
    const off = { consolidate: false, balance: false, apply: false };
    expect(laidOut([9, 7], { rules: { auto: off } }).cards()).toEqual([]);
    expect(laidOut([6, 6, 6], { rules: { auto: off } }).cards()).toEqual([]);
  });

  test('check now looks whatever the switches and snoozes say, and finds nothing where nothing is needed', () => {
    const off = { rules: { auto: { consolidate: false, balance: false, apply: false } } };
    const uneven = laidOut([9, 7], off);
    expect(balanceCard(uneven.hall(), uneven.now())?.key).toBe('balance:1>2');
    expect(consolidationCard(uneven.hall())).toBe(null);
    const few = laidOut([6, 6, 6], off);
    few.do({ do: 'snooze', card: 'break:3' });
    expect(consolidationCard(few.hall())?.key).toBe('break:3');
    expect(balanceCard(few.hall(), few.now())).toBe(null);
  });

  test('a card whose reason is gone disappears, and the log can name it', () => {
    const hall = laidOut([9, 7]);
    const before = hall.cards();
    bust(hall, 1);
    expect(hall.cards()).toEqual([]);
    expect(droppedCards(before, hall.cards(), 'bust').map(({ key }) => key)).toEqual(['balance:1>2']);
    hall.undo();
    hall.follow(hall.cards()[0]);
    expect(droppedCards(before, hall.cards(), 'move')).toEqual([]);
  });

  test('a player who was moved a short while ago is spared', () => {
    const hall = laidOut([9, 7], { rules: { restMinutes: 30 } });
    hall.follow(hall.cards()[0]);
    hall.arriveAll();
    bust(hall, 10, 11);
    // Entry 2 sits at table 2 seat 8; the next to move comes from table 1 as before.
    hall.do({ do: 'move', entry: 3, table: 1, seat: 2, done: true });
    expect(hall.cards().find(({ kind }) => kind === 'balance')?.entries).toEqual([4]);
    hall.wait(31 * 60_000);
    expect(hall.cards().find(({ kind }) => kind === 'balance')?.entries).toEqual([3]);
  });

  test('carried out at once where that is switched on, the walk excepted', () => {
    const apply = { auto: { consolidate: true, balance: true, apply: true } };
    const hall = laidOut([7, 7, 7], { rules: apply });
    bust(hall, 1, 2, 8);
    expect(hall.table(3).state).toBe('breaking');
    expect(hall.counts()).toEqual([9, 9]);
    const unmarked = laidOut([9, 8], { rules: apply }, false);
    bust(unmarked, 10);
    expect(unmarked.floor.pending).toEqual([]);
    expect(unmarked.cards()).toHaveLength(1);
  });
});

describe('several moves of one cause are one card [W-9.7] [room 2.7]', () => {
  const started = (marks: boolean) => laidOut([9, 9, 9, 9, 9, 2], { rules: { redFlag: false } }, marks);

  test('PS6 a table that was just started is filled by one card, one command and one undo', () => {
    const hall = started(true);
    const [card] = hall.cards();
    expect(card).toMatchObject({ key: 'fill:6', kind: 'balance', deed: { do: 'issueMoves', to: 6 } });
    expect(card?.deed).toMatchObject({ moves: [{ from: 5 }, { from: 4 }, { from: 3 }, { from: 2 }, { from: 1 }] });
    expect(card?.entries).toHaveLength(5);
    expect(card?.others).toMatchObject([{ do: 'move', table: 6 }]);
    hall.follow(card);
    expect(hall.floor.pending).toHaveLength(5);
    expect(hall.counts()).toEqual([8, 8, 8, 8, 8, 7]);
    expect(hall.cards()).toEqual([]);
    hall.undo();
    expect(hall.floor.pending).toEqual([]);
  });

  test('they are those that would be found one after the other', () => {
    const [together, one] = [started(true), started(true)];
    together.follow(together.cards()[0]);
    for (let n = 0; n < 5; n++) {
      const [card] = one.cards();
      one.follow(card?.key === 'fill:6' ? { ...card, deed: card.others[0] ?? null } : card);
    }
    const slips = (hall: typeof one) => hall.floor.pending.map(({ entry, to, wait }) => ({ entry, to, wait }));
    expect(slips(together)).toEqual(slips(one));
  });

  test('nobody is named by marks that are old or not there: they walk, and the names follow', () => {
    const old = started(true);
    old.wait(4 * 60_000);
    for (const hall of [old, started(false)]) {
      const [card] = hall.cards();
      expect(card?.entries).toEqual([]);
      expect(card?.others).toMatchObject([{ do: 'walk', to: 6 }]);
      hall.follow(card);
      expect(hall.floor.pending.map(({ entry }) => entry)).toEqual([null, null, null, null, null]);
    }
  });

  test('moves to different tables stay cards of their own', () => {
    expect(laidOut([9, 9, 7, 7]).cards()[0]?.key).toBe('balance:2>3');
  });
});
