// @module-tag long
/** The hall in the network from the desk: off until it is opened, what goes out, and what ends it [reliability 13.1, 13.10, 1.6]. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NetworkState } from '../../../core/api/network.ts';
import { networkPage } from '../../../core/api/network-page.ts';
import { printJob } from '../../../core/api/print.ts';
import { placesFrom } from '../../../electron/host/network-places.ts';
import { forkNetwork } from '../../../electron/host/node-child.ts';
import type { NetworkNews } from '../../../electron/workers/network-process.ts';
import { type Bench, benchIn, freshFolder } from '../backend/machine.ts';
import { networkEntry } from '../children.ts';
import { look } from './look.ts';

/** Pages as the build makes them: enough for the server to start. */
const pagesIn = (folder: string): string => {
  const pages = join(folder, 'pages');
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'network.html'), '<script type="module" src="./assets/network.js"></script>');
  writeFileSync(join(pages, 'index.html'), 'the desk');
  writeFileSync(join(pages, 'assets/network.js'), 'export {};');
  writeFileSync(join(pages, 'assets/desk.js'), 'export {};');
  writeFileSync(join(pages, 'network.json'), JSON.stringify({ 'network.html': { file: 'assets/network.js' } }));
  return pages;
};

type Kill = () => void;

let place: ReturnType<typeof freshFolder>;
let bench: Bench;
/** Ends the process that serves, as a crash of it does. */
let kill: Kill = () => undefined;
/** What that process says, which it may be made to. */
let says: (news: NetworkNews) => void = () => undefined;
/** How often that process was started. */
let starts = 0;

const started = (): Bench => {
  const pages = pagesIn(place.folder);
  return benchIn(place.folder, {
    network: {
      places: () => placesFrom({}, ['127.0.0.1', '127.0.0.2']),
      start: () => {
        starts += 1;
        const child = forkNetwork(networkEntry());
        kill = child.kill;
        const onNews: typeof child.onNews = (hear) => {
          says = hear;
          child.onNews(hear);
        };
        return { ...child, onNews };
      },
      pages,
    },
  });
};

beforeAll(() => {
  place = freshFolder();
  bench = started();
});
afterAll(async () => {
  await bench.close();
  place.remove();
});

const open = (port: number | null = null): Promise<NetworkState> =>
  bench.value('network.open', { address: '127.0.0.1', port });
const hostOf = ({ url }: NetworkState) => new URL(url).host;
const state = () => bench.value('network.state', {});

const reached = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

let made = 0;

const lastEntrant = async (): Promise<number> => {
  const { steps } = await bench.value('tournament.steps', { after: 0, limit: 1000 });
  const ids = [...JSON.stringify(steps.at(-1)).matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id));
  return Math.max(...ids);
};

/** The mahjong sample: two rounds confirmed, the third published. */
const openSample = async (): Promise<string> => {
  made += 1;
  const chosen = await bench.value('file.chooseNew', { suggested: `Sample ${made}` });
  await bench.value('event.sample', { handle: chosen?.handle ?? '', name: `Sample ${made}`, family: 'mahjong' });
  return join(place.folder, `Sample ${made}.seatwright`);
};

