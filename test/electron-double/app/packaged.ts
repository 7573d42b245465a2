/**
 * What differs in a packaged program (SEATWRIGHT_DOUBLE_PACKAGED=1): there is no default application, the words of the command line
 * do not name one, and the resources lie around the archive. The archive is only read: whoever opens something in it for writing
 * gets EACCES, as Electron's own file functions answer.
 */

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, resolve, sep } from 'node:path';
import { commandLine } from '../command-line.ts';
import { application } from './package.ts';

export const isPackaged: boolean = process.env.SEATWRIGHT_DOUBLE_PACKAGED === '1';

/** Around the archive. */
export const packedResources = (): string => dirname(application.folder);

/** The words after the program's name, without the application's. */
export const packedWords = (words: readonly string[]): readonly string[] => {
  const at = words.indexOf(commandLine.application ?? '');
  return words.filter((_, i) => i !== at);
};

type Call = (...args: readonly unknown[]) => unknown;

const isInside = (path: unknown): boolean =>
  typeof path === 'string' && `${resolve(path)}${sep}`.startsWith(`${resolve(application.folder)}${sep}`);

const refused = (call: string, path: unknown): Error =>
  Object.assign(new Error(`EACCES: permission denied, ${call} '${String(path)}'`), { code: 'EACCES', syscall: call });

/** Whether the flags of an open are those of reading. */
const isReading = (flags: unknown): boolean =>
  flags === undefined || flags === 'r' || flags === 'rs' || flags === fs.constants.O_RDONLY;

/** Functions that write to their first path; `open` by its flags; copies and links to their second. */
const WRITES = [
  'appendFile',
  'chmod',
  'mkdir',
  'mkdtemp',
  'rename',
  'rm',
  'rmdir',
  'truncate',
  'unlink',
  'utimes',
  'writeFile',
];
const TO_SECOND = ['copyFile', 'cp', 'link', 'rename', 'symlink'];

/** The path that a call would write to inside the archive; undefined where it would to none. */
const written = (name: string, [first, second]: readonly unknown[]): unknown => {
  if (name === 'open') return isInside(first) && !isReading(second) ? first : undefined;
  if (WRITES.includes(name) && isInside(first)) return first;
  return TO_SECOND.includes(name) && isInside(second) ? second : undefined;
};

const replace = (
  holder: Record<string, unknown>,
  key: string,
  name: string,
  answer: (fault: Error, args: readonly unknown[]) => unknown,
): void => {
  const before = holder[key] as Call;
  holder[key] = (...args: readonly unknown[]) => {
    const path = written(name, args);
    return path === undefined ? before.apply(holder, [...args]) : answer(refused(name, path), args);
  };
};

/** Lets nothing be written into the folder of the application from this process. */
export const guardArchive = (): void => {
  const whole = fs as unknown as Record<string, unknown>;
  const promised = fs.promises as unknown as Record<string, unknown>;
  for (const name of new Set(['open', ...WRITES, ...TO_SECOND])) {
    replace(whole, `${name}Sync`, name, (fault) => {
      throw fault;
    });
    replace(promised, name, name, (fault) => Promise.reject(fault));
    replace(whole, name, name, (fault, args) => {
      const done = args.at(-1);
      if (typeof done === 'function') setImmediate(() => done(fault));
    });
  }
  syncBuiltinESMExports();
};
