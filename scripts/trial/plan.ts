/**
 * What is done with every package of a machine [desktop 11.1, 11.3, 11.4]: commands only, so that the plan of every system can be read
 * on any of them.
 */

import { posix, win32 } from 'node:path';
import type { DoctorReport } from '../../core/api/doctor.ts';
import type { Command } from './commands.ts';

type Kind = Exclude<DoctorReport['package'], 'source'>;

export type Trial = {
  readonly name: string;
  /** What the check of the computer must take it for. */
  readonly kind: DoctorReport['package'];
  readonly file: string;
  readonly install: readonly Command[];
  /** Whether seal and signature hold as it was unpacked [desktop 3.3, 3.4]. */
  readonly seal: readonly Command[];
  /** Starts the program; its own words follow. */
  readonly program: Command;
  /** Asks the program to end as the system does: its own process, by a command, or not here. */
  readonly terminate: 'process' | Command | null;
  readonly uninstall: readonly Command[];
  /** What must not be there any more afterwards. */
  readonly gone: string;
  /** Whether the system must keep the pages apart; null: it is listed only. */
  readonly sandboxed: boolean | null;
};

export type Machine = {
  readonly platform: string;
  /** Whole paths of the packages. */
  readonly files: readonly string[];
  /** A folder of the trials' own, and the home folder of the program in it on Linux. */
  readonly work: string;
  readonly home: string;
  /** Where Windows installs programs of one user. */
  readonly programs: string;
  readonly user: { readonly uid: number };
  /** Ubuntu 24.04 and later: the kernel lets only profiled programs make user namespaces. */
  readonly restricts: boolean;
  /** A certificate of this system is in the environment. */
  readonly isSigned: boolean;
};

const ENDINGS: Readonly<Record<Kind, string>> = {
  nsis: '-setup.exe',
  zip: '.zip',
  dmg: '.dmg',
  deb: '.deb',
  rpm: '.rpm',
  appimage: '.AppImage',
  tar: '.tar.gz',
};

/** The kinds of package that a system tries, in this order. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  win32: ['nsis', 'zip'],
  darwin: ['dmg', 'zip'],
  linux: ['deb', 'rpm', 'appimage', 'tar'],
};

const FEDORA = 'fedora:42';
const CONTAINER = 'seatwright-trial';

/** Lets everybody make user namespaces (0) or only programs with a profile (1). */
const namespaces = ({ restricts }: Machine, value: 0 | 1): readonly Command[] =>
  restricts ? [['sudo', 'sysctl', '-w', `kernel.apparmor_restrict_unprivileged_userns=${value}`]] : [];

const powershell = (line: string): Command => ['powershell', '-NoProfile', '-NonInteractive', '-Command', line];
/** Waits for what the program starts, too: an uninstaller goes on as a copy of itself. */
const waited = (file: string, words: string): Command =>
  powershell(
    `$ended = Start-Process -FilePath '${file}' -ArgumentList '${words}' -Wait -PassThru; exit $ended.ExitCode`,
  );

type Way = Omit<Trial, 'name' | 'kind' | 'file'>;

const onWindows = (kind: Kind, file: string, { work, programs, isSigned }: Machine): Way => {
  const folder = kind === 'nsis' ? win32.join(programs, 'seatwright') : win32.join(work, 'unpacked');
  const program = win32.join(folder, 'Seatwright.exe');
  const signature = `if ((Get-AuthenticodeSignature '${program}').Status -ne 'Valid') { exit 1 }`;
  const common = {
    seal: isSigned ? [powershell(signature)] : [],
    program: [program],
    // Windows ends programs at log-off only, which is done by hand.
    terminate: null,
    gone: folder,
    sandboxed: true,
  } satisfies Partial<Way>;
  return kind === 'nsis'
    ? {
        ...common,
        install: [waited(file, '/S')],
        uninstall: [waited(win32.join(folder, 'Uninstall Seatwright.exe'), '/S')],
      }
    : {
        ...common,
        install: [powershell(`Expand-Archive -Path '${file}' -DestinationPath '${folder}'`)],
        uninstall: [powershell(`Remove-Item -Recurse -Force '${folder}'`)],
      };
};

const onMac = (kind: Kind, file: string, { work, isSigned }: Machine): Way => {
  const image = posix.join(work, 'image');
  const app = kind === 'dmg' ? '/Applications/Seatwright.app' : posix.join(work, 'unpacked/Seatwright.app');
  return {
    install:
      kind === 'dmg'
        ? [
            ['hdiutil', 'attach', file, '-mountpoint', image, '-nobrowse'],
            ['ditto', posix.join(image, 'Seatwright.app'), app],
            ['hdiutil', 'detach', image],
          ]
        : [['ditto', '-x', '-k', file, posix.join(work, 'unpacked')]],
    seal: [
      ['codesign', '--verify', '--deep', '--strict', app],
      ...(isSigned ? [['spctl', '--assess', '--type', 'execute', app] as const] : []),
    ],
    program: [posix.join(app, 'Contents/MacOS/Seatwright')],
    terminate: 'process',
    uninstall: [['rm', '-rf', app]],
    gone: app,
    sandboxed: true,
  };
};

