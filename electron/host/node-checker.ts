/** The checker's process where there is no Electron: a child of Node. It ends with its parent. */

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CheckerChild } from '../backend/checker.ts';
import type { CheckerNews } from '../workers/checker-process.ts';

export const forkChecker = (entry: URL): CheckerChild => {
  const child = fork(fileURLToPath(entry), [], {
    execArgv: ['--max-old-space-size=512'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  // The window of a program that has nothing else to do may close: the checker keeps nobody alive.
  child.unref();
  child.channel?.unref();
  child.on('error', () => child.kill('SIGKILL'));
  return {
    send: (order) => {
      if (child.connected) child.send(order, () => undefined);
    },
    onNews: (hear) => child.on('message', (news) => hear(news as CheckerNews)),
    onExit: (hear) => child.once('exit', hear),
    kill: () => child.kill('SIGKILL'),
  };
};
