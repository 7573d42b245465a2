import { useRef, useState } from 'react';
import { Radio, RadioGroup, type RadioProps } from 'react-aria-components';
import {
  entryOf,
  type Floor,
  type FloorTable,
  type Hall,
  moveOf,
  tableOf,
} from '../../../../../core/games/poker/rules/floor-state.ts';
import { freeSeats } from '../../../../../core/games/poker/rules/room.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Select } from '../../../../parts/field/choice.tsx';
import { nameOfEntry } from '../../names.ts';
import type { FloorOrder } from '../../own-command.ts';
import styles from '../panels/panels.module.css';
import { OrderDialog, useOrder } from './order-dialog.tsx';

type WalkDialogProps = {
  readonly tournament: Tournament;
  readonly hall: Hall;
  readonly slip: number;
  readonly onClose: () => void;
};

/** Who sits there and goes nowhere. */
const sittersOf = (floor: Floor, table: FloorTable | undefined) =>
  (table?.seats ?? []).flatMap(({ entry }, index) =>
    entry === null || entryOf(floor, entry)?.slip !== null ? [] : [{ entry, seat: index + 1 }],
  );

/** Who walked, and to which seat: what the slip without a name left open. The number of the seat chooses, or a click. */
export const WalkDialog = ({ tournament, hall, slip, onClose }: WalkDialogProps) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:walk.${key}`, params);
  // The list stays as it was asked for, under the keyboard, while the answer is on its way.
  const [{ floor }] = useState(hall);
  const move = moveOf(floor, slip);
  const from = move?.from === null || move === undefined ? undefined : tableOf(floor, move.from.table);
  const to = move === undefined ? undefined : tableOf(floor, move.to.table);
  const sitting = sittersOf(floor, from).map(({ entry, seat: at }) => ({
    id: String(entry),
    seat: String(at),
    name: nameOfEntry(tournament, floor, entry),
  }));
  const free = to === undefined || move === undefined ? [] : [move.to.seat, ...freeSeats(to)].toSorted((a, b) => a - b);
  const [entry, setEntry] = useState(sitting.length === 1 ? (sitting[0]?.id ?? '') : '');
  const [seat, setSeat] = useState(String(move?.to.seat ?? ''));
  /** Figures of the seat so far: 1, then 11. */
  const typed = useRef('');
  const choose: RadioProps['onKeyDown'] = (event) => {
    const { key } = event;
    // A radio button keeps every key that it hears, Escape too, unless it is told to let it go on.
    if (!/^\d$/.test(key)) return event.continuePropagation();
    const calls = [`${typed.current}${key}`, key];
    const called = sitting.find((each) => each.seat === calls[0]) ?? sitting.find((each) => each.seat === calls[1]);
    typed.current = called?.seat ?? key;
    if (called !== undefined) setEntry(called.id);
  };
  const stands: FloorOrder | null =
    entry === '' || seat === '' ? null : { do: 'finishWalk', slip, entry: Number(entry), seat: Number(seat) };
  const order = useOrder(onClose, stands);
  return (
    <OrderDialog
      order={order}
      title={t('title', { slip })}
      confirm={t('confirm')}
      isReady={stands !== null}
      onClose={onClose}
      onSubmit={() => {
        if (stands !== null) void order.carryOut(stands);
      }}
    >
      <RadioGroup
        className={styles.walkers ?? ''}
        aria-label={t('who', { name: from?.name })}
        value={entry === '' ? null : entry}
        onChange={setEntry}
      >
        <span className="field-label">{t('who', { name: from?.name })}</span>
        {sitting.map(({ id, seat: at, name }, index) => (
          <Radio key={id} value={id} autoFocus={index === 0} onKeyDown={choose} className={styles.walker ?? ''}>
            <span className="figures">{at}</span>
            <bdi>{name}</bdi>
          </Radio>
        ))}
      </RadioGroup>
      <Select
        label={t('seat', { name: to?.name })}
        items={free.map((each) => ({ id: String(each), label: String(each) }))}
        value={seat}
        onChange={setSeat}
      />
    </OrderDialog>
  );
};
