/** Every name that Electron's main process exports: what the double lacks is a stand-in that throws with its name. */

import { app } from './app/app.ts';
import './app/session-end.ts';
import { ipcMain } from './contents/ipc.ts';
import { webContents } from './contents/web-contents.ts';
import type { Exports } from './declarations.ts';
import { dialog } from './desktop/dialog.ts';
import { clipboard, nativeTheme, powerMonitor, powerSaveBlocker, shell } from './desktop/machine.ts';
import { Menu, MenuItem } from './desktop/menu.ts';
import { nativeImage } from './desktop/native-image.ts';
import { net } from './desktop/net.ts';
import { safeStorage } from './desktop/safe-storage.ts';
import { screen } from './desktop/screen.ts';
import { protocol } from './session/protocol.ts';
import { session } from './session/session.ts';
import { missingModule } from './unimplemented.ts';
import { utilityProcess } from './utility/utility-process.ts';
import { BrowserWindow } from './window/browser-window.ts';

const missing = <Name extends keyof Exports>(name: Name): Exports[Name] => missingModule<Exports[Name]>(name);

export const electron = {
  app,
  autoUpdater: missing('autoUpdater'),
  BaseWindow: missing('BaseWindow'),
  BrowserView: missing('BrowserView'),
  BrowserWindow,
  clipboard,
  ClipboardItem: missing('ClipboardItem'),
  contentTracing: missing('contentTracing'),
  crashReporter: missing('crashReporter'),
  desktopCapturer: missing('desktopCapturer'),
  dialog,
  globalShortcut: missing('globalShortcut'),
  ImageView: missing('ImageView'),
  inAppPurchase: missing('inAppPurchase'),
  ipcMain,
  IpcMainServiceWorker: missing('IpcMainServiceWorker'),
  Menu,
  MenuItem,
  MessageChannelMain: missing('MessageChannelMain'),
  nativeImage,
  nativeTheme,
  net,
  netLog: missing('netLog'),
  Notification: missing('Notification'),
  powerMonitor,
  powerSaveBlocker,
  protocol,
  pushNotifications: missing('pushNotifications'),
  safeStorage,
  screen,
  session,
  sharedTexture: missing('sharedTexture'),
  ShareMenu: missing('ShareMenu'),
  shell,
  systemPreferences: missing('systemPreferences'),
  TouchBar: missing('TouchBar'),
  Tray: missing('Tray'),
  utilityProcess,
  View: missing('View'),
  webContents,
  WebContentsView: missing('WebContentsView'),
  webFrameMain: missing('webFrameMain'),
  WebSocket: missing('WebSocket'),
} satisfies Exports;
