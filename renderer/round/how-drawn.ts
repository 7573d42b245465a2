import { leastOf } from '../../core/game/least.ts';
import type { LeastRepeats, Metrics } from '../../core/game/seating.ts';
import { families } from '../../core/games/all.ts';
import { withClubMates } from '../../core/tournament/people/club-mates.ts';
import type { Round, Tournament } from '../../core/tournament/state.ts';
import type { Phrase } from '../../core/tournament/words.ts';

/** A gap in winds or directions up to this is nothing to speak of [W-2.6]. */
const USUAL_GAP = 2;

const gapOf = ({ figures }: Metrics): readonly Phrase[] =>
  (['windGap', 'directionGap'] as const).flatMap((name) => {
    const gap = figures[name] ?? 0;
    return gap > USUAL_GAP ? [{ code: `sentence.${name}`, params: { gap } }] : [];
  });

const repeatsOf = (metrics: Metrics, proposed: LeastRepeats): Phrase => {
  const count = metrics.repeated.length;
  if (count === 0) return { code: 'how.noRepeat' };
  const { isKnown, isReached, atLeast } = leastOf(metrics, proposed);
  if (isReached) return { code: 'sentence.least', params: { count } };
  if (isKnown && atLeast > 0) return { code: 'sentence.atLeast', params: { count, least: atLeast } };
  return { code: 'sentence.repeats', params: { count } };
};

/** Whoever travelled to play others does not expect their own club at the first table, nor later where they are kept apart. */
const clubsOf = (tournament: Tournament, { no, tables }: Pick<Round, 'no' | 'tables'>): readonly Phrase[] => {
  const isSaid = no === 1 || families[tournament.family].seating.clubsApart?.isOn(tournament) === true;
  const count = isSaid ? withClubMates(tournament, tables) : 0;
  return count === 0 ? [] : [{ code: 'sentence.clubs', params: { people: count } }];
};

/**
 * What is wrong with a seating, the worst first; without a fault it says so and ends [W-2.6].
 *
 * @param round its tables as they are now, changes by hand included
 */
export const faultsOf = (
  tournament: Tournament,
  round: Pick<Round, 'no' | 'tables'>,
  metrics: Metrics,
  proposed: LeastRepeats,
): readonly Phrase[] => [repeatsOf(metrics, proposed), ...clubsOf(tournament, round), ...gapOf(metrics)];
