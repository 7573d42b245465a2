/** A file that was chosen as a list of rounds: its text, or why it is none. */

import type { Refusal } from '../../core/tournament/refusal.ts';
import { openText } from '../text-files/open-text.ts';

export type Chosen = {
  readonly name: string;
  /** Null where the file cannot be read as a list at all. */
  readonly text: string | null;
  readonly refusal: Refusal | null;
};

/** Reads a chosen file as text; null where the TO left it alone. Refuses as `openText`. */
export const chosenOf = async (file: File): Promise<Chosen | null> => {
  const { name } = file;
  const read = await openText(file);
  if (!read.ok) return { name, text: null, refusal: read.refusal };
  return read.value === null ? null : { name, text: read.value, refusal: null };
};
