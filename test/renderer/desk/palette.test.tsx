import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { familyIds } from '../../../core/tournament/words.ts';
import { canPerform, shortcutOf, useDeedStore } from '../../../renderer/desk/commands/commands.ts';
import { menuBarOf } from '../../../renderer/desk/commands/native-menu.ts';
import { acceleratorOf, shortcutText } from '../../../renderer/desk/commands/shortcut.ts';
import { textOf } from '../../../renderer/i18n/text.ts';
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

  it.each(familyIds)('%s: the event’s data are changed with its rounds only where there are rounds', async (family) => {
    await openDesk({ locale: 'en', event: { name: 'Cup', family } }, 'people');
    await press('{Control>}k{/Control}');
    await press('rename');
    await expect.element(items().first()).toMatchTextContent(/^Rename the event/);
    expect(items().first().element().textContent?.includes('rounds')).toBe(family !== 'poker');
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

/** What a deed is called and by which key, wherever it stands. */
const entry = (words: string, keys: string | null): string => `${words.trim()} [${keys ?? ''}]`;

describe('menu, list of all commands and shortcut help', () => {
  it.each(familyIds)('say the same words and keys of every command, in %s', async (family) => {
    await openDesk({ locale: 'en', event: { name: 'Cup', family } }, 'people');
    await expect.poll(() => useDeedStore.getState().deeds.length).toBeGreaterThan(20);
    const { deeds } = useDeedStore.getState();
    const { menus } = menuBarOf(deeds, 'linux');
    const inMenu = menus.flatMap(({ items: all }) => all).flatMap((item) => (item.kind === 'deed' ? [item] : []));
    const said = new Map(
      deeds.map((deed) => {
        const keys = shortcutOf(deed);
        return [deed.id, entry(textOf(deed.titleKey, deed.params), keys === null ? null : shortcutText(keys))];
      }),
    );

    for (const { id, label, accelerator } of inMenu) {
      expect(said.get(id)).toContain(label);
      // A letter alone is no key for a menu; every other key of the menu is the one that the page listens to.
      const keys = deeds.find((deed) => deed.id === id)?.shortcut;
      if (accelerator !== null) expect(accelerator).toBe(acceleratorOf(keys ?? 'F1'));
    }

    await press('{F1}');
    const help = page.getByRole('dialog');
    await expect.element(help).toBeVisible();
    const helped = [...help.element().querySelectorAll('.shortcuts li')].map((line) => {
      const keys = line.querySelector('kbd')?.textContent ?? '';
      return entry(line.textContent?.slice(0, -keys.length) ?? '', keys);
    });
    expect(new Set(helped)).toEqual(new Set([...said.values()].filter((line) => !line.endsWith('[]'))));
    await press('{Escape}');
    await expect.element(help).not.toBeInTheDocument();

    await press('{Control>}k{/Control}');
    await expect.element(items().first()).toBeVisible();
    const listed = [...document.querySelectorAll('.palette-item')].map((item) =>
      entry(item.querySelector('.palette-words')?.textContent ?? '', item.querySelector('kbd')?.textContent ?? null),
    );
    const doable = deeds.filter((deed) => deed.id !== 'app.palette' && canPerform(deed)).map(({ id }) => said.get(id));
    // Two keys for the same way are one command in the list.
    const wordsOf = (lines: readonly (string | undefined)[]) => new Set(lines.map((line) => line?.split(' [')[0]));
    expect(wordsOf(listed)).toEqual(wordsOf(doable));
    expect(listed.filter((line) => !doable.includes(line))).toEqual([]);
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
