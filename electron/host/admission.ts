/**
 * Who is let in at the door of the network. A whole hall may stand behind one address of a router, so no address has a number
 * of its own [hall-takes-part 2.1].
 *
 * | rule [hall-takes-part] | function |
 * | --- | --- |
 * | [hall-takes-part 2.1] below 2,400 connections everybody is let in | `roomFor` |
 * | [hall-takes-part 2.1] beyond, a newcomer costs the address with most idle ones its oldest; with none, or at 3,000, it is refused and tries again | `roomFor`, `refuse` |
 * | [hall-takes-part 2.1] 500 in all and 250 an address that are no sockets yet: the next ones wait, pages that are loaded make room | `enter`, `next` |
 * | [hall-takes-part 2.3] the desk is told at most once a minute | `refuse` |
 */

import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export type Doors = {
  readonly connections: number;
  /** From this many connections on, those who wait take the place of idle ones. */
  readonly easy: number;
  /** Connections that are no sockets yet: of all, and of one address. */
  readonly loading: number;
  readonly loadingPerAddress: number;
  /** The longest that somebody waits for a place, in milliseconds. */
  readonly waitsFor: number;
  readonly tellEvery: number;
};

/** How many connections there are when somebody is refused, and the address that has most of them. */
export type Full = { readonly connections: number; readonly address: string };

type Guest = {
  readonly socket: Socket;
  readonly address: string;
  state: 'waiting' | 'loading' | 'looking';
  /** Requests that are being answered. */
  asking: number;
  /** A socket that has joined gives no sign of life or takes nothing. */
  isDead: () => boolean;
};

const AGAIN = { least: 5, more: 10 };

/** A page for those who are sent away. It asks again by itself. */
const sentAway = (): string => {
  const seconds = AGAIN.least + Math.floor(Math.random() * (AGAIN.more + 1));
  const page = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="${seconds}"><p>Full, one moment · Мест нет, минуту`;
  return [
    'HTTP/1.1 503 Full',
    'Content-Type: text/html; charset=utf-8',
    'Cache-Control: no-store',
    `Retry-After: ${seconds}`,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(page)}`,
    '',
    page,
  ].join('\r\n');
};

const isIdle = ({ state, asking, isDead }: Guest): boolean =>
  state === 'looking' ? isDead() : state === 'loading' && asking === 0;

const tally = (guests: Iterable<Guest>): ReadonlyMap<string, readonly Guest[]> => {
  const by = new Map<string, Guest[]>();
  for (const guest of guests) by.set(guest.address, [...(by.get(guest.address) ?? []), guest]);
  return by;
};

const longest = (by: ReadonlyMap<string, readonly Guest[]>): readonly Guest[] =>
  [...by.values()].reduce((most, guests) => (guests.length > most.length ? guests : most), [] as readonly Guest[]);

/** Puts a door before the server. `full` hears when somebody was refused. */
export const admission = (server: Server, doors: Doors, full: (full: Full) => void) => {
  /** In the order in which they came. */
  const guests = new Map<Socket, Guest>();
  const waiting = new Set<Guest>();
  const loading = new Map<string, number>();
  let loads = 0;
  let toldAt = Number.NEGATIVE_INFINITY;

  const refuse = ({ socket }: { readonly socket: Socket }): void => {
    socket.on('error', () => undefined);
    socket.resume();
    socket.end(sentAway(), () => socket.destroySoon());
    if (performance.now() - toldAt < doors.tellEvery) return;
    toldAt = performance.now();
    const most = longest(tally(guests.values()));
    full({ connections: guests.size, address: most[0]?.address ?? '' });
  };

  const leaveLoading = ({ address }: Guest): void => {
    loads -= 1;
    const left = (loading.get(address) ?? 1) - 1;
    if (left > 0) loading.set(address, left);
    else loading.delete(address);
  };

  const hasPlace = ({ address }: Guest): boolean =>
    loads < doors.loading && (loading.get(address) ?? 0) < doors.loadingPerAddress;

  const load = (guest: Guest): void => {
    guest.state = 'loading';
    loads += 1;
    loading.set(guest.address, (loading.get(guest.address) ?? 0) + 1);
    server.emit('connection', guest.socket);
    guest.socket.resume();
  };

  /** Whoever has waited longest and has a place now. */
  const next = (): void => {
    for (const guest of waiting) {
      if (!hasPlace(guest)) continue;
      waiting.delete(guest);
      load(guest);
    }
    // Pages that have been loaded are done with their connections.
    if (waiting.size > 0) server.closeIdleConnections();
  };

  const roomFor = (): boolean => {
    if (guests.size >= doors.connections) return false;
    if (guests.size < doors.easy) return true;
    const [oldest] = longest(tally([...guests.values()].filter(isIdle)));
    oldest?.socket.destroy();
    return oldest !== undefined;
  };

  const enter = (socket: Socket): void => {
    const guest: Guest = {
      socket,
      address: socket.remoteAddress ?? '',
      state: 'waiting',
      asking: 0,
      isDead: () => false,
    };
    if (!roomFor()) {
      refuse(guest);
      return;
    }
    guests.set(socket, guest);
    const late = setTimeout(() => {
      if (waiting.delete(guest)) refuse(guest);
    }, doors.waitsFor);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      clearTimeout(late);
      waiting.delete(guest);
      guests.delete(socket);
      if (guest.state === 'loading') leaveLoading(guest);
      next();
    });
    if (waiting.size === 0 && hasPlace(guest)) {
      load(guest);
      return;
    }
    socket.pause();
    waiting.add(guest);
    next();
  };

  return {
    enter,
    /** A request begins on a connection; gives what is called when it has been answered. */
    asks: (socket: Socket): (() => void) => {
      const guest = guests.get(socket);
      if (guest === undefined) return () => undefined;
      guest.asking += 1;
      return () => {
        guest.asking -= 1;
        if (waiting.size > 0) setImmediate(next);
      };
    },
    /** A connection has become a socket. */
    joined: (socket: Socket, isDead: () => boolean): void => {
      const guest = guests.get(socket);
      if (guest === undefined || guest.state !== 'loading') return;
      leaveLoading(guest);
      guest.state = 'looking';
      guest.isDead = isDead;
      next();
    },
    close: (): void => {
      for (const socket of guests.keys()) socket.destroy();
    },
  };
};
