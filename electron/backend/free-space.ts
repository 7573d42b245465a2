/** Room on the disk [reliability 3.6, 7.4]. */

import { statfsSync } from 'node:fs';

/** Free bytes where a folder lies; null where nobody can tell. */
export const freeBytesIn = (folder: string): number | null => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
};