const LANGUAGE = 'LANG=en_US.UTF-8';

const inContainer = (file: string, machine: Machine): Way => {
  const { work, home, user } = machine;
  const inside = (...words: string[]): Command => ['docker', 'exec', CONTAINER, ...words];
  return {
    install: [
      ...namespaces(machine, 0),
      // The same paths and the same ports inside: what drives the program stands outside.
      [
        'docker',
        'run',
        '-d',
        '--rm',
        '--privileged',
        '--network',
        'host',
        '--name',
        CONTAINER,
        '-v',
        `${work}:${work}`,
        '-v',
        `${posix.dirname(file)}:${posix.dirname(file)}:ro`,
        FEDORA,
        'sleep',
        'infinity',
      ],
      inside('dnf', 'install', '-y', file, 'xorg-x11-server-Xvfb', 'xauth', 'procps-ng'),
      // The sandbox is not for root.
      inside('useradd', '--no-create-home', '--home-dir', home, '--uid', String(user.uid), 'to'),
    ],
    seal: [],
    program: [
      'docker',
      'exec',
      '-u',
      'to',
      '-e',
      `HOME=${home}`,
      '-e',
      LANGUAGE,
      CONTAINER,
      'xvfb-run',
      '-a',
      '-s',
      '-screen 0 1920x1080x24',
      '/opt/Seatwright/seatwright',
    ],
    terminate: inside('pkill', '-TERM', '-o', '-x', 'seatwright'),
    uninstall: [
      inside('dnf', 'remove', '-y', 'seatwright'),
      inside('test', '!', '-e', '/opt/Seatwright'),
      ['docker', 'rm', '-f', CONTAINER],
      ...namespaces(machine, 1),
    ],
    gone: '/opt/Seatwright',
    sandboxed: true,
  };
};

const onLinux = (kind: Kind, file: string, machine: Machine, restricted = machine.restricts): Way => {
  if (kind === 'rpm') return inContainer(file, machine);
  const { work, home } = machine;
  const started = (program: string): Command => ['env', `HOME=${home}`, LANGUAGE, program];
  const common = {
    seal: [],
    terminate: 'process',
    // The deb brings the profile, and it is tried where that is needed.
    sandboxed: kind === 'deb' || !restricted,
  } satisfies Partial<Way>;
  const before = namespaces(machine, restricted ? 1 : 0);
  const after = namespaces(machine, 1);
  if (kind === 'deb')
    return {
      ...common,
      install: [...before, ['sudo', 'apt-get', 'install', '-y', file]],
      program: started('/opt/Seatwright/seatwright'),
      uninstall: [['sudo', 'apt-get', 'remove', '-y', 'seatwright']],
      gone: '/opt/Seatwright',
    };
  if (kind === 'tar') {
    const folder = posix.join(work, 'unpacked');
    return {
      ...common,
      install: [...before, ['mkdir', '-p', folder], ['tar', '-xzf', file, '-C', folder, '--strip-components=1']],
      program: started(posix.join(folder, 'seatwright')),
      uninstall: [['rm', '-rf', folder], ...after],
      gone: folder,
    };
  }
  const own = posix.join(work, 'Seatwright.AppImage');
  return {
    ...common,
    install: [...before, ['cp', file, own], ['chmod', '+x', own]],
    program: started(own),
    uninstall: [['rm', own], ...after],
    gone: own,
  };
};

/** A first screen that takes longer is a failure, in milliseconds. */
export const COLD_START_WITHIN = 15_000;

/** The trials of one package: one for each kind of system that it must start on. */
const trialsOf = (kind: Kind, file: string, machine: Machine): readonly Trial[] => {
  if (machine.platform === 'win32') return [{ name: kind, kind, file, ...onWindows(kind, file, machine) }];
  if (machine.platform === 'darwin') return [{ name: kind, kind, file, ...onMac(kind, file, machine) }];
  // The archive is for systems that restrict nobody; the AppImage starts on both kinds.
  const way = (name: string, restricted: boolean): Trial => ({
    name,
    kind,
    file,
    ...onLinux(kind, file, machine, restricted),
  });
  if (kind === 'tar') return [way('tar.gz', false)];
  if (kind === 'appimage' && machine.restricts) return [way('AppImage, restricted', true), way('AppImage', false)];
  return [way(kind === 'appimage' ? 'AppImage' : kind, machine.restricts)];
};

/**
 * Every trial of a machine.
 * @param wanted only these kinds; empty: all of the system. One whose package is not there is an error.
 */
export const trialsOn = (machine: Machine, wanted: readonly string[] = []): readonly Trial[] => {
  const kinds = KINDS[machine.platform] ?? [];
  const chosen = kinds.filter((kind) => wanted.length === 0 || wanted.includes(kind));
  if (chosen.length === 0) throw new Error(`nothing to try on ${machine.platform}: ${wanted.join(', ')}`);
  return chosen.flatMap((kind) => {
    const [file, ...more] = machine.files.filter((name) => name.endsWith(ENDINGS[kind]));
    if (file === undefined || more.length > 0)
      throw new Error(`${kind}: ${more.length + (file ? 1 : 0)} packages, not 1`);
    return trialsOf(kind, file, machine);
  });
};
