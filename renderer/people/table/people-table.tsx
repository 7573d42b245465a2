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
import { type Column, type Sorting, Table, type TableHandle } from '../../parts/table/table.tsx';
import { useFieldText } from '../field-text.ts';
import { outWords } from '../out-words.ts';
import styles from '../people.module.css';
import type { PeoplePart } from '../people-part.ts';
import { peopleWords } from '../people-words.ts';
import { AddRow } from './add-row.tsx';
import type { ColumnId, PersonColumn } from './columns.ts';
import { cellId, PersonRow } from './person-row.tsx';
import { only, upTo, withOrWithout } from './selection.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useRowDeeds } from './use-row-deeds.ts';
import type { useSelection } from './use-selection.ts';

/** From this many rows on, only those in sight are drawn. */
const VIRTUAL_FROM = 500;
/** How far columns give way in a narrow window before the table moves sideways. */
const LEAST = 0.85;
/** In rem. */
const ROW_HEIGHT = 2.125;

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
  const table = useRef<TableHandle>(null);
  const nameInput = useRef<HTMLInputElement>(null);

  const show = useCallback(
    (id: EntrantId) => {
      const index = ids.indexOf(id);
      if (index !== -1) table.current?.show(index);
    },
    [ids],
  );

  const hasCard = screensOf(family.id).Card !== null;
  const { deeds, at, setAt, editing, edit } = useRowDeeds(columns, grid, hasCard, outWords(family));
  const onKeyDown = useGridKeys({
    ...props,
    at,
    setAt,
    edit,
    show,
    page: () => Math.max(1, Math.floor((table.current?.room() ?? 0) / rem(ROW_HEIGHT)) - 1),
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
  const heads = useMemo(
    () =>
      columns.map(
        ({ id, kind, own, titleKey, width }): Column<Entrant> => ({
          id,
          head: titleKey === undefined ? fieldText(id) : textOf(titleKey),
          sorts: true,
          numeric: kind === 'id' || kind === 'integer' || own?.isNumber === true,
          width: `${(100 * width) / total}%`,
          cell: () => null,
        }),
      ),
    [columns, total, fieldText, textOf],
  );
  const foot = (
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
  );
  return (
    <div className={styles.peopleGrid}>
      <Table<Entrant, ColumnId>
        label={part === null ? t('title') : textOf(part.titleKey)}
        columns={heads}
        rows={rows}
        rowKey={({ id }) => id}
        drawRow={(entrant, index, measure) => (
          <PersonRow
            entrant={entrant}
            columns={columns}
            index={index}
            isChosen={selection.chosen.has(entrant.id)}
            at={selection.at === entrant.id ? at : null}
            editing={editing?.id === entrant.id ? editing.column : null}
            deeds={deeds}
            {...(measure === undefined ? {} : { measure })}
          />
        )}
        empty={textOf('people:field.nobody')}
        foot={foot}
        isFixed
        minWidth={`${LEAST * total}rem`}
        {...(rows.length > VIRTUAL_FROM ? { rowHeight: ROW_HEIGHT } : {})}
        sorting={sorting}
        onSort={onSort}
        handle={table}
        tableProps={{
          ref: grid,
          role: 'grid',
          tabIndex: 0,
          'aria-multiselectable': true,
          'aria-rowcount': rows.length + 1,
          ...(selection.at === null ? {} : { 'aria-activedescendant': cellId(selection.at, at) }),
          onKeyDown,
          onMouseDown,
          onCopy,
        }}
      />
    </div>
  );
};
