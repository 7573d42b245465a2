import { Flag } from 'lucide-react';
import { useState } from 'react';
import { rulesOf } from '../../../../core/games/mahjong/rules/state.ts';
import type { RoundNo } from '../../../../core/tournament/words.ts';
import { type ActProps, type DirectorAct, ofPerson } from '../../../director/part.ts';
import { LONGEST_REASON } from '../../../director/reason-dialog.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, SegmentedControl } from '../../../parts/button.tsx';
import { Select } from '../../../parts/field/choice.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { SuggestField } from '../../../people/table/person-field.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { say } from '../../../store/notices.ts';
import { doOwn } from '../own-command.ts';
import { addChombo, chomboSeat } from './parts.ts';

const NO_ROUND = 'none';
const reasons = ['late', 'noise', 'repeated', 'arguing', 'phone'] as const;

type Kind = 'chombo' | 'notice' | 'points';

const PenaltyForm = ({ tournament, subject: { person }, onDone }: ActProps) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const { penalties, chombo } = rulesOf(tournament);
  const { least, most, step } = penalties;
  const seat = chomboSeat(tournament, person);
  const rounds = tournament.rounds.map(({ no }) => no);
  const [kind, setKind] = useState<Kind>(seat === null ? 'notice' : 'chombo');
  const [round, setRound] = useState<RoundNo | null>(rounds.at(-1) ?? null);
  const [points, setPoints] = useState(least);
  const [reason, setReason] = useState('');
  const isChombo = kind === 'chombo' && seat !== null;
  const amount = kind === 'points' ? points : 0;
  const canGive = person !== null && (isChombo || (reason.trim() !== '' && !Number.isNaN(amount)));
  const name = person === null ? '' : peopleOf(tournament).get(person)?.name;
  const give = async () => {
    if (person === null || !canGive) return;
    if (isChombo) {
      if (!(await addChombo(tournament, seat, 1))) return;
      say('good', 'mahjongDesk:chombo.given', { name, table: seat.table });
    } else {
      if (!(await doOwn({ do: 'penalise', penalty: { player: person, round, amount, reason: reason.trim() } }))) return;
      say('good', amount === 0 ? 'mahjongDesk:penalties.noticeGiven' : 'mahjongDesk:penalties.given', { name, amount });
    }
    onDone();
  };
  const cost = chombo.mode === 'afterUma' ? ` (${number(-chombo.amount)})` : '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <SegmentedControl<Kind>
        label={textOf('mahjongDesk:penalties.give')}
        items={[
          { id: 'chombo', label: textOf('mahjongDesk:chombo.one'), isDisabled: seat === null },
          { id: 'notice', label: textOf('mahjongDesk:penalties.notice') },
          { id: 'points', label: textOf('mahjongDesk:penalties.amount') },
        ]}
        value={isChombo || kind !== 'chombo' ? kind : 'notice'}
        onChange={setKind}
      />
      {!isChombo && (
        <>
          {kind === 'points' && (
            <NumberField
              label={textOf('mahjongDesk:penalties.amount')}
              value={points}
              minValue={least}
              maxValue={most}
              step={step}
              onChange={setPoints}
            />
          )}
          <SuggestField
            label={textOf('director:reason')}
            suggestions={reasons.map((id) => textOf(`mahjongDesk:penalties.reasons.${id}`))}
            value={reason}
            onChange={setReason}
            maxLength={LONGEST_REASON}
          />
          <Select
            label={textOf('rounds:title')}
            items={[
              { id: NO_ROUND, label: textOf('mahjongDesk:penalties.noRound') },
              ...rounds.map((no) => ({ id: String(no), label: textOf('rounds:round', { round: no }) })),
            ]}
            value={round === null ? NO_ROUND : String(round)}
            onChange={(id) => setRound(id === NO_ROUND ? null : Number(id))}
          />
        </>
      )}
      <Button type="submit" isDisabled={!canGive}>
        {isChombo
          ? `${textOf('mahjongDesk:chombo.give')}${cost}`
          : textOf(kind === 'points' ? 'mahjongDesk:penalties.givePenalty' : 'mahjongDesk:penalties.giveNotice')}
      </Button>
    </form>
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
