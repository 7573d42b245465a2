/**
 * Signatures of draws [ME-50]: Ed25519 over the canonical JSON of everything but the signature. A key is written as the
 * 32 bytes of its public half in base64url, a signature as its 64 bytes.
 */

import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { DrawSignature } from '../../core/tournament/draws/draw-file.ts';
import { canonical } from '../../core/tournament/draws/fingerprint.ts';
import type { SignatureFound } from '../../core/tournament/draws/judge-draw.ts';
import type { Json } from '../../core/tournament/words.ts';

const BASE64URL = /^[\w-]*$/;

const signedBytes = (draw: object): Buffer => {
  const { signature: _without, ...rest } = draw as { readonly signature?: unknown; readonly [name: string]: unknown };
  return Buffer.from(canonical(rest as Json), 'utf8');
};

/** The public half of a key as it is written. */
export const publicHalf = (key: KeyObject): string => createPublicKey(key).export({ format: 'jwk' }).x ?? '';

const keyFrom = (half: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: half }, format: 'jwk' });

/** Signs a draw with a private key. */
export const signatureOf = (draw: object, key: KeyObject): DrawSignature => ({
  key: publicHalf(key),
  value: sign(null, signedBytes(draw), key).toString('base64url'),
});

/** Eight characters of the key's SHA-256, as they stand on paper: `4F7A-92C1`. */
export const keyCode = (half: string): string => {
  const digits = createHash('sha256').update(Buffer.from(half, 'base64url')).digest('hex').slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
};

/** What became of a draw's signature since it was made. */
export const signatureFound = (draw: object, signature: DrawSignature | null): SignatureFound => {
  if (signature === null) return 'none';
  const { key, value } = signature;
  // A base64 reader leaves out what it does not know: another text would be the same signature.
  if (!BASE64URL.test(key) || !BASE64URL.test(value)) return 'bad';
  const bytes = Buffer.from(value, 'base64url');
  if (bytes.toString('base64url') !== value || Buffer.from(key, 'base64url').toString('base64url') !== key)
    return 'bad';
  try {
    return verify(null, signedBytes(draw), keyFrom(key), bytes) ? 'good' : 'bad';
  } catch {
    return 'bad';
  }
};
