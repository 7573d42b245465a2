/**
 * The desk as its user feels it, in the browser host over real Chromium: start to usable, a key on the result entry of 256 (64
 * tables), 1,000 and 2,000 players to the next painted frame [W-13.5], and at 500 tables from the key that accepts a result until the next table can be entered
 * [K-05], with keys in bursts of 15 a second. Against a key in an empty text field of the same page (what the browser itself needs):
 * on a busy machine both grow alike.
 */

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../browser/chromium.ts';
import { freshFolder } from '../../electron/backend/machine.ts';
import { fixed, quantile, table, timed } from '../figures.ts';

const root = join(import.meta.dirname, '../../..');
const SIZES = [256, 1000, 2000];
const KEYS = 200;

/** [W-13.5]: 95 of 100 keys are seen within this, at 64 tables and at 1,000 people. */
const ECHO = 50;

/** [K-05]: tables entered in a burst, keys a second, and what is allowed from the accepting key to the next table. */
const BURST = 12;
const PACE = 1000 / 15;
const READY = 50;

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumFlags] });

type Desk = { readonly page: Page; readonly started: readonly [number, number]; readonly close: () => Promise<void> };

/** A program of its own with its page. */
const startDesk = async (): Promise<Desk> => {
  const place = freshFolder();
  const host = spawn(
    process.execPath,
    [
      join(root, 'dist/electron/serve.js'),
      '--no-open',
      `--folder=${place.folder}/files`,
      `--data=${place.folder}/data`,
    ],
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
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  // Two thousand people take their time on a busy machine.
  page.setDefaultTimeout(120_000);
  const usable = await timed(async () => {
    await page.goto(address);
    await page.getByRole('button', { name: 'New tournament' }).waitFor();
  });
  const close = async () => {
    await page.close();
    host.kill();
    place.remove();
  };
  return { page, started: [answering, usable], close };
};

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

/** An event of so many players, its first round published, with the line that takes its results. */
const atResults = async (page: Page, players: number): Promise<void> => {
  await page.getByRole('button', { name: 'New tournament' }).click();
  await page.getByLabel('Name of the event').fill('Bench');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
  const names = ['Name', ...Array.from({ length: players }, (_, i) => `Player ${i + 1}`)].join('\n');
  const taken = page.getByRole('button', { name: /^Import .* people$/ });
  // The screen listens for what is pasted a moment after its heading stands.
  while (!(await taken.isVisible())) {
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, names);
    await taken.waitFor({ timeout: 10_000 }).catch(() => undefined);
  }
  await taken.click();
  await page.getByText(`${players / 4} tables`).waitFor();
  await page.keyboard.press('Alt+2');
  await page.getByRole('button', { name: /^Seat round/ }).click();
  await page.getByRole('button', { name: 'Proposal', exact: true }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.locator('[class*=_commandLine_]').waitFor();
};

const slip = (no: number) => [...`${no}`, 'Enter', ...'412', 'Enter', ...'305', 'Enter', ...'283', 'Enter', 'Enter'];

/** From the key that accepts a result until the next table can be typed, and to the frame that shows it, for tables entered in a burst. */
const accepted = async (
  page: Page,
  first: number,
  of: number,
): Promise<readonly (readonly [ready: number, painted: number])[]> => {
  await page.evaluate((all) => {
    const said = (element: Element) => new RegExp(`^Results (\\d+) of ${all}$`).exec(element.textContent ?? '')?.[1];
    const counter = [...document.querySelectorAll('*')].find((element) => said(element) !== undefined);
    if (counter === undefined) throw new Error('no count of what is in');
    const times: [ready: number, painted: number][] = [];
    let asked = 0;
    window.addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (key === 'Enter') asked = timeStamp;
      },
      { capture: true },
    );
    new MutationObserver(() => {
      const since = asked;
      const ready = performance.now() - since;
      requestAnimationFrame(() => setTimeout(() => times.push([ready, performance.now() - since])));
    }).observe(counter, { subtree: true, childList: true, characterData: true });
    Object.assign(globalThis, { acceptTimes: times });
  }, of);
  for (let table = first; table < first + BURST; table++) {
    for (const key of slip(table)) {
      await page.keyboard.press(key);
      await page.waitForTimeout(PACE);
    }
  }
  await page.waitForFunction(
    (count) => (globalThis as unknown as { acceptTimes: unknown[] }).acceptTimes.length >= count,
    BURST,
  );
  return page.evaluate(() => (globalThis as unknown as { acceptTimes: [number, number][] }).acceptTimes);
};

const blank = await browser.newPage();
await blank.setContent('<input autofocus />');
await blank.locator('input').focus();
const bare = await keyTimes(
  blank,
  Array.from({ length: KEYS }, () => '4'),
);
const ofBare = (value: number): string => fixed(value / quantile(bare, 0.5), 1);

const starts: string[][] = [];
const keys: string[][] = [];
const ready: string[][] = [];
for (const players of SIZES) {
  const { page, started, close } = await startDesk();
  starts.push([`${players} players`, ...started.map((each) => fixed(each, 0))]);
  await atResults(page, players);
  const typed = Array.from({ length: 40 }, (_, i) => slip(i + 1))
    .flat()
    .slice(0, KEYS);
  const whole = typed.lastIndexOf('Enter') + 1;
  const entry = await keyTimes(page, typed.slice(0, whole));
  keys.push([
    `result entry, ${players} players`,
    fixed(quantile(entry, 0.5), 1),
    fixed(quantile(entry, 0.95), 1),
    fixed(Math.max(...entry), 1),
    fixed(quantile(entry, 0.95) / ECHO, 2),
    ofBare(quantile(entry, 0.5)),
    fixed(quantile(entry, 0.95) / quantile(bare, 0.95), 1),
  ]);
  if (players / 4 >= 500) {
    await page.keyboard.press('Escape');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    };
    const begun = await worked();
    const times = await accepted(page, 100, players / 4);
    const [until, painted] = [times.map(([ready]) => ready), times.map(([, frame]) => frame)];
    const work = ((await worked()) - begun) / BURST;
    ready.push([
      `${players / 4} tables, ${BURST} in a burst`,
      fixed(quantile(until, 0.5), 1),
      fixed(Math.max(...until), 1),
      String(READY),
      fixed(quantile(painted, 0.5), 1),
      ofBare(quantile(painted, 0.5)),
      fixed(work, 0),
    ]);
  }
  await close();
}
keys.push([
  'empty field',
  fixed(quantile(bare, 0.5), 1),
  fixed(quantile(bare, 0.95), 1),
  fixed(Math.max(...bare), 1),
  fixed(quantile(bare, 0.95) / ECHO, 2),
  '1.0',
  '1.0',
]);
table(['start', 'program answers, ms', 'page usable after that, ms'], starts);
process.stdout.write('\n');
table(
  [
    'a key on the entry screen',
    'p50 ms',
    'p95 ms',
    'max ms',
    `p95 of ${ECHO} ms (W-13.5)`,
    'times the empty field (p50)',
    '(p95)',
  ],
  keys,
);
process.stdout.write('\n');
table(
  [
    'a result accepted until the next table can be entered',
    'p50 ms',
    'max ms',
    'allowed (K-05)',
    'painted, p50 ms',
    'times the empty field (p50)',
    'work of the page a table with its 17 keys, ms of one core',
  ],
  ready,
);
await browser.close();
