import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, useEffect } from 'react';
import { rem } from '../look/rem.ts';
import type { TableProps } from './column.ts';
import { Row } from './row.tsx';
import styles from './table.module.css';
import { heightOf, useHandle } from './use-handle.ts';

type LongRowsProps<R, Id extends string> = TableProps<R, Id> & {
  readonly rowHeight: number;
  readonly box: HTMLElement | null;
};

/** Rows of a table of thousands, of which only those in sight are there. */
export const LongRows = <R, Id extends string>(props: LongRowsProps<R, Id>) => {
  const {
    columns,
    rows,
    rowKey,
    rowMark,
    rowProps,
    rowHeight,
    box,
    inSight = null,
    onKeyDown,
    drawRow,
    handle,
  } = props;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box,
    estimateSize: () => rem(rowHeight),
    overscan: 12,
    // The rows are counted from below the head, and the foot lies over the last of those in sight.
    scrollPaddingEnd: heightOf(box, 'thead') + heightOf(box, 'tfoot'),
  });
  useHandle(handle, box, (index) => virtual.scrollToIndex(index, { align: 'auto' }));
  useEffect(() => {
    if (box !== null && inSight !== null) virtual.scrollToIndex(inSight, { align: 'center' });
  }, [virtual, box, inSight]);
  const shown = virtual.getVirtualItems();
  const gap = (height: number): ReactNode =>
    height > 0 && (
      <tr aria-hidden className={styles.gap}>
        <td colSpan={columns.length} style={{ height }} />
      </tr>
    );
  return (
    <tbody {...(onKeyDown === undefined ? {} : { onKeyDown })}>
      {gap(shown[0]?.start ?? 0)}
      {shown.map(({ index }) => {
        const row = rows[index] as R;
        if (drawRow !== undefined) {
          return <Fragment key={rowKey(row, index)}>{drawRow(row, index, virtual.measureElement)}</Fragment>;
        }
        return (
          <Row
            key={rowKey(row, index)}
            row={row}
            index={index}
            columns={columns}
            mark={rowMark?.(row, index) ?? null}
            rowProps={rowProps}
            measure={virtual.measureElement}
          />
        );
      })}
      {gap(virtual.getTotalSize() - (shown.at(-1)?.end ?? 0))}
    </tbody>
  );
};
