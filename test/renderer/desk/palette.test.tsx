import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleSteps } from '../../../core/samples/samples.ts';
import { familyIds } from '../../../core/tournament/words.ts';
import { canPerform, shortcutOf, useDeedStore } from '../../../renderer/desk/commands/commands.ts';
import { menuBarOf } from '../../../renderer/desk/commands/native-menu.ts';
import { acceleratorOf, shortcutText } from '../../../renderer/desk/commands/shortcut.ts';
import { rememberUse, usedLast } from '../../../renderer/desk/find/used.ts';
import { usePlace } from '../../../renderer/desk/place.ts';
import { textOf } from '../../../renderer/i18n/text.ts';
import { tournament } from '../../../renderer/store/tournament.ts';
import { event16, openDesk } from '../open-desk.tsx';

const press = (keys: string) => userEvent.keyboard(keys);
const items = () => page.getByRole('option');

const AT = 1_800_000_000_000;
const doing = (command: Record<string, unknown>) => ({ type: 'family.do', command }) as never;
const pokerTable = {
  name: 'Cup',
  family: 'poker',
  commands: [
    {
      type: 'entrants.add',
      entrants: [1, 2, 3, 4].map((no) => ({ name: `Player ${no}`, traits: { paid: true } })),
    },
    doing({ do: 'addTables', count: 1 }),
    doing({ do: 'openTables', tables: [1] }),
    doing({ do: 'place', at: AT, seats: [1, 2, 3, 4].map((player) => ({ player, table: 1, seat: player })) }),
  ],
} as const;

describe('the list of all commands', () => {
  it('finds a deed by its words and does it, by keyboard alone', async () => {
    await openDesk({ locale: 'en', event: event16 }, 'people');
    await press('{Control>}k{/Control}');
    await expect.element(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
    await press('hist');
    await expect.element(items().first()).toMatchTextContent(/^History.*Alt\+7$/);
    await press('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect.element(page.getByRole('dialog', { name: 'Search and commands' })).not.toBeInTheDocument();
  });

  it('remembers acts that were done last, never somebody or a table of one event', () => {
    localStorage.clear();
    for (const id of ['edit.event', 'person.3', 'table.12', 'app.help']) rememberUse(id);
    expect(usedLast()).toEqual(['app.help', 'edit.event']);
  });

  it('lists what can be done now and nothing else', async () => {
    await openDesk({ locale: 'en' });
    await press('{Control>}k{/Control}');
    await expect.element(page.getByRole('option', { name: /New tournament/ })).toBeVisible();
    await expect.element(page.getByRole('option', { name: /Close tournament/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('option', { name: /Undo/ })).not.toBeInTheDocument();
  });

  it.each(familyIds)('%s: the event’s data are changed with its rounds only where there are rounds', async (family) => {
    await openDesk({ locale: 'en', event: { name: 'Cup', family } }, 'people');
    await press('{Control>}k{/Control}');
    await press('rename');
    await expect.element(items().first()).toMatchTextContent(/^Name, /);
    expect(items().first().element().querySelector('[class*=_paletteWords_]')?.textContent?.includes('rounds')).toBe(
      family !== 'poker',
    );
  });

  it.each(familyIds)('%s: has one line for the clock, and none for that of another game', async (family) => {
    await openDesk({ locale: 'en', event: { name: 'Cup', family } }, family === 'poker' ? 'clock' : 'people');
    await press('{Control>}k{/Control}start');
    await expect.element(items().first()).toBeVisible();
    expect(page.getByRole('option', { name: /^Start or pause the clock/ }).elements()).toHaveLength(1);
  });

  it('poker: a typed seat comes first, with what can be done to whoever sits there; an act takes it too', async () => {
    const door = await openDesk({ locale: 'en', event: pokerTable }, 'people');
    await press('{Control>}k{/Control}1.2');
    await expect.element(items().first()).toMatchTextContent('Table 1, seat 2Player 2');
    await expect.element(items().nth(1)).toMatchTextContent('Bust…');
    await press('{ArrowDown}{Enter}');
    await expect.element(page.getByRole('dialog').getByText('Player 2')).toBeVisible();
    await press('{Escape}{Control>}k{/Control}bust');
    await expect.element(items().first()).toMatchTextContent(/^Bust…/);
    await press('{Enter}1.3');
    await expect.element(items().first()).toMatchTextContent(/^Player 3/);
    expect(door.ledger().tournament?.entrants).toHaveLength(4);
  });

  it('poker: finds the rules, the prizes and the levels, and opens each where it is edited', async () => {
    await openDesk({ locale: 'en', event: { name: 'Cup', family: 'poker' } }, 'rounds');
    for (const words of ['rules', 'prizes']) {
      await press(`{Control>}k{/Control}${words}`);
      await expect.element(items().first()).toMatchTextContent(/^Rules/);
      await press('{Enter}');
      await expect.element(page.getByRole('dialog', { name: 'Rules' }).getByText('Seats at a table')).toBeVisible();
      await press('{Escape}');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    }
    await press('{Control>}k{/Control}levels');
    await expect.element(items().first()).toMatchTextContent(/^Levels/);
    await press('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Clock' })).toBeVisible();
  });

  it('says so where no command has these words, and Escape leaves without doing anything', async () => {
    await openDesk({ locale: 'ru' });
    await press('{Control>}k{/Control}');
    await press('zzz');
    await expect.element(page.getByText('Ничего не найдено.', { exact: false })).toBeVisible();
    await press('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Новый турнир' })).toBeVisible();
  });
});

