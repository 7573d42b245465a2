import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { revise } from '../../../renderer/round/round-place.ts';
import { arrange } from '../../../renderer/round/seating/arrangement.ts';
import { undo } from '../../../renderer/store/tournament.ts';
import type { FakeDoor } from '../door.ts';
import { confirmed, event, openRounds, seated, stepTo, storedPoints, tournamentOf } from './desk.ts';
import { strike } from './keys.ts';

const choice = () => page.getByRole('dialog', { name: 'The ranking behind round 2 has changed' });
const tablesOfTwo = (door: FakeDoor) => tournamentOf(door).rounds[1]?.tables.map(({ seats }) => seats.join()) ?? [];

/** A correction of round 1 at the keyboard, with round 2 seated by the ranking and nothing of it played. */
const correct = async (): Promise<FakeDoor> => {
  const door = await openRounds('rounds', seated(confirmed(seated(event())), 'interval', { k: 1 }));
  await stepTo(1);
  await strike('1⏎900⏎100⏎100⏎');
  await expect
    .element(page.getByText(/By the ranking after it, tables of round 2 would seat others: \d/))
    .toBeVisible();
  await strike('⏎');
  await expect.poll(() => storedPoints(door)[1]).toEqual([90_000, 10_000, 10_000, 10_000]);
  await expect.element(choice()).toBeVisible();
  return door;
};

describe('K-12: after a correction', () => {
  it('keep the seating: Enter, and the round screen goes on offering the other two', async () => {
    const door = await correct();
    const before = tablesOfTwo(door);
    await expect.element(page.getByRole('button', { name: 'Keep as it is' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => choice().elements()).toEqual([]);
    expect(tablesOfTwo(door)).toEqual(before);
    await stepTo(2);
    await page.getByRole('button', { name: 'Keep, repair or seat again…' }).click();
    await expect.element(choice()).toBeVisible();
  });

  it('repair these tables: shown as changes first, then published as a revision', async () => {
    const door = await correct();
    const before = tablesOfTwo(door);
    await page.getByRole('button', { name: 'Repair these tables' }).click();
    await page.getByRole('button', { name: /^Review/ }).click();
    expect(tablesOfTwo(door)).toEqual(before);
    await page.getByRole('button', { name: 'Publish the round' }).click();
    await expect.poll(() => tournamentOf(door).rounds[1]?.rev).toBe(2);
    expect(tablesOfTwo(door)).not.toEqual(before);
    await expect.poll(() => page.getByText(/ranking behind round 2 has changed. Others/).elements()).toEqual([]);
  });

  const repairing = () => page.getByRole('button', { name: /^Review/ });

  it('a repair goes with the result it was made for', async () => {
    const door = await correct();
    const before = tablesOfTwo(door);
    await page.getByRole('button', { name: 'Repair these tables' }).click();
    await expect.element(repairing()).toBeEnabled();
    // As another window does it, or the list of all steps.
    expect((await undo()).ok).toBe(true);
    await expect.element(page.getByText(/as it is again: nothing to repair/)).toBeVisible();
    expect(repairing().elements()).toEqual([]);
    expect(tablesOfTwo(door)).toEqual(before);
  });

  it('Ctrl+Z leaves a repair, and takes the result back only where it is to be seen', async () => {
    const door = await correct();
    await page.getByRole('button', { name: 'Repair these tables' }).click();
    await expect.element(repairing()).toBeEnabled();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => repairing().elements()).toEqual([]);
    expect(storedPoints(door)[1]).toEqual([90_000, 10_000, 10_000, 10_000]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => storedPoints(door)[1]).not.toEqual([90_000, 10_000, 10_000, 10_000]);
  });

  it('Ctrl+Z means the last step where what was changed by hand is of another revision, and not in sight', async () => {
    const door = await correct();
    await userEvent.keyboard('{Enter}');
    await stepTo(2);
    const { tables } = tournamentOf(door).rounds[1] ?? { tables: [] };
    revise({ round: 2, rev: 7, arrangement: arrange(tables) });
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => storedPoints(door)[1]).not.toEqual([90_000, 10_000, 10_000, 10_000]);
  });

  it('draw again: withdrawn and proposed anew with the same method and seed', async () => {
    const door = await correct();
    const seed = tournamentOf(door).rounds[1]?.draw.proposal.seed;
    await page.getByRole('button', { name: 'Seat again' }).click();
    // What people have been told is taken back after a question [fault D-3].
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take the round back' }).click();
    await expect.poll(() => tournamentOf(door).rounds.length).toBe(1);
    await expect.element(page.getByRole('button', { name: /^Publish round 2/ })).toBeEnabled();
    expect(door.calls.findLast(({ method }) => method === 'seating.seat')?.input).toMatchObject({
      method: 'interval',
      options: { k: 1 },
      seed,
    });
  });
});
