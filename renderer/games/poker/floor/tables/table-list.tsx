import { useVirtualizer } from '@tanstack/react-virtual';
import { type Ref, useMemo, useRef, useState } from 'react';
import { Input, SearchField } from 'react-aria-components';
import type { TableTile } from '../../../../../core/games/poker/paper/tiles.ts';
import { searched } from '../../../../../core/tournament/people/searched.ts';
import { SegmentedControl } from '../../../../parts/button.tsx';
import '../../../../parts/table.css';
import { useTextOf } from '../../../../i18n/text.ts';
import { TableMarks, TableMenu, useTableNote } from './tile.tsx';

const filters = ['all', 'free', 'short', 'clock'] as const;
type Filter = (typeof filters)[number];

const passes = (table: TableTile, filter: Filter): boolean =>
  filter === 'all' ||
  (filter === 'free' && table.free > 0) ||
  (filter === 'short' && (table.isShort || table.isWaived || table.state !== 'open')) ||
  (filter === 'clock' && (table.clock || table.hold));

/** Height of a row, in pixels, until it is measured. */
const ROW = 36;

type RowProps = { readonly table: TableTile; readonly index: number; readonly measure: Ref<HTMLTableRowElement> };

const Row = ({ table, index, measure }: RowProps) => {
  const note = useTableNote(table);
  const open = table.seats.filter(({ entry, coming, locked }) => entry === null && coming === null && !locked);
  return (
    <tr ref={measure} data-index={index} data-state={table.state} aria-rowindex={index + 2}>
      <th scope="row">
        <TableMenu id={table.id} name={table.name} />
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

const Spacer = ({ height }: { readonly height: number }) => (
  <tr aria-hidden className="spacer">
    <td colSpan={5} style={{ height }} />
  </tr>
);

/** From so many tables on only the rows in sight are drawn: a floor may have 1,200. */
const VIRTUAL_FROM = 150;

const useRows = (count: number) => {
  const scroller = useRef<HTMLElement>(null);
  const isVirtual = count > VIRTUAL_FROM;
  const virtual = useVirtualizer({
    count: isVirtual ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 10,
    scrollPaddingStart: ROW,
  });
  if (!isVirtual) {
    return { scroller, virtual, items: Array.from({ length: count }, (_, index) => ({ index })), before: 0, after: 0 };
  }
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return { scroller, virtual, items, before, after };
};

/** Many tables as a list that can be filtered by name and by what is to be done there. */
export const TableList = ({ tables }: { readonly tables: readonly TableTile[] }) => {
  const textOf = useTextOf();
  const [wanted, setWanted] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const shown = useMemo(
    () => tables.filter((table) => passes(table, filter) && searched(table.name).startsWith(searched(wanted).trim())),
    [tables, filter, wanted],
  );
  const { scroller, virtual, items, before, after } = useRows(shown.length);
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section ref={scroller} className="table-scroll" aria-label={textOf('floor:list.tables')} tabIndex={0}>
        <table className="table" data-density="dense" aria-rowcount={shown.length + 1}>
          <thead>
            <tr>
              <th scope="col">{textOf('floor:list.table')}</th>
              <th scope="col" className="numeric">
                {textOf('floor:list.players')}
              </th>
              <th scope="col">{textOf('floor:list.open')}</th>
              <th scope="col">{textOf('floor:list.state')}</th>
              <th scope="col">{textOf('floor:list.marks')}</th>
            </tr>
          </thead>
          <tbody>
            {before > 0 && <Spacer height={before} />}
            {items.map(({ index }) => {
              const table = shown[index];
              return table === undefined ? null : (
                <Row key={table.id} table={table} index={index} measure={virtual.measureElement} />
              );
            })}
            {after > 0 && <Spacer height={after} />}
          </tbody>
        </table>
      </section>
    </div>
  );
};
