/** [T-PRINT-1]: paper, orientation and preview of what goes to a printer [desktop 7.4, 7.5]. */

import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '../../core/api/contract.ts';
import { usualWishes } from '../../core/sheets/paper/job.ts';
import type { Json } from '../../core/tournament/words.ts';
import { recordOf, setPrintAnswer, setPrinters } from '../electron-double/launch.ts';
import { type Desktop, openEvent, publishRound, startDesktop } from './events.ts';
import { artifacts, picture, removeFolder } from './hosts.ts';

const home = mkdtempSync(join(tmpdir(), 'seatwright-printing-'));
let desktop: Desktop;
let before = 0;

const job = (change: Partial<Input<'print.paper'>> = {}): Input<'print.paper'> => ({
  documents: ['seatingByTable'],
  round: null,
  paper: 'A4',
  language: 'en',
  preset: 'wall',
  ...change,
});

/** What the printer was asked for since the test began. */
const asked = async () => (await recordOf(desktop.app)).prints.slice(before);
const papers = async () => (await asked()).map(({ options: { pageSize, landscape } }) => [pageSize, landscape]);

type Preview = {
  readonly title: string;
  readonly visible: boolean;
  readonly size: number[];
  readonly isChild: boolean;
};

const preview = (): Promise<Preview | null> =>
  desktop.app.evaluate(({ BrowserWindow }) => {
    const window = BrowserWindow.getAllWindows().find(({ webContents }) => webContents.getURL().includes('print.html'));
    return window === undefined
      ? null
      : {
          title: window.getTitle(),
          visible: window.isVisible(),
          size: window.getSize(),
          isChild: window.getParentWindow()?.webContents.getURL().includes('index.html') === true,
        };
  });

/** A key in the preview. */
const press = (key: string, control = false): Promise<unknown> =>
  desktop.app.evaluate(
    ({ BrowserWindow }, input) => {
      const window = BrowserWindow.getAllWindows().find(({ webContents }) =>
        webContents.getURL().includes('print.html'),
      );
      window?.webContents.emit('before-input-event', { preventDefault: () => undefined }, input);
    },
    { type: 'keyDown', key, control, meta: false, isAutoRepeat: false },
  );

/** The system's dialog stays open until it is answered. */
const hold = (held: boolean): Promise<void> =>
  desktop.app.evaluate((_, now) => {
    globalThis.electronDouble.holdPrints = now;
  }, held);
const answer = (): Promise<void> =>
  desktop.app.evaluate(() => {
    for (const one of globalThis.electronDouble.heldPrints.splice(0)) one();
  });

beforeAll(async () => {
  desktop = await startDesktop(home);
  await openEvent(
    desktop,
    Array.from({ length: 16 }, (_, n) => ({ name: `Player ${n}` })),
  );
  await publishRound(desktop);
});
afterAll(async () => {
  await desktop.app.close();
  removeFolder(home);
});
beforeEach(async () => {
  await setPrinters(desktop.app, ['Canon']);
  await setPrintAnswer(desktop.app, { success: true, failureReason: '' });
  await hold(false);
  before = (await recordOf(desktop.app)).prints.length;
});

describe('T-PRINT-1 one paper and one orientation a call', () => {
  test.for([
    ['A4', ['seatingByTable'], [['A4', false]]],
    ['Letter', ['seatingByTable', 'slips'], [['Letter', false]]],
    ['A5', ['seatingByTable'], [[{ width: 148_000, height: 210_000 }, false]]],
    ['A5', ['tableCards'], [[{ width: 148_000, height: 210_000 }, true]]],
    [
      'A5',
      ['seatingByTable', 'tableCards', 'seatingByName'],
      [
        [{ width: 148_000, height: 210_000 }, false],
        [{ width: 148_000, height: 210_000 }, true],
        [{ width: 148_000, height: 210_000 }, false],
      ],
    ],
  ] as const)('%s: %j', async ([paper, documents, expected]) => {
    await desktop.value('print.paper', job({ paper, documents: [...documents] }));
    expect(await papers()).toEqual(expected);
    for (const { options, printerDefault } of await asked()) {
      expect(options).toMatchObject({ margins: { marginType: 'none' }, printBackground: true, silent: false });
      expect(printerDefault).toBe(false);
    }
  });

  test('a mixed job: only the pages of a call are in its document', async () => {
    await hold(true);
    const printing = desktop.value('print.paper', job({ paper: 'A5', documents: ['seatingByTable', 'tableCards'] }));
    const shown = () =>
      desktop.app.evaluate(({ BrowserWindow }) => {
        const window = BrowserWindow.getAllWindows().find(({ webContents }) =>
          webContents.getURL().includes('print.html'),
        );
        const script = `[...document.querySelectorAll('[class*=_paperPage_]')].filter((page) => page.getClientRects().length > 0).map((page) => page.dataset.paper)`;
        return window?.webContents.executeJavaScript(script) as Promise<string[]>;
      });
    await expect.poll(async () => (await asked()).length).toBe(1);
    expect(new Set(await shown())).toEqual(new Set(['A5']));
    await answer();
    await expect.poll(async () => (await asked()).length).toBe(2);
    expect(new Set(await shown())).toEqual(new Set(['A5 landscape']));
    await answer();
    await printing;
  });
});

