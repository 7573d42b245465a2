/** [T-DOC-1] `--doctor` of the whole program, sound and with what needs its windows broken once. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type DoctorFinding, type DoctorReport, doctorChecks } from '../../core/api/doctor.ts';
import { RED, toldIn } from '../electron/doctor/told.ts';
import { doubleExecutable, folderIn, launchDesktop } from '../electron-double/launch.ts';
import { root } from './hosts.ts';

const folders: string[] = [];
const passing = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'seatwright-doctor-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

type Asked = {
  readonly app?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly home?: string;
  readonly folder?: readonly string[];
};

const examined = async ({ app = root, env = {}, home = passing(), folder = folderIn({ HOME: home }) }: Asked = {}) => {
  const file = join(passing(), 'report.json');
  const words = [`--user-data-dir=${join(home, 'data')}`, app, ...folder, `--doctor=${file}`];
  const began = performance.now();
  const child = spawn(doubleExecutable, words, {
    env: { ...process.env, HOME: home, LANG: 'en_US.UTF-8', WAYLAND_DISPLAY: '', ...env },
    stdio: 'ignore',
  });
  const [code] = await once(child, 'close');
  const took = performance.now() - began;
  const report = JSON.parse(readFileSync(file, 'utf8')) as DoctorReport;
  return { code, took, report, home, line: (id: DoctorFinding['id']) => toldIn(report, id) };
};

/** The program with something of it taken away. */
const brokenApp = (breakIt: (pages: string, app: string) => void): string => {
  const app = passing();
  cpSync(join(root, 'dist'), join(app, 'dist'), { recursive: true });
  cpSync(join(root, 'package.json'), join(app, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(app, 'node_modules'));
  breakIt(join(app, 'dist/renderer'), app);
  return app;
};

test('[desktop 10.1] the first start says within a minute how this computer is, ends with 0, and leaves no folder behind', async () => {
  const { code, took, report, home, line } = await examined();
  expect(took).toBeLessThanOrEqual(60_000);
  expect(report.checks.filter(({ state }) => state === 'red')).toEqual([]);
  expect(code).toBe(0);
  expect(report).toMatchObject({ package: 'source', system: process.platform, node: process.versions.node });
  for (const id of ['page', 'fonts', 'pdf', 'single', 'displays'])
    expect(report.checks.find((one) => one.id === id)).toMatchObject({ state: 'green' });
  // On the double there is no printer, no process is kept apart, and nothing is packed.
  expect(line('printers')).toEqual({ state: 'amber', way: 'noPrinter' });
  expect(line('sandbox')).toEqual({ state: 'amber', way: 'noSandbox' });
  for (const id of ['integrity', 'association'] as const)
    expect(line(id)).toEqual({ state: 'amber', way: 'inProgram' });
  expect(existsSync(join(home, 'Seatwright'))).toBe(false);
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('seatwright-check-'))).toEqual([]);
});

test('[desktop 8.1] the folder that --folder names is the one that is tried, not the one below the home folder', async () => {
  const home = passing();
  const [own, named] = [join(home, 'Seatwright'), join(home, 'Stick')];
  const long = new Date('2026-01-01T00:00:00Z');
  for (const folder of [own, named]) {
    mkdirSync(folder);
    utimesSync(folder, long, long);
  }
  const { line } = await examined({ home, folder: [`--folder=${named}`] });
  expect(line('folder').state).toBe('green');
  expect([own, named].map((folder) => statSync(folder).mtimeMs > long.getTime())).toEqual([false, true]);
});

test('[desktop 8.1, 10.2] the folders and the last file that are looked at are those of the program itself', async () => {
  const home = passing();
  const data = join(home, 'data');
  mkdirSync(data);
  // Neither the folder below the home folder nor that of the program can be made.
  for (const taken of [join(home, 'Seatwright'), join(data, 'Tournaments')]) writeFileSync(taken, 'a file');
  const last = { path: join(home, 'Dropbox', 'Cup.seatwright'), openedAt: '2026-05-01T08:00:00.000Z' };
  writeFileSync(join(data, 'settings.json'), JSON.stringify({ recent: [last] }));
  const { line, code } = await examined({ home });
  expect(line('folder')).toEqual({ state: 'red', way: 'chooseFolder' });
  expect(line('synced')).toEqual({ state: 'amber', way: 'movePlace' });
  expect(code).toBe(1);
  rmSync(join(data, 'Tournaments'));
  const again = await examined({ home });
  expect(again.line('folder').state).toBe('green');
  expect(existsSync(join(data, 'Tournaments'))).toBe(false);
});

