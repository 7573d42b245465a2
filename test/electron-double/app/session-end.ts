/**
 * The end of the system, as an application hears of it: `electronDouble.endSession('win32')`.
 *
 * | system | Electron |
 * | --- | --- |
 * | Windows | `query-session-end`, then `session-end` of every window; the process is ended when the listeners have returned |
 * | macOS | `shutdown` of the power monitor, then `before-quit`; where that is prevented the program goes on, and the log-out is called off |
 * | Linux | `shutdown` of the power monitor; the system waits for nobody who does not ask for it |
 */

import { powerMonitor } from '../desktop/machine.ts';
import { preventable } from '../preventable.ts';
import { controls } from '../record.ts';
import { openWindows } from '../window/open-windows.ts';
import { quit } from './lifecycle.ts';

/** Whoever runs so long after the end of the session has refused it. Milliseconds. */
const STILL_THERE = 1000;

const stillThere = (): Promise<'refused'> =>
  new Promise((resolve) => setTimeout(() => resolve('refused'), STILL_THERE));

const tellWindows = (event: 'query-session-end' | 'session-end'): void => {
  for (const window of [...openWindows.values()])
    (window as NodeJS.EventEmitter).emit(event, preventable({ reasons: ['shutdown'] }));
};

/** A turn of its own: a test reaches in through the inspector, which stops the application in the middle of what it is doing. */
const ownTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

controls.endSession = async (system) => {
  await ownTurn();
  if (system === 'win32') {
    tellWindows('query-session-end');
    tellWindows('session-end');
    // No turn of the loop is left: what a listener has begun and not ended is lost.
    process.exit(0);
  }
  powerMonitor.emit('shutdown', preventable());
  if (system === 'darwin') quit();
  return stillThere();
};
