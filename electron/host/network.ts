/**
 * The hall on the local network: one page and one socket that only ever speaks. Runs in a process of its own, which knows the
 * published view and nothing else.
 *
 * | rule [reliability 13] | where |
 * | --- | --- |
 * | [reliability 13.2] binds to the one address that was chosen | `listen` |
 * | [reliability 13.3] Host is exactly what is shown, else 421; Origin equal on the socket, else 403 | `isAskedFor`, upgrade |
 * | [reliability 13.3] no CORS, no cookies, no-store, CSP, nosniff, no referrer | `pageHeaders` |
 * | [reliability 13.4] reads only: GET and HEAD, one page's files, a socket that takes nothing | `refusalOf`, `join` |
 * | [reliability 13.7] headers 8 KB in 5 s, requests 10 s | `createServer` |
 * | [hall-takes-part 2.1] 3,000 connections, no number an address | `admission` (admission.ts) |
 * | [hall-takes-part 2.5] `/` for phones, `/1` to `/8` the screens of the hall | `hallOf` |
 * | [reliability 13.7] no compression, ping every 15 s, dead after 45 s, pushes gathered for 250 ms | `WebSocketServer`, `beat`, `show`, `tellFrom` |
 * | [reliability 13.7] a client that leaves 256 KB untaken is dropped | `dropStuck` |
 *
 * A page of more than 256 KB (2,000 people and more) must be able to pass a weak Wi-Fi: whoever has taken nothing of so much for
 * ten seconds is dropped, not whoever has just been sent it. Nobody is sent anything new before the last word was taken, so
 * those who never read cost one word that all share.
 */

import { createServer as createHttp, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type WebSocket, WebSocketServer } from 'ws';
import { MOST_HALLS } from '../../core/api/most-halls.ts';
import type { NetworkPage } from '../../core/api/network-page.ts';
import { BEAT, type NetworkWord, SOCKET_PATH } from '../../core/api/network-wire.ts';
import { admission, type Full } from './admission.ts';
import { isAskedFor } from './asked.ts';
import type { ServedFile } from './page-files.ts';
import { pageHeaders } from './serving.ts';
import { type Has, PHONES, type Screens, toldParts } from './told-parts.ts';

const KILOBYTE = 1024;

/** The limits [reliability 13.7]; times in milliseconds. */
const usual = {
  headerBytes: 8 * KILOBYTE,
  headersWithin: 5000,
  requestWithin: 10_000,
  connections: 3000,
  easy: 2400,
  loading: 500,
  loadingPerAddress: 250,
  waitsFor: 10_000,
  tellEvery: 60_000,
  messageBytes: 8 * KILOBYTE,
  deadAfter: 45_000,
  unsentBytes: 256 * KILOBYTE,
  takenWithin: 10_000,
  gather: 250,
  /** Pings of a page between two beats; a browser sends none. */
  pings: 60,
} as const;
export type Limits = { readonly [name in keyof typeof usual]: number };
export const limits: Limits = usual;

/** WebSocket close codes "policy violation" and "going away". */
const POLICY = 1008;
const AWAY = 1001;

const FAREWELL = 500;

/** How many are told in one go: a request that comes meanwhile does not wait for 500. */
const AT_ONCE = 50;

/** A connection of HTTP that asks for nothing more is closed after so long: 500 phones come within a minute. */
const KEPT_FOR = 2000;

export type Network = {
  readonly port: number;
  /** Tells everybody, within a quarter of a second. */
  readonly show: (page: NetworkPage, screens?: Screens) => void;
  readonly close: () => Promise<void>;
};

