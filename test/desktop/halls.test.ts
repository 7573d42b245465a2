/** Several hall windows on several displays, plugged in and out [hall-and-print 2.7, 2.8]. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HallScreen, HallState } from '../../core/api/hall.ts';
import type { Json } from '../../core/tournament/words.ts';
import { vpRules } from '../core/games/bridge/events.ts';
import { recordOf, setDisplays } from '../electron-double/launch.ts';
import { type Desktop, eventNow, openEvent, publishRound, startDesktop } from './events.ts';
import { artifacts, picture, removeFolder, root } from './hosts.ts';

const LAPTOP = { id: 1, label: 'Laptop', bounds: { x: 0, y: 0, width: 1366, height: 768 } };
const LEFT = { id: 2, label: 'EPSON', bounds: { x: 1366, y: 0, width: 1920, height: 1080 } };
const RIGHT = { id: 3, label: 'TV', bounds: { x: 3286, y: 0, width: 1280, height: 720 } };

const home = mkdtempSync(join(tmpdir(), 'seatwright-halls-'));
let desktop: Desktop;

/** A state is waited for, not a time; so long at the most. */
const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look);

const halls = async (): Promise<readonly HallState[]> => (await desktop.value('hall.state', {})).halls;
const hallOf = async (no: number) => (await halls()).find(({ hall }) => hall === no);

/** Bounds and kind of every window that is there, without the console. */
const windows = () =>
  desktop.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .filter((window) => window.webContents.getURL().includes('hall.html'))
      .map((window) => ({ bounds: window.getBounds(), visible: window.isVisible(), full: window.isFullScreen() })),
  );

/** The page of a hall window that shows itself; one that is on its way out may still be listed beside it. */
const pageOf = async (no: number): Promise<Page> => {
  let shown: Page | undefined;
  const look = async (): Promise<boolean> => {
    const pages = desktop.app.windows().filter((page) => !page.isClosed() && page.url().includes(`hall=${no}`));
    for (const page of pages.reverse()) {
      const isShown = await page
        .locator('[class*=_hall_]')
        .isVisible()
        .catch(() => false);
      if (isShown) shown = page;
      if (isShown) return true;
    }
    return false;
  };
  await eventually(look).toBe(true);
  if (shown === undefined) throw new Error(`no hall ${no}`);
  return shown;
};

const open = async (no: number, display: string): Promise<Page> => {
  await desktop.value('hall.open', { hall: no, display });
  return pageOf(no);
};

const show = (hall: number | null, change: Partial<HallScreen>) =>
  desktop.value('hall.show', { hall, ...change } as never);

beforeAll(async () => {
  desktop = await startDesktop(home, root, ['--network-address=127.0.0.1']);
  await setDisplays(desktop.app, [LAPTOP, LEFT, RIGHT]);
  await openEvent(
    desktop,
    Array.from({ length: 64 }, (_, i) => ({ name: `${String.fromCharCode(65 + (i % 26))}${i} Player` })),
  );
  await publishRound(desktop);
});
afterAll(async () => {
  await desktop.app.close();
  removeFolder(home);
});
beforeEach(async () => {
  await setDisplays(desktop.app, [LAPTOP, LEFT, RIGHT]);
  for (const { hall } of await halls()) await desktop.value('hall.close', { hall });
  const left = () => desktop.app.windows().filter((page) => page.url().includes('hall.html')).length;
  await eventually(left).toBe(0);
});

