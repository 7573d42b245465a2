/**
 * Addresses of the application's own schemes. Chromium cannot be taught a scheme over DevTools, so that
 * `app://host/path` is loaded as `http://host.app.localhost/path`, which is a secure context like the original, and every
 * address that the main process sees is written back.
 */

const schemes = new Set<string>();

/** Pages of the scheme get an origin of their own from now on. */
export const addScheme = (scheme: string): void => {
  schemes.add(scheme);
};

export const hasScheme = (scheme: string): boolean => schemes.has(scheme);

const split = (address: string): readonly [scheme: string, host: string, rest: string] | undefined => {
  const [, scheme, host, rest] = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]+)(.*)$/is.exec(address) ?? [];
  return scheme === undefined || host === undefined
    ? undefined
    : [scheme.toLowerCase(), host.toLowerCase(), rest ?? ''];
};

/** `app://host/path` → `http://host.app.localhost/path`; other addresses stay. */
export const toPage = (address: string): string => {
  const [scheme, host, rest] = split(address) ?? [];
  if (scheme === undefined || !schemes.has(scheme)) return address;
  return `http://${host}.${scheme}.localhost${rest || '/'}`;
};

/** `http://host.app.localhost/path` → `app://host/path`; other addresses stay. */
export const fromPage = (address: string): string => {
  const [scheme, host, rest] = split(address) ?? [];
  if (scheme !== 'http' || host === undefined) return address;
  const [, ownHost, ownScheme] = /^(.+)\.([^.]+)\.localhost$/.exec(host) ?? [];
  if (ownScheme === undefined || !schemes.has(ownScheme)) return address;
  return `${ownScheme}://${ownHost}${rest}`;
};

/** The scheme of an address as the main process writes it, without the colon. */
export const schemeOf = (address: string): string => /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase() ?? '';

/** Scheme and host as in `location.origin`; "null" for addresses without a host. */
export const originOf = (address: string): string => {
  const [scheme, host] = split(address) ?? [];
  return scheme === undefined ? 'null' : `${scheme}://${host}`;
};

/** A content security policy with the application's own schemes written as the page knows them. */
export const policyToPage = (policy: string): string => {
  let written = policy;
  for (const scheme of schemes) {
    written = written
      .replaceAll(
        new RegExp(`\\b${scheme}://([^\\s;,/]+)`, 'gi'),
        (_, host: string) => `http://${host}.${scheme}.localhost`,
      )
      .replaceAll(new RegExp(`(?<=^|[\\s,])${scheme}:(?=[\\s;,]|$)`, 'gi'), `http://*.${scheme}.localhost`);
  }
  return written;
};
