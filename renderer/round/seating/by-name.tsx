import { useMemo } from 'react';
import { families } from '../../../core/games/all.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Table as SeatedTable } from '../../../core/tournament/words.ts';
import { screensOf } from '../../games/game.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Table } from '../../parts/table/table.tsx';
import type { People } from '../names/people.ts';
import { PersonName } from '../names/person-name.tsx';

type ByNameProps = {
  readonly tournament: Tournament;
  readonly people: People;
  readonly tables: readonly SeatedTable[];
};

/** The same seating sorted by name: name, table, seat. */
export const ByName = ({ tournament, people, tables }: ByNameProps) => {
  const textOf = useTextOf();
  const { compare } = useFormats();
  const seats = families[tournament.family].seats;
  const Sign = screensOf(tournament.family).SeatSign;
  const rows = useMemo(
    () =>
      tables
        .flatMap(({ table, seats: seated }) =>
          seated.map((id, seat) => ({ id, table, seat: seats[seat] ?? '', person: people.get(id) })),
        )
        .toSorted((a, b) => compare(a.person?.name ?? '', b.person?.name ?? '')),
    [tables, people, seats, compare],
  );
  return (
    <Table
      label={textOf('rounds:cards.byName')}
      columns={[
        {
          id: 'name',
          head: textOf('rounds:cards.name'),
          names: true,
          cell: ({ person }) => <PersonName person={person} />,
        },
        { id: 'club', head: textOf('rounds:cards.club'), cell: ({ person }) => <bdi>{person?.club}</bdi> },
        { id: 'table', head: textOf('rounds:cards.tableNo'), numeric: true, cell: ({ table }) => table },
        {
          id: 'seat',
          head: textOf('rounds:cards.seatHead'),
          cell: ({ seat }) => (
            <span className="by-name-seat">
              {Sign !== undefined && <Sign seat={seat} />}
              {textOf(`${tournament.family}:seats.${seat}.name`)}
            </span>
          ),
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
};
