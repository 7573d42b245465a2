import { Gavel, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { ownOf } from '../../../../core/games/duel/rules/state.ts';
import { entrantOf, type Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { ActForm, ReasonField, useReason } from '../../../director/act-form.tsx';
import { type ActProps, type DirectorAct, ofPerson, type Subject } from '../../../director/part.ts';
import { textOf, useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Checkbox } from '../../../parts/field/choice.tsx';
import { setPlaying } from '../../../people/playing.ts';
import { doOwn } from '../own-command.ts';

const isOut = (tournament: Tournament, id: EntrantId): boolean =>
  ownOf(tournament).disqualified.some(({ player }) => player === id);

/** Back in: readmitted where somebody was disqualified. */
export const comeBack = (tournament: Tournament, id: EntrantId): Promise<boolean> =>
  isOut(tournament, id) ? doOwn({ do: 'readmit', player: id }) : setPlaying([id], true);

const LeaveForm = ({ tournament, subject: { person }, onDone }: ActProps) => {
  const say = useTextOf();
  if (person === null) return null;
  const isPlaying = entrantOf(tournament, person)?.playing === true;
  const change = async () => {
    if (await (isPlaying ? setPlaying([person], false) : comeBack(tournament, person))) onDone();
  };
  return (
    <Button onPress={() => void change()}>
      {say(isPlaying ? 'people:notPlaying.dropped.do' : 'shell:palette.back')}
    </Button>
  );
};

const DisqualifyForm = ({ subject: { person }, onDone }: ActProps) => {
  const say = useTextOf();
  const reason = useReason();
  const [keepPoints, setKeepPoints] = useState(true);
  const disqualify = async () => {
    const words = reason.given();
    if (person === null || words === null) return;
    const disqualification = { player: person, reason: words, keepPoints };
    if (await doOwn({ do: 'disqualify', disqualification })) onDone();
  };
  return (
    <ActForm words={say('duelDesk:referee.disqualify')} onGive={disqualify}>
      <ReasonField of={reason} />
      <Checkbox isSelected={keepPoints} onChange={setKeepPoints}>
        {say('duelDesk:referee.keepPoints')}
      </Checkbox>
    </ActForm>
  );
};

/** Who plays no more: dropped, or disqualified with the opponents' points kept or not [duel 4.1]. */
export const outActs: readonly DirectorAct[] = [
  {
    id: 'leave',
    icon: UserMinus,
    titleKey: 'director:leaves.title',
    about: (tournament) => textOf('director:leaves.from', { round: tournament.rounds.length + 1 }),
    takes: ofPerson,
    Form: LeaveForm,
    isFoundApart: true,
  },
  {
    id: 'disqualify',
    icon: Gavel,
    titleKey: 'duelDesk:referee.disqualify',
    takes: (tournament, { person }: Subject) => person !== null && !isOut(tournament, person),
    Form: DisqualifyForm,
  },
];
