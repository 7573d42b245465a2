/** What the desktop app and the browser host fill in alike. */

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileNameFrom } from '../backend/file-names.ts';
import { ENDING } from '../backend/places.ts';

export const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** The interface language for a system locale: Russian where the system speaks it, else English. */
export const languageFor = (locale: string): 'en' | 'ru' => (locale.toLowerCase().startsWith('ru') ? 'ru' : 'en');

/** A path in the folder that no file has yet, named after the tournament. */
export const freePath = (folder: string, suggested: string): string => {
  const name = fileNameFrom(suggested);
  for (let n = 1; ; n++) {
    const path = join(folder, `${n === 1 ? name : `${name} ${n}`}${ENDING}`);
    if (!existsSync(path)) return path;
  }
};
