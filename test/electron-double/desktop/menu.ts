/**
 * Electron's Menu and MenuItem as data: tests read the items and click them,
 * `Menu.getApplicationMenu().getMenuItemById('undo').click()`. No keys reach a menu: accelerators are text here.
 */

import { EventEmitter } from 'node:events';
import type { BaseWindow, MenuItem as ElectronItem, Menu as ElectronMenu, MenuItemConstructorOptions } from 'electron';
import { quit } from '../app/lifecycle.ts';
import { loud, onlyEvents, unimplemented } from '../unimplemented.ts';
import { focusedWindow } from '../window/open-windows.ts';
import { applicationMenu, setApplicationMenu } from './application-menu.ts';

type Role = NonNullable<MenuItemConstructorOptions['role']>;

/** What a click on an item with a role does. Roles of text editing act on the page by keys, which the double has not. */
const ROLES: { readonly [Name in Role]?: (window: Electron.BrowserWindow | null) => void } = {
  quit: () => quit(),
  close: (window) => window?.close(),
  minimize: (window) => window?.minimize(),
  reload: (window) => window?.webContents.reload(),
  forceReload: (window) => window?.webContents.reloadIgnoringCache(),
  togglefullscreen: (window) => window?.setFullScreen(!window.isFullScreen()),
  resetZoom: (window) => window?.webContents.setZoomLevel(0),
  zoomIn: (window) => window?.webContents.setZoomLevel(window.webContents.getZoomLevel() + 0.5),
  zoomOut: (window) => window?.webContents.setZoomLevel(window.webContents.getZoomLevel() - 0.5),
  toggleDevTools: () => undefined,
};

const typeOf = (options: MenuItemConstructorOptions): ElectronItem['type'] =>
  options.type ?? (options.submenu ? 'submenu' : 'normal');

let lastCommand = 0;

class DoubleMenuItem {
  readonly options: MenuItemConstructorOptions;
  readonly commandId: number;
  id: string;
  label: string;
  sublabel: string;
  toolTip: string;
  type: ElectronItem['type'];
  role: Role | undefined;
  accelerator: string | null;
  enabled: boolean;
  visible: boolean;
  checked: boolean;
  submenu: DoubleMenu | undefined;
  menu: DoubleMenu | undefined;

  constructor(options: MenuItemConstructorOptions) {
    this.options = options;
    this.commandId = ++lastCommand;
    this.id = options.id ?? '';
    this.label = options.label ?? options.role ?? '';
    this.sublabel = options.sublabel ?? '';
    this.toolTip = options.toolTip ?? '';
    this.type = typeOf(options);
    this.role = options.role;
    this.accelerator = options.accelerator ?? null;
    this.enabled = options.enabled ?? true;
    this.visible = options.visible ?? true;
    this.checked = options.checked ?? false;
    const { submenu } = options;
    this.submenu = Array.isArray(submenu) ? menuOf(submenu) : (submenu as unknown as DoubleMenu | undefined);
  }

  /** As when the user chooses the item: a disabled one does nothing. */
  click = (event: unknown = {}, window: BaseWindow | null = focusedWindow()): void => {
    if (!this.enabled) return;
    if (this.type === 'checkbox') this.checked = !this.checked;
    if (this.type === 'radio') this.menu?.chooseRadio(this);
    if (this.options.click) {
      this.options.click(this as unknown as ElectronItem, window ?? undefined, event as Electron.KeyboardEvent);
    } else if (this.role) {
      const act = ROLES[this.role];
      if (!act) throw unimplemented(`menu role ${this.role}`);
      act(window as Electron.BrowserWindow | null);
    }
  };
}

class DoubleMenu extends EventEmitter {
  items: DoubleMenuItem[] = [];

  constructor() {
    super();
    onlyEvents('Menu', this, { emitted: ['menu-will-show', 'menu-will-close'], never: [] });
  }

  append(item: DoubleMenuItem): void {
    this.insert(this.items.length, item);
  }

  insert(position: number, item: DoubleMenuItem): void {
    item.menu = this;
    this.items = this.items.toSpliced(position, 0, item);
  }

  getMenuItemById(id: string): DoubleMenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }

  /** A popup that nobody uses. */
  popup(options: { callback?: () => void } = {}): void {
    this.emit('menu-will-show');
    this.emit('menu-will-close');
    options.callback?.();
  }

  closePopup(): void {}

  /** Radio items next to each other exclude each other. */
  chooseRadio(chosen: DoubleMenuItem): void {
    const at = this.items.indexOf(chosen);
    const isRadio = (item: DoubleMenuItem | undefined): boolean => item?.type === 'radio';
    let first = at;
    while (isRadio(this.items[first - 1])) first--;
    for (let i = first; isRadio(this.items[i]); i++) {
      const item = this.items[i];
      if (item) item.checked = item === chosen;
    }
  }

  static buildFromTemplate = (template: (MenuItemConstructorOptions | ElectronItem)[]): DoubleMenu => menuOf(template);
  static getApplicationMenu = applicationMenu;
  static setApplicationMenu = setApplicationMenu;
}

const menuOf = (template: readonly (MenuItemConstructorOptions | ElectronItem)[]): DoubleMenu => {
  const menu = new DoubleMenu();
  for (const entry of template) {
    menu.append(entry instanceof DoubleMenuItem ? entry : new DoubleMenuItem(entry as MenuItemConstructorOptions));
  }
  return menu;
};

export const Menu = loud('Menu', DoubleMenu) as unknown as typeof ElectronMenu;
export const MenuItem = loud('MenuItem', DoubleMenuItem) as unknown as typeof ElectronItem;
