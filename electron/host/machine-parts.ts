/** What the desktop app and the browser host fill in alike. */

import { randomBytes } from 'node:crypto';

export const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** The interface language for a system locale: Russian where the system speaks it, else English. */
export const languageFor = (locale: string): 'en' | 'ru' => (locale.toLowerCase().startsWith('ru') ? 'ru' : 'en');
