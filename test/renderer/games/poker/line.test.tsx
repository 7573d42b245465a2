/** What the line of the floor leads to: two taken seats, a slip that is out, who came with a slip without a name. */

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { entryOf } from '../../../../core/games/poker/rules/floor-state.ts';
import { box, button, call, chair, floor, floorNow, lastSent, openFloor, press } from './floor-desk.ts';

const twoTables = (more: readonly ReturnType<typeof floor>[] = []) =>
  openFloor({ tables: 2, people: 17, seated: 17, more });

describe('[W-3.12] two seats in the line', () => {
  it('both taken are a swap, with both named before Enter', async () => {
    const door = await twoTables();
    await box().fill('1.1 1.2');
    await expect.element(page.getByRole('status').getByText('Player 1 1.1 ⇄ Player 2 1.2')).toBeVisible();
    await expect.element(page.getByText('Out', { exact: true })).not.toBeVisible();
    await press('{Enter}');
    await expect.poll(() => lastSent(door)).toMatchObject({ do: 'swap', a: 1, b: 2 });
    expect(floorNow(door).pending).toMatchObject([
      { entry: 1, to: { table: 1, seat: 2 } },
      { entry: 2, to: { table: 1, seat: 1 } },
    ]);
    await expect.element(box()).toHaveValue('');
  });

  it('what cannot be is said before Enter, and offered by no button', async () => {
    const door = await twoTables([floor({ do: 'move', entry: 5, table: 2, seat: 9 })]);
    const before = door.ledger().last;
    await box().fill('1.1 2.9');
    await expect.element(page.getByText('Table 2, seat 9 is taken or held for somebody.')).toBeVisible();
    await expect.element(button(/^Move and print/)).not.toBeInTheDocument();
    await press('{Enter}');
    expect(door.ledger().last).toBe(before);
    await expect.element(box()).toHaveValue('1.1 2.9');
  });
});

describe('[W-3.10] a line that is entered while the one before is on its way', () => {
  /** Typed and entered in one go: no answer has come meanwhile. */
  const enterAtOnce = async (text: string): Promise<void> => {
    const field = box().element();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await Promise.resolve();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  };

  it('waits for it and is carried out; the same line entered twice is one', async () => {
    const door = await twoTables();
    await box().click();
    const before = door.ledger().last;
    await enterAtOnce('1.1 1.2');
    await enterAtOnce('1.1 1.2');
    await enterAtOnce('1.3 1.4');
    await expect.poll(() => lastSent(door)).toMatchObject({ do: 'swap', a: 3, b: 4 });
    expect(floorNow(door).pending).toHaveLength(4);
    expect(door.ledger().last).toBe(before + 2);
    await expect.element(box()).toHaveValue('');
  });
});

describe('[W-9.9] a figure', () => {
  it('begins the next line also where a free seat was called and its menu is open', async () => {
    const door = await twoTables();
    await call('2.9');
    await expect.element(page.getByRole('menu')).toBeVisible();
    await press('1.4');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(box()).toHaveValue('1.4');
    await press('{Enter}');
    await expect.poll(() => entryOf(floorNow(door), 4)?.status).toBe('eliminated');
  });
});

describe('[W-9.2] a slip in the line', () => {
  it('is the table where one is called so', async () => {
    const door = await twoTables([floor({ do: 'move', entry: 4, table: 2, seat: 9 })]);
    await call('1');
    await expect.element(box()).toHaveValue('');
    expect(floorNow(door).pending).toMatchObject([{ slip: 1 }]);
  });

  const walking = () => twoTables([floor({ do: 'swap', a: 1, b: 2 }), floor({ do: 'walk', from: 1, to: 2 })]);

  const threeOut = () =>
    twoTables([floor({ do: 'swap', a: 1, b: 2 }), floor({ do: 'move', entry: 4, table: 2, seat: 9 })]);

  it('is seated with its number and Enter, and the focus stays in the line', async () => {
    const door = await threeOut();
    await box().fill('3');
    await expect.element(page.getByRole('status').getByText('Player 4 1.4 → 2.9')).toBeVisible();
    await expect.element(button('Print slip 3 again').last()).toBeVisible();
    await expect.element(button('Cancel slip 3').last()).toBeVisible();
    await press('{Enter}');
    await expect.poll(() => entryOf(floorNow(door), 4)?.at).toEqual({ table: 2, seat: 9 });
    await expect.element(box()).toHaveValue('');
    await expect.element(box()).toHaveFocus();
  });

  it('is seated by a click, too', async () => {
    const door = await threeOut();
    await box().fill('3');
    await button(/^Seated/).click();
    await expect.poll(() => entryOf(floorNow(door), 4)?.at).toEqual({ table: 2, seat: 9 });
  });

  it('that has come shows its player with what can be done', async () => {
    const door = await threeOut();
    door.carryOut(floor({ do: 'arrive', slips: [3] }));
    await expect.poll(() => entryOf(floorNow(door), 4)?.slip).toBe(null);
    await call('3');
    await expect.element(page.getByRole('menu', { name: /^Table 2, seat 9, Player 4/ })).toBeVisible();
  });

  it('without a name asks who came: the number of the seat and Enter', async () => {
    const door = await walking();
    await call('3');
    const asked = page.getByRole('dialog', { name: 'Slip 3: who moved?' });
    await expect.element(asked.getByRole('radio').first()).toHaveFocus();
    await press('7{Enter}');
    await expect.poll(() => lastSent(door)).toMatchObject({ do: 'finishWalk', slip: 3, entry: 7, seat: 9 });
    await expect.element(asked).not.toBeInTheDocument();
    await expect.element(chair(2, 9)).toHaveAccessibleName('Table 2, seat 9, Player 7, moves: 1');
    await expect.element(box()).toHaveFocus();
  });

  it('without a name: Escape on a name goes back to the line, and nobody has moved', async () => {
    await walking();
    await call('3');
    const asked = page.getByRole('dialog', { name: 'Slip 3: who moved?' });
    await expect.element(asked.getByRole('radio').first()).toHaveFocus();
    await press('{Escape}');
    await expect.element(asked).not.toBeInTheDocument();
    await expect.element(box()).toHaveFocus();
    await expect.element(button('Slip 3: say who came')).toBeVisible();
  });

  it('without a name: two clicks', async () => {
    const door = await walking();
    await button('Slip 3: say who came').click();
    const asked = page.getByRole('dialog', { name: 'Slip 3: who moved?' });
    await asked.getByText('Player 6').click();
    await asked.getByRole('button', { name: 'Seated' }).click();
    await expect.poll(() => lastSent(door)).toMatchObject({ do: 'finishWalk', slip: 3, entry: 6, seat: 9 });
  });
});

