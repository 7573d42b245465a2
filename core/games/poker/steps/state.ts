import { z } from 'zod';
import type { Game } from '../../../game/game.ts';
import { personTraits } from '../../../tournament/people/person-traits.ts';
import type { Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Json } from '../../../tournament/words.ts';
import type { Floor, Hall, Person } from '../rules/floor-state.ts';
import type { PokerRules } from '../rules/rules.ts';
import type { FloorChange, FloorCounters } from './floor-changes.ts';
import type { FloorCommand } from './floor-commands.ts';

/** [poker 2, 5 A]. Whoever is not said to have paid has not. */
export const pokerTraits = z.strictObject({
  paid: z.boolean().optional(),
  clockOperator: z.boolean().optional(),
  expert: z.boolean().optional(),
  ...personTraits,
});

/** A floor has no results: what happens on it is its own. */
export type PokerGame = Game<PokerRules, Floor, never, FloorCommand, FloorChange, FloorCounters>;

// Everything stored has passed schemas on its way in.
export const floorOf = (tournament: Tournament): Floor => tournament.own as Floor;
export const rulesOf = (tournament: Tournament): PokerRules => tournament.rules as PokerRules;
export const countersOf = (counters: Json): FloorCounters => counters as FloorCounters;
export const changeOf = (change: Json): FloorChange => change as FloorChange;

const known = new WeakMap<Tournament['entrants'], ReadonlyMap<EntrantId, Person>>();

const peopleOf = ({ entrants }: Tournament): ReadonlyMap<EntrantId, Person> => {
  const made = known.get(entrants);
  if (made !== undefined) return made;
  const people = new Map(
    entrants
      .filter(({ playing }) => playing)
      .map(({ id, traits }) => [
        id,
        { paid: traits.paid === true, clockOperator: traits.clockOperator === true, expert: traits.expert === true },
      ]),
  );
  known.set(entrants, people);
  return people;
};

export const hallOf = (tournament: Tournament): Hall => ({
  floor: floorOf(tournament),
  rules: rulesOf(tournament),
  seed: tournament.seed,
  people: peopleOf(tournament),
});
