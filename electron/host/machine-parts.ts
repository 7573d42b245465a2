/** What the desktop app and the browser host fill in alike. */

import { randomBytes } from 'node:crypto';

export const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');
