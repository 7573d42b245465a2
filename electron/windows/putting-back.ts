import { dialog } from 'electron';
import type { Language } from '../../core/languages.ts';
import { ownTexts } from './own-texts.ts';

/** Where it takes no longer, nothing is shown. Milliseconds. */
const AT_ONCE = 500;

/**
 * Says what the program is still doing while its windows are gone already [desktop 7.6]. Ends when the file is back, or when the TO
 * does not want to wait: the next start puts it back.
 */
export const whilePuttingBack = async (back: AbortSignal, language: Language): Promise<void> => {
  const { promise: isSlow, resolve } = Promise.withResolvers<void>();
  const waiting = setTimeout(resolve, AT_ONCE);
  back.addEventListener('abort', () => {
    clearTimeout(waiting);
    resolve();
  });
  await isSlow;
  if (back.aborted) return;
  const { puttingBack, menu } = ownTexts(language);
  await dialog.showMessageBox({ type: 'info', message: puttingBack, buttons: [menu.quit], signal: back });
};
