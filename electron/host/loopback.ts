/**
 * The door for the browser host: the same back end over HTTP and a WebSocket on 127.0.0.1 and nowhere else.
 *
 * | rule [reliability 13.11, 13.3] | where |
 * | --- | --- |
 * | listens on loopback only | `listen` |
 * | Host header is exactly our address, else 421 (DNS rebinding) | `ours` |
 * | Origin present and equal on every socket, else 403 | upgrade |
 * | a 128-bit key in the fragment, required on every socket before anything else | `hello` |
 * | the address that is handed to another program, and may be read by everybody, has a code that is good once [fault F-11] | `invitation` |
 * | a key of its own for hall and print pages, which only read; how long keys last: door-place.ts | `keys` |
 */

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createBirpc } from 'birpc';
import { Hono } from 'hono';
import { type WebSocket, WebSocketServer } from 'ws';
import type { SocketDoor, SocketPage } from '../../core/api/door.ts';
import type { Role } from '../../core/api/method.ts';
import { no, ok, refuse } from '../../core/tournament/refusal.ts';
import type { Backend } from '../backend/backend.ts';
import { rateLimit } from '../backend/limits.ts';
import { isAskedFor } from './asked.ts';
import { type DoorKeys, freshKeys } from './door-place.ts';
import { bundleFile, pageHeaders } from './serving.ts';

/** Largest message of a page: a list of 10,000 names fits. */
const LARGEST_MESSAGE = 8 * 1024 * 1024;

/** A socket that has not shown its key by then is closed. */
const HELLO_WITHIN = 5000;

/** WebSocket close code "policy violation". */
const POLICY = 1008;

export type Loopback = {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  readonly port: number;
  /** The address of a page with the key of its role in the fragment. */
  readonly address: (role: Role, more?: string) => string;
  /** The address of a desk that can be opened once: its code is no key. */
  readonly invitation: () => string;
  /** Ends a page of a role by its name; null: all of them. */
  readonly disconnect: (role: Role, page: string | null) => void;
  readonly close: () => Promise<void>;
};

const pages: Readonly<Record<Role, string>> = { desk: '/', hall: '/hall.html', print: '/print.html' };

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** `folder` is the built renderer; `port` 0 takes any free one. */
type Place = { readonly folder: string; readonly port: number; readonly keys?: DoorKeys };

/** Starts the door. */
export const openLoopback = async (
  backend: Backend,
  { folder, port, keys = freshKeys() }: Place,
  left: (role: Role, page: string) => void,
): Promise<Loopback> => {
  const codes = new Set<string>();
  const roleOf = (key: string): Role | undefined => (Object.keys(keys) as Role[]).find((role) => same(keys[role], key));

  let origin = '';
  const ours = (request: IncomingMessage): boolean => isAskedFor(request, origin.slice('http://'.length));

  const app = new Hono();
  app.get('*', async (context) => {
    const file = await bundleFile(folder, new URL(context.req.url).pathname);
    if (file === null) return context.text('Not found', 404, pageHeaders);
    return context.body(file.body, 200, { ...pageHeaders, 'Content-Type': file.type });
  });
  const answer = getRequestListener(app.fetch);
  const server = createServer(
    { maxHeaderSize: 8 * 1024, headersTimeout: 5000, requestTimeout: 10_000 },
    (request, response) => {
      if (!ours(request)) {
        response.writeHead(421, pageHeaders).end();
        return;
      }
      void answer(request, response).catch(() => response.destroy());
    },
  );

  const sockets = new Map<WebSocket, Role>();
  const actors = new WeakMap<WebSocket, string>();
  let count = 0;
  const socketServer = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });

  const serve = (socket: WebSocket) => {
    const mayCall = rateLimit();
    count += 1;
    // A hall page speaks in its own name, so that it is known which of them went.
    const actor = `hall ${count}`;
    actors.set(socket, actor);
    let unlisten: (() => void) | null = null;
    const late = setTimeout(() => socket.close(POLICY), HELLO_WITHIN);
    const door: SocketDoor = {
      hello: async (key) => {
        const isInvited = codes.delete(String(key));
        const role = isInvited ? 'desk' : roleOf(String(key));
        if (role === undefined) {
          setImmediate(() => socket.close(POLICY));
          return no(refuse('door.wrongKey'));
        }
        clearTimeout(late);
        sockets.set(socket, role);
        unlisten ??= backend.listen(role, (push) => {
          if (socket.readyState === socket.OPEN) void page.push(push).catch(() => socket.close());
        });
        return ok(isInvited ? { role, key: keys.desk } : { role });
      },
      call: async (method, input) => {
        const role = sockets.get(socket);
        if (role === undefined) return no(refuse('door.noHello'));
        if (!mayCall()) return no(refuse('door.tooFast'));
        return backend.call({ role, actor: role === 'hall' ? actor : 'desk' }, method, input);
      },
    };
    const page = createBirpc<SocketPage, SocketDoor>(door, {
      post: (message) => socket.send(message),
      on: (hear) => socket.on('message', (message) => hear(String(message))),
      serialize: (value) => JSON.stringify(value),
      deserialize: (text) => JSON.parse(text),
      eventNames: ['push'],
      // Only the two calls of the door: names that every object inherits stay out of reach.
      resolver: (name, resolved) => (name === 'hello' || name === 'call' ? resolved : undefined),
      onGeneralError: () => {
        socket.close(POLICY);
        return true;
      },
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(late);
      unlisten?.();
      const role = sockets.get(socket);
      sockets.delete(socket);
      if (role !== undefined) left(role, actor);
    });
  };

  server.on('upgrade', (request, stream, head) => {
    const refused = !ours(request) ? 421 : request.headers.origin !== origin || request.url !== '/door' ? 403 : null;
    if (refused !== null) {
      stream.end(`HTTP/1.1 ${refused} Refused\r\nConnection: close\r\n\r\n`);
      return;
    }
    socketServer.handleUpgrade(request, stream, head, serve);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const at = (server.address() as AddressInfo).port;
  origin = `http://127.0.0.1:${at}`;

  const withRole = (role: Role) => [...sockets].filter(([, its]) => its === role).map(([socket]) => socket);
  return {
    origin,
    port: at,
    address: (role, more = '') => `${origin}${pages[role]}#k=${keys[role]}${more}`,
    invitation: () => {
      const code = randomBytes(16).toString('hex');
      codes.add(code);
      return `${origin}${pages.desk}#c=${code}`;
    },
    disconnect: (role, page) => {
      for (const socket of withRole(role)) if (page === null || actors.get(socket) === page) socket.close(1000);
    },
    close: async () => {
      for (const socket of socketServer.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