describe('[reliability 13.1] off until it is opened', () => {
  test('without a tournament it is refused', async () => {
    expect(await bench.call('network.open', { address: '127.0.0.1', port: null })).toMatchObject({
      refusal: { code: 'tournament.none' },
    });
  });
  test('T-LAN-7: a program with a tournament open listens to nobody; opened it does, and with the file it closes', async () => {
    await openSample();
    expect(await state()).toMatchObject({ status: 'off', url: '', connected: 0 });
    const on = await open();
    const port = Number(new URL(on.url).port);
    expect(on.status).toBe('on');
    expect(await reached(port)).toBe(true);
    await bench.value('file.close', {});
    expect(await state()).toMatchObject({ status: 'off', url: '' });
    await expect.poll(() => reached(port)).toBe(false);
  });
  test('[hall-takes-part 2] an event opens at 4300, or any free port where that is taken, and at the same one the next time', async () => {
    await openSample();
    expect((await state()).port).toBe(4300);
    const thief = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) =>
      thief.once('error', () => resolve()).listen(4300, '127.0.0.1', () => resolve()),
    );
    const first = await open();
    const port = Number(new URL(first.url).port);
    expect(port).not.toBe(4300);
    await bench.value('network.close', {});
    thief.close();
    expect(new URL((await open()).url).port).toBe(String(port));
    expect((await state()).port).toBe(port);
    await openSample();
    expect((await state()).port).toBe(4300);
  });
  test('[hall-takes-part 2.5] a screen with a number has its own page, and the desk has it in hand as long as the network is open', async () => {
    await openSample();
    const host = hostOf(await open());
    await bench.value('hall.show', { hall: 3, view: 'byTable' });
    const third = await look(host, '127.0.0.1', 3);
    expect((await third.until(({ view }) => (view?.tables.length ?? 0) > 0)).screen.view).toBe('byTable');
    const phone = await look(host);
    expect((await phone.until(({ view }) => view !== null)).screen.view).toBe('byName');
    expect((await bench.value('hall.state', {})).halls.map(({ hall }) => hall)).toContain(3);
    for (const path of ['/', '/1', '/8'])
      expect([path, (await fetch(`http://${host}${path}`)).status]).toEqual([path, 200]);
    for (const path of ['/0', '/9', '/10', '/1/'])
      expect([path, (await fetch(`http://${host}${path}`)).status]).toEqual([path, 404]);
  });
  test('an address that is not offered, a port below 1024 and a taken one are refused', async () => {
    await openSample();
    for (const address of ['0.0.0.0', '::', '8.8.8.8', 'evil.example', '127.0.0.9'])
      expect(await bench.call('network.open', { address, port: null })).toMatchObject({
        refusal: { code: 'network.noAddress' },
      });
    expect(await bench.call('network.open', { address: '127.0.0.1', port: 80 })).toMatchObject({
      refusal: { code: 'door.badInput' },
    });
    const other = createServer();
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '127.0.0.1', () => resolve((other.address() as AddressInfo).port)),
    );
    expect(await bench.call('network.open', { address: '127.0.0.1', port })).toMatchObject({
      refusal: { code: 'network.portTaken', params: { port } },
    });
    expect((await state()).status).toBe('off');
    await new Promise((resolve) => other.close(resolve));
  });
  test('H-3 after the program ended it is open again with its event, at the same address and for the same screen; closed with its file it is not', async () => {
    const path = await openSample();
    const { url } = await open();
    await bench.value('network.show', { hall: 2 });
    await bench.close();
    bench = started();
    expect((await state()).status).toBe('off');
    expect((await bench.backend.open(path)).ok).toBe(true);
    await expect.poll(state).toMatchObject({ status: 'on', url, hall: 2 });
    const looker = await look(new URL(url).host);
    await looker.until(({ view }) => view?.round === 3);
    await bench.value('file.close', {});
    await expect.poll(async () => (await state()).status).toBe('off');
    expect((await bench.backend.open(path)).ok).toBe(true);
    expect(existsSync(join(place.folder, 'data/network.json'))).toBe(false);
    expect(await state()).toMatchObject({ status: 'off', url: '' });
  });
  test('H-3 another event, and one of the day before, stay off', async () => {
    const path = await openSample();
    await open();
    await bench.close();
    const file = join(place.folder, 'data/network.json');
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    bench = started();
    await openSample();
    expect((await state()).status).toBe('off');
    await bench.close();
    writeFileSync(file, JSON.stringify({ ...kept, at: kept.at - 13 * 60 * 60_000 }));
    bench = started();
    expect((await bench.backend.open(path)).ok).toBe(true);
    expect((await state()).status).toBe('off');
  });
  test('H-3 where its port is taken for good the desk is told and may choose', { timeout: 60_000 }, async () => {
    const path = await openSample();
    const { url } = await open();
    await bench.close();
    const { port } = new URL(url);
    const other = createServer().listen(Number(port), '127.0.0.1');
    bench = started();
    expect((await bench.backend.open(path)).ok).toBe(true);
    const told = async () => (await bench.value('app.told', {})).find(({ code }) => code === 'network.portTaken');
    await expect.poll(told, { timeout: 40_000 }).toMatchObject({ ways: [{ do: 'network.choose' }] });
    expect((await state()).status).toBe('off');
    await new Promise((resolve) => other.close(resolve));
  });
});

