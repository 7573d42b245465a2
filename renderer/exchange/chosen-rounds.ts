/** A file that was chosen as a list of rounds: its text, or why it is none. */

import { listLimits } from '../../core/exchange/cells.ts';
import { sizeProblem } from '../../core/exchange/limits.ts';
import { type Refusal, refuse } from '../../core/tournament/refusal.ts';
import { decode, guessEncoding, notText } from '../text-files/encoding.ts';

export type Chosen = {
  readonly name: string;
  /** Null where the file cannot be read as a list at all. */
  readonly text: string | null;
  readonly refusal: Refusal | null;
};

/** Reads a chosen file as text. Refuses `people.tooBig` and, for what is no text, `exchange.rounds.notText`. */
export const chosenOf = async (file: File): Promise<Chosen> => {
  const { name } = file;
  const tooBig = sizeProblem(file.size);
  if (tooBig !== null) return { name, text: null, refusal: tooBig };
  const bytes = new Uint8Array(await file.slice(0, listLimits.bytes).arrayBuffer());
  const kind = notText(bytes);
  return kind === null
    ? { name, text: decode(bytes, guessEncoding(bytes)), refusal: null }
    : { name, text: null, refusal: refuse('exchange.rounds.notText', { kind }) };
};
