/** From ready to the first window: back end, door, scheme, windows, and an orderly way out. */

import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { app, type BrowserWindow, dialog, powerMonitor, type Rectangle, safeStorage, session, shell } from 'electron';
import { fileNameFrom } from '../core/api/file-name.ts';
import { languageFor } from '../core/languages.ts';
import { refuse } from '../core/tournament/refusal.ts';
import { startBackend } from './backend/backend.ts';
import { sticksNow } from './backend/copies/sticks.ts';
import type { Machine } from './backend/machine.ts';
import { ENDING } from './backend/places.ts';
import { desktopDoctor } from './doctor/desktop.ts';
import { associate } from './doctor/windowed.ts';
import { endingOf } from './ending.ts';
import { hardenSession } from './hardening.ts';
import { openIpc } from './host/ipc.ts';
import { randomHex } from './host/machine-parts.ts';
import { placesFrom } from './host/network-places.ts';
import { serveScheme } from './host/scheme.ts';
import { utilityChecker, utilityNetwork } from './host/utility-child.ts';
import { builtFolder, builtFrom, checkerEntry, networkEntry, workerEntry } from './host/where.ts';
import { lastWords } from './last-words.ts';
import { logIn } from './log-file.ts';
import { tournamentsFolder } from './start/data-folder.ts';
import { requireParts } from './start/parts.ts';
import { bringForward, openConsole } from './windows/console.ts';
import { hallWindows } from './windows/hall.ts';
import { mayLeaveHall } from './windows/leave-hall.ts';
import { setMenu } from './windows/menu.ts';
import { printWindows } from './windows/print.ts';

const filters = [{ name: 'Seatwright', extensions: [ENDING.slice(1)] }];

/** `--network-address=IP` offers one more address for the hall in the network: where a network does not look private, and in trials. */
const namedAddresses = (): readonly string[] => {
  const named = app.commandLine.getSwitchValue('network-address');
  return named === '' ? [] : [named];
};

/** Where earlier versions kept tournaments: in the documents, which some systems lay into a synced folder and some do not name. */
const earlierFolders = (): readonly string[] => {
  try {
    return [join(app.getPath('documents'), 'Seatwright')];
  } catch {
    return [];
  }
};

const sizeOf = ({ width, height }: Rectangle): string => `${width} × ${height}`;

export type Booted = {
  /** Brings the console to the front. */
  readonly show: () => void;
  /** Opens the last of the files that were given. */
  readonly open: (paths: readonly string[]) => void;
  /** What is done with a fault that nobody caught. */
  readonly end: (fault: unknown) => void;
};

/**
 * @param given hears of files that were let go over the window
 * @param canPlace whether windows can be put where they shall stand: not under Wayland [desktop 5.6]
 */
