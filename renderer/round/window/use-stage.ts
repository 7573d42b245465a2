import { useMemo } from 'react';
import type { HallScreen } from '../../../core/api/hall.ts';
import type { DeskSight } from '../../../core/game/round-steps.ts';
import { families } from '../../../core/games/all.ts';
import { isSeating } from '../../../core/sheets/hall/hall-pages.ts';
import { type StageRow, stageOf } from '../../../core/tournament/stage.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { RoundNo } from '../../../core/tournament/words.ts';
import { useHallPage } from '../../hall/live-page.ts';
import { useNetworkState } from '../../hall/network/network-state.ts';
import { useHallsState } from '../../hall/state.ts';
import { useApp } from '../../store/app.ts';
import { useViewing } from '../../store/care.ts';
import { useDeskFacts } from '../desk-facts.ts';

const tellsSeats = ({ view, views, black }: HallScreen): boolean =>
  !black && [view, ...views].some((id) => isSeating(id));

/** Where the round shown stands, and its primary, with what the journal does not know [W-2.2]. */
export const useStage = (tournament: Tournament, round: RoundNo, proposal: DeskSight['proposal']): StageRow => {
  const halls = useHallsState();
  const { printed, notNeeded, paperLeft, inHall } = useDeskFacts();
  const viewing = useViewing();
  const trouble = useApp(({ file, link }) => link === 'joined' && file !== null && file.status !== 'saved');
  const page = useHallPage();
  const network = useNetworkState();
  const ours = halls?.other === null ? halls.halls : [];
  const windows = ours.filter(({ open }) => open);
  // A hall in the network alone is no window to sit by, but one that tells nobody where to sit is to be put right.
  const inNetwork = ours.filter(
    ({ hall, screen }) => network.status !== 'off' && hall === network.hall && !tellsSeats(screen),
  );
  const hallOpen = windows.length > 0 || inNetwork.length > 0;
  const hallSeats = windows.some(({ screen }) => tellsSeats(screen));
  const shown = page?.view?.round ?? 0;
  const hallRound = hallOpen && shown > 0 ? shown : null;
  return useMemo(
    () =>
      stageOf(tournament, families[tournament.family], round, {
        proposal,
        printed,
        notNeeded,
        paperLeft,
        inHall,
        hallOpen,
        hallRound,
        hallSeats,
        viewing,
        trouble,
      }),
    [
      tournament,
      round,
      proposal,
      printed,
      notNeeded,
      paperLeft,
      inHall,
      hallOpen,
      hallRound,
      hallSeats,
      viewing,
      trouble,
    ],
  );
};
