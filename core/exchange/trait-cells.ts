import { cleanText, LONGEST_NAME, lengthOf } from '../tournament/people/names.ts';
import { type Answer, no, ok, refuse } from '../tournament/refusal.ts';
import type { Trait } from '../tournament/state.ts';
import type { TraitKind } from './fields.ts';

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'х', '+', '✓', '✔', 'да', 'д', 'истина']);
const not = new Set(['no', 'n', 'false', '0', '-', '–', '—', 'нет', 'н', 'ложь']);

/** Only exact whole numbers: "1e400", "∞", "1.5" and "12 000" are not guessed at. */
const integer = (text: string): number | null => {
  if (!/^[+-]?\d{1,16}$/.test(text)) return null;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : null;
};

export const readTrait = (kind: TraitKind, cell: string): Answer<Trait> => {
  const text = cleanText(cell);
  switch (kind) {
    case 'integer': {
      const value = integer(text);
      return value === null ? no(refuse('people.notWhole')) : ok(value);
    }
    case 'yesNo': {
      const word = text.toLowerCase();
      if (yes.has(word)) return ok(true);
      return not.has(word) ? ok(false) : no(refuse('people.notYesNo'));
    }
    case 'text': {
      const found = lengthOf(text);
      return found > LONGEST_NAME ? no(refuse('people.tooLong', { found, allowed: LONGEST_NAME })) : ok(text);
    }
  }
};
