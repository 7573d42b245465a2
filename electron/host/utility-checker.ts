/** The checker's process in the desktop program: a utility process of Electron. */

import { fileURLToPath } from 'node:url';
import { utilityProcess } from 'electron';
import type { CheckerChild } from '../backend/checker.ts';
import type { CheckerNews } from '../workers/checker-process.ts';

export const utilityChecker = (entry: URL): CheckerChild => {
  const child = utilityProcess.fork(fileURLToPath(entry), [], { serviceName: 'Seatwright checker', stdio: 'inherit' });
  return {
    send: (order) => child.postMessage(order),
    onNews: (hear) => child.on('message', (news: CheckerNews) => hear(news)),
    onExit: (hear) => child.once('exit', hear),
    kill: () => child.kill(),
  };
};
