import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { floor, openFloor, outs, press, START } from './floor-desk.ts';

const bust = (at: number, ...entries: readonly number[]) =>
  floor({ do: 'bust', hands: [entries.map((entry) => ({ entry }))], at: START + at });

const toPlaces = async () => {
  await press('{Alt>}3{/Alt}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Places' })).toBeVisible();
};

const correct = async (name: string, item: string) => {
  await page.getByRole('button', { name: `${name}: correct` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

describe('a bust corrected late', () => {
  it('taken back: says who gets which seat and whose places move before it is done', async () => {
    const door = await openFloor({ tables: 2, more: [bust(1, 4), bust(2, 7), bust(3, 12)] });
    await toPlaces();
    await correct('Player 7', 'Take the bust back');
    const dialog = page.getByRole('dialog', { name: 'Take the bust back: Player 7' });
    await expect.element(dialog.getByText('Sits at 1.7 again.')).toBeVisible();
    await expect.element(dialog.getByText('Places that change: 2')).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: 'Player 7 ~17 in play' })).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: 'Player 12 ~16 ~17' })).toBeVisible();
    expect(outs(door)).toEqual([4, 7, 12]);
    await expect.element(dialog.getByRole('button', { name: 'Take the bust back' })).toHaveFocus();
    await press('{Enter}');
    await expect.poll(() => outs(door)).toEqual([4, 12]);
  });

  it('chips put right: the places within the hand as they will be', async () => {
    const hand = [{ entry: 4, chips: 100 }, { entry: 7 }];
    await openFloor({ tables: 2, more: [floor({ do: 'bust', hands: [hand] })] });
    await toPlaces();
    await correct('Player 7', 'Correct the bust…');
    const dialog = page.getByRole('dialog', { name: 'Correct the bust: Player 7' });
    await expect.element(dialog.getByText('Places that change: 0')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Chips before the hand' }).fill('300');
    await press('{Tab}');
    await expect.element(dialog.getByRole('row', { name: 'Player 7 ~17–18 ~17' })).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: 'Player 4 ~17–18 ~18' })).toBeVisible();
  });

  it('[W-2.2] where no seat is free the first way out is the blue button, and the bust is taken back with it', async () => {
    const door = await openFloor({
      tables: 1,
      people: 10,
      more: [bust(1, 4), floor({ do: 'late', player: 10 })],
    });
    await toPlaces();
    await correct('Player 4', 'Take the bust back');
    const blue = () => [...document.querySelectorAll('.modal [data-primary]')].map(({ textContent }) => textContent);
    await expect.poll(blue).toEqual(['An extra chair at table 1']);
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
    await press('{Control>}{Enter}{/Control}');
    await expect.poll(() => outs(door)).toEqual([]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('two draws beside each other', () => {
  it('undone and drawn again: who sat where in each, and how many sit the same', async () => {
    const redraw = floor({ do: 'redraw' });
    const door = await openFloor({ tables: 2, more: [redraw] });
    await press('{Control>}z{/Control}');
    await expect.poll(() => door.ledger().undone).not.toBeNull();
    const order = { do: 'redraw', at: START + 1 };
    door.carryOut({ type: 'family.do', command: { do: 'drawAgain', order, reason: 'wrong list' } });
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'All draws…' }).click();
    await page.getByRole('button', { name: 'Two draws beside each other' }).click();
    const table = page.getByRole('region', { name: 'Two draws beside each other' });
    await expect.element(table.getByRole('columnheader', { name: 'Draw 1' })).toBeVisible();
    await expect.element(table.getByRole('columnheader', { name: 'Draw 2' })).toBeVisible();
    await expect.element(page.getByText(/^18 in both: \d+ at the same table, \d+ on the same seat\.$/)).toBeVisible();
  });
});
