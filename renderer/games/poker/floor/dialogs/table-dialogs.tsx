import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { countedEntries, type Hall, tableOf } from '../../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf, lengthOf } from '../../../../../core/games/poker/rules/pages.ts';
import { FEWEST_SEATS, MOST_SEATS, MOST_TABLES } from '../../../../../core/games/poker/rules/room.ts';
import { keptLongest } from '../../../../../core/games/poker/seating/consolidate.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Button, IconButton } from '../../../../parts/button.tsx';
import { NumberField, TextField } from '../../../../parts/field/field.tsx';
import { doFloor, type FloorOrder } from '../../own-command.ts';
import { tablesNeeded } from '../needed.ts';
import styles from '../panels/panels.module.css';
import { OrderDialog, useOrder } from './order-dialog.tsx';

type Part = { readonly hall: Hall; readonly onClose: () => void };

/** Name and seats of a table; its signs are in its menu. */
export const TableDialog = ({ hall, table: id, onClose }: Part & { readonly table: number }) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:edit.${key}`, params);
  const table = tableOf(hall.floor, id);
  const [name, setName] = useState(table?.name ?? '');
  const [seatCount, setSeatCount] = useState(table?.seats.length ?? hall.rules.seatCount);
  const stands: FloorOrder = { do: 'editTable', table: id, name: name.trim(), seatCount };
  const order = useOrder(onClose, stands);
  const missing = name.trim() === '';
  return (
    <OrderDialog
      order={order}
      title={textOf('floor:table.name', { name: table?.name })}
      confirm={textOf('shell:save')}
      onClose={onClose}
      onSubmit={() => {
        if (!missing) void order.carryOut(stands);
      }}
    >
      <TextField
        label={t('name')}
        value={name}
        onChange={setName}
        maxLength={40}
        autoFocus
        error={missing ? t('nameMissing') : null}
      />
      <NumberField
        label={textOf('words:seats')}
        value={seatCount}
        minValue={FEWEST_SEATS}
        maxValue={MOST_SEATS}
        onChange={(seats) => {
          if (!Number.isNaN(seats)) setSeatCount(Math.round(seats));
        }}
      />
    </OrderDialog>
  );
};

/** More tables for the room, or fewer while nobody has an entry; then what the tables were wanted for. */
export const TablesDialog = ({ hall, followedBy, onClose }: Part & { readonly followedBy: FloorOrder | null }) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:tables.${key}`, params);
  const tables = lengthOf(hall.floor.tables);
  const { people, tables: needed } = tablesNeeded(hall);
  const [count, setCount] = useState(Math.max(1, needed - tables));
  const [seatCount, setSeatCount] = useState(hall.rules.seatCount);
  const stands: FloorOrder = { do: 'addTables', count, seatCount };
  const order = useOrder(() => {
    onClose();
    if (followedBy !== null) void doFloor(followedBy);
  }, stands);
  const remove = () =>
    void doFloor({ do: 'removeTables', count: 1 }).then((done) => {
      if (done) onClose();
    });
  return (
    <OrderDialog
      order={order}
      title={textOf('poker:ways.addTables')}
      confirm={t('confirm', { count })}
      onClose={onClose}
      onSubmit={() => void order.carryOut(stands)}
      aside={
        tables > 0 &&
        countedEntries(hall.floor) === 0 && (
          <Button tone="quiet" onPress={remove}>
            {t('remove')}
          </Button>
        )
      }
    >
      <NumberField
        label={textOf('words:tables')}
        about={people > 0 ? t('needed', { count: people, tables: needed }) : undefined}
        value={count}
        minValue={1}
        maxValue={MOST_TABLES}
        autoFocus
        onChange={(next) => {
          if (!Number.isNaN(next)) setCount(Math.round(next));
        }}
      />
      <NumberField
        label={textOf('floor:rules.seatCount')}
        value={seatCount}
        minValue={FEWEST_SEATS}
        maxValue={MOST_SEATS}
        onChange={(next) => {
          if (!Number.isNaN(next)) setSeatCount(Math.round(next));
        }}
      />
    </OrderDialog>
  );
};

/** The posted break order: first in the list breaks first. A change is dated and printed. */
export const BreakOrderDialog = ({ hall, onClose }: Part) => {
  const textOf = useTextOf();
  const { time } = useFormats();
  const t = (key: string, params = {}) => textOf(`floor:order.${key}`, params);
  const { floor } = hall;
  const [order, setOrder] = useState(() =>
    keptLongest(
      itemsOf(floor.tables).map((table) => ({ ...table, hold: false })),
      'posted',
    )
      .map(({ id }) => id)
      .reverse(),
  );
  const stands: FloorOrder = { do: 'setBreakOrder', order };
  const sent = useOrder(onClose, stands);
  const swap = (index: number, other: number) => {
    const [a, b] = [order[index], order[other]];
    if (a !== undefined && b !== undefined) setOrder(order.with(index, b).with(other, a));
  };
  return (
    <OrderDialog
      order={sent}
      title={textOf('floor:more.order')}
      confirm={t('confirm')}
      size="normal"
      onClose={onClose}
      onSubmit={() => void sent.carryOut(stands)}
    >
      <p className="floor-quiet">{t('about')}</p>
      <ol className={styles.order}>
        {order.map((id, index) => {
          const table = tableOf(floor, id);
          const name = table?.name ?? String(id);
          return (
            <li key={id} className={styles.orderLine}>
              <span className={`figures ${styles.orderNo}`}>{index + 1}</span>
              <span className={styles.orderName}>
                {textOf('floor:table.name', { name })}
                <span className="floor-quiet"> {textOf(`poker:states.${table?.state}`)}</span>
              </span>
              <IconButton
                label={t('earlier', { name })}
                icon={<ArrowUp size={16} aria-hidden />}
                isDisabled={index === 0}
                onPress={() => swap(index, index - 1)}
              />
              <IconButton
                label={t('later', { name })}
                icon={<ArrowDown size={16} aria-hidden />}
                isDisabled={index === order.length - 1}
                onPress={() => swap(index, index + 1)}
              />
            </li>
          );
        })}
      </ol>
      {floor.orderChanged.map((at) => (
        <p key={at} className="floor-quiet">
          {t('changed', { time: time(new Date(at).toISOString()) })}
        </p>
      ))}
    </OrderDialog>
  );
};
