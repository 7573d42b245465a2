import { type Named, type NamesOf, shownNames } from '../../core/sheets/names.ts';
import type { EntrantId } from '../../core/tournament/words.ts';

type Made = { readonly namesAs: NamesOf['namesAs']; readonly names: ReadonlyMap<EntrantId, Named> };

const made = new WeakMap<NamesOf['entrants'], Made>();

/** Made once for a list of people and a way to write them. */
export const namesOf = (event: NamesOf): ReadonlyMap<EntrantId, Named> => {
  const { entrants, namesAs } = event;
  const known = made.get(entrants);
  if (known !== undefined && known.namesAs === namesAs) return known.names;
  const names = shownNames(event);
  made.set(entrants, { namesAs, names });
  return names;
};

/** Somebody's name, unlike everybody else's in the event; null for nobody's number. */
export const shownName = (event: NamesOf, id: EntrantId): string | null => namesOf(event).get(id)?.plain.text ?? null;
