import { countedRounds } from '../../../core/game/rounds.ts';
import { families } from '../../../core/games/all.ts';
import { shownNames } from '../../../core/sheets/names.ts';
import { soughtIn } from '../../../core/tournament/people/sought.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { EntrantId, Phrase, RoundNo } from '../../../core/tournament/words.ts';

/** Somebody as the screens of a round show them. */
export type Person = {
  readonly id: EntrantId;
  /** Unlike everybody else's in the event. */
  readonly name: string;
  /** By which paper and hall sort it. */
  readonly key: string;
  readonly lang: string | null;
  /** All that the person is searched by. */
  readonly sought: string;
  readonly club: string;
  /** Who sits in for them in the round asked about [M-08], or null. */
  readonly substitute: string | null;
  /** In the standings over the rounds that count; null for those out of competition. */
  readonly place: number | null;
  /** What the game says of them at a table in place of the place, or null. */
  readonly note: Phrase | null;
};

export type People = ReadonlyMap<EntrantId, Person>;

const make = (tournament: Tournament, round: RoundNo | null): People => {
  const names = shownNames(tournament);
  const family = families[tournament.family];
  const standings = family.results.standings(tournament);
  const places = new Map(standings?.rows.map(({ entrant, place }) => [entrant, place]));
  const noteOf = family.paper.seatNote?.(tournament);
  return new Map(
    tournament.entrants.map((entrant) => {
      const { id, name, club } = entrant;
      const { plain: named, key = name } = names.get(id) ?? {};
      const substitute = round === null ? null : (family.paper.substitute(tournament, round, id) ?? null);
      const place = places.get(id) ?? null;
      const note = noteOf?.(id) ?? null;
      const lang = named?.lang ?? null;
      const sought = soughtIn(entrant);
      return [id, { id, name: named?.text ?? name, key, lang, sought, club, substitute, place, note }];
    }),
  );
};

type Made = { readonly from: readonly unknown[]; readonly people: People };

const made = new Map<RoundNo | null, Made>();

/** Everything that names and places are made from: results of a round that is open are not among it. */
const sources = (tournament: Tournament): readonly unknown[] => {
  const { id, entrants, namesAs, rules, own, rounds } = tournament;
  const counted = countedRounds(families[tournament.family], tournament);
  return [id, entrants, namesAs, rules, own, ...rounds.filter(({ no }) => no <= counted)];
};

const sameSources = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((source, i) => source === b[i]);

/**
 * Everybody in the event, with place. The same map as before while nothing it is made from has changed, so that lists of
 * people are not drawn again with every result.
 *
 * @param round the round whose substitutes are named; without it nobody's
 */
export const peopleOf = (tournament: Tournament, round: RoundNo | null = null): People => {
  const from = sources(tournament);
  const known = made.get(round);
  if (known !== undefined && sameSources(known.from, from)) return known.people;
  const people = make(tournament, round);
  made.set(round, { from, people });
  return people;
};
