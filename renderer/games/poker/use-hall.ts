import { useEffect, useMemo, useState } from 'react';
import type { Hall } from '../../../core/games/poker/rules/floor-state.ts';
import { hallOf } from '../../../core/games/poker/steps/state.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { useTournament } from '../../store/tournament.ts';

export type OpenFloor = { readonly tournament: Tournament; readonly hall: Hall };

/** The floor of the open tournament, or null while none is open. */
export const useOpenFloor = (): OpenFloor | null => {
  const tournament = useTournament();
  return useMemo(() => (tournament === null ? null : { tournament, hall: hallOf(tournament) }), [tournament]);
};

/** Now, told anew every so many milliseconds: for ages, never to decide anything. */
export const useNow = (every: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};
