import { useState } from 'react';
import { chairCalled } from '../../../../../core/games/poker/results/find.ts';
import {
  type Chair,
  chairText,
  entryOf,
  type Hall,
  tableOf,
} from '../../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import { type EntryNo, freeSeats, isActive, seatAt } from '../../../../../core/games/poker/rules/room.ts';
import type { Seen } from '../../../../../core/games/poker/rules/seen.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Checkbox, Select } from '../../../../parts/field/choice.tsx';
import { TextField } from '../../../../parts/field/field.tsx';
import { nameOf, nameOfEntry } from '../../names.ts';
import type { FloorOrder } from '../../own-command.ts';
import { unseatedOf } from '../panels/waiting-panel.tsx';
import { OrderDialog, useOrder } from './order-dialog.tsx';

/** Seats named; of more it is said how many. */
const NAMED = 24;

const openSeats = (hall: Hall, but: number | null): readonly string[] =>
  itemsOf(hall.floor.tables)
    .filter((table) => isActive(table) && table.id !== but)
    .flatMap((table) => freeSeats(table).map((seat) => `${table.name}.${seat}`));

type Part = { readonly tournament: Tournament; readonly hall: Hall; readonly onClose: () => void };

/** `seen`: where he sat, where he was named by his seat. */
type PersonPart = Part & { readonly entry: EntryNo; readonly seen: readonly Seen[] };

/** Somebody to another seat: `3.2` and Enter. */
export const MoveDialog = ({ tournament, hall, entry, seen, onClose }: PersonPart) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:move.${key}`, params);
  const [word, setWord] = useState('');
  const [done, setDone] = useState(false);
  const [wrong, setWrong] = useState(false);
  const chair = chairCalled(itemsOf(hall.floor.tables), word);
  const stands: FloorOrder | null = chair === null ? null : { do: 'move', entry, ...chair, done, seen: [...seen] };
  const order = useOrder(onClose, stands);
  const free = openSeats(hall, entryOf(hall.floor, entry)?.at?.table ?? null);
  const named = free.slice(0, NAMED).join('  ');
  const rest = free.length > NAMED ? [textOf('words:more', { count: free.length - NAMED })] : [];
  const submit = () => {
    setWrong(stands === null);
    if (stands !== null) void order.carryOut(stands);
  };
  return (
    <OrderDialog
      order={order}
      title={t('title', { name: nameOfEntry(tournament, hall.floor, entry) })}
      confirm={done ? t('confirmDone') : textOf('floor:cards.issue')}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={t('to')}
        {...(free.length === 0 ? {} : { about: t('free', { seats: [named, ...rest].join(' ') }) })}
        value={word}
        onChange={setWord}
        placeholder="3.2"
        autoFocus
        error={wrong ? t('noSeat') : null}
      />
      <Checkbox isSelected={done} onChange={setDone}>
        {t('done')}
      </Checkbox>
    </OrderDialog>
  );
};

/** Two players change seats. */
export const SwapDialog = ({ tournament, hall, entry, seen, onClose }: PersonPart) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:swap.${key}`, params);
  const [word, setWord] = useState('');
  /** Who sat there when the seat was typed. */
  const [other, setOther] = useState<Seen | null>(null);
  const [wrong, setWrong] = useState(false);
  const stands: FloorOrder | null =
    other === null ? null : { do: 'swap', a: entry, b: other.entry, seen: [...seen, other] };
  const order = useOrder(onClose, stands);
  const type = (typed: string) => {
    const chair = chairCalled(itemsOf(hall.floor.tables), typed);
    const table = chair === null ? undefined : tableOf(hall.floor, chair.table);
    const sitter = table === undefined || chair === null ? null : (seatAt(table, chair.seat)?.entry ?? null);
    setWord(typed);
    setOther(chair === null || sitter === null ? null : { entry: sitter, ...chair });
  };
  const submit = () => {
    setWrong(stands === null);
    if (stands !== null) void order.carryOut(stands);
  };
  return (
    <OrderDialog
      order={order}
      title={t('title', { name: nameOfEntry(tournament, hall.floor, entry) })}
      confirm={textOf('floor:cards.issue')}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={t('with')}
        {...(other === null ? {} : { about: nameOfEntry(tournament, hall.floor, other.entry) })}
        value={word}
        onChange={type}
        placeholder="3.2"
        autoFocus
        error={wrong ? t('nobody') : null}
      />
    </OrderDialog>
  );
};

/** A seat given by hand to somebody who has none; of several nobody is chosen for the TO. */
export const PlaceDialog = ({ tournament, hall, chair, onClose }: Part & { readonly chair: Chair }) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:place.${key}`, params);
  const unseated = unseatedOf(hall);
  const [player, setPlayer] = useState(unseated.length === 1 ? String(unseated[0]) : '');
  const stands: FloorOrder | null =
    player === '' ? null : { do: 'place', seats: [{ player: Number(player), ...chair }] };
  const order = useOrder(onClose, stands);
  return (
    <OrderDialog
      order={order}
      title={t('title', { seat: chairText(hall.floor, chair) })}
      confirm={t('confirm')}
      isReady={stands !== null}
      onClose={onClose}
      onSubmit={() => {
        if (stands !== null) void order.carryOut(stands);
      }}
    >
      {unseated.length === 0 ? (
        <p>{t('nobody')}</p>
      ) : (
        <Select
          label={textOf('floor:whatIf.who')}
          placeholder={textOf('shell:chooseOne')}
          autoFocus
          items={unseated.map((id) => ({ id: String(id), label: nameOf(tournament, id) }))}
          value={player}
          onChange={setPlayer}
        />
      )}
    </OrderDialog>
  );
};
