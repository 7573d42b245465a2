// @module-tag long
/** [fault H-3]: started again, the program stands where it was, so that its tabs join by themselves. */

import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type DoorKeys, freshKeys, keepPlace, openedAt, placeBefore } from '../../../electron/host/door-place.ts';
import { openLoopback } from '../../../electron/host/loopback.ts';
import { type Bench, benchIn, freshFolder } from '../backend/machine.ts';

const place = freshFolder();
let bench: Bench;
beforeAll(() => {
  mkdirSync(join(place.folder, 'pages'));
  bench = benchIn(place.folder);
});
afterAll(async () => {
  await bench.close();
  place.remove();
});

const now = Date.parse('2026-05-01T10:00:00Z');
const HOUR = 60 * 60_000;

const openAt = (port: number, keys: DoorKeys) =>
  openLoopback(bench.backend, { folder: join(place.folder, 'pages'), port, keys }, () => undefined);

const listening = (port: number): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

test('the place is kept for its user alone, over a weekend and no longer', () => {
  const before = { port: 43_210, keys: freshKeys() };
  expect(placeBefore(place.folder, now)).toBeNull();
  keepPlace(place.folder, now, before);
  const path = join(place.folder, 'door.json');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(placeBefore(place.folder, now + 48 * HOUR)).toEqual(before);
  expect(placeBefore(place.folder, now + 80 * HOUR)).toBeNull();
  writeFileSync(path, '{"port": 1, "keys": {}}');
  expect(placeBefore(place.folder, now)).toBeNull();
});

test('the same port and the same keys: every address of before is an address of now', async () => {
  const first = await openedAt(openAt, null, null);
  const addresses = (['desk', 'hall', 'print'] as const).map((role) => first.door.address(role));
  const before = { port: first.door.port, keys: first.keys };
  await first.door.close();
  const again = await openedAt(openAt, before, null);
  onTestFinished(() => again.door.close());
  expect((['desk', 'hall', 'print'] as const).map((role) => again.door.address(role))).toEqual(addresses);
  expect(again.moved).toBeNull();
});

test('a program that is just ending lets go of the port: it is tried again', async () => {
  const ending = await listening(0);
  const before = { port: portOf(ending), keys: freshKeys() };
  let tried = 0;
  const { door, moved } = await openedAt(
    (port, keys) => {
      tried += 1;
      if (tried === 3) ending.close();
      return openAt(port, keys);
    },
    before,
    null,
  );
  onTestFinished(() => door.close());
  expect([door.port, moved, tried >= 3]).toEqual([before.port, null, true]);
});

test('another program has the port: another port by other keys, and the TO is told', async () => {
  const other = await listening(0);
  onTestFinished(async () => {
    await new Promise((resolve) => other.close(resolve));
  });
  const before = { port: portOf(other), keys: freshKeys() };
  const { door, keys, moved } = await openedAt(openAt, before, null);
  onTestFinished(() => door.close());
  expect(door.port).not.toBe(before.port);
  for (const role of ['desk', 'hall', 'print'] as const) expect(keys[role]).not.toBe(before.keys[role]);
  expect(moved).toMatchObject({ code: 'door.moved', params: { port: before.port } });
});

test('a port that is asked for is that port or none', async () => {
  const other = await listening(0);
  onTestFinished(async () => {
    await new Promise((resolve) => other.close(resolve));
  });
  await expect(openedAt(openAt, null, portOf(other))).rejects.toThrow('EADDRINUSE');
});
