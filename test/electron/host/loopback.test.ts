import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { createBirpc } from 'birpc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { SocketDoor, SocketPage } from '../../../core/api/door.ts';
import type { Push } from '../../../core/api/push.ts';
import { type Loopback, openLoopback } from '../../../electron/host/loopback.ts';
import { bundleFile } from '../../../electron/host/serving.ts';
import { type Bench, benchIn, eventWith, freshFolder } from '../backend/machine.ts';

const place = freshFolder();
const pages = join(place.folder, 'pages');
let bench: Bench;
let door: Loopback;

beforeAll(async () => {
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>desk</title>');
  writeFileSync(join(pages, 'assets', 'desk.js'), 'export {};');
  writeFileSync(join(place.folder, 'secret.json'), '{}');
  symlinkSync(join(place.folder, 'secret.json'), join(pages, 'link.json'));
  bench = benchIn(place.folder);
  door = await openLoopback(bench.backend, { folder: pages, port: 0 }, () => undefined);
  await eventWith(bench, 8);
});
afterAll(async () => {
  await door.close();
  await bench.close();
  place.remove();
});

const port = () => Number(new URL(door.origin).port);
const keyOf = (address: string) => new URL(address).hash.slice(3);

/** Status of a request with a Host header of the test's own making. */
const statusWith = (host: string | null, path = '/'): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = host === null ? {} : { host };
    const request = get({ host: '127.0.0.1', port: port(), path, headers, setHost: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
  });

type Attempt = { readonly opened: boolean; readonly status: number | null };

const upgrade = (origin: string | null, host: string | null = null, path = '/door'): Promise<Attempt> =>
  new Promise((resolve) => {
    const headers = { ...(origin === null ? {} : { Origin: origin }), ...(host === null ? {} : { Host: host }) };
    const socket = new WebSocket(`ws://127.0.0.1:${port()}${path}`, { headers });
    socket.on('open', () => {
      socket.close();
      resolve({ opened: true, status: null });
    });
    socket.on('unexpected-response', (_request, response) =>
      resolve({ opened: false, status: response.statusCode ?? null }),
    );
    socket.on('error', () => resolve({ opened: false, status: null }));
  });

const connect = async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${port()}/door`, { origin: door.origin });
  const pushes: Push[] = [];
  const page: SocketPage = { push: (push) => pushes.push(push) };
  const rpc = createBirpc<SocketDoor, SocketPage>(page, {
    post: (message) => socket.send(message),
    on: (hear) => socket.on('message', (message) => hear(String(message))),
    serialize: (value) => JSON.stringify(value),
    deserialize: (text) => JSON.parse(text),
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  return { socket, rpc, pushes, closed };
};

describe('[fault F-11] the address that other programs see', () => {
  test('its code lets one page in and brings the key; a second use is refused', async () => {
    const code = new URL(door.invitation()).hash.slice(3);
    const first = await connect();
    const answer = await first.rpc.hello(code);
    expect(answer).toEqual({ ok: true, value: { role: 'desk', key: keyOf(door.address('desk')) } });
    const second = await connect();
    expect(await second.rpc.hello(code)).toMatchObject({ ok: false, refusal: { code: 'door.wrongKey' } });
    expect(await second.closed).toBe(1008);
    const again = await connect();
    expect(await again.rpc.hello(keyOf(door.address('desk')))).toEqual({ ok: true, value: { role: 'desk' } });
    first.socket.close();
    again.socket.close();
  });

  test('each has a code of its own, and none is the key', () => {
    const [one, other] = [door.invitation(), door.invitation()];
    expect(one).not.toBe(other);
    expect(one).not.toContain(keyOf(door.address('desk')));
  });
});

describe('T-LAN-3: Host', () => {
  test('our own address passes', async () => {
    expect(await statusWith(`127.0.0.1:${port()}`)).toBe(200);
  });
  const foreign = (p: number) => [
    `localhost:${p}`,
    'localhost',
    '127.0.0.1',
    `127.0.0.1:${p + 1}`,
    `127.0.0.1.:${p}`,
    `127.0.0.2:${p}`,
    `127.1:${p}`,
    `0177.0.0.1:${p}`,
    `2130706433:${p}`,
    `[::1]:${p}`,
    `[::ffff:127.0.0.1]:${p}`,
    `evil.example:${p}`,
    'evil.example',
    `127.0.0.1.evil.example:${p}`,
    `evil.example@127.0.0.1:${p}`,
    `127.0.0.1:${p}@evil.example`,
    `127.0.0.1:0${p}`,
    `127.0.0.1:${p}.`,
    '',
  ];
  test('every other form is refused with 421', async () => {
    for (const host of foreign(port())) expect([host, await statusWith(host)]).toEqual([host, 421]);
  });
  test('a missing Host is refused', async () => {
    expect([400, 421]).toContain(await statusWith(null));
  });
});

describe('T-LAN-3: Origin of a socket', () => {
  test('our own origin passes', async () => {
    expect(await upgrade(door.origin)).toEqual({ opened: true, status: null });
  });
  test('missing, null, foreign, other port, other scheme, upper case, with path: refused with 403', async () => {
    const p = port();
    const origins = [
      null,
      'null',
      '',
      'http://evil.example',
      `http://localhost:${p}`,
      `https://127.0.0.1:${p}`,
      `http://127.0.0.1:${p + 1}`,
      'http://127.0.0.1',
      `HTTP://127.0.0.1:${p}`,
      `http://127.0.0.1:${p}/`,
      `http://127.0.0.1:${p}.evil.example`,
      `http://[::1]:${p}`,
    ];
    for (const origin of origins)
      expect([origin, await upgrade(origin)]).toEqual([origin, { opened: false, status: 403 }]);
  });
  test('our origin with a foreign Host is refused: a rebound name', async () => {
    expect(await upgrade(door.origin, `evil.example:${port()}`)).toEqual({ opened: false, status: 421 });
  });
  test('another path is no door', async () => {
    expect(await upgrade(door.origin, null, '/other')).toEqual({ opened: false, status: 403 });
  });
});

