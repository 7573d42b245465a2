/** What the floor shows of a redraw and of its end, and why a view of the hall is off. */

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { entryOf } from '../../../../core/games/poker/rules/floor-state.ts';
import { bust, button, chair, floor, floorNow, marks, openFloor, press } from './floor-desk.ts';

describe('a redraw', () => {
  it('shows at each table everybody who comes, also where somebody else still sits', async () => {
    const door = await openFloor({ tables: 2, people: 14, seats: 8, more: [floor({ do: 'redraw' })] });
    const { pending } = floorNow(door);
    expect(pending.length).toBeGreaterThan(9);
    const taken = pending.filter(({ to }) =>
      pending.some(({ from }) => from?.table === to.table && from.seat === to.seat),
    );
    expect(taken.length).toBeGreaterThan(3);
    for (const { entry, to } of pending) {
      const name = `Player ${entryOf(floorNow(door), entry ?? 0)?.player}`;
      await expect.element(chair(to.table, to.seat).getByText(name, { exact: true })).toBeVisible();
    }
  });
});

describe('who comes to a seat that is left', () => {
  it('shortens nobody else at the table', async () => {
    const name = (no: number) => `Player Longname${no}`;
    await openFloor({ tables: 2, people: 14, seats: 8, name, more: [floor({ do: 'swap', a: 1, b: 9 })] });
    await expect.element(chair(1, 1).getByText('Player Longname1', { exact: true })).toBeVisible();
    for (const seat of [2, 5, 8])
      await expect.element(chair(1, seat).getByText(`Player Longname${seat}`, { exact: true })).toBeVisible();
  });
});

describe('the initial draw', () => {
  it('counts no empty tables before it', async () => {
    await openFloor({ tables: 3, people: 20, seated: 0 });
    await button('Initial draw…').click();
    const dialog = page.getByRole('dialog', { name: 'Initial draw' });
    await expect.element(dialog.getByText(/^Players who draw a seat: 20/)).toBeVisible();
    await expect.element(dialog.getByText(/^Now –/)).not.toBeInTheDocument();
  });
});

describe('the end', () => {
  it('leaves no mark of blind or button where nobody is dealt a hand', async () => {
    const door = await openFloor({
      tables: 1,
      people: 3,
      more: [floor({ do: 'markButton', table: 1, seat: 1 }), ...marks(2), bust(3)],
    });
    await expect.poll(() => document.querySelectorAll('[class*=_chairTag_]').length).toBeGreaterThan(0);
    door.carryOut(bust(2));
    await expect.element(button('Places').last()).toBeVisible();
    expect(document.querySelectorAll('[class*=_chairTag_]')).toHaveLength(0);
  });

  it('says why the hall cannot show prizes or the prize giving yet', async () => {
    await openFloor({ tables: 2 });
    await press('{Alt>}6{/Alt}');
    const view = (name: string) => page.getByRole('radio', { name });
    await expect.element(view('Payouts')).toBeDisabled();
    await expect.element(view('Payouts').getByTitle('when there are prizes')).toBeVisible();
    await expect.element(view('Prize giving').getByTitle(/^Nothing to announce yet/)).toBeVisible();
  });
});
