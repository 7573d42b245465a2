/**
 * What a process did to the files of a folder, in order, as the system saw it (strace; Linux). One thread is followed: the database
 * and the file calls of the program run on the main one.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** One thing that happened. Paths are whole; folders are told apart by who reads the trace. */
export type Event =
  | { readonly type: 'write'; readonly path: string; readonly offset: number; readonly bytes: Buffer }
  | { readonly type: 'truncate'; readonly path: string; readonly size: number }
  | { readonly type: 'sync'; readonly path: string }
  | { readonly type: 'create'; readonly path: string }
  | { readonly type: 'rename'; readonly from: string; readonly to: string }
  | { readonly type: 'remove'; readonly path: string }
  | { readonly type: 'told'; readonly text: string };

const CALLS = 'openat,pwrite64,write,ftruncate,fsync,fdatasync,rename,renameat,renameat2,unlink,unlinkat,fallocate';

const plain = (text: string): string =>
  Buffer.from(
    text.replace(/\\x([0-9a-f]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const bytesOf = (text: string): Buffer => Buffer.from(text.replaceAll('\\x', ''), 'hex');

const FD = String.raw`\d+<([^>]*)>`;
const TEXT = String.raw`"((?:\\x[0-9a-f]{2})*)"`;
const at = (rest: string): RegExp => new RegExp(`^${rest}`);
const PATTERNS = {
  pwrite: at(String.raw`pwrite64\(${FD}, ${TEXT}, (\d+), (\d+)\)\s+= (\d+)`),
  write: at(String.raw`write\(${FD}, ${TEXT}, (\d+)\)\s+= (\d+)`),
  truncate: at(String.raw`ftruncate\(${FD}, (\d+)\)\s+= 0`),
  sync: at(String.raw`f(?:data)?sync\(${FD}\)\s+= 0`),
  open: at(String.raw`openat\([^"]*${TEXT}, ([A-Z_|]+)[^)]*\)\s+= \d+`),
  rename: at(String.raw`rename(?:at2?)?\([^"]*${TEXT}, [^"]*${TEXT}[^)]*\)\s+= 0`),
  remove: at(String.raw`unlink(?:at)?\([^"]*${TEXT}[^)]*\)\s+= 0`),
};

/** Writes without a place, by path: whole files that are written from the beginning. */
const eventOf = (line: string, written: Map<string, number>): Event | null => {
  const pwrite = PATTERNS.pwrite.exec(line);
  if (pwrite !== null) {
    const [, path = '', text = '', , offset = '0'] = pwrite;
    return { type: 'write', path: plain(path), offset: Number(offset), bytes: bytesOf(text) };
  }
  const write = PATTERNS.write.exec(line);
  if (write !== null) {
    const [, path = '', text = ''] = write;
    if (line.startsWith('write(1<')) return { type: 'told', text: bytesOf(text).toString().trim() };
    const name = plain(path);
    const offset = written.get(name) ?? 0;
    const bytes = bytesOf(text);
    written.set(name, offset + bytes.length);
    return { type: 'write', path: name, offset, bytes };
  }
  const truncate = PATTERNS.truncate.exec(line);
  if (truncate !== null) return { type: 'truncate', path: plain(truncate[1] ?? ''), size: Number(truncate[2]) };
  const sync = PATTERNS.sync.exec(line);
  if (sync !== null) return { type: 'sync', path: plain(sync[1] ?? '') };
  const open = PATTERNS.open.exec(line);
  if (open !== null) return open[2]?.includes('O_CREAT') ? { type: 'create', path: plain(open[1] ?? '') } : null;
  const rename = PATTERNS.rename.exec(line);
  if (rename !== null) return { type: 'rename', from: plain(rename[1] ?? ''), to: plain(rename[2] ?? '') };
  const remove = PATTERNS.remove.exec(line);
  if (remove !== null) return { type: 'remove', path: plain(remove[1] ?? '') };
  if (/^(pwrite64|write|ftruncate|fallocate|rename|unlink)/.test(line) && !/= -1 E/.test(line))
    throw new Error(`not understood: ${line.slice(0, 200)}`);
  return null;
};

/** Runs a script of ours under strace and answers what it did. Throws when it did not end well. */
export const traceOf = (script: string, task: unknown, folder: string): readonly Event[] => {
  const log = join(folder, 'trace');
  const strace = ['-y', '-xx', '-s', '2000000', '-o', log, '-e', `trace=${CALLS}`];
  const ran = spawnSync('strace', [...strace, process.execPath, script, JSON.stringify(task)], { encoding: 'utf8' });
  if (ran.error !== undefined) throw new Error(`strace is needed for this trial: ${ran.error.message}`);
  if (ran.status !== 0) throw new Error(`${basename(dirname(script))}: ${ran.stderr}`);
  const written = new Map<string, number>();
  return readFileSync(log, 'latin1')
    .split('\n')
    .flatMap((line) => eventOf(line, written) ?? []);
};
