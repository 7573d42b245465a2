import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useDeedStore } from '../../../renderer/shell/commands.ts';
import { menuBarOf } from '../../../renderer/shell/native-menu.ts';
import { event16, openDesk } from '../open-desk.tsx';

const press = (keys: string) => userEvent.keyboard(keys);
const items = () => page.getByRole('menuitem');

describe('the list of all commands', () => {
  it('finds a deed by its words and does it, by keyboard alone', async () => {
    await openDesk({ locale: 'en', event: event16 }, 'people');
    await press('{Control>}k{/Control}');
    await expect.element(page.getByRole('dialog', { name: 'All commands…' })).toBeVisible();
    await press('hist');
    await expect.element(items()).toMatchTextContent(/^History.*Alt\+7$/);
    await press('{ArrowDown}{Enter}');
    await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('lists what can be done now and nothing else', async () => {
    await openDesk({ locale: 'en' });
    await press('{Control>}k{/Control}');
    await expect.element(page.getByRole('menuitem', { name: /New tournament/ })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: /Close tournament/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('menuitem', { name: /Undo/ })).not.toBeInTheDocument();
  });

  it('says so where no command has these words, and Escape leaves without doing anything', async () => {
    await openDesk({ locale: 'ru' });
    await press('{Control>}k{/Control}');
    await press('zzz');
    await expect.element(page.getByText('Здесь нет команды с такими словами.', { exact: false })).toBeVisible();
    await press('{Escape}{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Новый турнир' })).toBeVisible();
  });
});

describe('the native menu', () => {
  it('holds every deed there is, once, with its key', async () => {
    await openDesk({ locale: 'en', event: event16 }, 'people');
    const { deeds } = useDeedStore.getState();
    const { menus } = menuBarOf(deeds, 'linux');
    const listed = menus.flatMap(({ items: all }) => all).flatMap((item) => (item.kind === 'deed' ? [item] : []));
    expect(listed.map(({ id }) => id).sort()).toEqual(deeds.map(({ id }) => id).sort());
    const titles = menus.map(({ label }) => label);
    expect([titles.slice(0, 3), titles.slice(-2)]).toEqual([
      ['File', 'Edit', 'Screens'],
      ['View', 'Program'],
    ]);
    expect(titles).toContain('People');
    expect(listed.find(({ id }) => id === 'edit.undo')).toMatchObject({
      label: 'Undo',
      accelerator: 'CommandOrControl+Z',
      enabled: true,
    });
    expect(listed.find(({ id }) => id === 'edit.redo')?.enabled).toBe(false);
    expect(listed.find(({ id }) => id === 'go.people')?.accelerator).toBe('Alt+1');
  });

  it('leaves the keys that must not count in fields to the page on macOS, where menus always take them', async () => {
    await openDesk({ locale: 'en', event: event16 }, 'people');
    const { menus } = menuBarOf(useDeedStore.getState().deeds, 'darwin');
    const undo = menus.flatMap(({ items: all }) => all).find((item) => item.kind === 'deed' && item.id === 'edit.undo');
    expect(undo).toMatchObject({ accelerator: null });
  });
});