describe('[reliability 1.6] the process that serves dies', () => {
  test('it is started again at the same address, three times in a minute; then it stays off with a notice; the desk goes on', async () => {
    await openSample();
    const { url } = await open();
    for (let time = 1; time <= 3; time++) {
      const before = starts;
      kill();
      await expect.poll(() => starts).toBe(before + 1);
      await expect.poll(async () => (await state()).status).toBe('on');
      expect((await state()).url).toBe(url);
    }
    const looker = await look(new URL(url).host);
    await looker.until(({ view }) => view?.round === 3);
    kill();
    await looker.closed;
    await expect.poll(async () => (await state()).status).toBe('off');
    expect((await bench.value('app.told', {})).map(({ code }) => code)).toContain('network.stopped');
    expect((await bench.send({ type: 'entrants.add', entrants: [{ name: 'Late' }] })).ok).toBe(true);
  });
});

test('[hall-takes-part 2.3] the desk is told that connections are full, with their number and address', async () => {
  await openSample();
  await open();
  says({ type: 'full', connections: 2600, address: '10.0.0.1' });
  expect(await bench.value('app.told', {})).toContainEqual(
    expect.objectContaining({ code: 'network.full', params: { connections: 2600, address: '10.0.0.1' } }),
  );
  await bench.value('network.close', {});
});

describe('what goes out', () => {
  test('H-14, H-15: no draft, nobody without a seat; standings while the hall shows them, and frozen ones stay frozen', async () => {
    await openSample();
    await bench.send({ type: 'entrants.add', entrants: [{ name: 'Secret Person', club: 'Secret Club' }] });
    await bench.send({ type: 'entrants.play', ids: [await lastEntrant()], playing: false });
    await bench.value('app.keepDraft', { key: 'round', draft: { tables: ['Secret Draft'] } });
    const looker = await look(hostOf(await open()));
    const first = await looker.until(({ view }) => view?.round === 3);
    expect(first.view?.names.length).toBe(32);
    await bench.value('hall.show', { hall: 1, view: 'byTable' });
    await looker.until(({ screen, view }) => screen.view === 'byTable' && view?.tables.length === 8);
    expect(looker.words.join()).not.toMatch(/Secret|"through"|"place"/);
    await bench.value('hall.show', { hall: 1, view: 'standings' });
    const ranked = await looker.until(({ view }) => view !== null && view.standings !== null);
    expect(ranked.view?.standings?.through).toBe(2);
    // Frozen after round 1: nothing newer is found in anything that is sent from here on, whoever joins.
    await bench.send({ type: 'standings.show', hidden: false, frozenAfter: 1 });
    await looker.until(({ view }) => view?.standings?.through === 1);
    const before = looker.words.length;
    await bench.value('hall.show', { hall: 1, message: 'the last word' });
    await looker.until(({ screen }) => screen.message === 'the last word');
    const late = await look(hostOf(await state()));
    await late.until(({ view }) => view?.standings?.through === 1);
    expect([...looker.words.slice(before), ...late.words].join()).not.toContain('"through":2');
    await bench.send({ type: 'standings.show', hidden: true, frozenAfter: null });
    await looker.until(({ view }) => view?.standings === null);
    // Black is black: whoever joins then is sent no seating at all.
    await bench.value('hall.show', { hall: null, black: true });
    await looker.until(({ screen }) => screen.black);
    const dark = await look(hostOf(await state()));
    const page = await dark.until(({ screen }) => screen.black);
    expect(page.view).toBeNull();
    expect(dark.words.join()).not.toContain('"names":[{');
    await bench.value('hall.show', { hall: null, black: false, view: 'byName' });
    await dark.until(({ view }) => view?.round === 3);
    for (const { socket } of [looker, late, dark]) socket.terminate();
  });

  test('[reliability 13.4] the page of the hall is served and what it loads; no page of the desk, no list of the build', async () => {
    const { url } = await state();
    const status = async (path: string) => (await fetch(url + path)).status;
    expect(await status('/')).toBe(200);
    expect(await status('/assets/network.js')).toBe(200);
    const others = [
      '/index.html',
      '/hall.html',
      '/assets/desk.js',
      '/manifest.json',
      '/network.json',
      '/../network.json',
      '/%2e%2e/x',
    ];
    for (const path of others) expect([path, await status(path)]).toEqual([path, 404]);
  });

  test('T-LAN-8: what is not on the list is dropped, however deep', () => {
    const name = { text: 'Ada', short: null, lang: null, licence: 'L1' };
    const view = {
      event: 'E',
      family: 'mahjong',
      round: 1,
      plannedRounds: 1,
      roundTitle: null,
      stamp: '',
      revised: false,
      seats: [],
      clock: null,
      names: [{ name, letter: 'A', head: 'A', table: 1, seat: null, changed: false, phone: 'N2' }],
      tables: [
        { table: 1, changed: false, seats: [{ seat: 'east', name, changed: false, rating: 'N3' }], notes: 'N4' },
      ],
      byes: [{ name, reason: { code: 'x', secret: 'N5' } }],
      bye: { above: { code: 'x', secret: 'N5' }, spot: { code: 'x' } },
      standings: null,
      reveal: null,
      own: {},
      rounds: [{ no: 1, title: null, stamp: '', state: 'playing', draft: 'N6' }],
      next: [],
      entrants: ['N6'],
    };
    const { hall: screen } = { hall: { view: 'byName', message: '', hold: false, secret: 'N7' } };
    const room = { imageWidth: 1, farthest: 1, readingLine: 1, theme: 'light', path: 'N8' };
    const parsed = networkPage.parse({
      event: 'E',
      people: [{ no: 7, names: ['Ada'], ranked: 'Ada', licence: 'N11' }],
      screen,
      view,
      room,
      logo: null,
      clock: { warnings: [15, 5], hideSeating: 0, sound: 'N9' },
      language: 'en',
      asOf: null,
      journal: 'N10',
    });
    expect(JSON.stringify(parsed)).not.toMatch(/"N\d+"|L1/);
  });
});

