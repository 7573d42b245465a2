import { useMemo } from 'react';
import { byeWords } from '../../../core/game/rounds.ts';
import { families } from '../../../core/games/all.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Bye, RoundNo, Table as SeatedTable } from '../../../core/tournament/words.ts';
import { screensOf } from '../../games/game.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Table } from '../../parts/table/table.tsx';
import type { People } from '../names/people.ts';
import { PersonName } from '../names/person-name.tsx';
import { wordsOf } from '../names/texts.ts';
import styles from './seating.module.css';

type ByNameProps = {
  readonly tournament: Tournament;
  readonly people: People;
  readonly round: RoundNo;
  readonly tables: readonly SeatedTable[];
  readonly byes: readonly Bye[];
};

/** The same seating sorted by name: name, table, seat; who has no table stands among them, with why. */
export const ByName = ({ tournament, people, round, tables, byes }: ByNameProps) => {
  const textOf = useTextOf();
  const { compare } = useFormats();
  const family = families[tournament.family];
  const { seats } = family;
  const without = wordsOf(byeWords(family, tournament, round).spot);
  const Sign = screensOf(tournament.family).SeatSign;
  const rows = useMemo(
    () =>
      [
        ...tables.flatMap(({ table, seats: seated }) =>
          seated.map((id, seat) => ({ id, table, seat: seats[seat] ?? '', person: people.get(id) })),
        ),
        ...byes.map(({ entrant }) => ({ id: entrant, table: null, seat: '', person: people.get(entrant) })),
      ].toSorted((a, b) => compare(a.person?.key ?? '', b.person?.key ?? '')),
    [tables, byes, people, seats, compare],
  );
  return (
    <Table
      label={textOf('sheets:hall.views.byName')}
      columns={[
        {
          id: 'name',
          head: textOf('words:columns.name'),
          names: true,
          cell: ({ person }) => <PersonName person={person} />,
        },
        { id: 'club', head: textOf('words:columns.club'), cell: ({ person }) => <bdi>{person?.club}</bdi> },
        { id: 'table', head: textOf('words:columns.table'), numeric: true, cell: ({ table }) => table },
        {
          id: 'seat',
          head: textOf('words:columns.seat'),
          cell: ({ table, seat }) =>
            table === null ? (
              without
            ) : (
              <span className={styles.byNameSeat}>
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
