/** Processes that work for the desk where there is no Electron: children of Node. They end with their parent. */

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CheckerChild } from '../backend/checker.ts';
import type { Child } from '../backend/child.ts';
import type { NetworkChild } from '../backend/hall/network.ts';

const forkChild = <Order extends object, News>(entry: URL): Child<Order, News> => {
  const child = fork(fileURLToPath(entry), [], {
    execArgv: ['--max-old-space-size=512'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  // The window of a program that has nothing else to do may close: a child keeps nobody alive.
  child.unref();
  child.channel?.unref();
  child.on('error', () => child.kill('SIGKILL'));
  return {
    send: (order) => {
      if (child.connected) child.send(order, () => undefined);
    },
    onNews: (hear) => child.on('message', (news) => hear(news as News)),
    onExit: (hear) => child.once('exit', hear),
    kill: () => child.kill('SIGKILL'),
  };
};

export const forkChecker = (entry: URL): CheckerChild => forkChild(entry);

export const forkNetwork = (entry: URL): NetworkChild => forkChild(entry);
