/**
 * The one way from a chosen file to its text, for every import [fault F-12].
 *
 * | rule | where |
 * | --- | --- |
 * | over its limit it is refused unread; one that is gone, or a folder, is told | `fileBytes` |
 * | a picture, an archive, … is refused as what it is | `notText` |
 * | an encoding that its form tells is read at once; of any other the TO sees three lines and may choose | `useReading` |
 */

import { create } from 'zustand';
import { listLimits } from '../../core/exchange/cells.ts';
import { type Answer, no, ok, refuse } from '../../core/tournament/refusal.ts';
import { closeWithEvent } from '../store/tournament.ts';
import { decode, type Encoding } from './encoding.ts';
import { fileBytes } from './file-bytes.ts';
import { type Guess, guessEncoding } from './guess.ts';
import { notText } from './kind.ts';

/** A file whose encoding the TO is asked for. */
export type Reading = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly guess: Guess;
  /** Null: the file is left alone. */
  readonly chosen: (encoding: Encoding | null) => void;
};

export const useReading = create<{ readonly reading: Reading | null }>()(() => ({ reading: null }));
// The list was meant for the event that is gone.
closeWithEvent(() => useReading.getState().reading?.chosen(null));

const asked = (reading: Omit<Reading, 'chosen'>): Promise<Encoding | null> =>
  new Promise((resolve) => {
    // Another file was chosen while this one was still asked about.
    useReading.getState().reading?.chosen(null);
    const chosen = (encoding: Encoding | null) => {
      useReading.setState({ reading: null });
      resolve(encoding);
    };
    useReading.setState({ reading: { ...reading, chosen } });
  });

const textBytes = async (file: File, most: number): Promise<Answer<Uint8Array>> => {
  const bytes = await fileBytes(file, most);
  const kind = bytes.ok ? notText(bytes.value) : null;
  return kind === null ? bytes : no(refuse(`people.notText.${kind}`, { name: file.name }));
};

/** The text of a file; null where the TO left it alone. Refuses `people.tooBig`, `file.unreadable` and `people.notText.…`. */
export const openText = async (file: File, most: number = listLimits.bytes): Promise<Answer<string | null>> => {
  const read = await textBytes(file, most);
  if (!read.ok) return read;
  const bytes = read.value;
  const guess = guessEncoding(bytes);
  const encoding = guess.how === 'certain' ? guess.encoding : await asked({ name: file.name, bytes, guess });
  return ok(encoding === null ? null : decode(bytes, encoding));
};
