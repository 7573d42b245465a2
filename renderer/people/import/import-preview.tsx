import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { columnCount, filledRows } from '../../../core/exchange/cells.ts';
import { type Field, offeredFields } from '../../../core/exchange/fields.ts';
import type { PeopleRead } from '../../../core/exchange/people.ts';
import { useFormats } from '../../i18n/formats.ts';
import { textOf } from '../../i18n/text.ts';
import { Select } from '../../parts/field/choice.tsx';
import type { Column } from '../../parts/table/column.ts';
import { Table } from '../../parts/table/table.tsx';
import { useFieldText } from '../field-text.ts';
import styles from '../import.module.css';
import { changeDraft, openFamily } from './import-store.ts';
import { type ListDraft, withField } from './list-draft.ts';

export type PreviewHandle = { readonly show: (line: number) => void };

type ImportPreviewProps = {
  readonly draft: ListDraft;
  readonly read: PeopleRead;
  readonly handle: Ref<PreviewHandle>;
};

type CellRow = ReturnType<typeof filledRows>[number];

/** A name that is put together from parts or members is shown as it will be. */
const composes = (columns: readonly Field[]): boolean =>
  !columns.includes('name') &&
  columns.some((field) => field === 'familyName' || field === 'givenName' || field === 'member');

const useMarks = ({ problems, problemLines, twins, people }: PeopleRead) =>
  useMemo(
    () => ({
      cells: new Set(problems.map(({ line, column }) => `${line}:${column}`)),
      lines: new Set(problemLines),
      twins: new Set(twins.map(({ line }) => line)),
      names: new Map(people.map(({ line, draft }) => [line, draft.name])),
    }),
    [problems, problemLines, twins, people],
  );

/** The list as it is cut, with the meaning of each column above it. All rows are there; only those in sight are drawn. */
export const ImportPreview = ({ draft, read, handle }: ImportPreviewProps) => {
  const { t } = useTranslation('people');
  const { number } = useFormats();
  const fieldText = useFieldText();
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  const { table, shape, leftOut } = draft;
  const rows = useMemo(() => filledRows(table), [table]);
  const count = useMemo(() => columnCount(table), [table]);
  const marks = useMarks(read);
  const family = openFamily();
  const fields = family === undefined ? [] : offeredFields(family.traits);
  const heading = shape.heading ? rows[0] : undefined;
  const body = shape.heading ? rows.slice(1) : rows;
  const composed = composes(shape.columns);
  const isLeftOut = (line: number): boolean =>
    leftOut.has(line) || (draft.twins === 'leaveOut' && marks.twins.has(line));

  useImperativeHandle(handle, () => ({
    show: (line) => {
      // A line that was scrolled away is brought back when it is asked for once more.
      flushSync(() => setShown(null));
      if (body.some((row) => row.line === line)) setShown(line);
    },
  }));
  useEffect(() => {
    // Where nothing can be entered yet the button that has the keyboard otherwise cannot take it.
    if (document.activeElement === null || document.activeElement.closest('[data-foot]') === null) {
      box.current?.querySelector('section')?.focus({ preventScroll: true });
    }
  }, []);

  const columns: readonly Column<CellRow>[] = [
    {
      id: 'line',
      head: t('import.line'),
      names: true,
      numeric: true,
      width: '4.25rem',
      cell: ({ line }) => number(line),
    },
    ...(composed
      ? [
          {
            id: 'composed',
            head: textOf('words:columns.name'),
            firm: true,
            cell: ({ line }: CellRow) => <bdi>{marks.names.get(line) ?? ''}</bdi>,
          },
        ]
      : []),
    ...Array.from({ length: count }, (_, column): Column<CellRow> => {
      const isSkipped = shape.columns[column] === 'skip';
      return {
        id: `column-${column}`,
        head: (
          <div data-skipped={isSkipped}>
            <Select
              hideLabel
              label={t('import.columnIs', { column: column + 1 })}
              items={fields.map((id) => ({ id, label: fieldText(id) }))}
              value={shape.columns[column] ?? 'skip'}
              onChange={(field) => changeDraft((known) => withField(known, column, field))}
            />
            {heading !== undefined && <bdi className={styles.heading}>{heading.cells[column]}</bdi>}
          </div>
        ),
        mark: ({ line }) => (marks.cells.has(`${line}:${column + 1}`) ? 'bad' : isSkipped ? 'off' : null),
        cell: ({ cells }) => <bdi title={cells[column]}>{cells[column]}</bdi>,
      };
    }),
  ];
  return (
    <div ref={box} className={styles.preview}>
      <Table<CellRow>
        label={t('import.preview')}
        rows={body}
        rowKey={({ line }) => line}
        rowHeight={1.875}
        isFixed
        minWidth={`${4.25 + (columns.length - 1) * 11}rem`}
        inSight={shown === null ? null : body.findIndex(({ line }) => line === shown)}
        rowMark={({ line }) =>
          isLeftOut(line) ? null : marks.lines.has(line) ? 'bad' : marks.twins.has(line) ? 'warn' : null
        }
        rowProps={({ line }) => ({
          'data-left-out': isLeftOut(line),
          'data-wrong': marks.lines.has(line),
          'data-shown': shown === line,
        })}
        columns={columns}
      />
    </div>
  );
};
