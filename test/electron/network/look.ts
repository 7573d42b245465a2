/** Somebody in the network, for trials: raw requests, sockets that hear, pages to show. */

import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import { firstScreen } from '../../../core/api/hall.ts';
import type { NetworkPage } from '../../../core/api/network-page.ts';
import { type NetworkParts, type NetworkWord, pageOf, SOCKET_PATH } from '../../../core/api/network-wire.ts';
import { openNetwork } from '../../../electron/host/network.ts';
import type { ServedFile } from '../../../electron/host/page-files.ts';

const { rotation: _rotation, gong: _gong, ...screen } = firstScreen;

/** A page of so many people; `note` makes one differ from another. */
export const pageOfPeople = (people: number, note = ''): NetworkPage => ({
  screen: { ...screen, message: note },
  room: { imageWidth: 200, farthest: 1200, readingLine: 600, theme: 'light' },
  logo: null,
  clock: { warnings: [15, 5], hideSeating: 10 },
  language: 'en',
  asOf: null,
  event: 'e1',
  people: [],
  view: {
    event: `Open ${note}`,
    family: 'mahjong',
    round: 1,
    plannedRounds: 8,
    roundTitle: null,
    stamp: 'R1.1 · AAAA',
    revised: false,
    seats: ['east', 'south', 'west', 'north'],
    rounds: [],
    next: [],
    clock: null,
    names: Array.from({ length: people }, (_, i) => ({
      name: { text: `Player number ${i + 1}`, short: null, lang: null },
      letter: 'P',
      head: 'Player',
      table: 1 + Math.floor(i / 4),
      seat: ['east', 'south', 'west', 'north'][i % 4] ?? null,
      changed: false,
    })),
    tables: [],
    byes: [],
    bye: { above: { code: 'sheets.byes' }, spot: { code: 'sheets.sitsOut' } },
    standings: null,
    reveal: null,
    own: {},
  },
});

const bytes = (text: string) => new Uint8Array(Buffer.from(text)) as Uint8Array<ArrayBuffer>;

const served: { readonly [path: string]: ServedFile } = {
  '/': { body: bytes('<!doctype html><title>Hall</title>'), type: 'text/html; charset=utf-8' },
  '/assets/hall.js': { body: bytes('export {};'), type: 'text/javascript; charset=utf-8' },
};

/** The server itself in this process, on an address of the loopback. */
export const openHere = async (options: Partial<Parameters<typeof openNetwork>[0]> = {}) => {
  const counts: number[] = [];
  const network = await openNetwork({
    address: '127.0.0.1',
    port: 0,
    files: async (path) => served[path] ?? null,
    people: (count) => counts.push(count),
    ...options,
  });
  const address = options.address ?? '127.0.0.1';
  return { network, host: `${address.includes(':') ? `[${address}]` : address}:${network.port}`, counts };
};

/** Sends some bytes and gives all that comes back until the connection ends. */
export const exchange = (port: number, text: string, address = '127.0.0.1'): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const socket: Socket = connect({ port, host: address }, () => socket.write(text));
    socket.on('data', (chunk) => {
      heard += String(chunk);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });

/** The status of a request whose header lines are the trial's own; 0 where none came. */
export const statusOf = async (port: number, lines: readonly string[], body = ''): Promise<number> => {
  const answer = await exchange(port, `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
};

export type Looker = {
  readonly socket: WebSocket;
  /** The page as it is known now. */
  readonly page: () => NetworkPage | null;
  readonly words: readonly string[];
  /** Waits until the page is as wanted. */
  readonly until: (wanted: (page: NetworkPage) => boolean) => Promise<NetworkPage>;
  readonly closed: Promise<number>;
};

/** Opens the socket as a page of the right origin does. */
export const look = async (host: string, localAddress = '127.0.0.1', hall: number | null = null): Promise<Looker> => {
  const path = hall === null ? SOCKET_PATH : `${SOCKET_PATH}/${hall}`;
  const socket = new WebSocket(`ws://${host}${path}`, { origin: `http://${host}`, localAddress });
  const words: string[] = [];
  let parts: Partial<NetworkParts> = {};
  let waiting: (() => void)[] = [];
  const page = (): NetworkPage | null => (parts.now === undefined ? null : pageOf(parts as NetworkParts));
  socket.on('message', (data) => {
    words.push(String(data));
    const word = JSON.parse(String(data)) as NetworkWord;
    if (word.type === 'parts') parts = { ...parts, ...word.parts };
    for (const look of waiting.splice(0)) look();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);
  const until = async (wanted: (page: NetworkPage) => boolean): Promise<NetworkPage> => {
    for (;;) {
      const now = page();
      if (now !== null && wanted(now)) return now;
      await new Promise<void>((resolve) => {
        waiting = [...waiting, resolve];
      });
    }
  };
  return { socket, page, words, until, closed };
};
