/** The folder of the program's own data: made, and tried, before anything relies on it [desktop 6.6, 6.8]; and that of tournaments. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { app } from 'electron';
import { PartMissing } from './failed-part.ts';

/** Where it is or would be: Electron makes the folder when it is asked for, and names none that cannot be made. */
export const dataFolder = (): string => {
  try {
    return app.getPath('userData');
  } catch {
    const given = app.commandLine.getSwitchValue('user-data-dir');
    return given === '' ? join(app.getPath('appData'), app.getName()) : given;
  }
};

/**
 * `--folder=DIR` keeps tournaments there, as in the browser host: beside a program on a stick, and wherever the home folder is
 * another's [desktop 8.1].
 */
export const tournamentsFolder = (): string => {
  const named = app.commandLine.getSwitchValue('folder');
  return named === '' ? join(app.getPath('home'), 'Seatwright') : resolve(named);
};

/** Null where it can be written. A full disk keeps nobody from starting: what is saved can still be looked at. */
export const dataFolderFault = (folder: string): PartMissing | null => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const tried = join(folder, `.tried-${process.pid}`);
    writeFileSync(tried, '', { mode: 0o600 });
    rmSync(tried);
    return null;
  } catch (fault) {
    const { code } = Object(fault) as { readonly code?: unknown };
    return code === 'ENOSPC' || code === 'EDQUOT' ? null : new PartMissing('folder', folder, fault);
  }
};
