/** Who was asked for: what stops a page of another origin whose name was bound to our address [reliability 13.3]. */

import type { IncomingMessage } from 'node:http';

/** Whether a request has exactly one Host header and it says `host`, our address and port as they are shown, and its line no other. */
export const isAskedFor = (request: IncomingMessage, host: string): boolean => {
  const { rawHeaders } = request;
  const hosts = rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === 'host');
  const isOwn = request.url?.startsWith('/') === true;
  return isOwn && hosts.length === 1 && hosts[0] === host;
};