const at = '2026-05-01T08:00:00.000Z';

/** The sample of mahjong, which has a round in play. */
const seated = {
  name: 'Cup',
  family: 'mahjong' as const,
  commands: sampleSteps({ family: 'mahjong', name: 'Cup', id: 'a'.repeat(32), at, now: Date.parse(at) })
    .slice(1)
    .map(({ command }) => command) as never,
};

const open = (typed: string) => press(`{Control>}k{/Control}${typed}`);

describe('[W-7.1] one box for everything', () => {
  it('J9 somebody leaves by Ctrl+K, three letters, Enter, Enter', async () => {
    const door = await openDesk(
      { locale: 'en', event: { name: 'Cup', family: 'duel', commands: event16.commands } },
      'rounds',
    );
    await open('player 7');
    await press('{Enter}');
    await expect.element(items().first()).toMatchTextContent(/^Leaves/);
    await press('{Enter}');
    await expect.poll(() => door.ledger().tournament?.entrants[6]?.playing).toBe(false);
  });

  it('an act asks whom in the same box, and Escape goes back to everything', async () => {
    const door = await openDesk(
      { locale: 'en', event: { name: 'Cup', family: 'duel', commands: event16.commands } },
      'people',
    );
    await open('drop');
    await press('{Enter}');
    await expect.element(page.getByRole('combobox', { name: 'Leaves…' })).toHaveFocus();
    await press('{Escape}');
    await expect.element(page.getByRole('combobox', { name: 'Search and commands' })).toHaveFocus();
    await press('drop{Enter}');
    await press('player 12{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => door.ledger().tournament?.entrants[11]?.playing).toBe(false);
  });

  it('what cannot be done now says why, and does nothing', async () => {
    await openDesk({ locale: 'en', event: event16 }, 'people');
    await open('отозвать');
    await expect.element(items().first()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(items().first()).toMatchTextContent(/after the first seating/);
    await press('{Enter}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  it('does an act of a place that is not shown, and shows the place with Alt+Enter', async () => {
    const door = await openDesk({ locale: 'en', event: seated }, 'people');
    const rounds = () => door.ledger().tournament?.rounds.length ?? 0;
    const before = rounds();
    await open('unpublish');
    await press('{Alt>}{Enter}{/Alt}');
    await expect.poll(() => usePlace.getState().screen).toBe('rounds');
    expect(rounds()).toBe(before);
    await open('newcomer');
    await press('{Enter}');
    await expect.poll(() => document.activeElement?.hasAttribute('data-add-name')).toBe(true);
  });

  it('[W-7.2] a number finds its table and the person with it, with what can be done to them', async () => {
    await openDesk({ locale: 'en', event: seated }, 'people');
    const name = tournament()?.entrants[2]?.name ?? '';
    await open('3');
    const words = () => [...document.querySelectorAll('[class*=_paletteWords_]')].map(({ textContent }) => textContent);
    await expect.poll(words).toContain('Table 3');
    expect(words()).toContain(name);
    expect(words()).toContain(`Where does ${name} sit`);
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
    // What has two keys stands once, with both.
    const helped = [...help.element().querySelectorAll('[class*=_shortcuts_] li')].flatMap((line) => {
      const title = line.firstChild?.textContent ?? '';
      return [...line.querySelectorAll('kbd')].map((key) => entry(title, key.textContent ?? ''));
    });
    expect(new Set(helped)).toEqual(new Set([...said.values()].filter((line) => !line.endsWith('[]'))));
    await press('{Escape}');
    await expect.element(help).not.toBeInTheDocument();

    await press('{Control>}k{/Control}');
    await expect.element(items().first()).toBeVisible();
    const listed = [...document.querySelectorAll('[class*=_paletteItem_]')].map((item) =>
      entry(
        item.querySelector('[class*=_paletteWords_]')?.textContent ?? '',
        item.querySelector('kbd')?.textContent ?? null,
      ),
    );
    const doable = deeds.filter((deed) => deed.id !== 'app.palette' && canPerform(deed)).map(({ id }) => said.get(id));
    // Two keys for the same way are one line; acts of other places stand there too.
    const wordsOf = (lines: readonly (string | undefined)[]) => new Set(lines.map((line) => line?.split(' [')[0]));
    expect([...wordsOf(doable)].filter((words) => !wordsOf(listed).has(words))).toEqual([]);
  });
});

describe('the native menu', () => {
  it('holds every deed that the event has, once, with its key', async () => {
    await openDesk({ locale: 'en', event: event16 }, 'people');
    const deeds = useDeedStore.getState().deeds.filter(({ belongs }) => belongs?.() !== false);
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
