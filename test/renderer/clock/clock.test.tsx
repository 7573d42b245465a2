import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import type { FakeDoor } from '../door.ts';
import { confirmed, event, openRounds, seated, stepTo, tournamentOf } from '../round/desk.ts';

const MINUTE = 60_000;

const timer = (door: FakeDoor) => tournamentOf(door).rounds.at(-1)?.timer ?? null;

type ClockDeed = Extract<CommandInput, { type: 'round.clock' }>['do'];

const clock = (door: FakeDoor, at: number, wanted: ClockDeed): void =>
  door.carryOut({ type: 'round.clock', no: tournamentOf(door).rounds.length, at, do: wanted });

/** A round whose clock has run so many of its 75 minutes and is paused: nothing in the test depends on the time of day. */
const pausedAfter = async (minutes: number) => {
  const door = await openRounds('rounds', seated(event(16)));
  clock(door, 0, { what: 'start', seconds: 75 * 60 });
  clock(door, minutes * MINUTE, { what: 'pause' });
  return door;
};

/** The clock lies in the place of the side, behind its step. */
const openClock = () =>
  page.getByRole('list', { name: 'Steps of this round' }).getByRole('button', { name: /^Play/ }).click();

const panel = () => page.getByRole('region', { name: 'Clock' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const digits = () => document.querySelector('[class*=_clockPanel_] [class*=_clockDigits_]')?.textContent;
const topDigits = () => document.querySelector('[class*=_topClock_] [class*=_clockDigits_]')?.textContent;

const tabTo = async (name: string): Promise<void> => {
  for (let i = 0; i < 60; i++) {
    await userEvent.keyboard('{Tab}');
    const at = document.activeElement;
    if ((at?.getAttribute('aria-label') ?? at?.textContent) === name) return;
  }
  throw new Error(`no way by Tab to ${name}`);
};

describe('the clock on the round’s screen, by keyboard', () => {
  it('starts with the minutes of the rules, pauses, goes on and stops', async () => {
    const door = await openRounds('rounds', seated(event(16)));
    await openClock();
    await expect.element(page.getByRole('textbox', { name: 'Minutes' })).toHaveValue('75');
    await tabTo('Start the clock');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => timer(door)?.seconds).toBe(4500);
    expect(Math.abs((timer(door)?.runningSince ?? 0) - Date.now())).toBeLessThan(60_000);
    await tabTo('Pause');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => timer(door)?.runningSince).toBeNull();
    await tabTo('Go on');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => timer(door)?.runningSince).not.toBeNull();
    await tabTo('Stop');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => timer(door)).toBeNull();
    await expect.element(button('Start the clock')).toBeVisible();
  });

  it('takes other minutes for this round', async () => {
    const door = await openRounds('rounds', seated(event(16)));
    await openClock();
    await page.getByRole('textbox', { name: 'Minutes' }).fill('90');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => timer(door)?.seconds).toBe(5400);
  });

  it('F7 starts and pauses it from every screen', async () => {
    const door = await openRounds('rounds', seated(event(16)));
    await userEvent.keyboard('{F7}');
    await expect.poll(() => timer(door)?.seconds).toBe(4500);
    await userEvent.keyboard('{F7}');
    await expect.poll(() => timer(door)?.runningSince).toBeNull();
  });

  it.each([
    [10, '65:00', 'Paused', 'paused'],
    [62, '13:00', 'Paused', 'paused'],
  ])('after %i minutes it shows %s, as stored: a restart changes nothing', async (minutes, shown, word) => {
    await pausedAfter(minutes);
    await openClock();
    await expect.poll(digits).toBe(shown);
    await expect.poll(topDigits).toBe(shown);
    await expect.element(panel().getByText(word)).toBeVisible();
  });

  it.each([
    [62, 'soon', 'Ends soon'],
    [72, 'last', 'Last minutes'],
    [80, 'over', 'Time is up'],
  ])('%i minutes after the start the state is %s, in word, icon and colour', async (minutes, sign, word) => {
    const door = await openRounds('rounds', seated(event(16)));
    clock(door, Date.now() - minutes * MINUTE, { what: 'start', seconds: 75 * 60 });
    await openClock();
    await expect.element(panel().getByText(word)).toBeVisible();
    for (const place of ['[class*=_clockPanel_]', '[class*=_topClock_]']) {
      const face = document.querySelector(`${place} [class*=_clockFace_]`);
      expect(face?.getAttribute('data-sign')).toBe(sign);
      expect(face?.querySelector('svg')).not.toBeNull();
      expect(face?.textContent).toContain(word);
    }
    if (sign === 'over') expect(digits()).toMatch(/^\+05:0\d$/);
  });

  it('a minute more or less for all', async () => {
    await pausedAfter(10);
    await openClock();
    await button('One minute more').click();
    await expect.poll(digits).toBe('66:00');
    await button('One minute less').click();
    await button('One minute less').click();
    await expect.poll(digits).toBe('64:00');
  });

  it('extra time for chosen tables, shown and taken away again', async () => {
    const door = await pausedAfter(10);
    await openClock();
    await tabTo('Extra time…');
    await userEvent.keyboard('{Enter}');
    await expect.element(button(/^Give/)).toBeDisabled();
    await tabTo('Table 2');
    await userEvent.keyboard(' ');
    await tabTo('Table 4');
    await userEvent.keyboard(' ');
    await button('Give 3 min (tables: 2)').click();
    await expect.poll(() => timer(door)?.extra).toEqual({ 2: 180, 4: 180 });
    await expect.poll(digits).toBe('65:00');
    await button('Take +3:00 away from table 4').click();
    await expect.poll(() => timer(door)?.extra).toEqual({ 2: 180, 4: 0 });
    await expect.element(button('Take +3:00 away from table 2')).toBeVisible();
    expect(button('Take +3:00 away from table 4').elements()).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5, 7])('%i minutes for all', async (minutes) => {
    await pausedAfter(10);
    await openClock();
    await button('Extra time…').click();
    await page.getByRole('radio', { name: String(minutes), exact: true }).click();
    await page.getByRole('radio', { name: 'all tables' }).click();
    await button(/^Give all/).click();
    await expect.poll(digits).toBe(`${65 + minutes}:00`);
  });
});

