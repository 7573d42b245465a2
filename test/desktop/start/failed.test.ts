/**
 * [T-START-3] [desktop 6.5, 6.6]: the start is made to fail at each of its awaits and in each import that may fail. Each ends in one
 * box and an exit within 35 s; the lock is free, and no process without a window is left.
 */

import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { doubleExecutable, folderIn } from '../../electron-double/launch.ts';
import { removeFolder, root } from '../hosts.ts';

const LIMIT = 35_000;

const home = mkdtempSync(join(tmpdir(), 'seatwright-failed-'));
afterAll(() => removeFolder(home));

type Place = { readonly app: string; readonly data: string };

/** The built program in a folder of its own, where something can be taken away from it. */
const programIn = (name: string): Place => {
  const app = join(home, name, 'app');
  mkdirSync(join(app, 'node_modules'), { recursive: true });
  cpSync(join(root, 'package.json'), join(app, 'package.json'));
  cpSync(join(root, 'dist/electron'), join(app, 'dist/electron'), { recursive: true });
  cpSync(join(root, 'dist/renderer/index.html'), join(app, 'dist/renderer/index.html'));
  symlinkSync(join(root, 'dist/renderer/assets'), join(app, 'dist/renderer/assets'));
  symlinkSync(join(root, 'node_modules/better-sqlite3'), join(app, 'node_modules/better-sqlite3'));
  return { app, data: join(home, name, 'data') };
};

type Box = { readonly title: string; readonly text: string; readonly buttons: readonly string[] };
type Dialog =
  | { readonly kind: 'message'; readonly options: { title: string; message: string; buttons: string[] } }
  | { readonly kind: 'error'; readonly title: string; readonly content: string };

const boxesIn = (file: string): readonly Box[] =>
  (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []).map((line) => {
    const shown = JSON.parse(line) as Dialog;
    return shown.kind === 'error'
      ? { title: shown.title, text: shown.content, buttons: [] }
      : { title: shown.options.title, text: shown.options.message, buttons: shown.options.buttons };
  });

/** Processes whose command line names the folder, as far as the system shows them. */
const leftOf = (folder: string): readonly string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
      } catch {
        return false;
      }
    });

const startIn = ({ app, data }: Place, lang = 'en') => {
  const dialogs = join(app, 'dialogs.txt');
  const began = Date.now();
  const env = { ...process.env, XDG_SESSION_TYPE: 'x11', HOME: home, SEATWRIGHT_DOUBLE_DIALOGS: dialogs };
  return new Promise<{ code: number | null; took: number; boxes: readonly Box[] }>((resolve) => {
    const words = [`--user-data-dir=${data}`, `--lang=${lang}`, app, ...folderIn(env)];
    const child = execFile(doubleExecutable, words, { env, timeout: 2 * LIMIT, killSignal: 'SIGKILL' }, () =>
      resolve({ code: child.exitCode, took: Date.now() - began, boxes: boxesIn(dialogs) }),
    );
  });
};

const native = (app: string): string => join(app, 'node_modules/better-sqlite3');
const boot = (app: string): string => join(app, 'dist/electron/boot.js');

/** A place in what is built that must be there exactly once. */
const patch = (file: string, was: string, is: string): void => {
  const text = readFileSync(file, 'utf8');
  const parts = text.split(was);
  if (parts.length !== 2) throw new Error(`${was} is ${parts.length - 1} times in ${file}`);
  writeFileSync(file, parts.join(is));
};

/** Half of the database library is there, and its native half is what the function makes of it. */
const nativeHalf = (app: string, spoil: (file: string) => void): void => {
  rmSync(native(app));
  cpSync(join(root, 'node_modules/better-sqlite3'), native(app), {
    recursive: true,
    filter: (path) => !/better-sqlite3\/(deps|src)$/.test(path),
  });
  for (const folder of ['prebuilds', 'build/Release']) {
    const path = join(native(app), folder);
    if (!existsSync(path)) continue;
    for (const name of readdirSync(path)) if (name.endsWith('.node')) spoil(join(path, name));
  }
};

const FAILS = '(() => { throw new Error("made to fail") })()';

