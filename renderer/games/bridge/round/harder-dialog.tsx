import type { Metrics } from '../../../../core/game/seating.ts';
import type { BridgeMore } from '../../../../core/games/bridge/seating/more.ts';
import type { Row } from '../../../../core/games/bridge/seating/physical-tables.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { RoundNo } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Badge } from '../../../parts/marks.tsx';
import { Table } from '../../../parts/table/table.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { metAt, metOf } from '../../../round/seating/repeats.ts';
import styles from './round.module.css';

type MatchProps = {
  readonly tournament: Tournament;
  readonly row: Row | undefined;
  readonly met: ReturnType<typeof metOf>;
};

const Match = ({ tournament, row, met }: MatchProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  if (row === undefined || row.ns === null || row.ew === null) return null;
  const rounds = metAt({ table: row.table, seats: [row.ns, row.ew] }, met)[0]?.rounds ?? [];
  return (
    <span className={styles.harderMatch}>
      <PersonName person={people.get(row.ns)} />
      <span aria-hidden>–</span>
      <PersonName person={people.get(row.ew)} />
      {rounds.length > 0 ? (
        <Badge tone="warn">{textOf('rounds:why.metIn', { rounds, count: rounds.length })}</Badge>
      ) : (
        <span />
      )}
    </span>
  );
};

type HarderDialogProps = {
  readonly tournament: Tournament;
  readonly round: RoundNo;
  readonly more: BridgeMore;
  /** Figures of the seating as it stands. */
  readonly metrics: Metrics;
  readonly onTake: (seating: 'faithful' | 'tryHarder') => void;
  readonly onClose: () => void;
};

/** The faithful seating and the one found by trying harder, beside each other; what is different is marked. */
export const HarderDialog = ({ tournament, round, more, metrics, onTake, onClose }: HarderDialogProps) => {
  const textOf = useTextOf();
  const { other } = more;
  if (other === null) return null;
  const isFaithful = more.seating === 'faithful';
  const [faithful, harder] = isFaithful ? [more.rows, other.rows] : [other.rows, more.rows];
  const [faithfulMetrics, harderMetrics] = isFaithful ? [metrics, other.metrics] : [other.metrics, metrics];
  const [metFaithful, metHarder] = [metOf(faithfulMetrics.repeated), metOf(harderMetrics.repeated)];
  const changed = new Set(other.changed);
  const rowsByTable = new Map(harder.map((row) => [row.table, row]));
  const headOf = (seating: 'faithful' | 'tryHarder', { repeats }: Metrics) =>
    `${textOf(`bridge:seatings.${seating}`)} (${textOf('rounds:cards.repeats', { count: repeats })})`;
  return (
    <Dialog
      title={textOf('bridgeSwiss:harder.title', { round })}
      isOpen
      onClose={onClose}
      size="large"
      actions={
        <>
          <Button tone={isFaithful ? 'plain' : 'primary'} onPress={() => (isFaithful ? onClose() : onTake('faithful'))}>
            {textOf(`bridgeSwiss:harder.${isFaithful ? 'keepFaithful' : 'takeFaithful'}`)}
          </Button>
          <Button
            tone={isFaithful ? 'primary' : 'plain'}
            onPress={() => (isFaithful ? onTake('tryHarder') : onClose())}
          >
            {textOf(`bridgeSwiss:harder.${isFaithful ? 'takeHarder' : 'keepHarder'}`)}
          </Button>
        </>
      }
    >
      <Table
        label={textOf('bridgeSwiss:harder.title', { round })}
        isFixed
        columns={[
          {
            id: 'changed',
            name: textOf('bridgeSwiss:harder.changed'),
            width: '2.5rem',
            cell: ({ table }) => changed.has(table) && <span title={textOf('bridgeSwiss:harder.changed')}>▸</span>,
          },
          {
            id: 'table',
            head: textOf('words:columns.table'),
            numeric: true,
            names: true,
            width: '4.5rem',
            cell: ({ table }) => table,
          },
          {
            id: 'faithful',
            head: headOf('faithful', faithfulMetrics),
            cell: (row) => <Match tournament={tournament} row={row} met={metFaithful} />,
          },
          {
            id: 'harder',
            head: headOf('tryHarder', harderMetrics),
            cell: ({ table }) => <Match tournament={tournament} row={rowsByTable.get(table)} met={metHarder} />,
          },
        ]}
        rows={faithful.filter(({ ns, ew }) => ns !== null && ew !== null)}
        rowKey={({ table }) => table}
        rowMark={({ table }) => (changed.has(table) ? 'selected' : null)}
      />
    </Dialog>
  );
};
