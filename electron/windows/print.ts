import type { BrowserWindow } from 'electron';
import type { PrintWindows } from '../backend/machine.ts';
import { loadPage, makeWindow } from './window.ts';

/** What is said of a print that somebody took back. */
const CANCELLED = /cancell?ed/i;

/** Print pages are laid out in a window that is never shown. The pages bring their own size and margins. */
export const printWindows = (admit: (window: BrowserWindow) => void): PrintWindows => {
  const laidOutPage = async (
    job: string,
    laidOut: (job: string) => Promise<boolean>,
  ): Promise<BrowserWindow | null> => {
    const window = makeWindow({ width: 1024, height: 768 });
    admit(window);
    const waiting = laidOut(job);
    await loadPage(window, 'print.html', `job=${job}`);
    if (await waiting) return window;
    window.destroy();
    return null;
  };
  return {
    paper: async (job, laidOut) => {
      const window = await laidOutPage(job, laidOut);
      if (window === null) return 'noLayout';
      return new Promise((resolve) => {
        // The dialog belongs to the hidden window; it goes when the dialog is answered, printed or cancelled.
        window.webContents.print({ printBackground: true, margins: { marginType: 'none' } }, (success, reason) => {
          window.destroy();
          resolve(success || CANCELLED.test(reason) ? { tab: null } : 'failed');
        });
      });
    },
    pdf: async (job, laidOut) => {
      const window = await laidOutPage(job, laidOut);
      if (window === null) return null;
      try {
        return await window.webContents.printToPDF({
          printBackground: true,
          preferCSSPageSize: true,
          generateTaggedPDF: true,
        });
      } finally {
        window.destroy();
      }
    },
  };
};
