import { Eye } from 'lucide-react';
import { useMemo, useState } from 'react';
import { chairText, type Hall, tableOf } from '../../../../../core/games/poker/rules/floor-state.ts';
import { shortForm } from '../../../../../core/games/poker/seating/fairness/seeds.ts';
import { checkOf } from '../../../../../core/games/poker/steps/fairness/check.ts';
import type { FloorChange } from '../../../../../core/games/poker/steps/floor-changes.ts';
import { evolveFloor } from '../../../../../core/games/poker/steps/floor-evolve.ts';
import { countersOf } from '../../../../../core/games/poker/steps/state.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { runTexts } from '../../../../i18n/runs.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Button } from '../../../../parts/button.tsx';
import { Dialog } from '../../../../parts/dialog.tsx';
import dialogStyles from '../../../../parts/layers.module.css';
import { type Column, Table } from '../../../../parts/table/table.tsx';
import { useTournamentStore } from '../../../../store/tournament.ts';
import { nameOfEntry } from '../../names.ts';
import { outcomeOf } from '../../outcome.ts';
import { type DrawOrder, doFloor, type FloorOrder } from '../../own-command.ts';
import { floorText } from '../../texts.ts';
import floorStyles from '../floor.module.css';
import styles from '../panels/panels.module.css';
import { useDraws } from '../use-draws.ts';
import { useOrder } from './order-dialog.tsx';

/** People shown; the printed sheets have all of them. */
const SHOWN = 200;

type Drawn = Extract<FloorChange, { type: 'drawn' }>['draw'];

type Pooled = NonNullable<ReturnType<typeof checkOf>>['pool'][number];

type PreviewProps = {
  readonly tournament: Tournament;
  readonly hall: Hall;
  readonly order: DrawOrder;
  readonly title: string;
  readonly onClose: () => void;
};

/**
 * A draw before it is made [W-9.8]. The check is free: it tells what the event is bound to and nothing of the lot. Who wants to see the seats looks at them, which uses the
 * number up and stands in the log; drawing then gives exactly these seats.
 */
