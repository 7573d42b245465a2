/** What the check of this computer finds [desktop 10.2]. */

import { z } from 'zod';

export const doctorChecks = [
  'native',
  'folder',
  'durable',
  'commit',
  'watch',
  'worker',
  'wasm',
  'checker',
  'network',
  'page',
  'sandbox',
  'fonts',
  'pdf',
  'printers',
  'displays',
  'integrity',
  'association',
  'synced',
  'single',
] as const;

/** What the TO can do about it; empty: nothing is to be done. */
const doctorWays = [
  '',
  'installAgain',
  'chooseFolder',
  'freeSpace',
  'slowDisk',
  'notWatched',
  'noNetwork',
  'noSandbox',
  'noPrinter',
  'cannotPlace',
  'openWith',
  'movePlace',
  'running',
  'inProgram',
] as const;

export const doctorFinding = z.strictObject({
  id: z.enum(doctorChecks),
  state: z.enum(['green', 'amber', 'red']),
  /** A figure or what the system said, the same in every language. */
  said: z.string(),
  way: z.enum(doctorWays),
});
export type DoctorFinding = z.infer<typeof doctorFinding>;

export const doctorReport = z.strictObject({
  version: z.string(),
  electron: z.string(),
  chrome: z.string(),
  node: z.string(),
  system: z.string(),
  arch: z.string(),
  display: z.enum(['windows', 'macos', 'x11', 'wayland']),
  package: z.enum(['nsis', 'zip', 'dmg', 'deb', 'rpm', 'appimage', 'tar', 'source']),
  checks: z.array(doctorFinding),
});
export type DoctorReport = z.infer<typeof doctorReport>;
