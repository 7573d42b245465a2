import { UserMinus } from 'lucide-react';
import { ownOf } from '../../../../core/games/mahjong/rules/state.ts';
import { playsBetween } from '../../../../core/games/mahjong/seating/field.ts';
import { entrantOf } from '../../../../core/tournament/state.ts';
import { type ActProps, type DirectorAct, ofPerson } from '../../../director/part.ts';
import { textOf, useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { RefusalNotice } from '../../../parts/notice.tsx';
import { setPlaying } from '../../../people/playing.ts';
import { doOwn } from '../own-command.ts';

const LeaveForm = ({ tournament, subject: { person }, onDone }: ActProps) => {
  const say = useTextOf();
  const locked = playsBetween(tournament);
  const isLocked = locked !== null;
  if (person === null) return null;
  const done = async (given: Promise<boolean>) => {
    if (await given) onDone();
  };
  const hasLeft = ownOf(tournament).left[person] !== undefined;
  const isPlaying = entrantOf(tournament, person)?.playing === true;
  return (
    <>
      {locked !== null && <RefusalNotice refusal={locked} />}
      {!hasLeft && (
        <Button isDisabled={isLocked} onPress={() => void done(doOwn({ do: 'leave', player: person }))}>
          {say('mahjongDesk:left.leave')}
        </Button>
      )}
      {isPlaying && (
        <Button isDisabled={isLocked} onPress={() => void done(setPlaying([person], false))}>
          {say('people:notPlaying.pauses.do')}
        </Button>
      )}
      {!isPlaying && (
        <Button
          isDisabled={isLocked}
          onPress={() => void done(hasLeft ? doOwn({ do: 'comeBack', player: person }) : setPlaying([person], true))}
        >
          {say('shell:palette.back')}
        </Button>
      )}
    </>
  );
};

/** Who leaves for good, sits out, or comes back [M-07]. */
export const leaveAct: DirectorAct = {
  id: 'leave',
  icon: UserMinus,
  titleKey: 'director:leaves.title',
  about: (tournament) => textOf('director:leaves.from', { round: tournament.rounds.length + 1 }),
  takes: ofPerson,
  Form: LeaveForm,
  isFoundApart: true,
};
