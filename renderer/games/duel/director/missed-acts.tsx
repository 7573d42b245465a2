import { CalendarX, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Grant } from '../../../../core/games/duel/rules/state.ts';
import { swissRounds } from '../../../../core/games/duel/seating/bracket.ts';
import { outRefusal } from '../../../../core/games/duel/steps/decide.ts';
import type { Round, Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../../core/tournament/words.ts';
import { ActForm } from '../../../director/act-form.tsx';
import type { ActProps, DirectorAct, Subject } from '../../../director/part.ts';
import { textOf, useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Select } from '../../../parts/field/choice.tsx';
import { inWork } from '../../../round/flow.ts';
import { peopleOf } from '../../../round/names/people.ts';
import { doOwn } from '../own-command.ts';

const grants = ['loss', 'draw', 'bye'] as const;

const tookPart = ({ tables, byes }: Round, id: EntrantId): boolean =>
  tables.some(({ seats }) => seats.includes(id)) || byes.some(({ entrant }) => entrant === id);

const missedBy = (tournament: Tournament, id: EntrantId | null): readonly Round[] =>
  id === null ? [] : swissRounds(tournament).filter((round) => !tookPart(round, id));

/** The person whose bye in the round being played a latecomer can take; null where there is none for them. */
const freeBye = (tournament: Tournament, { person: player, round: ruled }: Subject): EntrantId | null => {
  const round = inWork(tournament);
  if (round === undefined || round.no !== ruled || round.confirmed || player === null || tookPart(round, player))
    return null;
  if (outRefusal(tournament, player) !== null) return null;
  return round.byes.find(({ reason }) => reason.code !== 'duel.byes.awarded')?.entrant ?? null;
};

const LateForm = ({ subject: { person }, onDone }: ActProps) => {
  const say = useTextOf();
  const join = async () => {
    if (person !== null && (await doOwn({ do: 'lateArrival', player: person }))) onDone();
  };
  return <Button onPress={() => void join()}>{say('duelDesk:referee.takeBye')}</Button>;
};

const MissedForm = ({ tournament, subject: { person, round: ruled }, onDone }: ActProps) => {
  const say = useTextOf();
  const [chosen, setChosen] = useState<RoundNo | null>(null);
  const [as, setAs] = useState<Grant['as']>('loss');
  const missed = missedBy(tournament, person);
  const round = missed.find(({ no }) => no === (chosen ?? ruled))?.no ?? null;
  const grant = async () => {
    if (person === null || round === null) return;
    if (await doOwn({ do: 'grantMissed', grant: { player: person, round, as } })) onDone();
  };
  return (
    <ActForm words={say('duelDesk:referee.grant')} isDisabled={round === null} onGive={grant}>
      <Select
        label={say('words:columns.round')}
        items={missed.map(({ no }) => ({ id: String(no), label: say('rounds:round', { round: no }) }))}
        value={String(round)}
        placeholder={say('shell:chooseOne')}
        onChange={(id) => setChosen(Number(id))}
      />
      <Select
        label={say('duelDesk:referee.as')}
        about={say('duelDesk:referee.missedAbout')}
        items={grants.map((id) => ({ id, label: say(`duelDesk:referee.grants.${id}`) }))}
        value={as}
        onChange={setAs}
      />
    </ActForm>
  );
};

/** What somebody gets for rounds missed; who comes late takes the bye [duel 4.1]. */
export const missedActs: readonly DirectorAct[] = [
  {
    id: 'missed',
    icon: CalendarX,
    titleKey: 'duelDesk:referee.missed',
    takes: (tournament, { person }) => missedBy(tournament, person).length > 0,
    Form: MissedForm,
  },
  {
    id: 'late',
    icon: UserPlus,
    titleKey: 'duelDesk:referee.lateTitle',
    about: (tournament, subject) => {
      const bye = freeBye(tournament, subject);
      const name = bye === null ? '' : peopleOf(tournament).get(bye)?.name;
      return textOf('duelDesk:referee.lateAbout', { name, round: subject.round });
    },
    takes: (tournament, subject) => freeBye(tournament, subject) !== null,
    Form: LateForm,
  },
];
