/**
 * The desktop program before it is ready [desktop 6.1]. Bundled by itself: nothing outside of it but Electron and Node's own modules
 * is needed here, so that a part that is missing or blocked fails inside the fault handling. All the rest comes after ready.
 */

import { app } from 'electron';
import { hardenProcess } from './hardening.ts';
import { declareScheme } from './host/scheme.ts';
import { onX11, sameProgram, startBeside } from './start/again.ts';
import { dataFolder, dataFolderFault } from './start/data-folder.ts';
import { type DisplayServer, displayServer } from './start/display-server.ts';
import { faultsOfStart } from './start/faults.ts';
import { type FilesGiven, filesGiven, tournamentsAmong } from './start/files-given.ts';

const faults = faultsOfStart();

/** The check of this computer takes no place of the program's [desktop 10.1]. */
const check = async (): Promise<void> => {
  await app.whenReady();
  const { doctorAlone } = await import('./doctor/desktop.ts');
  await doctorAlone(app.commandLine.getSwitchValue('doctor'));
};

/** @param canPlace whether windows can be put where they shall stand */
const goOn = (files: FilesGiven, shown: { show: () => void }, canPlace: boolean): void => {
  // Where nothing can be written there is no lock either: that would look like another start, and nobody would be told.
  const folder = dataFolderFault(dataFolder());
  if (folder === null && !app.requestSingleInstanceLock()) {
    // The first start has the files now and comes to the front.
    app.quit();
    return;
  }
  files.give(tournamentsAmong(process.argv.slice(1), process.cwd()));
  const boots = async (): Promise<void> => {
    await app.whenReady();
    faults.ready();
    if (folder !== null) throw folder;
    const { boot } = await import('./boot.ts');
    const booted = await boot(files.give, canPlace);
    shown.show = booted.show;
    faults.stands(booted.end);
    files.goTo(booted.open);
  };
  // Never awaited at top level: ready comes only after this module has ended.
  boots().catch(faults.end);
};

/** Where windows can be placed only on another display server, the program goes on there [desktop 5.5]. */
const startOnX11 = async (orElse: () => void): Promise<void> => {
  const again = sameProgram(process.env, process.execPath, onX11(process.argv.slice(1)));
  if (await startBeside(again)) app.exit(0);
  else orElse();
};

const start = (server: DisplayServer): void => {
  const files = filesGiven();
  const shown = { show: (): void => undefined };
  app.on('open-file', (event, path) => {
    event.preventDefault();
    files.give([path]);
  });
  app.on('second-instance', (_event, words, folder) => {
    files.give(tournamentsAmong(words, folder));
    shown.show();
  });
  app.on('activate', () => shown.show());
  if (server === 'startAgainOnX11') startOnX11(() => goOn(files, shown, false)).catch(faults.end);
  else goOn(files, shown, server === 'asIs');
};

try {
  app.setName('Seatwright');
  // The same id as on the shortcuts: else a pinned icon opens a second button [desktop 4.2].
  app.setAppUserModelId('app.seatwright');
  const chosen = app.commandLine.getSwitchValue('ozone-platform');
  const server = displayServer(process.env, { 'ozone-platform': chosen }, process.platform);
  hardenProcess();
  declareScheme();
  if (app.commandLine.hasSwitch('doctor')) {
    faults.stands(() => app.exit(2));
    check().catch(faults.end);
  } else start(server);
} catch (fault) {
  faults.end(fault);
}
