import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../../renderer/desk/shell.module.css';
import type { HallsState } from '../../../../core/api/hall.ts';
import { type Clock, momentOf, suggestedLevels } from '../../../../core/games/poker/rules/clock.ts';
import { floorOf } from '../../../../core/games/poker/steps/state.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import { ok } from '../../../../core/tournament/refusal.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { goTo } from '../../../../renderer/desk/place.ts';
import { forget } from '../../../../renderer/store/tournament.ts';
import type { FakeOptions } from '../../door.ts';
import { openDesk } from '../../open-desk.tsx';

const press = (keys: string) => userEvent.keyboard(keys);
const floor = (command: Json): CommandInput => ({ type: 'family.do', command });
const levels = suggestedLevels(20)
  .slice(0, 5)
  .map((level) => ({ ...level })) as unknown as Json;

/** The event before is closed first, or levels half typed there would be about these, which are the same. */
const open = (commands: readonly CommandInput[], options: FakeOptions = {}, screen = 'clock') => {
  forget();
  return openDesk({ ...options, event: { name: 'Thursday', family: 'poker', commands } }, screen);
};
type Desk = Awaited<ReturnType<typeof openDesk>>;
const clockOf = (door: Desk): Clock | null => {
  const { tournament } = door.ledger();
  return tournament === null ? null : floorOf(tournament).clock;
};
const withClock = () => open([floor({ do: 'setLevels', levels, at: 1000 })]);
const left = (door: Desk, now = Date.now()): number => {
  const clock = clockOf(door);
  return clock === null ? 0 : Math.round(momentOf(clock, now).millisecondsLeft / 1000);
};

