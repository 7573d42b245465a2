/**
 * [T-HALL-1]: pages of the program that are killed while they load, in the windows that the program makes for them [desktop 7.1].
 * So many of each in `npm test`, more in the gates.
 */

import { join } from 'node:path';
import { expect } from 'vitest';
import { recordOf, setDisplays, setPrinters } from '../../electron-double/launch.ts';
import { type Desktop, openEvent, publishRound } from '../events.ts';

/** How far a load has come when its page is killed: its document is there, its parts are there. Before that there is no page of ours. */
const MOMENTS = ['did-navigate', 'dom-ready'] as const;
type Moment = (typeof MOMENTS)[number];

/** Before each further load of a hall, in milliseconds; the first ones of [desktop 7.1]. */
const WAITS = [500, 1000];
/** A hall is back so soon. */
const BACK = 3000;

const DISPLAYS = [
  { id: 1, label: 'Laptop', bounds: { x: 0, y: 0, width: 1366, height: 768 } },
  { id: 2, label: 'EPSON', bounds: { x: 1366, y: 0, width: 1920, height: 1080 } },
];

/** What became of the window that was made last: how often its page died, and how many of its loads failed. */
type Fate = { readonly died: number; readonly failed: number };

declare global {
  /** In the main process: counts of the doomed window. */
  var fate: { died: number; failed: number };
}

const momentOf = (number: number): Moment => MOMENTS[number % MOMENTS.length] ?? 'dom-ready';

/** The next window that the program makes loses its page at this moment of its first loads. */
const doom = ({ app }: Desktop, moment: Moment, times: number): Promise<void> =>
  app.evaluate(
    ({ app: program }, plan) => {
      globalThis.fate = { died: 0, failed: 0 };
      program.once('browser-window-created', (_event, { webContents }) => {
        let left = plan.times;
        const kill = (): void => {
          if (left === 0) return;
          left -= 1;
          webContents.forcefullyCrashRenderer();
        };
        // A listener for each event by its own name: the declarations know them one by one.
        if (plan.moment === 'did-navigate') webContents.on('did-navigate', kill);
        else webContents.on('dom-ready', kill);
        webContents.on('render-process-gone', () => {
          globalThis.fate.died += 1;
        });
        webContents.on('did-fail-load', () => {
          globalThis.fate.failed += 1;
        });
      });
    },
    { moment, times },
  );

const fateOf = ({ app }: Desktop): Promise<Fate> => app.evaluate(() => ({ ...globalThis.fate }));

/** What the hall shows, in whatever page its window has now: the page model has given up the one that died. */
const hallShows = ({ app }: Desktop): Promise<boolean> =>
  app.evaluate(async ({ BrowserWindow }) => {
    const hall = BrowserWindow.getAllWindows().find(({ webContents }) => webContents.getURL().includes('hall=1'));
    if (hall === undefined || !hall.isVisible()) return false;
    const script = `document.querySelector('[class*=_hall_]') !== null`;
    return hall.webContents.executeJavaScript(script).catch(() => false) as Promise<boolean>;
  });

const windowCount = ({ app }: Desktop): Promise<number> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

/** An event with a round on paper, and a display beside the desk's. */
export const beforeDying = async (desktop: Desktop): Promise<void> => {
  await setDisplays(desktop.app, DISPLAYS);
  await setPrinters(desktop.app, ['Canon']);
  await openEvent(
    desktop,
    Array.from({ length: 16 }, (_, n) => ({ name: `Player ${n}` })),
  );
  await publishRound(desktop);
};

/** The desk answers, and nothing in the main process failed unheard. */
const deskIsAlive = async (desktop: Desktop): Promise<void> => {
  expect((await desktop.value('hall.displays', {})).displays).toHaveLength(DISPLAYS.length);
  expect((await recordOf(desktop.app)).unhandledRejections).toEqual([]);
};

/** Answers how long the hall waited until it was loaded for good, by the times of its loads. */
export const killHall = async (desktop: Desktop, number: number): Promise<number> => {
  const times = 1 + (Math.floor(number / MOMENTS.length) % WAITS.length);
  await doom(desktop, momentOf(number), times);
  await desktop.value('hall.open', { hall: 1, display: '2' });
  await expect.poll(() => fateOf(desktop).then(({ died }) => died)).toBe(times);
  await expect.poll(() => hallShows(desktop)).toBe(true);
  await expect
    .poll(async () => (await desktop.value('hall.state', {})).halls.find(({ hall }) => hall === 1)?.lost)
    .toBe(false);
  const { died, failed } = await fateOf(desktop);
  expect([died, failed <= times]).toEqual([times, true]);
  await deskIsAlive(desktop);
  await desktop.value('hall.close', { hall: 1 });
  const waited = WAITS.slice(0, times).reduce((sum, wait) => sum + wait, 0);
  expect(waited).toBeLessThanOrEqual(BACK);
  return waited;
};

/** A number on a display that dies: the other ones are shown, and all go as usual. */
export const killIdentify = async (desktop: Desktop, number: number): Promise<void> => {
  await doom(desktop, momentOf(number), 1);
  await desktop.value('hall.identify', {});
  await expect.poll(() => fateOf(desktop).then(({ died }) => died)).toBe(1);
  await deskIsAlive(desktop);
};

/** Every number has gone from its display. */
export const identifyIsOver = (desktop: Desktop): Promise<void> => expect.poll(() => windowCount(desktop)).toBe(1);

/** A job whose page dies fails, on paper and as a PDF, and leaves no window. */
export const killPrint = async (desktop: Desktop, number: number): Promise<void> => {
  await desktop.saveAs(join(desktop.home, `never ${number}.pdf`));
  const before = await windowCount(desktop);
  await doom(desktop, momentOf(number), 1);
  const job = { documents: ['slips'], round: null, paper: 'A4', language: 'en' } as const;
  const method = number % 2 === 0 ? 'print.pdf' : 'print.paper';
  const refusal = method === 'print.pdf' ? 'print.noPdf' : 'print.failed';
  await expect(desktop.value(method, { ...job, documents: [...job.documents] })).rejects.toThrow(`"${refusal}"`);
  expect((await fateOf(desktop)).died).toBe(1);
  await expect.poll(() => windowCount(desktop)).toBeLessThanOrEqual(before);
  await deskIsAlive(desktop);
};
