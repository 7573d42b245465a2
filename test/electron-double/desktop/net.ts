/** Electron's `net`: only what a scheme handler needs, files of the machine. There is no network. */

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Net } from 'electron';
import { loud, unimplemented } from '../unimplemented.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

const fetchFile = async (input: string | Request): Promise<Response> => {
  const url = typeof input === 'string' ? input : input.url;
  if (!url.startsWith('file:')) throw unimplemented(`net.fetch of ${url}`);
  const path = fileURLToPath(url);
  const entry = await stat(path).catch(() => undefined);
  if (!entry?.isFile()) throw new Error('net::ERR_FILE_NOT_FOUND');
  return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, {
    headers: { 'content-type': TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream' },
  });
};

export const net = loud('net', {
  fetch: fetchFile,
  isOnline: () => false,
  online: false,
}) as unknown as Net;
