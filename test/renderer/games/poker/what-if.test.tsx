import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useFloorWhatIf } from '../../../../renderer/games/poker/what-if/floor-what-if.ts';
import type { FakeDoor } from '../../door.ts';
import { type FloorPlan, floor, openFloor, press } from './floor-desk.ts';

const drawer = page.getByRole('dialog', { name: 'What if…' });

/** What if over a floor of so many tables, seat 1 marked at each. */
const open = async (plan: FloorPlan): Promise<FakeDoor> => {
  useFloorWhatIf.setState(useFloorWhatIf.getInitialState(), true);
  const door = await openFloor(plan);
  await press('{Alt>}w{/Alt}');
  await expect.element(drawer).toBeVisible();
  return door;
};

const pick = async (list: string, option: string | RegExp) => {
  await drawer.getByRole('button', { name: new RegExp(list) }).click();
  await page.getByRole('option', { name: option }).click();
};

const suppose = () => page.getByRole('button', { name: 'Suppose it' }).click();

/** Three tables of six: nine fit at each, so one breaks as soon as somebody is missing. */
const three: FloorPlan = {
  tables: 3,
  seats: 9,
  seated: 19,
  people: 19,
  more: [1, 2, 3].map((table) => floor({ do: 'markBigBlind', table, seat: 1 })),
};

describe('what if, in poker', () => {
  it('a bust: which table breaks, why, and who goes where; nothing is written', async () => {
    const door = await open(three);
    const before = door.ledger();
    await page.getByRole('combobox', { name: 'Who' }).fill('Player 3');
    await page.getByRole('option', { name: 'Player 3' }).click();
    await suppose();
    const follows = page.getByRole('list', { name: 'What follows' });
    await expect.element(follows.getByText(/Player 3\W* busts/)).toBeVisible();
    await expect.element(follows.getByText(/Players: 18, tables needed: 2\. Break table/)).toBeVisible();
    await expect.element(follows.getByText('1.3 → out')).toBeVisible();
    await pick('What would follow', 'Tables');
    await expect.element(page.getByRole('row', { name: '3 1 closed' })).toBeVisible();
    expect(door.ledger()).toBe(before);
    expect(door.calls.some(({ method }) => method === 'tournament.do')).toBe(false);
  });

  it('late entries, several busts, a table broken now; each can be dropped', async () => {
    await open(three);
    await pick('What happens', 'Late entries come');
    await suppose();
    await expect.element(page.getByText('Late entry 1', { exact: true })).toBeVisible();
    await pick('What happens', 'Several bust, by lot');
    await suppose();
    await pick('What happens', 'A table is broken now');
    await pick('Table', '3');
    await suppose();
    expect(useFloorWhatIf.getState().suppositions).toEqual([
      { what: 'late', count: 1 },
      { what: 'busts', count: 1 },
      { what: 'break', table: 3 },
    ]);
    await page.getByRole('button', { name: 'Drop: Late entries: 1' }).click();
    expect(useFloorWhatIf.getState().suppositions).toHaveLength(2);
    await page.getByRole('button', { name: 'Start over' }).click();
    expect(useFloorWhatIf.getState().suppositions).toEqual([]);
  });

  it('what would be refused says so with its number', async () => {
    await open({ ...three, tables: 2, seated: 18, people: 18, more: [] });
    await pick('What happens', 'A table is broken now');
    await suppose();
    await expect.element(drawer.getByText('Seats needed: 9, free: 0.')).toBeVisible();
    await expect.element(page.getByText('Nobody has to move')).toBeVisible();
  });

  it('another rule lies beside the one in force, with what both would cost', async () => {
    await open({ ...three, seated: 25, people: 25 });
    await pick('What would follow', 'Rules beside each other');
    await expect.element(page.getByText('No other rule is chosen')).toBeVisible();
    await page.getByRole('button', { name: 'Other rules' }).click();
    await pick('Allowed difference', '2 players');
    await expect.element(page.getByRole('columnheader', { name: 'Rules as they are' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'Moves in all 1 0' })).toBeVisible();
    expect(useFloorWhatIf.getState().rules).toEqual({ limit: 2 });
    await pick('Allowed difference', '1 player');
    expect(useFloorWhatIf.getState().rules).toEqual({});
  });

  it('an empty floor says what to do first', async () => {
    await open({ tables: 2, people: 4, seated: 0 });
    await expect.element(page.getByRole('heading', { name: 'Nobody is seated yet' })).toBeVisible();
    await page.getByRole('button', { name: 'To the floor' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Floor' })).toBeVisible();
  });
});
