import { useMemo } from 'react';
import type { FloorChange } from '../../../../core/poker/floor-changes.ts';
import { evolveFloor } from '../../../../core/poker/floor-evolve.ts';
import { entryOf, type Hall, tableOf } from '../../../../core/poker/floor-state.ts';
import { chairText } from '../../../../core/poker/log-lines.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { RefusalNotice } from '../../../design/notice.tsx';
import { Table } from '../../../design/table.tsx';
import { runTexts } from '../../../i18n/runs.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { useTournamentStore } from '../../../store/tournament.ts';
import { nameOfEntry } from '../names.ts';
import { outcomeOf } from '../outcome.ts';
import type { FloorOrder } from '../own-command.ts';
import { floorText } from '../texts.ts';
import { useOrder } from './order-dialog.tsx';

/** Seats shown; the printed sheets have all of them. */
const SHOWN = 200;

type Drawn = Extract<FloorChange, { type: 'drawn' }>['draw'];

type PreviewProps = {
  readonly tournament: Tournament;
  readonly hall: Hall;
  readonly order: FloorOrder;
  readonly title: string;
  readonly onClose: () => void;
};

/** A draw before it is done: who gets which seat by which rule, from which seed. Doing it gives exactly these seats. */
export const PreviewDialog = ({ tournament, hall, order, title, onClose }: PreviewProps) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:preview.${key}`, params);
  const ledger = useTournamentStore((store) => store.ledger);
  const seen = useMemo(() => outcomeOf(ledger, order), [ledger, order]);
  const { carryOut, notice } = useOrder(onClose);
  const changes = seen.ok ? seen.value : [];
  const draw: Drawn | undefined = changes.find((change) => change.type === 'drawn')?.draw;
  const opened = changes.flatMap((change) =>
    change.type === 'table.state' && change.state === 'open' ? [tableOf(hall.floor, change.table)?.name ?? ''] : [],
  );
  const after = useMemo(() => changes.reduce(evolveFloor, hall.floor), [changes, hall.floor]);
  const waits = after.queue.length - hall.floor.queue.length;
  const hasFrom = draw?.seats.some(({ entry }) => (entryOf(hall.floor, entry)?.at ?? null) !== null) === true;
  const unpaid = hall.rules.paymentRequired ? [...hall.people.values()].filter(({ paid }) => !paid).length : 0;
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      size="large"
      onSubmit={() => void carryOut(order)}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button type="submit" tone="primary" autoFocus isDisabled={!seen.ok && seen.refusal.ways.length === 0}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      {notice}
      {!seen.ok && notice === null && <RefusalNotice refusal={seen.refusal} />}
      {draw !== undefined && (
        <p>
          {t('draw', { draw: draw.no, count: draw.seats.length })}{' '}
          <span className="floor-quiet figures">{t('seed', { seed: draw.seed })}</span>
        </p>
      )}
      {opened.length > 0 && <p>{t('opens', { names: runTexts(opened), count: opened.length })}</p>}
      {order.do === 'initialDraw' && unpaid > 0 && (
        <p className="floor-card-warning">{t('unpaid', { count: unpaid })}</p>
      )}
      {waits > 0 && <p className="floor-card-warning">{t('waits', { count: waits })}</p>}
      {draw?.warnings.map((warning) => (
        <p key={warning.code} className="floor-card-warning">
          {floorText(warning)}
        </p>
      ))}
      {draw !== undefined && (
        <div className="preview-seats">
          <Table
            label={t('seats')}
            head={
              <>
                <th scope="col">{t('name')}</th>
                {hasFrom && <th scope="col">{t('from')}</th>}
                <th scope="col">{t('to')}</th>
                <th scope="col">{t('why')}</th>
              </>
            }
          >
            {draw.seats.slice(0, SHOWN).map(({ entry, table, seat, rule }) => {
              const at = entryOf(hall.floor, entry)?.at ?? null;
              return (
                <tr key={entry}>
                  <th scope="row">
                    <bdi>{nameOfEntry(tournament, after, entry)}</bdi>
                  </th>
                  {hasFrom && <td className="figures">{at === null ? '' : chairText(hall.floor, at)}</td>}
                  <td className="figures">{chairText(after, { table, seat })}</td>
                  <td className="floor-quiet">{textOf(`poker:rules.${rule}`)}</td>
                </tr>
              );
            })}
          </Table>
        </div>
      )}
    </Dialog>
  );
};