describe('several windows', () => {
  test('each fills its own display and shows its own view', async () => {
    const first = await open(1, '2');
    const second = await open(2, '3');
    await show(1, { view: 'byTable' });
    await show(2, { view: 'byName' });
    await first.getByText('By table').waitFor();
    await second.getByText('By name').waitFor();
    expect((await windows()).map(({ bounds }) => bounds)).toEqual([LEFT.bounds, RIGHT.bounds]);
    expect((await halls()).map(({ display, open: isOpen }) => [display, isOpen])).toEqual([
      ['EPSON', true],
      ['TV', true],
    ]);
  });

  test('two that share a list show everybody once between them', async () => {
    // Told before they open, so that the first picture is the one that counts.
    await show(1, { view: 'byName', hold: true, share: { part: 1, of: 2 } });
    await show(2, { view: 'byName', hold: true, share: { part: 2, of: 2 } });
    const pages = [await open(1, '2'), await open(2, '3')];
    const seen = pages.map(() => new Set<string>());
    const turned = async () => {
      for (const [i, page] of pages.entries()) {
        for (const name of await page.locator('[class*=_hallList_] [data-name]').allTextContents()) seen[i]?.add(name);
        const turn = { no: ((await hallOf(i + 1))?.screen.turn.no ?? 0) + 1, to: 'next', letter: '' } as const;
        await show(i + 1, { turn });
      }
      return (seen[0]?.size ?? 0) + (seen[1]?.size ?? 0);
    };
    await eventually(turned).toBe(64);
    expect(new Set(seen.flatMap((names) => [...names])).size).toBe(64);
  });

  test('a picture that is turned on its side fills the window', async () => {
    const page = await open(1, '2');
    await show(1, { rotation: 90 });
    await eventually(async () => (await hallOf(1))?.shown?.width).toBe(await page.evaluate(() => window.innerHeight));
    const filled = await page.evaluate(() => {
      const { left, top, width, height } =
        document.querySelector('[class*=_hall_]')?.getBoundingClientRect() ?? new DOMRect();
      return [Math.round(left), Math.round(top), width === window.innerWidth, height === window.innerHeight];
    });
    expect(filled).toEqual([0, 0, true, true]);
    await show(1, { rotation: 0 });
  });

  test('one turns from view to view by itself, the other stays on its own', async () => {
    const first = await open(1, '2');
    await open(2, '3');
    await show(2, { view: 'byName' });
    await show(1, { view: 'message', views: ['byTable', 'message'], message: 'Tea', viewSeconds: 5, hold: false });
    await first.getByText('Tea').waitFor();
    await first.getByText('By table').waitFor();
    await eventually(async () => (await hallOf(1))?.shown).toMatchObject({ view: 'byTable' });
    expect((await hallOf(2))?.shown).toMatchObject({ view: 'byName' });
    await show(1, { view: 'byName', views: [] });
  });

  test('[hall-and-print 2.8] black is for all of them at once', async () => {
    const pages = [await open(1, '2'), await open(2, '3')];
    await show(null, { black: true });
    for (const page of pages) await page.locator('[class*=_hall_][data-black]').waitFor();
    await show(null, { black: false });
    for (const page of pages) await page.locator('[class*=_hall_]:not([data-black])').waitFor();
  });
});

describe('H-07: plugged in and out', () => {
  test('20 times: gone at once, never on the console, back on the same view and page', async () => {
    await open(1, '2');
    const told = (await hallOf(1))?.screen.turn.no ?? 0;
    await show(1, {
      view: 'byName',
      hold: true,
      share: { part: 1, of: 1 },
      turn: { no: told + 1, to: 'first', letter: '' },
    });
    await eventually(async () => (await hallOf(1))?.shown?.page).toBe(1);
    await show(1, { turn: { no: told + 2, to: 'next', letter: '' } });
    await eventually(async () => (await hallOf(1))?.shown?.page).toBe(2);
    for (let time = 0; time < 20; time++) {
      await setDisplays(desktop.app, [LAPTOP]);
      expect(await windows()).toEqual([]);
      expect(await hallOf(1)).toMatchObject({ open: false, waiting: true });
      await setDisplays(desktop.app, [LAPTOP, LEFT]);
      await eventually(async () => (await windows()).map(({ bounds }) => bounds)).toEqual([LEFT.bounds]);
    }
    await eventually(async () => (await hallOf(1))?.shown).toMatchObject({ page: 2 });
    expect(await hallOf(1)).toMatchObject({ open: true, waiting: false, screen: { view: 'byName' } });
  });

  test('the same device under another id comes back too; a display never seen before is only offered', async () => {
    await open(1, '2');
    await setDisplays(desktop.app, [LAPTOP]);
    await setDisplays(desktop.app, [LAPTOP, { ...RIGHT, id: 8 }]);
    expect(await windows()).toEqual([]);
    expect((await desktop.value('hall.displays', {})).displays.map(({ label }) => label)).toEqual(['Laptop', 'TV']);
    await setDisplays(desktop.app, [LAPTOP, { ...LEFT, id: 9 }]);
    await eventually(async () => (await windows()).map(({ bounds }) => bounds)).toEqual([LEFT.bounds]);
  });

  test('one that was closed while it waited does not come back', async () => {
    await open(1, '2');
    await setDisplays(desktop.app, [LAPTOP]);
    await desktop.value('hall.close', { hall: 1 });
    await setDisplays(desktop.app, [LAPTOP, LEFT]);
    expect(await windows()).toEqual([]);
  });
});

