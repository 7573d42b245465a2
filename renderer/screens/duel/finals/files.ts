/** Text files of this screen: a report read, a report saved. */

import { decode, guessEncoding, notText } from '../../../people/encoding.ts';
import { say } from '../../../store/notices.ts';

/** The text of a file, or null for one that is no text; then that is said. */
export const readText = async (file: File): Promise<string | null> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (notText(bytes) !== null) {
    say('warn', 'duelDesk:report.notText', { name: file.name });
    return null;
  }
  return decode(bytes, guessEncoding(bytes));
};

/** The browser's own way to save: a link to the text, followed once. */
export const saveText = (text: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
