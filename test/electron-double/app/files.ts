/**
 * Files that the system hands over (`open-file`, macOS), also before ready, and a click on the dock. By a control, and for what
 * comes before a test can say anything by the environment: SEATWRIGHT_DOUBLE_OPEN_FILES, JSON `{ "before": […], "ready": […] }`.
 */

import { preventable } from '../preventable.ts';
import { controls } from '../record.ts';
import { emitter } from './lifecycle.ts';

type Given = { readonly before?: readonly string[]; readonly ready?: readonly string[] };

const openFile = (path: string): void => {
  emitter.emit('open-file', preventable(), path);
};

controls.openFile = openFile;
controls.activate = () => {
  emitter.emit('activate', preventable(), true);
};

const given = JSON.parse(process.env.SEATWRIGHT_DOUBLE_OPEN_FILES ?? '{}') as Given;
emitter.once('will-finish-launching', () => given.before?.forEach(openFile));
// While the application starts up: it has heard of ready, and nothing of what it does then has come to an end.
emitter.once('ready', () => setImmediate(() => given.ready?.forEach(openFile)));
