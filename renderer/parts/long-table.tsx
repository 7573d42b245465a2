import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import './table.css';

type LongTableProps = {
  /** Read out as the name of the table. */
  readonly label: string;
  readonly className: string;
  readonly style?: CSSProperties;
  readonly head: ReactNode;
  /** Columns of the head. */
  readonly columns: number;
  readonly rows: number;
  /** Height of a row in pixels, as the style sheet has it at the size of letters of now. */
  readonly rowHeight: () => number;
  /** The row at an index: a `<tr>` with its key. */
  readonly children: (index: number) => ReactNode;
};

/** A table of thousands of rows, of which only those in sight are there; its head stays. */
export const LongTable = ({ label, className, style, head, columns, rows, rowHeight, children }: LongTableProps) => {
  const box = useRef<HTMLElement>(null);
  const { getVirtualItems, getTotalSize } = useVirtualizer({
    count: rows,
    getScrollElement: () => box.current,
    estimateSize: rowHeight,
    overscan: 12,
  });
  const shown = getVirtualItems();
  const gap = (height: number): ReactNode =>
    height > 0 && (
      <tr aria-hidden>
        <td colSpan={columns} className="table-gap" style={{ height }} />
      </tr>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section ref={box} className="table-scroll table-long" aria-label={label} tabIndex={0}>
      <table className={`table ${className}`} style={style} aria-rowcount={rows + 1}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>
          {gap(shown[0]?.start ?? 0)}
          {shown.map(({ index }) => children(index))}
          {gap(getTotalSize() - (shown.at(-1)?.end ?? 0))}
        </tbody>
      </table>
    </section>
  );
};
