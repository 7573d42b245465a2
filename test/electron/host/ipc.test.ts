/** [T-IPC-2] [reliability 11.2, 11.4]: the desktop's door hears only the top frame of a window that it knows, from our own origin, so often. */

import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '../../../core/api/method.ts';
import type { Answer } from '../../../core/tournament/refusal.ts';
import { type IpcDoor, openIpc } from '../../../electron/host/ipc.ts';
import { ORIGIN } from '../../../electron/host/scheme.ts';
import { type Bench, benchIn, eventWith, freshFolder } from '../backend/machine.ts';

type Frame = { readonly url: string };
type Call = (event: unknown, method: unknown, input: unknown) => Promise<Answer<unknown>>;

/** What the runtime would hand the program: the listeners that it has named. */
const heard = vi.hoisted(() => ({
  call: null as Call | null,
  dropped: null as ((event: unknown, ...paths: readonly unknown[]) => void) | null,
}));
vi.mock('electron', () => ({
  ipcMain: {
    handle: (_channel: string, call: Call) => {
      heard.call = call;
    },
    on: (_channel: string, hear: (event: unknown, ...paths: readonly unknown[]) => void) => {
      heard.dropped = hear;
    },
  },
  protocol: {},
  net: {},
}));

const place = freshFolder();
let bench: Bench;
let door: IpcDoor;
let dropped: string[];

beforeAll(async () => {
  bench = benchIn(place.folder);
  await eventWith(bench, 8);
});
beforeEach(() => {
  dropped = [];
  door = openIpc(bench.backend, (paths) => dropped.push(...paths));
});
afterAll(async () => {
  await bench.close();
  place.remove();
});

let pages = 0;
/** A window's page as the runtime shows it, with one frame inside it. */
const pageAt = (url: string, role: Role | null) => {
  const emitter = new EventEmitter();
  const mainFrame: Frame = { url };
  const page = Object.assign(emitter, { id: ++pages, mainFrame, isDestroyed: () => false, send: () => undefined });
  if (role !== null) door.admit(page as never, role);
  const callFrom = async (
    senderFrame: Frame | null,
    method = 'tournament.steps',
    input: unknown = { after: 0, limit: 9 },
  ) => {
    const answer = await heard.call?.({ sender: page, senderFrame }, method, input);
    if (answer === undefined) throw new Error('nobody hears');
    return answer.ok ? 'ok' : answer.refusal.code;
  };
  return { page, mainFrame, callFrom };
};

const desk = () => pageAt(`${ORIGIN}/index.html`, 'desk');

test('T-IPC-2: the top frame of the desk is heard', async () => {
  const { mainFrame, callFrom } = desk();
  expect(await callFrom(mainFrame)).toBe('ok');
});

test('T-IPC-2: a frame inside it, even one of ours, and a frame that is gone are strangers', async () => {
  const { callFrom } = desk();
  expect(await callFrom({ url: `${ORIGIN}/index.html` })).toBe('door.stranger');
  expect(await callFrom({ url: 'https://outside.example/' })).toBe('door.stranger');
  expect(await callFrom(null)).toBe('door.stranger');
});

test.each([
  'https://outside.example/',
  'about:blank',
  '',
  'file:///etc/passwd',
  `${ORIGIN}.outside.example/index.html`,
  `${ORIGIN}:81/index.html`,
  `${ORIGIN}@outside.example/`,
  ORIGIN.replace('seatwright', 'elsewhere'),
  `https${ORIGIN.slice(ORIGIN.indexOf(':'))}/`,
])('T-IPC-2: the desk gone to "%s" is a stranger', async (url) => {
  const { mainFrame, callFrom } = pageAt(url, 'desk');
  expect(await callFrom(mainFrame)).toBe('door.stranger');
});

test('T-IPC-2: a window that nobody let in, and one that was destroyed, are strangers', async () => {
  const unknown = pageAt(`${ORIGIN}/index.html`, null);
  expect(await unknown.callFrom(unknown.mainFrame)).toBe('door.stranger');
  const known = desk();
  expect(await known.callFrom(known.mainFrame)).toBe('ok');
  known.page.emit('destroyed');
  expect(await known.callFrom(known.mainFrame)).toBe('door.stranger');
});

test.each(['hall', 'print'] as const)('T-IPC-2: the %s window reaches no method of the desk', async (role) => {
  const { mainFrame, callFrom } = pageAt(`${ORIGIN}/${role}.html`, role);
  expect(await callFrom(mainFrame)).toBe('door.notAllowed');
  expect(await callFrom(mainFrame, 'tournament.do', { id: '0'.repeat(32), command: { type: 'x' } })).toBe(
    'door.notAllowed',
  );
});

test('[reliability 11.4] a window that calls without end is refused, the others go on', async () => {
  const flooding = desk();
  const codes = await Promise.all(
    Array.from({ length: 3000 }, () => flooding.callFrom(flooding.mainFrame, 'file.state', {})),
  );
  expect(codes.filter((code) => code === 'ok').length).toBeGreaterThanOrEqual(1000);
  expect(codes.at(-1)).toBe('door.tooFast');
  const other = desk();
  expect(await other.callFrom(other.mainFrame)).toBe('ok');
});

test('[reliability 11.5] a path is taken from a window of the desk only, and only of our kind of file', () => {
  const paths = ['/x/Riga.seatwright', '/etc/passwd', 7];
  for (const role of ['desk', 'hall', null] as const) {
    const { page } = pageAt(`${ORIGIN}/index.html`, role);
    for (const path of paths) heard.dropped?.({ sender: page }, path);
  }
  expect(dropped).toEqual(['/x/Riga.seatwright']);
});

test('a folder alone is handed on too, so that it is said to be none; beside a tournament nobody means it', () => {
  const { page } = desk();
  heard.dropped?.({ sender: page }, place.folder, '/x/Riga.seatwright');
  heard.dropped?.({ sender: page }, place.folder, join(place.folder, 'none'));
  expect(dropped).toEqual(['/x/Riga.seatwright', place.folder]);
});
