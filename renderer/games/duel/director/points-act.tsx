import { Flag } from 'lucide-react';
import { useState } from 'react';
import { ActForm, ReasonField, useReason } from '../../../director/act-form.tsx';
import { type ActProps, type DirectorAct, ofPerson } from '../../../director/part.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { NumberField } from '../../../parts/field/field.tsx';
import { doOwn } from '../own-command.ts';

const PointsForm = ({ subject: { person }, onDone }: ActProps) => {
  const textOf = useTextOf();
  const [points, setPoints] = useState(-1);
  const reason = useReason();
  const give = async () => {
    const words = reason.given();
    if (person === null || words === null) return;
    const adjustment = { player: person, points: Math.round(100 * points), reason: words };
    if (await doOwn({ do: 'adjust', adjustment })) onDone();
  };
  return (
    <ActForm
      words={textOf(points < 0 ? 'words:givePenalty' : 'words:givePoints')}
      isDisabled={Number.isNaN(points) || points === 0}
      onGive={give}
    >
      <NumberField
        label={textOf('words:columns.points')}
        value={points}
        minValue={-1000}
        maxValue={1000}
        step={0.01}
        onChange={setPoints}
      />
      <ReasonField of={reason} />
    </ActForm>
  );
};

/** Penalties and other points outside matches, each with its reason [duel 1]. */
export const pointsAct: DirectorAct = {
  id: 'penalty',
  icon: Flag,
  titleKey: 'words:penaltyOrPoints',
  takes: ofPerson,
  Form: PointsForm,
};
