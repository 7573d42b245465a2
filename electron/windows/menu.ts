import { Menu, type MenuItemConstructorOptions } from 'electron';

/**
 * The native menu. Editing and window commands are the system's; the program's own commands have their keys in the
 * page, so the menu takes none of them away.
 */
export const setMenu = (platform: string): void => {
  const edit: MenuItemConstructorOptions[] = [
    // Undo and redo of the tournament belong to the page; fields bring their own.
    { role: 'cut' },
    { role: 'copy' },
    { role: 'paste' },
    { role: 'selectAll' },
  ];
  const view: MenuItemConstructorOptions[] = [
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
  ];
  const template: MenuItemConstructorOptions[] = [
    ...(platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
    { role: 'editMenu', submenu: edit },
    { role: 'viewMenu', submenu: view },
    { role: 'windowMenu' },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
};
