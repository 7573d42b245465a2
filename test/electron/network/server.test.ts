// @module-tag long
/** The server of the hall in the network: who is answered, with what, and what it takes [reliability 13.2 to 13.4, 13.7]. */

import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { SOCKET_PATH } from '../../../core/api/network-wire.ts';
import { limits } from '../../../electron/host/network.ts';
import { pageHeaders } from '../../../electron/host/serving.ts';
import { exchange, look, openHere, pageOfPeople, statusOf } from './look.ts';

let here: Awaited<ReturnType<typeof openHere>>;
beforeAll(async () => {
  here = await openHere();
  here.network.show(pageOfPeople(8));
});
afterAll(() => here.network.close());

const port = () => here.network.port;

/** Host headers that are not ours, each with the lines that carry it. */
const hosts = (p: number): readonly (readonly string[])[] =>
  [
    ...[`localhost:${p}`, 'localhost', '127.0.0.1', `127.0.0.1:${p + 1}`, '127.0.0.1:80', `127.0.0.1.:${p}`],
    ...[`127.0.0.2:${p}`, `127.1:${p}`, `127.0.1:${p}`, `0177.0.0.1:${p}`, `0x7f.0.0.1:${p}`, `2130706433:${p}`],
    ...[`[::1]:${p}`, `[::ffff:127.0.0.1]:${p}`, `[::ffff:7f00:1]:${p}`, `0.0.0.0:${p}`, `[::]:${p}`],
    ...[`evil.example:${p}`, 'evil.example', `EVIL.EXAMPLE:${p}`, `evil.example.:${p}`, `127.0.0.1.evil.example:${p}`],
    ...[`evil.example@127.0.0.1:${p}`, `127.0.0.1:${p}@evil.example`, `127.0.0.1:0${p}`, `127.0.0.1:${p}.`],
    ...[`127.0.0.1:${p}/`, `http://127.0.0.1:${p}`, `//127.0.0.1:${p}`, `127.0.0.1:${p}#`, `127.0.0.1:${p}, evil`],
    ...[`127.0.0.1:+${p}`, `127.0.0.1::${p}`, `127.0.0.01:${p}`, `LOCALHOST:${p}`, 'null', ''],
  ].map((host) => [`Host: ${host}`]);

/** Two of them: the right one beside a foreign one, or twice. */
const doubled = (p: number): readonly (readonly string[])[] => [
  ['Host: evil.example', `Host: 127.0.0.1:${p}`],
  [`Host: 127.0.0.1:${p}`, 'Host: evil.example'],
  [`Host: 127.0.0.1:${p}`, `hOST: 127.0.0.1:${p}`],
];

const origins = (p: number): readonly (string | null)[] => [
  ...[null, 'null', '', 'http://evil.example', `http://evil.example:${p}`, `http://localhost:${p}`],
  ...[`https://127.0.0.1:${p}`, `ws://127.0.0.1:${p}`, `http://127.0.0.1:${p + 1}`, 'http://127.0.0.1'],
  ...[`HTTP://127.0.0.1:${p}`, `http://127.0.0.1:${p}/`, `http://127.0.0.1:${p}.evil.example`, `127.0.0.1:${p}`],
  ...[`http://[::1]:${p}`, `http://127.0.0.2:${p}`, `http://127.0.0.1.:${p}`, `http://user@127.0.0.1:${p}`],
  ...[`http://127.0.0.1:${p} http://evil.example`, `http://127.0.0.1:${p}, http://127.0.0.1:${p}`, 'file://'],
];

const upgrading = async (p: number, host: string, origin: string | null, path = SOCKET_PATH): Promise<number> => {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    ...(origin === null ? [] : [`Origin: ${origin}`]),
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await exchange(p, `${lines.join('\r\n')}\r\n\r\n`))?.[1] ?? 0);
};

