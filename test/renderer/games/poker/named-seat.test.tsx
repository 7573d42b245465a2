/** Whom the line of the floor names is who Enter means, whatever happens between [W-9.9]. */

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { itemsOf } from '../../../../core/games/poker/rules/pages.ts';
import type { FakeDoor } from '../../door.ts';
import {
  box,
  bust,
  button,
  card,
  chair,
  floor,
  floorNow,
  lastSent,
  marks,
  openFloor,
  outs,
  press,
} from './floor-desk.ts';

/** Lets the browser go round once: what was put off until then is done. */
const oneTurn = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });

const line = (): HTMLInputElement => {
  const found = box().element();
  if (!(found instanceof HTMLInputElement)) throw new Error('the line is no field');
  return found;
};

/** Writes the whole line at once, as a fast hand or a scanner does. */
const write = (text: string): void => {
  const field = line();
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

describe('[W-9.9] Shift+Enter after a seat', () => {
  it('opens its menu, however soon it comes', async () => {
    await openFloor();
    for (let turns = 0; turns < 12; turns++) {
      write(`${1 + (turns % 3)}.${1 + (turns % 9)}`);
      for (let turn = 0; turn < turns; turn++) await oneTurn();
      line().dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', shiftKey: true, bubbles: true }),
      );
      await expect.element(page.getByRole('menu')).toBeVisible();
      await press('{Escape}');
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    }
  });
});

/** What another desk does: who sat there goes to the free seat 2.9, and player 18 sits down in his place. */
const changeHands = (door: FakeDoor, seat: number): void => {
  door.carryOut(floor({ do: 'move', entry: seat, table: 2, seat: 9, done: true }));
  door.carryOut(floor({ do: 'place', seats: [{ player: 18, table: 1, seat }] }));
};

const twoTables = (): Promise<FakeDoor> => openFloor({ tables: 2, people: 18, seated: 17 });

const sentBusts = (door: FakeDoor): number =>
  door.calls.filter(({ method, input }) => method === 'tournament.do' && JSON.stringify(input).includes('"bust"'))
    .length;

