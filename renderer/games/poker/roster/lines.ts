import { type Roster, rosterOf } from '../../../../core/games/poker/results/roster.ts';
import { hallOf } from '../../../../core/games/poker/steps/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';

let known: { readonly own: unknown; readonly rules: unknown; readonly roster: Roster } | null = null;

/** The roster of a tournament; made once for a floor, because the list, its buttons and its foot all ask for it. */
export const tournamentRoster = (tournament: Tournament): Roster => {
  const { own, rules } = tournament;
  if (known === null || known.own !== own || known.rules !== rules) {
    known = { own, rules, roster: rosterOf(hallOf(tournament)) };
  }
  return known.roster;
};
