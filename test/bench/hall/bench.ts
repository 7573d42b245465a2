/**
 * The hall: laying out long lists, and a page turn on the whole program, from the TO's key to the picture and how long the hall
 * window's longest frame is meanwhile; how long a hall takes to go and to come back with its display [H-07] and to fill one that has
 * changed [H-08], with what the rule allows beside it. The program must be built.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { hallPages } from '../../../core/sheets/hall/hall-pages.ts';
import { latinPeople, plainHand, seated, viewOf } from '../../core/sheets/hall-of-names.ts';
import { type Desktop, openEvent, publishRound, startDesktop } from '../../desktop/events.ts';
import { setDisplays } from '../../electron-double/launch.ts';
import { fixed, quantile, table, timed } from '../figures.ts';

const SIZES = [200, 2000];
const TURNS = 30;

const room = { imageWidth: 200, farthest: 1200, readingLine: 600 };
const image = { width: 1920, height: 1080 };
const wishes = { dense: false, scroll: false, share: { part: 1, of: 1 } };

const laying = [];
for (const people of SIZES) {
  const view = viewOf(seated(latinPeople(people)));
  const run = () => hallPages(view, 'byName', { image, room, wishes }, plainHand);
  const first = await timed(run);
  laying.push([`${people} names`, fixed(first), fixed(await timed(run)), fixed((1000 * first) / people)]);
}
table(['all pages of the list by name', 'cold ms', 'warm ms', 'µs a name'], laying);

type Turn = { readonly at: number; readonly frame: number };
type Watched = { turn?: Promise<Turn> };

/** Watches for the next page: when it is painted (milliseconds since 1970), and the longest frame until then. */
const watch = (hall: Page): Promise<void> =>
  hall.evaluate(() => {
    const begun = document.querySelector('[class*=_hallList_]');
    let before = performance.now();
    let frame = 0;
    let isTurned = false;
    (window as unknown as Watched).turn = new Promise((done) => {
      const look = () => {
        const now = performance.now();
        frame = Math.max(frame, now - before);
        before = now;
        // Painted between the frame that finds it and the one after.
        if (isTurned) done({ at: Date.now(), frame });
        else {
          isTurned = document.querySelector('[class*=_hallList_]') !== begun;
          requestAnimationFrame(look);
        }
      };
      requestAnimationFrame(look);
    });
  });

/** Turns so far: a window carries each out once. */
let turns = 0;

const turned = async (desktop: Desktop, people: number): Promise<readonly string[]> => {
  await openEvent(desktop, latinPeople(people) as never, { name: `Large ${people}` });
  await publishRound(desktop);
  await desktop.value('hall.open', { hall: 1, display: '2' });
  const hall = hallPage(desktop);
  if (hall === undefined) throw new Error('the hall did not open');
  await hall.locator('[class*=_hallList_]').waitFor();
  const painted: number[] = [];
  const frames: number[] = [];
  for (let i = 0; i < TURNS; i++) {
    turns += 1;
    await watch(hall);
    const asked = Date.now();
    await desktop.value('hall.show', { hall: 1, hold: true, turn: { no: turns, to: 'next', letter: '' } });
    const took = await hall.evaluate(() => (window as unknown as Watched).turn);
    if (took === undefined) throw new Error('the hall is not watched');
    painted.push(took.at - asked);
    frames.push(took.frame);
  }
  await desktop.value('hall.close', { hall: 1 });
  const [half, most] = [quantile(painted, 0.5), quantile(painted, 0.95)];
  return [
    `${people} names, 1920 × 1080`,
    fixed(half, 0),
    fixed(most, 0),
    fixed(quantile(frames, 0.5), 0),
    fixed(quantile(frames, 0.95), 0),
  ];
};

const LAPTOP = { id: 1, label: 'Laptop', bounds: { x: 0, y: 0, width: 1366, height: 768 } };
const PROJECTOR = { id: 2, label: 'Projector', bounds: { x: 1366, y: 0, width: 1920, height: 1080 } };

/** [H-07]: so often, and milliseconds allowed. [H-08]: milliseconds allowed. */
const TIMES = 20;
const GONE = 1000;
const BACK = 3000;
const FILLS = 1000;

const hallPage = (desktop: Desktop): Page | undefined =>
  desktop.app.windows().find((page) => !page.isClosed() && page.url().includes('hall='));

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
};

/** Whether the hall shows its list in a picture of a size, as the window itself has drawn it. */
const shows = async (desktop: Desktop, { width, height }: { readonly width: number; readonly height: number }) => {
  const page = hallPage(desktop);
  if (page === undefined) return false;
  return page
    .evaluate(
      ([w, h]) => {
        const picture = document.querySelector<HTMLElement>('[class*=_hall_]');
        const isThere = picture?.offsetWidth === w && picture.offsetHeight === h;
        return isThere && document.querySelectorAll('[class*=_hallList_] .laid-row').length > 0;
      },
      [width, height] as const,
    )
    .catch(() => false);
};

const displaysChange = async (desktop: Desktop): Promise<void> => {
  await desktop.value('hall.open', { hall: 1, display: '2' });
  await until(() => shows(desktop, PROJECTOR.bounds));
  const gone: number[] = [];
  const back: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    gone.push(
      await timed(async () => {
        await setDisplays(desktop.app, [LAPTOP]);
        await until(async () => hallPage(desktop) === undefined);
      }),
    );
    back.push(
      await timed(async () => {
        await setDisplays(desktop.app, [LAPTOP, PROJECTOR]);
        await until(() => shows(desktop, PROJECTOR.bounds));
      }),
    );
  }
  const fills: number[] = [];
  // 1920 × 1080 at 150 and 250 %, turned on its side, another resolution, and back.
  for (const [width, height, scaleFactor, rotation] of [
    [1280, 720, 1.5, 0],
    [768, 432, 2.5, 0],
    [1080, 1920, 1, 90],
    [1024, 768, 1, 0],
    [1920, 1080, 1, 0],
  ] as const) {
    const bounds = { x: 1366, y: 0, width, height };
    fills.push(
      await timed(async () => {
        await setDisplays(desktop.app, [LAPTOP, { ...PROJECTOR, bounds, scaleFactor, rotation }]);
        await until(() => shows(desktop, bounds));
      }),
    );
  }
  await desktop.value('hall.close', { hall: 1 });
  const row = (what: string, values: readonly number[], allowed: number) => [
    what,
    fixed(quantile(values, 0.5), 0),
    fixed(Math.max(...values), 0),
    String(allowed),
  ];
  process.stdout.write('\n');
  table(
    ['the display of a hall of 2,000 names', 'p50 ms', 'max ms', 'allowed ms'],
    [
      row(`H-07 unplugged, ${TIMES} times: gone`, gone, GONE),
      row('H-07 plugged in again: back with its list', back, BACK),
      row('H-08 resolution, scale, rotation: filled again', fills, FILLS),
    ],
  );
};

const home = mkdtempSync(join(tmpdir(), 'seatwright-bench-'));
const desktop = await startDesktop(home);
try {
  await setDisplays(desktop.app, [LAPTOP, PROJECTOR]);
  const rows = [];
  for (const people of SIZES) rows.push(await turned(desktop, people));
  table(['hall page turn', 'key to picture p50 ms', 'p95 ms', 'longest frame p50 ms', 'p95 ms'], rows);
  await displaysChange(desktop);
} finally {
  await desktop.app.close();
  rmSync(home, { recursive: true, force: true });
}
