/**
 * No process without a window [desktop 6.5]: whatever is thrown or rejected before the console stands is written down and said in
 * one box, and the program ends. Later the last words have it (last-words.ts). The first thing of the program, so nothing but
 * Electron and Node may be needed here.
 */

import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { app, BrowserWindow, dialog, shell } from 'electron';
import { languageFor } from '../../core/languages.ts';
import { ownTexts } from '../windows/own-texts.ts';
import { attempt } from './attempt.ts';
import { dataFolder } from './data-folder.ts';
import { boxText } from './failed-part.ts';

/** The console is visible so long after ready at the latest, and the log is shown so long, in milliseconds. */
const VISIBLE_WITHIN = 30_000;
const SHOWN_WITHIN = 3000;

const NAME = 'Seatwright';
const QUIT = 0;
const SHOW_LOG = 1;

const logPath = (): string => join(dataFolder(), 'logs', 'seatwright.log');

/** In the form of the lines beside it (log-file.ts), which may not be there yet. No tournament is open, so no name is in it. */
const writeDown = (fault: unknown): boolean =>
  attempt(() => {
    const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    const path = logPath();
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    appendFileSync(path, `[${new Date().toISOString()}] [error] start ${text}\n`, { mode: 0o600 });
  });

/** Says in one box what failed; whether the log is to be shown. */
const say = (fault: unknown, hasLog: boolean): boolean => {
  const { menu, startFailed } = ownTexts(languageFor(app.getLocale()));
  const text = boxText(fault, logPath(), startFailed);
  if (!app.isReady()) {
    // The only box that may be shown by then.
    dialog.showErrorBox(NAME, text);
    return false;
  }
  const answer = dialog.showMessageBoxSync({
    type: 'error',
    title: NAME,
    message: text,
    buttons: [menu.quit, ...(hasLog ? [startFailed.showLog] : [])],
    defaultId: QUIT,
    cancelId: QUIT,
  });
  return answer === SHOW_LOG;
};

const showLog = (): void => {
  setTimeout(() => app.exit(1), SHOWN_WITHIN);
  shell.openPath(logPath()).then(
    () => app.exit(1),
    () => app.exit(1),
  );
};

export type StartFaults = {
  /** Something failed: the program ends. */
  readonly end: (fault: unknown) => void;
  /** The program is ready, so the console must be visible soon. */
  readonly ready: () => void;
  /** The console stands: faults are somebody else's from now on. */
  readonly stands: (later: (fault: unknown) => void) => void;
};

export const faultsOfStart = (): StartFaults => {
  let failed = false;
  let watch: ReturnType<typeof setTimeout> | undefined;
  const end = (fault: unknown): void => {
    if (failed) return;
    failed = true;
    clearTimeout(watch);
    const hasLog = writeDown(fault);
    // Before the box, which stands as long as nobody looks: the next start must not find a program that is no more.
    attempt(() => app.releaseSingleInstanceLock());
    let wantsLog = false;
    attempt(() => {
      wantsLog = say(fault, hasLog);
    });
    if (wantsLog) showLog();
    else app.exit(1);
  };
  let hear = end;
  process.on('uncaughtException', (fault) => hear(fault));
  process.on('unhandledRejection', (fault) => hear(fault));
  return {
    end: (fault) => hear(fault),
    ready: () => {
      watch = setTimeout(() => {
        if (!BrowserWindow.getAllWindows().some((window) => window.isVisible()))
          end(new Error(`no window after ${VISIBLE_WITHIN / 1000} s`));
      }, VISIBLE_WITHIN);
    },
    stands: (later) => {
      clearTimeout(watch);
      hear = later;
    },
  };
};
