/**
 * Public packages to measure against. They are fetched into a folder of their own when the registry can be reached; none of
 * them is part of the program.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const packages = [
  'tournament-pairings@2.0.1',
  'swiss-pairing@1.4.3',
  'edmonds-blossom-fixed@1.0.1',
  '@graph-algorithm/maximum-matching@3.0.0',
];

export type Peer = 'tournament-pairings' | 'swiss-pairing' | 'edmonds-blossom-fixed' | 'maximum-matching';

/** What is measured: the package's own Swiss round, or matchings of graphs from instances.ts. */
export type PeerTask = {
  readonly peer: Peer;
  readonly task: 'round' | 'groups' | 'pruned' | 'two teams' | 'blocked seeds';
  readonly players: number;
};

export type PeerFigures = { readonly cpuMs: number; readonly megabytes: number; readonly costs: readonly number[] };

/** The folder with the packages, or why there is none. Call `remove` at the end. */
export const fetchPeers = (): { readonly folder: string | null; readonly why: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'seatwright-peers-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--silent', ...packages], {
      cwd: folder,
      stdio: 'pipe',
      timeout: 120_000,
    });
    return { folder, why: '', remove };
  } catch (error) {
    remove();
    return {
      folder: null,
      why: `no peers: the registry cannot be reached (${String(error).split('\n')[0]})`,
      remove: () => undefined,
    };
  }
};

/** Runs one task in a process of its own. Null: not finished within the cap, or out of memory. */
export const measurePeer = (folder: string, task: PeerTask, capSeconds: number): PeerFigures | null => {
  const script = join(import.meta.dirname, 'peer.ts');
  const ran = spawnSync(process.execPath, ['--max-old-space-size=6000', script, folder, JSON.stringify(task)], {
    encoding: 'utf8',
    timeout: capSeconds * 1_000,
    maxBuffer: 2 ** 26,
  });
  return ran.status === 0 ? (JSON.parse(ran.stdout) as PeerFigures) : null;
};