describe('T-LAN-3: Host and Origin', () => {
  test('at least 60 forms are tried', () => {
    expect(hosts(1).length + doubled(1).length + origins(1).length).toBeGreaterThanOrEqual(60);
  });
  test('what is shown passes', async () => {
    expect(await statusOf(port(), ['GET / HTTP/1.1', `Host: ${here.host}`])).toBe(200);
    const { socket } = await look(here.host);
    socket.terminate();
  });
  test('every other Host is refused with 421, a doubled one with 421 or 400', async () => {
    for (const lines of hosts(port()))
      expect([lines, await statusOf(port(), ['GET / HTTP/1.1', ...lines])]).toEqual([lines, 421]);
    for (const lines of doubled(port()))
      expect([400, 421]).toContain(await statusOf(port(), ['GET / HTTP/1.1', ...lines]));
  });
  test('a missing Host is refused', async () => {
    expect(await statusOf(port(), ['GET / HTTP/1.1'])).not.toBe(200);
    expect(await statusOf(port(), ['GET / HTTP/1.0'])).toBe(421);
  });
  test('an address in the request line is refused, also with the right Host', async () => {
    for (const asked of [`http://${here.host}/`, 'http://evil/', '//evil/'])
      expect(await statusOf(port(), [`GET ${asked} HTTP/1.1`, `Host: ${here.host}`])).not.toBe(200);
    expect(await statusOf(port(), [`GET http://${here.host}/ HTTP/1.1`, 'Host: evil.example'])).toBe(421);
  });
  test('every other Origin of a socket is refused with 403', async () => {
    for (const origin of origins(port()))
      expect([origin, await upgrading(port(), here.host, origin)]).toEqual([origin, 403]);
  });
  test('the right Origin with a foreign Host is refused with 421: a rebound name', async () => {
    expect(await upgrading(port(), `evil.example:${port()}`, `http://${here.host}`)).toBe(421);
  });
  test('another path is no socket', async () => {
    for (const path of ['/', '/door', '/hall/', '/hall?x', '//hall', '/HALL', '/hall/0', '/hall/9', '/hall/01'])
      expect([path, await upgrading(port(), here.host, `http://${here.host}`, path)]).toEqual([path, 403]);
  });
  test('control: with the check of the Host removed the page of a rebound name reads', async () => {
    const open = await openHere({ asked: () => true });
    expect(await statusOf(open.network.port, ['GET / HTTP/1.1', 'Host: evil.example'])).toBe(200);
    await open.network.close();
  });
});

describe('[reliability 13.3, 13.4] what is answered', () => {
  const get = (path: string, method = 'GET') => fetch(`http://${here.host}${path}`, { method });
  test('no CORS, no cookies, no-store, CSP, nosniff, no referrer: on every answer', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/assets/hall.js', 200],
      ['/index.html', 404],
    ] as const) {
      const { headers, status: got } = await get(path);
      expect([path, got]).toEqual([path, status]);
      expect(headers.get('content-security-policy')).toBe(pageHeaders['Content-Security-Policy']);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect([...headers.keys()].filter((name) => /^access-control|^set-cookie/.test(name))).toEqual([]);
    }
  });
  test('HEAD is answered without a body', async () => {
    const answer = await get('/', 'HEAD');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
  test('T-LAN-4: no other method does anything', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'PURGE']) {
      expect([method, await statusOf(port(), [`${method} / HTTP/1.1`, `Host: ${here.host}`])]).toEqual([method, 405]);
    }
  });
  test('a request with a body is not read', async () => {
    const lines = ['GET / HTTP/1.1', `Host: ${here.host}`];
    expect(await statusOf(port(), [...lines, 'Content-Length: 1000000000'])).toBe(413);
    expect(await statusOf(port(), [...lines, 'Transfer-Encoding: chunked'])).toBe(413);
  });
  test('T-LAN-4: the socket takes no message, whatever it says; the connection ends and the others hear on', async () => {
    const other = await look(here.host);
    const said = [
      'hello',
      '{"type":"tournament.do"}',
      '{"m":"call","a":["file.close",{}]}',
      '',
      '\0',
      '['.repeat(5000),
    ];
    for (const text of said) {
      const { socket, closed } = await look(here.host);
      socket.send(text);
      expect([text.slice(0, 20), await closed]).toEqual([text.slice(0, 20), 1008]);
    }
    const { socket, closed } = await look(here.host);
    socket.send(Buffer.alloc(limits.messageBytes + 1));
    expect([1006, 1008, 1009]).toContain(await closed);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
    other.socket.terminate();
  });
  test('a ping is answered', async () => {
    const { socket } = await look(here.host);
    const ponged = new Promise<void>((resolve) => socket.once('pong', () => resolve()));
    socket.ping();
    await ponged;
    socket.terminate();
  });
});

