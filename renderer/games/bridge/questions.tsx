import { lastRound } from '../../../core/tournament/state.ts';
import { useTournament } from '../../store/tournament.ts';
import { AddRoundDialog } from './add-round/add-round-dialog.tsx';
import { closeAsking, useAsking } from './add-round/adding.ts';
import { LateResultsDialog } from './swiss/late-results.tsx';
import { RemoveRoundDialog } from './swiss/remove-round.tsx';

/** What is asked about the rounds, over whatever place is shown: by the window, by *the search*, by a result. */
export const BridgeQuestions = () => {
  const tournament = useTournament();
  const asked = useAsking((asking) => asking.asked);
  if (tournament === null) return null;
  const last = lastRound(tournament);
  return (
    <>
      <AddRoundDialog tournament={tournament} />
      {asked === 'late' && <LateResultsDialog tournament={tournament} onClose={closeAsking} />}
      {asked === 'redo' && last !== undefined && (
        <RemoveRoundDialog tournament={tournament} round={last} redo onClose={closeAsking} />
      )}
    </>
  );
};
