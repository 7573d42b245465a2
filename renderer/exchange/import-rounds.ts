/** A file with rounds and results on its way into the open event: asked for, read, shown, entered in one step. */

import { create } from 'zustand';
import { listLimits } from '../../core/exchange/cells.ts';
import { sizeProblem } from '../../core/exchange/limits.ts';
import { type Refusal, refuse } from '../../core/tournament/refusal.ts';
import { decode, guessEncoding, notText } from '../people/encoding.ts';
import { openDialog } from '../shell/place.ts';

type Chosen = {
  readonly name: string;
  /** Null where the file cannot be read as a list at all. */
  readonly text: string | null;
  readonly refusal: Refusal | null;
};

export const useRoundsFile = create<{ readonly chosen: Chosen | null }>()(() => ({ chosen: null }));

/** Reads a chosen file as text. Refuses `people.tooBig`, `people.packed`, `people.pdf`. */
const chosenOf = async (file: File): Promise<Chosen> => {
  const { name } = file;
  const tooBig = sizeProblem(file.size);
  if (tooBig !== null) return { name, text: null, refusal: tooBig };
  const bytes = new Uint8Array(await file.slice(0, listLimits.bytes).arrayBuffer());
  const kind = notText(bytes);
  return kind === null
    ? { name, text: decode(bytes, guessEncoding(bytes)), refusal: null }
    : { name, text: null, refusal: refuse('exchange.rounds.notText', { kind }) };
};

/** Asks for the file, then shows what is in it. */
export const importRounds = (): void => {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = '.csv,.tsv,.txt,.json,text/*';
  field.addEventListener('change', () => {
    const file = field.files?.[0];
    if (file !== undefined) void chosenOf(file).then(showRoundsFile);
  });
  field.click();
};

const showRoundsFile = (chosen: Chosen): void => {
  useRoundsFile.setState({ chosen });
  openDialog('importRounds');
};