describe('[reliability 13.2] which addresses are offered', () => {
  const of = (...addresses: readonly string[]) => ({
    wlan0: addresses.map((address) => ({ address, internal: address.startsWith('127') || address === '::1' })),
  });
  test('private ones only, and never this computer itself', () => {
    const inside = ['10.0.0.5', '172.16.0.1', '172.31.255.1', '192.168.1.5', '169.254.1.1'];
    const outside = ['127.0.0.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '192.169.0.1', '100.64.0.1', '11.0.0.1'];
    expect(placesFrom(of(...inside, ...outside)).map(({ address }) => address)).toEqual(inside);
  });
  test('of IPv6 the private ones, last; those of one link need a zone and are left out', () => {
    const found = placesFrom(of('fd00::2', 'fe80::1', '::1', '2001:db8::1', '192.168.1.5'));
    expect(found.map(({ address, version }) => [address, version])).toEqual([
      ['192.168.1.5', 4],
      ['fd00::2', 6],
    ]);
  });
  test('a network without a router comes after those with one', () => {
    expect(placesFrom(of('169.254.1.1', '10.0.0.5')).map(({ address }) => address)).toEqual([
      '10.0.0.5',
      '169.254.1.1',
    ]);
  });
});

test('[hall-takes-part 10.5] guide cards lead to the address that people are told, and to none before there is one', async () => {
  await openSample();
  const codes = async () => {
    const job = printJob.parse({ documents: ['guides'], round: null, paper: 'A4', language: 'en' });
    const { sheets } = await bench.value('print.sheets', job);
    return sheets.flatMap((sheet) => (sheet.kind === 'guides' ? sheet.guides.map(({ code }) => code) : []));
  };
  expect(await bench.value('network.page', {})).toBeNull();
  expect(new Set(await codes())).toEqual(new Set([null]));
  const { url } = await open();
  expect(await bench.value('network.page', {})).toBe(url);
  expect(await codes()).toContain(`${url}/#p1`);
  await bench.value('network.close', {});
});
