/** Electron's dialogs. Nobody sits before the screen: each is recorded and cancelled, unless a test replaces the function. */

import type {
  BaseWindow,
  Dialog,
  MessageBoxOptions,
  OpenDialogOptions,
  OpenDialogReturnValue,
  SaveDialogOptions,
  SaveDialogReturnValue,
} from 'electron';
import { isReady } from '../app/lifecycle.ts';
import { complain } from '../complain.ts';
import { recordDialog } from '../record.ts';
import { loud } from '../unimplemented.ts';

/** Dialogs are called with or without a window before their options; none before ready, none for a window that is gone. */
const optionsOf = <Options>(windowOrOptions: BaseWindow | Options, options?: Options): Options => {
  if (!isReady()) throw new Error('dialog module can only be used after app is ready');
  if (options === undefined) return windowOrOptions as Options;
  if ((windowOrOptions as BaseWindow).isDestroyed()) throw new TypeError('Object has been destroyed');
  return options;
};

const showOpen = (
  windowOrOptions: BaseWindow | OpenDialogOptions,
  options?: OpenDialogOptions,
): OpenDialogReturnValue => {
  recordDialog({ kind: 'open', options: optionsOf(windowOrOptions, options) });
  return { canceled: true, filePaths: [] };
};

const showSave = (
  windowOrOptions: BaseWindow | SaveDialogOptions,
  options?: SaveDialogOptions,
): SaveDialogReturnValue => {
  recordDialog({ kind: 'save', options: optionsOf(windowOrOptions, options) });
  return { canceled: true, filePath: '' };
};

const CANCELLING = /^(cancel|no|отмена|отменить|нет)$/i;

/** Escape: the named button, else one that says so, else the first. */
const showMessage = (windowOrOptions: BaseWindow | MessageBoxOptions, options?: MessageBoxOptions): number => {
  const asked = optionsOf(windowOrOptions, options);
  recordDialog({ kind: 'message', options: asked });
  if (asked.cancelId !== undefined) return asked.cancelId;
  return Math.max(
    0,
    (asked.buttons ?? []).findIndex((label) => CANCELLING.test(label.replaceAll('&', ''))),
  );
};

const parts = {
  showOpenDialog: async (first: BaseWindow | OpenDialogOptions, second?: OpenDialogOptions) => showOpen(first, second),
  showOpenDialogSync: (first: BaseWindow | OpenDialogOptions, second?: OpenDialogOptions) => {
    showOpen(first, second);
    return undefined;
  },
  showSaveDialog: async (first: BaseWindow | SaveDialogOptions, second?: SaveDialogOptions) => showSave(first, second),
  showSaveDialogSync: (first: BaseWindow | SaveDialogOptions, second?: SaveDialogOptions) =>
    showSave(first, second).filePath,
  showMessageBox: async (first: BaseWindow | MessageBoxOptions, second?: MessageBoxOptions) => ({
    response: showMessage(first, second),
    checkboxChecked: optionsOf(first, second).checkboxChecked ?? false,
  }),
  showMessageBoxSync: showMessage,
  showErrorBox: (title: string, content: string) => {
    recordDialog({ kind: 'error', title, content });
    complain(`${title}\n${content}`);
  },
} satisfies Partial<Dialog>;

export const dialog = loud('dialog', parts) as unknown as Dialog;
