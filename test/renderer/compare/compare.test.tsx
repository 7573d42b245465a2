import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeComparison } from '../../../renderer/compare/compare-store.ts';
import { chooseMethod, useSeating } from '../../../renderer/round/seating/seating-store.ts';
import { confirmed, event, openNext, openRounds, seated, tournamentOf } from '../round/desk.ts';

/** Tab until something with this name has the focus. */
const tabTo = async (name: string | RegExp): Promise<void> => {
  const named = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';
  for (let i = 0; i < 60; i++) {
    await userEvent.keyboard('{Tab}');
    if (typeof name === 'string' ? named() === name : name.test(named())) return;
  }
  throw new Error(`no way by Tab to ${name}`);
};

const drawn = () => useSeating.getState().drawn;

const openComparison = async () => {
  closeComparison();
  const door = await openRounds('rounds', confirmed(seated(event(32))));
  // Two draws by lot differ; two by Swiss need not.
  chooseMethod('random');
  await openNext();
  await page.getByRole('button', { name: 'Seat round 2' }).click();
  await expect.poll(() => drawn()).not.toBeNull();
  await tabTo('Compare with…');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Nothing to compare with yet')).toBeVisible();
  return door;
};

describe('comparing two seatings, by keyboard', () => {
  it('shows both with figures and tables, and goes on with the other', async () => {
    const door = await openComparison();
    const first = drawn();
    await tabTo('Seat to compare');
    await userEvent.keyboard('{Enter}');
    const both = page.getByRole('region', { name: 'Two seatings side by side' });
    await expect.element(both).toBeVisible();
    for (const name of ['Repeats', 'Least possible', 'Third meetings', 'Spread of places', 'Wind gap', 'Table 8'])
      await expect.element(both.getByRole('rowheader', { name })).toBeInTheDocument();
    await expect.element(both.getByText(/^Difference: People at another table: \d+/)).toBeInTheDocument();
    expect(drawn()).toBe(first);
    await tabTo('Go on with this one');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => drawn()?.seated.proposal.seed).not.toBe(first?.seated.proposal.seed);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => tournamentOf(door).rounds.length).toBe(2);
    expect(tournamentOf(door).rounds[1]?.draw.proposal.seed).not.toBe(first?.seated.proposal.seed);
  });

  it('W-13.8 the buttons of the choice stand in one row, apart from each other', async () => {
    await openComparison();
    const box = (name: string) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
    const [seat, back] = [box('Seat to compare'), box('Back')];
    expect(back.top).toBe(seat.top);
    expect(back.left - seat.right).toBeGreaterThanOrEqual(8);
  });

  it('D-1 does not go on with another seating than the one that is asked for', async () => {
    await openComparison();
    await tabTo('Seat to compare');
    await userEvent.keyboard('{Enter}');
    const take = page.getByRole('button', { name: 'Go on with this one' });
    await expect.element(take).toBeEnabled();
    const seed = page.getByLabelText('Seed', { exact: true });
    const made = (seed.element() as HTMLInputElement).value;
    await seed.fill('another');
    await expect.element(take).toBeDisabled();
    await seed.fill(made);
    await expect.element(take).toBeEnabled();
  });

  it('leaves the proposal as it is when the TO goes back', async () => {
    const door = await openComparison();
    const first = drawn();
    await tabTo('Seat to compare');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Keep the proposal' })).toBeVisible();
    await tabTo('Keep the proposal');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Compare with…' })).toBeVisible();
    expect(drawn()).toEqual(first);
    expect(tournamentOf(door).rounds).toHaveLength(1);
  });

  it('marks who sits at another table, with that table', async () => {
    await openComparison();
    await page.getByRole('button', { name: /How to seat/ }).click();
    await page.getByRole('option', { name: 'Random' }).click();
    await page.getByRole('button', { name: 'Seat to compare' }).click();
    await expect.element(page.getByRole('button', { name: 'Go on with this one' })).toBeVisible();
    const marks = [...document.querySelectorAll('[class*=_compareSeats_] li')];
    const moved = marks.filter((seat) => seat.getAttribute('data-moved') === 'true');
    expect(marks).toHaveLength(64);
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.every((seat) => /[→←] \d+$/.test(seat.textContent ?? ''))).toBe(true);
    const said = document.querySelector('[class*=_compareBoth_]')?.textContent ?? '';
    expect(said).toContain(`People at another table: ${moved.length / 2}`);
  });
});
