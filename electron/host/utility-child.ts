/** Processes that work for the desk in the desktop program: utility processes of Electron. */

import { fileURLToPath } from 'node:url';
import { utilityProcess } from 'electron';
import type { CheckerChild } from '../backend/checker.ts';
import type { Child } from '../backend/child.ts';
import type { NetworkChild } from '../backend/hall/network.ts';

const utilityChild = <Order, News>(entry: URL, serviceName: string): Child<Order, News> => {
  const child = utilityProcess.fork(fileURLToPath(entry), [], { serviceName, stdio: 'inherit' });
  return {
    send: (order) => child.postMessage(order),
    onNews: (hear) => child.on('message', (news: News) => hear(news)),
    onExit: (hear) => child.once('exit', hear),
    kill: () => child.kill(),
  };
};

export const utilityChecker = (entry: URL): CheckerChild => utilityChild(entry, 'Seatwright checker');

export const utilityNetwork = (entry: URL): NetworkChild => utilityChild(entry, 'Seatwright hall in the network');
