import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Sorting } from './column.ts';
import styles from './table.module.css';

type SortHeadProps<Id extends string> = {
  readonly column: Id;
  readonly children: ReactNode;
  readonly sorting: Sorting<Id>;
  readonly onSort: (sorting: Sorting<Id>) => void;
};

/** A head cell that sorts: first press ascending, second descending. */
export const SortHead = <Id extends string>({ column, children, sorting, onSort, ...cell }: SortHeadProps<Id>) => {
  const mine = sorting.column === column;
  const Arrow = mine && sorting.descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      {...cell}
      {...(mine ? { 'aria-sort': sorting.descending ? ('descending' as const) : ('ascending' as const) } : {})}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ column, descending: mine && !sorting.descending })}
      >
        {children}
        <Arrow size={14} aria-hidden />
      </button>
    </th>
  );
};