type Options = {
  /** One of this computer's own. */
  readonly address: string;
  /** 0: any free one. */
  readonly port: number;
  readonly files: (path: string) => Promise<ServedFile | null>;
  /** Hears how many pages are connected, whenever that changes. */
  readonly people: (count: number) => void;
  /** Hears at most once a minute that somebody had to be refused. */
  readonly full?: (full: Full) => void;
  /** Left out by the control of [T-LAN-3] only. */
  readonly asked?: (request: IncomingMessage, host: string) => boolean;
  /** Others than the usual, in trials that would wait for them. */
  readonly shorter?: Partial<Limits>;
};

/** Somebody who looks. */
type Client = {
  readonly socket: WebSocket;
  readonly hall: number;
  has: Has;
  /** Something is on its way that was not taken yet. */
  busy: boolean;
  /** When it gave its last sign of life, by a clock that nobody sets. */
  heard: number;
  pings: number;
  /** How much was untaken, and since when it has not become less. */
  unsent: number;
  unsentSince: number;
};

const word = (what: NetworkWord): string => JSON.stringify(what);

/** The screen that a socket is for: `/hall` for phones, `/hall/3` for the third screen; null where there is none such. */
const hallOf = (url: string): number | null => {
  if (url === SOCKET_PATH) return PHONES;
  const no = url.startsWith(`${SOCKET_PATH}/`) ? url.slice(SOCKET_PATH.length + 1) : '';
  return /^\d$/.test(no) && Number(no) >= 1 && Number(no) <= MOST_HALLS ? Number(no) : null;
};

/** The status of a request that is not answered with a file; null for those that may be. */
const refusalOf = ({ method, headers }: IncomingMessage): number | null => {
  if (method !== 'GET' && method !== 'HEAD') return 405;
  const hasBody = headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
  return hasBody ? 413 : null;
};

