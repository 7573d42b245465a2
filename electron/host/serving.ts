/** What the pages are served with, whichever host serves them: one content security policy, one set of headers. */

import { readFile, realpath } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';

/** Nothing from anywhere but our own bundle [reliability 12.3]. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

export const pageHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/**
 * A file of the bundle for a request path, or null: decoded once, resolved, and only when the real file lies inside the
 * folder and is of a known type [reliability 12.2]. Backslashes, NUL, drive letters and links out give null.
 */
export const bundleFile = async (
  folder: string,
  requested: string,
): Promise<{ readonly body: Uint8Array<ArrayBuffer>; readonly type: string } | null> => {
  const path = decoded(requested === '/' ? '/index.html' : requested);
  if (path === null || /[\\\0:]/.test(path)) return null;
  const type = types[extname(path).toLowerCase()];
  if (type === undefined) return null;
  try {
    const root = await realpath(folder);
    const file = await realpath(resolve(join(root, path)));
    if (!file.startsWith(root + sep)) return null;
    return { body: new Uint8Array(await readFile(file)), type };
  } catch {
    return null;
  }
};
