/** The acts of the Director drawer, there and in the box that finds everything [W-7.1]: one list. */

import type { Tournament } from '../../core/tournament/state.ts';
import type { Act } from '../desk/find/act.ts';
import type { DirectorAct, DirectorPart } from './part.ts';
import { nobody, roundRuled, subjectOf } from './subject.ts';
import { timeAct } from './time-act.tsx';

export const actsOf = ({ acts }: DirectorPart): readonly DirectorAct[] => [...acts, timeAct];

const found = (act: DirectorAct, tournament: Tournament): Act => {
  const { id, titleKey } = act;
  const takes = (state: Tournament, person: number) =>
    act.takes(state, subjectOf(state, roundRuled(state), { person }));
  const isOfEvent = act.takes(tournament, subjectOf(tournament, roundRuled(tournament), nobody));
  const isPossible = isOfEvent || tournament.entrants.some((entrant) => takes(tournament, entrant.id));
  return {
    id: `${tournament.family}.${id}`,
    titleKey,
    place: 'director',
    at: (_, person) => ({ person, act: id }),
    bar: () => (isPossible ? null : 'shell:palette.notNow'),
    ...(isOfEvent ? { at: () => ({ person: null, act: id }) } : { asks: 'person' as const, takes }),
  };
};

/** Those that the drawer offers to somebody now; whom each takes is asked of the act itself. */
export const foundActs = (part: DirectorPart, tournament: Tournament): readonly Act[] =>
  actsOf(part)
    .filter(({ isFoundApart }) => isFoundApart !== true)
    .map((act) => found(act, tournament));
