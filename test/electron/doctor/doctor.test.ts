/** [T-DOC-1] The check of this computer, with each of its lines broken once: what it says, and what to do about it. */

import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { doctorChecks } from '../../../core/api/doctor.ts';
import { no, ok, refuse } from '../../../core/tournament/refusal.ts';
import type { Patient } from '../../../electron/backend/machine.ts';
import {
  basicChecks,
  checkerCheck,
  commitChecks,
  folderCheck,
  nativeCheck,
  networkCheck,
  syncedCheck,
  wasmCheck,
  watchCheck,
  workerCheck,
} from '../../../electron/doctor/basics.ts';
import { type Check, type Checks, examine, exitCode } from '../../../electron/doctor/examine.ts';
import { integrityFound, pdfFound } from '../../../electron/doctor/found.ts';
import { aboutHere, displayOf, packageOf } from '../../../electron/doctor/here.ts';
import { forkChecker, forkNetwork } from '../../../electron/host/node-child.ts';
import { builtFolder, checkerEntry, networkEntry } from '../../../electron/host/where.ts';
import { RED, toldIn } from './told.ts';

const home = mkdtempSync(join(tmpdir(), 'seatwright-doctor-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(home, 'patient-'));
});

/** A process of its own kind, for what the real one never does. */
const processOf = (name: string, body: string): URL => {
  const path = join(home, `${name}.mjs`);
  writeFileSync(path, body);
  return pathToFileURL(path);
};
const DIES = () => processOf('dies', 'process.exit(1);\n');
/** Says that it has written, and has not; each commit took so long. */
const LIES = () =>
  processOf(
    'lies',
    `process.on('message', ({ id }) => process.send({ type: 'done', id, answer: { ok: true, value: Array(100).fill(80) } }));
process.on('disconnect', () => process.exit(0));
process.send({ type: 'ready' });\n`,
  );

const well = (over: Partial<Patient> = {}, entries: { checker?: URL; network?: URL; free?: number } = {}): Patient => ({
  machine: {
    startChecker: () => forkChecker(entries.checker ?? checkerEntry()),
    network: {
      places: () => [],
      start: () => forkNetwork(entries.network ?? networkEntry()),
      pages: builtFolder('renderer'),
    },
    freeBytes: () => entries.free ?? 10_000_000_000,
  },
  folder: ok(folder),
  last: null,
  lies: () => 'local',
  ...over,
});

const line = async (id: (typeof doctorChecks)[number], check: Check, before: Checks = {}) =>
  toldIn(await examine(aboutHere(), { ...before, [id]: check }), id);
/** This computer runs other tests beside this one. */
const BUSY = 60_000;
const GREEN = { state: 'green', way: '' };

