/** Who sits where, table by table, in two columns, with what is marked of each [bridge 4.2]. */

import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { numbersOf, seatOrder } from '../../../../core/games/bridge/results/event.ts';
import { ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { slotsFor } from '../../../../core/games/bridge/seating/start-rounds.ts';
import { openHome } from '../../../../core/games/bridge/seating/stationary.ts';
import { contains, searchable, typedWords } from '../../../../core/tournament/people/searched.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Checkbox } from '../../../parts/field/choice.tsx';
import { type Column, Table } from '../../../parts/table/table.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { doOwn } from '../own-command.ts';
import styles from '../rules/rules.module.css';

type PanelProps = { readonly tournament: Tournament };

const sides = ['ns', 'ew'] as const;

/** Changes the order of seats: somebody goes one seat up or down. */
const moved = (order: readonly EntrantId[], id: EntrantId, by: number): EntrantId[] => {
  const at = order.indexOf(id);
  const next = order.filter((one) => one !== id);
  next.splice(at + by, 0, id);
  return next;
};

/** One seat up or down, while the order is open. */
const Moves = ({ tournament, id, name }: PanelProps & { readonly id: EntrantId; readonly name: string }) => {
  const textOf = useTextOf();
  const order = seatOrder(tournament);
  const at = order.indexOf(id);
  const put = (by: number) => void doOwn({ do: 'setOrder', order: moved(order, id, by) });
  return (
    <>
      <IconButton
        label={textOf('words:moveUp', { name })}
        icon={<ArrowUp size={16} aria-hidden />}
        isDisabled={at === 0}
        onPress={() => put(-1)}
      />
      <IconButton
        label={textOf('words:moveDown', { name })}
        icon={<ArrowDown size={16} aria-hidden />}
        isDisabled={at === order.length - 1}
        onPress={() => put(1)}
      />
    </>
  );
};

type SeatGridProps = PanelProps & {
  /** Only tables where somebody's name has this in it; '': all. */
  readonly search: string;
};

/** The seats of the start, two columns; the phantom has its place among them. */
export const SeatGrid = ({ tournament, search }: SeatGridProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const numbers = numbersOf(tournament);
  const { prepared } = ownOf(tournament);
  const slots = prepared ?? slotsFor(seatOrder(tournament).length, rulesOf(tournament).phantomSeat);
  const whose = new Map([...numbers].map(([id, number]) => [number, id]));
  const tables = Math.ceil(Math.max(2 * slots.tables, ...numbers.values()) / 2);
  const wanted = typedWords(search);
  const isFound = (number: number): boolean => {
    const id = whose.get(number);
    return id !== undefined && contains(searchable(people.get(id)?.sought ?? ''), wanted);
  };
  const rows = Array.from({ length: tables }, (_, i) => i + 1).filter(
    (table) => wanted.length === 0 || isFound(2 * table - 1) || isFound(2 * table),
  );
  const { homes, directors } = ownOf(tournament);
  const nameOf = (id: EntrantId): string => people.get(id)?.name ?? '';
  const stay = (id: EntrantId, on: boolean) =>
    void doOwn({
      do: 'setHomes',
      homes: on ? [...homes, openHome(id)].map((home) => ({ ...home })) : homes.filter(({ entrant }) => entrant !== id),
    });
  const direct = (id: EntrantId, on: boolean) =>
    void doOwn({ do: 'setDirectors', entrants: on ? [...directors, id] : directors.filter((one) => one !== id) });
  /** The columns of one side; where nobody sits, the name says so and the rest is empty. */
  const columnsOf = (side: (typeof sides)[number], i: number): readonly Column<number>[] => {
    const numberAt = (table: number) => 2 * table - 1 + i;
    const whoAt = (table: number) => whose.get(numberAt(table)) ?? null;
    const cellOf = (draw: (id: EntrantId) => ReactNode) => (table: number) => {
      const id = whoAt(table);
      return id === null ? null : draw(id);
    };
    return [
      { id: `${side}-no`, numeric: true, soft: true, cell: numberAt },
      {
        id: `${side}-name`,
        head: textOf(`bridge:seats.${side}.letter`),
        names: true,
        width: '50%',
        cell: (table) => {
          const id = whoAt(table);
          if (id !== null) return <PersonName person={people.get(id)} />;
          return numberAt(table) === slots.phantom && textOf('bridgeSwiss:tables.phantom');
        },
      },
      {
        id: `${side}-stays`,
        head: textOf('bridgeSwiss:names.stationary'),
        cell: cellOf((id) => (
          <Checkbox
            aria-label={`${textOf('bridgeSwiss:stationary.add')}: ${nameOf(id)}`}
            isSelected={homes.some(({ entrant }) => entrant === id)}
            onChange={(on) => stay(id, on)}
          />
        )),
      },
      {
        id: `${side}-directs`,
        head: textOf('bridgeSwiss:names.director'),
        cell: cellOf((id) => (
          <Checkbox
            aria-label={`${textOf('bridgeSwiss:names.director')}: ${nameOf(id)}`}
            isSelected={directors.includes(id)}
            onChange={(on) => direct(id, on)}
          />
        )),
      },
      ...(prepared === null
        ? [
            {
              id: `${side}-move`,
              name: textOf('bridgeSwiss:names.move'),
              deeds: true,
              cell: cellOf((id) => <Moves tournament={tournament} id={id} name={nameOf(id)} />),
            },
          ]
        : []),
    ];
  };
  return (
    <div className={styles.seatGrid}>
      <Table
        label={textOf('words:seats')}
        columns={[
          {
            id: 'table',
            head: textOf('words:columns.table'),
            numeric: true,
            firm: true,
            cell: (table: number) => table,
          },
          ...sides.flatMap(columnsOf),
        ]}
        rows={rows}
        rowKey={(table) => table}
      />
    </div>
  );
};
