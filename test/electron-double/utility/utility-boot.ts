/** Loaded first in a utility process: gives it `process.parentPort`, and ends it when its parent is gone. */

import { EventEmitter } from 'node:events';
import type { ParentPort } from 'electron';

const events = new EventEmitter();

const port: Pick<ParentPort, 'postMessage'> & EventEmitter = Object.assign(events, {
  postMessage: (message: unknown) => {
    process.send?.(message);
  },
});

process.on('message', (data) => events.emit('message', { data, ports: [] }));
process.on('disconnect', () => process.exit(0));

Object.defineProperties(process, {
  parentPort: { value: port },
  type: { value: 'utility' },
});
