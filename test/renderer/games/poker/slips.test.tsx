import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { tableOf } from '../../../../core/games/poker/rules/floor-state.ts';
import type { FakeDoor } from '../../door.ts';
import { button, chair, floor, floorNow, openFloor, press, START } from './floor-desk.ts';

const stateOf = (door: FakeDoor, table: number) => tableOf(floorNow(door), table)?.state;
const slipsOut = (door: FakeDoor) => floorNow(door).pending.map(({ slip }) => slip);

/** Tables of nine; table 4 has five and is breaking, and a seat more is free at the others. */
const breaking = () =>
  openFloor({
    tables: 4,
    people: 31,
    more: [
      floor({ do: 'move', entry: 1, table: 4, seat: 6, done: true }),
      floor({ do: 'bust', hands: [[2, 3, 10, 11, 19].map((entry) => ({ entry }))] }),
      floor({ do: 'breakTables', tables: [4] }),
    ],
  });

describe('who is on the way', () => {
  it('is everybody with a slip, not only whoever got the last one, at the side and under a heading of the tab', async () => {
    const door = await openFloor({
      tables: 2,
      people: 14,
      more: [
        floor({ do: 'move', entry: 1, table: 2, seat: 8 }),
        floor({ do: 'walk', from: 1, to: 2, at: START + 1000 }),
      ],
    });
    expect(slipsOut(door)).toEqual([1, 2]);
    const walking = page.getByRole('region', { name: 'On the way: 2' });
    await expect.poll(() => walking.getByRole('listitem').elements().length).toBe(2);
    // Whoever has walked longest is looked for first, and the print is what the heading counts.
    await expect.element(walking.getByRole('listitem').first()).toMatchTextContent(/^1/);
    await walking.getByRole('button', { name: 'Print', exact: true }).click();
    await expect
      .poll(() => door.calls.findLast(({ method }) => method === 'print.paper')?.input)
      .toMatchObject({ only: [1, 2] });
    await page.getByRole('radio', { name: /^Slips out/ }).click();
    await expect.element(page.getByRole('heading', { name: 'On the way: 2' })).toBeVisible();
  });
});

describe('the cross of a slip [poker 6]', () => {
  it('asks before a breaking table plays on, and gives another seat to this one player', async () => {
    const door = await breaking();
    const [first = 0, ...others] = slipsOut(door);
    await page.getByRole('radio', { name: /^Slips out/ }).click();
    await button(`Cancel slip ${first}`).click();
    const asked = page.getByRole('dialog', { name: `Cancel slip ${first}` });
    await expect
      .element(asked.getByText(/^Table 4 is breaking\. Without slip \d+ it plays on with Player/))
      .toBeVisible();
    expect(slipsOut(door)).toEqual([first, ...others]);
    await expect.element(asked.getByRole('button', { name: 'Another seat' })).toHaveAttribute('data-primary');
    await asked.getByRole('button', { name: 'Another seat' }).click();
    await expect.element(asked).not.toBeInTheDocument();
    expect(stateOf(door, 4)).toBe('breaking');
    expect(slipsOut(door)).toEqual([...others, Math.max(...others) + 1]);
    expect(floorNow(door).toFetch).toEqual([first]);
  });

  it('lets the table play on with everybody once that is the answer', async () => {
    const door = await breaking();
    const [first = 0, ...others] = slipsOut(door);
    await page.getByRole('radio', { name: /^Slips out/ }).click();
    await button(`Cancel slip ${first}`).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Keep slip ${first}` })
      .click();
    expect(slipsOut(door)).toEqual([first, ...others]);
    await button(`Cancel slip ${first}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Table 4 plays on' }).click();
    await expect.poll(() => stateOf(door, 4)).toBe('open');
    expect(slipsOut(door)).toEqual([]);
    await expect
      .element(page.getByRole('heading', { name: `Void slips to fetch back: ${1 + others.length}` }))
      .toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Slips out 0' })).toBeVisible();
  });

  it('names both of a swap before both are cancelled, also from the menu of a seat', async () => {
    const door = await openFloor({ tables: 2, people: 10, more: [floor({ do: 'swap', a: 1, b: 10 })] });
    await chair(1, 1).click();
    await page.getByRole('menuitem', { name: /^Cancel slip 1/ }).click();
    const asked = page.getByRole('dialog', { name: 'Cancel slip 1' });
    await expect
      .element(
        asked.getByText(
          'Slip 1 cannot go alone: Player 1 and Player 10 stay where they sit, and slips 1 and 2 are void.',
        ),
      )
      .toBeVisible();
    await asked.getByRole('button', { name: 'Cancel all 2 slips' }).click();
    await expect.poll(() => slipsOut(door)).toEqual([]);
  });
});

describe('[room 2.6] an undo of what gave out slips', () => {
  it('lists the void ones with whose they are and where these sit, until they are fetched back', async () => {
    const door = await breaking();
    const named = floorNow(door).pending.map(({ slip, entry, from }) => ({ slip, entry, seat: from?.seat }));
    const toFetch = () => page.getByRole('list', { name: /^Void slips to fetch back/ });
    expect(named.length).toBeGreaterThan(2);
    await expect.element(toFetch()).not.toBeInTheDocument();
    await press('{Control>}z{/Control}');
    await expect
      .element(page.getByRole('heading', { name: `Void slips to fetch back: ${named.length}` }))
      .toBeVisible();
    for (const { slip, entry, seat } of named)
      await expect
        .element(
          toFetch()
            .getByRole('listitem')
            .filter({ hasText: `${slip}Player ${entry}` }),
        )
        .toMatchTextContent(new RegExp(`void: fetch it back, 4\\.${seat}$`));
    const [first, ...others] = named;
    await button(`Slip ${first?.slip}: fetched back`).click();
    await expect
      .element(page.getByRole('heading', { name: `Void slips to fetch back: ${others.length}` }))
      .toBeVisible();
    await button('All fetched back').click();
    await expect.element(toFetch()).not.toBeInTheDocument();
    expect(floorNow(door).fetched).toEqual(named.map(({ slip }) => slip));
  });

  it('lists them over those that are out where the slips stand in place of the tables, and not twice', async () => {
    await breaking();
    await press('{Control>}z{/Control}');
    const title = page.getByRole('heading', { name: /^Void slips to fetch back/ });
    await expect.element(title).toBeVisible();
    await page.getByRole('radio', { name: /^Slips out/ }).click();
    await expect.element(page.getByText('Nobody is on the way')).toBeVisible();
    expect(title.elements()).toHaveLength(1);
  });
});
