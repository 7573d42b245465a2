/**
 * [T-LAN-1] (its hall part) and [T-LAN-5]: 500 pages and hostile traffic against the process that serves the network, all on one machine,
 * spread over the addresses of the loopback. Limits that a busy machine moves are reported; what must never happen is judged.
 */

import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { SOCKET_PATH } from '../../../core/api/network-wire.ts';
import { stream } from '../../../core/random/stream.ts';
import { type Network, type NetworkChild, networkFrom } from '../../../electron/backend/hall/network.ts';
import { forkNetwork } from '../../../electron/host/node-child.ts';
import { builtFolder, networkEntry } from '../../../electron/host/where.ts';
import { type Looker, look, pageOfPeople } from '../../electron/network/look.ts';
import { figure, trials } from '../figures.ts';

/** How long each trial lasts, in seconds. */
const SECONDS = trials('NETWORK_SECONDS', 60);
const PAGES = 500;
const PEOPLE = 400;

const ASKS = join(import.meta.dirname, '../children/asks.ts');

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const at95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
const rounded = (value: number): string => value.toFixed(0);

let network: Network;
let host = '';
let pid = 0;
let deaths = 0;

/** Megabytes that the process holds. */
const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

/** The children of this process that were there before are not the one that serves. */
const childrenNow = (): ReadonlySet<string> =>
  new Set(readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' '));

beforeAll(async () => {
  const before = childrenNow();
  network = networkFrom({
    start: (): NetworkChild => {
      deaths += 1;
      return forkNetwork(networkEntry());
    },
    folder: builtFolder('renderer'),
    full: () => undefined,
    changed: () => undefined,
    gaveUp: () => undefined,
  });
  const opened = await network.open(
    { address: '127.0.0.1', port: 0 },
    { page: pageOfPeople(PEOPLE, 'first'), screens: {} },
  );
  if (!opened.ok) throw new Error(opened.refusal.code);
  host = `127.0.0.1:${opened.value.port}`;
  pid = Number([...childrenNow()].find((child) => !before.has(child)));
});
afterAll(() => network.close());

/** Two connections a phone would be more than load at a time from one address: they come by fifties. */
const addressOf = (no: number): string => `127.0.0.${2 + Math.floor(no / 50)}`;

/** Shows something new every second, and measures how long each of those who look waits for it. */
const shown = async (lookers: readonly Looker[], seconds: number): Promise<readonly number[]> => {
  const waits: number[] = [];
  for (let second = 0; second < seconds; second++) {
    const note = `word ${second}`;
    const begun = performance.now();
    network.show({ page: pageOfPeople(PEOPLE, note), screens: {} });
    await Promise.all(
      lookers.map(async ({ until }) => {
        await until(({ screen }) => screen.message === note);
        waits.push(performance.now() - begun);
      }),
    );
    await pause(Math.max(0, 1000 - (performance.now() - begun)));
  }
  return waits;
};

const answered = async (): Promise<number> => {
  const begun = performance.now();
  const answer = await fetch(`http://${host}/`);
  await answer.arrayBuffer();
  expect(answer.status).toBe(200);
  return performance.now() - begun;
};

describe('T-LAN-1', () => {
  test(`${PAGES} pages hear of something new every second for ${SECONDS} s`, async () => {
    const lookers: Looker[] = [];
    for (let no = 0; no < PAGES; no++) lookers.push(await look(host, addressOf(no)));
    await Promise.all(lookers.map(({ until }) => until(({ view }) => view?.names.length === PEOPLE)));
    const before = memory();
    const answers: number[] = [];
    // From a process of its own: this one is busy being 500 pages.
    const asking = fork(ASKS, [`http://${host}/`]);
    asking.on('message', (heard) => {
      const { status, took } = heard as { readonly status: number; readonly took: number };
      expect(status).toBe(200);
      answers.push(took);
    });
    const waits = await shown(lookers, SECONDS);
    asking.kill();
    expect(answers.length).toBeGreaterThan(0);
    const after = memory();
    expect(lookers.every(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true);
    expect(deaths).toBe(1);
    figure(
      'T-LAN-1',
      `${PAGES} pages, ${waits.length} updates: 95 % within ${rounded(at95(waits))} ms (1,000); pages answered 95 % within ${rounded(at95(answers))} ms (100); memory ${rounded(before)} to ${rounded(after)} MB (growth 50)`,
    );
    expect(after - before).toBeLessThan(50);
    for (const { socket } of lookers) socket.terminate();
  });
});

describe('T-LAN-5', () => {
  test(`hostile traffic for ${SECONDS} s: those who behave are told, the process lives within its memory`, async () => {
    const random = stream('T-LAN-5', 1);
    const port = Number(host.split(':')[1]);
    const honest = [await look(host, '127.0.0.2'), await look(host, '127.0.0.3')];
    let going = true;
    let connections = 0;
    let frames = 0;
    const raw = (from: string, text: string | Buffer): Socket => {
      connections += 1;
      const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => socket.write(text));
      socket.on('error', () => undefined);
      return socket;
    };
    const upgrade = `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
    const noise = (length: number): Buffer => Buffer.from(Array.from({ length }, () => random.below(256)));
    // 500 slow headers and 100 who never read, begun again when they are let go.
    const slow = Array.from({ length: 500 }, (_, no) => `127.0.1.${1 + Math.floor(no / 90)}`);
    const deaf = Array.from({ length: 100 }, (_, no) => `127.0.2.${1 + Math.floor(no / 90)}`);
    const keep = (from: string, text: string, isDeaf: boolean): void => {
      if (!going) return;
      const socket = raw(from, text);
      if (isDeaf) socket.pause();
      socket.on('close', () => setTimeout(() => keep(from, text, isDeaf), 500));
      sockets.push(socket);
    };
    const sockets: Socket[] = [];
    for (const from of slow) keep(from, 'GET / HTTP/1.1\r\nHos', false);
    for (const from of deaf) keep(from, upgrade, true);
    // 10,000 connections a minute: garbage, bodies, deep JSON, frames of noise.
    const deep = `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000000000\r\n\r\n${'['.repeat(10_000)}`;
    const storming = (async () => {
      for (let no = 0; going; no++) {
        const from = `127.0.3.${1 + (no % 200)}`;
        const kind = no % 4;
        const socket = raw(from, kind === 0 ? noise(200) : kind === 1 ? deep : upgrade);
        if (kind > 1) {
          socket.once('data', () => {
            for (let frame = 0; frame < 25; frame++) {
              frames += 1;
              socket.write(noise(1 + random.below(60)));
            }
          });
        }
        setTimeout(() => socket.destroy(), 1500);
        await pause(6);
      }
    })();
    const waits = await shown(honest, SECONDS);
    const most = memory();
    going = false;
    await storming;
    for (const socket of sockets) socket.destroy();
    expect(honest.every(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true);
    expect(deaths).toBe(1);
    expect(await answered()).toBeGreaterThan(0);
    figure(
      'T-LAN-5',
      `${connections} hostile connections, ${frames} frames of noise in ${SECONDS} s: honest pages told 95 % within ${rounded(at95(waits))} ms (1,000), memory ${rounded(most)} MB (300)`,
    );
    expect(most).toBeLessThan(300);
    for (const { socket } of honest) socket.terminate();
  });
});