describe('the blinds clock', () => {
  it('is off at first, and one button makes one that stands', async () => {
    const door = await open([]);
    await expect.element(page.getByText('The clock is off')).toBeVisible();
    await page.getByRole('textbox', { name: 'Minutes of a level' }).fill('12');
    await page.getByRole('button', { name: 'Set up a clock' }).click();
    await expect.element(page.getByRole('timer')).toHaveTextContent('12:00');
    expect(clockOf(door)).toMatchObject({ level: 0, runningSince: null });
    expect(clockOf(door)?.levels[0]).toMatchObject({ minutes: 12, smallBlind: 25, bigBlind: 50 });
  });

  it('W-9.2 level and blinds stand in the top bar, with the next ones, and lead to the clock', async () => {
    await open([floor({ do: 'setLevels', levels, at: 1000 })], {}, 'people');
    await expect.element(page.getByRole('banner')).toMatchTextContent(/Level 1 · 25 \/ 50.*50 \/ 100/);
    await page.getByRole('button', { name: 'Level 1 · 25 / 50' }).click();
    await expect.element(page.getByRole('timer')).toBeVisible();
  });

  it('W-1.4 is whole beside a drawer', async () => {
    await page.viewport(1366, 768);
    await withClock();
    await press('{Alt>}6{/Alt}');
    await expect.element(page.getByRole('heading', { name: 'Hall', exact: true })).toBeVisible();
    const cut = () =>
      [...document.querySelectorAll('[class*=_clockBig_], td input')].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth || clientWidth < 40,
      );
    await expect.poll(cut).toEqual([]);
  });

  it('is worked by keys: Space, minus, equals, period, comma', async () => {
    const door = await withClock();
    await expect.element(page.getByRole('timer')).toHaveTextContent('20:00');
    await press('=');
    await expect.poll(() => left(door)).toBe(1260);
    await press('--');
    await expect.poll(() => left(door)).toBe(1140);
    await press('.');
    await expect.element(page.getByRole('timer')).toHaveTextContent('20:00');
    await expect.element(page.getByText('Level 2', { exact: true })).toBeVisible();
    await press(',');
    await expect.element(page.getByText('Level 1', { exact: true })).toBeVisible();
    await press(' ');
    await expect.poll(() => clockOf(door)?.runningSince ?? null).not.toBeNull();
    await expect.element(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await press(' ');
    await expect.poll(() => clockOf(door)?.runningSince ?? null).toBeNull();
  });

  it('says that it is paused in a word, not in a colour alone', async () => {
    const door = await withClock();
    await expect.element(page.getByText('Paused', { exact: true }).first()).toBeVisible();
    await press(' ');
    await expect.poll(() => clockOf(door)?.runningSince ?? null).not.toBeNull();
    await expect.poll(() => document.querySelector('[class*=_clockTitle_] strong')?.textContent).toBe('');
  });

  it('P-12 at the end of the last level it says that the levels are over', async () => {
    const [only] = suggestedLevels(20);
    const one = [{ ...only }] as unknown as Json;
    const at = Date.now() - 21 * 60_000;
    const start = floor({ do: 'workClock', deed: { what: 'start' }, at });
    await open([floor({ do: 'setLevels', levels: one, at }), start]);
    await expect.element(page.getByRole('timer')).toHaveTextContent('00:00');
    await expect.element(page.getByText('Levels are over', { exact: true })).toBeVisible();
  });

  it('is set to a typed time, and says what is no time', async () => {
    const door = await withClock();
    const field = page.getByRole('textbox', { name: 'Time left' });
    await field.click();
    await press('7:x');
    await expect.element(page.getByText('Minutes, or minutes and seconds: 12:30')).toBeVisible();
    await press('{Backspace}30{Enter}');
    await expect.poll(() => left(door)).toBe(450);
    await expect.element(field).toHaveValue('');
  });

  it('keeps keys for the clock out of fields', async () => {
    const door = await withClock();
    await page.getByRole('textbox', { name: 'Level 1: Note' }).click();
    await press('colour up 25s, at = -1');
    await expect.element(page.getByRole('textbox', { name: 'Level 1: Note' })).toHaveValue('colour up 25s, at = -1');
    expect([left(door), clockOf(door)?.runningSince]).toEqual([1200, null]);
  });

  it('takes a changed plan with one button; the time of the level goes on', async () => {
    const door = await withClock();
    await press('-');
    await expect.poll(() => left(door)).toBe(1140);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect.element(save).toBeDisabled();
    await page.getByRole('textbox', { name: 'Level 2: Big blind' }).fill('120');
    await page.getByRole('button', { name: 'Break after this one' }).first().click();
    await save.click();
    await expect.poll(() => clockOf(door)?.levels[1]?.kind).toBe('pause');
    expect(clockOf(door)?.levels[2]).toMatchObject({ smallBlind: 50, bigBlind: 120 });
    expect(left(door)).toBe(1140);
    await expect.element(save).toBeDisabled();
  });

  it('R22 keeps what is being typed while another screen is looked at', async () => {
    const door = await withClock();
    const field = page.getByRole('textbox', { name: 'Level 2: Big blind' });
    await field.fill('133');
    goTo('rounds');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Floor' })).toBeVisible();
    goTo('clock');
    await expect.element(field).toHaveValue('133');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => clockOf(door)?.levels[1]?.bigBlind).toBe(133);
  });

  it.each([
    ['the next level', '.'],
    ['a start', ' '],
    ['a minute more', '='],
  ])('keeps what is being typed while the clock is worked: %s', async (_, key) => {
    const door = await withClock();
    const { last } = door.ledger();
    const field = page.getByRole('textbox', { name: 'Level 2: Big blind' });
    await field.fill('133');
    await page.getByRole('heading', { level: 1, name: 'Clock' }).click();
    await press(key);
    await expect.poll(() => door.ledger().last).toBe(last + 1);
    await expect.element(field).toHaveValue('133');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => clockOf(door)?.levels[1]?.bigBlind).toBe(133);
  });

  it('forgets what is being typed when the event is closed, also where another has the same levels', async () => {
    const clock = [floor({ do: 'setLevels', levels, at: 1000 })];
    const door = await open(clock, { files: [{ name: 'Friday', family: 'poker', commands: clock }] });
    await page.getByRole('textbox', { name: 'Level 2: Big blind' }).fill('133');
    door.openFile('Friday');
    await expect.element(page.getByText('Friday').first()).toBeVisible();
    goTo('clock');
    await expect.element(page.getByRole('textbox', { name: 'Level 2: Big blind' })).toHaveValue('100');
  });

  it('does not take a plan that cannot be', async () => {
    const door = await withClock();
    const { last } = door.ledger();
    await page.getByRole('textbox', { name: 'Level 3: Minutes' }).fill('');
    await expect.element(page.getByText(/^Line 3 cannot be/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(page.getByText(/^Line 3 cannot be/)).not.toBeInTheDocument();
    expect(door.ledger().last).toBe(last);
  });

  it('is switched off, which undo takes back', async () => {
    const door = await withClock();
    await page.getByRole('button', { name: 'Switch the clock off' }).click();
    await expect.element(page.getByText('The clock is off')).toBeVisible();
    await press('{Control>}z{/Control}');
    await expect.poll(() => clockOf(door)?.levels.length ?? 0).toBe(5);
  });
});

