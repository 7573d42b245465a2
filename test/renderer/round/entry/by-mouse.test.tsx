/** A result and its correction without a key pressed [X-12] [fault D-4], in each game that has results of tables. */

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import { goTo } from '../../../../renderer/desk/place.ts';
import { useEntryStore } from '../../../../renderer/round/entry/entry-store.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { closed, seatNext } from '../../../core/games/bridge/tournament.ts';
import { openBridge } from '../../games/bridge/desk.ts';
import { duelEvent, seated as duelSeated, openDuel, storedOutcomes } from '../../games/duel/desk.ts';
import { confirmed, event, openRounds, seated, storedPoints, takeByCard, tournamentOf } from '../desk.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const keypad = () => page.getByRole('region', { name: 'Keypad' });

/** Presses keys of the keypad, which is opened first where it is folded. */
const tap = async (keys: string): Promise<void> => {
  if (keypad().getByRole('button', { name: '7', exact: true }).elements().length === 0) {
    await keypad().getByRole('button', { name: 'Keypad' }).click();
  }
  for (const key of keys) await keypad().getByRole('button', { name: key, exact: true }).click();
};
const press = (name: RegExp) => button(name).click();

const withoutKeys = async (act: () => Promise<void>): Promise<void> => {
  let keys = 0;
  const count = () => {
    keys += 1;
  };
  window.addEventListener('keydown', count, true);
  await act();
  window.removeEventListener('keydown', count, true);
  expect(keys).toBe(0);
};

/** Types the points of the first seats, each begun by a press on its seat. */
const points = async (...typed: readonly string[]): Promise<void> => {
  for (const [seat, value] of typed.entries()) {
    await page.elementLocator(document.querySelectorAll('[class*=_handSeat_]')[seat] as HTMLElement).click();
    await tap(value);
  }
};

it('D-4 mahjong: a result, and the correction of a confirmed one by one question', async () => {
  const door = await openRounds('rounds', seated(event()));
  await withoutKeys(async () => {
    await takeByCard(1);
    await points('412', '305', '198');
    await press(/^Save/);
    await expect.poll(() => storedPoints(door)[1]).toEqual([41_200, 30_500, 19_800, 28_500]);
  });
});

it('D-4 mahjong: *Replace* corrects a confirmed result at once, and a table put back keeps its old one', async () => {
  const door = await openRounds('rounds', confirmed(seated(event())));
  const old = storedPoints(door)[1];
  await withoutKeys(async () => {
    await takeByCard(1);
    await points('900', '100', '100');
    await press(/^Leave table 1 for later/);
    expect(storedPoints(door)[1]).toEqual(old);
    await takeByCard(1);
    await points('900', '100', '100');
    await press(/^Replace/);
    await expect.poll(() => storedPoints(door)[1]).toEqual([90_000, 10_000, 10_000, 10_000]);
  });
});

it('D-4 bridge: a result and another one in its place', async () => {
  useEntryStore.setState(useEntryStore.getInitialState(), true);
  const rules = vpRules({ startRounds: 1, delay: false });
  const door = await openBridge('rounds', seatNext(closed(8, rules), 'start'), rules);
  const stored = () => tournamentOf(door).rounds[0]?.results[2];
  await withoutKeys(async () => {
    await takeByCard(2);
    await tap('12-8');
    await press(/^Save/);
    await expect.poll(stored).toMatchObject({ ns: 1200, ew: 800 });
    await takeByCard(2);
    await tap('15-5');
    await press(/^Replace/);
    await expect.poll(stored).toMatchObject({ ns: 1500, ew: 500 });
  });
});

it('D-4 1-v-1: a result and another one in its place', async () => {
  const door = await openDuel('rounds', duelSeated(duelEvent(8)));
  await withoutKeys(async () => {
    await takeByCard(1);
    await button(/^Key 7: 2–0/).click();
    await expect.poll(() => storedOutcomes(door)[1]).toMatch(/^a 2-0/);
    await takeByCard(1);
    await button(/^Key 9: 0–2/).click();
    await press(/^Replace/);
    await expect.poll(() => storedOutcomes(door)[1]).toMatch(/^b 0-2/);
  });
});

/** [fault B-3] through the real screens: with the delay, what is typed goes to the round that is played. */
it('B-3 bridge: two rounds published, a result typed, left and come back', async () => {
  useEntryStore.setState(useEntryStore.getInitialState(), true);
  const rules = vpRules({ startRounds: 2, delay: true });
  const two: Ledger = seatNext(seatNext(closed(8, rules), 'start'), 'start');
  const door = await openBridge('rounds', two, rules);
  await expect.element(page.getByRole('heading', { name: 'Round 1', exact: true, level: 1 })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Round 1 · Table number' })).toHaveFocus();
  await page.getByRole('textbox', { name: 'Round 1 · Table number' }).fill('2 12-8');
  await press(/^OK/);
  await expect.poll(() => tournamentOf(door).rounds[0]?.results[2]).toMatchObject({ ns: 1200, ew: 800 });
  for (const screen of ['standings', 'people']) {
    goTo(screen);
    await expect.element(page.getByRole('heading', { name: /^Round/, level: 1 })).not.toBeInTheDocument();
    goTo('rounds');
    await expect.element(page.getByRole('heading', { name: 'Round 1', exact: true, level: 1 })).toBeVisible();
  }
  // What opens beside the round leaves it where it is [W-1.4].
  for (const drawer of ['print', 'hall', 'history']) {
    goTo(drawer);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Round 1', exact: true, level: 1 })).toBeVisible();
  }
  expect(tournamentOf(door).rounds[1]?.results).toEqual({});
});
