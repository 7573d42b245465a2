/**
 * Paper: fitting a text into its row, laying out long lists, 2,000 names to a PDF on the whole program, which must be built; the
 * memory of all its processes meanwhile and the time to the first page of the preview [P-12] [hall-and-print 1.8].
 *
 * Memory is the sum over all processes of their proportional shares (PSS in /proc/<pid>/smaps_rollup): a page that several of them
 * share counts once, not once for each as in a sum of RSS. [P-12] speaks of a warm program: it has stood for half a minute, so that
 * the browser has collected what the import of 2,000 people left behind; without that pause the same job is measured too. The
 * double's main process is a Node of its own beside the browser's: in Electron the two are one.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fitName } from '../../../core/sheets/layout/fit.ts';
import { paperPages } from '../../../core/sheets/layout/paper-pages.ts';
import { sheets } from '../../../core/sheets/paper/sheets.ts';
import { latinPeople, mahjong, plainHand, plainMeasure, seated, viewOf } from '../../core/sheets/hall-of-names.ts';
import { openEvent, publishRound, startDesktop } from '../../desktop/events.ts';
import { fixed, table, timed } from '../figures.ts';
import { type Memory, watchMemory } from './memory.ts';

const PEOPLE = 2000;

/** The browser collects the rubbish of a page that stands still after some twenty seconds. */
const STANDS = 30_000;

const tournament = seated(latinPeople(PEOPLE));
const view = viewOf(tournament);

const room = { width: 60, size: 4.6, least: 3.2, bold: false };
const fitting = await timed(() => {
  for (const { name } of view.names) fitName(name, room, plainMeasure);
});

const set = sheets(
  tournament,
  mahjong,
  { documents: ['seatingByName'], round: null, language: 'en' },
  { printedAt: '' },
);
if (!set.ok) throw new Error(set.refusal.code);
const [sheet] = set.value.sheets;
if (sheet === undefined) throw new Error('no sheet');
const look = { paper: 'A4', preset: 'wall', printed: '', program: '' } as const;
const laying = await timed(() => paperPages(sheet, look, plainHand));

table(
  [`${PEOPLE} names`, 'ms', 'µs a name'],
  [
    ['fitted into their rows', fixed(fitting), fixed((1000 * fitting) / PEOPLE)],
    ['pages of the list by name', fixed(laying), fixed((1000 * laying) / PEOPLE)],
  ],
);

const home = mkdtempSync(join(tmpdir(), 'seatwright-bench-'));
const desktop = await startDesktop(home);
try {
  await openEvent(desktop, latinPeople(PEOPLE) as never, { name: 'Large' });
  await publishRound(desktop);
  const path = join(home, 'names.pdf');
  const printing: number[] = [];
  const print = async (): Promise<Memory> => {
    const memory = watchMemory(desktop.app.process().pid ?? process.pid);
    const watching = setInterval(memory.once, 100);
    rmSync(path, { force: true });
    await desktop.saveAs(path);
    const job = { documents: ['seatingByName'], round: null, paper: 'A4', language: 'en' } as const;
    printing.push(await timed(() => desktop.value('print.pdf', { ...job, documents: [...job.documents] })));
    clearInterval(watching);
    return memory;
  };
  const atOnce = await print();
  await new Promise((resolve) => setTimeout(resolve, STANDS));
  const before = watchMemory(desktop.app.process().pid ?? process.pid);
  before.once();
  const warm = [await print(), await print()];
  const [during] = warm.toSorted((a, b) => (b.most() ?? 0) - (a.most() ?? 0));
  const { page } = desktop;
  // What the page's own thread worked: it stays the same while the machine is busy with others.
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const previews: number[] = [];
  const work: number[] = [];
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Alt+1');
    await page.locator('[class*=_previewPage_]').first().waitFor({ state: 'detached' });
    const begun = await worked();
    previews.push(
      await timed(async () => {
        await page.keyboard.press('Control+KeyP');
        await page.locator('[class*=_previewPage_] [class*=_paperPage_]').first().waitFor();
      }),
    );
    work.push((await worked()) - begun);
  }
  const most = (memory: Memory): string =>
    memory.most() === null ? 'not measured here' : fixed(memory.most() ?? 0, 0);
  table(
    ['memory of all processes, MB', 'before', 'most while printing', 'allowed (P-12)', 'right after the import'],
    [[`${PEOPLE} names to PDF`, most(before), most(during ?? atOnce), '600', most(atOnce)]],
  );
  table(
    ['process, when it was the most', 'MB'],
    (during ?? atOnce).shares().map(({ what, megabytes }) => [what, fixed(megabytes, 0)]),
  );
  table(
    ['preview, ms', 'first', 'best', 'allowed (1.8)', 'its work, ms of one core'],
    [
      [
        `${PEOPLE} people`,
        fixed(previews[0] ?? 0, 0),
        fixed(Math.min(...previews), 0),
        '1000',
        `${fixed(work[0] ?? 0, 0)}, ${fixed(Math.min(...work), 0)}`,
      ],
    ],
  );
  table(
    [`${PEOPLE} names to PDF`, 'cold ms', 'best ms', 'kB', 'allowed ms (P-12)'],
    [
      [
        'list by name',
        fixed(printing[0] ?? 0, 0),
        fixed(Math.min(...printing), 0),
        fixed(readFileSync(path).length / 1024, 0),
        '10000',
      ],
    ],
  );
} finally {
  await desktop.app.close();
  rmSync(home, { recursive: true, force: true });
}
