import { Ban } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../renderer/parts/button.tsx';
import { Grid, Stack } from '../../../../renderer/parts/layout/layout.tsx';
import { Badge } from '../../../../renderer/parts/marks.tsx';
import { type Column, type Sorting, Table } from '../../../../renderer/parts/table/table.tsx';
import { type Player, players } from './people.ts';

const columns: readonly Column<Player>[] = [
  { id: 'no', head: 'No.', numeric: true, soft: true, sorts: true, width: '4.5rem', cell: ({ no }) => no },
  {
    id: 'name',
    head: 'Name',
    names: true,
    sorts: true,
    cell: ({ name, state }) => (
      <>
        <bdi>{name}</bdi> {state === 'late' && <Badge tone="warn">late</Badge>}
      </>
    ),
  },
  { id: 'club', head: 'Club', wraps: true, cell: ({ club }) => <bdi>{club}</bdi> },
  {
    id: 'points',
    head: 'Points',
    numeric: true,
    sorts: true,
    width: '7rem',
    cell: ({ points }) => points.toLocaleString('en'),
    mark: ({ points }) => (points < -20_000 ? 'warn' : points > 50_000 ? 'better' : null),
  },
  {
    id: 'deeds',
    name: 'What can be done',
    deeds: true,
    cell: ({ name }) => <IconButton label={`Take ${name} out`} icon={<Ban size={16} aria-hidden />} />,
  },
];

const by = {
  no: (a: Player, b: Player) => a.no - b.no,
  name: (a: Player, b: Player) => a.name.localeCompare(b.name),
  points: (a: Player, b: Player) => a.points - b.points,
} as const;

type Sorted = keyof typeof by;

/** A table that can be sorted, one row of which is where the TO is. */
export const SortedPlayers = ({ count, rowHeight }: { readonly count: number; readonly rowHeight?: number }) => {
  const [sorting, setSorting] = useState<Sorting<Sorted>>({ column: 'no', descending: false });
  const rows = players(count).toSorted((a, b) => by[sorting.column](a, b) * (sorting.descending ? -1 : 1));
  return (
    <Table<Player, Sorted>
      label={`${count} players`}
      columns={columns}
      rows={rows}
      rowKey={({ no }) => no}
      rowMark={({ no, state }) => (no === 2 ? 'selected' : state === 'out' ? 'off' : null)}
      sorting={sorting}
      onSort={setSorting}
      empty="Nobody is entered yet."
      {...(rowHeight === undefined ? {} : { rowHeight })}
    />
  );
};

/** Parts under headings, as tall as it is. */
export const GroupedPlayers = () => (
  <Table
    label="By state"
    showsLabel
    flows
    density="close"
    columns={columns.slice(0, 4).map(({ sorts: _, ...column }) => column)}
    rows={players(12).toSorted((a, b) => a.state.localeCompare(b.state))}
    rowKey={({ no }) => no}
    rowMark={({ no }) => (no === 5 ? 'changed' : no === 7 ? 'bad' : null)}
    heading={({ state }, above) => (above?.state === state ? null : state)}
  />
);

export const TablePage = () => (
  <div style={{ padding: 16, height: '100vh', display: 'flex' }}>
    <Grid least="34rem" fills>
      <Stack gap={3}>
        <h2>Table</h2>
        <div style={{ display: 'flex', height: 300 }}>
          <SortedPlayers count={9} />
        </div>
        <SortedPlayers count={0} />
        <div style={{ display: 'flex', height: 200 }}>
          <SortedPlayers count={2000} rowHeight={2.125} />
        </div>
      </Stack>
      <GroupedPlayers />
    </Grid>
  </div>
);
