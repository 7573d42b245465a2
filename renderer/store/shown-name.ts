import { type Named, shownNames } from '../../core/sheets/names.ts';
import type { Entrant, Tournament } from '../../core/tournament/state.ts';
import type { EntrantId } from '../../core/tournament/words.ts';

const made = new WeakMap<readonly Entrant[], ReadonlyMap<EntrantId, Named>>();

/** Somebody's name, unlike everybody else's in the event; null for nobody's number. Made once for a list of people. */
export const shownName = ({ entrants }: Pick<Tournament, 'entrants'>, id: EntrantId): string | null => {
  const names = made.get(entrants) ?? shownNames(entrants);
  made.set(entrants, names);
  return names.get(id)?.plain.text ?? null;
};