describe('what those who look are told', () => {
  test('[hall-takes-part 2.5] each numbered screen has its own page, one that nobody set up that of the first', async () => {
    const open = await openHere();
    const screens = { 1: pageOfPeople(8, 'first screen'), 2: pageOfPeople(8, 'second screen') };
    open.network.show(pageOfPeople(8, 'phones'), screens);
    const seen = async (hall: number | null) => {
      const looker = await look(open.host, '127.0.0.1', hall);
      const { screen } = await looker.until(({ view }) => view !== null);
      looker.socket.terminate();
      return screen.message;
    };
    expect(await Promise.all([null, 1, 2, 8].map(seen))).toEqual([
      'phones',
      'first screen',
      'second screen',
      'first screen',
    ]);
    const eighth = await look(open.host, '127.0.0.1', 8);
    await eighth.until(({ screen }) => screen.message === 'first screen');
    open.network.show(pageOfPeople(8, 'phones'), { ...screens, 8: pageOfPeople(8, 'eighth screen') });
    await eighth.until(
      ({ screen, view }) => screen.message === 'eighth screen' && view?.event === 'Open eighth screen',
    );
    await open.network.close();
  });
  test('at first everything, then only what has changed, all of it in one message', async () => {
    const open = await openHere();
    open.network.show(pageOfPeople(40, 'first'));
    const looker = await look(open.host);
    await looker.until(({ view }) => view?.names.length === 40);
    const before = looker.words.length;
    open.network.show(pageOfPeople(40, 'second'));
    const page = await looker.until(({ screen }) => screen.message === 'second');
    expect(page).toEqual(pageOfPeople(40, 'second'));
    const told = looker.words.slice(before).filter((word) => word.includes('"parts"'));
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain('Player number');
    await open.network.close();
    expect([1001, 1006]).toContain(await looker.closed);
  });
  test('[reliability 13.7] what comes within a quarter of a second is one message', async () => {
    const open = await openHere();
    open.network.show(pageOfPeople(4, 'first'));
    const looker = await look(open.host);
    await looker.until(({ screen }) => screen.message === 'first');
    const before = looker.words.length;
    for (let no = 0; no < 50; no++) open.network.show(pageOfPeople(4, String(no)));
    await looker.until(({ screen }) => screen.message === '49');
    expect(looker.words.slice(before).filter((word) => word.includes('"parts"'))).toHaveLength(1);
    await open.network.close();
  });
  test('how many look is told', async () => {
    const open = await openHere();
    const lookers = await Promise.all([look(open.host), look(open.host), look(open.host)]);
    expect(open.counts.at(-1)).toBe(3);
    for (const { socket } of lookers) socket.terminate();
    await expect.poll(() => open.counts.at(-1)).toBe(0);
    await open.network.close();
  });
});