describe('T-LAN-9: the key', () => {
  test('nothing is answered before the key is shown', async () => {
    const { rpc, socket } = await connect();
    expect(await rpc.call('app.info', {})).toMatchObject({ ok: false, refusal: { code: 'door.noHello' } });
    socket.close();
  });
  test('a wrong key is refused and the socket closed', async () => {
    const { rpc, closed } = await connect();
    expect(await rpc.hello('0'.repeat(32))).toMatchObject({ ok: false, refusal: { code: 'door.wrongKey' } });
    expect(await closed).toBe(1008);
  });
  test('the key of the desk opens the desk', async () => {
    const { rpc, socket } = await connect();
    expect(await rpc.hello(keyOf(door.address('desk')))).toEqual({ ok: true, value: { role: 'desk' } });
    expect(await rpc.call('file.state', {})).toMatchObject({ ok: true, value: { last: 2 } });
    socket.close();
  });
  test('the key of the hall reads the published view and nothing else', async () => {
    const { rpc, socket, pushes } = await connect();
    expect(await rpc.hello(keyOf(door.address('hall')))).toEqual({ ok: true, value: { role: 'hall' } });
    expect((await rpc.call('hall.page', {})).ok).toBe(true);
    expect(await rpc.call('tournament.steps', { after: 0, limit: 10 })).toMatchObject({
      ok: false,
      refusal: { code: 'door.notAllowed' },
    });
    await bench.send({ type: 'entrants.add', entrants: [{ name: 'Secret' }] });
    expect((await rpc.call('hall.page', {})).ok).toBe(true);
    expect(JSON.stringify(pushes)).not.toContain('Secret');
    socket.close();
  });
  test('names that every object inherits are no calls of the door', async () => {
    const { socket, rpc } = await connect();
    await rpc.hello(keyOf(door.address('hall')));
    const reply = new Promise<string>((resolve) => socket.once('message', (message) => resolve(String(message))));
    socket.send(JSON.stringify({ t: 'q', i: 'x', m: 'constructor', a: [{}] }));
    expect(await reply).not.toContain('"r":{');
    socket.close();
  });
  test('garbage closes the socket and the program goes on', async () => {
    const { socket, closed } = await connect();
    socket.send('{"not":"ours"');
    expect(await closed).toBe(1008);
    expect(await statusWith(`127.0.0.1:${port()}`)).toBe(200);
  });
});

describe('the pages', () => {
  test('carry the content security policy and are not stored', async () => {
    const response = await fetch(`${door.origin}/`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
  const outside = [
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/..%2fsecret.json',
    '/%252e%252e/secret.json',
    '/assets/../../secret.json',
    '/assets/..%5c..%5csecret.json',
    '/..\\secret.json',
    '//secret.json',
    '/C:/secret.json',
    '/secret.json%00.js',
    '/link.json',
    '/index.html::$DATA',
    '/%',
    '/assets',
    '/nothing.js',
  ];
  test.each(outside)('T-EL-3: %s gives nothing', async (path) => {
    expect(await bundleFile(pages, path)).toBeNull();
  });
  test('T-EL-3: 2,000 ways to leave the folder, written in every encoding, give nothing', async () => {
    const ups = ['..', '%2e%2e', '.%2e', '%2e.', '%252e%252e', '..%00', '...', '. .', '\uff0e\uff0e', '%c0%ae%c0%ae'];
    const slashes = ['/', '\\', '%2f', '%5c', '%252f', '%255c', '//', '/./', '\u2215', '%u2215'];
    const starts = [
      '',
      '/assets',
      '/C:',
      '//server/share',
      '/.',
      '/index.html',
      '/%00',
      '/assets/desk.js',
      '/~',
      '/\\\\?\\C:',
    ];
    const targets = ['secret.json', 'etc/passwd'];
    const paths = starts.flatMap((start) =>
      ups.flatMap((up) =>
        slashes.flatMap((slash) => targets.map((to) => `${start}${slash}${up}${slash}${up}${slash}${to}`)),
      ),
    );
    expect(paths).toHaveLength(2000);
    const found = await Promise.all(paths.map((path) => bundleFile(pages, path)));
    expect(paths.filter((_path, index) => found[index] !== null)).toEqual([]);
  });
  test('a page and a script are served with their type', async () => {
    expect((await bundleFile(pages, '/'))?.type).toContain('text/html');
    expect((await bundleFile(pages, '/assets/desk.js'))?.type).toContain('text/javascript');
  });
});