describe('[hall-and-print 2.7] the console stays free', () => {
  test('without another display the hall is a window, not the whole picture', async () => {
    await setDisplays(desktop.app, [LAPTOP]);
    await desktop.value('hall.open', { hall: 1, display: null });
    const [only] = await windows();
    expect(only?.full).toBe(false);
    expect(only?.bounds.width).toBeLessThan(LAPTOP.bounds.width);
  });

  test('on a single display it may be presented over it; Escape held for two seconds is the way back', async () => {
    await setDisplays(desktop.app, [LAPTOP]);
    await desktop.value('hall.open', { hall: 1, display: null, present: true });
    expect(await windows()).toMatchObject([{ bounds: LAPTOP.bounds, full: true }]);
    const press = (key: string, type: 'keyDown' | 'keyUp') =>
      desktop.app.evaluate(
        ({ BrowserWindow }, input) => {
          const hall = BrowserWindow.getAllWindows().find(({ webContents }) => webContents.getURL().includes('hall='));
          const event = { preventDefault: () => undefined };
          hall?.webContents.emit('before-input-event', event, { ...input, isAutoRepeat: false });
        },
        { key, type },
      );
    await press('a', 'keyDown');
    await press('Escape', 'keyDown');
    await press('Escape', 'keyUp');
    expect((await windows()).length).toBe(1);
    await press('Escape', 'keyDown');
    await eventually(windows).toEqual([]);
    expect(await hallOf(1)).toMatchObject({ open: false, waiting: false });
  });

  const closesAndStays = async () => {
    const asked = async () =>
      (await recordOf(desktop.app)).dialogs
        .filter(({ kind }) => kind === 'message')
        .map((dialog) => JSON.stringify(dialog));
    const before = (await asked()).length;
    await desktop.app.evaluate(({ BrowserWindow }) => {
      const desk = BrowserWindow.getAllWindows().find(({ webContents }) => webContents.getURL().includes('index.html'));
      desk?.close();
    });
    await eventually(async () => (await asked()).length).toBe(before + 1);
    return (await asked()).at(-1);
  };

  test('[hall-and-print 2.8] closing the console asks while a hall view is live, and stays when the TO says so', async () => {
    await open(1, '2');
    expect(await closesAndStays()).toContain('The hall screens close');
    expect(await hallOf(1)).toMatchObject({ open: true });
  });

  test('[hall-and-print 2.8] it asks as well while phones alone look at the hall', async () => {
    const status = async () => (await desktop.value('network.state', {})).status;
    await desktop.value('network.open', { address: '127.0.0.1', port: null });
    await eventually(status).toBe('on');
    expect(await closesAndStays()).toContain('phones lose their connection');
    expect(await status()).toBe('on');
    await desktop.value('network.close', {});
    await eventually(status).toBe('off');
  });

  test("a display that shows the console's picture is called mirrored and is no other display", async () => {
    await setDisplays(desktop.app, [LAPTOP, { ...LEFT, bounds: LAPTOP.bounds }]);
    const [, mirror] = (await desktop.value('hall.displays', {})).displays;
    expect(mirror).toMatchObject({ mirrored: true, own: true });
    await desktop.value('hall.open', { hall: 1, display: null });
    expect((await windows())[0]?.full).toBe(false);
  });

  test('a console that is moved under the hall gets the display; the hall comes back when it leaves', async () => {
    await open(1, '2');
    const move = (x: number) =>
      desktop.app.evaluate(({ BrowserWindow }, left) => {
        const desk = BrowserWindow.getAllWindows().find((window) => window.webContents.getURL().includes('index.html'));
        desk?.setBounds({ x: left, y: 0, width: 1366, height: 768 });
      }, x);
    await move(LEFT.bounds.x + 100);
    await eventually(windows).toEqual([]);
    expect(await hallOf(1)).toMatchObject({ open: false, waiting: true });
    await move(0);
    await eventually(async () => (await windows()).map(({ bounds }) => bounds)).toEqual([LEFT.bounds]);
  });

  test('H-08: resolution, scale and rotation: it fills its display again, the first name stays in sight, nobody is lost', async () => {
    const page = await open(1, '2');
    await show(1, { view: 'byName', hold: true, share: { part: 1, of: 1 } });
    const turn = (await hallOf(1))?.screen.turn.no ?? 0;
    await show(1, { turn: { no: turn + 1, to: 'first', letter: '' } });
    await show(1, { turn: { no: turn + 2, to: 'next', letter: '' } });
    await eventually(async () => (await hallOf(1))?.shown).toMatchObject({ page: 2 });
    const names = () => page.locator('[class*=_hallList_] [data-name]').allTextContents();
    let [first = ''] = await names();
    // 1920 × 1080 at 100, 150 and 250 %, turned on its side, another resolution, and back.
    for (const [width, height, scaleFactor, rotation] of [
      [1280, 720, 1.5, 0],
      [768, 432, 2.5, 0],
      [1080, 1920, 1, 90],
      [1024, 768, 1, 0],
      [1920, 1080, 1, 0],
    ] as const) {
      const bounds = { x: 1366, y: 0, width, height };
      await setDisplays(desktop.app, [LAPTOP, { ...LEFT, bounds, scaleFactor, rotation }, RIGHT]);
      await eventually(async () => (await windows()).map((window) => window.bounds)).toEqual([bounds]);
      await eventually(async () => (await hallOf(1))?.shown).toMatchObject({ width, height });
      await eventually(names).toContain(first);
      [first = ''] = await names();
    }
    const { page: at = 0, pages = 0 } = (await hallOf(1))?.shown ?? {};
    const seen = new Set<string>();
    for (let no = 1; no <= pages; no++) {
      await show(1, { turn: { no: turn + 2 + no, to: 'next', letter: '' } });
      await eventually(async () => (await hallOf(1))?.shown?.page).toBe(((at - 1 + no) % pages) + 1);
      for (const name of await names()) seen.add(name);
    }
    expect(seen.size).toBe(64);
  });

  test('identify puts a number on every display', async () => {
    await desktop.value('hall.identify', {});
    const numbers = async () => {
      const texts = await Promise.all(
        desktop.app
          .windows()
          .filter((page) => page.url().includes('identify='))
          .map((page) => page.locator('[class*=_hallIdentify_]').textContent()),
      );
      return texts.toSorted();
    };
    await eventually(numbers).toEqual(['1', '2', '3']);
    expect((await windows()).every(({ full }) => !full)).toBe(true);
  });
});

