import { useEffect } from 'react';
import type { Reveal } from '../../core/api/hall.ts';
import { families } from '../../core/games/all.ts';
import { standsAsTold } from '../../core/sheets/hall/reveal.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { usePlace } from '../desk/place.ts';
import { offerWay } from '../desk/ways.ts';
import { dismissSlot, offer } from '../store/notices.ts';
import { tournament, useTournament } from '../store/tournament.ts';
import { useNetworkState } from './network/network-state.ts';
import { hallsNow, revealInHall, useHallInHand, useHallsState } from './state.ts';

/** The first place told that stands no more as the hall was told it; null where all of them do. */
export const toldAgainFrom = (event: Tournament, reveal: Reveal): number | null => {
  const { told = [] } = reveal;
  if (told.length === 0) return null;
  return told[told.length - 1 - standsAsTold(event, families[event.family], reveal)]?.place ?? null;
};

/** Takes back in the hall what stands no more as it was told, and what was told after it. */
export const takeToldBack = async (): Promise<void> => {
  const [event, now] = [tournament(), await hallsNow()];
  if (event === null || now === null) return;
  const { reveal } = now;
  await revealInHall({ top: reveal.top, step: standsAsTold(event, families[event.family], reveal) });
};

offerWay('sheets.tellAgain', () => void takeToldBack());

const SLOT = 'hall.told';

/** Wherever the TO is on the desk, it is said that places told in the hall have changed [hall-and-print 2.9]; draws nothing itself. */
export const ToldChanged = (): null => {
  const event = useTournament();
  const halls = useHallsState();
  const inHand = useHallInHand();
  const isHallOpen = usePlace(({ drawer }) => drawer === 'hall');
  const isInNetwork = useNetworkState().status !== 'off';
  const isSeen =
    halls?.other === null && halls.halls.some(({ open, screen }) => (open || isInNetwork) && screen.view === 'reveal');
  const place = event === null || halls === null || !isSeen ? null : toldAgainFrom(event, halls.reveal);
  const isSaidThere = isHallOpen && inHand?.screen.view === 'reveal';
  useEffect(() => {
    if (place === null || isSaidThere) dismissSlot(SLOT);
    else offer('sheets:hall.reveal.changed', {}, { do: 'sheets.tellAgain', params: { place } }, SLOT);
  }, [place, isSaidThere]);
  return null;
};
