import { app, Menu, type MenuItemConstructorOptions } from 'electron';
import type { MenuBar, MenuItem } from '../../core/api/menu.ts';

/** What a choice in the menu does. */
type Chosen = { readonly perform: (deed: string) => void; readonly quit: () => void };

/** No role: the system's own way to quit is told from the program's [desktop 7.6]. */
const quitItem = (label: string, quit: () => void): MenuItemConstructorOptions => ({
  id: 'quit',
  label,
  ...(process.platform === 'win32' ? {} : { accelerator: 'CommandOrControl+Q' }),
  click: quit,
});

/** The program's own menu of macOS, as its role would make it but for the way out. */
const ownMenu = ({ menus }: MenuBar, quit: () => void): MenuItemConstructorOptions => ({
  label: app.name,
  submenu: [
    { role: 'about' },
    { type: 'separator' },
    { role: 'services' },
    { type: 'separator' },
    { role: 'hide' },
    { role: 'hideOthers' },
    { role: 'unhide' },
    { type: 'separator' },
    ...menus
      .flatMap(({ items }) => items)
      .flatMap((item) => (item.kind === 'role' && item.role === 'quit' ? [quitItem(item.label, quit)] : [])),
  ],
});

/**
 * The keys of deeds belong to the page, which knows whether the TO is typing: where the system allows it they are shown in
 * the menu and not taken. macOS always takes them; there the page leaves out those that must not count in fields.
 */
const optionsOf = (item: MenuItem, { perform, quit }: Chosen): MenuItemConstructorOptions => {
  if (item.kind === 'line') return { type: 'separator' };
  if (item.kind === 'role') {
    const { role, label } = item;
    return role === 'quit' ? quitItem(label, quit) : { role, label };
  }
  const { id, label, accelerator, enabled } = item;
  return {
    id,
    label,
    enabled,
    click: () => perform(id),
    ...(accelerator === null ? {} : { accelerator, registerAccelerator: false }),
  };
};

/**
 * The native menu, as the page described it.
 * @param platform `process.platform`: on macOS the program's own menu stands before the others
 */
export const setMenu = (platform: string, bar: MenuBar, chosen: Chosen): void => {
  const { menus } = bar;
  const template: MenuItemConstructorOptions[] = menus.map(({ label, items }) => ({
    // "&" would mark a key of its own in labels on Windows and Linux.
    label: label.replaceAll('&', '&&'),
    submenu: items.map((item) => optionsOf(item, chosen)),
  }));
  const own: MenuItemConstructorOptions[] = platform === 'darwin' ? [ownMenu(bar, chosen.quit)] : [];
  Menu.setApplicationMenu(Menu.buildFromTemplate([...own, ...template]));
};
