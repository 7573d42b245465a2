import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../browser/chromium.ts';

const run = promisify(execFile);

const start = async (stdio: ('ignore' | 'pipe')[], ...flags: string[]): Promise<ChildProcess> => {
  const profile = await mkdtemp(join(tmpdir(), 'seatwright-profile-'));
  const browser = spawn(
    await chromiumPath(),
    [...chromiumFlags, '--headless', `--user-data-dir=${profile}`, ...flags],
    {
      stdio,
    },
  );
  onTestFinished(async () => {
    if (browser.exitCode === null && browser.signalCode === null) {
      const gone = once(browser, 'exit');
      browser.kill('SIGKILL');
      await gone;
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  return browser;
};

test('the browser starts through Playwright and prints Cyrillic text with an embedded font', async () => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumFlags] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.setContent('<h1>Рассадка</h1>');
  expect((await page.pdf({ format: 'A4' })).toString('latin1')).toMatch(/\/BaseFont \/[A-Z]{6}\+/);
});

test('the browser offers DevTools on a port', async () => {
  const browser = await start(['ignore', 'ignore', 'pipe'], '--remote-debugging-port=0');
  let said = '';
  for await (const chunk of browser.stderr ?? []) {
    said += chunk;
    if (said.includes('DevTools listening on ws://127.0.0.1:')) return;
  }
  expect.fail(`no DevTools address in: ${said}`);
});

test('the browser offers DevTools on a pipe and ends with it', async () => {
  const browser = await start(['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], '--remote-debugging-pipe');
  const [, , , requests, replies] = browser.stdio;
  (requests as Writable).write(`${JSON.stringify({ id: 1, method: 'Browser.getVersion' })}\0`);
  const [reply] = await once(replies as NodeJS.ReadableStream, 'data');
  expect(JSON.parse(String(reply).split('\0')[0] ?? '')).toMatchObject({ id: 1, result: { protocolVersion: '1.3' } });
  const gone = once(browser, 'exit');
  (requests as Writable).destroy();
  await gone;
});

test('a browser named in the environment that is not there is an error with its name', async () => {
  const script = `import { chromiumPath } from './test/browser/chromium.ts'; await chromiumPath();`;
  const attempt = run(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, SEATWRIGHT_CHROMIUM: '/nowhere/chromium' },
  });
  await expect(attempt).rejects.toThrow('SEATWRIGHT_CHROMIUM names /nowhere/chromium');
});
