import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { peopleOf } from '../../../renderer/round/names/people.ts';
import { duelEvent, openDuel } from '../games/duel/desk.ts';
import { event16, openDesk } from '../open-desk.tsx';

const press = (keys: string) => userEvent.keyboard(keys);
const title = (name: string) => page.getByRole('button', { name: `${name}: menu` });
const openDetails = async (name: string): Promise<void> => {
  await title(name).click();
  await page.getByRole('menuitem', { name: /^Name, / }).click();
};

test('D-2 the title opens a dialog that changes name, rounds, place and dates; undo takes it back', async () => {
  await openDesk({ locale: 'en', event: event16 }, 'people');
  await openDetails('Spring Open');
  const dialog = page.getByRole('dialog', { name: 'Name, rounds, place' });
  await dialog.getByRole('textbox', { name: 'Name of the event' }).fill('Spring “Cup” <b>2027</b>');
  await dialog.getByRole('textbox', { name: /ounds/ }).fill('5');
  await dialog.getByLabelText('Place').fill('Łódź');
  await dialog.getByLabelText('Last day').fill('2027-03-15');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Enter the first day too')).toBeVisible();
  await dialog.getByLabelText('First day').fill('2027-03-16');
  await expect.element(dialog.getByText('The last day is before the first')).toBeVisible();
  await dialog.getByLabelText('First day').fill('2027-03-14');
  await press('{Enter}');
  await expect.element(title('Spring “Cup” <b>2027</b>')).toBeVisible();
  await expect.element(page.getByText('Round 1 of 5')).toBeVisible();
  await press('{Control>}z{/Control}');
  await expect.element(title('Spring Open')).toBeVisible();
});

test('D-2 the list of commands finds it by "rename" and by "rounds"', async () => {
  await openDesk({ locale: 'en', event: event16 }, 'people');
  for (const word of ['rename', 'rounds', 'place']) {
    await press('{Control>}k{/Control}');
    await expect.element(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
    await press(word);
    await expect.element(page.getByRole('option', { name: /^Name, / })).toBeVisible();
    await press('{Escape}{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
});

test('a figure that a field does not take stays as typed, says what would be possible, and is not sent as another one', async () => {
  const door = await openDesk({ locale: 'en', event: event16 }, 'people');
  const planned = door.ledger().tournament?.plannedRounds;
  await openDetails('Spring Open');
  const dialog = page.getByRole('dialog', { name: 'Name, rounds, place' });
  const rounds = dialog.getByRole('textbox', { name: /ounds/ });
  for (const figure of ['150', '7.5', '0']) {
    await rounds.fill(figure);
    await press('{Enter}');
    await expect.element(dialog.getByText('A whole number from 1 to 100.')).toBeVisible();
    await expect.element(rounds).toHaveValue(figure);
  }
  expect(door.ledger().tournament?.plannedRounds).toBe(planned);
  await rounds.fill('15');
  await press('{Enter}');
  await expect.poll(() => door.ledger().tournament?.plannedRounds).toBe(15);
});

test('[duel 9] more rounds than a game draws are refused at the field, with the most that it draws', async () => {
  const door = await openDuel('rounds', duelEvent(4));
  await openDetails('Autumn Clash');
  const dialog = page.getByRole('dialog', { name: 'Name, rounds, place' });
  await dialog.getByRole('textbox', { name: /ounds/ }).fill('31');
  await press('{Enter}');
  await expect.element(dialog.getByText('A whole number from 1 to 30.')).toBeVisible();
  expect(door.ledger().tournament?.plannedRounds).toBe(6);
});

test('[L-9.1] one setting of the event writes its names, and the screen of the round follows it', async () => {
  const door = await openDesk(
    {
      locale: 'en',
      event: {
        name: 'Spring Open',
        commands: [
          { type: 'entrants.add', entrants: [{ name: 'Kenji Eriksson' }, { name: 'Eva Adams' }, { name: 'Lady' }] },
        ],
      },
    },
    'people',
  );
  await openDetails('Spring Open');
  const dialog = page.getByRole('dialog', { name: 'Name, rounds, place' });
  await expect.element(dialog.getByRole('radiogroup')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: /Names and order/ }).click();
  await page.getByRole('option', { name: 'Given name first' }).click();
  await expect.element(dialog.getByRole('radio', { name: /^last word.*Eriksson Kenji.*Adams Eva/s })).toBeChecked();
  await dialog.getByRole('button', { name: /Names and order/ }).click();
  await page.getByRole('option', { name: 'Family name first' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => door.ledger().tournament?.namesAs).toEqual({ order: 'family', family: 'last' });
  const state = door.ledger().tournament;
  expect(state === null ? [] : [...peopleOf(state).values()].map(({ name }) => name)).toEqual([
    'Eriksson Kenji',
    'Adams Eva',
    'Lady',
  ]);
});
