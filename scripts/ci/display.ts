/** On Linux what opens windows needs a screen, also where there is none. */

import { spawnSync } from 'node:child_process';

/** Runs this very script again under a virtual screen where that is needed; answers how that ended, else null. */
export const underDisplay = (): number | null => {
  if (process.platform !== 'linux' || (process.env.DISPLAY ?? '') !== '') return null;
  const words = ['-a', '-s', '-screen 0 1920x1080x24', process.execPath, ...process.argv.slice(1)];
  const { status, error } = spawnSync('xvfb-run', words, { stdio: 'inherit' });
  if (error !== undefined) process.stderr.write(`xvfb-run: ${error.message}\n`);
  return status ?? 1;
};
