import { describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { event16, openDesk } from '../open-desk.tsx';

/** DevTools' keyboard: a key that no layout of this machine has. */
type Keyboard = { readonly send: (method: 'Input.dispatchKeyEvent', key: object) => Promise<unknown> };

const press = (keys: string) => userEvent.keyboard(keys);

describe('from the start screen', () => {
  it('a tournament is made by keyboard alone', async () => {
    const door = await openDesk({ locale: 'en' });
    await expect.element(page.getByRole('button', { name: 'New tournament' })).toHaveFocus();
    await press('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Name of the event' })).toHaveFocus();
    await press('Spring Open{Enter}');
    await expect.element(page.getByRole('navigation', { name: 'Screens' })).toBeVisible();
    expect(door.ledger().tournament).toMatchObject({ name: 'Spring Open', family: 'mahjong', plannedRounds: 8 });
  });

  it('W-2.1 Ctrl+Enter makes it too, from any field of the dialog', async () => {
    const door = await openDesk({ locale: 'en' });
    await expect.element(page.getByRole('button', { name: 'New tournament' })).toHaveFocus();
    await press('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Name of the event' })).toHaveFocus();
    await press('Spring Open{Tab}{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('navigation', { name: 'Screens' })).toBeVisible();
    expect(door.ledger().tournament).toMatchObject({ name: 'Spring Open' });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    // Names can be typed at once.
    await press('Ada{Enter}Bea{Control>}{Enter}{/Control}');
    await expect.poll(() => door.ledger().tournament?.entrants.map(({ name }) => name)).toEqual(['Ada', 'Bea']);
  });

  it('Escape closes the dialog and gives the focus back', async () => {
    await openDesk({ locale: 'en' });
    await expect.element(page.getByRole('button', { name: 'New tournament' })).toHaveFocus();
    await press('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Name of the event' })).toHaveFocus();
    await press('{Escape}');
    await expect.element(page.getByRole('button', { name: 'New tournament' })).toHaveFocus();
  });

  it('a tournament without a name is asked for one, and nothing is made', async () => {
    const door = await openDesk({ locale: 'en' });
    await expect.element(page.getByRole('button', { name: 'New tournament' })).toHaveFocus();
    await press('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Name of the event' })).toHaveFocus();
    await press('{Enter}');
    await expect.element(page.getByText('Give the event a name: it heads every sheet.')).toBeVisible();
    // Pressed by mouse, too, what comes next is the name [D-11].
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Create/ })
      .click();
    await expect.element(page.getByRole('textbox', { name: 'Name of the event' })).toHaveFocus();
    expect(door.calls.filter(({ method }) => method === 'file.create')).toEqual([]);
  });

  it('poker is not played in rounds, so nobody is asked how many', async () => {
    await openDesk({ locale: 'en' });
    await press('{Enter}');
    await expect.element(page.getByRole('radio', { name: /Mahjong/ })).toBeChecked();
    await expect.element(page.getByRole('textbox', { name: 'Rounds' })).toBeVisible();
    await page.getByRole('dialog').getByText('Poker', { exact: true }).click();
    await expect.element(page.getByRole('textbox', { name: 'Rounds' })).not.toBeInTheDocument();
  });

  it('the rules that are usual are called by their name, where the game has one', async () => {
    await openDesk({ locale: 'en' });
    await press('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Rules EMA 2025' })).toBeVisible();
  });

  it('a file that is not there says so and stays closed', async () => {
    await openDesk({ locale: 'en', gone: ['Old cup'], files: [{ name: 'Winter cup' }] });
    await expect.element(page.getByRole('button', { name: /^Old cup.*Not found/ })).toBeVisible();
    await page.getByRole('button', { name: /^Old cup/ }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/“Old cup” is not there any more/);
    await page.getByRole('button', { name: /^Winter cup/ }).click();
    await expect.element(page.getByText('Round 1 of 8')).toBeVisible();
  });

  it('Ctrl+O lists the files of the folder in the browser host', async () => {
    await openDesk({ locale: 'en', files: [{ name: 'Winter cup' }] });
    await press('{Control>}o{/Control}');
    await expect.element(page.getByRole('dialog', { name: 'Open a tournament' })).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Winter cup/ })
      .click();
    await expect.element(page.getByRole('navigation', { name: 'Screens' })).toBeVisible();
  });

  it.each([
    ['Mahjong', 'family'],
    ['One on one', 'entered'],
  ] as const)(
    '[L-9.1] a new event of %s writes names by %s: a tag has no family name and is not turned round',
    async (game, order) => {
      const door = await openDesk({ locale: 'en' });
      await page.getByRole('button', { name: 'New tournament' }).click();
      const dialog = page.getByRole('dialog', { name: 'New tournament' });
      await dialog.getByText(game, { exact: true }).click();
      await dialog.getByLabelText('Name of the event').fill('Cup');
      await dialog.getByRole('button', { name: 'Create' }).click();
      await expect.poll(() => door.ledger().tournament?.namesAs?.order).toBe(order);
      await page.getByRole('textbox', { name: 'Who plays?' }).fill('Dark Knight\nAnna Olsen');
      await expect.element(page.getByRole('button', { name: 'Add 2 people' })).toBeEnabled();
      const question = page.getByRole('radiogroup', { name: 'The family name is the' });
      expect(question.elements()).toHaveLength(order === 'entered' ? 0 : 1);
    },
  );

  it.each([
    ['mahjong', 'Mahjong'],
    ['bridge', 'Bridge'],
    ['duel', 'One on one'],
    ['poker', 'Poker'],
  ] as const)('a sample of %s is an event with history, and says that it is a sample', async (family, name) => {
    const door = await openDesk({ locale: 'en' });
    await page
      .getByRole('region', { name: 'Look around in a sample' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    await expect.element(page.getByRole('navigation', { name: 'Screens' })).toBeVisible();
    // [fault D-9] it opens on its round, poker on its floor.
    const title = family === 'poker' ? 'Floor' : /^Round \d/;
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(door.ledger().tournament?.family).toBe(family);
    expect(door.ledger().tournament?.name).toBe(`Sample: ${name}`);
    expect(door.ledger().last).toBeGreaterThan(10);
  });
});

