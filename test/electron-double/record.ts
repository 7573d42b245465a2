/**
 * What the double did on the machine's behalf, for tests to read: `globalThis.electronDouble` in the main process,
 * `recordOf(app)` in launch.ts from outside. On the real runtime there is no such record.
 */

import { appendFileSync } from 'node:fs';
import type {
  Display,
  MessageBoxOptions,
  OpenDialogOptions,
  SaveDialogOptions,
  WebContentsPrintOptions,
  WebPreferences,
} from 'electron';

/** A request of a page to somewhere else than the application's own scheme. */
export type ExternalRequest = {
  readonly url: string;
  readonly type: string;
  readonly window: number;
  /** prevented: by will-navigate; cancelled: by webRequest; sent: nobody objected, and the resolver led it nowhere. */
  readonly outcome: 'prevented' | 'cancelled' | 'sent';
};

export type PrintJob = {
  readonly window: number;
  readonly url: string;
  readonly options: WebContentsPrintOptions;
  /** Nobody said which paper: the printer takes its own. */
  readonly printerDefault: boolean;
};

export type ShownDialog =
  | { readonly kind: 'open'; readonly options: OpenDialogOptions }
  | { readonly kind: 'save'; readonly options: SaveDialogOptions }
  | { readonly kind: 'message'; readonly options: MessageBoxOptions }
  | { readonly kind: 'error'; readonly title: string; readonly content: string };

export type ShellCall = {
  readonly call: 'openExternal' | 'openPath' | 'showItemInFolder' | 'beep';
  readonly target: string;
};

/** `lost`: the program would never have come back. */
export type Relaunch = { readonly args: readonly string[]; readonly execPath: string; readonly lost: boolean };

export type DoubleRecord = {
  /** What every window was made with, those that are gone included. */
  readonly preferences: WebPreferences[];
  readonly externalRequests: ExternalRequest[];
  readonly prints: PrintJob[];
  readonly dialogs: ShownDialog[];
  readonly shell: ShellCall[];
  readonly refusedWindows: string[];
  readonly recentDocuments: string[];
  readonly relaunches: Relaunch[];
  /** What Windows ties windows to their button by. */
  appUserModelId: string;
  /** Promises of the main process that failed unheard. Electron warns of them and goes on; a test may want none. */
  readonly unhandledRejections: string[];
};

export type DoubleControls = {
  readonly record: DoubleRecord;
  /** Process id of the browser; undefined before it runs. */
  browserPid: number | undefined;
  /** What the next print jobs answer; a test may replace it. */
  printAnswer: { success: boolean; failureReason: string };
  /** The system's print dialog stays open until the test calls what is held. */
  holdPrints: boolean;
  readonly heldPrints: (() => void)[];
  /** Printers of the machine; none at first. */
  printers: { name: string; displayName: string; description: string }[];
  /** The windows are those of this system from now on, and so is `process.platform`. Set by system.ts. */
  setSession: (system: 'windows' | 'macos' | 'x11' | 'wayland') => void;
  /** The page of a webContents dies of this. Set by web-contents.ts. */
  killPage: (id: number, reason: 'crashed' | 'killed' | 'oom' | 'launch-failed' | 'integrity-failure') => void;
  /** Ends the session as a system does; answers where the application still runs a second later. Set by session-end.ts. */
  endSession: (system: 'win32' | 'darwin' | 'linux') => Promise<'refused'>;
  /** Plugs displays in and out: those missing are removed, new ids are added, changed ones change. Set by screen.ts. */
  setDisplays: (displays: readonly (Pick<Display, 'id' | 'bounds'> & Partial<Display>)[]) => void;
  /** Where the documents lie; null: the system names no such folder. Also by SEATWRIGHT_DOUBLE_DOCUMENTS, empty for none. Set by paths.ts. */
  folders: (told: { readonly documents: string | null }) => void;
  /** The system hands a file over. Set by files.ts. */
  openFile: (path: string) => void;
  /** A click on the dock (macOS). Set by files.ts. */
  activate: () => void;
};

declare global {
  var electronDouble: DoubleControls;
}

export const controls: DoubleControls = {
  record: {
    preferences: [],
    externalRequests: [],
    prints: [],
    dialogs: [],
    shell: [],
    refusedWindows: [],
    recentDocuments: [],
    relaunches: [],
    appUserModelId: '',
    unhandledRejections: [],
  },
  browserPid: undefined,
  printAnswer: { success: true, failureReason: '' },
  holdPrints: false,
  heldPrints: [],
  printers: [],
  killPage: () => undefined,
  setSession: () => undefined,
  endSession: () => Promise.resolve('refused'),
  setDisplays: () => undefined,
  folders: () => undefined,
  openFile: () => undefined,
  activate: () => undefined,
};

globalThis.electronDouble = controls;

/** Records a dialog; where SEATWRIGHT_DOUBLE_DIALOGS names a file also there, for those after which the process ends. */
export const recordDialog = (dialog: ShownDialog): void => {
  const shown = plain(dialog);
  controls.record.dialogs.push(shown);
  const file = process.env.SEATWRIGHT_DOUBLE_DIALOGS ?? '';
  if (file !== '') appendFileSync(file, `${JSON.stringify(shown)}\n`);
};

/** A copy of options that can travel to a test: functions, windows and images are left out. */
export const plain = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'function' ? undefined : part)) ?? 'null') as T;