describe('in a hurry', () => {
  test('a window that goes before its page has come ends nothing', async () => {
    for (let time = 0; time < 20; time++) {
      await Promise.all([
        desktop.value('hall.open', { hall: 1, display: '2' }),
        desktop.value('hall.close', { hall: 1 }),
      ]);
    }
    expect(await windows()).toEqual([]);
    expect((await halls()).map(({ open: isOpen }) => isOpen)).toEqual([false]);
  });
});

const textOf = async (page: Page): Promise<string> =>
  (await page.locator('[class*=_hall_]').innerText()).replaceAll(/\s+/g, ' ');
const shot = (page: Page, name: string) => picture(page, join(artifacts('halls'), `${name}.png`));
const asked = () => desktop.page.getByRole('alertdialog');
const press = (name: string) => asked().getByRole('button', { name, exact: true }).click();
const steps = async () => (await desktop.value('tournament.steps', { after: 0, limit: 1000 })).last;

/** The window of the desk has taken in the event that was made through the door. */
const deskShows = async (name: string): Promise<void> => {
  await desktop.page.locator('[class*=_topName_]', { hasText: name }).waitFor();
};

/** Presses a deed by its name in the list of all. */
const deed = async (name: string): Promise<void> => {
  await desktop.page.keyboard.press('Control+KeyK');
  await desktop.page.keyboard.type(name);
  await desktop.page.getByRole('option', { name, selected: true }).waitFor();
  await desktop.page.keyboard.press('Enter');
};

const sixteen = Array.from({ length: 16 }, (_, i) => ({ name: `${String.fromCharCode(65 + i)}my Walker` }));

