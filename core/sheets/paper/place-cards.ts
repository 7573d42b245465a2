/** Cards with a name that stand where somebody sits: everybody's, with table and seat where these stay [hall-and-print 1.1]. */

import type { Game } from '../../game/game.ts';
import type { Tournament } from '../../tournament/state.ts';
import type { EntrantId } from '../../tournament/words.ts';
import { type KnownRounds, knownRounds, seatLetter } from '../known-rounds.ts';
import type { PlaceCard } from '../sheet.ts';
import { badgesOf } from './badges.ts';

type Place = NonNullable<PlaceCard['place']>;

/** One table through all rounds of the event: whoever changes it takes the card along, and it says the name alone. */
const placeThrough = (id: EntrantId, { spots }: KnownRounds, family: Game): Place | null => {
  const own = [...spots.values()].flatMap((round) => round.get(id) ?? []);
  const [first] = own;
  if (first === undefined || own.length < spots.size || own.some(({ table }) => table !== first.table)) return null;
  const isOne = own.every(({ seat }) => seat === first.seat);
  return { table: String(first.table), seat: isOne ? seatLetter(family, first.seat) : null };
};

export const placeCardsOf = (tournament: Tournament, family: Game, language: string): readonly PlaceCard[] => {
  const known = knownRounds(tournament, family);
  const isWhole = known.rounds.length > 0 && known.rounds.length >= tournament.plannedRounds;
  const placeOf =
    family.paper.places?.(tournament) ?? ((id: EntrantId) => (isWhole ? placeThrough(id, known, family) : null));
  return badgesOf(tournament, family, language, () => null).map(({ name, id }) => ({ name, place: placeOf(id) }));
};
