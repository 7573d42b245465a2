import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { MenuBar, MenuItem } from '../../core/api/menu.ts';

/**
 * The keys of deeds belong to the page, which knows whether the TO is typing: where the system allows it they are shown in
 * the menu and not taken. macOS always takes them; there the page leaves out those that must not count in fields.
 */
const optionsOf = (item: MenuItem, perform: (deed: string) => void): MenuItemConstructorOptions => {
  if (item.kind === 'line') return { type: 'separator' };
  if (item.kind === 'role') return { role: item.role, label: item.label };
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
 * The native menu, as the page described it. `perform` is told which deed was chosen.
 * @param platform `process.platform`: on macOS the program's own menu stands before the others
 */
export const setMenu = (platform: string, { menus }: MenuBar, perform: (deed: string) => void): void => {
  const template: MenuItemConstructorOptions[] = menus.map(({ label, items }) => ({
    // "&" would mark a key of its own in labels on Windows and Linux.
    label: label.replaceAll('&', '&&'),
    submenu: items.map((item) => optionsOf(item, perform)),
  }));
  const own: MenuItemConstructorOptions[] = platform === 'darwin' ? [{ role: 'appMenu' }] : [];
  Menu.setApplicationMenu(Menu.buildFromTemplate([...own, ...template]));
};
