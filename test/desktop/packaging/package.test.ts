/**
 * What `npm run dist -- --dir` packs, without the runtime: electron-builder with the product's own configuration over an
 * imitation distribution. The packed files must boot on the double: that finds filters that take too much away.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPackage } from '@electron/asar';
import { FuseV1Options, FuseVersion, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchDesktop } from '../../electron-double/launch.ts';
import { root } from '../hosts.ts';
import { imitationRuntime, unpackedApp } from './imitation-runtime.ts';

const rubbish: string[] = [];
afterAll(() => {
  for (const folder of rubbish) rmSync(folder, { recursive: true, force: true });
});

/** Packs for a platform and answers the folder of the packed program. */
const packed = async (platform: 'linux' | 'win32', arch: 'x64' | 'arm64'): Promise<string> => {
  const runtime = await imitationRuntime(platform);
  const output = mkdtempSync(join(tmpdir(), 'seatwright-packages-'));
  rubbish.push(runtime, output);
  const builder = join(root, 'node_modules/electron-builder/cli.js');
  const target = platform === 'linux' ? '--linux' : '--win';
  const edit = platform === 'linux' ? [] : ['-c.win.signAndEditExecutable=false'];
  const args = [builder, target, `--${arch}`, '--dir', '--publish=never', `-c.electronDist=${runtime}`];
  const child = spawn(process.execPath, [...args, `-c.directories.output=${output}`, ...edit], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`electron-builder ended with ${code}:\n${said}`);
  const folder = readdirSync(output).find((name) => name.endsWith('unpacked'));
  if (folder === undefined) throw new Error(`nothing packed in ${readdirSync(output)}`);
  return join(output, folder);
};

/** A fuse's byte in the executable. */
const [OFF, ON] = [...Buffer.from('01', 'ascii')];

const nativeModules = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.node'));

describe('the package for Linux', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await packed('linux', 'x64');
  });

  test('holds the built program, one native module for this platform, and no sources', () => {
    const files = listPackage(join(folder, 'resources/app.asar'), { isPack: false });
    expect(files).toEqual(
      expect.arrayContaining(['/dist/electron/main.js', '/dist/electron/preload.cjs', '/package.json']),
    );
    expect(files.filter((name) => /^\/(core|electron|renderer|test|scripts|docs|resources)(\/|$)/.test(name))).toEqual(
      [],
    );
    expect(files.filter((name) => /better-sqlite3\/(deps|src|build)(\/|$)|node-addon-api/.test(name))).toEqual([]);
    expect(nativeModules(join(folder, 'resources'))).toEqual([
      'app.asar.unpacked/node_modules/better-sqlite3/prebuilds/linux-x64.node',
    ]);
  });

  test('keeps the languages of the program only', () => {
    expect(readdirSync(join(folder, 'locales')).sort()).toEqual(['en-US.pak', 'ru.pak']);
  });

  test('has its fuses as configured', async () => {
    const wire = await getCurrentFuseWire(join(folder, 'seatwright'));
    const state = (fuse: FuseV1Options) => wire[fuse];
    expect(wire.version).toBe(FuseVersion.V1);
    for (const off of [
      FuseV1Options.RunAsNode,
      FuseV1Options.EnableNodeOptionsEnvironmentVariable,
      FuseV1Options.EnableNodeCliInspectArguments,
      FuseV1Options.GrantFileProtocolExtraPrivileges,
    ])
      expect(state(off)).toBe(OFF);
    for (const on of [
      FuseV1Options.EnableCookieEncryption,
      FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
      FuseV1Options.OnlyLoadAppFromAsar,
    ])
      expect(state(on)).toBe(ON);
  });

  test('boots from its packed files, with the native module from beside the archive', async () => {
    const app = await unpackedApp(join(folder, 'resources'));
    const home = mkdtempSync(join(tmpdir(), 'seatwright-home-'));
    rubbish.push(app, home);
    const running = await launchDesktop({
      mainPath: app,
      userData: join(home, 'data'),
      env: { HOME: home, LANG: 'en_US.UTF-8' },
    });
    try {
      const page = await running.firstWindow();
      await page
        .getByRole('button', { name: /new tournament/i })
        .first()
        .waitFor();
    } finally {
      await running.close();
    }
  });

  test('is no larger than what it holds: the archive stays under 40 MB', () => {
    expect(statSync(join(folder, 'resources/app.asar')).size).toBeLessThan(40_000_000);
  });
});

test('the package for Windows holds the one native module of its processor', async () => {
  const folder = await packed('win32', 'arm64');
  expect(nativeModules(join(folder, 'resources'))).toEqual([
    join('app.asar.unpacked/node_modules/better-sqlite3/prebuilds/win32-arm64.node'),
  ]);
});
