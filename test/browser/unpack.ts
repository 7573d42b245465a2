/**
 * The Chromium that travels in the npm package @sparticuz/chromium, unpacked once per version into
 * node_modules/.cache/seatwright-chromium.
 *
 * The package itself unpacks into the system's temporary folder and takes whatever lies there under its name for
 * finished. Here each process unpacks into a folder of its own and renames it into place: a folder with the final name is
 * always whole, whoever was killed half-way and however many processes start at once.
 */

import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/seatwright-chromium');
const UNPACKING = 'unpacking-';
const ABANDONED_AFTER_MS = 15 * 60_000;

/** Runs in a child because the package takes the place to unpack to from the environment (TMPDIR). */
const UNPACK = `
  import chromium, { inflate } from '@sparticuz/chromium';
  await chromium.executablePath(process.argv[1]);
  await inflate(process.argv[1] + '/al2023.tar.br');
`;

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

/** The program that is started: the browser with the fonts and, where the system lacks NSS, the libraries of the package. */
const starter = (needsLibraries: boolean): string =>
  [
    '#!/bin/sh',
    'here=$(dirname "$(readlink -f "$0")")',
    `[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"`,
    ...(needsLibraries ? [`export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`] : []),
    'exec "$here/chromium" "$@"',
    '',
  ].join('\n');

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const starts = (path: string, env: NodeJS.ProcessEnv): Promise<boolean> =>
  run(path, ['--version'], { env, timeout: 60_000 }).then(
    () => true,
    () => false,
  );

const removeAbandoned = async (): Promise<void> => {
  for (const name of await readdir(CACHE)) {
    if (!name.startsWith(UNPACKING)) continue;
    const path = join(CACHE, name);
    const age = await stat(path).then(
      (entry) => Date.now() - entry.mtimeMs,
      () => 0,
    );
    if (age > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
};

const unpackInto = async (folder: string, packedFiles: string): Promise<void> => {
  await run(process.execPath, ['--input-type=module', '--eval', UNPACK, packedFiles], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder },
  });
  const browser = join(folder, 'chromium');
  const needsLibraries = !(await starts(browser, process.env));
  if (needsLibraries && !(await starts(browser, { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023/lib') }))) {
    throw new Error(
      'The Chromium of @sparticuz/chromium does not start on this machine. Install Chromium or name one in SEATWRIGHT_CHROMIUM.',
    );
  }
  await writeFile(join(folder, 'fonts.conf'), FONTS);
  await writeFile(join(folder, 'start-chromium'), starter(needsLibraries), { mode: 0o755 });
};

const packageFolder = (): string => {
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  } catch {
    throw new Error(
      'No Chromium: none is installed, SEATWRIGHT_CHROMIUM is not set, and @sparticuz/chromium is missing (npm ci).',
    );
  }
};

/**
 * The Chromium of the npm package as an absolute path, unpacked first if need be (about 5 s, 230 MB).
 * Throws with a plain sentence where the package has no browser for the machine.
 */
export const unpackedChromium = async (): Promise<string> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `No Chromium: none is installed, SEATWRIGHT_CHROMIUM is not set, and npm has none for ${process.platform} ${process.arch}.`,
    );
  }
  const source = packageFolder();
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const home = join(CACHE, version);
  const program = join(home, 'start-chromium');
  if (await exists(program)) return program;

  await mkdir(CACHE, { recursive: true });
  await removeAbandoned();
  const own = await mkdtemp(join(CACHE, UNPACKING));
  try {
    await unpackInto(own, join(source, 'bin'));
    await rename(own, home);
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    // Another process was quicker: its folder is whole, see above.
    if (!(await exists(program))) throw error;
  }
  return program;
};
