/** Electron's nativeImage, as far as icons and screenshots need it: PNG data that is carried, not looked into. */

import { existsSync, readFileSync } from 'node:fs';
import type { NativeImage } from 'electron';
import type { Exports } from '../declarations.ts';
import { loud } from '../unimplemented.ts';

/** Width and height stand at fixed places in a PNG. */
const sizeOf = (data: Buffer): { width: number; height: number } =>
  data.length < 24 ? { width: 0, height: 0 } : { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };

export const imageFromBuffer = (data: Buffer): NativeImage => {
  const parts = {
    isEmpty: () => data.length === 0,
    getSize: () => sizeOf(data),
    toPNG: () => data,
    toDataURL: () => `data:image/png;base64,${data.toString('base64')}`,
  } satisfies Partial<NativeImage>;
  return loud('NativeImage', parts) as unknown as NativeImage;
};

export const nativeImage = loud('nativeImage', {
  createEmpty: () => imageFromBuffer(Buffer.alloc(0)),
  createFromBuffer: (data: Buffer) => imageFromBuffer(data),
  createFromDataURL: (url: string) => imageFromBuffer(Buffer.from(url.split(',')[1] ?? '', 'base64')),
  // A missing file gives an empty image, as in Electron.
  createFromPath: (path: string) => imageFromBuffer(existsSync(path) ? readFileSync(path) : Buffer.alloc(0)),
} satisfies Partial<Exports['nativeImage']>) as unknown as Exports['nativeImage'];