describe('the name of somebody who is out', () => {
  it('offers the way back in: a new entry, or a bust that was none, by a click or the arrow, never by Enter alone', async () => {
    const door = await twoTables([floor({ do: 'bust', hands: [[{ entry: 4 }], [{ entry: 9 }]] })]);
    const before = door.ledger().last;
    await box().fill('Player 4');
    await expect.element(page.getByRole('option', { name: /^Enter again/ })).toBeVisible();
    await press('{Enter}');
    expect(door.ledger().last).toBe(before);
    await box().fill('Player 4');
    await page.getByRole('option', { name: /^Enter again/ }).click();
    await expect.poll(() => lastSent(door)).toMatchObject({ do: 'reEnter', player: 4 });
    await expect.element(box()).toHaveValue('');
    await box().fill('Player 9');
    await expect.element(page.getByRole('option', { name: /^Take the bust back/ })).toBeVisible();
    await press('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(() => lastSent(door)).toMatchObject({ do: 'reinstate', entry: 9 });
    await expect.poll(() => entryOf(floorNow(door), 9)?.status).toBe('seated');
  });

  it('offers no new entry once registration is closed', async () => {
    await twoTables([floor({ do: 'bust', hands: [[{ entry: 4 }]] }), floor({ do: 'setRegistration', open: false })]);
    await box().fill('Player 4');
    await expect.element(page.getByRole('option', { name: /^Take the bust back/ })).toBeVisible();
    await expect.element(page.getByRole('option', { name: /^Enter again/ })).not.toBeInTheDocument();
  });
});

describe('a name that nobody has', () => {
  it('is added from the line while registration is open, by a click or the arrow, never by Enter alone', async () => {
    const door = await twoTables();
    await box().fill('Late Larry');
    await expect.element(page.getByText('Nothing found for “Late Larry”.')).toBeVisible();
    const before = door.ledger().last;
    await press('{Enter}');
    await expect.element(box()).toHaveValue('Late Larry');
    expect(door.ledger().last).toBe(before);
    await press('{ArrowDown}{Enter}');
    await expect.poll(() => door.ledger().tournament?.entrants.at(-1)?.name).toBe('Late Larry');
    await expect.element(page.getByRole('region', { name: 'Without a seat' }).getByText('Late Larry')).toBeVisible();
    await expect.element(box()).toHaveValue('');
    await box().fill('Later Lena');
    await page.getByRole('option', { name: 'Add Later Lena' }).click();
    await expect.poll(() => door.ledger().tournament?.entrants.at(-1)?.name).toBe('Later Lena');
    door.carryOut(floor({ do: 'setRegistration', open: false }));
    await box().fill('Too Late');
    await expect.element(page.getByText('Nothing found for “Too Late”.')).toBeVisible();
    await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  });

  it('is the name that stands in the line, however fast Enter follows its last letter', async () => {
    const door = await twoTables();
    await box().fill('Late Larr');
    await expect.element(page.getByRole('option', { name: 'Add Late Larr' })).toBeVisible();
    const line = box().element() as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(line, 'Late Larry');
    line.dispatchEvent(new Event('input', { bubbles: true }));
    // Each key finds the line as it is now, and the list as it was.
    for (const key of ['ArrowDown', 'Enter']) {
      await Promise.resolve();
      line.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
    await press('{ArrowDown}{Enter}');
    await expect.poll(() => door.ledger().tournament?.entrants.at(-1)?.name).toBe('Late Larry');
    expect(door.ledger().tournament?.entrants.map(({ name }) => name)).not.toContain('Late Larr');
  });
});
