/** [T-DOC-1] `--doctor` of the whole program, sound and with what needs its windows broken once. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
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
import type { DoctorReport } from '../../core/api/doctor.ts';
import { doubleExecutable, launchDesktop } from '../electron-double/launch.ts';
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

type Asked = { readonly app?: string; readonly env?: Readonly<Record<string, string>>; readonly home?: string };

const examined = async ({ app = root, env = {}, home = passing() }: Asked = {}) => {
  const file = join(passing(), 'report.json');
  const words = [`--user-data-dir=${join(home, 'data')}`, app, `--doctor=${file}`];
  const child = spawn(doubleExecutable, words, {
    env: { ...process.env, HOME: home, LANG: 'en_US.UTF-8', WAYLAND_DISPLAY: '', ...env },
    stdio: 'ignore',
  });
  const [code] = await once(child, 'close');
  const report = JSON.parse(readFileSync(file, 'utf8')) as DoctorReport;
  const of = (id: string) => report.checks.find((one) => one.id === id);
  return { code, report, home, state: (id: string) => of(id)?.state, way: (id: string) => of(id)?.way };
};

/** The program with something of it taken away. */
const brokenApp = (breakIt: (pages: string) => void): string => {
  const app = passing();
  cpSync(join(root, 'dist'), join(app, 'dist'), { recursive: true });
  cpSync(join(root, 'package.json'), join(app, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(app, 'node_modules'));
  breakIt(join(app, 'dist/renderer'));
  return app;
};

test('[desktop 10.1] the first start says how this computer is, ends with 0, and leaves no folder behind', async () => {
  const { code, report, home } = await examined();
  expect(report.checks.filter(({ state }) => state === 'red')).toEqual([]);
  expect(code).toBe(0);
  expect(report).toMatchObject({ package: 'source', system: process.platform, node: process.versions.node });
  for (const id of ['page', 'fonts', 'pdf', 'single', 'displays'])
    expect(report.checks.find((one) => one.id === id)).toMatchObject({ state: 'green' });
  // On the double nobody printed, and no process is kept apart.
  for (const [id, way] of [
    ['printers', 'noPrinter'],
    ['sandbox', 'noSandbox'],
  ])
    expect(report.checks.find((one) => one.id === id)).toMatchObject({ state: 'amber', way });
  expect(existsSync(join(home, 'Seatwright'))).toBe(false);
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('seatwright-check-'))).toEqual([]);
});

test('[T-DOC-1] single: it runs already', async () => {
  const home = passing();
  const first = await launchDesktop({ mainPath: root, userData: join(home, 'data'), env: { HOME: home } });
  try {
    await first.firstWindow();
    const { way, code } = await examined({ home });
    expect([way('single'), code]).toEqual(['running', 0]);
  } finally {
    await first.close();
  }
});

test('[T-DOC-1] displays: nothing can be placed under Wayland', async () => {
  const { way, report } = await examined({
    env: { XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'wayland-0', DISPLAY: '' },
  });
  expect([way('displays'), report.display]).toEqual(['cannotPlace', 'wayland']);
});

test('[desktop 5.4] with an X server for guests the check says what the program will run on, and is not started again', async () => {
  const { way, report, code } = await examined({ env: { XDG_SESSION_TYPE: 'wayland', DISPLAY: ':0' } });
  expect([way('displays'), report.display, code]).toEqual(['', 'x11', 0]);
});

test('[T-DOC-1] page: one that is not there ends with 1', async () => {
  const { code, state, way } = await examined({ app: brokenApp((pages) => rmSync(join(pages, 'print.html'))) });
  expect([state('page'), way('page'), code]).toEqual(['red', 'installAgain', 1]);
});

test('[T-DOC-1] fonts: rules without their files', async () => {
  const { state } = await examined({
    app: brokenApp((pages) => {
      for (const name of readdirSync(join(pages, 'assets')))
        if (/noto-sans-(jp|sc|kr)-.*\.woff2$/.test(name)) writeFileSync(join(pages, 'assets', name), '');
    }),
  });
  expect(state('fonts')).toBe('red');
});
