import type { BrowserWindow } from 'electron';
import type { PrintWindows } from '../backend/machine.ts';
import { letGo, loadPage, makeWindow } from './window.ts';

/** What systems report of a print that somebody cancelled. */
const CANCELLED = /cancell?ed/i;

type LaidOutPage = {
  readonly window: BrowserWindow;
  /** Answers when the page dies; it may do so at any time [desktop 7.1]. */
  readonly died: Promise<'failed'>;
};

/** Print pages are laid out in a window that is never shown. The pages bring their own size and margins. */
export const printWindows = (admit: (window: BrowserWindow) => void): PrintWindows => {
  const laidOutPage = async (
    job: string,
    laidOut: (job: string) => Promise<boolean>,
  ): Promise<LaidOutPage | 'noLayout' | 'failed'> => {
    const window = makeWindow({ width: 1024, height: 768 });
    admit(window);
    const died = new Promise<'failed'>((resolve) => {
      window.webContents.on('render-process-gone', () => resolve('failed'));
    });
    const waiting = laidOut(job);
    const loaded = await Promise.race([loadPage(window, 'print.html', `job=${job}`), died]);
    const answer = loaded === 'loaded' ? await Promise.race([waiting, died]) : 'failed';
    if (answer === true) return { window, died };
    letGo(window);
    return answer === false ? 'noLayout' : 'failed';
  };
  return {
    paper: async (job, laidOut) => {
      const page = await laidOutPage(job, laidOut);
      if (typeof page === 'string') return page;
      // The dialog belongs to the hidden window; it goes when the dialog is answered, printed or cancelled.
      const answered = new Promise<{ tab: null; cancelled: boolean } | 'failed'>((resolve) => {
        page.window.webContents.print({ printBackground: true, margins: { marginType: 'none' } }, (success, reason) =>
          resolve(success || CANCELLED.test(reason) ? { tab: null, cancelled: !success } : 'failed'),
        );
      });
      const printed = await Promise.race([answered, page.died]);
      letGo(page.window);
      return printed;
    },
    pdf: async (job, laidOut) => {
      const page = await laidOutPage(job, laidOut);
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
