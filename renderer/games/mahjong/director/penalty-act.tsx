import { Flag } from 'lucide-react';
import { useState } from 'react';
import { rulesOf } from '../../../../core/games/mahjong/rules/state.ts';
import type { RoundNo } from '../../../../core/tournament/words.ts';
import { ActForm, ReasonField, useReason } from '../../../director/act-form.tsx';
import { type ActProps, type DirectorAct, ofPerson } from '../../../director/part.ts';

import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { SegmentedControl } from '../../../parts/button.tsx';
import { Select } from '../../../parts/field/choice.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { say } from '../../../store/notices.ts';
import { addChombo, chomboSeat } from '../chombos.ts';
import { doOwn } from '../own-command.ts';

const NO_ROUND = 'none';
const reasons = ['late', 'noise', 'repeated', 'arguing', 'phone'] as const;

type Kind = 'chombo' | 'notice' | 'points';

const PenaltyForm = ({ tournament, subject: { person, round: ruled }, onDone }: ActProps) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const { penalties, chombo } = rulesOf(tournament);
  const { least, most, step } = penalties;
  const seat = chomboSeat(tournament, ruled, person);
  const rounds = tournament.rounds.map(({ no }) => no);
  const [kind, setKind] = useState<Kind>(seat === null ? 'notice' : 'chombo');
  const [chosen, setRound] = useState<RoundNo | null | undefined>(undefined);
  const round = chosen === undefined ? ruled : chosen;
  const [points, setPoints] = useState(least);
  const reason = useReason();
  const isChombo = kind === 'chombo' && seat !== null;
  const amount = kind === 'points' ? points : 0;
  const giveChombo = async () => {
    if (person === null || seat === null) return;
    const given = await addChombo(seat, 1);
    if (given === null) return;
    const name = peopleOf(tournament).get(person)?.name;
    if (given === 'waits') say('info', 'mahjongDesk:chombo.waiting', { name, table: seat.table });
    onDone();
  };
  const givePenalty = async () => {
    const words = reason.given();
    if (person === null || words === null) return;
    if (await doOwn({ do: 'penalise', penalty: { player: person, round, amount, reason: words } })) onDone();
  };
  const cost = chombo.mode === 'afterUma' ? ` (${number(-chombo.amount)})` : '';
  return (
    <ActForm
      words={
        isChombo
          ? `${textOf('mahjongDesk:chombo.give')}${cost}`
          : textOf(kind === 'points' ? 'words:givePenalty' : 'mahjongDesk:penalties.giveNotice')
      }
      isDisabled={!isChombo && Number.isNaN(amount)}
      onGive={isChombo ? giveChombo : givePenalty}
    >
      <SegmentedControl<Kind>
        label={textOf('words:givePenalty')}
        items={[
          { id: 'chombo', label: textOf('words:columns.chombos'), isDisabled: seat === null },
          { id: 'notice', label: textOf('mahjongDesk:penalties.notice') },
          { id: 'points', label: textOf('words:columns.points') },
        ]}
        value={isChombo || kind !== 'chombo' ? kind : 'notice'}
        onChange={setKind}
      />
      {!isChombo && (
        <>
          {kind === 'points' && (
            <NumberField
              label={textOf('words:columns.points')}
              value={points}
              minValue={least}
              maxValue={most}
              step={step}
              onChange={setPoints}
            />
          )}
          <ReasonField of={reason} suggestions={reasons.map((id) => textOf(`mahjongDesk:penalties.reasons.${id}`))} />
          <Select
            label={textOf('words:columns.round')}
            items={[
              { id: NO_ROUND, label: textOf('mahjongDesk:penalties.noRound') },
              ...rounds.map((no) => ({ id: String(no), label: textOf('rounds:round', { round: no }) })),
            ]}
            value={round === null ? NO_ROUND : String(round)}
            onChange={(id) => setRound(id === NO_ROUND ? null : Number(id))}
          />
        </>
      )}
    </ActForm>
  );
};

/** A chombo goes to the result of the table, notices and points stand by themselves [mahjong 4, 15]. */
export const penaltyAct: DirectorAct = {
  id: 'penalty',
  icon: Flag,
  titleKey: 'mahjongDesk:chombo.act',
  takes: ofPerson,
  Form: PenaltyForm,
};
