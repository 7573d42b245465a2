import { app } from 'electron';
import { sameProgram, startBeside } from './again.ts';

/**
 * Ends the program and starts it again [desktop 6.7]. An AppImage is started as a whole: what would start its inside again goes with the
 * mount. The lock goes first, else the new start would hand over to the one that ends.
 * @param code the exit code of this one
 */
export const startAgain = (code: number): void => {
  app.releaseSingleInstanceLock();
  const again = sameProgram(process.env, process.execPath, process.argv.slice(1));
  // Started at once, before anything is waited for.
  if (app.isPackaged && again.command !== process.execPath) startBeside(again).catch(() => undefined);
  else app.relaunch();
  app.exit(code);
};
