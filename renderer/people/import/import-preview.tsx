import { useVirtualizer } from '@tanstack/react-virtual';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { columnCount, filledRows } from '../../../core/exchange/cells.ts';
import { type Field, offeredFields } from '../../../core/exchange/fields.ts';
import type { PeopleRead } from '../../../core/exchange/people.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Select } from '../../parts/field/choice.tsx';
import { rem } from '../../parts/look/rem.ts';
import { useFieldText } from '../field-text.ts';
import { changeDraft, openFamily } from './import-store.ts';
import { type ListDraft, withField } from './list-draft.ts';

export type PreviewHandle = { readonly show: (line: number) => void };

type ImportPreviewProps = {
  readonly draft: ListDraft;
  readonly read: PeopleRead;
  readonly handle: Ref<PreviewHandle>;
};

const rowHeight = (): number => rem(1.875);

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
  const scroller = useRef<HTMLDivElement>(null);
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
  const columns = Array.from({ length: count }, (_, column) => column);
  const wide = count + (composed ? 2 : 1);

  const virtual = useVirtualizer({
    count: body.length,
    getScrollElement: () => scroller.current,
    estimateSize: rowHeight,
    overscan: 12,
  });
  useImperativeHandle(handle, () => ({
    show: (line) => {
      const index = body.findIndex((row) => row.line === line);
      if (index === -1) return;
      setShown(line);
      virtual.scrollToIndex(index, { align: 'center' });
    },
  }));
  useEffect(() => {
    // Where nothing can be entered yet the button that has the keyboard otherwise cannot take it.
    if (document.activeElement === null || document.activeElement.closest('.dialog-foot') === null) {
      scroller.current?.focus({ preventScroll: true });
    }
  }, []);
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section ref={scroller} className="table-scroll import-preview" aria-label={t('import.preview')} tabIndex={0}>
      <table className="table" aria-rowcount={rows.length} style={{ minWidth: `${4.25 + (wide - 1) * 11}rem` }}>
        <colgroup>
          <col className="import-line" />
          {composed && <col />}
          {columns.map((column) => (
            <col key={column} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('import.line')}</th>
            {composed && (
              <th scope="col" className="import-composed">
                {t('import.composed')}
              </th>
            )}
            {columns.map((column) => (
              <th key={column} scope="col" data-skipped={shape.columns[column] === 'skip'}>
                <Select
                  hideLabel
                  label={t('import.columnIs', { column: column + 1 })}
                  items={fields.map((id) => ({ id, label: fieldText(id) }))}
                  value={shape.columns[column] ?? 'skip'}
                  onChange={(field) => changeDraft((known) => withField(known, column, field))}
                />
                {heading !== undefined && <bdi className="import-heading">{heading.cells[column]}</bdi>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && (
            <tr aria-hidden className="spacer">
              <td colSpan={wide} style={{ height: before }} />
            </tr>
          )}
          {items.map(({ index }) => {
            const row = body[index];
            if (row === undefined) return null;
            const { line, cells } = row;
            return (
              <tr
                key={line}
                aria-rowindex={index + 1 + (heading === undefined ? 0 : 1)}
                data-left-out={leftOut.has(line) || (draft.twins === 'leaveOut' && marks.twins.has(line))}
                data-twin={marks.twins.has(line)}
                data-wrong={marks.lines.has(line)}
                data-shown={shown === line}
              >
                <th scope="row" className="numeric">
                  {number(line)}
                </th>
                {composed && (
                  <td className="import-composed">
                    <bdi>{marks.names.get(line) ?? ''}</bdi>
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column}
                    data-skipped={shape.columns[column] === 'skip'}
                    data-wrong={marks.cells.has(`${line}:${column + 1}`)}
                  >
                    <bdi title={cells[column]}>{cells[column]}</bdi>
                  </td>
                ))}
              </tr>
            );
          })}
          {after > 0 && (
            <tr aria-hidden className="spacer">
              <td colSpan={wide} style={{ height: after }} />
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
};