describe('the round that the hall shows', () => {
  test('B-4 bridge with one round of delay: round 1, by hand round 2, and round 3 moves nobody', async () => {
    const { page, value } = desktop;
    const rules = vpRules({ startRounds: 2, delay: true }) as unknown as Json;
    await openEvent(desktop, sixteen.slice(0, 8), { name: 'Pairs of Riga', family: 'bridge', rules });
    await desktop.send({ type: 'family.do', command: { do: 'closePreparations' } });
    await publishRound(desktop, 'start');
    await publishRound(desktop, 'start');
    const hall = await open(1, '2');
    await show(1, { view: 'byTable', hold: true });
    await eventually(() => textOf(hall)).toMatch(/Round 1\b/);
    expect((await value('hall.page', {})).view?.next.map(({ round }) => round)).toEqual([2]);

    await deskShows('Pairs of Riga');
    await page.keyboard.press('Alt+2');
    await page.getByRole('button', { name: /^Round 2,/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Round 2' }).waitFor();
    await page.getByRole('list', { name: 'Steps of this round' }).getByRole('button', { name: 'Hall' }).click();
    await eventually(() => textOf(hall)).toMatch(/Round 2\b/);
    await page.getByRole('heading', { level: 2, name: 'Hall' }).waitFor();
    await shot(page, 'round-choice');

    const [first] = (await eventNow(desktop)).rounds;
    for (const { table } of first?.tables ?? []) {
      await desktop.send({ type: 'result.enter', round: 1, table, result: { entry: 'vp', ns: 1200 } });
    }
    await publishRound(desktop, 'swiss');
    await eventually(async () => (await value('hall.page', {})).view?.next.map(({ round }) => round)).toEqual([3]);
    expect((await value('hall.page', {})).view?.round).toBe(2);
    await eventually(() => textOf(hall)).toMatch(/Round 2\b/);
    expect(await textOf(hall)).not.toContain('Round 3');
    // F6 is about the round in the hall, not about the newest one.
    const kept = async () => (await hallOf(1))?.screen.keepSeating;
    await page.keyboard.press('F6');
    await eventually(kept).toBe(0);
    await page.keyboard.press('F6');
    await eventually(kept).toBe(2);
  });
});

describe('D-3, X-8: what was published and is taken back', () => {
  test('Ctrl+Z asks; Escape and Enter leave hall and journal as they are; the way on is a button', async () => {
    const { page } = desktop;
    await openEvent(desktop, sixteen, { name: 'Riichi of Riga' });
    await publishRound(desktop);
    const hall = await open(1, '2');
    await show(1, { view: 'byTable', hold: true });
    await hall.getByText('By table').waitFor();
    await deskShows('Riichi of Riga');
    const [shown, last] = [await textOf(hall), await steps()];
    for (const key of ['Escape', 'Enter']) {
      await page.keyboard.press('Control+KeyZ');
      await asked().getByText('Take round 1 back').waitFor();
      await eventually(() => asked().locator('[class*=_hallSide_]').count()).toBe(2);
      await shot(page, 'question');
      await page.keyboard.press(key);
      await asked().waitFor({ state: 'detached' });
      expect(await steps()).toBe(last);
    }
    const still = await textOf(hall);
    expect(still.replaceAll(/\d\d:\d\d/g, '')).toBe(shown.replaceAll(/\d\d:\d\d/g, ''));
    await page.keyboard.press('Control+KeyZ');
    await press('Take the round back');
    await hall.getByText('seating taken back').waitFor();
    await eventually(steps).toBe(last + 1);
  });
});

describe('H-1, X-9: the hall when its event is left', () => {
  test('closed: the last picture with its time; a sample only when asked for; back to the first event', async () => {
    const { page, value } = desktop;
    await openEvent(desktop, sixteen, { name: 'Winter of Riga' });
    await publishRound(desktop);
    const hall = await open(1, '2');
    await show(1, { view: 'byTable', hold: true });
    await hall.getByText('Winter of Riga').first().waitFor();
    await deskShows('Winter of Riga');
    const handle = (await value('app.info', {})).recent[0]?.handle ?? '';

    await deed('Close tournament');
    await asked().waitFor();
    await page.keyboard.press('Escape');
    await asked().waitFor({ state: 'detached' });
    expect((await value('file.state', {}))?.name).toBeDefined();
    await deed('Close tournament');
    await press('Leave');
    await hall.getByText(/as of \d\d:\d\d$/).waitFor();
    const closed = await textOf(hall);
    await shot(hall, 'as-of');
    expect(closed).toContain('Winter of Riga');
    // The first tables of the list, by table [L-10.2].
    expect(closed).toContain('Walker');
    expect(closed).not.toContain('taken back');

    // Another event is opened: not a letter changes before the TO says so.
    await page.locator('[class*=_sample_]').first().click();
    await page.locator('nav[class*=_rail_]').waitFor();
    await eventually(async () => (await value('hall.state', {})).other).toBe('Winter of Riga');
    expect(await textOf(hall)).toBe(closed);

    await value('file.open', { handle });
    await hall.getByText(/as of \d\d:\d\d$/).waitFor({ state: 'detached' });
    await hall.getByText('Winter of Riga').first().waitFor();
    await deskShows('Winter of Riga');

    await deed('Close tournament');
    await press('Leave');
    await page.locator('[class*=_sample_]').first().click();
    await page.locator('nav[class*=_rail_]').waitFor();
    await page.keyboard.press('Alt+6');
    await page.getByRole('button', { name: 'Show this event in the hall' }).click();
    await hall.getByText('Winter of Riga').first().waitFor({ state: 'detached' });
    await hall.getByText(/as of \d\d:\d\d$/).waitFor({ state: 'detached' });
  });
});

test('H-18: nothing of all this has asked the network for anything', async () => {
  expect((await recordOf(desktop.app)).externalRequests).toEqual([]);
});
