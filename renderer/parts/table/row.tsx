import { memo, type ReactNode, type Ref } from 'react';
import type { Column, RowMark, TableProps } from './column.ts';
import styles from './table.module.css';

type RowProps<R> = {
  readonly row: R;
  readonly index: number;
  readonly columns: readonly Column<R>[];
  readonly mark: RowMark | null;
  readonly rowProps: TableProps<R>['rowProps'];
  /** Stands over the row; null: nothing does. */
  readonly heading?: ReactNode;
  /** Takes the height of a row of thousands. */
  readonly measure?: Ref<HTMLTableRowElement>;
};

/** What a cell looks like; the words of the column, the mark of the row. */
const looksOf = <R,>(column: Column<R>, row: R, index: number) => {
  const { id, numeric, soft, firm, deeds, wraps, stays, mark, cellProps } = column;
  const marked = mark?.(row) ?? null;
  return {
    ...cellProps?.(row, index),
    'data-column': id,
    ...(numeric ? { 'data-numeric': '' } : {}),
    ...(soft ? { 'data-soft': '' } : {}),
    ...(firm ? { 'data-firm': '' } : {}),
    ...(deeds ? { 'data-deeds': '' } : {}),
    ...(wraps ? { 'data-wraps': '' } : {}),
    ...(stays ? { 'data-stays': '' } : {}),
    ...(marked === null ? {} : { 'data-mark': marked }),
  };
};

const AnyRow = <R,>({ row, index, columns, mark, rowProps, heading = null, measure }: RowProps<R>) => (
  <>
    {heading !== null && (
      <tr className={styles.heading}>
        <th colSpan={columns.length} scope="rowgroup">
          {heading}
        </th>
      </tr>
    )}
    <tr
      {...rowProps?.(row, index)}
      data-row={index}
      {...(mark === null ? {} : { 'data-mark': mark })}
      {...(mark === 'now' ? { 'aria-current': 'true' as const } : {})}
      {...(measure === undefined ? {} : { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 })}
    >
      {columns.map((column) =>
        column.names ? (
          <th key={column.id} scope="row" {...looksOf(column, row, index)}>
            {column.cell(row, index)}
          </th>
        ) : (
          <td key={column.id} {...looksOf(column, row, index)}>
            {column.cell(row, index)}
          </td>
        ),
      )}
    </tr>
  </>
);

/** Drawn anew only when the row, its mark or the columns are others. */
export const Row = memo(AnyRow) as typeof AnyRow;
