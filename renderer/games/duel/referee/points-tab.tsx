import { Ban, Scale } from 'lucide-react';
import { useState } from 'react';
import { ownOf } from '../../../../core/games/duel/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { NumberField, TextField } from '../../../parts/field/field.tsx';
import { PersonField } from '../../../people/table/person-field.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { doOwn } from '../own-command.ts';
import { decimalsOf } from '../points.ts';

type TabProps = { readonly tournament: Tournament };

const Give = ({ tournament, onGiven }: TabProps & { readonly onGiven: () => void }) => {
  const textOf = useTextOf();
  const [player, setPlayer] = useState<EntrantId | null>(null);
  const [points, setPoints] = useState(-1);
  const [reason, setReason] = useState('');
  const canGive = player !== null && reason.trim() !== '' && Number.isFinite(points) && points !== 0;
  const give = async () => {
    if (player === null) return;
    const adjustment = { player, points: Math.round(100 * points), reason: reason.trim() };
    if (await doOwn({ do: 'adjust', adjustment })) onGiven();
  };
  return (
    <form
      className="parts-scroll referee-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (canGive) void give();
      }}
    >
      <h2>{textOf('duelDesk:referee.adjust')}</h2>
      <PersonField
        label={textOf('duelDesk:referee.player')}
        tournament={tournament}
        value={player}
        onChange={setPlayer}
        among={() => true}
      />
      <NumberField
        label={textOf('duelDesk:referee.points')}
        about={textOf('duelDesk:referee.pointsAbout')}
        value={points}
        minValue={-1000}
        maxValue={1000}
        step={0.01}
        onChange={setPoints}
      />
      <TextField label={textOf('duelDesk:referee.reason')} value={reason} onChange={setReason} maxLength={500} />
      <Button tone="primary" type="submit" icon={<Scale size={16} aria-hidden />} isDisabled={!canGive}>
        {textOf('duelDesk:referee.give')}
      </Button>
    </form>
  );
};

const CancelDialog = ({ no, onClose }: { readonly no: number; readonly onClose: () => void }) => {
  const textOf = useTextOf();
  const [reason, setReason] = useState('');
  const cancel = async () => {
    if (reason.trim() !== '' && (await doOwn({ do: 'cancelAdjustment', no, reason: reason.trim() }))) onClose();
  };
  return (
    <Dialog
      title={textOf('duelDesk:referee.cancelTitle')}
      isOpen
      onClose={onClose}
      size="small"
      onSubmit={() => void cancel()}
      actions={
        <>
          <Button onPress={onClose}>{textOf('duelDesk:referee.keep')}</Button>
          <Button type="submit" tone="primary" isDisabled={reason.trim() === ''}>
            {textOf('duelDesk:referee.cancel')}
          </Button>
        </>
      }
    >
      <TextField
        label={textOf('duelDesk:referee.reason')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        autoFocus
      />
    </Dialog>
  );
};

/** Penalties and other points outside matches, each with its reason [duel 1]; cancelled ones stay readable. */
export const PointsTab = ({ tournament }: TabProps) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const [given, setGiven] = useState(0);
  const [cancelling, setCancelling] = useState<number | null>(null);
  const people = peopleOf(tournament);
  const { adjustments } = ownOf(tournament);
  return (
    <div className="parts">
      <Give key={given} tournament={tournament} onGiven={() => setGiven(given + 1)} />
      <ul className="parts-scroll referee-list" aria-label={textOf('duelDesk:referee.adjustments')}>
        {adjustments.length === 0 && <p className="referee-note">{textOf('duelDesk:referee.noAdjustments')}</p>}
        {adjustments.toReversed().map((own) => (
          <li key={own.no} data-off={own.cancelled !== null}>
            <PersonName person={people.get(own.player)} />
            <span className="referee-figure figures">{decimal(own.points / 100, decimalsOf(own.points), true)}</span>
            <bdi className="referee-reason">
              {own.reason}
              {own.cancelled !== null && ` · ${textOf('duelDesk:referee.cancelled', { reason: own.cancelled })}`}
            </bdi>
            {own.cancelled === null && (
              <Button icon={<Ban size={16} aria-hidden />} onPress={() => setCancelling(own.no)}>
                {textOf('duelDesk:referee.cancel')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {cancelling !== null && <CancelDialog no={cancelling} onClose={() => setCancelling(null)} />}
    </div>
  );
};