/** Opens the hall on an address of this computer. Rejects where that cannot be listened on. */
export const openNetwork = async ({
  address,
  port: wanted,
  files,
  people,
  full = () => undefined,
  asked = isAskedFor,
  shorter = {},
}: Options): Promise<Network> => {
  const limits: Limits = { ...usual, ...shorter };
  /** Our address and port as they are shown; known once it listens. */
  let host = '';

  const app = new Hono();
  app.get('*', async (context) => {
    const file = await files(new URL(context.req.url).pathname);
    if (file === null) return context.text('Not found', 404, pageHeaders);
    return context.body(file.body, 200, { ...pageHeaders, 'Content-Type': file.type });
  });
  const answer = getRequestListener(app.fetch);
  const server = createHttp(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersWithin,
      requestTimeout: limits.requestWithin,
      connectionsCheckingInterval: Math.min(1000, limits.headersWithin),
      keepAliveTimeout: KEPT_FOR,
    },
    (request, response) => {
      response.once('close', door.asks(request.socket));
      const refused = asked(request, host) ? refusalOf(request) : 421;
      if (refused === null) {
        void answer(request, response).catch(() => response.destroy());
        return;
      }
      const allow = refused === 405 ? { Allow: 'GET, HEAD' } : {};
      response.writeHead(refused, { ...pageHeaders, ...allow, Connection: 'close' });
      // Whatever else it would send is not waited for.
      response.end(() => request.destroy());
    },
  );

  const door = admission(server, limits, full);
  const listener = createServer({ pauseOnConnect: true, allowHalfOpen: true }, door.enter);
  // Limits of time are kept by a server that believes it listens.
  server.emit('listening');

  const clients = new Set<Client>();
  const socketServer = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
    clientTracking: false,
  });

  const told = toldParts();

  const now = () => performance.now();

  /** Sends what somebody lacks, when the last word was taken. */
  const deliver = (client: Client): void => {
    const { socket } = client;
    if (client.busy || socket.readyState !== socket.OPEN) return;
    const lacks = told.lacking(client.hall, client.has);
    if (lacks === null) return;
    client.has = lacks.has;
    client.busy = true;
    client.unsentSince = now();
    // Clocks go by the time of this word, so it is never an old one.
    socket.send(word({ type: 'at', at: Date.now() }));
    socket.send(lacks.word, { binary: false }, () => {
      client.busy = false;
      client.unsent = 0;
      deliver(client);
    });
  };

  const isDead = ({ heard, unsentSince, unsent }: Client): boolean =>
    now() - heard > limits.deadAfter || (unsent > 0 && now() - unsentSince > limits.takenWithin);

  const join = (socket: WebSocket, hall: number, line: Socket): void => {
    const client: Client = {
      socket,
      hall,
      has: new Map(),
      busy: false,
      heard: now(),
      pings: 0,
      unsent: 0,
      unsentSince: now(),
    };
    clients.add(client);
    door.joined(line, () => isDead(client));
    people(clients.size);
    socket.once('message', () => {
      // Nobody has anything to say here, and nobody waits for a farewell.
      socket.close(POLICY);
      setTimeout(() => socket.terminate(), FAREWELL);
    });
    socket.on('ping', () => {
      client.heard = now();
      client.pings += 1;
      if (client.pings > limits.pings) socket.terminate();
    });
    socket.on('pong', () => {
      client.heard = now();
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      if (clients.delete(client)) people(clients.size);
    });
    deliver(client);
  };

  server.on('upgrade', (request, stream, head) => {
    const { origin } = request.headers;
    const hall = hallOf(request.url ?? '');
    const isOurs = asked(request, host);
    stream.on('error', () => stream.destroy());
    if (!isOurs || hall === null || origin !== `http://${host}` || request.method !== 'GET') {
      const refused = isOurs ? 403 : 421;
      stream.end(`HTTP/1.1 ${refused} Refused\r\nConnection: close\r\n\r\n`, () => stream.destroy());
      return;
    }
    socketServer.handleUpgrade(request, stream, head, (socket) => join(socket, hall, request.socket));
  });
  // A request that nobody can read is not answered at length.
  server.on('clientError', (_fault, stream) => stream.destroy());

  const beat = setInterval(() => {
    const at = word({ type: 'at', at: Date.now() });
    for (const client of clients) {
      const { socket, heard, busy } = client;
      client.pings = 0;
      if (now() - heard > limits.deadAfter) socket.terminate();
      else {
        socket.ping();
        if (!busy) socket.send(at);
      }
    }
  }, BEAT);

  const dropStuck = setInterval(
    () => {
      for (const client of clients) {
        const { bufferedAmount } = client.socket;
        if (bufferedAmount < client.unsent || bufferedAmount <= limits.unsentBytes) client.unsentSince = now();
        else if (now() - client.unsentSince > limits.takenWithin) client.socket.terminate();
        client.unsent = bufferedAmount;
      }
    },
    Math.min(1000, limits.takenWithin),
  );

  const tellFrom = (all: readonly Client[], from: number): void => {
    for (const client of all.slice(from, from + AT_ONCE)) deliver(client);
    if (from + AT_ONCE < all.length) setImmediate(() => tellFrom(all, from + AT_ONCE));
  };

  let newest: Screens | null = null;
  let gathering: NodeJS.Timeout | null = null;

  /** Notes what has changed, and tells everybody. */
  const tellAll = (): void => {
    gathering = null;
    if (newest === null) return;
    told.take(newest);
    tellFrom([...clients], 0);
  };

  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(wanted, address, resolve);
  });
  listener.on('error', () => undefined);
  const { port } = listener.address() as AddressInfo;
  host = `${address.includes(':') ? `[${address}]` : address}:${port}`;

  return {
    port,
    show: (page, screens = {}) => {
      newest = { ...screens, [PHONES]: page };
      gathering ??= setTimeout(tellAll, told.isEmpty() ? 0 : limits.gather);
    },
    close: async () => {
      clearInterval(beat);
      clearInterval(dropStuck);
      if (gathering !== null) clearTimeout(gathering);
      for (const { socket } of clients) {
        socket.close(AWAY);
        socket.terminate();
      }
      door.close();
      server.close();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
};
