/** Electron's `protocol`: the application's own schemes and the handlers that answer for them. */

import type { Privileges, Protocol } from 'electron';
import { requireNotReady, requireReady } from '../app/lifecycle.ts';
import { complain } from '../complain.ts';
import { loud, unimplemented } from '../unimplemented.ts';
import { addScheme, fromPage, hasScheme, policyToPage, schemeOf, toPage } from './addresses.ts';

type Handler = Parameters<Protocol['handle']>[1];

const handlers = new Map<string, Handler>();

let registered = false;

/** A page of the double is a web page like any other: standard, secure, with fetch. It cannot be granted more. */
const checkPrivileges = (scheme: string, privileges: Privileges = {}): void => {
  if (privileges.bypassCSP) throw unimplemented(`bypassCSP for the scheme ${scheme}`);
  if (privileges.allowServiceWorkers) throw unimplemented(`allowServiceWorkers for the scheme ${scheme}`);
  if (privileges.allowExtensions) throw unimplemented(`allowExtensions for the scheme ${scheme}`);
  if (!privileges.standard) throw unimplemented(`the scheme ${scheme} without the privilege standard`);
};

const parts = {
  registerSchemesAsPrivileged: (schemes) => {
    requireNotReady('protocol.registerSchemesAsPrivileged should be called');
    // A second call would take the place of the first.
    if (registered) throw new Error('protocol.registerSchemesAsPrivileged should be called once');
    registered = true;
    for (const { scheme, privileges } of schemes) {
      checkPrivileges(scheme, privileges);
      addScheme(scheme);
    }
  },
  handle: (scheme, handler) => {
    requireReady('protocol.handle cannot be called');
    if (!hasScheme(scheme))
      throw unimplemented(`protocol.handle for ${scheme}, which was not registered as privileged`);
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    handlers.set(scheme, handler);
  },
  unhandle: (scheme) => {
    if (!handlers.delete(scheme)) throw new Error(`Failed to unhandle protocol: ${scheme}`);
  },
  isProtocolHandled: (scheme) => handlers.has(scheme),
} satisfies Partial<Protocol>;

export const protocol = loud('protocol', parts) as unknown as Protocol;

export type PageRequest = {
  /** In the application's form: `app://…`. */
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
};

export type PageAnswer = {
  readonly status: number;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly body: Buffer;
};

const headerToPage = (name: string, value: string): string => {
  if (/^content-security-policy(-report-only)?$/i.test(name)) return policyToPage(value);
  return /^location$/i.test(name) ? toPage(value) : value;
};

/** True when the application answers for the address. */
export const isOwn = (url: string): boolean => hasScheme(schemeOf(url));

/** Asks the application's handler. Undefined: there is none, it failed, or it answered with `Response.error()`. */
export const answerOwn = async (request: PageRequest): Promise<PageAnswer | undefined> => {
  const handler = handlers.get(schemeOf(request.url));
  if (!handler) return undefined;
  const headers = Object.entries(request.headers).map(([name, value]) => [name, fromPage(value)] as [string, string]);
  const { url, method } = request;
  try {
    const response = await handler(
      new Request(url, { method, headers, ...(request.body ? { body: new Uint8Array(request.body) } : {}) }),
    );
    if (response.type === 'error') return undefined;
    return {
      status: response.status,
      headers: [...response.headers].map(([name, value]) => ({ name, value: headerToPage(name, value) })),
      body: Buffer.from(await response.arrayBuffer()),
    };
  } catch (error) {
    complain(`Error occurred in the handler of ${url}:`, error);
    return undefined;
  }
};
