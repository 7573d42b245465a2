import { families } from '../../core/games/all.ts';
import { beforeOf } from '../../core/tournament/ledger.ts';
import { say } from '../store/notices.ts';
import { useTournamentStore } from '../store/tournament.ts';
import { stepWords } from './step-words.ts';

/** Tells the newest steps in their words, where another screen comes with them: its line at the foot is silent then. */
export const saySteps = (count = 1): void => {
  const { done } = useTournamentStore.getState().ledger;
  const newest = [];
  for (let at = done; at !== null && newest.length < count; at = at.earlier) newest.push(at);
  for (const at of newest.toReversed()) {
    const [words] = stepWords(at.step.changes, beforeOf(at, families), at.step.command);
    if (words !== undefined) say('good', words.key, words.params);
  }
};
