import { useTranslation } from 'react-i18next';
import { families } from '../../core/games/all.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { textOf } from '../i18n/text.ts';
import { useTournament } from '../store/tournament.ts';

/** A count with the word of what the event has: people, pairs or teams. */
export const entrantsCounted = (tournament: Tournament | null, count: number): string => {
  const kind = tournament === null ? undefined : families[tournament.family].entrantIs?.(tournament);
  return textOf(`people:counts.${kind ?? 'people'}`, { count });
};

export const useEntrantCount = (count: number): string => {
  useTranslation('people');
  return entrantsCounted(useTournament(), count);
};
