/**
 * All rounds at once [W-8.2]: the schedule that is known for so many players and rounds.
 *
 * | rule | function |
 * | --- | --- |
 * | it is offered before the first round alone; it says who meets again and how the winds fall | `allRounds` |
 * | where no schedule is known, the least number of repeats of any is said | `allRounds` |
 */

import { ownOf } from '../../../../core/games/mahjong/rules/state.ts';
import { leastScheduleCost } from '../../../../core/search/schedule.ts';
import { playingEntrants, type Tournament } from '../../../../core/tournament/state.ts';
import type { AllRounds } from '../../game-screens.ts';
import { doOwn } from '../own-command.ts';
import { type ScheduleFigures, scheduleKnown } from './ready.ts';

const METHOD = 'predefined';

const told = ({ pairsAgain, windGap }: ScheduleFigures): AllRounds['said'] => [
  pairsAgain === 0
    ? { code: 'mahjong.made.noRepeat' }
    : { code: 'rounds.sentence.repeats', params: { count: pairsAgain } },
  windGap === 0 ? { code: 'mahjong.made.windsEven' } : { code: 'mahjong.made.windGap', params: { gap: windGap } },
];

export const allRounds = (tournament: Tournament): AllRounds | null => {
  // Whoever has written a schedule has answered.
  if (tournament.rounds.length > 0 || ownOf(tournament).script !== null) return null;
  const players = playingEntrants(tournament).length;
  const { plannedRounds: rounds } = tournament;
  if (players % 4 !== 0 || rounds < 2) return null;
  const known = scheduleKnown(players, rounds);
  if (known !== null) {
    return {
      ...{ method: METHOD, rounds, said: told(known), repeats: known.pairsAgain },
      prepare: () => doOwn({ do: 'setScript', script: { text: known.text, numbers: 'localIds', winds: 'asWritten' } }),
    };
  }
  const atLeast = leastScheduleCost(players, rounds);
  const said = atLeast > 0 ? [{ code: 'mahjong.made.least', params: { atLeast } }] : [];
  return { method: METHOD, rounds, said, repeats: null, prepare: async () => false };
};
