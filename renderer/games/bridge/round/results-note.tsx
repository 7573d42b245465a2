import { Armchair, CheckCheck, Hourglass, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { standIns } from '../../../../core/games/bridge/steps/decide-scores.ts';
import { nextRound } from '../../../../core/games/bridge/steps/next-round.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import type { RoundNoteProps } from '../../game-screens.ts';
import { AddRoundDialog } from '../add-round/add-round-dialog.tsx';
import { closeAdding, openAdding } from '../add-round/adding.ts';
import { LateResultsDialog } from '../swiss/late-results.tsx';

/** How far the results are that the next round waits for, and both ways on: with all of them, or without the last ones [bridge 4.9]. */
export const BridgeResultsNote = ({ tournament }: RoundNoteProps) => {
  const textOf = useTextOf();
  const [open, setOpen] = useState(false);
  useEffect(() => closeAdding, []);
  const { round, base, missing, refusal, start } = nextRound(tournament);
  if (start || round > tournament.plannedRounds) return null;
  const stoodIn = standIns(tournament).filter((one) => one.round <= base);
  const waited = missing[0];
  const tables =
    waited === undefined ? 0 : (tournament.rounds.find(({ no }) => no === waited.round)?.tables.length ?? 0);
  const inCount = waited === undefined ? 0 : tables - waited.tables.length;
  const share = tables === 0 ? 100 : Math.floor((100 * inCount) / tables);
  return (
    <div className="results-note">
      {waited === undefined ? (
        refusal === null && (
          <>
            <CheckCheck size={16} aria-hidden />
            <span>{textOf('bridgeSwiss:late.ready', { round, count: stoodIn.length })}</span>
            <Button icon={<Armchair size={16} aria-hidden />} onPress={() => openAdding()}>
              {textOf('bridgeSwiss:add.open', { round })}
            </Button>
          </>
        )
      ) : (
        <>
          <Hourglass size={16} aria-hidden />
          <span>
            {textOf('bridgeSwiss:late.waits', { round, awaited: waited.round, in: inCount, of: tables, share })}
          </span>
          <Button icon={<ShieldCheck size={16} aria-hidden />} onPress={() => setOpen(true)}>
            {textOf('bridgeSwiss:late.open', { round })}
          </Button>
        </>
      )}
      <AddRoundDialog tournament={tournament} />
      {open && <LateResultsDialog tournament={tournament} onClose={() => setOpen(false)} />}
    </div>
  );
};
