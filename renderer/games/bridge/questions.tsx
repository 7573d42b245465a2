import { lastRound } from '../../../core/tournament/state.ts';
import { type Deed, useDeeds } from '../../desk/commands/commands.ts';
import { isViewing } from '../../store/care.ts';
import { useTournament } from '../../store/tournament.ts';
import { AddRoundDialog } from './add-round/add-round-dialog.tsx';
import { closeAsking, openBarometer, useAsking } from './add-round/adding.ts';
import { LateResultsDialog } from './add-round/late-results.tsx';
import { RedoRoundDialog } from './add-round/redo-round.tsx';
import { BarometerDialog } from './barometer/barometer-dialog.tsx';

/** Stands with what the program takes in [W-9.3]. */
const imports: readonly Deed[] = [
  {
    id: 'file.importOwn',
    titleKey: 'bridgeSwiss:barometer.title',
    groupKey: 'shell:groups.file',
    when: () => !isViewing(),
    perform: openBarometer,
  },
];

/** What is asked about the rounds, over whatever place is shown: by the window, by *the search*, by a result. */
export const BridgeQuestions = () => {
  useDeeds(imports);
  const tournament = useTournament();
  const asked = useAsking((asking) => asking.asked);
  if (tournament === null) return null;
  const last = lastRound(tournament);
  return (
    <>
      <AddRoundDialog tournament={tournament} />
      {asked === 'late' && <LateResultsDialog tournament={tournament} onClose={closeAsking} />}
      {asked === 'redo' && last !== undefined && <RedoRoundDialog round={last} onClose={closeAsking} />}
      {asked === 'barometer' && <BarometerDialog tournament={tournament} onClose={closeAsking} />}
    </>
  );
};
