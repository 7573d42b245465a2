/** The module that the application gets for `import … from 'electron'`. */

import { electron } from './modules.ts';
import { loud } from './unimplemented.ts';

export const {
  app,
  autoUpdater,
  BaseWindow,
  BrowserView,
  BrowserWindow,
  clipboard,
  ClipboardItem,
  contentTracing,
  crashReporter,
  desktopCapturer,
  dialog,
  globalShortcut,
  ImageView,
  inAppPurchase,
  ipcMain,
  IpcMainServiceWorker,
  Menu,
  MenuItem,
  MessageChannelMain,
  nativeImage,
  nativeTheme,
  net,
  netLog,
  Notification,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  pushNotifications,
  safeStorage,
  screen,
  session,
  sharedTexture,
  ShareMenu,
  shell,
  systemPreferences,
  TouchBar,
  Tray,
  utilityProcess,
  View,
  webContents,
  WebContentsView,
  webFrameMain,
  WebSocket,
  ...forgotten
} = electron;

forgotten satisfies Record<string, never>;

/** Names of the preload's side: undefined in the main process, where libraries look for them to learn where they are. */
const OF_THE_PRELOAD = { contextBridge: undefined, ipcRenderer: undefined, webFrame: undefined, webUtils: undefined };

const guarded = loud("require('electron')", { ...electron, ...OF_THE_PRELOAD });

/** The default export for `import electron from 'electron'`; the other name is what `require('electron')` gets. */
// biome-ignore lint/style/noDefaultExport: Electron has one.
export { guarded as default, guarded as 'module.exports' };
