import { useState } from 'react';
import { countedRounds } from '../../core/game/rounds.ts';
import { families } from '../../core/games/all.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { closeDialog } from '../desk/place.ts';
import { screensOf } from '../games/game.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { RefusalNotice } from '../parts/notice.tsx';
import { send, useTournament } from '../store/tournament.ts';

/** The rules of the event. From which round a change counts is for the game to say. */
export const RulesDialog = ({
  tournament,
  onClose,
}: {
  readonly tournament: Tournament;
  readonly onClose: () => void;
}) => {
  const textOf = useTextOf();
  const [rules, setRules] = useState(tournament.rules);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const Rules = screensOf(tournament.family).Rules;
  const save = async () => {
    const answer = await send({ type: 'tournament.rule', rules });
    if (answer.ok) onClose();
    else setRefusal(answer.refusal);
  };
  if (Rules === undefined) return null;
  return (
    <Dialog
      title={textOf('rounds:rules.open')}
      isOpen
      onClose={onClose}
      size="large"
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button tone="primary" type="submit">
            {textOf('shell:save')}
          </Button>
        </>
      }
    >
      {refusal !== null && <RefusalNotice refusal={refusal} onDismiss={() => setRefusal(null)} />}
      <Rules
        rules={rules}
        onChange={setRules}
        isFresh={countedRounds(families[tournament.family], tournament) === 0}
        published={tournament.rounds.length}
      />
    </Dialog>
  );
};

/** The same from everywhere, also while a round is played [stages 3.4]. */
export const EventRulesDialog = () => {
  const tournament = useTournament();
  return tournament === null ? null : <RulesDialog tournament={tournament} onClose={closeDialog} />;
};
