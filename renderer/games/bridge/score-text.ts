import { rulesOf } from '../../../core/games/bridge/rules/state.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { useFormats } from '../../i18n/formats.ts';

/** Decimals that a score in hundredths is shown with: none where there are none. */
const decimalsOf = (hundredths: number): number => (hundredths % 100 === 0 ? 0 : 2);

/** Scores of an event as text, from hundredths of its ranking unit; IMPs with their sign. */
export const useScoreText = (tournament: Tournament): ((hundredths: number) => string) => {
  const { decimal } = useFormats();
  const { ranking } = rulesOf(tournament);
  return (hundredths) => decimal(hundredths / 100, ranking === 'mp' ? 2 : decimalsOf(hundredths), ranking === 'imp');
};
