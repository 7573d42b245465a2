import { type CSSProperties, Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import controlsStyles from '../controls.module.css';
import type { TableProps } from './column.ts';
import { LongRows } from './long-rows.tsx';
import { Row } from './row.tsx';
import { SortHead } from './sort-head.tsx';
import styles from './table.module.css';
import { useHandle } from './use-handle.ts';

export type { Column, Sorting, TableHandle } from './column.ts';

/** The head: a word, a button that sorts, or a name that is only read out. There is none where no column has either. */
const Head = <R, Id extends string>({ columns, sorting, onSort }: TableProps<R, Id>) => (
  <thead>
    <tr>
      {columns.map(({ id, head, name, tip, numeric = false, stays = false, sorts = false }) => {
        const cell = {
          'data-column': id,
          ...(numeric ? { 'data-numeric': '' } : {}),
          ...(stays ? { 'data-stays': '' } : {}),
          ...(tip === undefined ? {} : { title: tip }),
        };
        if (sorts && sorting !== undefined && onSort !== undefined) {
          return (
            <SortHead<Id> key={id} {...cell} column={id as Id} sorting={sorting} onSort={onSort}>
              {head}
            </SortHead>
          );
        }
        return (
          <th key={id} scope="col" {...cell}>
            {head}
            {name !== undefined && <span className={controlsStyles.hidden}>{name}</span>}
          </th>
        );
      })}
    </tr>
  </thead>
);

const bringIntoSight = (body: RefObject<HTMLElement | null>, index: number): void =>
  body.current?.querySelector(`[data-row="${index}"]`)?.scrollIntoView({ block: 'nearest' });

/** Brings a row into sight when it is asked for, and never otherwise. */
const useInSight = (body: RefObject<HTMLElement | null>, index: number | null): void => {
  useEffect(() => {
    if (index !== null) bringIntoSight(body, index);
  }, [body, index]);
};

type AllRowsProps<R, Id extends string> = TableProps<R, Id> & { readonly box: HTMLElement | null };

const AllRows = <R, Id extends string>(props: AllRowsProps<R, Id>) => {
  const { columns, rows, rowKey, rowMark, rowProps, heading, inSight = null, onKeyDown, drawRow, handle, box } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  useInSight(body, inSight);
  useHandle(handle, box, (index) => bringIntoSight(body, index));
  return (
    <tbody ref={body} {...(onKeyDown === undefined ? {} : { onKeyDown })}>
      {rows.map((row, index) =>
        drawRow !== undefined ? (
          <Fragment key={rowKey(row, index)}>{drawRow(row, index)}</Fragment>
        ) : (
          <Row
            key={rowKey(row, index)}
            row={row}
            index={index}
            columns={columns}
            mark={rowMark?.(row, index) ?? null}
            rowProps={rowProps}
            heading={heading?.(row, rows[index - 1]) ?? null}
          />
        ),
      )}
    </tbody>
  );
};

const Empty = ({ columns, children }: { readonly columns: number; readonly children: ReactNode }) => (
  <tbody>
    <tr className={styles.empty}>
      <td colSpan={columns}>{children}</td>
    </tr>
  </tbody>
);

/**
 * A real table from columns and rows as data. It has a box of its own that scrolls, in which its head stays; with
 * `flows` it is as tall as its rows. With `rowHeight` only the rows in sight are there.
 */
export const Table = <R, Id extends string = string>(props: TableProps<R, Id>) => {
  const { label, columns, rows, empty, density = 'dense', rowHeight, minWidth } = props;
  const { flows = false, showsLabel = false, isFixed = false, foot, tableProps } = props;
  // The rows of a long table are reckoned when the box is there.
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isLong = rowHeight !== undefined;
  const table = (
    <table
      className={styles.table}
      data-density={density}
      data-fixed={isFixed}
      {...((flows || tableProps !== undefined) && !showsLabel ? { 'aria-label': label } : {})}
      {...tableProps}
      {...(isLong ? { 'aria-rowcount': rows.length + 1 } : {})}
      style={{ minWidth, '--row': isLong ? `${rowHeight}rem` : undefined } as CSSProperties}
    >
      {showsLabel && <caption>{label}</caption>}
      <colgroup>
        {columns.map(({ id, width, deeds = false }) => (
          <col key={id} style={{ width: width ?? (deeds ? '1%' : undefined) }} />
        ))}
      </colgroup>
      {columns.some(({ head, name }) => head !== undefined || name !== undefined) && <Head {...props} />}
      {rows.length === 0 && empty !== undefined ? (
        <Empty columns={columns.length}>{empty}</Empty>
      ) : isLong ? (
        <LongRows {...props} rowHeight={rowHeight} box={box} />
      ) : (
        <AllRows {...props} box={box} />
      )}
      {foot !== undefined && <tfoot>{foot}</tfoot>}
    </table>
  );
  if (flows) return table;
  if (tableProps !== undefined) {
    return (
      <div ref={setBox} className={styles.scroll}>
        {table}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section ref={setBox} className={styles.scroll} aria-label={label} tabIndex={0}>
      {table}
    </section>
  );
};