test('[T-DOC-1] single: it runs already', async () => {
  const home = passing();
  const first = await launchDesktop({ mainPath: root, userData: join(home, 'data'), env: { HOME: home } });
  try {
    await first.firstWindow();
    const { line, code } = await examined({ home });
    expect(line('single')).toEqual({ state: 'amber', way: 'running' });
    expect(code).toBe(0);
  } finally {
    await first.close();
  }
});

test('[T-DOC-1] displays: nothing can be placed under Wayland', async () => {
  const { line, report } = await examined({
    env: { XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'wayland-0', DISPLAY: '' },
  });
  expect(line('displays')).toEqual({ state: 'amber', way: 'cannotPlace' });
  expect(report.display).toBe('wayland');
});

test('[desktop 5.4] with an X server for guests the check says what the program will run on, and is not started again', async () => {
  const { line, report, code } = await examined({ env: { XDG_SESSION_TYPE: 'wayland', DISPLAY: ':0' } });
  expect([line('displays').way, report.display, code]).toEqual(['', 'x11', 0]);
});

test('[T-DOC-1] page: one that is not there ends with 1', async () => {
  const { code, line } = await examined({ app: brokenApp((pages) => rmSync(join(pages, 'print.html'))) });
  expect(line('page')).toEqual(RED);
  expect(code).toBe(1);
});

test('[T-DOC-1] fonts: rules without their files', async () => {
  const { line } = await examined({
    app: brokenApp((pages) => {
      for (const name of readdirSync(join(pages, 'assets')))
        if (/noto-sans-(jp|sc|kr)-.*\.woff2$/.test(name)) writeFileSync(join(pages, 'assets', name), '');
    }),
  });
  expect(line('fonts')).toEqual(RED);
});

test('[T-DOC-1] native: a module without its binary is told in its line, and the check comes to its end', async () => {
  const app = brokenApp((_, broken) => {
    rmSync(join(broken, 'node_modules'));
    cpSync(join(root, 'node_modules/better-sqlite3'), join(broken, 'node_modules/better-sqlite3'), { recursive: true });
    rmSync(join(broken, 'node_modules/better-sqlite3/prebuilds'), { recursive: true });
  });
  const { code, line, report } = await examined({ app });
  expect(line('native')).toEqual(RED);
  expect(line('page')).toEqual({ state: 'green', way: '' });
  expect(report.checks.map(({ id }) => id)).toEqual([...doctorChecks]);
  expect(code).toBe(1);
});

/** Started without a file for the report. */
const spoken = async (...words: readonly string[]) => {
  const home = passing();
  const given = [`--user-data-dir=${join(home, 'data')}`, root, ...folderIn({ HOME: home }), '--doctor', ...words];
  const child = spawn(doubleExecutable, given, {
    env: { ...process.env, HOME: home, TMPDIR: home },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.on('data', (text) => (said += String(text)));
  const [code] = await once(child, 'close');
  return { code, said, home };
};

test('[desktop 10.1] without a file it is told line by line, in the language of the computer, without the home folder', async () => {
  const { code, said, home } = await spoken('--lang=ru');
  expect(code).toBe(0);
  const lines = said.trimEnd().split('\n');
  expect(lines).toHaveLength(1 + doctorChecks.length);
  expect(lines).toContain('! Принтеры: Принтера нет: сохраняйте в PDF');
  expect(said).not.toContain(home);
});

test('[desktop 10.1] a check whose report cannot be written is not finished: 2, and what it made is taken away', async () => {
  const home = passing();
  const report = join(home, 'no such folder/report.json');
  const words = [`--user-data-dir=${join(home, 'data')}`, root, ...folderIn({ HOME: home }), `--doctor=${report}`];
  const child = spawn(doubleExecutable, words, {
    env: { ...process.env, HOME: home, LANG: 'en_US.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const [code] = await once(child, 'close');
  expect(code).toBe(2);
  expect(said).toContain('ENOENT');
  expect(existsSync(join(home, 'Seatwright'))).toBe(false);
});
