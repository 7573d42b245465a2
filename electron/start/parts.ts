/** The parts without which there is no program, tried before anything is built on them [desktop 6.6]. */

import { accessSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { builtFolder } from '../host/where.ts';
import { PartMissing } from './failed-part.ts';

/** The database's native half is loaded only with the first file: by then it would be too late to say what is wrong. */
const tryDatabase = (): void => {
  try {
    new Database(':memory:').close();
  } catch (fault) {
    throw new PartMissing('native', '', fault);
  }
};

/** A page that is not there is answered like any other, and would be a window with nothing in it. */
const tryPages = (): void => {
  const parts = [join(builtFolder('renderer'), 'index.html'), join(builtFolder('electron'), 'preload.cjs')];
  for (const path of parts) {
    try {
      accessSync(path);
    } catch (fault) {
      throw new PartMissing('pages', path, fault);
    }
  }
};

/** @throws PartMissing */
export const requireParts = (): void => {
  tryDatabase();
  tryPages();
};
