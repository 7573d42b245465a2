/** Electron's utilityProcess: a forked Node process with `process.parentPort`. It ends with its parent. */

import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { ForkOptions, UtilityProcess } from 'electron';
import { requireReady } from '../app/lifecycle.ts';
import type { Exports } from '../declarations.ts';
import { nodeProgram } from '../node-program.ts';
import { loud, onlyEvents, unimplemented } from '../unimplemented.ts';

const BOOT = join(import.meta.dirname, 'utility-boot.ts');

const KNOWN = new Set<string>([
  'env',
  'execArgv',
  'cwd',
  'stdio',
  'serviceName',
  'allowLoadingUnsignedLibraries',
] satisfies (keyof ForkOptions)[]);

const stdioOf = (given: ForkOptions['stdio'] = 'inherit'): ('pipe' | 'ignore' | 'inherit')[] => {
  const list = Array.isArray(given) ? given : [given, given, given];
  return ['ignore', list[1] ?? 'inherit', list[2] ?? 'inherit'] as ('pipe' | 'ignore' | 'inherit')[];
};

const start = (modulePath: string, args: readonly string[], options: ForkOptions): ChildProcess =>
  fork(modulePath, [...args], {
    execPath: nodeProgram,
    execArgv: [...process.execArgv, '--import', BOOT, ...(options.execArgv ?? [])],
    env: (options.env as NodeJS.ProcessEnv | undefined) ?? process.env,
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    stdio: [...stdioOf(options.stdio), 'ipc'],
    serialization: 'advanced',
  });

const forkUtility = (modulePath: string, args: readonly string[] = [], options: ForkOptions = {}): UtilityProcess => {
  requireReady('utilityProcess cannot be created');
  for (const name of Object.keys(options))
    if (!KNOWN.has(name)) throw unimplemented(`utilityProcess.fork option ${name}`);
  const events = onlyEvents('UtilityProcess', new EventEmitter(), {
    emitted: ['spawn', 'exit', 'message', 'error'],
    never: ['login'],
  });
  const child = start(modulePath, args, options);
  let pid: number | undefined;
  child.on('spawn', () => {
    pid = child.pid;
    events.emit('spawn');
  });
  child.on('message', (message) => events.emit('message', message));
  child.on('exit', (code, signal) => {
    pid = undefined;
    // A killed process has no code of its own; Electron reports the signal's number.
    events.emit('exit', code ?? (signal === 'SIGKILL' ? 9 : 15));
  });
  const parts = {
    get pid() {
      return pid;
    },
    stdout: child.stdout,
    stderr: child.stderr,
    kill: () => pid !== undefined && child.kill('SIGTERM'),
    postMessage: (message: unknown, transfer: readonly unknown[] = []) => {
      if (transfer.length > 0) throw unimplemented('UtilityProcess.postMessage with ports');
      if (child.connected) child.send(message as object);
    },
  } satisfies Partial<UtilityProcess>;
  Object.defineProperties(events, Object.getOwnPropertyDescriptors(parts));
  return loud('UtilityProcess', events) as unknown as UtilityProcess;
};

export const utilityProcess = loud('utilityProcess', { fork: forkUtility }) as unknown as Exports['utilityProcess'];