describe('W-4.5 the clock in the hall', () => {
  const show = () => page.getByRole('button', { name: 'Show in the hall' }).click();
  const shown = (door: Desk) => door.calls.filter(({ method }) => method === 'hall.show').map(({ input }) => input);

  it('is shown where the desk shows the hall', async () => {
    const door = await withClock();
    await show();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Hall' })).toBeVisible();
    expect(shown(door)).toMatchObject([{ view: 'timer' }]);
  });

  it('does not come into a hall that keeps another event: that is asked there', async () => {
    const other: HallsState = { reveal: { top: 0, step: 0 }, other: 'Friday', halls: [] };
    const door = await open([floor({ do: 'setLevels', levels, at: 1000 })], {
      answers: { 'hall.state': () => ok(other) },
    });
    await show();
    await expect.element(page.getByText('The hall still shows Friday, as of its closing.')).toBeVisible();
    expect(shown(door)).toEqual([]);
  });
});

describe('a clock that ran while the program was closed', () => {
  /** A clock that had run for a minute when it was seen last, 192 s ago. */
  const unseen = () => {
    const seen = Date.now() - 192_000;
    const commands = [
      floor({ do: 'setLevels', levels, at: seen - 60_000 }),
      floor({ do: 'workClock', deed: { what: 'start' }, at: seen - 60_000 }),
    ];
    return { seen, commands, options: { answers: { 'app.alive': () => ok({ before: seen }) } } };
  };

  it('goes on as running, and the time nobody saw can be subtracted', async () => {
    const { commands, options } = unseen();
    const door = await open(commands, options, 'people');
    await expect.element(page.getByText(/^The clock ran on for \d\d:\d\d while the program was closed/)).toBeVisible();
    expect(left(door)).toBeLessThan(1200 - 60 - 190);
    await page.getByRole('button', { name: 'Subtract that time' }).click();
    await expect.poll(() => left(door)).toBeGreaterThan(1200 - 60 - 60);
    expect(clockOf(door)?.runningSince).not.toBeNull();
  });

  it('or let run', async () => {
    const { commands, options } = unseen();
    const door = await open(commands, options, 'people');
    const { last } = door.ledger();
    await page.getByRole('button', { name: 'Let it run' }).click();
    await expect.element(page.getByText(/^The clock ran on/)).not.toBeInTheDocument();
    expect(door.ledger().last).toBe(last);
  });

  it('is not asked about when it stood', async () => {
    const { seen, commands, options } = unseen();
    const pause = floor({ do: 'workClock', deed: { what: 'pause' }, at: seen });
    await open([...commands, pause], options, 'people');
    await expect.element(page.getByRole('button', { name: /^19:00/ })).toBeVisible();
    await expect.element(page.getByText(/^The clock ran on/)).not.toBeInTheDocument();
  });
});
