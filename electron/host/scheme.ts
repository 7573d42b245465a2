/** Our own scheme: pages come from the bundle and from nowhere else [reliability 12.2]. */

import { protocol } from 'electron';
import { bundleFile, pageHeaders } from './serving.ts';

const SCHEME = 'app';
export const ORIGIN = `${SCHEME}://seatwright`;

/** Must run before the app is ready. */
export const declareScheme = (): void => {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
};

/** Serves the folder of the built pages. */
export const serveScheme = (folder: string): void => {
  protocol.handle(SCHEME, async (request) => {
    const url = new URL(request.url);
    const file = url.host === 'seatwright' ? await bundleFile(folder, url.pathname) : null;
    if (file === null) return new Response('Not found', { status: 404, headers: pageHeaders });
    return new Response(file.body, { headers: { ...pageHeaders, 'Content-Type': file.type } });
  });
};
