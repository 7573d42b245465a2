/**
 * The desk as its user feels it, in the browser host over real Chromium: start to usable, and a key on the result entry of 160 players
 * to the next painted frame, against a key in an empty text field of the same page (the bound: what the browser itself needs).
 */

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../browser/chromium.ts';
import { freshFolder } from '../../electron/backend/machine.ts';
import { fixed, quantile, table, timed } from '../figures.ts';

const root = join(import.meta.dirname, '../../..');
const PLAYERS = 160;
const KEYS = 200;

const place = freshFolder();
const host = spawn(
  process.execPath,
  [join(root, 'dist/electron/serve.js'), '--no-open', `--folder=${place.folder}/files`, `--data=${place.folder}/data`],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
// A bench that fails leaves no program behind.
process.on('exit', () => host.kill('SIGKILL'));
let address = '';
const answering = await timed(
  () =>
    new Promise<void>((resolve) => {
      host.stdout.on('data', (chunk) => {
        address = /Seatwright: (\S+)/.exec(String(chunk))?.[1] ?? address;
        if (address !== '') resolve();
      });
    }),
);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumFlags] });
const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
const usable = await timed(async () => {
  await page.goto(address);
  await page.getByRole('button', { name: 'New tournament' }).waitFor();
});
table(
  ['start', 'ms'],
  [
    ['program answers', fixed(answering, 0)],
    ['page usable after that', fixed(usable, 0)],
  ],
);

/** Milliseconds from a key going down to the frame after it, measured in the page. */
const keyTimes = async (target: Page, keys: readonly string[]): Promise<number[]> => {
  await target.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { keyTimes: times });
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      { capture: true },
    );
  });
  for (const key of keys) await target.keyboard.press(key);
  await target.waitForFunction(
    (count) => (globalThis as unknown as { keyTimes: number[] }).keyTimes.length >= count,
    keys.length,
  );
  return target.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
};

await page.getByRole('button', { name: 'New tournament' }).click();
await page.getByLabel('Name of the event').fill('Bench');
await page.keyboard.press('Enter');
await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
const names = ['Name', ...Array.from({ length: PLAYERS }, (_, i) => `Player ${i + 1}`)].join('\n');
await page.evaluate((text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}, names);
await page.getByRole('button', { name: `Import ${PLAYERS} people` }).click();
await page.getByText('40 tables').waitFor();
await page.keyboard.press('Alt+2');
await page.getByRole('button', { name: /^Seat round/ }).click();
await page.getByText('Proposal, seen by nobody yet').waitFor();
await page.keyboard.press('Control+Enter');
await page.getByText('Published', { exact: true }).first().waitFor();
await page.keyboard.press('Alt+3');
await page.getByRole('heading', { level: 1, name: /^Results/ }).waitFor();

const slip = (no: number) => [...`${no}`, 'Enter', ...'412', 'Enter', ...'305', 'Enter', ...'283', 'Enter', 'Enter'];
const entry = await keyTimes(
  page,
  Array.from({ length: 40 }, (_, i) => slip(i + 1))
    .flat()
    .slice(0, KEYS),
);

const blank = await browser.newPage();
await blank.setContent('<input autofocus />');
await blank.locator('input').focus();
const bare = await keyTimes(
  blank,
  Array.from({ length: KEYS }, () => '4'),
);

process.stdout.write('\n');
table(
  [`a key on the entry screen, ${PLAYERS} players`, 'p50 ms', 'p95 ms', 'max ms', 'times the empty field (p50)'],
  [
    [
      'result entry',
      fixed(quantile(entry, 0.5), 1),
      fixed(quantile(entry, 0.95), 1),
      fixed(Math.max(...entry), 1),
      fixed(quantile(entry, 0.5) / quantile(bare, 0.5), 1),
    ],
    ['empty field', fixed(quantile(bare, 0.5), 1), fixed(quantile(bare, 0.95), 1), fixed(Math.max(...bare), 1), '1.0'],
  ],
);
await browser.close();
host.kill();
place.remove();
