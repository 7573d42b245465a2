import { useState } from 'react';
import { chairCalled } from '../../../../core/poker/find.ts';
import { type Chair, entryOf, type Hall, moveOf, tableOf } from '../../../../core/poker/floor-state.ts';
import { chairText } from '../../../../core/poker/log-lines.ts';
import { itemsOf } from '../../../../core/poker/pages.ts';
import { type EntryNo, freeSeats, isActive, seatAt } from '../../../../core/poker/room.ts';
import type { Refusal, WayOut } from '../../../../core/tournament/refusal.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { Button } from '../../../design/button.tsx';
import { Checkbox, Select } from '../../../design/choice.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { TextField } from '../../../design/field.tsx';
import { RefusalNotice } from '../../../design/notice.tsx';
import { useTextOf } from '../../../i18n/text.ts';
import { nameOf, nameOfEntry, peopleBy } from '../names.ts';
import { type FloorOrder, sendFloor } from '../own-command.ts';
import { unseatedOf } from './waiting-panel.tsx';

/** Ways out that mean: the same again, knowingly. */
const AGAIN = new Set(['poker.useLockedSeat', 'poker.moveAnyway', 'poker.breakAnyway']);

/** Sends an order from a dialog: a refusal stays in it, and can be overruled where the refusal offers that. */
export const useOrder = (onDone: () => void) => {
  const [refused, setRefused] = useState<{ readonly order: FloorOrder; readonly refusal: Refusal } | null>(null);
  const carryOut = async (order: FloorOrder): Promise<void> => {
    const answer = await sendFloor(order);
    if (answer.ok) onDone();
    else setRefused({ order, refusal: answer.refusal });
  };
  const onWay = (way: WayOut): boolean => {
    if (refused === null || !AGAIN.has(way.do)) return false;
    void carryOut({ ...refused.order, confirmed: true } as FloorOrder);
    return true;
  };
  const notice =
    refused === null ? null : (
      <RefusalNotice refusal={refused.refusal} onWay={onWay} onDismiss={() => setRefused(null)} />
    );
  return { carryOut, notice };
};

const openSeats = (hall: Hall, but: number | null): string =>
  itemsOf(hall.floor.tables)
    .filter((table) => isActive(table) && table.id !== but)
    .flatMap((table) => freeSeats(table).map((seat) => `${table.name}.${seat}`))
    .slice(0, 24)
    .join('  ');

type Part = { readonly tournament: Tournament; readonly hall: Hall; readonly onClose: () => void };

/** Somebody to another seat: `3.2` and Enter. */
export const MoveDialog = ({ tournament, hall, entry, onClose }: Part & { readonly entry: EntryNo }) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:move.${key}`, params);
  const [word, setWord] = useState('');
  const [done, setDone] = useState(false);
  const [wrong, setWrong] = useState(false);
  const { carryOut, notice } = useOrder(onClose);
  const at = entryOf(hall.floor, entry)?.at ?? null;
  const submit = () => {
    const chair = chairCalled(itemsOf(hall.floor.tables), word);
    setWrong(chair === null);
    if (chair !== null) void carryOut({ do: 'move', entry, ...chair, done });
  };
  return (
    <Dialog
      title={t('title', { name: nameOfEntry(tournament, hall.floor, entry) })}
      isOpen
      onClose={onClose}
      size="small"
      onSubmit={submit}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button type="submit" tone="primary">
            {t(done ? 'confirmDone' : 'confirm')}
          </Button>
        </>
      }
    >
      {notice}
      <TextField
        label={t('to')}
        about={t('free', { seats: openSeats(hall, at?.table ?? null) })}
        value={word}
        onChange={setWord}
        placeholder="3.2"
        autoFocus
        error={wrong ? t('noSeat') : null}
      />
      <Checkbox isSelected={done} onChange={setDone}>
        {t('done')}
      </Checkbox>
    </Dialog>
  );
};

/** Two players change seats. */
export const SwapDialog = ({ tournament, hall, entry, onClose }: Part & { readonly entry: EntryNo }) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:swap.${key}`, params);
  const [word, setWord] = useState('');
  const [wrong, setWrong] = useState(false);
  const { carryOut, notice } = useOrder(onClose);
  const submit = () => {
    const chair = chairCalled(itemsOf(hall.floor.tables), word);
    const table = chair === null ? undefined : tableOf(hall.floor, chair.table);
    const other = table === undefined || chair === null ? null : (seatAt(table, chair.seat)?.entry ?? null);
    setWrong(other === null);
    if (other !== null) void carryOut({ do: 'swap', a: entry, b: other });
  };
  return (
    <Dialog
      title={t('title', { name: nameOfEntry(tournament, hall.floor, entry) })}
      isOpen
      onClose={onClose}
      size="small"
      onSubmit={submit}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button type="submit" tone="primary">
            {t('confirm')}
          </Button>
        </>
      }
    >
      {notice}
      <TextField
        label={t('with')}
        value={word}
        onChange={setWord}
        placeholder="3.2"
        autoFocus
        error={wrong ? t('nobody') : null}
      />
    </Dialog>
  );
};

