/**
 * Checks that need no window: the database, the disk, the engine, the processes [desktop 10.2].
 *
 * | check | where |
 * | --- | --- |
 * | native | `nativeCheck` |
 * | folder, watch | `folderCheck`, `watchCheck` |
 * | durable, commit | `commitChecks` |
 * | worker, wasm | `workerCheck`, `wasmCheck` |
 * | checker, network | `checkerCheck`, `networkCheck` |
 * | synced | `syncedCheck` |
 */

import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Answer } from '../../core/tournament/refusal.ts';
import type { Child } from '../backend/child.ts';
import { applySettings } from '../backend/file/pragmas.ts';
import { watchOf } from '../backend/file/watch.ts';
import type { Patient } from '../backend/machine.ts';
import { workerEntry } from '../host/where.ts';
import type { CheckerNews } from '../workers/checker-process.ts';
import { engineFrom } from '../workers/engine.ts';
import { amber, type Check, type Checks, type Found, green, inTime, red } from './examine.ts';

/** A process has so long to come up, to answer and to end. Milliseconds. */
const PROCESS_WITHIN = 3000;
/** What was saved stays saved, however long it takes to tell. */
const DURABLE_WITHIN = 9000;
const COMMITS = 100;
const SLOW_COMMIT = 50;
const ENOUGH_FREE = 500_000_000;
const NEWEST_KNOWN = [3, 54] as const;

/** A folder that is gone afterwards. */
const inPassing = async (folder: string, work: (passing: string) => Promise<Found> | Found): Promise<Found> => {
  const passing = mkdtempSync(join(folder, '.check-'));
  try {
    return await work(passing);
  } finally {
    rmSync(passing, { recursive: true, force: true });
  }
};

/** @param versionOf what the database library says of itself */
export const nativeCheck = (
  versionOf = (): string => {
    const db = new Database(':memory:');
    const version = db.prepare('SELECT sqlite_version()').pluck().get();
    db.close();
    return String(version);
  },
  modules: () => readonly string[] = () => Object.keys(createRequire(import.meta.url).cache),
): Found => {
  const version = versionOf();
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const known = major > NEWEST_KNOWN[0] || (major === NEWEST_KNOWN[0] && minor >= NEWEST_KNOWN[1]);
  // From inside an archive no system loads a library: it must lie beside it.
  const inside = modules().filter((path) => path.endsWith('.node') && /app\.asar[\\/]/.test(path));
  const lost = inside.filter((path) => !existsSync(path.replace('app.asar', 'app.asar.unpacked')));
  return known && lost.length === 0 ? green(version) : red(version);
};

export const folderCheck = ({ folder, machine }: Patient): Check => {
  return () => {
    if (!folder.ok) return red(folder.refusal.code, 'chooseFolder');
    const place = folder.value;
    return inPassing(place, (passing) => {
      const path = join(passing, 'megabyte');
      const file = openSync(path, 'w');
      writeSync(file, Buffer.alloc(1_000_000, 'x'));
      fsyncSync(file);
      closeSync(file);
      if (readFileSync(path, 'latin1') !== 'x'.repeat(1_000_000)) return red('read back', 'chooseFolder');
      const disk = statfsSync(place);
      const free = machine.freeBytes?.(place) ?? disk.bavail * disk.bsize;
      const said = `${Math.round(free / 1_000_000)} MB`;
      return free < ENOUGH_FREE ? amber(said, 'freeSpace') : green(said);
    });
  };
};

const heard = <Order, News>(
  child: Child<Order, News>,
  wanted: (news: News) => boolean,
  { patience = PROCESS_WITHIN }: Patient,
): Promise<News> =>
  inTime(
    new Promise((resolve, reject) => {
      child.onNews((news) => {
        if (wanted(news)) resolve(news);
      });
      child.onExit(() => reject(new Error('the process ended')));
    }),
    patience,
  );

/** Starts a process and does something with it; it must end when it is told to. */
const withProcess = async <Order, News, T>(
  start: () => Child<Order, News>,
  { patience = PROCESS_WITHIN }: Patient,
  work: (child: Child<Order, News>) => Promise<T>,
): Promise<T> => {
  const child = start();
  const gone = new Promise<void>((resolve) => child.onExit(resolve));
  try {
    return await work(child);
  } finally {
    child.kill();
    await inTime(gone, patience);
  }
};

const isDone = (news: CheckerNews): boolean => news.type === 'done';

export const checkerCheck =
  (patient: Patient): Check =>
  async () => {
    const start = performance.now();
    await withProcess(patient.machine.startChecker, patient, async (child) => {
      await heard(child, ({ type }) => type === 'ready', patient);
      const answered = heard(child, isDone, patient);
      child.send({ id: 1, task: { kind: 'newestCopy', copies: { folders: [], mirrors: [] } } });
      await answered;
    });
    return green(`${Math.round(performance.now() - start)} ms`);
  };

