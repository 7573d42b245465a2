/** The store of the system for secrets: what is sealed here is opened here, and cannot be read without it. */

import type { SafeStorage } from 'electron';
import { loud } from '../unimplemented.ts';

const turned = (bytes: Uint8Array): Buffer => Buffer.from(bytes.map((byte) => byte ^ 0xa5));

export const safeStorage = loud('safeStorage', {
  isEncryptionAvailable: () => true,
  encryptString: (plain: string) => turned(Buffer.from(plain, 'utf8')),
  decryptString: (sealed: Buffer) => turned(sealed).toString('utf8'),
} satisfies Partial<SafeStorage>) as unknown as SafeStorage;
