/** Feature 2: who sits where, table by table, in two columns, with what is marked of each [bridge 4.2]. */

import { ArrowDown, ArrowUp } from 'lucide-react';
import { numbersOf, seatOrder } from '../../../../core/games/bridge/results/event.ts';
import { ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { slotsFor } from '../../../../core/games/bridge/seating/start-rounds.ts';
import { openHome } from '../../../../core/games/bridge/seating/stationary.ts';
import { contains, searchable, typedWords } from '../../../../core/tournament/people/searched.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Checkbox } from '../../../parts/choice.tsx';
import { Table } from '../../../parts/table.tsx';
import { type People, peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { doOwn } from '../own-command.ts';
import type { PanelProps } from './parts.tsx';

const sides = ['ns', 'ew'] as const;

type SeatProps = PanelProps & {
  readonly people: People;
  readonly number: number;
  /** Null: the phantom, or nobody yet. */
  readonly id: EntrantId | null;
  readonly isPhantom: boolean;
};

/** Changes the order of seats: somebody goes one seat up or down. */
const moved = (order: readonly EntrantId[], id: EntrantId, by: number): EntrantId[] => {
  const at = order.indexOf(id);
  const next = order.filter((one) => one !== id);
  next.splice(at + by, 0, id);
  return next;
};

/** The cells of one seat: number, name, marks, one seat up or down. */
const Seat = ({ tournament, people, number, id, isPhantom }: SeatProps) => {
  const textOf = useTextOf();
  const { prepared, homes, directors } = ownOf(tournament);
  const order = seatOrder(tournament);
  if (id === null) {
    return (
      <>
        <td className="numeric bridge-seat-no">{number}</td>
        <td colSpan={4} className="seat-grid-free">
          {isPhantom ? textOf('bridgeSwiss:tables.phantom') : ''}
        </td>
      </>
    );
  }
  const name = people.get(id)?.name ?? '';
  const at = order.indexOf(id);
  const put = (by: number) => void doOwn({ do: 'setOrder', order: moved(order, id, by) });
  const stay = (on: boolean) =>
    void doOwn({
      do: 'setHomes',
      homes: on ? [...homes, openHome(id)].map((home) => ({ ...home })) : homes.filter(({ entrant }) => entrant !== id),
    });
  const direct = (on: boolean) =>
    void doOwn({ do: 'setDirectors', entrants: on ? [...directors, id] : directors.filter((one) => one !== id) });
  return (
    <>
      <td className="numeric bridge-seat-no">{number}</td>
      <th scope="row" className="seat-grid-name">
        <PersonName person={people.get(id)} />
      </th>
      <td>
        <Checkbox
          aria-label={textOf('bridgeSwiss:names.stationaryOf', { name })}
          isSelected={homes.some(({ entrant }) => entrant === id)}
          onChange={stay}
        />
      </td>
      <td>
        <Checkbox
          aria-label={textOf('bridgeSwiss:names.directorOf', { name })}
          isSelected={directors.includes(id)}
          onChange={direct}
        />
      </td>
      <td>
        {prepared === null && (
          <span className="swiss-move">
            <IconButton
              label={textOf('bridgeSwiss:names.up', { name })}
              icon={<ArrowUp size={16} aria-hidden />}
              isDisabled={at === 0}
              onPress={() => put(-1)}
            />
            <IconButton
              label={textOf('bridgeSwiss:names.down', { name })}
              icon={<ArrowDown size={16} aria-hidden />}
              isDisabled={at === order.length - 1}
              onPress={() => put(1)}
            />
          </span>
        )}
      </td>
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
    return id !== undefined && contains(searchable(people.get(id)?.name ?? ''), wanted);
  };
  const rows = Array.from({ length: tables }, (_, i) => i + 1).filter(
    (table) => wanted.length === 0 || isFound(2 * table - 1) || isFound(2 * table),
  );
  const isOpen = prepared === null;
  return (
    <Table
      label={textOf('bridgeSwiss:features.names')}
      head={
        <>
          <th scope="col" className="numeric">
            {textOf('bridgeSwiss:tables.table')}
          </th>
          {sides.flatMap((side) => [
            <th key={`${side}-name`} scope="col" colSpan={2}>
              {textOf(`bridge:seats.${side}.letter`)}
            </th>,
            <th key={`${side}-stays`} scope="col">
              {textOf('bridgeSwiss:names.stationary')}
            </th>,
            <th key={`${side}-directs`} scope="col">
              {textOf('bridgeSwiss:names.director')}
            </th>,
            <th key={`${side}-move`} scope="col">
              {isOpen && <span className="hidden">{textOf('bridgeSwiss:names.move')}</span>}
            </th>,
          ])}
        </>
      }
    >
      {rows.map((table) => (
        <tr key={table}>
          <td className="numeric seat-grid-table">{table}</td>
          {[2 * table - 1, 2 * table].map((number) => (
            <Seat
              key={number}
              tournament={tournament}
              people={people}
              number={number}
              id={whose.get(number) ?? null}
              isPhantom={number === slots.phantom}
            />
          ))}
        </tr>
      ))}
    </Table>
  );
};
