import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { families } from '../../../core/games/all.ts';
import { confirmed, event, openRounds, seated, tournamentOf, withResults } from '../round/desk.ts';

const rows = () => [...document.querySelectorAll('[class*=_standingsPage_] tbody tr:not([aria-hidden])')];
const namesShown = () => rows().map((row) => row.querySelector('th bdi, th button')?.textContent);
const standingsNames = (door: Awaited<ReturnType<typeof openRounds>>, provisional = false) => {
  const tournament = tournamentOf(door);
  const names = new Map(tournament.entrants.map(({ id, name }) => [id, name]));
  return families.mahjong?.results.standings(tournament, provisional).rows.map(({ entrant }) => names.get(entrant));
};

describe('standings', () => {
  it('with nobody entered say where to begin', async () => {
    await openRounds('standings', event(16));
    expect(rows().length).toBe(16);
    await expect.element(page.getByText('Before the first round')).toBeVisible();
  });

  it('show integer cells in their unit, signed and with the decimals of the column', async () => {
    const door = await openRounds('standings', confirmed(seated(event())));
    const first = rows()[0];
    const row = families.mahjong?.results.standings(tournamentOf(door)).rows[0];
    expect(first?.querySelectorAll('td')[2]?.textContent).toBe(`+${((row?.cells[0] ?? 0) / 300_000).toFixed(1)}`);
    expect(namesShown()).toEqual(standingsNames(door));
  });

  it('count results not confirmed yet only when asked, and then say so', async () => {
    const door = await openRounds(
      'standings',
      withResults(seated(confirmed(seated(event())), 'random', {}, 's9'), [1, 2]),
    );
    await expect.element(page.getByText('After round 1')).toBeVisible();
    expect(namesShown()).toEqual(standingsNames(door));
    await userEvent.click(page.getByText('Include rounds being played'));
    await expect.element(page.getByText('With round 2, 2 / 4 in, not confirmed')).toBeVisible();
    expect(namesShown()).toEqual(standingsNames(door, true));
    expect(standingsNames(door, true)).not.toEqual(standingsNames(door));
  });

  it('of an earlier round can be looked at', async () => {
    const one = confirmed(seated(event()));
    const door = await openRounds('standings', confirmed(seated(one, 'random', {}, 's9')));
    const then = families.mahjong?.results
      .standings(tournamentOf(door), false, 1)
      .rows.map(({ entrant }) => `Player ${entrant}`);
    await userEvent.click(page.getByRole('radio', { name: '1', exact: true }));
    await expect.poll(namesShown).toEqual(then);
  });

  it('are searched by name and club, places stay', async () => {
    const door = await openRounds('standings', confirmed(seated(event(64))));
    const place = (standingsNames(door)?.indexOf('Player 33') ?? 0) + 1;
    await page.getByRole('searchbox').fill('plaYER 33');
    await expect.poll(namesShown).toEqual(['Player 33']);
    expect(rows()[0]?.querySelector('td')?.textContent).toBe(String(place));
    await page.getByRole('searchbox').fill('nobody at all');
    await expect.element(page.getByText('Nobody found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).last().click();
    await expect.poll(() => rows().length).toBeGreaterThan(20);
  });

  it('of 2,000 people draw only the rows in sight, and the last is reached by scrolling', async () => {
    const door = await openRounds('standings', confirmed(seated(event(2000))));
    expect(rows().length).toBeLessThan(80);
    const last = standingsNames(door)?.at(-1);
    const box = document.querySelector('[class*=_standingsPage_] > section');
    box?.scrollTo({ top: box.scrollHeight });
    await expect.poll(() => namesShown().at(-1)).toBe(last);
  });

  it('are hidden from the hall or frozen after a round, with a badge that says so', async () => {
    const door = await openRounds('standings', confirmed(seated(confirmed(seated(event())), 'random', {}, 's9')));
    const shown = () => tournamentOf(door).standingsShown;
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'In the hall' }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    await choose('Hide');
    await expect.poll(shown).toEqual({ hidden: true, frozenAfter: null });
    await expect.element(page.getByText('Hidden from hall')).toBeVisible();
    await choose('Freeze after round 1');
    await expect.poll(shown).toEqual({ hidden: false, frozenAfter: 1 });
    await expect.element(page.getByText('Hall: frozen after round 1')).toBeVisible();
    // The desk itself goes on showing everything.
    await expect.element(page.getByText('After round 2')).toBeVisible();
    await choose('Show all');
    await expect.poll(shown).toEqual({ hidden: false, frozenAfter: null });
    expect(page.getByText('Hall: frozen after round 1').elements()).toEqual([]);
  });

  it('[hall-and-print 2.9] freezing after the last but one round is offered as the usual', async () => {
    await openRounds('standings', event());
    await page.getByRole('button', { name: 'In the hall' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Freeze after round 7' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Freeze after round 8' }).elements()).toEqual([]);
  });
});
