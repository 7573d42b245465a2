/** A file with rounds and results on its way into the open event: asked for, read, shown, entered in one step. */

import { create } from 'zustand';
import { openDialog } from '../desk/place.ts';
import { type Chosen, chosenOf } from './chosen-rounds.ts';

export const useRoundsFile = create<{ readonly chosen: Chosen | null }>()(() => ({ chosen: null }));

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

const showRoundsFile = (chosen: Chosen | null): void => {
  if (chosen === null) return;
  useRoundsFile.setState({ chosen });
  openDialog('importRounds');
};
