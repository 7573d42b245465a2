import { useMemo, useState } from 'react';
import { Input, SearchField } from 'react-aria-components';
import type { TableTile } from '../../../../core/poker/tiles.ts';
import { SegmentedControl } from '../../../design/button.tsx';
import { Table } from '../../../design/table.tsx';
import { useTextOf } from '../../../i18n/text.ts';
import { TableMarks, TableMenu, useTableNote } from './tile.tsx';

const filters = ['all', 'free', 'short', 'clock'] as const;
type Filter = (typeof filters)[number];

const passes = (table: TableTile, filter: Filter): boolean =>
  filter === 'all' ||
  (filter === 'free' && table.free > 0) ||
  (filter === 'short' && (table.isShort || table.state !== 'open')) ||
  (filter === 'clock' && (table.clock || table.hold));

const Row = ({ table }: { readonly table: TableTile }) => {
  const note = useTableNote(table);
  const open = table.seats.filter(({ entry, coming, locked }) => entry === null && coming === null && !locked);
  return (
    <tr data-state={table.state}>
      <th scope="row">
        <TableMenu table={table} />
      </th>
      <td className="numeric figures">
        {table.players}/{table.chairs}
      </td>
      <td className="figures">{open.map(({ seat }) => seat).join(' ')}</td>
      <td>{note}</td>
      <td>
        <span className="list-marks">
          <TableMarks table={table} />
        </span>
      </td>
    </tr>
  );
};

/** Many tables as a list that can be filtered by name and by what is to be done there. */
export const TableList = ({ tables }: { readonly tables: readonly TableTile[] }) => {
  const textOf = useTextOf();
  const [wanted, setWanted] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const shown = useMemo(
    () =>
      tables.filter(
        (table) => passes(table, filter) && table.name.toLowerCase().startsWith(wanted.trim().toLowerCase()),
      ),
    [tables, filter, wanted],
  );
  return (
    <div className="table-list">
      <div className="table-list-filter">
        <SearchField
          aria-label={textOf('floor:list.filter')}
          value={wanted}
          onChange={setWanted}
          className="floor-search"
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
      <Table
        label={textOf('floor:list.tables')}
        head={
          <>
            <th scope="col">{textOf('floor:list.table')}</th>
            <th scope="col" className="numeric">
              {textOf('floor:list.players')}
            </th>
            <th scope="col">{textOf('floor:list.open')}</th>
            <th scope="col">{textOf('floor:list.state')}</th>
            <th scope="col">{textOf('floor:list.marks')}</th>
          </>
        }
      >
        {shown.map((table) => (
          <Row key={table.id} table={table} />
        ))}
      </Table>
    </div>
  );
};
