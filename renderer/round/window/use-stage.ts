import { useMemo } from 'react';
import type { DeskSight } from '../../../core/game/round-steps.ts';
import { families } from '../../../core/games/all.ts';
import { type StageRow, stageOf } from '../../../core/tournament/stage.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { RoundNo } from '../../../core/tournament/words.ts';
import { useHallPage } from '../../hall/live-page.ts';
import { useHallsState } from '../../hall/state.ts';
import { useApp } from '../../store/app.ts';
import { useViewing } from '../../store/care.ts';
import { useDeskFacts } from '../desk-facts.ts';

/** Where the round shown stands, and its primary, with what the journal does not know [W-2.2]. */
export const useStage = (tournament: Tournament, round: RoundNo, proposal: DeskSight['proposal']): StageRow => {
  const halls = useHallsState();
  const { printed, notNeeded } = useDeskFacts();
  const viewing = useViewing();
  const trouble = useApp(({ file, link }) => link === 'joined' && file !== null && file.status !== 'saved');
  const page = useHallPage();
  const hallOpen = halls?.other === null && halls.halls.some(({ open }) => open);
  const shown = page?.view?.round ?? 0;
  const hallRound = hallOpen && shown > 0 ? shown : null;
  return useMemo(
    () =>
      stageOf(tournament, families[tournament.family], round, {
        proposal,
        printed,
        notNeeded,
        hallOpen,
        hallRound,
        viewing,
        trouble,
      }),
    [tournament, round, proposal, printed, notNeeded, hallOpen, hallRound, viewing, trouble],
  );
};
