import { Flag, PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { readHundredths } from '../../../../core/games/bridge/rules/decimals.ts';
import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import { ActForm, ReasonField, useReason } from '../../../director/act-form.tsx';
import type { ActProps, DirectorAct } from '../../../director/part.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { SegmentedControl } from '../../../parts/button.tsx';
import { NumberField, TextField } from '../../../parts/field/field.tsx';
import { doOwn } from '../own-command.ts';
import { useScoreText } from '../score-text.ts';
import { ofContestant } from './part.ts';

const KINDS = ['penalty', 'award', 'correction'] as const;

const PointsForm = ({ tournament, subject: { person, round: ruled }, onDone }: ActProps) => {
  const textOf = useTextOf();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('penalty');
  const [amount, setAmount] = useState('');
  const [round, setRound] = useState(ruled ?? Number.NaN);
  const reason = useReason();
  const value = readHundredths(amount);
  const give = async () => {
    const words = reason.given();
    if (person === null || value === null || words === null) return;
    const adjustment = {
      entrant: person,
      round: Number.isInteger(round) ? round : null,
      amount: kind === 'penalty' ? -Math.abs(value) : value,
      kind,
      reason: words,
    };
    if (await doOwn({ do: 'adjust', adjustment })) onDone();
  };
  return (
    <ActForm
      words={textOf(kind === 'penalty' ? 'words:givePenalty' : 'words:givePoints')}
      isDisabled={value === null || value === 0}
      onGive={give}
    >
      <SegmentedControl
        label={textOf('words:penaltyOrPoints')}
        items={KINDS.map((id) => ({ id, label: textOf(`bridgeSwiss:points.kinds.${id}`) }))}
        value={kind}
        onChange={setKind}
      />
      <TextField
        label={textOf('words:columns.points')}
        value={amount}
        onChange={setAmount}
        maxLength={12}
        error={amount !== '' && value === null ? textOf('bridgeSwiss:notANumber') : null}
      />
      <ReasonField of={reason} />
      <NumberField
        label={textOf('words:columns.round')}
        about={textOf('bridgeSwiss:points.roundAbout')}
        value={round}
        minValue={1}
        maxValue={tournament.plannedRounds}
        onChange={setRound}
      />
    </ActForm>
  );
};

const CarryOverForm = ({ tournament, subject: { person }, onDone }: ActProps) => {
  const textOf = useTextOf();
  const [carried, setCarried] = useState('');
  const score = readHundredths(carried);
  const carry = async () => {
    if (person === null || score === null) return;
    if (await doOwn({ do: 'setCarryOver', scores: [{ entrant: person, score }] })) onDone();
  };
  const now = ownOf(tournament).carryOver[String(person)] ?? 0;
  return (
    <ActForm words={textOf('bridgeSwiss:points.carry')} isDisabled={score === null} onGive={carry}>
      <TextField
        label={textOf('bridge:columns.carryOver')}
        placeholder={useScoreText(tournament)(now)}
        value={carried}
        onChange={setCarried}
        maxLength={12}
        error={carried !== '' && score === null ? textOf('bridgeSwiss:notANumber') : null}
      />
    </ActForm>
  );
};

/** Points beside the matches with their reason, and what was brought along from an earlier stage [bridge 5.4]. */
export const pointsActs: readonly DirectorAct[] = [
  { id: 'points', icon: Flag, titleKey: 'words:penaltyOrPoints', takes: ofContestant, Form: PointsForm },
  {
    id: 'carryOver',
    icon: PackagePlus,
    titleKey: 'bridge:columns.carryOver',
    takes: ofContestant,
    Form: CarryOverForm,
  },
];
