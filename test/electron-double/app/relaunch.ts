/** `app.relaunch`: nothing is started again here, it is recorded. In an AppImage its helper goes with the mount: recorded as lost. */

import type { RelaunchOptions } from 'electron';
import { controls } from '../record.ts';

export const relaunch = ({ args, execPath }: RelaunchOptions = {}): void => {
  controls.record.relaunches.push({
    args: args ?? process.argv.slice(1),
    execPath: execPath ?? process.execPath,
    lost: (process.env.APPIMAGE ?? '') !== '',
  });
};
