import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import './table.css';

export type Sorting<Column extends string> = { readonly column: Column; readonly descending: boolean };

type SortHeadProps<Column extends string> = {
  readonly column: Column;
  readonly children: ReactNode;
  readonly sorting: Sorting<Column>;
  readonly onSort: (sorting: Sorting<Column>) => void;
  readonly numeric?: boolean;
};

/** A head cell that sorts: first press ascending, second descending. */
export const SortHead = <Column extends string>({
  column,
  children,
  sorting,
  onSort,
  numeric = false,
}: SortHeadProps<Column>) => {
  const mine = sorting.column === column;
  const Arrow = mine && sorting.descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      {...(numeric ? { className: 'numeric' } : {})}
      {...(mine ? { 'aria-sort': sorting.descending ? ('descending' as const) : ('ascending' as const) } : {})}
    >
      <AriaButton className="sort-head" onPress={() => onSort({ column, descending: mine && !sorting.descending })}>
        {children}
        <Arrow size={14} aria-hidden />
      </AriaButton>
    </th>
  );
};
