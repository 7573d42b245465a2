/** What was typed, chosen or asked about one event is in no other. */

import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, usePlace } from '../../../renderer/desk/place.ts';
import { askToClose, useEntryStore } from '../../../renderer/round/entry/entry-store.ts';
import { revise, useRoundPlace } from '../../../renderer/round/round-place.ts';
import { seat, useSeating } from '../../../renderer/round/seating/seating-store.ts';
import type { FakeDoor } from '../door.ts';
import { event16, openDesk } from '../open-desk.tsx';

let door: FakeDoor;

beforeEach(async () => {
  door = await openDesk({ event: event16, files: [{ ...event16, name: 'Autumn Cup' }] }, 'hall');
});

const toTheOther = async () => {
  door.openFile('Autumn Cup');
  await expect.poll(() => document.title).toContain('Autumn Cup');
  await expect.poll(() => usePlace.getState().screen).toBe('rounds');
};

it('a message for the hall that was not shown is gone with its event, and so is the drawer', async () => {
  await page.getByRole('radio', { name: 'Message' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Lunch until 13:30');
  await toTheOther();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  goTo('hall');
  await page.getByRole('radio', { name: 'Message' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

it('what a drawer was called for is not what it is called for in the next event', async () => {
  goTo('director', { person: 3 });
  usePlace.setState({ drawerAt: { person: 3 } });
  await toTheOther();
  expect(usePlace.getState().drawerAt).toBeNull();
  goTo('director');
  await expect.element(page.getByRole('combobox', { name: 'Who or which table' })).toHaveValue('');
});

it('a change by hand, a question to close a round and a proposal go with their event', async () => {
  goTo('rounds');
  // The seed is there once the seating of this event is open; before that there is nothing to seat with.
  await expect.poll(() => useSeating.getState().seed).not.toBe('');
  await seat('random', {});
  await expect.poll(() => useSeating.getState().drawn).not.toBeNull();
  revise({ round: 1, rev: 1, arrangement: { tables: [], swaps: [] } as never });
  askToClose(1);
  await toTheOther();
  expect(useRoundPlace.getState().revision).toBeNull();
  expect(useEntryStore.getState().closing).toBeNull();
  expect(useSeating.getState().drawn).toBeNull();
});

it('a seating that is found after its event was closed is nobody’s', async () => {
  goTo('rounds');
  const searching = seat('random', {});
  await toTheOther();
  await searching;
  expect(useSeating.getState().drawn).toBeNull();
});
