import { type RefObject, useCallback, useMemo, useState } from 'react';
import type { Entrant } from '../../../core/tournament/state.ts';
import type { EntrantId } from '../../../core/tournament/words.ts';
import { openCard } from '../../desk/card.ts';
import { isViewing } from '../../store/care.ts';
import { showRefusal } from '../../store/notices.ts';
import { editPerson, removePeople, togglePlaying } from '../deeds.ts';
import type { OutWords } from '../out-words.ts';
import { type ColumnId, type PersonColumn, turned } from './columns.ts';
import type { RowDeeds } from './person-row.tsx';

type Editing = { readonly id: EntrantId; readonly column: ColumnId };

const typed = (column: PersonColumn): boolean => column.changed !== null && column.kind !== 'yesNo';

/** Editing in place: which cell the keyboard is at, which one is being edited, and what the rows do. */
export const useRowDeeds = (
  columns: readonly PersonColumn[],
  grid: RefObject<HTMLTableElement | null>,
  hasCard: boolean,
  out: OutWords,
) => {
  const [at, setAt] = useState<ColumnId>('name');
  const [editing, setEditing] = useState<Editing | null>(null);

  const edit = useCallback((entrant: Entrant, column: PersonColumn) => {
    if (isViewing()) return;
    if (column.kind === 'yesNo') {
      const draft = turned(entrant, column);
      if (draft.ok) {
        void editPerson(entrant.id, draft.value).then((answer) => {
          if (!answer.ok) showRefusal(answer.refusal);
        });
      }
      return;
    }
    if (!typed(column)) return;
    setAt(column.id);
    setEditing({ id: entrant.id, column: column.id });
  }, []);

  const deeds: RowDeeds = useMemo(
    () => ({
      onEdit: edit,
      onTake: async (entrant, column, text) => {
        const draft = column.changed?.(entrant, text);
        if (draft === undefined) return null;
        if (!draft.ok) return draft.refusal;
        const answer = await editPerson(entrant.id, draft.value);
        return answer.ok ? null : answer.refusal;
      },
      onDone: (entrant, column, next) => {
        const places = columns.filter(typed);
        const place = places.findIndex(({ id }) => id === column.id);
        const other = next === 'next' ? places[place + 1] : next === 'last' ? places[place - 1] : undefined;
        if (other !== undefined) {
          setAt(other.id);
          setEditing({ id: entrant.id, column: other.id });
          return;
        }
        setEditing(null);
        if (next !== 'gone') grid.current?.focus({ preventScroll: true });
      },
      onPlaying: (entrant) => {
        if (!isViewing()) void togglePlaying([entrant]);
      },
      onRemove: (entrant) => {
        if (!isViewing()) void removePeople([entrant]);
      },
      out,
      onCard: hasCard ? ({ id }) => openCard(id) : null,
    }),
    [columns, edit, grid, hasCard, out],
  );

  return { deeds, at, setAt, editing, edit };
};
