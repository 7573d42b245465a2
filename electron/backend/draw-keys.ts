/**
 * The key that signs the draws of a tournament on this computer [ME-50].
 *
 * | rule | where |
 * | --- | --- |
 * | one Ed25519 key a tournament and computer, made when it is first wanted | `keyFor` |
 * | the private half never lies in the file: data folder, sealed by the store of the system, else mode 600 | `load`, `fresh` |
 * | the file lists the public halves; another computer adds its own | `listed` |
 */

import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ExportedDraw, UnsignedDraw } from '../../core/tournament/draws/draw-file.ts';
import { keyCode, publicHalf, signatureOf } from '../workers/draw-signature.ts';
import type { DeskWith } from './desk.ts';
import { keepOwn } from './write-whole.ts';

/** The name of the fact that lists the public halves. */
const FACT = 'drawKeys';

const halves = z.array(z.string().max(100));
const stored = z.strictObject({ sealed: z.boolean(), key: z.string() });

type Signing = DeskWith<'machine' | 'open'>;

/** Named by a check sum: the id of a foreign file is no name for one of ours. */
const pathOf = (desk: DeskWith<'machine'>, tournament: string): string =>
  join(desk.machine.folders.data, 'keys', `${createHash('sha256').update(tournament).digest('hex').slice(0, 32)}.json`);

const load = (desk: DeskWith<'machine'>, path: string): KeyObject | null => {
  try {
    const { sealed, key } = stored.parse(JSON.parse(readFileSync(path, 'utf8')));
    const bytes = Buffer.from(key, 'base64');
    const text = sealed ? (desk.machine.sealing?.()?.open(bytes) ?? '') : bytes.toString('utf8');
    return createPrivateKey(text);
  } catch {
    // No key yet, or one that only another user of this computer can open: then there will be one more.
    return null;
  }
};

const fresh = (desk: DeskWith<'machine'>, path: string): KeyObject | null => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const sealing = desk.machine.sealing?.() ?? null;
  const bytes = sealing === null ? Buffer.from(text, 'utf8') : sealing.seal(text);
  try {
    const content = JSON.stringify({ sealed: sealing !== null, key: bytes.toString('base64') });
    keepOwn(path, content);
    return privateKey;
  } catch {
    return null;
  }
};

/** The public half stands in the file. False: it cannot be written there. */
const listed = ({ open: { session } }: DeskWith<'open'>, half: string): boolean => {
  const fact = session?.fact(FACT);
  if (session === null || fact === undefined || !fact.ok) return false;
  const known = halves.safeParse(fact.value);
  const all = known.success ? known.data : [];
  return all.includes(half) || session.keepFact(FACT, [...all, half]).ok;
};

/** The key of the open tournament; null where it cannot be kept, or while the file is only looked at. */
const keyFor = (desk: Signing): KeyObject | null => {
  const id = desk.open.session?.ledger().tournament?.id;
  if (id === undefined) return null;
  const path = pathOf(desk, id);
  const key = load(desk, path) ?? fresh(desk, path);
  return key !== null && listed(desk, publicHalf(key)) ? key : null;
};

/** A draw with its signature; null instead of one where there is no key. */
export const signedDraw = (desk: Signing, draw: UnsignedDraw): ExportedDraw => {
  const key = keyFor(desk);
  return { ...draw, signature: key === null ? null : signatureOf(draw, key) };
};

/** The code of the open tournament's key for paper; null where there is none. */
export const keyOnPaper = (desk: Signing): string | null => {
  const key = keyFor(desk);
  return key === null ? null : keyCode(publicHalf(key));
};
