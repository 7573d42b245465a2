import type { Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Phrase } from '../../../tournament/words.ts';
import { ownOf } from '../rules/state.ts';
import { bracketOf } from '../seating/bracket.ts';
import { eventSeeds } from './event-records.ts';

const cutSeeds = (tournament: Tournament): ReadonlyMap<EntrantId, number> => {
  const bracket = bracketOf(tournament);
  const first = bracket.ok ? (bracket.value.stages[0] ?? []) : [];
  return new Map(first.flatMap(({ a, b }) => [a, b]).flatMap((one) => (one === null ? [] : [[one.entrant, one.seed]])));
};

/** The seed decides who plays whom, where most share a place. In a cut it is the seed of the bracket. */
export const seatNote = (tournament: Tournament): ((id: EntrantId) => Phrase | null) => {
  const seeds = ownOf(tournament).cut === null ? eventSeeds(tournament) : cutSeeds(tournament);
  return (id) => {
    const seed = seeds.get(id);
    return seed === undefined ? null : { code: 'duel.slipSeed', params: { seed } };
  };
};
