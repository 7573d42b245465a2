import { Ban } from 'lucide-react';
import { useState } from 'react';
import { swissRounds } from '../../../../core/games/duel/seating/bracket.ts';
import type { Round, Tournament } from '../../../../core/tournament/state.ts';
import type { RoundNo, TableNo } from '../../../../core/tournament/words.ts';
import { ActForm, ReasonField, useReason } from '../../../director/act-form.tsx';
import type { ActProps, DirectorAct, Subject } from '../../../director/part.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Select } from '../../../parts/field/choice.tsx';
import { NameList } from '../../../round/names/name-list.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { doOwn } from '../own-command.ts';

/** The match with a result that it means in a round: that of the person, or of the table; null for the whole round. */
const matchIn = ({ tables, results }: Round, { person, table }: Subject): TableNo | null =>
  tables
    .filter((one) => results[one.table] !== undefined)
    .find((one) => (person === null ? one.table === table : one.seats.includes(person)))?.table ?? null;

const meansRound = ({ person, table }: Subject): boolean => person === null && table === null;

const roundsOf = (tournament: Tournament, subject: Subject): readonly Round[] =>
  swissRounds(tournament).filter((round) => meansRound(subject) || matchIn(round, subject) !== null);

const VoidForm = ({ tournament, subject, onDone }: ActProps) => {
  const textOf = useTextOf();
  const rounds = roundsOf(tournament, subject);
  const [chosen, setChosen] = useState<RoundNo | null>(null);
  const reason = useReason();
  const no = chosen ?? subject.round;
  // Never another round than the one shown without being asked.
  const round = rounds.find((one) => one.no === no);
  const table = round === undefined ? null : matchIn(round, subject);
  const match = round?.tables.find((one) => one.table === table);
  const declare = async () => {
    const words = reason.given();
    if (round === undefined || words === null) return;
    if (await doOwn({ do: 'void', what: { round: round.no, table }, reason: words })) onDone();
  };
  return (
    <ActForm words={textOf('duelDesk:referee.declare')} isDisabled={round === undefined} onGive={declare}>
      <Select
        label={textOf('words:columns.round')}
        about={textOf('duelDesk:referee.voidAbout')}
        items={rounds.map((one) => ({ id: String(one.no), label: textOf('rounds:round', { round: one.no }) }))}
        value={String(round?.no)}
        placeholder={textOf('shell:chooseOne')}
        onChange={(id) => setChosen(Number(id))}
      />
      {match !== undefined && (
        <p>
          <NameList people={peopleOf(tournament)} ids={match.seats} />
        </p>
      )}
      <ReasonField of={reason} />
    </ActForm>
  );
};

/** A match that counts for nothing, or with nobody chosen a whole round: no points, and not as met (4 row 16). */
export const voidAct: DirectorAct = {
  id: 'void',
  icon: Ban,
  titleKey: 'duelDesk:referee.void',
  takes: (tournament, subject) => roundsOf(tournament, subject).length > 0,
  Form: VoidForm,
};