describe('where it is', () => {
  it('is small in the top bar of every screen, and leads to the round', async () => {
    await pausedAfter(10);
    await expect.poll(topDigits).toBe('65:00');
    await page.getByRole('button', { name: /65:00/ }).click();
    await expect.element(panel()).toBeVisible();
  });

  it('is gone when the round is confirmed: nobody has to stop it', async () => {
    const door = await openRounds('rounds', confirmed(seated(event(16))));
    expect(document.querySelector('[class*=_clockPanel_]')).toBeNull();
    clock(door, Date.now(), { what: 'start', seconds: 60 });
    await stepTo(1);
    await expect.element(page.getByRole('heading', { name: 'Round 1', exact: true })).toBeVisible();
    expect(document.querySelector('[class*=_clockPanel_]')).toBeNull();
    expect(document.querySelector('[class*=_topClock_]')).toBeNull();
  });
});

describe('settings', () => {
  it('say where the gong is heard, when it warns and when the seating leaves; the gong can be tried', async () => {
    const door = await openRounds('rounds', seated(event(16)));
    const shows = () => door.calls.filter(({ method }) => method === 'hall.show').map(({ input }) => input);
    const last = () => door.calls.findLast(({ method }) => method === 'app.set')?.input;
    await userEvent.keyboard('{Control>},{/Control}');
    await page.getByRole('radio', { name: 'In the hall window' }).click();
    await expect.poll(last).toMatchObject({ clock: { sound: 'hall', warnings: [15, 5], hideSeating: 10 } });
    await expect.element(page.getByText('The hall screen is not open', { exact: false })).toBeInTheDocument();
    await button('Try the gong').click();
    await expect.poll(shows).toEqual([{ hall: null, gong: 1 }]);
    await page.getByRole('textbox', { name: 'Seating leaves the hall after' }).fill('0');
    await userEvent.keyboard('{Enter}');
    await expect.poll(last).toMatchObject({ clock: { sound: 'hall', hideSeating: 0 } });
    await page.getByRole('radio', { name: 'Off' }).click();
    await expect.element(button('Try the gong')).toBeDisabled();
  });
});