describe('shortcuts', () => {
  it('undo and redo by Ctrl+Z and Ctrl+Y, and say what it was', async () => {
    const door = await openDesk({ locale: 'en', event: event16 }, 'standings');
    await press('{Control>}z{/Control}');
    await expect.element(page.getByRole('main').getByText('Undone: 16 people added')).toBeVisible();
    expect(door.ledger().tournament?.entrants).toEqual([]);
    await press('{Control>}y{/Control}');
    await expect
      .element(page.getByRole('main').getByRole('status').getByText('16 people added', { exact: true }))
      .toBeVisible();
    expect(door.ledger().tournament?.entrants).toHaveLength(16);
  });

  it('redo by Ctrl+Shift+Z as well', async () => {
    const door = await openDesk({ locale: 'en', event: event16 }, 'standings');
    await press('{Control>}z{/Control}');
    await expect.poll(() => door.ledger().tournament?.entrants).toEqual([]);
    await press('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(() => door.ledger().tournament?.entrants.length).toBe(16);
  });

  it('work on the physical key where the layout is Cyrillic', async () => {
    const door = await openDesk({ locale: 'ru', event: event16 }, 'standings');
    await expect.element(page.getByRole('heading', { name: 'Таблица', level: 1 })).toBeVisible();
    const key = { key: 'я', code: 'KeyZ', windowsVirtualKeyCode: 90, modifiers: 2 };
    const { send } = cdp() as unknown as Keyboard;
    await send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    await expect.poll(() => door.ledger().tournament?.entrants).toEqual([]);
  });

  it('leave Ctrl+Z to the field while a text is being typed', async () => {
    const door = await openDesk({ locale: 'en', event: event16 }, 'standings');
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await press('abc{Control>}z{/Control}');
    expect(door.calls.filter(({ method }) => method === 'tournament.undo')).toEqual([]);
    field.dataset.deskKeys = '';
    await press('{Control>}z{/Control}');
    await expect.poll(() => door.calls.filter(({ method }) => method === 'tournament.undo')).toHaveLength(1);
    field.remove();
  });

  it('are listed under F1, and Escape closes the list', async () => {
    await openDesk({ locale: 'en', event: event16 }, 'standings');
    await press('{F1}');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.element(list).toBeVisible();
    await expect.element(list.getByText('Ctrl+Y')).toBeVisible();
    // One thing stands once, with both its keys.
    expect(list.getByRole('listitem').filter({ hasText: 'Alt+5' }).element().textContent).toBe('PaperCtrl+PAlt+5');
    await press('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
  });

  it('rest while a dialog is open', async () => {
    const door = await openDesk({ locale: 'en', event: event16 }, 'standings');
    await press('{F1}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await press('{Control>}z{/Control}');
    expect(door.calls.filter(({ method }) => method === 'tournament.undo')).toEqual([]);
  });

  it('the browser keeps are not offered in the browser host', async () => {
    await openDesk({ locale: 'en', host: 'browser' });
    await page.getByRole('button', { name: 'Seatwright' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'New tournament…' })).toBeVisible();
    await expect.element(page.getByText('Ctrl+N')).not.toBeInTheDocument();
    await expect.element(page.getByText('Ctrl+O')).toBeVisible();
  });
});
