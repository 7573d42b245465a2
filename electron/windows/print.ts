import type { BrowserWindow } from 'electron';
import type { PrintWindows } from '../backend/machine.ts';
import { letGo, loadPage, makeWindow } from './window.ts';

/** What is said of a print that somebody took back. */
const CANCELLED = /cancell?ed/i;

/** Print pages are laid out in a window that is never shown. The pages bring their own size and margins. */
export const printWindows = (admit: (window: BrowserWindow) => void): PrintWindows => {
  const laidOutPage = async (
    job: string,
    laidOut: (job: string) => Promise<boolean>,
  ): Promise<BrowserWindow | 'noLayout' | 'failed'> => {
    const window = makeWindow({ width: 1024, height: 768 });
    admit(window);
    const died = new Promise<'failed'>((resolve) => {
      window.webContents.on('render-process-gone', () => resolve('failed'));
    });
    const waiting = laidOut(job);
    const loaded = await Promise.race([loadPage(window, 'print.html', `job=${job}`), died]);
    const answer = loaded === 'loaded' ? await Promise.race([waiting, died]) : 'failed';
    if (answer === true) return window;
    letGo(window);
    return answer === false ? 'noLayout' : 'failed';
  };
  return {
    paper: async (job, laidOut) => {
      const window = await laidOutPage(job, laidOut);
      if (typeof window === 'string') return window;
      return new Promise((resolve) => {
        // The dialog belongs to the hidden window; it goes when the dialog is answered, printed or cancelled.
        window.webContents.on('render-process-gone', () => {
          letGo(window);
          resolve('failed');
        });
        window.webContents.print({ printBackground: true, margins: { marginType: 'none' } }, (success, reason) => {
          letGo(window);
          resolve(success || CANCELLED.test(reason) ? { tab: null } : 'failed');
        });
      });
    },
    pdf: async (job, laidOut) => {
      const window = await laidOutPage(job, laidOut);
      if (typeof window === 'string') return null;
      try {
        return await window.webContents.printToPDF({
          printBackground: true,
          preferCSSPageSize: true,
          generateTaggedPDF: true,
        });
      } catch {
        return null;
      } finally {
        letGo(window);
      }
    },
  };
};
