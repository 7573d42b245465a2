/**
 * The tools by which the packer makes installers, each replaced by one that writes down what it was asked for and leaves a file
 * of the name that was wanted [desktop 12.1]. A try to fetch anything fails.
 */

import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Keeps the words it was called with, and the files among them that would be gone afterwards. */
const FPM = `
const at = (name) => words[words.indexOf(name) + 1];
const kind = at('-t');
const files = {};
for (const word of words) {
  const [from, to] = word.split('=');
  if (to !== undefined && !from.endsWith('/') && fs.existsSync(from) && !from.endsWith('.png')) files[to] = fs.readFileSync(from, 'utf8');
}
files.afterInstall = fs.readFileSync(at('--after-install'), 'utf8');
record(kind, { words, files });
fs.writeFileSync(at('--package'), kind);
`;

const SQUASH = `
const [stage, output] = words;
const text = (name) => fs.readFileSync(path.join(stage, name), 'utf8');
const names = fs.readdirSync(stage, { recursive: true }).map(String);
const files = {};
for (const name of names) if (/^AppRun$|\\.desktop$|mime.*\\.xml$/.test(name)) files[name] = text(name);
record('appimage', { words, names, files });
fs.writeFileSync(output, Buffer.alloc(4096));
`;

const NSIS = `
const defines = {};
let out = '';
for (const word of words) {
  const [, name, value] = /^-D(\\w+)(?:=([\\s\\S]*))?$/.exec(word) ?? [];
  if (name !== undefined) defines[name] = value ?? null;
  out = /^-XOutFile "(.*)"$/.exec(word)?.[1] ?? out;
}
const script = fs.readFileSync(0, 'utf8');
const uninstaller = 'BUILD_UNINSTALLER' in defines;
record(uninstaller ? 'uninstaller' : 'nsis', { words, defines, script });
if (uninstaller) fs.writeFileSync(defines.UNINSTALLER_OUT_FILE.replace(/^Z:/, '').replace(/\\\\+/g, '/'), '');
const held = defines.APP_64 ?? defines.APP_ARM64;
fs.writeFileSync(out, Buffer.alloc(fs.statSync(held).size + 1024));
`;

const SEVEN_ZIP = `
const output = words.slice(1).find((word) => !word.startsWith('-'));
record('7za-' + path.basename(output), { words });
fs.writeFileSync(output, 'archive');
`;

type Recorded = {
  readonly words: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  readonly defines: Readonly<Record<string, string | null>>;
  readonly script: string;
};

export type RecordingTools = {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly recorded: (tool: string) => Recorded;
};

/** Where nothing listens: what would be fetched cannot be. */
const NOWHERE = 'http://127.0.0.1:9/';

/** Makes the tools in a new folder. */
export const recordingTools = (): RecordingTools => {
  const folder = mkdtempSync(join(tmpdir(), 'seatwright-tools-'));
  const put = (name: string, content: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content, { mode: 0o755 });
  };
  const tool = (name: string, deed: string) =>
    put(
      name,
      `#!${process.execPath}
const fs = require('node:fs');
const path = require('node:path');
const words = process.argv.slice(2);
const record = (tool, what) => fs.writeFileSync(path.join(${JSON.stringify(folder)}, tool + '.json'), JSON.stringify(what));
${deed}`,
    );
  tool('fpm', FPM);
  tool('appimage/mksquashfs', SQUASH);
  tool('appimage/desktop-file-validate', '');
  for (const arch of ['x64', 'arm64']) {
    put(`appimage/runtimes/runtime-${arch}`, `static runtime ${arch}`);
    put(`appimage/lib/${arch}/README`, '');
  }
  tool('nsis/linux/makensis', NSIS);
  put('nsis/elevate.exe', '');
  put('nsis-resources/plugins/x86-unicode/README', '');
  tool('7za', SEVEN_ZIP);
  tool('bin/wine', '');
  const env = {
    CUSTOM_FPM_PATH: join(folder, 'fpm'),
    APPIMAGE_TOOLS_PATH: join(folder, 'appimage'),
    ELECTRON_BUILDER_NSIS_DIR: join(folder, 'nsis'),
    ELECTRON_BUILDER_NSIS_RESOURCES_DIR: join(folder, 'nsis-resources'),
    ELECTRON_BUILDER_7ZIP_PATH: join(folder, '7za'),
    ELECTRON_BUILDER_CACHE: join(folder, 'cache'),
    ELECTRON_BUILDER_BINARIES_MIRROR: NOWHERE,
    ELECTRON_MIRROR: NOWHERE,
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
  };
  return {
    folder,
    env,
    recorded: (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Recorded,
  };
};
