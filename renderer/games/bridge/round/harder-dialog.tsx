import type { Metrics } from '../../../../core/game/seating.ts';
import type { BridgeMore } from '../../../../core/games/bridge/seating/more.ts';
import type { Row } from '../../../../core/games/bridge/seating/physical-tables.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { RoundNo } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Badge } from '../../../parts/marks.tsx';
import { Table } from '../../../parts/table.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { metAt, metOf } from '../../../round/seating/repeats.ts';

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
    <span className="harder-match">
      <PersonName person={people.get(row.ns)} />
      <span aria-hidden>–</span>
      <PersonName person={people.get(row.ew)} />
      {rounds.length > 0 ? (
        <Badge tone="warn">{textOf('bridgeSwiss:tables.met', { rounds, count: rounds.length })}</Badge>
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
  /** Of the seating that stands. */
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
      <p>{textOf('bridgeSwiss:harder.about')}</p>
      <Table
        label={textOf('bridgeSwiss:harder.title', { round })}
        head={
          <>
            <th scope="col">
              <span className="hidden">{textOf('bridgeSwiss:harder.changed')}</span>
            </th>
            <th scope="col" className="numeric">
              {textOf('bridgeSwiss:tables.table')}
            </th>
            <th scope="col">
              {textOf('bridge:seatings.faithful')}{' '}
              {textOf('bridgeSwiss:harder.repeats', { count: faithfulMetrics.repeats })}
            </th>
            <th scope="col">
              {textOf('bridge:seatings.tryHarder')}{' '}
              {textOf('bridgeSwiss:harder.repeats', { count: harderMetrics.repeats })}
            </th>
          </>
        }
      >
        {faithful.map((row) => {
          if (row.ns === null || row.ew === null) return null;
          const isChanged = changed.has(row.table);
          return (
            <tr key={row.table} data-changed={isChanged} className="harder-row">
              <td className="harder-mark">
                {isChanged && <span title={textOf('bridgeSwiss:harder.changed')}>▸</span>}
              </td>
              <th scope="row" className="numeric">
                {row.table}
              </th>
              <td>
                <Match tournament={tournament} row={row} met={metFaithful} />
              </td>
              <td>
                <Match tournament={tournament} row={rowsByTable.get(row.table)} met={metHarder} />
              </td>
            </tr>
          );
        })}
      </Table>
    </Dialog>
  );
};
