/** One of the six packages, made by the product's own configuration over an imitation runtime and with recording tools. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLicences } from '../../../scripts/packages/licence-list.ts';
import { switchesFor } from '../../../scripts/packages/switches.ts';
import { root } from '../hosts.ts';
import { imitationRuntime, type System } from './imitation-runtime.ts';
import { type RecordingTools, recordingTools } from './recording-tools.ts';

export type Arch = 'x64' | 'arm64';

export type Packed = {
  readonly system: System;
  readonly arch: Arch;
  /** What was written beside the unpacked program: the packages. */
  readonly packages: readonly string[];
  /** The folder of the unpacked program. */
  readonly folder: string;
  /** Where the archive lies in it. */
  readonly resources: string;
  /** The file that holds the fuses. */
  readonly fused: string;
  readonly tools: RecordingTools;
};

const OPTION = { linux: '--linux', win32: '--win', darwin: '--mac' } as const;

const rubbish: string[] = [];

/** Takes away what packing left. */
export const sweep = (): void => {
  for (const folder of rubbish) rmSync(folder, { recursive: true, force: true });
};

/** A folder that is swept at the end. */
export const passing = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `seatwright-${name}-`));
  rubbish.push(folder);
  return folder;
};

/** The address that the packages name in these tests. */
export const HOMEPAGE = 'https://example.org/seatwright';
/** The day of what they were built from. */
export const BUILT_ON = '2026-11-27';

export const packed = async (system: System, arch: Arch): Promise<Packed> => {
  const runtime = imitationRuntime(system);
  const output = passing('packages');
  const tools = recordingTools();
  rubbish.push(runtime, tools.folder);
  writeLicences(root);
  // A disk image of macOS can be made on macOS only.
  const targets = [OPTION[system], ...(system === 'darwin' ? ['--dir'] : []), `--${arch}`, '--publish=never'];
  const env = { ...process.env, ...tools.env, SEATWRIGHT_HOMEPAGE: HOMEPAGE };
  const switches = switchesFor({ host: 'linux', targets, env, builtOn: BUILT_ON });
  if (!switches.ok) throw new Error(switches.said);
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/electron-builder/cli.js'),
      ...targets,
      ...switches.added,
      `-c.electronDist=${runtime}`,
      `-c.directories.output=${output}`,
    ],
    { cwd: root, env: { ...switches.env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`electron-builder ended with ${code}:\n${said}`);
  const entries = readdirSync(output, { withFileTypes: true });
  const inside = entries.find((entry) => entry.isDirectory() && /unpacked$|^mac/.test(entry.name));
  if (inside === undefined) throw new Error(`nothing packed in ${entries.map(({ name }) => name)}`);
  const folder = join(output, inside.name);
  const where = {
    linux: { resources: 'resources', fused: 'seatwright' },
    win32: { resources: 'resources', fused: 'Seatwright.exe' },
    darwin: { resources: 'Seatwright.app/Contents/Resources', fused: 'Seatwright.app' },
  }[system];
  return {
    system,
    arch,
    packages: entries.filter((entry) => entry.isFile()).map(({ name }) => name),
    folder,
    resources: join(folder, where.resources),
    fused: join(folder, where.fused),
    tools,
  };
};