const ways: readonly (readonly [string, (place: Place) => void, RegExp])[] = [
  ['the database library is gone', ({ app }) => rmSync(native(app)), /blocked: better-sqlite3\. Install it again/],
  ['its native half is gone', ({ app }) => nativeHalf(app, (file) => rmSync(file)), /blocked: better-sqlite3/],
  [
    'its native half is cut off',
    ({ app }) => nativeHalf(app, (file) => writeFileSync(file, 'cut off')),
    /blocked: better-sqlite3/,
  ],
  ['the data folder cannot be made', ({ data }) => writeFileSync(data, ''), /cannot be written: .*\/data$/],
  ['the page is gone', ({ app }) => rmSync(join(app, 'dist/renderer/index.html')), /blocked: .*renderer\/index\.html/],
  ['the preload script is gone', ({ app }) => rmSync(join(app, 'dist/electron/preload.cjs')), /preload\.cjs/],
  ['what comes after ready is gone', ({ app }) => rmSync(boot(app)), /boot\.js/],
  ['what comes after ready cannot be read', ({ app }) => writeFileSync(boot(app), 'const'), /\n\n.*seatwright\.log$/],
  [
    'waiting for ready fails',
    ({ app }) =>
      patch(
        join(app, 'dist/electron/main.js'),
        'await app.whenReady();\n\t\tfaults.ready',
        `await ${FAILS};\n\t\tfaults.ready`,
      ),
    /made to fail/,
  ],
  [
    'the boot fails',
    ({ app }) => patch(join(app, 'dist/electron/main.js'), 'await boot(', `await ${FAILS}; (`),
    /made to fail/,
  ],
  ['the console fails', ({ app }) => patch(boot(app), 'await openConsole(', `await ${FAILS}; (`), /made to fail/],
  [
    'the page does not load',
    ({ app }) => patch(boot(app), 'const first = await page.load();', 'const first = { failed: "ERR_FAILED (-2)" };'),
    /blocked: index\.html/,
  ],
  [
    'a promise fails that nobody waits for',
    ({ app }) => patch(boot(app), 'requireParts();', 'Promise.reject(new Error("made to fail"));'),
    /made to fail/,
  ],
  [
    'something is thrown in another turn',
    ({ app }) => writeFileSync(boot(app), `export const boot = () => new Promise(() => setImmediate(() => ${FAILS}));`),
    /made to fail/,
  ],
];

const holds = async (place: Place, spoil: (place: Place) => void, said: RegExp): Promise<readonly Box[]> => {
  spoil(place);
  const { code, took, boxes } = await startIn(place);
  expect(boxes.map(({ text }) => text)).toEqual([expect.stringMatching(said)]);
  expect(boxes[0]?.title).toBe('Seatwright');
  expect(code).toBe(1);
  expect(took).toBeLessThan(LIMIT);
  expect(existsSync(join(place.data, 'SingletonLock'))).toBe(false);
  expect(leftOf(place.data)).toEqual([]);
  return boxes;
};

test.each(ways)('%s', async (name, spoil, said) => {
  await holds(programIn(name.replaceAll(' ', '-')), spoil, said);
});

test('the boot never comes to an end: the box comes 30 s after ready', async () => {
  const hang = ({ app }: Place) => writeFileSync(boot(app), 'export const boot = () => new Promise(() => {});');
  await holds(programIn('hangs'), hang, /^no window after 30 s\n/);
});

test('something is thrown before ready: the one box that may be shown then', async () => {
  const early = ({ app }: Place) =>
    patch(join(app, 'dist/electron/main.js'), 'app.setName("Seatwright");', `${FAILS};`);
  const boxes = await holds(programIn('early'), early, /^made to fail\n/);
  expect(boxes[0]?.buttons).toEqual([]);
});

test('the log has what was said, and is offered where there is one; in Russian too', async () => {
  const place = programIn('log');
  writeFileSync(boot(place.app), `export const boot = async () => ${FAILS};`);
  const log = join(place.data, 'logs/seatwright.log');
  const english = await startIn(place);
  expect(english.boxes[0]).toEqual({
    title: 'Seatwright',
    text: `made to fail\n\n${log}`,
    buttons: ['Quit', 'Show log'],
  });
  expect(readFileSync(log, 'utf8')).toMatch(/^\[.+\] \[error\] start Error: made to fail\n\s+at /);
  const russian = await startIn(place, 'ru');
  expect(russian.boxes[1]).toEqual({
    title: 'Seatwright',
    text: `made to fail\n\n${log}`,
    buttons: ['Выйти', 'Показать журнал'],
  });
  const without = programIn('no-log');
  writeFileSync(without.data, '');
  expect((await startIn(without)).boxes[0]?.buttons).toEqual(['Quit']);
});

test('control: the same program with nothing taken away stands, and says nothing', async () => {
  const place = programIn('whole');
  patch(
    boot(place.app),
    'const first = await page.load();',
    'const first = await page.load(); setImmediate(() => app.exit(7));',
  );
  const { code, boxes } = await startIn(place);
  expect([code, boxes]).toEqual([7, []]);
});
