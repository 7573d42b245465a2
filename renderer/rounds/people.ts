import { families } from '../../core/families.ts';
import { shownNames } from '../../core/sheets/names.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import type { EntrantId, RoundNo } from '../../core/tournament/words.ts';

/** Somebody as the screens of a round show them. */
export type Person = {
  readonly id: EntrantId;
  /** Unlike everybody else's in the event. */
  readonly name: string;
  readonly lang: string | null;
  readonly club: string;
  /** Who sits in for them in the round asked about (M-08), or null. */
  readonly substitute: string | null;
  /** In the standings over confirmed rounds; null for those out of competition. */
  readonly place: number | null;
};

export type People = ReadonlyMap<EntrantId, Person>;

const make = (tournament: Tournament, round: RoundNo | null): People => {
  const names = shownNames(tournament.entrants);
  const family = families[tournament.family];
  const standings = family?.standings(tournament);
  const places = new Map(standings?.rows.map(({ entrant, place }) => [entrant, place]));
  return new Map(
    tournament.entrants.map(({ id, name, club }) => {
      const named = names.get(id)?.plain;
      const substitute = round === null ? null : (family?.substitute(tournament, round, id) ?? null);
      const place = places.get(id) ?? null;
      return [id, { id, name: named?.text ?? name, lang: named?.lang ?? null, club, substitute, place }];
    }),
  );
};

const made = new WeakMap<Tournament, Map<RoundNo | null, People>>();

/**
 * Everybody in the event, with place. A tournament is immutable, so its people are made once for all who show them.
 *
 * @param round the round whose substitutes are named; without it nobody's
 */
export const peopleOf = (tournament: Tournament, round: RoundNo | null = null): People => {
  const byRound = made.get(tournament) ?? new Map<RoundNo | null, People>();
  made.set(tournament, byRound);
  const people = byRound.get(round) ?? make(tournament, round);
  byRound.set(round, people);
  return people;
};
