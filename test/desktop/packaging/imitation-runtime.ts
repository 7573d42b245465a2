/**
 * A folder that looks to electron-builder like a downloaded Electron distribution, so that `npm run dist -- --dir` can be
 * tried where the runtime cannot be fetched: the distribution as the packer unpacks it, its own empty program taken out. What is packed around the program (asar, filters, fuses, native module) is
 * real; the executable is not.
 */

import { copyFileSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FuseV1Options, FuseVersion } from '@electron/fuses';
import plist from 'plist';
import { root } from '../hosts.ts';

export type System = 'linux' | 'win32' | 'darwin';

/** Where the fuses lie in an Electron executable: after these bytes come version, count and one byte a fuse. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** Fuses that newer runtimes have and the packer does not know: they stay as delivered. */
export const UNKNOWN_FUSES = 1;
const FUSES = UNKNOWN_FUSES + Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name))).length;

const fuseWire = (): Buffer =>
  Buffer.concat([
    Buffer.from(SENTINEL, 'ascii'),
    Buffer.from([Number(FuseVersion.V1), FUSES]),
    Buffer.from('1'.repeat(FUSES), 'ascii'),
  ]);

const LOCALES = ['en-US', 'ru', 'de', 'fr'];

const electronVersion = (): string =>
  (JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8')) as { version: string }).version;

/** Any Windows program is good enough to write fuses and the archive's digest into; the smallest there is. */
const windowsProgram = (): string => {
  const found = globSync('node_modules/electron-winstaller/vendor/*.exe', { cwd: root })
    .map((path) => join(root, path))
    .sort((a, b) => statSync(a).size - statSync(b).size)[0];
  if (found === undefined) throw new Error('no Windows program among the packages');
  return found;
};

type Put = (name: string, content?: string | Buffer) => void;

/** A bundle of macOS with what the packer reads of it: its plists, four helpers, and the framework that holds the fuses. */
const macBundle = (put: Put): void => {
  const about = (name: string, identifier: string): string =>
    plist.build({
      CFBundleExecutable: name,
      CFBundleIdentifier: identifier,
      CFBundleName: 'Electron',
      CFBundlePackageType: 'APPL',
      LSMinimumSystemVersion: '13.0',
    });
  const bundle = (folder: string, name: string, identifier: string) => {
    put(`${folder}/Contents/Info.plist`, about(name, identifier));
    put(`${folder}/Contents/MacOS/${name}`, '#!/bin/sh\nexit 1\n');
  };
  bundle('Electron.app', 'Electron', 'com.github.Electron');
  const frameworks = 'Electron.app/Contents/Frameworks';
  for (const kind of ['', ' (Renderer)', ' (Plugin)', ' (GPU)'])
    bundle(`${frameworks}/Electron Helper${kind}.app`, `Electron Helper${kind}`, 'com.github.Electron.helper');
  put(`${frameworks}/Electron Framework.framework/Electron Framework`, fuseWire());
  for (const language of ['en', 'ru', 'de', 'fr']) {
    put(`Electron.app/Contents/Resources/${language}.lproj/locale.pak`);
    put(`${frameworks}/Electron Framework.framework/Versions/A/Resources/${language}.lproj/locale.pak`);
  }
};

/** Makes the distribution of a platform in a new folder and answers where. */
export const imitationRuntime = (platform: System): string => {
  const folder = mkdtempSync(join(tmpdir(), `seatwright-runtime-${platform}-`));
  const put: Put = (name, content = '') => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content, { mode: 0o755 });
  };
  put('version', electronVersion());
  put('LICENSE');
  put('LICENSES.chromium.html');
  if (platform === 'darwin') {
    macBundle(put);
    return folder;
  }
  for (const locale of LOCALES) put(`locales/${locale}.pak`);
  put('resources/README');
  if (platform === 'linux') {
    put('electron', Buffer.concat([Buffer.from('#!/bin/sh\nexit 1\n'), fuseWire()]));
    for (const name of ['chrome-sandbox', 'chrome_crashpad_handler', 'libffmpeg.so', 'libEGL.so']) put(name);
  } else {
    const program = join(folder, 'electron.exe');
    copyFileSync(windowsProgram(), program);
    writeFileSync(program, Buffer.concat([readFileSync(program), fuseWire()]));
    for (const name of ['ffmpeg.dll', 'libEGL.dll']) put(name);
  }
  return folder;
};

/** The archive unpacked beside what was left outside it, as Electron sees it: a folder the double can start. */
export const unpackedApp = async (resources: string): Promise<string> => {
  const { extractAll } = await import('@electron/asar');
  const folder = mkdtempSync(join(tmpdir(), 'seatwright-packed-'));
  extractAll(join(resources, 'app.asar'), folder);
  cpSync(join(resources, 'app.asar.unpacked'), folder, { recursive: true });
  return folder;
};
