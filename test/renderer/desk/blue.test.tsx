/** What is blue is what Ctrl+Enter presses: one meaning for both, in every place and under every question [W-2.1, W-4.3]. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { familyIds } from '../../../core/games/all.ts';
import { goTo, openDialog } from '../../../renderer/desk/place.ts';
import { askForList } from '../../../renderer/people/import/import-store.ts';
import { callDirector, choose, drawer, openAct } from '../director/hands.ts';
import { duelEvent, openDuel, seated, tournamentOf } from '../games/duel/desk.ts';
import { event16, openDesk } from '../open-desk.tsx';
import { pressPrimary } from '../round/desk.ts';

/** The first entries at the left, of every game [W-1.1]. */
const ENTRIES = ['people', 'rounds', 'standings'];

const over = () => [...document.querySelectorAll('.modal')].at(-1) ?? document;

const blue = (): readonly HTMLButtonElement[] =>
  [...over().querySelectorAll<HTMLButtonElement>('.button[data-tone="primary"]:not(:disabled)')].filter((button) =>
    button.checkVisibility(),
  );

const blueSays = (words: string | RegExp) =>
  expect.poll(() => blue().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(words)]);

/** Which button was pressed, in place of what it does. */
let pressed: string[] = [];
const hear = (event: MouseEvent): void => {
  const button = event.target instanceof Element ? event.target.closest('.button') : null;
  if (button === null) return;
  pressed.push(button.textContent);
  event.stopImmediatePropagation();
  event.preventDefault();
};
beforeEach(() => {
  pressed = [];
});
afterEach(() => window.removeEventListener('click', hear, { capture: true }));

const pressesBlue = async (): Promise<void> => {
  const [only] = blue();
  window.addEventListener('click', hear, { capture: true });
  await pressPrimary();
  window.removeEventListener('click', hear, { capture: true });
  expect(pressed).toEqual([only?.textContent]);
};

for (const family of familyIds) {
  test.each([0, 16])(
    `W-2.1 X-13 ${family} with %i people: each place has one blue button, and Ctrl+Enter presses it`,
    async (count) => {
      const event = { ...event16, family, ...(count === 0 ? { commands: [] } : {}) };
      await openDesk({ locale: 'en', event }, 'standings');
      for (const place of ENTRIES) {
        goTo(place);
        await expect
          .poll(() =>
            document.querySelectorAll('[class*=_railItem_]')[ENTRIES.indexOf(place)]?.getAttribute('aria-current'),
          )
          .toBe('page');
        // The places of poker lead on by what the floor has to do.
        if (family !== 'poker') await expect.poll(() => [place, blue().length]).toEqual([place, 1]);
        const words = blue().map(({ textContent }) => textContent);
        expect({ place, words: words.slice(1) }).toEqual({ place, words: [] });
        if (words.length > 0) await pressesBlue();
        pressed = [];
      }
    },
  );
}

test.each([
  ['a new event', '3', 3],
  ['the rules of the event', '4', 4],
])('W-2.1 a figure that was just typed is taken before the blue button is pressed: %s', async (what, typed, rounds) => {
  const isNew = what === 'a new event';
  const door = await openDesk(isNew ? { locale: 'en' } : { locale: 'en', event: event16 });
  openDialog(isNew ? 'new' : 'event');
  const dialog = page.getByRole('dialog');
  if (isNew) await dialog.getByRole('textbox', { name: 'Name of the event' }).fill('Spring Open');
  const field = dialog.getByRole('textbox', { name: 'Rounds' });
  await field.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard(typed);
  await pressPrimary();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => door.ledger().tournament?.plannedRounds).toBe(rounds);
});

test('W-2.1 poker: a floor without tables, and one without seats', async () => {
  await openDesk({ locale: 'en', event: { ...event16, family: 'poker' } }, 'rounds');
  await blueSays('Add tables');
  await pressPrimary();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await pressPrimary();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await blueSays(/^Initial draw/);
  await pressesBlue();
});

test('W-2.1 poker: seating everybody before there are tables asks for the tables, and the blue button leads on', async () => {
  await openDesk({ locale: 'en', event: { ...event16, family: 'poker' } }, 'people');
  await blueSays('Seat everybody');
  await pressPrimary();
  await expect.element(page.getByRole('dialog', { name: 'Add tables' })).toBeVisible();
  await pressPrimary();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await blueSays(/^Initial draw/);
});

test('W-2.1 a field that lines are typed into keeps Ctrl+Enter for nothing of its own', async () => {
  await openDesk({ locale: 'en', event: { ...event16, commands: [] } }, 'people');
  askForList('text');
  const box = page.getByRole('dialog').getByRole('textbox');
  await userEvent.click(box);
  await userEvent.keyboard('Ada');
  await blueSays('Look at the list');
  await pressesBlue();
});

test('W-2.1 W-4.3 going back keeps: the answer that keeps is blue, has the focus, and Ctrl+Enter gives it', async () => {
  const door = await openDesk({ locale: 'en', event: event16 }, 'history');
  const before = door.ledger();
  await page
    .getByRole('button', { name: /^Go back/ })
    .first()
    .click();
  await blueSays('Keep as it is');
  await pressPrimary();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(door.ledger()).toBe(before);
});

test('W-2.1 in a form that is being filled in it presses the button of the form, never the round behind it', async () => {
  const door = await openDuel('rounds', seated(duelEvent(4)));
  const before = door.ledger();
  await callDirector();
  await choose('P2');
  await openAct('Penalty or points');
  await drawer().getByRole('textbox', { name: 'Reason' }).click();
  await pressPrimary();
  // Without a reason the field asks for it, and nothing is given.
  await expect.element(drawer().getByRole('textbox', { name: 'Reason' })).toBeInvalid();
  expect(door.ledger()).toBe(before);
  window.addEventListener('click', hear, { capture: true });
  await userEvent.keyboard('late');
  await pressPrimary();
  expect(pressed).toEqual(['Give penalty']);
  window.removeEventListener('click', hear, { capture: true });
  // A figure that is still being typed is taken first, and its form is still the one that is meant.
  await drawer().getByRole('textbox', { name: 'Points' }).click();
  await userEvent.keyboard('{Control>}a{/Control}-2');
  await pressPrimary();
  await expect
    .poll(() => tournamentOf(door).own)
    .toMatchObject({ adjustments: [{ player: 2, points: -200, reason: 'late' }] });
});
