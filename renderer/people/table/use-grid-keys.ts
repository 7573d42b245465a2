import type { KeyboardEvent } from 'react';
import type { Entrant } from '../../../core/tournament/state.ts';
import type { EntrantId } from '../../../core/tournament/words.ts';
import { openCard } from '../../desk/card.ts';
import { isShortcut } from '../../desk/commands/shortcut.ts';
import { isViewing } from '../../store/care.ts';
import { removePeople, togglePlaying } from '../deeds.ts';
import type { PeopleKey } from '../people-part.ts';
import type { ColumnId, PersonColumn } from './columns.ts';
import { everybody, moved, noSelection, type Selection } from './selection.ts';

type GridKeys = {
  readonly rows: readonly Entrant[];
  readonly ids: readonly EntrantId[];
  readonly chosen: readonly Entrant[];
  readonly columns: readonly PersonColumn[];
  readonly selection: Selection;
  readonly setSelection: (change: Selection | ((known: Selection) => Selection)) => void;
  readonly at: ColumnId;
  readonly setAt: (column: ColumnId) => void;
  readonly edit: (entrant: Entrant, column: PersonColumn) => void;
  readonly show: (id: EntrantId) => void;
  /** Rows of a page. */
  readonly page: () => number;
  /** The keyboard goes to the line for the next person. */
  readonly toAdd: () => void;
  /** Keys of the game, which then has no "plays next round"; null where it has none. */
  readonly own: readonly PeopleKey[] | null;
};

/**
 * The keyboard of the list. Arrows move, with Shift they choose; Home, End and pages; Space sets "plays next round";
 * Enter and F2 edit; F4 opens the card; Delete removes; Ctrl+A chooses everybody; Escape nobody. Down from the last row leads to the line for
 * the next person.
 */
export const useGridKeys = (grid: GridKeys) => {
  const { rows, ids, chosen, columns, selection, setSelection, at, setAt, edit, show, page, toAdd, own } = grid;

  const move = (by: number, extend: boolean) => {
    const next = moved(selection, by, ids, extend);
    setSelection(next);
    if (next.at !== null) show(next.at);
  };

  const aside = (by: number) => {
    const column = columns[columns.findIndex(({ id }) => id === at) + by];
    if (column !== undefined) setAt(column.id);
  };

  const editHere = () => {
    const entrant = rows.find(({ id }) => id === selection.at);
    const column = columns.find(({ id }) => id === at);
    if (entrant !== undefined && column !== undefined) edit(entrant, column);
  };

  const keys = new Map<string, (extend: boolean) => void>([
    ['ArrowUp', (extend) => move(-1, extend)],
    [
      'ArrowDown',
      (extend) => (!extend && selection.at !== null && selection.at === ids.at(-1) ? toAdd() : move(1, extend)),
    ],
    ['PageUp', (extend) => move(-page(), extend)],
    ['PageDown', (extend) => move(page(), extend)],
    ['Home', (extend) => move(-rows.length, extend)],
    ['End', (extend) => move(rows.length, extend)],
    ['ArrowLeft', () => aside(-1)],
    ['ArrowRight', () => aside(1)],
    ['Enter', editHere],
    ['F2', editHere],
    ['F4', () => selection.at !== null && openCard(selection.at)],
    ['Delete', () => void (chosen.length > 0 && !isViewing() && removePeople(chosen))],
    ['Escape', () => setSelection(noSelection)],
    ...(own === null
      ? [[' ', () => void (chosen.length > 0 && !isViewing() && togglePlaying(chosen))] as const]
      : own.map(({ key, perform }) => [key, () => void (chosen.length > 0 && perform(chosen))] as const)),
  ]);

  return (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.target !== event.currentTarget) return;
    if (isShortcut(event.nativeEvent, 'Mod+KeyA')) {
      setSelection((known) => everybody(known, ids));
      event.preventDefault();
      return;
    }
    const act = keys.get(event.key);
    if (act === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    act(event.shiftKey);
  };
};