describe('[W-9.9] the person named by the line', () => {
  it('is meant, also with a slip given out since', async () => {
    const door = await twoTables();
    await box().fill('1.4');
    await expect.element(page.getByText('Player 4 is out of seat 1.4')).toBeVisible();
    door.carryOut(floor({ do: 'move', entry: 4, table: 2, seat: 9 }));
    await expect.element(chair(1, 4)).toHaveAccessibleName(/goes with slip/);
    await press('{Enter}');
    await expect.poll(() => outs(door)).toEqual([4]);
  });

  it('has moved: that is said in the line, Enter takes nobody else for him, and he can be meant all the same', async () => {
    const door = await twoTables();
    await box().fill('1.4');
    changeHands(door, 4);
    await expect.element(page.getByText('Player 4 is at 2.9 now, not at 1.4.')).toBeVisible();
    await press('{Enter}');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Player 4 is at 2\.9 now/);
    expect(outs(door)).toEqual([]);
    // Now that it was said the line names who sits there.
    await expect.element(page.getByText('Player 18 is out of seat 1.4')).toBeVisible();
    await button('Do it all the same').click();
    await expect.poll(() => outs(door)).toEqual([4]);
    line().focus();
    await press('{Enter}');
    await expect.poll(() => outs(door)).toEqual([4, 18]);
  });

  it('is out already, by another desk: said, and nobody else is out', async () => {
    const door = await twoTables();
    await box().fill('1.4');
    door.carryOut(bust(4));
    door.carryOut(floor({ do: 'place', seats: [{ player: 18, table: 1, seat: 4 }] }));
    await expect.element(page.getByText('Player 4 is out already.')).toBeVisible();
    await press('{Enter}');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Player 4 is out already/);
    expect(outs(door)).toEqual([4]);
  });

  it('of two seats is named before Enter, and is who moves', async () => {
    const door = await twoTables();
    await box().fill('1.4 2.9');
    await expect.element(page.getByRole('status').getByText('Player 4 1.4 → 2.9')).toBeVisible();
    door.carryOut(floor({ do: 'swap', a: 4, b: 5 }));
    door.carryOut(floor({ do: 'arrive', slips: floorNow(door).pending.map(({ slip }) => slip) }));
    await expect.element(page.getByText('Player 4 is at 1.5 now, not at 1.4.')).toBeVisible();
    await press('{Enter}');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Player 4 is at 1\.5 now/);
    expect(floorNow(door).pending).toEqual([]);
  });

  it('is out once, however often Enter is pressed', async () => {
    const door = await twoTables();
    await box().fill('1.4');
    for (let press = 0; press < 3; press++)
      line().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true }));
    await expect.poll(() => outs(door)).toEqual([4]);
    await expect.element(box()).toHaveValue('');
    expect(sentBusts(door)).toBe(1);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('[W-9.9] whoever else is named by a seat', () => {
  it('a menu is about who sat there when it opened: it closes for anybody else', async () => {
    const door = await twoTables();
    await box().fill('1.4');
    await press('{Shift>}{Enter}{/Shift}');
    await expect.element(page.getByRole('menuitem', { name: /^Rebuy/ })).toBeVisible();
    changeHands(door, 4);
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(chair(1, 4)).toHaveAccessibleName('Table 1, seat 4, Player 18');
  });

  it('a key on a seat says who was seen there', async () => {
    const door = await twoTables();
    chair(1, 4).element().focus();
    await press('r');
    expect(lastSent(door)).toMatchObject({ do: 'sell', entry: 4, seen: [{ entry: 4, table: 1, seat: 4 }] });
    await press('u');
    expect(lastSent(door)).toMatchObject({ do: 'unseat', entries: [4], seen: [{ entry: 4, table: 1, seat: 4 }] });
  });

  it('more of one hand, and who knocked out, are those who sat there when their seats were typed', async () => {
    const door = await twoTables();
    chair(1, 1).element().focus();
    await press('x');
    await page.getByRole('textbox', { name: 'Also out' }).fill('1.2');
    await press('{Enter}');
    const by = page.getByRole('textbox', { name: 'Knocked out by seat' }).first();
    await by.fill('4');
    await expect.element(page.getByRole('dialog').getByText('Player 4', { exact: true })).toBeVisible();
    changeHands(door, 4);
    await button('Bust').click();
    await expect.element(page.getByText('Player 4 is at 2.9 now, not at 1.4.')).toBeVisible();
    expect(outs(door)).toEqual([]);
    await by.fill('5');
    await button('Bust').click();
    await expect.poll(() => outs(door)).toEqual([1, 2]);
    expect(itemsOf(floorNow(door).busts)[0]?.busted[0]?.by).toEqual([5]);
  });

  it('a swap names who sits there, and means that person', async () => {
    const door = await twoTables();
    chair(1, 1).element().focus();
    await press('s');
    await page.getByRole('textbox', { name: 'Who sits at table.seat' }).fill('1.4');
    await expect.element(page.getByRole('dialog').getByText('Player 4', { exact: true })).toBeVisible();
    changeHands(door, 4);
    await press('{Enter}');
    await expect.element(page.getByText('Player 4 is at 2.9 now, not at 1.4.')).toBeVisible();
    expect(floorNow(door).pending).toEqual([]);
    await button('Do it all the same').click();
    await expect.poll(() => floorNow(door).pending.map(({ entry }) => entry)).toEqual([1, 4]);
  });

  it('a suggestion means whom it names by his seat', async () => {
    const door = await openFloor({ tables: 2, people: 16, seated: 14, more: [...marks(9, 5), bust(14)] });
    await expect.element(card('Move a player')).toBeVisible();
    await button('Move and print').click();
    expect(lastSent(door)).toMatchObject({ do: 'move', seen: [{ table: 1 }] });
  });
});
