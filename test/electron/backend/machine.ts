/** A back end over a machine of the test: own folders, own clock, numbered randomness, recorded windows. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Input, MethodName, Push, Reply } from '../../../core/api/contract.ts';
import type { AskedInput } from '../../../core/tournament/commands.ts';
import type { Answer } from '../../../core/tournament/refusal.ts';
import { type Backend, startBackend } from '../../../electron/backend/backend.ts';
import type { Machine } from '../../../electron/backend/machine.ts';
import { freePath } from '../../../electron/backend/places.ts';
import { forkChecker, forkNetwork } from '../../../electron/host/node-child.ts';
import { builtFolder } from '../../../electron/host/where.ts';
import { publishing } from '../../publishing.ts';
import { checkerEntry, networkEntry, workerEntry } from '../children.ts';

export type Bench = {
  readonly backend: Backend;
  readonly folder: string;
  readonly pushes: Push[];
  readonly faults: string[];
  readonly call: <M extends MethodName>(method: M, input: Input<M>) => Promise<Answer<Reply<M>>>;
  readonly value: <M extends MethodName>(method: M, input: Input<M>) => Promise<Reply<M>>;
  readonly send: (command: AskedInput, id?: string) => Promise<Answer<{ no: number }>>;
  readonly close: () => Promise<void>;
};

/** What no test has closed yet. */
const running = new Set<Bench>();

/** Also those that a test has made besides, or in place of the first. */
export const closeBenches = async (): Promise<void> => {
  for (const bench of running) await bench.close();
};

let made = 0;
const hexId = () => (made++).toString(16).padStart(32, '0');

/** @param engine the worker's file, for trials of a program whose engine is another or cannot start */
export const benchIn = (folder: string, changed: Partial<Machine> = {}, engine: URL = workerEntry()): Bench => {
  const pushes: Push[] = [];
  const faults: string[] = [];
  let seconds = 0;
  const machine: Machine = {
    host: 'browser',
    version: '0.0.0',
    platform: 'linux',
    locale: 'en',
    now: () => new Date(Date.UTC(2026, 4, 1, 8, 0, seconds++)),
    randomHex: (bytes) =>
      hexId()
        .slice(-2 * bytes)
        .padStart(2 * bytes, '0'),
    folders: { data: join(folder, 'data'), documents: folder },
    chooseNew: async (suggested) => freePath(folder, suggested),
    chooseOpen: async () => null,
    chooseSave: async () => null,
    chooseFolder: null,
    showFolder: null,
    sticks: () => [],
    startChecker: () => forkChecker(checkerEntry()),
    network: {
      places: () => [{ address: '127.0.0.1', name: 'lo', version: 4 }],
      start: () => forkNetwork(networkEntry()),
      pages: builtFolder('renderer'),
    },
    opened: () => undefined,
    hall: {
      canPlace: true,
      displays: () => [],
      identify: () => undefined,
      open: async () => null,
      close: () => undefined,
      windows: () => [],
    },
    print: { paper: async () => ({ tab: null }), pdf: null },
    fault: (where, fault) => faults.push(`${where}: ${String(fault)}`),
    ...changed,
  };
  const backend = startBackend(machine, engine);
  backend.listen('desk', (push) => pushes.push(push));
  const call: Bench['call'] = async (method, input) =>
    (await backend.call({ role: 'desk', actor: 'desk' }, method, input)) as never;
  const bench: Bench = {
    backend,
    folder,
    pushes,
    faults,
    call,
    value: async (method, input) => {
      const answer = await call(method, input);
      if (!answer.ok) throw new Error(`${method} refused: ${JSON.stringify(answer.refusal)}`);
      return answer.value;
    },
    send: (command, id = hexId()) => call('tournament.do', { id, command }),
    close: () => {
      running.delete(bench);
      return backend.close();
    },
  };
  running.add(bench);
  return bench;
};

export type Place = { readonly folder: string; readonly remove: () => void };

export const freshFolder = (): Place => {
  const folder = mkdtempSync(join(tmpdir(), 'seatwright-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** A back end with a new mahjong event of so many players open. */
export const eventWith = async (bench: Bench, players: number): Promise<string> => {
  const place = await bench.value('file.chooseNew', { suggested: 'Riichi Open' });
  if (place === null) throw new Error('no place');
  await bench.value('file.create', { handle: place.handle, name: 'Riichi Open', family: 'mahjong', plannedRounds: 8 });
  const entrants = Array.from({ length: players }, (_, i) => ({ name: `Player ${i + 1}` }));
  const added = await bench.send({ type: 'entrants.add', entrants });
  if (!added.ok) throw new Error(added.refusal.code);
  return place.handle;
};

/** Seats the next round at random, and the command that publishes it. */
export const drawnRound = async (bench: Pick<Bench, 'value'>, seed: string) => {
  const seated = await bench.value('seating.seat', { method: 'random', options: {}, seed });
  return { ...seated, command: publishing(seated) };
};
