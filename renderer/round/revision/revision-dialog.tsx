import { useMemo, useState } from 'react';
import { families } from '../../../core/games/all.ts';
import type { AskedInput } from '../../../core/tournament/commands.ts';
import { changesBetween } from '../../../core/tournament/history/changes-between.ts';
import type { Refusal } from '../../../core/tournament/refusal.ts';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { Table as SeatedTable } from '../../../core/tournament/words.ts';
import { screensOf } from '../../games/game.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { RefusalNotice } from '../../parts/notice.tsx';
import { Table } from '../../parts/table/table.tsx';
import { send } from '../../store/tournament.ts';
import { peopleOf } from '../names/people.ts';
import { PersonName } from '../names/person-name.tsx';
import { revise } from '../round-place.ts';
import type { ChangedTable } from '../seating/arrangement.ts';
import { HallWill } from '../window/hall-words.tsx';
import styles from '../window/work.module.css';

type RevisionDialogProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly changes: readonly ChangedTable[];
  readonly tables: readonly SeatedTable[];
  readonly onClose: () => void;
};

/** What publishes other tables in place of those of a round. */
const revising = (round: Round, tables: readonly SeatedTable[]): AskedInput => ({
  type: 'round.revise',
  no: round.no,
  rev: round.rev,
  changes: [...changesBetween(round, { tables, byes: round.byes })],
});

/** What a revision changes, table by table, before it is published in place of what people have been told. */
export const RevisionDialog = ({ tournament, round, changes, tables, onClose }: RevisionDialogProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament, round.no);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const seats = families[tournament.family].seats;
  const Sign = screensOf(tournament.family).SeatSign;
  const command = useMemo(() => revising(round, tables), [round, tables]);
  const publish = async () => {
    const answer = await send(command);
    if (!answer.ok) {
      setRefusal(answer.refusal);
      return;
    }
    revise(null);
    onClose();
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
          <HallWill command={command} tellsSeats />
          <Button tone="primary" type="submit" autoFocus>
            {textOf('rounds:deeds.publish')}
          </Button>
        </>
      }
    >
      {refusal !== null && <RefusalNotice refusal={refusal} onDismiss={() => setRefusal(null)} />}
      <div className={styles.revisionList}>
        {changes.map(({ table, before, after }) => (
          <Table
            key={table}
            label={textOf('rounds:cards.table', { table })}
            showsLabel
            flows
            isFixed
            density="close"
            columns={[
              {
                id: 'seat',
                head: textOf('words:columns.seat'),
                width: '4.5rem',
                cell: (_, seat) => Sign !== undefined && <Sign seat={seats[seat] ?? ''} />,
              },
              {
                id: 'before',
                head: textOf('words:now'),
                wraps: true,
                cell: (_, seat) => <PersonName person={people.get(before[seat] ?? 0)} />,
              },
              {
                id: 'after',
                head: textOf('words:then'),
                wraps: true,
                mark: ({ changed }) => (changed ? 'changed' : null),
                cell: ({ entrant, changed }) => (
                  <>
                    {changed && '▸ '}
                    <PersonName person={people.get(entrant)} />
                  </>
                ),
              },
            ]}
            rows={after.map((entrant, seat) => ({ entrant, changed: before[seat] !== entrant }))}
            rowKey={(_, seat) => seats[seat] ?? seat}
          />
        ))}
      </div>
    </Dialog>
  );
};