describe('T-PRINT-1 the preview', () => {
  test('a window that can be seen, a child of the console, called by what it prints; it goes with the answer', async () => {
    await hold(true);
    const printing = desktop.value('print.paper', job());
    await expect.poll(async () => (await asked()).length).toBe(1);
    expect(await preview()).toEqual({
      title: 'Print: Round 1 of 8 · Seating by table',
      visible: true,
      size: [900, 700],
      isChild: true,
    });
    const shown = desktop.app.windows().find((page) => page.url().includes('print.html'));
    if (shown !== undefined) await picture(shown, join(artifacts('desktop'), 'print-preview.png'));
    await answer();
    await printing;
    await expect.poll(preview).toBeNull();
    const focused = () =>
      desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.webContents.getURL() ?? '');
    expect(await focused()).toContain('index.html');
  });

  test('its keys: Ctrl+P asks again, Ctrl+S saves as PDF, Escape closes', async () => {
    await hold(true);
    const closed = desktop.value('print.paper', job());
    await expect.poll(async () => (await asked()).length).toBe(1);
    await press('p', true);
    await expect.poll(async () => (await asked()).length).toBe(2);
    await press('Escape');
    expect(await closed).toEqual({ tab: null });
    const pdf = join(home, 'instead.pdf');
    await desktop.saveAs(pdf);
    const saving = desktop.value('print.paper', job());
    await expect.poll(async () => (await asked()).length).toBe(3);
    await press('s', true);
    expect([await saving, existsSync(pdf)]).toEqual([{ tab: null, saved: 'instead.pdf' }, true]);
    await answer();
  });
});

describe('T-PRINT-1 what comes of it', () => {
  const refusal = async (): Promise<string> =>
    desktop.value('print.paper', job()).then(
      () => 'done',
      (error: Error) => error.message,
    );

  test('no printer: no dialog, no window, and a PDF is offered', async () => {
    await setPrinters(desktop.app, []);
    const said = await refusal();
    expect(said).toContain('"print.noPrinter"');
    expect(said).toContain('"savePdf"');
    expect([await asked(), await preview()]).toEqual([[], null]);
  });

  test('cancelled is nothing to tell; anything else has failed, and a PDF is offered', async () => {
    await setPrintAnswer(desktop.app, { success: false, failureReason: 'Print job canceled' });
    expect(await refusal()).toBe('done');
    await setPrintAnswer(desktop.app, { success: false, failureReason: 'Invalid printer settings' });
    const said = await refusal();
    expect(said).toContain('"print.failed"');
    expect(said).toContain('"savePdf"');
  });

  test('a roll: pieces of 80 mm, all as long as the longest', async () => {
    const people = Array.from({ length: 9 }, (_, n) => ({ name: `Player ${n}`, traits: { paid: true } }));
    await openEvent(desktop, people, { name: 'Deepstack', family: 'poker' });
    const floor = (command: Json) => desktop.send({ type: 'family.do', command });
    await floor({ do: 'addTables', count: 1 });
    await floor({ do: 'initialDraw', at: Date.UTC(2026, 4, 1, 18) });
    const wishes = { ...usualWishes, slipPaper: 'roll80' as const };
    await desktop.value('print.paper', job({ documents: ['poker.seatSlips'], wishes }));
    const [[size, landscape] = [], ...others] = await papers();
    expect([others, landscape]).toEqual([[], false]);
    expect(size).toMatchObject({ width: 80_000 });
  });
});
