import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startFixture, stopFixture } from './fixture.ts';

let running: Running;

beforeAll(async () => {
  running = await startFixture();
});
afterAll(() => stopFixture(running));

test('the page has exactly the exposed API, and nothing of Node or Electron', async () => {
  const globals = await running.desk.evaluate(() => ({
    keys: Object.keys(window.desk),
    foreign: ['require', 'process', 'module', 'Buffer', 'ipcRenderer', 'electron', 'global'].filter(
      (name) => name in window,
    ),
  }));
  expect(globals.foreign).toEqual([]);
  expect(globals.keys).toContain('addName');
});

test('the API is there before the first script of the page', async () => {
  expect(await running.desk.evaluate(() => globalThis.deskAtFirstScript)).toBe('object');
});

test('the API is frozen in depth and cannot be replaced', async () => {
  const after = await running.desk.evaluate(() => {
    const open = window as unknown as { desk: { version: number; list: { words: string[] } } };
    const before = open.desk;
    // Each of these either throws or does nothing, by the mode of the script.
    const attempts = [
      () => Object.assign(open.desk, { version: 4 }),
      () => open.desk.list.words.push('more'),
      () => Object.defineProperty(window, 'desk', { value: {} }),
      () => Reflect.deleteProperty(window, 'desk') && Reflect.set(window, 'desk', {}),
    ];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        // Refused, as it should be.
      }
    }
    return { same: open.desk === before, version: open.desk.version, words: open.desk.list.words };
  });
  expect(after).toEqual({ same: true, version: 3, words: ['bye', 'table'] });
});

test('values are copied across, dates and nested lists included', async () => {
  const { words, born } = await running.desk.evaluate(() => ({
    words: window.desk.list.words,
    born: window.desk.list.born.getTime(),
  }));
  expect(words).toEqual(['bye', 'table']);
  expect(born).toBe(0);
});

test('functions work both ways, and a function that comes back is the page’s own', async () => {
  expect(await running.desk.evaluate(() => window.desk.twice((value) => value * 3, 2))).toBe(18);
});

test('what the preload throws arrives as an error of the page', async () => {
  const caught = await running.desk.evaluate(() => {
    try {
      window.desk.fail();
      return 'nothing';
    } catch (error) {
      return error instanceof Error ? error.message : 'a foreign thing';
    }
  });
  expect(caught).toBe('as asked');
});

test('a second API under the same name is refused', async () => {
  const caught = await running.desk.evaluate(() => {
    try {
      window.desk.second();
      return 'nothing';
    } catch (error) {
      return (error as Error).message;
    }
  });
  expect(caught).toBe('Cannot bind an API on top of an existing property on the window object');
});

test('the preload itself runs sandboxed', async () => {
  expect(await running.desk.evaluate(() => window.desk.world())).toEqual({
    hasRequire: 'function',
    processType: 'renderer',
    node: 'string',
  });
});

test('frames inside the page have no API', async () => {
  const frame = running.desk.frame({ url: /frame\.html/ });
  expect(await frame?.evaluate(() => 'desk' in window)).toBe(false);
});

test('invoke brings the value of the handler back', async () => {
  const answer = await running.desk.evaluate(() => window.desk.addName('Łukasz Ильин 高'));
  expect(answer).toEqual({ count: 1, name: 'Łukasz Ильин 高' });
  await running.desk.getByText('Łukasz Ильин 高').waitFor();
});

test('send and reply pass each other messages', async () => {
  const answer = await running.desk.evaluate(() => new Promise((resolve) => window.desk.note('тихо', resolve)));
  expect(answer).toBe('ТИХО');
});

test('a listener that was removed hears nothing more', async () => {
  const heard = await running.desk.evaluate(async () => {
    const counts: number[] = [];
    const stop = window.desk.onNames((names) => counts.push(names.length));
    await window.desk.addName('heard');
    stop();
    await window.desk.addName('unheard');
    return counts.length;
  });
  expect(heard).toBe(1);
});

test.each<[string, () => Promise<unknown>, string]>([
  [
    'an error of the handler',
    () => window.desk.addName(' '),
    "Error invoking remote method 'names:add': RangeError: a name is needed",
  ],
  [
    'a missing handler',
    () => window.desk.nobody(),
    "Error invoking remote method 'nobody': Error: No handler registered for 'nobody'",
  ],
  ['an argument that is not JSON', () => window.desk.addDate(), 'An object could not be cloned.'],
])('%s comes back as text in Electron’s form', async (_, call, message) => {
  await expect(running.desk.evaluate(call)).rejects.toThrow(message);
});

test('the sender is known by the application’s own address', async () => {
  const url = await running.app.evaluate(
    ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.mainFrame.url,
  );
  expect(url).toBe('app://fixture/desk.html');
});

test('the content security policy of the handler is obeyed', async () => {
  expect(await running.desk.evaluate(() => globalThis.inlineRan)).toBeUndefined();
});

test('requests to the own scheme reach the handler in its own form', async () => {
  const heard = await running.desk.evaluate(async () => {
    const response = await fetch('/echo?table=%D0%B0', { method: 'POST', body: 'тело' });
    return response.json();
  });
  expect(heard).toEqual({ url: 'app://fixture/echo?table=%D0%B0', method: 'POST', body: 'тело' });
});

test('a page that the handler does not know is a 404, not an escape', async () => {
  const status = await running.desk.evaluate(async () => (await fetch('/..%2f..%2fpreload.cjs')).status);
  expect(status).toBe(404);
});
