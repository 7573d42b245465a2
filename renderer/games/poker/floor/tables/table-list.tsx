import { useMemo, useState } from 'react';
import { Input, SearchField } from 'react-aria-components';
import type { TableTile } from '../../../../../core/games/poker/paper/tiles.ts';
import { searched } from '../../../../../core/tournament/people/searched.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { SegmentedControl } from '../../../../parts/button.tsx';
import { Table } from '../../../../parts/table/table.tsx';
import styles from './table-list.module.css';
import { OpenSeats, TableMarks, TableMenu, useTableNote } from './tile.tsx';

const filters = ['all', 'free', 'short', 'clock'] as const;
type Filter = (typeof filters)[number];

const passes = (table: TableTile, filter: Filter): boolean =>
  filter === 'all' ||
  (filter === 'free' && table.free > 0) ||
  (filter === 'short' && (table.isShort || table.isWaived || table.state !== 'open')) ||
  (filter === 'clock' && (table.clock || table.hold));

/** Height of a row, in rem. */
const ROW = 2.25;

/** With more tables than this, only the rows in sight are drawn: a floor may have 1,200. */
const LONG_FROM = 150;

const Note = ({ table }: { readonly table: TableTile }) => useTableNote(table);

/** Many tables as a list that can be filtered by name and by what is to be done there. */
export const TableList = ({ tables }: { readonly tables: readonly TableTile[] }) => {
  const textOf = useTextOf();
  const [wanted, setWanted] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const shown = useMemo(
    () => tables.filter((table) => passes(table, filter) && searched(table.name).startsWith(searched(wanted).trim())),
    [tables, filter, wanted],
  );
  return (
    <div className={styles.list}>
      <div className={styles.filter}>
        <SearchField
          aria-label={textOf('floor:list.filter')}
          value={wanted}
          onChange={setWanted}
          className={styles.search ?? ''}
        >
          <Input className="field-input" placeholder={textOf('floor:list.filter')} />
        </SearchField>
        <SegmentedControl
          label={textOf('floor:list.show')}
          items={filters.map((id) => ({ id, label: textOf(`floor:list.filters.${id}`) }))}
          value={filter}
          onChange={setFilter}
        />
        <span className="floor-quiet" role="status">
          {textOf('floor:list.shown', { count: shown.length, all: tables.length })}
        </span>
      </div>
      <Table<TableTile>
        label={textOf('floor:list.tables')}
        rows={shown}
        rowKey={({ id }) => id}
        {...(shown.length > LONG_FROM ? { rowHeight: ROW } : {})}
        columns={[
          {
            id: 'table',
            head: textOf('floor:list.table'),
            names: true,
            cell: ({ id, name }) => <TableMenu id={id} name={name} />,
          },
          {
            id: 'players',
            head: textOf('floor:list.players'),
            numeric: true,
            cell: ({ players, chairs }) => `${players}/${chairs}`,
          },
          { id: 'open', head: textOf('floor:list.open'), cell: (table) => <OpenSeats table={table} /> },
          { id: 'state', head: textOf('floor:list.state'), cell: (table) => <Note table={table} /> },
          {
            id: 'marks',
            head: textOf('floor:list.marks'),
            cell: (table) => (
              <span className={styles.marks}>
                <TableMarks table={table} />
              </span>
            ),
          },
        ]}
      />
    </div>
  );
};