export const boot = async (given: (paths: readonly string[]) => void, canPlace: boolean): Promise<Booted> => {
  requireParts();
  hardenSession(session.defaultSession);
  serveScheme(builtFolder('renderer'));
  const log = logIn(join(app.getPath('userData'), 'logs'));

  let consoleWindow: BrowserWindow | null = null;
  const parent = () => consoleWindow;
  const documents = tournamentsFolder();

  const saveDialog = async (defaultPath: string, kinds: typeof filters): Promise<string | null> => {
    const options = { defaultPath, filters: kinds };
    const window = parent();
    const answer =
      window === null ? await dialog.showSaveDialog(options) : await dialog.showSaveDialog(window, options);
    return answer.canceled || answer.filePath === '' ? null : answer.filePath;
  };

  const halls = hallWindows({
    consoleWindow: parent,
    admit: (window) => door.admit(window.webContents, 'hall'),
    changed: () => backend.hallChanged(),
    canPlace,
    notFilled: (hall, display, found) =>
      backend.tell(refuse('hall.notFilled', { hall, display: sizeOf(display), found: sizeOf(found) })),
  });
  const machine: Machine = {
    host: 'desktop',
    version: app.getVersion(),
    platform: process.platform,
    ...builtFrom(app.getAppPath()),
    unsandboxed: app.commandLine.hasSwitch('no-sandbox'),
    locale: languageFor(app.getLocale()),
    now: () => new Date(),
    steady: { now: () => performance.now(), tellsSleep: true },
    // Asked for when a key is first wanted: some systems ask the TO in turn.
    sealing: () =>
      safeStorage.isEncryptionAvailable()
        ? { seal: (plain) => safeStorage.encryptString(plain), open: (sealed) => safeStorage.decryptString(sealed) }
        : null,
    randomHex,
    folders: { data: app.getPath('userData'), documents, earlier: earlierFolders() },
    chooseNew: async (suggested, folder) => {
      const path = await saveDialog(join(folder, `${fileNameFrom(suggested)}${ENDING}`), filters);
      return path === null || path.endsWith(ENDING) ? path : `${path}${ENDING}`;
    },
    chooseOpen: async () => {
      const options = { filters, properties: ['openFile' as const] };
      const window = parent();
      const answer =
        window === null ? await dialog.showOpenDialog(options) : await dialog.showOpenDialog(window, options);
      return answer.filePaths[0] ?? null;
    },
    chooseSave: (suggested, ending) => saveDialog(suggested, [{ name: ending.toUpperCase(), extensions: [ending] }]),
    chooseFolder: async () => {
      const options = { properties: ['openDirectory' as const, 'createDirectory' as const] };
      const window = parent();
      const answer =
        window === null ? await dialog.showOpenDialog(options) : await dialog.showOpenDialog(window, options);
      return answer.filePaths[0] ?? null;
    },
    // A folder of the program alone: nothing that a page or a file names is ever opened.
    showFolder: async (folder) => (await shell.openPath(folder)) === '',
    sticks: () => sticksNow(process.platform),
    startChecker: () => utilityChecker(checkerEntry()),
    network: {
      places: () => placesFrom(networkInterfaces(), namedAddresses()),
      start: () => utilityNetwork(networkEntry()),
      pages: builtFolder('renderer'),
    },
    opened: (path) => app.addRecentDocument(path),
    doctor: desktopDoctor(
      (window) => door.admit(window.webContents, 'print'),
      () => app.hasSingleInstanceLock(),
    ),
    ...(app.isPackaged ? { associate } : {}),
    // This is as if the console was closed: a live hall is asked about first.
    menu: (bar) =>
      setMenu(process.platform, bar, {
        perform: (deed) => backend.perform(deed),
        quit: () => (consoleWindow === null ? ending.quit() : consoleWindow.close()),
      }),
    hall: halls,
    print: printWindows(parent, (window) => door.admit(window.webContents, 'print')),
    fault: log.write,
  };
  const backend = startBackend(machine, workerEntry());
  backend.warm();
  const end = lastWords({
    language: () => backend.language(),
    log: (fault) => log.write('uncaught', backend.logText(fault)),
    close: () => backend.closeNow(),
  });
  const door = openIpc(backend, given);

  const ending = endingOf(backend, log.write);
  powerMonitor.on('suspend', () => {
    backend.sleeps(true);
    backend.checkpoint();
  });
  powerMonitor.on('resume', () => backend.sleeps(false));
  // The console going decides, not the last window: a print page may still be there.
  app.on('window-all-closed', () => undefined);

  consoleWindow = await openConsole({
    placeFile: canPlace ? join(app.getPath('userData'), 'window.json') : null,
    language: () => backend.language(),
    // A program that is quitting already has nothing left to ask.
    mayClose: (window) => ending.hasBegun() || !backend.hallOpen() || mayLeaveHall(window, backend.language()),
    admit: (window) => {
      door.admit(window.webContents, 'desk');
      ending.watch(window);
      window.on('moved', halls.makeWay);
      window.on('closed', () => {
        consoleWindow = null;
        machine.hall.close(null);
        ending.quit();
      });
    },
  });

  return {
    show: () => {
      if (consoleWindow !== null) bringForward(consoleWindow, process.platform);
    },
    open: (paths) => {
      backend
        .openGiven(paths)
        .then((opened) => {
          if (!opened.ok) log.write('open', opened.refusal.code);
        })
        .catch((fault: unknown) => log.write('open', backend.logText(fault)));
    },
    end,
  };
};
