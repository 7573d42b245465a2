import { useTranslation } from 'react-i18next';
import { families } from '../../core/games/all.ts';
import { useTournament } from '../store/tournament.ts';

/** So many people, pairs or teams: the word of what the event has. */
export const useEntrantCount = (count: number): string => {
  const { t } = useTranslation('people');
  const tournament = useTournament();
  const kind = tournament === null ? undefined : families[tournament.family].entrantIs?.(tournament);
  return t(`counts.${kind ?? 'people'}`, { count });
};
