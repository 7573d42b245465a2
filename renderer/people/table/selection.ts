/** Which people are chosen and which one the keyboard is at, by registration number, so that sorting moves nobody. */

import type { EntrantId } from '../../../core/tournament/words.ts';

export type Selection = {
  /** The person the keyboard is at. */
  readonly at: EntrantId | null;
  /** Where a range began. */
  readonly from: EntrantId | null;
  readonly chosen: ReadonlySet<EntrantId>;
};

export const noSelection: Selection = { at: null, from: null, chosen: new Set() };

export const only = (id: EntrantId): Selection => ({ at: id, from: id, chosen: new Set([id]) });

/** Everybody from where the range began to a person, in the order shown. */
export const upTo = ({ from, at }: Selection, id: EntrantId, rows: readonly EntrantId[]): Selection => {
  const begin = rows.indexOf(from ?? at ?? id);
  const end = rows.indexOf(id);
  if (begin === -1 || end === -1) return only(id);
  return {
    at: id,
    from: rows[begin] ?? id,
    chosen: new Set(rows.slice(Math.min(begin, end), Math.max(begin, end) + 1)),
  };
};

/** One person more or less; the others stay chosen. */
export const withOrWithout = ({ chosen }: Selection, id: EntrantId): Selection => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return { at: id, from: id, chosen: next };
};

export const everybody = ({ at, from }: Selection, rows: readonly EntrantId[]): Selection => ({
  at: at ?? rows[0] ?? null,
  from: from ?? rows[0] ?? null,
  chosen: new Set(rows),
});

/** Moves the keyboard by so many rows, at most to the ends; `extend` keeps what lies between. */
export const moved = (selection: Selection, by: number, rows: readonly EntrantId[], extend: boolean): Selection => {
  const at = selection.at === null ? -1 : rows.indexOf(selection.at);
  const to = at === -1 && by < 0 ? rows.length + by : at + by;
  const next = rows[Math.min(rows.length - 1, Math.max(0, to))];
  if (next === undefined) return noSelection;
  return extend ? upTo(selection, next, rows) : only(next);
};

/** The selection without people who are not shown any more. Where the keyboard was, the one who now stands there is next. */
export const among = (selection: Selection, before: readonly EntrantId[], rows: readonly EntrantId[]): Selection => {
  const shown = new Set(rows);
  const chosen = new Set([...selection.chosen].filter((id) => shown.has(id)));
  if (selection.at === null || shown.has(selection.at)) {
    return chosen.size === selection.chosen.size ? selection : { ...selection, chosen };
  }
  const place = before.indexOf(selection.at);
  const next =
    before.slice(place).find((id) => shown.has(id)) ?? before.slice(0, place).findLast((id) => shown.has(id));
  return next === undefined ? noSelection : only(next);
};
