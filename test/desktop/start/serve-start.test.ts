/** [fault F-11]: the browser host as it starts: what it hands to the system's browser, and what it says of its options. */

import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../browser/chromium.ts';
import { PATIENCE, removeFolder, root } from '../hosts.ts';

const home = mkdtempSync(join(tmpdir(), 'seatwright-serve-'));
const serve = join(root, 'dist/electron/serve.js');
const shown = join(home, 'shown');
const folders = [`--folder=${join(home, 'files')}`, `--data=${join(home, 'data')}`];
let end: () => void = () => undefined;
let browser: Browser | null = null;
afterAll(async () => {
  await browser?.close();
  end();
  removeFolder(home);
});

/** The program that opens addresses, in whose arguments everybody on the machine can read. */
const openerIn = (folder: string): void => {
  const opener = join(folder, 'xdg-open');
  writeFileSync(opener, `#!/bin/sh\nprintf %s "$1" > "${shown}.new" && mv "${shown}.new" "${shown}"\n`);
  chmodSync(opener, 0o755);
};

const shownAddress = async (): Promise<string> => {
  await expect.poll(() => existsSync(shown), { timeout: PATIENCE }).toBe(true);
  return readFileSync(shown, 'utf8');
};

test('[fault F-11] the address it opens is good once, goes from the bar, and the tab is loaded again without it', async () => {
  openerIn(home);
  const child = spawn(process.execPath, [serve, ...folders], {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${home}:${process.env.PATH}`, LANG: 'en_US.UTF-8' },
  });
  end = () => child.kill('SIGTERM');
  const address = await shownAddress();
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumFlags] });
  const context = await browser.newContext({ locale: 'en-US' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto(address);
  const ready = page.getByRole('button', { name: 'New tournament' });
  await ready.waitFor();
  expect(page.url()).toBe(`${new URL(address).origin}/`);
  await page.reload();
  await ready.waitFor();
  const other = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await other.goto(address);
  await other.getByText('This page belongs to an earlier start').waitFor();
});

const ended = (args: readonly string[]) => spawnSync(process.execPath, [serve, ...args], { encoding: 'utf8' });

test('--help prints the usage; an unknown option is one line that names it', () => {
  const help = ended(['--help']);
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toContain('--folder=DIR');
  const unknown = ended(['--colour']);
  expect([unknown.status, unknown.stdout]).toEqual([2, '']);
  expect(unknown.stderr.trim().split('\n')).toEqual(["Unknown option '--colour'. See npm start -- --help"]);
});