test('[T-DOC-1] on a sound machine every line that needs no window is green, and nothing is left behind', async () => {
  const report = await examine(aboutHere(), basicChecks(well({ patience: BUSY })), BUSY);
  const told = report.checks.filter(({ way }) => way !== 'inProgram');
  expect(told.filter(({ state }) => state === 'red')).toEqual([]);
  expect(told.map(({ id }) => id)).toEqual([
    'native',
    'folder',
    'durable',
    'commit',
    'watch',
    'worker',
    'wasm',
    'checker',
    'network',
    'synced',
  ]);
  expect(exitCode(report)).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

describe('[T-DOC-1] broken once', () => {
  test('native', async () => {
    expect(await line('native', () => nativeCheck(() => '3.53.9'))).toEqual(RED);
    const lost = () => [join(home, 'app.asar/node_modules/better-sqlite3/prebuilds/x.node')];
    expect(await line('native', () => nativeCheck(() => '3.54.1', lost))).toEqual(RED);
    const blocked = () =>
      nativeCheck(() => {
        throw new Error('blocked');
      });
    expect(await line('native', blocked)).toEqual(RED);
  });

  test('folder', async () => {
    const none = no(refuse('file.noLocalFolder'));
    expect(await line('folder', folderCheck(well({ folder: none })))).toEqual({ state: 'red', way: 'chooseFolder' });
    const gone = ok(join(folder, 'gone'));
    expect(await line('folder', folderCheck(well({ folder: gone })))).toEqual({ state: 'red', way: 'chooseFolder' });
    const full = folderCheck(well({}, { free: 499_000_000 }));
    expect(await line('folder', full)).toEqual({ state: 'amber', way: 'freeSpace' });
  });

  test('durable and commit', async () => {
    const dying = commitChecks(well({}, { checker: DIES() }));
    expect(await line('durable', dying.durable ?? RED_CHECK)).toEqual(RED);
    // How long a commit takes is not known then, and no reason to install anything again.
    expect(await line('commit', dying.commit ?? RED_CHECK)).toEqual({ state: 'amber', way: 'slowDisk' });
    const lying = commitChecks(well({}, { checker: LIES() }));
    expect(await line('durable', lying.durable ?? RED_CHECK)).toEqual(RED);
    expect(await line('commit', lying.commit ?? RED_CHECK)).toEqual({ state: 'amber', way: 'slowDisk' });
  });

  test('watch', async () => {
    const unseen = watchCheck(well(), () => undefined);
    expect(await line('watch', unseen)).toEqual({ state: 'amber', way: 'notWatched' });
    const refused = watchCheck(well(), () => {
      throw new Error('EBUSY');
    });
    expect(await line('watch', refused)).toEqual(GREEN);
  });

  test('worker and wasm', async () => {
    expect(await line('worker', workerCheck(DIES()))).toEqual(RED);
    expect(
      await line(
        'wasm',
        wasmCheck(() => Promise.reject(new Error('no wasm'))),
      ),
    ).toEqual(RED);
    const wrong = { relax: () => Float64Array.of(1, 1, 1, 1), choose: () => null, renew: async () => undefined };
    expect(
      await line(
        'wasm',
        wasmCheck(async () => wrong),
      ),
    ).toEqual(RED);
  });

  test('checker and network', async () => {
    expect(await line('checker', checkerCheck(well({}, { checker: DIES() })))).toEqual(RED);
    const dead = networkCheck(well({}, { network: DIES() }));
    expect(await line('network', dead)).toEqual({ state: 'amber', way: 'noNetwork' });
    const refuses = processOf(
      'refuses',
      `process.on('message', () => process.send({ type: 'refused', why: 'denied' }));
process.on('disconnect', () => process.exit(0));
process.send({ type: 'ready' });\n`,
    );
    const denied = networkCheck(well({}, { network: refuses }));
    expect(await line('network', denied)).toEqual({ state: 'amber', way: 'noNetwork' });
  });

  test('pdf', async () => {
    const map = deflateSync('2 beginbfchar <01> <041F> <02> <6771> endbfchar').toString('latin1');
    const made = (pages: number, font: string, letters: string) =>
      Buffer.from(`${'/Type /Page '.repeat(pages)}${font}stream\n${letters}endstream`, 'latin1');
    expect(await line('pdf', () => pdfFound(made(1, '/FontFile2 1 0 R ', map)))).toEqual(GREEN);
    expect(await line('pdf', () => pdfFound(made(2, '/FontFile2 1 0 R ', map)))).toEqual(RED);
    expect(await line('pdf', () => pdfFound(made(1, '', map)))).toEqual(RED);
    expect(await line('pdf', () => pdfFound(made(1, '/FontFile2 1 0 R ', 'x')))).toEqual(RED);
  });

  test('integrity', async () => {
    const archive = Buffer.alloc(20, 'x');
    archive.writeUInt32LE(4, 12);
    const program = (fuses: string) => Buffer.from(`…dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\x01\x08${fuses}`, 'latin1');
    const digest = createHash('sha256').update('xxxx').digest('hex');
    expect(await line('integrity', () => integrityFound(program('00001110'), archive, `"${digest}"`))).toEqual(GREEN);
    expect(await line('integrity', () => integrityFound(program('00001110'), archive, null))).toEqual(GREEN);
    const beside = (name: string) => () => integrityFound(program('00001110'), archive, null, ['app.asar', name]);
    expect(await line('integrity', beside('licences.txt'))).toEqual(GREEN);
    expect(await line('integrity', beside('default_app.asar'))).toEqual(RED);
    expect(await line('integrity', () => integrityFound(program('10001110'), archive, null))).toEqual(RED);
    expect(await line('integrity', () => integrityFound(Buffer.from('x'), archive, null))).toEqual(RED);
    expect(await line('integrity', () => integrityFound(program('00001110'), archive, 'another digest'))).toEqual(RED);
  });

  test('synced', async () => {
    const shared = syncedCheck(well({ lies: () => 'shared' }));
    expect(await line('synced', shared)).toEqual({ state: 'amber', way: 'movePlace' });
    const last = join(folder, 'OneDrive/Cup.seatwright');
    const lastShared = syncedCheck(well({ last, lies: (path) => (path === last ? 'shared' : 'local') }));
    expect(await line('synced', lastShared)).toEqual({ state: 'amber', way: 'movePlace' });
  });

  test('a line that never answers is told as such, and the others are checked', async () => {
    const report = await examine(
      aboutHere(),
      { worker: () => new Promise(() => undefined), wasm: () => wasmCheck()() },
      3000,
    );
    const state = (id: string) => report.checks.find((one) => one.id === id)?.state;
    expect([state('worker'), state('wasm'), exitCode(report)]).toEqual(['red', 'green', 1]);
  });

  test('[desktop 10.1] where no line answers the list is there within a minute, and every line says so', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const silent = Object.fromEntries(doctorChecks.map((id) => [id, () => new Promise<never>(() => undefined)]));
    const began = performance.now();
    const examined = examine(aboutHere(), silent).then((report) => ({ report, took: performance.now() - began }));
    await vi.advanceTimersByTimeAsync(300_000);
    const { report, took } = await examined;
    expect(took).toBeLessThanOrEqual(50_000);
    expect(report.checks.map(({ id }) => id)).toEqual([...doctorChecks]);
    expect(report.checks.filter(({ state }) => state === 'green')).toEqual([]);
  });

  test('a fault of many lines is told by its first one', async () => {
    const fault = () => {
      throw new Error('no such module\nRequire stack:\n- a.js');
    };
    const report = await examine(aboutHere(), { native: fault });
    expect(toldIn(report, 'native')).toEqual(RED);
    expect(report.checks.find(({ id }) => id === 'native')?.said).toBe('no such module');
  });

  test('[desktop 10.1] nothing names a folder below the home folder', async () => {
    const report = await examine(aboutHere(), { page: () => Promise.reject(new Error(`no ${join(homedir(), 'x')}`)) });
    expect(JSON.stringify(report)).not.toContain(homedir());
    expect(report.checks.find(({ id }) => id === 'page')?.said).toContain('~');
  });
});

const RED_CHECK: Check = () => {
  throw new Error('no such check');
};

test.each([
  ['win32', {}, '', 'windows'],
  ['darwin', {}, '', 'macos'],
  ['linux', { XDG_SESSION_TYPE: 'x11', DISPLAY: ':0' }, '', 'x11'],
  ['linux', { XDG_SESSION_TYPE: 'wayland', DISPLAY: ':0' }, 'x11', 'x11'],
  ['linux', { XDG_SESSION_TYPE: 'wayland' }, '', 'wayland'],
  ['linux', { DISPLAY: ':0' }, 'wayland', 'wayland'],
])('[desktop 10.2] the display server on %s with %j, %s is %s', (platform, env, ozone, display) => {
  expect(displayOf(platform, env, ozone)).toBe(display);
});

test.each([
  ['linux', { APPIMAGE: '/home/a/Seatwright.AppImage' }, '/tmp/.mount/seatwright', 'appimage'],
  ['linux', {}, '/opt/Seatwright/seatwright', 'rpm'],
  ['linux', {}, '/home/a/Seatwright/seatwright', 'tar'],
  ['darwin', {}, '/Applications/Seatwright.app/Contents/MacOS/Seatwright', 'dmg'],
  ['win32', {}, '/c/Seatwright/Seatwright.exe', 'zip'],
])('[desktop 10.2] the package on %s with %j, %s is %s', (platform, env, program, kind) => {
  expect(packageOf(platform, env, program)).toBe(kind);
});
