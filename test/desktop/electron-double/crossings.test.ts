/** [desktop 9.1] rows 12 and 22 to 25: why pages die, what crosses between worlds and processes, and who has sent it. */

import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  FIXTURE,
  type Running,
  removeFolder,
  runDouble,
  startFixture,
  stopFixture,
  temporaryFolder,
} from './fixture.ts';

let running: Running;
beforeAll(async () => {
  running = await startFixture();
});
afterAll(() => stopFixture(running));

test.for(['crashed', 'killed', 'oom', 'launch-failed', 'integrity-failure'] as const)(
  'row 12: a page dies as %s',
  async (reason) => {
    const said = await running.app.evaluate(async ({ BrowserWindow }, why) => {
      const window = new BrowserWindow({ show: false });
      await window.loadURL('app://fixture/sheet.html');
      const died = new Promise((resolve) =>
        window.webContents.once('render-process-gone', (_event, details) => resolve(details.reason)),
      );
      globalThis.electronDouble.killPage(window.webContents.id, why);
      const heard = await died;
      window.destroy();
      return heard;
    }, reason);
    expect(said).toBe(reason);
  },
);

test('row 22: prototypes are lost and symbols dropped on the way', async () => {
  const seen = await running.desk.evaluate(() => {
    class Seat {
      table = 7;
      get next() {
        return this.table + 1;
      }
    }
    const kept: unknown[] = [];
    const given = Object.assign(new Seat(), { mark: Symbol('x'), [Symbol('y')]: 1 });
    window.desk.twice((value) => {
      kept.push(value);
      return value;
    }, given as never);
    const copy = kept[0] as { table: number };
    return {
      same: copy === (given as object),
      plain: Object.getPrototypeOf(copy) === Object.prototype,
      keys: Reflect.ownKeys(copy).map(String),
    };
  });
  expect(seen).toEqual({ same: false, plain: true, keys: ['table'] });
});

test('row 22: cycles and more than 1,000 levels are refused', async () => {
  const said = await running.desk.evaluate(() => {
    const refused = (value: unknown): string => {
      try {
        window.desk.twice((given) => given, value as never);
        return 'taken';
      } catch (error) {
        return (error as Error).message;
      }
    };
    const nested = (levels: number): unknown => {
      let value: unknown = 1;
      for (let i = 0; i < levels; i++) value = { value };
      return value;
    };
    const round: { self?: unknown } = {};
    round.self = round;
    return [refused(round), refused(nested(1002)), refused(nested(100))];
  });
  expect(said).toEqual([
    expect.stringContaining('recursion depth exceeded'),
    expect.stringContaining('recursion depth exceeded'),
    'taken',
  ]);
});

test('row 23: what cannot be cloned is refused in Electron’s words', async () => {
  const said = await running.app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    return [() => undefined, Symbol('x'), new Map()].map((value) => {
      try {
        contents?.send('news', value);
        return 'sent';
      } catch (error) {
        return (error as Error).message;
      }
    });
  });
  expect(said).toEqual(Array(3).fill('An object could not be cloned.'));
});

test('row 24: the frame of a message is gone with its document and with its window', async () => {
  const seen = await running.app.evaluate(
    async ({ BrowserWindow, ipcMain }, preload) => {
      const window = new BrowserWindow({ show: false, webPreferences: { preload } });
      const { webContents } = window;
      /** The page says something; the event of it. */
      const heard = async (): Promise<Electron.IpcMainEvent> => {
        const event = new Promise<Electron.IpcMainEvent>((resolve) => ipcMain.once('note', resolve));
        await webContents.executeJavaScript(`void desk.note('x', () => undefined)`);
        return event;
      };
      await window.loadURL('app://fixture/sheet.html');
      const first = await heard();
      const during = first.senderFrame === webContents.mainFrame;
      await window.loadURL('app://fixture/hall.html');
      const afterwards = first.senderFrame;
      const second = await heard();
      const again = second.senderFrame !== null;
      const gone = new Promise((resolve) => window.once('closed', () => resolve(null)));
      window.destroy();
      await gone;
      return { during, afterwards, again, destroyed: second.senderFrame };
    },
    join(FIXTURE, 'preload.cjs'),
  );
  expect(seen).toEqual({ during: true, afterwards: null, again: true, destroyed: null });
});

test('row 25: a utility process has no number before it has begun, and ends by SIGTERM', async () => {
  const said = await running.app.evaluate(
    ({ utilityProcess }, path) =>
      new Promise((resolve) => {
        const child = utilityProcess.fork(path);
        const before = child.pid;
        child.on('spawn', () => {
          const begun = typeof child.pid;
          child.on('exit', (code) => resolve([before ?? null, begun, code, child.pid ?? null]));
          child.kill();
        });
      }),
    join(FIXTURE, 'worker.js'),
  );
  expect(said).toEqual([null, 'number', 15, null]);
});

test.for([
  ['careful', true, 'windows come\n'],
  ['careful', false, 'windows come\n'],
  ['always', true, 'windows come\n'],
  ['always', false, 'app.enableSandbox() with --no-sandbox: no page would come\n'],
] as const)('[desktop 9.4] asked for: %s, started with a sandbox: %s', async ([asks, sandboxed, said]) => {
  const userData = await temporaryFolder();
  const words = [
    `--user-data-dir=${userData}`,
    ...(sandboxed ? [] : ['--no-sandbox']),
    join(FIXTURE, 'sandboxed.js'),
    asks,
  ];
  const ended = await runDouble(words);
  await removeFolder(userData);
  expect(ended.said).toContain(said);
});
