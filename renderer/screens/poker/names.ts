import { entryOf, type Floor } from '../../../core/poker/floor-state.ts';
import type { EntryNo } from '../../../core/poker/room.ts';
import type { Entrant, Tournament } from '../../../core/tournament/state.ts';
import type { EntrantId } from '../../../core/tournament/words.ts';

const made = new WeakMap<readonly Entrant[], ReadonlyMap<EntrantId, Entrant>>();

/** The people by number; made once for a list of them. */
export const peopleBy = ({ entrants }: Pick<Tournament, 'entrants'>): ReadonlyMap<EntrantId, Entrant> => {
  const known = made.get(entrants);
  if (known !== undefined) return known;
  const people = new Map(entrants.map((entrant) => [entrant.id, entrant]));
  made.set(entrants, people);
  return people;
};

export const nameOf = (tournament: Tournament, player: EntrantId | null | undefined): string =>
  (player === null || player === undefined ? undefined : peopleBy(tournament).get(player)?.name) ?? '';

export const nameOfEntry = (tournament: Tournament, floor: Floor, entry: EntryNo | null): string =>
  nameOf(tournament, entry === null ? null : entryOf(floor, entry)?.player);
