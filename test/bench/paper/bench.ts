/**
 * Paper and hall: fitting a text into its row, laying out long lists, 2,000 names to a PDF on the whole program, and a page turn in
 * the hall (frames while it turns). The program must be built.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fitName } from '../../../core/sheets/fit.ts';
import { hallPages } from '../../../core/sheets/hall-pages.ts';
import { paperPages } from '../../../core/sheets/paper-pages.ts';
import { sheets } from '../../../core/sheets/sheets.ts';
import { codeVoice, latinPeople, mahjong, plainMeasure, seated, viewOf } from '../../core/sheets/hall-of-names.ts';
import { openEvent, publishRound, startDesktop } from '../../desktop/events.ts';
import { setDisplays } from '../../electron-double/launch.ts';
import { fixed, quantile, table, timed } from '../figures.ts';

const PEOPLE = 2000;
const TURNS = 20;

const tournament = seated(latinPeople(PEOPLE));
const view = viewOf(tournament);

const room = { width: 60, size: 4.6, least: 3.2, bold: false };
const fitting = await timed(() => {
  for (const { name } of view.names) fitName(name, room, plainMeasure);
});

const set = sheets(tournament, mahjong, { documents: ['seatingByName'], round: null, language: 'en' }, '');
if (!set.ok) throw new Error(set.refusal.code);
const [sheet] = set.value.sheets;
if (sheet === undefined) throw new Error('no sheet');
const look = { paper: 'A4', preset: 'wall', printed: '', program: '' } as const;
const laying = await timed(() => paperPages(sheet, look, codeVoice, plainMeasure));
const hallRoom = { imageWidth: 200, farthest: 1200, readingLine: 600 };
const wishes = { dense: false, scroll: false, share: { part: 1, of: 1 } };
const hallLaying = await timed(() =>
  hallPages(view, 'byName', { width: 1920, height: 1080 }, hallRoom, wishes, codeVoice, plainMeasure),
);

table(
  [`${PEOPLE} names`, 'ms', 'µs a name'],
  [
    ['fitted into their rows', fixed(fitting), fixed((1000 * fitting) / PEOPLE)],
    ['pages of the list by name', fixed(laying), fixed((1000 * laying) / PEOPLE)],
    ['pages of the hall', fixed(hallLaying), fixed((1000 * hallLaying) / PEOPLE)],
  ],
);

const home = mkdtempSync(join(tmpdir(), 'seatwright-bench-'));
const desktop = await startDesktop(home);
try {
  await openEvent(desktop, latinPeople(PEOPLE) as never, { name: 'Large' });
  await publishRound(desktop);
  const path = join(home, 'names.pdf');
  const printing: number[] = [];
  for (let i = 0; i < 3; i++) {
    rmSync(path, { force: true });
    await desktop.saveAs(path);
    const job = { documents: ['seatingByName'], round: null, paper: 'A4', language: 'en' } as const;
    printing.push(await timed(() => desktop.value('print.pdf', { ...job, documents: [...job.documents] })));
  }
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

  await setDisplays(desktop.app, [
    { id: 1, label: 'Laptop', bounds: { x: 0, y: 0, width: 1366, height: 768 } },
    { id: 2, label: 'Projector', bounds: { x: 1366, y: 0, width: 1920, height: 1080 } },
  ]);
  await desktop.value('hall.open', { hall: 1, display: '2' });
  const hall = desktop.app.windows().find((page) => page.url().includes('hall='));
  if (hall === undefined) throw new Error('the hall did not open');
  await hall.locator('.hall-list').waitFor();
  const frames = (): Promise<number> =>
    hall.evaluate(
      () =>
        new Promise<number>((done) => {
          const begun = document.querySelector('.hall-list');
          const asked = performance.now();
          const look = () => {
            if (document.querySelector('.hall-list') !== begun)
              requestAnimationFrame(() => done(performance.now() - asked));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
    );
  const turns: number[] = [];
  for (let no = 1; no <= TURNS; no++) {
    const turned = frames();
    await desktop.value('hall.show', { hall: 1, hold: true, turn: { no, to: 'next', letter: '' } });
    turns.push(await turned);
  }
  table(
    ['hall page turn, key to picture', 'p50 ms', 'p95 ms'],
    [[`${PEOPLE} names, 1920 × 1080`, fixed(quantile(turns, 0.5), 0), fixed(quantile(turns, 0.95), 0)]],
  );
} finally {
  await desktop.app.close();
  rmSync(home, { recursive: true, force: true });
}
