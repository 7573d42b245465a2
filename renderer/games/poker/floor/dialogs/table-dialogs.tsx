import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { countedEntries, type Hall, stillIn, tableOf } from '../../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf, lengthOf } from '../../../../../core/games/poker/rules/pages.ts';
import { FEWEST_SEATS, MOST_SEATS, MOST_TABLES } from '../../../../../core/games/poker/rules/room.ts';
import { keptLongest } from '../../../../../core/games/poker/seating/consolidate.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Button, IconButton } from '../../../../parts/button.tsx';
import { Checkbox } from '../../../../parts/field/choice.tsx';
import { NumberField, TextField } from '../../../../parts/field/field.tsx';
import { Stack } from '../../../../parts/layout/layout.tsx';
import { doFloor, type FloorOrder } from '../../own-command.ts';
import { OrderDialog, useOrder } from './order-dialog.tsx';

type Part = { readonly hall: Hall; readonly onClose: () => void };

/** Name, seats and signs of a table. */
export const TableDialog = ({ hall, table: id, onClose }: Part & { readonly table: number }) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:edit.${key}`, params);
  const table = tableOf(hall.floor, id);
  const [name, setName] = useState(table?.name ?? '');
  const [seatCount, setSeatCount] = useState(table?.seats.length ?? hall.rules.seatCount);
  const [clock, setClock] = useState(table?.clock ?? false);
  const [hold, setHold] = useState(table?.hold ?? false);
  const { carryOut, notice } = useOrder(onClose);
  const missing = name.trim() === '';
  return (
    <OrderDialog
      title={textOf('floor:table.name', { name: table?.name })}
      confirm={textOf('shell:save')}
      onClose={onClose}
      onSubmit={() => {
        if (!missing) void carryOut({ do: 'editTable', table: id, name: name.trim(), seatCount, clock, hold });
      }}
      notice={notice}
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
      <Stack gap={1}>
        <Checkbox isSelected={clock} onChange={setClock}>
          {t('clock')}
        </Checkbox>
        <Checkbox isSelected={hold} onChange={setHold}>
          {t('hold')}
        </Checkbox>
      </Stack>
    </OrderDialog>
  );
};

/** More tables for the room, or fewer while nobody has an entry; then what the tables were wanted for. */
export const TablesDialog = ({ hall, followedBy, onClose }: Part & { readonly followedBy: FloorOrder | null }) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:tables.${key}`, params);
  const tables = lengthOf(hall.floor.tables);
  const entered = new Set(
    itemsOf(hall.floor.entries).flatMap(({ player, status }) => (status === 'withdrawn' ? [] : player)),
  );
  const toCome = [...hall.people].filter(([id, { paid }]) => (paid || !hall.rules.paymentRequired) && !entered.has(id));
  const people = stillIn(hall.floor) + toCome.length;
  const wanted = Math.ceil(people / (hall.rules.ideal ?? hall.rules.seatCount)) - tables;
  const [count, setCount] = useState(Math.max(1, wanted));
  const [seatCount, setSeatCount] = useState(hall.rules.seatCount);
  const added = useOrder(() => {
    onClose();
    if (followedBy !== null) void doFloor(followedBy);
  });
  const removed = useOrder(onClose);
  return (
    <OrderDialog
      title={t('title')}
      confirm={t('confirm', { count })}
      onClose={onClose}
      onSubmit={() => void added.carryOut({ do: 'addTables', count, seatCount })}
      notice={added.notice ?? removed.notice}
      aside={
        tables > 0 &&
        countedEntries(hall.floor) === 0 && (
          <Button tone="quiet" onPress={() => void removed.carryOut({ do: 'removeTables', count: 1 })}>
            {t('remove')}
          </Button>
        )
      }
    >
      <NumberField
        label={textOf('words:tables')}
        about={people > 0 ? t('needed', { count: people, tables: Math.max(0, wanted + tables) }) : undefined}
        value={count}
        minValue={1}
        maxValue={MOST_TABLES}
        autoFocus
        onChange={(next) => {
          if (!Number.isNaN(next)) setCount(Math.round(next));
        }}
      />
      <NumberField
        label={t('seats')}
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
  const { carryOut, notice } = useOrder(onClose);
  const swap = (index: number, other: number) => {
    const [a, b] = [order[index], order[other]];
    if (a !== undefined && b !== undefined) setOrder(order.with(index, b).with(other, a));
  };
  const begun = countedEntries(floor) > 0;
  return (
    <OrderDialog
      title={t('title')}
      confirm={t('confirm')}
      size="normal"
      onClose={onClose}
      onSubmit={() => void carryOut({ do: 'setBreakOrder', order })}
      notice={notice}
    >
      <p className="floor-quiet">{t(begun ? 'aboutPlaying' : 'about')}</p>
      <ol className="order">
        {order.map((id, index) => {
          const table = tableOf(floor, id);
          const name = table?.name ?? String(id);
          return (
            <li key={id} className="order-line">
              <span className="figures order-no">{index + 1}</span>
              <span className="order-name">
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
