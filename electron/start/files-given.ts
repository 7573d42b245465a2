/**
 * Tournament files given to the program [desktop 6.2, 6.3]: by its arguments, by the system (macOS), by a second start, let go over
 * the window. They wait here from the first line of the program on, and are handed on together when the console stands.
 */

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENDING = '.seatwright';

/** Linux hands files from its menu over as addresses. */
const pathOf = (word: string, folder: string): string | null => {
  if (!/^file:/i.test(word)) return resolve(folder, word);
  try {
    return fileURLToPath(word);
  } catch {
    return null;
  }
};

/** The tournament files among the words of a start: switches, and words that Chromium adds, are passed over. */
export const tournamentsAmong = (words: readonly string[], folder: string): readonly string[] =>
  words.flatMap((word) => {
    if (word.startsWith('--') || !word.toLowerCase().endsWith(ENDING)) return [];
    const path = pathOf(word, folder);
    return path === null ? [] : [path];
  });

export type FilesGiven = {
  readonly give: (paths: readonly string[]) => void;
  /** The console stands: everything that waits, and whatever comes from now on, goes there. */
  readonly goTo: (take: (paths: readonly string[]) => void) => void;
};

/** @param soon runs a little later, so that files given one by one in the same moment come together, as macOS gives them */
export const filesGiven = (soon: (run: () => void) => void = setImmediate): FilesGiven => {
  let waiting: readonly string[] = [];
  let taker: ((paths: readonly string[]) => void) | null = null;
  let isSoon = false;
  const handOn = (): void => {
    if (taker === null || isSoon || waiting.length === 0) return;
    isSoon = true;
    soon(() => {
      isSoon = false;
      const given = waiting;
      waiting = [];
      taker?.(given);
    });
  };
  return {
    give: (paths) => {
      // Given twice, it is the later one that counts.
      waiting = [...waiting.filter((path) => !paths.includes(path)), ...paths];
      handOn();
    },
    goTo: (take) => {
      taker = take;
      handOn();
    },
  };
};
