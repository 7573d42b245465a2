import { useVirtualizer } from '@tanstack/react-virtual';
import { type ClipboardEvent, type MouseEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { csvText } from '../../../core/exchange/csv-out.ts';
import { peopleColumns } from '../../../core/exchange/people-out.ts';
import type { Game } from '../../../core/game/game.ts';
import type { Entrant } from '../../../core/tournament/state.ts';
import type { EntrantId } from '../../../core/tournament/words.ts';
import { screensOf } from '../../games/game.ts';
import { useTextOf } from '../../i18n/text.ts';
import { rem } from '../../parts/look/rem.ts';
import { SortHead, type Sorting } from '../../parts/sort-head.tsx';
import { useFieldText } from '../field-text.ts';
import { outWords } from '../out-words.ts';
import type { PeoplePart } from '../people-part.ts';
import { peopleWords } from '../people-words.ts';
import { AddRow } from './add-row.tsx';
import type { ColumnId, PersonColumn } from './columns.ts';
import { cellId, PersonRow } from './person-row.tsx';
import { only, upTo, withOrWithout } from './selection.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useRowDeeds } from './use-row-deeds.ts';
import type { useSelection } from './use-selection.ts';

/** With at least so many rows, only those in sight are drawn. */
const VIRTUAL_FROM = 500;
/** How far columns give way in a narrow window before the table moves sideways. */
const LEAST = 0.85;
/** Heights in pixels. */
const rowHeight = (): number => rem(2.125);
const headHeight = rowHeight;
const footHeight = (): number => rem(2.875);

type PeopleTableProps = ReturnType<typeof useSelection> & {
  readonly family: Game;
  /** Everybody, for the hint at names that are there already. */
  readonly entrants: readonly Entrant[];
  /** Those shown, in their order. */
  readonly rows: readonly Entrant[];
  readonly columns: readonly PersonColumn[];
  readonly sorting: Sorting<ColumnId>;
  readonly onSort: (sorting: Sorting<ColumnId>) => void;
  readonly grid: RefObject<HTMLTableElement | null>;
  readonly onAdding: () => void;
  /** What the game adds to the list, or null. */
  readonly part: PeoplePart | null;
  readonly add: ReturnType<PeoplePart['useAdd']>;
};

const isInField = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, button') !== null;

const copying = (family: Game, chosen: readonly Entrant[]) => (event: ClipboardEvent) => {
  if (isInField(event.target) || chosen.length === 0) return;
  event.preventDefault();
  const columns = peopleColumns(chosen, family.traits, peopleWords());
  event.clipboardData.setData('text/plain', csvText(columns, chosen, '\t'));
};

/** The list of people: a grid for the keyboard, the line for the next person at its foot. */
export const PeopleTable = (props: PeopleTableProps) => {
  const { family, entrants, rows, columns, sorting, onSort, grid, onAdding, part, add } = props;
  const { selection, setSelection, ids, chosen } = props;
  const { t } = useTranslation('people');
  const fieldText = useFieldText();
  const textOf = useTextOf();
  const scroller = useRef<HTMLDivElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const isVirtual = rows.length > VIRTUAL_FROM;
  const virtual = useVirtualizer({
    count: isVirtual ? rows.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: rowHeight,
    overscan: 10,
    scrollPaddingStart: headHeight(),
    scrollPaddingEnd: footHeight(),
  });

  const show = useCallback(
    (id: EntrantId) => {
      const index = ids.indexOf(id);
      if (index === -1) return;
      if (isVirtual) virtual.scrollToIndex(index, { align: 'auto' });
      else document.getElementById(cellId(id, 'name'))?.scrollIntoView({ block: 'nearest' });
    },
    [ids, isVirtual, virtual],
  );

  const hasCard = screensOf(family.id).Card !== null;
  const { deeds, at, setAt, editing, edit } = useRowDeeds(columns, grid, hasCard, outWords(family));
  const onKeyDown = useGridKeys({
    ...props,
    at,
    setAt,
    edit,
    show,
    page: () => {
      const room = (scroller.current?.clientHeight ?? 0) - headHeight() - footHeight();
      return Math.max(1, Math.floor(room / rowHeight()) - 1);
    },
    toAdd: () => nameInput.current?.focus(),
    own: part?.keys ?? null,
  });
  const onCopy = copying(family, chosen);

  const adding = useRef(false);
  useEffect(() => {
    const newest = entrants.at(-1);
    if (!adding.current || newest === undefined) return;
    adding.current = false;
    show(newest.id);
  }, [entrants, show]);

  const onMouseDown = (event: MouseEvent) => {
    if (isInField(event.target) || !(event.target instanceof Element) || event.button !== 0) return;
    const row = event.target.closest<HTMLElement>('tr[data-id]');
    const id = Number(row?.dataset.id);
    if (row === null || !ids.includes(id)) return;
    const column = columns[[...row.children].indexOf(event.target.closest('td, th') ?? row)];
    if (column !== undefined) setAt(column.id);
    if (event.shiftKey) {
      event.preventDefault();
      grid.current?.focus({ preventScroll: true });
      setSelection((known) => upTo(known, id, ids));
    } else if (event.ctrlKey || event.metaKey) setSelection((known) => withOrWithout(known, id));
    else setSelection(only(id));
  };

  const total = useMemo(() => columns.reduce((sum, { width }) => sum + width, 0), [columns]);
  const items = isVirtual ? virtual.getVirtualItems() : rows.map((_, index) => ({ index, start: 0, end: 0 }));
  const before = isVirtual ? (items[0]?.start ?? 0) : 0;
  const after = isVirtual ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;

  return (
    <div ref={scroller} className="table-scroll people-scroll">
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows are chosen and edited here
        role="grid"
        tabIndex={0}
        className="table people-table"
        style={{ minWidth: `${LEAST * total}rem` }}
        aria-label={part === null ? t('title') : textOf(part.titleKey)}
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        {...(selection.at === null ? {} : { 'aria-activedescendant': cellId(selection.at, at) })}
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
        onCopy={onCopy}
      >
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width: `${(100 * width) / total}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHead
                key={column.id}
                column={column.id}
                sorting={sorting}
                onSort={onSort}
                numeric={column.kind === 'id' || column.kind === 'integer' || column.own?.isNumber === true}
              >
                {column.titleKey === undefined ? fieldText(column.id) : textOf(column.titleKey)}
              </SortHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && (
            <tr aria-hidden className="spacer">
              <td colSpan={columns.length} style={{ height: before }} />
            </tr>
          )}
          {items.map(({ index }) => {
            const entrant = rows[index];
            if (entrant === undefined) return null;
            return (
              <PersonRow
                key={entrant.id}
                entrant={entrant}
                columns={columns}
                index={index}
                isChosen={selection.chosen.has(entrant.id)}
                at={selection.at === entrant.id ? at : null}
                editing={editing?.id === entrant.id ? editing.column : null}
                deeds={deeds}
                {...(isVirtual ? { measure: virtual.measureElement } : {})}
              />
            );
          })}
          {after > 0 && (
            <tr aria-hidden className="spacer">
              <td colSpan={columns.length} style={{ height: after }} />
            </tr>
          )}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="people-none">
                {textOf('people:field.nobody')}
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <AddRow
            columns={columns}
            entrants={entrants}
            nameInput={nameInput}
            add={add}
            onAdding={() => {
              adding.current = true;
              onAdding();
            }}
            onUp={() => {
              const last = ids.at(-1);
              if (last === undefined) return;
              setSelection(only(last));
              show(last);
              grid.current?.focus({ preventScroll: true });
            }}
          />
        </tfoot>
      </table>
    </div>
  );
};
