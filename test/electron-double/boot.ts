/**
 * Starts the application as Electron would: dress the process up, answer `import 'electron'` with the double, start the
 * browser, run the entry module.
 *
 * | trap | here |
 * | --- | --- |
 * | Playwright asks the inspector for `require('electron')` | the inspector opens after the double is loaded |
 * | Playwright requires it synchronously | no top-level await in any module of the double |
 * | `ready` fires only after the entry module has finished | `entryFinished` in the import's continuation |
 */

import inspector from 'node:inspector';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { entryFinished, holdReady, quit } from './app/lifecycle.ts';
import { application, electronVersion } from './app/package.ts';
import { guardArchive, isPackaged, packedResources, packedWords } from './app/packaged.ts';
import { browser, isBrowserEnding } from './browser/browser.ts';
import { commandLine } from './command-line.ts';
import { complain } from './complain.ts';
// Before the process is dressed up: it asks which Node this is.
import './node-program.ts';
import { controls, recordDialog } from './record.ts';

const DOUBLE = new URL('./electron.ts', import.meta.url).href;

const dressUp = (): void => {
  Object.defineProperties(process, {
    type: { value: 'browser' },
    execPath: { value: join(import.meta.dirname, 'electron'), writable: true },
    resourcesPath: { value: isPackaged ? packedResources() : join(application.folder, 'resources') },
    versions: { value: { ...process.versions, electron: electronVersion(), chrome: '0.0.0.0' } },
  });
  if (!isPackaged) Object.defineProperty(process, 'defaultApp', { value: true });
  const words = process.argv.slice(2);
  process.argv = [join(import.meta.dirname, 'electron'), ...(isPackaged ? packedWords(words) : words)];
};

const answerImports = (): void => {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'electron' || specifier === 'electron/main' || specifier === 'electron/common'
        ? { url: DOUBLE, shortCircuit: true }
        : next(specifier, context),
  });
};

/** Playwright gives both ports when it drives; when it starts Electron by itself it also loads its own hold on `ready`. */
const waitForPlaywright = (): void => {
  const driven = commandLine.switches.has('inspect') && commandLine.switches.has('remote-debugging-port');
  if (!driven || commandLine.required.length > 0) return;
  const attached = holdReady();
  Object.assign(globalThis, { __playwright_run: attached });
};

/** Electron says it in a box and goes on, unless the application listens itself. */
const sayUncaught = (): void => {
  process.on('uncaughtException', (error: unknown) => {
    if (process.listenerCount('uncaughtException') > 1) return;
    const stack = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
    const title = 'A JavaScript error occurred in the main process';
    recordDialog({ kind: 'error', title, content: `Uncaught Exception:\n${stack}` });
    complain(`${title}\nUncaught Exception:\n${stack}`);
  });
};

const warnOfRejections = (): void => {
  process.on('unhandledRejection', (reason) => {
    controls.record.unhandledRejections.push(String(reason));
    complain('UnhandledPromiseRejectionWarning:', reason);
  });
};

const openInspector = (): void => {
  const port = commandLine.switches.get('inspect');
  if (port !== undefined) inspector.open(Number(port || 9229));
};

const runEntry = (): void => {
  import(pathToFileURL(application.entry).href).then(entryFinished, (error: unknown) => {
    complain('App threw an error during load\n', error);
    process.exit(1);
  });
};

const boot = (): void => {
  dressUp();
  if (isPackaged) guardArchive();
  answerImports();
  sayUncaught();
  warnOfRejections();
  browser().catch((error: Error) => {
    if (isBrowserEnding()) return;
    complain(error.message);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, quit);
  import(DOUBLE).then(() => {
    const require = createRequire(import.meta.url);
    for (const module of commandLine.required) require(module);
    waitForPlaywright();
    openInspector();
    runEntry();
  });
};

boot();