/** One run of commits in another process, which is then killed: what was told as written must be there. */
export const commitChecks = (patient: Patient): Pick<Checks, 'durable' | 'commit'> => {
  let times: readonly number[] | null = null;
  const folder = (): string => {
    if (!patient.folder.ok) throw new Error(patient.folder.refusal.code);
    return patient.folder.value;
  };
  return {
    durable: () =>
      inPassing(folder(), async (passing) => {
        const path = join(passing, 'commits');
        // A slow computer is told by its own line; here it is only asked what stays.
        const slowly = { ...patient, patience: patient.patience ?? DURABLE_WITHIN };
        const news = await withProcess(patient.machine.startChecker, slowly, async (child) => {
          await heard(child, ({ type }) => type === 'ready', slowly);
          const done = heard(child, isDone, slowly);
          child.send({ id: 1, task: { kind: 'commits', path, count: COMMITS } });
          return done;
        });
        const answer = (news.type === 'done' ? news.answer : null) as Answer<readonly number[]>;
        if (!answer.ok) return red(answer.refusal.code);
        times = answer.value;
        const db = new Database(path);
        const there = Number(db.prepare('SELECT count(*) FROM commits').pluck().get());
        db.close();
        return there === COMMITS ? green(there) : red(there);
      }),
    commit: () => {
      if (times === null) return amber('', 'slowDisk');
      const usual = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
      const said = `${Math.round(usual)} ms`;
      return usual > SLOW_COMMIT ? amber(said, 'slowDisk') : green(said);
    },
  };
};

/** @param overwrite what somebody else does to the open file */
export const watchCheck =
  (
    { folder }: Patient,
    overwrite = (path: string): void => {
      const file = openSync(path, 'r+');
      writeSync(file, 'somebody else', 0);
      fsyncSync(file);
      closeSync(file);
    },
  ): Check =>
  () => {
    if (!folder.ok) return amber(folder.refusal.code, 'notWatched');
    return inPassing(folder.value, (passing) => {
      const path = join(passing, 'watched');
      const db = new Database(path);
      try {
        applySettings(db, 'local');
        db.exec('CREATE TABLE held (no INTEGER)');
        db.pragma('wal_checkpoint(PASSIVE)');
        const watch = watchOf(path, 'local');
        try {
          overwrite(path);
        } catch {
          // A system that lets nobody else write needs no watching.
          return green('');
        }
        const verdict = watch.after();
        return verdict === 'same' ? amber(verdict, 'notWatched') : green(verdict);
      } finally {
        db.close();
      }
    });
  };

const SIXTEEN = {
  family: 'mahjong',
  method: 'random',
  seed: 'check',
  round: 1,
  players: Array.from({ length: 16 }, (_, no) => ({ id: no + 1 })),
};

const SEAT_WITHIN = 5000;
const STOP_WITHIN = 300;

/** @param entry the engine's file */
export const workerCheck =
  (entry: URL = workerEntry()): Check =>
  async () => {
    const engine = engineFrom(entry);
    const seat = () => engine.seat('mahjong', 'random', SIXTEEN, () => undefined);
    try {
      const start = performance.now();
      const answer = await inTime(seat(), SEAT_WITHIN);
      const took = Math.round(performance.now() - start);
      if (!answer.ok) return red(answer.refusal.code);
      const again = seat();
      engine.stop();
      await inTime(again, STOP_WITHIN);
      return green(`${took} ms`);
    } finally {
      await engine.close();
    }
  };

/** @param load the linear programming library */
export const wasmCheck =
  (load = async () => (await import('../workers/highs.ts')).loadSolver()): Check =>
  async () => {
    const solver = await load();
    const one = { people: 4, tables: Int32Array.of(0, 1, 2, 3), costs: Float64Array.of(1) };
    const answer = solver.relax(one, () => false);
    const total = answer?.reduce((sum, value) => sum + value, 0) ?? Number.NaN;
    return Math.abs(total - 1) < 1e-6 ? green('') : red(total);
  };

/** On this computer only: nothing of it is to be seen in the network. */
export const networkCheck =
  (patient: Patient): Check =>
  async () => {
    const { network } = patient.machine;
    const start = performance.now();
    const said = await withProcess(network.start, patient, async (child) => {
      await heard(child, ({ type }) => type === 'ready', patient);
      const listening = heard(child, ({ type }) => type === 'open' || type === 'refused', patient);
      child.send({ type: 'open', address: '127.0.0.1', port: 0, folder: network.pages });
      const news = await listening;
      if (news.type !== 'open') return news.type === 'refused' ? news.why : '';
      const { status } = await fetch(`http://127.0.0.1:${news.port}/`, { signal: AbortSignal.timeout(PROCESS_WITHIN) });
      return status < 500 ? null : String(status);
    });
    return said === null ? green(`${Math.round(performance.now() - start)} ms`) : amber(said, 'noNetwork');
  };

export const syncedCheck =
  ({ folder, last, lies }: Patient): Check =>
  () => {
    const shared = [...(folder.ok ? [join(folder.value, 'x')] : []), ...(last === null ? [] : [last])].filter(
      (path) => lies(path) === 'shared',
    );
    return shared.length === 0 ? green('') : amber('', 'movePlace');
  };

/** All of them. */
export const basicChecks = (patient: Patient): Checks => ({
  native: () => nativeCheck(),
  folder: folderCheck(patient),
  ...commitChecks(patient),
  watch: watchCheck(patient),
  worker: workerCheck(),
  wasm: wasmCheck(),
  checker: checkerCheck(patient),
  network: networkCheck(patient),
  synced: syncedCheck(patient),
});