describe('[reliability 13.7] limits', () => {
  test('headers of more than 8 KB are not taken', async () => {
    const answer = await exchange(port(), `GET / HTTP/1.1\r\nHost: ${here.host}\r\nX: ${'x'.repeat(9000)}\r\n\r\n`);
    expect(answer).not.toContain('200');
  });
  test('T-LAN-5, small: somebody who sends headers slowly, or nothing, is let go; the others are answered', async () => {
    const open = await openHere({ shorter: { headersWithin: 2500 } });
    const { port: at } = open.network;
    const slow = Array.from({ length: 20 }, (_, i) => exchange(at, i % 2 === 0 ? 'GET / HTTP/1.1\r\nHo' : ''));
    expect(await statusOf(at, ['GET / HTTP/1.1', `Host: ${open.host}`])).toBe(200);
    for (const answer of await Promise.all(slow)) expect(answer).not.toContain('200');
    await open.network.close();
  });
  test('T-LAN-5, small: garbage in place of requests and frames ends the connection and nothing else', async () => {
    for (const garbage of [
      '\x16\x03\x01\x02\x00\x01',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      `${'x'.repeat(20_000)}\r\n\r\n`,
    ])
      expect(await exchange(port(), garbage)).not.toContain('200');
    const { socket, closed } = await look(here.host);
    const raw = (socket as unknown as { _socket: { write: (bytes: Buffer) => void } })._socket;
    raw.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]));
    await closed;
    expect(await statusOf(port(), ['GET / HTTP/1.1', `Host: ${here.host}`])).toBe(200);
  });
  /** A connection that asks for nothing, from an address of its own. */
  const idle = (at: number, from: string) =>
    new Promise<ReturnType<typeof connect>>((resolve) => {
      const socket = connect({ port: at, host: '127.0.0.1', localAddress: from }, () => resolve(socket));
      socket.on('error', () => undefined);
    });
  const asked = (open: Awaited<ReturnType<typeof openHere>>, from: string) =>
    new Promise<string>((resolve) => {
      let heard = '';
      const socket = connect({ port: open.network.port, host: '127.0.0.1', localAddress: from }, () =>
        socket.write(`GET / HTTP/1.1\r\nHost: ${open.host}\r\nConnection: close\r\n\r\n`),
      );
      socket.on('data', (chunk) => {
        heard += String(chunk);
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(heard));
    });
  test('[fault H-15] [hall-takes-part 2.1] 500 phones behind one address load the page and join, two connections each', async () => {
    const open = await openHere();
    open.network.show(pageOfPeople(8));
    const phone = async () => {
      const [page, file] = await Promise.all([asked(open, '127.0.0.7'), asked(open, '127.0.0.7')]);
      const looker = await look(open.host, '127.0.0.7');
      await looker.until(({ view }) => view?.names.length === 8);
      return [page.slice(9, 12), file.slice(9, 12), looker.socket] as const;
    };
    const phones = await Promise.all(Array.from({ length: 500 }, phone));
    expect(phones.map(([page, file]) => `${page} ${file}`)).toEqual(phones.map(() => '200 200'));
    expect(open.counts.at(-1)).toBe(500);
    expect(await asked(open, '127.0.0.8')).toMatch(/^HTTP\/1.1 200/);
    for (const [, , socket] of phones) socket.terminate();
    await open.network.close();
  });
  test('[hall-takes-part 2.1] pages that are loaded wait for a place, and get one when another is done', async () => {
    const open = await openHere({ shorter: { loadingPerAddress: 3 } });
    const there = await Promise.all([1, 2, 3].map(() => idle(open.network.port, '127.0.0.7')));
    const fourth = asked(open, '127.0.0.7');
    expect(await asked(open, '127.0.0.8')).toMatch(/^HTTP\/1.1 200/);
    there[0]?.destroy();
    expect(await fourth).toMatch(/^HTTP\/1.1 200/);
    for (const socket of there) socket.destroy();
    await open.network.close();
  });
  test('[hall-takes-part 2.1] whoever waits too long for a place is sent away with a page that asks again', async () => {
    const open = await openHere({ shorter: { loadingPerAddress: 1, waitsFor: 200 } });
    const there = await idle(open.network.port, '127.0.0.7');
    expect(await asked(open, '127.0.0.7')).toMatch(/^HTTP\/1.1 503/);
    there.destroy();
    await open.network.close();
  });
  test('[hall-takes-part 2.1] where it is crowded a newcomer costs the address with most idle connections its oldest', async () => {
    const open = await openHere({ shorter: { easy: 5 } });
    const closed: string[] = [];
    const come = async (name: string, from: string) => {
      const socket = await idle(open.network.port, from);
      socket.on('close', () => closed.push(name));
      return socket;
    };
    const looker = await look(open.host, '127.0.0.7');
    const sockets = [await come('alone', '127.0.0.8')];
    for (const name of ['first', 'second', 'third']) sockets.push(await come(name, '127.0.0.7'));
    expect(await asked(open, '127.0.0.9')).toMatch(/^HTTP\/1.1 200/);
    await expect.poll(() => closed).toEqual(['first']);
    expect(looker.socket.readyState).toBe(WebSocket.OPEN);
    for (const socket of [...sockets, looker.socket]) 'terminate' in socket ? socket.terminate() : socket.destroy();
    await open.network.close();
  });
  test('[hall-takes-part 2.1, 2.3] where nobody is idle it is refused in 400 bytes, asks again after 5 to 15 s, and the desk hears it once', async () => {
    const heard: unknown[] = [];
    const open = await openHere({ shorter: { easy: 3 }, full: (full) => heard.push(full) });
    const lookers = await Promise.all([1, 2, 3].map(() => look(open.host, '127.0.0.7')));
    for (const _ of [1, 2]) {
      const answer = await asked(open, '127.0.0.9');
      expect(answer).toMatch(/^HTTP\/1.1 503/);
      expect(Buffer.byteLength(answer)).toBeLessThanOrEqual(400);
      const seconds = Number(/Retry-After: (\d+)/.exec(answer)?.[1]);
      expect(seconds).toBeGreaterThanOrEqual(5);
      expect(seconds).toBeLessThanOrEqual(15);
      expect(answer).toContain(`content="${seconds}"`);
    }
    expect(heard).toEqual([{ connections: 3, address: '127.0.0.7' }]);
    for (const { socket } of lookers) socket.terminate();
    await open.network.close();
  });
  test('[hall-takes-part 2.1] 3,000 connections, 500 of them not yet joined, from 2,400 on one that is idle for 45 s or takes nothing for 10 s gives way', () => {
    const { connections, easy, loading, loadingPerAddress, headersWithin, deadAfter, takenWithin } = limits;
    expect([connections, easy, loading, loadingPerAddress]).toEqual([3000, 2400, 500, 250]);
    expect([headersWithin, deadAfter, takenWithin]).toEqual([5000, 45_000, 10_000]);
  });
  test('somebody who never reads is dropped and the others hear on', async () => {
    const open = await openHere({ shorter: { takenWithin: 3000 } });
    // More than the kernels keep on the way.
    const large = (note: string) => {
      const page = pageOfPeople(4, note);
      const { view } = page;
      if (view === null) throw new Error('no view');
      return { ...page, view: { ...view, event: note.repeat(2_000_000) } };
    };
    open.network.show(large('a'));
    const deaf = await look(open.host);
    deaf.socket.pause();
    const other = await look(open.host);
    for (const note of ['b', 'c', 'd']) {
      open.network.show(large(note));
      await other.until(({ screen }) => screen.message === note);
    }
    await expect.poll(() => open.counts.at(-1), { timeout: 45_000, interval: 250 }).toBe(1);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
    await open.network.close();
  });
});

describe('[reliability 13.2] where it listens', () => {
  test('on the one address that was chosen and on no other', async () => {
    const open = await openHere({ address: '127.0.0.3' });
    const reached = (host: string) =>
      new Promise<boolean>((resolve) => {
        const socket = connect({ port: open.network.port, host }, () => {
          socket.destroy();
          resolve(true);
        });
        socket.on('error', () => resolve(false));
      });
    expect(await reached('127.0.0.3')).toBe(true);
    expect(await reached('127.0.0.1')).toBe(false);
    await open.network.close();
    expect(await reached('127.0.0.3')).toBe(false);
  });
  test('a port that is taken is refused', async () => {
    await expect(openHere({ port: port() })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