/** A seat given by hand to somebody who has none. */
export const PlaceDialog = ({ tournament, hall, chair, onClose }: Part & { readonly chair: Chair }) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:place.${key}`, params);
  const unseated = unseatedOf(hall);
  const [player, setPlayer] = useState(String(unseated[0] ?? ''));
  const { carryOut, notice } = useOrder(onClose);
  return (
    <Dialog
      title={t('title', { seat: chairText(hall.floor, chair) })}
      isOpen
      onClose={onClose}
      size="small"
      onSubmit={() => {
        if (player !== '') void carryOut({ do: 'place', seats: [{ player: Number(player), ...chair }] });
      }}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button type="submit" tone="primary" isDisabled={player === ''}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      {notice}
      {unseated.length === 0 ? (
        <p>{t('nobody')}</p>
      ) : (
        <Select
          label={t('who')}
          items={unseated.slice(0, 500).map((id) => ({ id: String(id), label: nameOf(tournament, id) }))}
          value={player}
          onChange={setPlayer}
        />
      )}
    </Dialog>
  );
};

/** Who walked, and to which seat: what the slip without a name left open. */
export const WalkDialog = ({ tournament, hall, slip, onClose }: Part & { readonly slip: number }) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:walk.${key}`, params);
  const { floor } = hall;
  const move = moveOf(floor, slip);
  const from = move?.from === null || move === undefined ? undefined : tableOf(floor, move.from.table);
  const to = move === undefined ? undefined : tableOf(floor, move.to.table);
  const people = peopleBy(tournament);
  const sitting = (from?.seats ?? []).flatMap(({ entry: no }, index) => {
    const entry = no === null ? undefined : entryOf(floor, no);
    if (entry === undefined || entry.slip !== null) return [];
    return [{ id: String(entry.no), label: `${index + 1}  ${people.get(entry.player)?.name ?? ''}` }];
  });
  const free = to === undefined || move === undefined ? [] : [move.to.seat, ...freeSeats(to)].toSorted((a, b) => a - b);
  const [entry, setEntry] = useState(sitting[0]?.id ?? '');
  const [seat, setSeat] = useState(String(move?.to.seat ?? ''));
  const { carryOut, notice } = useOrder(onClose);
  return (
    <Dialog
      title={t('title', { slip })}
      isOpen
      onClose={onClose}
      size="small"
      onSubmit={() => {
        if (entry !== '' && seat !== '')
          void carryOut({ do: 'finishWalk', slip, entry: Number(entry), seat: Number(seat) });
      }}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button type="submit" tone="primary" isDisabled={entry === '' || seat === ''}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      {notice}
      <Select label={t('who', { name: from?.name })} items={sitting} value={entry} onChange={setEntry} />
      <Select
        label={t('seat', { name: to?.name })}
        items={free.map((each) => ({ id: String(each), label: String(each) }))}
        value={seat}
        onChange={setSeat}
      />
    </Dialog>
  );
};
