/** Where the program runs, and the check without the desktop program. */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DoctorReport } from '../../core/api/doctor.ts';
import product from '../../package.json' with { type: 'json' };
import type { Patient } from '../backend/machine.ts';
import { displayServer } from '../start/display-server.ts';
import { basicChecks } from './basics.ts';
import { examine } from './examine.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** @param ozone what the command line says of the display server */
export const displayOf = (platform: string, env: Environment, ozone: string): DoctorReport['display'] => {
  if (platform === 'win32') return 'windows';
  if (platform === 'darwin') return 'macos';
  // The check is not started again: it says what the program itself will run on [desktop 5.4].
  return displayServer(env, { 'ozone-platform': ozone }, platform) === 'waylandOnly' ? 'wayland' : 'x11';
};

/** @param program the file that runs */
export const packageOf = (platform: string, env: Environment, program: string): DoctorReport['package'] => {
  const beside = (name: string) => existsSync(join(dirname(program), name));
  if (platform === 'win32') return beside('Uninstall Seatwright.exe') ? 'nsis' : 'zip';
  if (platform === 'darwin') return program.startsWith('/Applications/') ? 'dmg' : 'zip';
  if ((env.APPIMAGE ?? '') !== '') return 'appimage';
  if (!program.startsWith('/opt/')) return 'tar';
  return existsSync('/var/lib/dpkg/info/seatwright.list') ? 'deb' : 'rpm';
};

export const aboutHere = (ozone = ''): Omit<DoctorReport, 'checks'> => ({
  version: product.version,
  electron: process.versions.electron ?? '',
  chrome: process.versions.chrome ?? '',
  node: process.versions.node,
  system: process.platform,
  arch: process.arch,
  display: displayOf(process.platform, process.env, ozone),
  package: 'source',
});

/** All that needs no window. */
export const examineHere = (patient: Patient): Promise<DoctorReport> => examine(aboutHere(), basicChecks(patient));
