import { useState } from 'react';
import { families } from '../../core/games/all.ts';
import { changesBetween } from '../../core/tournament/history/changes-between.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import type { Round, Tournament } from '../../core/tournament/state.ts';
import type { Table } from '../../core/tournament/words.ts';
import { screensOf } from '../games/game.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { RefusalNotice } from '../parts/notice.tsx';
import { say } from '../store/notices.ts';
import { send } from '../store/tournament.ts';
import { peopleOf } from './names/people.ts';
import { PersonName } from './names/person-name.tsx';
import { revise } from './round-place.ts';
import type { ChangedTable } from './seating/arrangement.ts';

type RevisionDialogProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly changes: readonly ChangedTable[];
  readonly tables: readonly Table[];
  readonly onClose: () => void;
};

/** What a revision changes, table by table, before it is published in place of what people have been told. */
export const RevisionDialog = ({ tournament, round, changes, tables, onClose }: RevisionDialogProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament, round.no);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const seats = families[tournament.family].seats;
  const Sign = screensOf(tournament.family).SeatSign;
  const publish = async () => {
    const deeds = [...changesBetween(round, { tables, byes: round.byes })];
    const answer = await send({ type: 'round.revise', no: round.no, rev: round.rev, changes: deeds });
    if (!answer.ok) {
      setRefusal(answer.refusal);
      return;
    }
    revise(null);
    onClose();
    say('good', 'rounds:revised', { round: round.no, count: changes.length });
  };
  return (
    <Dialog
      title={textOf('rounds:revision.title', { round: round.no })}
      isOpen
      onClose={onClose}
      onSubmit={() => void publish()}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button tone="primary" type="submit" autoFocus>
            {textOf('rounds:revision.publish')}
          </Button>
        </>
      }
    >
      <p>{textOf('rounds:revision.about', { count: changes.length })}</p>
      {refusal !== null && <RefusalNotice refusal={refusal} onDismiss={() => setRefusal(null)} />}
      <div className="revision-list">
        {changes.map(({ table, before, after }) => (
          <table key={table}>
            <caption>{textOf('rounds:cards.table', { table })}</caption>
            <thead>
              <tr>
                <th scope="col" className="seat-column">
                  {textOf('rounds:cards.seatHead')}
                </th>
                <th scope="col">{textOf('rounds:revision.before')}</th>
                <th scope="col">{textOf('rounds:revision.after')}</th>
              </tr>
            </thead>
            <tbody>
              {after.map((entrant, seat) => (
                <tr key={seats[seat] ?? seat} data-changed={before[seat] !== entrant}>
                  <td>{Sign !== undefined && <Sign seat={seats[seat] ?? ''} />}</td>
                  <td>
                    <PersonName person={people.get(before[seat] ?? 0)} />
                  </td>
                  <td>
                    {before[seat] !== entrant && '▸ '}
                    <PersonName person={people.get(entrant)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </Dialog>
  );
};
