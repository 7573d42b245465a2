import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import './table.css';

type TableProps = {
  /** Read out as the name of the table. */
  readonly label: string;
  readonly head: ReactNode;
  /** The rows: `<tr>` with `<th scope="row">` for what names the row. Cells of figures take the class `numeric`. */
  readonly children: ReactNode;
  readonly density?: 'dense' | 'roomy';
  /** Keys pressed within the rows. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
};

/** A real table in a box of its own that scrolls, its head stays. Rows are the caller's, so that they can be memoised. */
export const Table = ({ label, head, children, density = 'dense', onKeyDown }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
  <section className="table-scroll" aria-label={label} tabIndex={0}>
    <table className="table" data-density={density}>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody {...(onKeyDown === undefined ? {} : { onKeyDown })}>{children}</tbody>
    </table>
  </section>
);

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
