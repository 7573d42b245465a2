import { Flag } from 'lucide-react';
import { useState } from 'react';
import { type ActProps, type DirectorAct, ofPerson } from '../../../director/part.ts';
import { LONGEST_REASON } from '../../../director/reason-dialog.tsx';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { NumberField, TextField } from '../../../parts/field/field.tsx';
import { doOwn } from '../own-command.ts';

const PointsForm = ({ subject: { person }, onDone }: ActProps) => {
  const textOf = useTextOf();
  const [points, setPoints] = useState(-1);
  const [reason, setReason] = useState('');
  const canGive = person !== null && reason.trim() !== '' && Number.isFinite(points) && points !== 0;
  const give = async () => {
    if (person === null || !canGive) return;
    const adjustment = { player: person, points: Math.round(100 * points), reason: reason.trim() };
    if (await doOwn({ do: 'adjust', adjustment })) onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <NumberField
        label={textOf('rounds:mahjong.points')}
        about={textOf('duelDesk:referee.pointsAbout')}
        value={points}
        minValue={-1000}
        maxValue={1000}
        step={0.01}
        onChange={setPoints}
      />
      <TextField label={textOf('director:reason')} value={reason} onChange={setReason} maxLength={LONGEST_REASON} />
      <Button type="submit" isDisabled={!canGive}>
        {textOf(points < 0 ? 'duelDesk:referee.take' : 'duelDesk:referee.give')}
      </Button>
    </form>
  );
};

/** Penalties and other points outside matches, each with its reason [duel 1]. */
export const pointsAct: DirectorAct = {
  id: 'points',
  icon: Flag,
  titleKey: 'duelDesk:referee.points',
  takes: ofPerson,
  Form: PointsForm,
};
