/** Tournaments of shared folders that are worked on in a local copy [reliability 3.3]: which is whose, and putting them back. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DeskWith } from './desk.ts';
import { tell } from './desk-files.ts';

/** A share may be slow; nobody waits for it but the way out of the program, and not as long as this. Milliseconds. */
const PATIENCE = 120_000;

/** The local copy of a shared file that is worked on already and where that file ended then, or null. */
export const localOf = (
  desk: DeskWith<'memory'>,
  shared: string,
): { readonly local: string; readonly link: string } | null => {
  const own = resolve(shared);
  return desk.memory.read().shared.find((entry) => entry.shared === own && existsSync(entry.local)) ?? null;
};

/** Notes that a local copy is worked on in place of a shared file. */
export const workOn = (desk: DeskWith<'memory'>, shared: string, local: string, link: string): void => {
  const held = desk.memory.read();
  const entry = { shared: resolve(shared), local: resolve(local), link };
  const others = held.shared.filter((known) => known.shared !== entry.shared && known.local !== entry.local);
  desk.memory.write({ ...held, shared: [entry, ...others].slice(0, 20) });
};

/**
 * Puts a closed local copy back, if it is one. What cannot be put back now is told, and tried again when the copy is closed the
 * next time.
 */
export const bringBack = async (
  desk: DeskWith<'memory' | 'workers' | 'told' | 'push'>,
  closed: string,
): Promise<void> => {
  const entry = desk.memory.read().shared.find(({ local }) => local === resolve(closed));
  if (entry === undefined) return;
  const { local: from, shared: to, link } = entry;
  const answer = await desk.workers.carrier().ask(to, { kind: 'putBack', from, to, link }, PATIENCE);
  if (!answer.ok) {
    tell(desk, answer.refusal);
    return;
  }
  const held = desk.memory.read();
  const shared = held.shared.map((known) => (known.local === from ? { ...known, link: answer.value } : known));
  desk.memory.write({ ...held, shared });
};
