/** A script as a file and on the clipboard. */

import { decode, guessEncoding, notText } from '../../../people/encoding.ts';
import { say } from '../../../store/notices.ts';

/** The text of a file, or null for one that is no text; then that is said. */
export const readTextFile = async (file: File): Promise<string | null> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (notText(bytes) !== null) {
    say('warn', 'mahjongDesk:script.notText', { name: file.name });
    return null;
  }
  return decode(bytes, guessEncoding(bytes)).replace(/^\uFEFF/, '');
};

/** Puts a text on the clipboard. Works without the permission that the desktop program denies to every page. */
export const copyText = (text: string): boolean => {
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', onCopy, { capture: true, once: true });
  const copied = document.execCommand('copy');
  document.removeEventListener('copy', onCopy, { capture: true });
  return copied;
};
