/**
 * The files of one page of the bundle and no others [reliability 13.4]: those of a page that was built by itself, by the list that
 * its build wrote beside it.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { bundleFile } from './serving.ts';

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]), assets: z.array(z.string()).default([]) }),
);

export type ServedFile = { readonly body: Uint8Array<ArrayBuffer>; readonly type: string };

/** Paths that a page loads, `/network.html` itself among them. Throws where the build lacks the page or its list. */
const filesOfPage = (folder: string, page: string): ReadonlySet<string> => {
  const listed = manifest.parse(JSON.parse(readFileSync(join(folder, page.replace(/\.html$/, '.json')), 'utf8')));
  if (listed[page] === undefined) throw new Error(`the build has no page ${page}`);
  // The icon stands in the page alone.
  const named = readFileSync(join(folder, page), 'utf8').matchAll(/(?:href|src)="\.(\/[^"]+)"/g);
  const files = Object.values(listed).flatMap(({ file, css, assets }) => [file, ...css, ...assets]);
  return new Set([`/${page}`, ...[...named].map(([, path = '']) => path), ...files.map((file) => `/${file}`)]);
};

/** `/` and `/1` to `/8` [hall-takes-part 2.5]: the page itself knows from its address what it is. */
const isPage = (path: string): boolean => path === '/' || /^\/[1-8]$/.test(path);

/** Gives the files of a page by the path that is asked for; null for everything else. Read once. */
export const pageFiles = (folder: string, page: string): ((path: string) => Promise<ServedFile | null>) => {
  const files = filesOfPage(folder, page);
  const read = new Map<string, Promise<ServedFile | null>>();
  return (asked) => {
    const path = isPage(asked) ? `/${page}` : asked;
    if (!files.has(path)) return Promise.resolve(null);
    const found = read.get(path) ?? bundleFile(folder, path);
    read.set(path, found);
    return found;
  };
};