export const PreviewDialog = ({ tournament, hall, order, title, onClose }: PreviewProps) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:preview.${key}`, params);
  const ledger = useTournamentStore((store) => store.ledger);
  const { marks, fingerprint } = useDraws(tournament);
  const seen = useMemo(() => outcomeOf(ledger, order), [ledger, order]);
  const sent = useOrder(onClose);
  /** The input that was looked at here. */
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const { notice, goesOn } = seen.ok ? sent : sent.checked(order as FloorOrder, seen.refusal);
  const changes = seen.ok ? seen.value : [];
  const draw: Drawn | undefined = changes.find((change) => change.type === 'drawn')?.draw;
  const check = useMemo(() => checkOf(hall.floor, changes), [changes, hall.floor]);
  const after = useMemo(() => changes.reduce(evolveFloor, hall.floor), [changes, hall.floor]);
  const unpaid = hall.rules.paymentRequired ? [...hall.people.values()].filter(({ paid }) => !paid).length : 0;
  const numbers = ledger.counters.own === null ? {} : (countersOf(ledger.counters.own).looked ?? {});
  // Seats are seen only where the number stands in the journal for exactly this room.
  const isSeen = draw?.input !== undefined && draw.input === lookedAt && numbers[draw.input] === draw.no;
  const look = async () => {
    if (draw?.input !== undefined && (await doFloor({ do: 'lookAtDraw', order }))) setLookedAt(draw.input);
  };
  const leave = () => {
    const left = lookedAt === null ? undefined : numbers[lookedAt];
    onClose();
    if (left !== undefined) void doFloor({ do: 'leaveDraw', draw: left });
  };
  const seatOf = new Map(draw?.seats.map((seat) => [seat.entry, seat]));
  const hasFrom = check?.pool.some(({ from }) => from !== null) === true;
  const names = (tables: readonly number[]) => tables.map((table) => tableOf(hall.floor, table)?.name ?? '');
  const from: Column<Pooled> = {
    id: 'from',
    head: textOf('poker:columns.from'),
    cell: (pooled) => (pooled.from === null ? '' : chairText(hall.floor, pooled.from)),
  };
  const to: Column<Pooled> = {
    id: 'to',
    head: textOf('poker:columns.to'),
    cell: ({ entry }) => {
      const seat = seatOf.get(entry);
      return seat !== undefined && chairText(after, seat);
    },
  };
  const why: Column<Pooled> = {
    id: 'why',
    head: textOf('words:log.why'),
    soft: true,
    cell: ({ entry }) => {
      const seat = seatOf.get(entry);
      return seat !== undefined && textOf(`poker:rules.${seat.rule}`);
    },
  };
  return (
    <Dialog
      title={title}
      isOpen
      onClose={leave}
      size="large"
      onSubmit={() => (goesOn === null ? void sent.carryOut(order as FloorOrder) : goesOn.perform())}
      actions={
        <>
          {check !== null && !isSeen && (
            <span className={`${dialogStyles.dialogNote} ${styles.previewLook}`}>
              <Button icon={<Eye size={16} aria-hidden />} onPress={() => void look()}>
                {t('look')}
              </Button>
              <span className="floor-quiet">{t('looking')}</span>
            </span>
          )}
          <Button onPress={leave}>{textOf('shell:cancel')}</Button>
          {/* Made anew when the seats are seen: the button that had the focus is gone then. */}
          <Button
            key={goesOn?.words ?? String(isSeen)}
            type="submit"
            tone="primary"
            autoFocus
            isDisabled={!seen.ok && goesOn === null}
          >
            {goesOn?.words ?? t('confirm')}
          </Button>
        </>
      }
    >
      {notice}
      {isSeen && (
        <p>
          <strong className="figures">{t('looked', { draw: draw.no, mark: marks.get(draw.no) ?? '' })}</strong>
        </p>
      )}
      {check !== null && (
        <>
          <p>
            {t('draws', { count: check.pool.length })}{' '}
            {t('after', { players: check.fewest === check.most ? check.most : `${check.fewest}–${check.most}` })}
          </p>
          {check.tables.some(({ players }) => players > 0) && (
            <p className="floor-quiet">
              {t('before', {
                counts: check.tables.map(
                  ({ table, players }) => `${tableOf(hall.floor, table)?.name ?? ''}: ${players}`,
                ),
              })}
            </p>
          )}
          {check.opens.length > 0 && (
            <p>{t('opens', { names: runTexts(names(check.opens)), count: check.opens.length })}</p>
          )}
          {check.waits > 0 && <p className={floorStyles.floorCardWarning}>{t('waits', { count: check.waits })}</p>}
        </>
      )}
      <p className="floor-quiet">
        {textOf('floor:draws.fingerprint')} <span className="figures">{shortForm(fingerprint)}</span>
      </p>
      {order.do === 'initialDraw' && unpaid > 0 && seen.ok && (
        <p className={floorStyles.floorCardWarning}>{t('unpaid', { count: unpaid })}</p>
      )}
      {(isSeen ? draw.warnings : (check?.warnings ?? [])).map((warning) => (
        <p key={warning.code} className={floorStyles.floorCardWarning}>
          {floorText(warning)}
        </p>
      ))}
      {check !== null && (
        <div className={styles.previewSeats}>
          <Table
            label={title}
            columns={[
              {
                id: 'name',
                head: textOf('words:columns.name'),
                names: true,
                cell: ({ entry }) => <bdi>{nameOfEntry(tournament, after, entry)}</bdi>,
              },
              ...(hasFrom ? [from] : []),
              ...(isSeen ? [to, why] : []),
            ]}
            rows={check.pool.slice(0, SHOWN)}
            rowKey={({ entry }) => entry}
          />
        </div>
      )}
      {check !== null && check.pool.length > SHOWN && (
        <p className="floor-quiet">{textOf('words:more', { count: check.pool.length - SHOWN })}</p>
      )}
    </Dialog>
  );
};
