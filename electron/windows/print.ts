/**
 * Pages of print jobs. A PDF is made in a window that is never shown. For the printer the window is shown first, with the sheets, as a
 * child of the console: the system's dialog belongs to a window that can be seen [desktop 7.4, 7.5].
 */

import type { BrowserWindow, BrowserWindowConstructorOptions, WebContentsPrintOptions } from 'electron';
import { type PrintRun, printerPaper } from '../../core/sheets/layout/runs.ts';
import type { Laid, LaidOut, Printed, PrintWindows } from '../backend/machine.ts';
import { isGone, letGo, loadPage, makeWindow } from './window.ts';

/** What systems report of a print that somebody cancelled. */
const CANCELLED = /cancell?ed/i;

/** A system that does not say which printers it has is asked to print all the same. Milliseconds. */
const PRINTERS_WITHIN = 5000;

const PREVIEW = { width: 900, height: 700 };

type LaidOutPage = {
  readonly window: BrowserWindow;
  readonly laid: Laid;
  /** Answers when the page dies; it may do so at any time [desktop 7.1]. */
  readonly died: Promise<'failed'>;
};

/** Bound to one paper and one orientation; the pages bring their own margins. */
const optionsOf = ({ form }: PrintRun): WebContentsPrintOptions => ({
  ...printerPaper(form),
  margins: { marginType: 'none' },
  printBackground: true,
  silent: false,
});

/** Only the pages of a run are in the document that is printed. */
const showRun = (window: BrowserWindow, run: number): Promise<unknown> =>
  window.webContents.executeJavaScript(
    `{
      const page = document.querySelector('main');
      page.dataset.run = '';
      [...page.children].forEach((each, at) => each.toggleAttribute('data-now', at === ${run}));
    }`,
  );

type Answered = 'printed' | 'cancelled' | 'failed';

const ask = (window: BrowserWindow, run: PrintRun): Promise<Answered> =>
  new Promise((resolve) => {
    window.webContents.print(optionsOf(run), (success, reason) =>
      resolve(success ? 'printed' : CANCELLED.test(reason) ? 'cancelled' : 'failed'),
    );
  });

/** Prints a job, a call for each run. `again`: asks once more for the run that the system is asked about. */
const printing = (window: BrowserWindow, { runs }: Laid): { answer: Promise<Answered>; again: () => void } => {
  let again: () => void = () => undefined;
  const one = (run: PrintRun): Promise<Answered> =>
    new Promise((resolve, reject) => {
      again = () => {
        ask(window, run).then(resolve).catch(reject);
      };
      again();
    });
  const all = async (): Promise<Answered> => {
    for (const [at, run] of runs.entries()) {
      if (runs.length > 1) await showRun(window, at);
      const answered = await one(run);
      if (answered !== 'printed') return answered;
    }
    return 'printed';
  };
  return { answer: all().catch(() => 'failed'), again: () => again() };
};

/** Ctrl+P or Cmd+P prints, Ctrl+S saves a PDF instead, Escape closes, and so does whoever closes the window. */
const chosenIn = (window: BrowserWindow, again: () => void): Promise<'asPdf' | 'cancelled'> =>
  new Promise((resolve) => {
    window.on('closed', () => resolve('cancelled'));
    window.webContents.on('before-input-event', (event, { type, key, control, meta, isAutoRepeat }) => {
      if (type !== 'keyDown' || isAutoRepeat) return;
      const letter = (control || meta ? key : '').toLowerCase();
      if (letter !== 'p' && letter !== 's' && key !== 'Escape') return;
      event.preventDefault();
      if (letter === 'p') again();
      else resolve(letter === 's' ? 'asPdf' : 'cancelled');
    });
  });

const hasPrinter = async (console: BrowserWindow): Promise<boolean> => {
  const unknown = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), PRINTERS_WITHIN).unref());
  const asked = console.webContents.getPrintersAsync().then(
    (printers) => printers.length > 0,
    () => true,
  );
  return Promise.race([asked, unknown]);
};

export const printWindows = (
  console: () => BrowserWindow | null,
  admit: (window: BrowserWindow) => void,
): PrintWindows => {
  const laidOutPage = async (
    job: string,
    laidOut: LaidOut,
    options: BrowserWindowConstructorOptions,
  ): Promise<LaidOutPage | 'noLayout' | 'failed'> => {
    const window = makeWindow(options);
    admit(window);
    const died = new Promise<'failed'>((resolve) => {
      window.webContents.on('render-process-gone', () => resolve('failed'));
    });
    const waiting = laidOut(job);
    const loaded = await Promise.race([loadPage(window, 'print.html', `job=${job}`), died]);
    const laid = loaded === 'loaded' ? await Promise.race([waiting, died]) : 'failed';
    if (laid !== null && laid !== 'failed') return { window, laid, died };
    letGo(window);
    return laid ?? 'noLayout';
  };

  const printed = async ({ window, laid, died }: LaidOutPage): Promise<Printed> => {
    window.on('page-title-updated', (event) => event.preventDefault());
    window.setTitle(laid.title);
    window.show();
    const { answer, again } = printing(window, laid);
    const answered = await Promise.race([answer, died, chosenIn(window, again)]);
    if (answered === 'failed' || answered === 'asPdf') return answered;
    return { tab: null, cancelled: answered === 'cancelled' };
  };

  return {
    paper: async (job, laidOut) => {
      const parent = console();
      if (parent !== null && !(await hasPrinter(parent))) return 'noPrinter';
      const page = await laidOutPage(job, laidOut, { ...PREVIEW, ...(parent === null ? {} : { parent }) });
      if (typeof page === 'string') return page;
      const answer = await printed(page);
      letGo(page.window);
      // The keyboard goes back to where it was on the desk.
      if (parent !== null && !isGone(parent)) parent.focus();
      return answer;
    },
    pdf: async (job, laidOut) => {
      const page = await laidOutPage(job, laidOut, { width: 1024, height: 768 });
      if (typeof page === 'string') return page;
      const written = page.window.webContents
        .printToPDF({ printBackground: true, preferCSSPageSize: true, generateTaggedPDF: true })
        .catch(() => 'failed' as const);
      const bytes = await Promise.race([written, page.died]);
      letGo(page.window);
      return bytes;
    },
  };
};
