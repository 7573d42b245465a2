/** Which program tournament files open with, and how they come to open with this one [desktop 10.2]. */

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sameProgram } from '../start/again.ts';
import { amber, type Found, green } from './examine.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const run = promisify(execFile);

/** Runs a command of the system and gives what it says. An AppImage's own libraries are not for the system's programs. */
const saidBy = async (command: string, ...words: readonly string[]): Promise<string> => {
  const { LD_LIBRARY_PATH: _own, ...env } = process.env;
  return (await run(command, words, { env })).stdout;
};

const KIND = 'application/x-seatwright';
const ENTRY = 'seatwright.desktop';
const CLASS = 'HKCU\\Software\\Classes';
const PROGRAM_ID = 'Seatwright.Tournament';

/**
 * What the system opens a tournament file with; macOS does not tell, there the program's place decides.
 * @param isInstalled macOS: the program lies among the applications
 * @param ask runs a command of the system and answers what it says
 */
export const associationFound = async (
  platform: string,
  isInstalled: () => boolean,
  ask: typeof saidBy = saidBy,
): Promise<Found> => {
  const isOurs = async (): Promise<boolean> => {
    if (platform === 'darwin') return isInstalled();
    if (platform === 'win32') return (await ask('reg', 'query', `${CLASS}\\.seatwright`, '/ve')).includes(PROGRAM_ID);
    return (await ask('xdg-mime', 'query', 'default', KIND)).trim() === ENTRY;
  };
  return (await isOurs().catch(() => false)) ? green('') : amber('', 'openWith');
};

/** A word of an `Exec` line: quoted, then once more as a text of the file; a per cent sign would be a place for files. */
const execWord = (path: string): string =>
  `"${path
    .replace(/["`$\\]/g, '\\$&')
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')}"`;

const entryOf = (program: string): string =>
  [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Seatwright',
    `Exec=${execWord(program)} %U`,
    'Terminal=false',
    'StartupWMClass=seatwright',
    'Categories=Office;',
    `MimeType=${KIND};`,
    '',
  ].join('\n');

const KIND_FILE = `<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="${KIND}">
    <comment>Seatwright tournament</comment>
    <glob pattern="*.seatwright"/>
  </mime-type>
</mime-info>
`;

/** Files to write and commands to run. */
export type Making = {
  readonly files: readonly (readonly [path: string, text: string])[];
  readonly commands: readonly (readonly [command: string, ...words: string[]])[];
};

/**
 * What makes this program the one for tournament files, for the user alone. On macOS it is the program's move among the applications.
 * @param isEntered Linux: a package has entered the program into the menu already
 */
export const makingOf = (platform: string, env: Environment, program: string, isEntered: boolean): Making => {
  if (platform === 'win32') {
    const open = `${CLASS}\\${PROGRAM_ID}\\shell\\open\\command`;
    return {
      files: [],
      commands: [
        ['reg', 'add', open, '/ve', '/d', `"${program}" "%1"`, '/f'],
        ['reg', 'add', `${CLASS}\\.seatwright`, '/ve', '/d', PROGRAM_ID, '/f'],
      ],
    };
  }
  const chosen: Making['commands'][number] = ['xdg-mime', 'default', ENTRY, KIND];
  if (isEntered) return { files: [], commands: [chosen] };
  const data =
    (env.XDG_DATA_HOME ?? '') === '' ? join(env.HOME ?? homedir(), '.local/share') : String(env.XDG_DATA_HOME);
  return {
    files: [
      // An AppImage runs from a place that goes away with it: its own file is the program.
      [join(data, 'applications', ENTRY), entryOf(sameProgram(env, program, []).command)],
      [join(data, 'mime/packages/seatwright.xml'), KIND_FILE],
    ],
    commands: [['update-mime-database', join(data, 'mime')], chosen],
  };
};

/** Does it. Throws where the system does not let it be done. */
export const make = async ({ files, commands }: Making, ask: typeof saidBy = saidBy): Promise<void> => {
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const command of commands) await ask(...command);
};

/** Whether a package of Linux has entered the program. */
export const isEntered = (): boolean => existsSync(join('/usr/share/applications', ENTRY));
