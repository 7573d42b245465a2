/**
 * What is typed into the one box of the floor: a seat, a player, a table, a slip [poker 9].
 *
 * | typed | found |
 * | --- | --- |
 * | `5.7` | table 5, seat 7; a table is called by its name |
 * | `5.7 berg` | players for that seat: those without one first, then those who would move; those who are out only where nobody else fits |
 * | letters | players, by any part of the name; those whose name or family name begins so first |
 * | `anna berg (2)` | that one person, as the desk tells people of one name apart |
 */

import { begins, contains, searchable, searched, typedWords } from '../../../tournament/people/searched.ts';
import { soughtIn } from '../../../tournament/people/sought.ts';
import type { Entrant } from '../../../tournament/state.ts';
import type { EntrantId, TableNo } from '../../../tournament/words.ts';
import type { Chair, Entry, Floor, FloorTable, SlipNo } from '../rules/floor-state.ts';
import { itemsOf } from '../rules/pages.ts';
import { type EntryNo, seatAt } from '../rules/room.ts';
import type { Seen } from '../rules/seen.ts';

export const sameName = (a: string, b: string): boolean => searched(a) === searched(b);

export const seatWord = (word: string): RegExpExecArray | null => /^(.+)[.,:](\d{1,2})$/.exec(word.trim());

export const chairCalled = (tables: readonly FloorTable[], word: string): Chair | null => {
  const parts = seatWord(word);
  const table = tables.find(({ name }) => sameName(name, parts?.[1] ?? ''));
  const seat = Number(parts?.[2]);
  return table === undefined || !(seat >= 1 && seat <= table.seats.length) ? null : { table: table.id, seat };
};

/** `3, 5` calls seats of this table, as `7.3` does at table 7, and who sits there. Null where anything else is called, or nobody sits there. */
export const sittersCalled = (table: FloorTable, typed: string): readonly Seen[] | null => {
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '');
  const found = words.map((word) => {
    const seat = /^\d{1,2}$/.test(word) ? Number(word) : chairCalled([table], word)?.seat;
    const entry = seat === undefined ? null : (seatAt(table, seat)?.entry ?? null);
    return seat === undefined || entry === null ? null : ([entry, { entry, table: table.id, seat }] as const);
  });
  return found.includes(null) ? null : [...new Map(found.filter((each) => each !== null)).values()];
};

export const tableCalled = (tables: readonly FloorTable[], word: string): TableNo | null =>
  tables.find(({ name }) => sameName(name, word.trim()))?.id ?? null;

export const slipCalled = (word: string): SlipNo | null => (/^[1-9]\d{0,8}$/.test(word.trim()) ? Number(word) : null);

export const chairsCalled = (tables: readonly FloorTable[], line: string): readonly [Chair, Chair] | null => {
  const words = line.trim().split(/[>→\s]+/);
  if (words.length !== 2) return null;
  const [from, to] = words.map((word) => chairCalled(tables, word));
  return from == null || to == null ? null : [from, to];
};

const chairAndName = (
  tables: readonly FloorTable[],
  line: string,
): { readonly chair: Chair; readonly name: string } | null => {
  const words = line.trim().split(/\s+/);
  for (let count = 1; count < words.length; count++) {
    const chair = chairCalled(tables, words.slice(0, count).join(' '));
    const name = words.slice(count).join(' ');
    if (chair !== null && chairCalled(tables, name) === null) return { chair, name };
  }
  return null;
};

export type Found =
  /** `entry` is null for somebody who sits nowhere, else it is the entry that moves. */
  | { readonly kind: 'seatHere'; readonly player: EntrantId; readonly chair: Chair; readonly entry: EntryNo | null }
  | { readonly kind: 'seat'; readonly chair: Chair }
  | { readonly kind: 'table'; readonly table: TableNo }
  | { readonly kind: 'slip'; readonly slip: SlipNo }
  | { readonly kind: 'player'; readonly player: EntrantId };

export type People = {
  readonly entrants: readonly Entrant[];
  readonly shownName: (id: EntrantId) => string | null;
};

const named = ({ entrants, shownName }: People, wanted: string): readonly Entrant[] => {
  const words = typedWords(wanted);
  if (words.length === 0) return [];
  const one = wanted.endsWith(')')
    ? entrants.find(({ id }) => searched(shownName(id) ?? '') === searched(wanted))
    : undefined;
  if (one !== undefined) return [one];
  const called: Entrant[] = [];
  const beginning: Entrant[] = [];
  const others: Entrant[] = [];
  for (const entrant of entrants) {
    const name = searchable(soughtIn(entrant));
    if (!contains(name, words)) continue;
    const isCalled = searched(entrant.name) === searched(wanted);
    (isCalled ? called : begins(name, words) ? beginning : others).push(entrant);
  }
  return [...called, ...beginning, ...others];
};

const playersFor = (
  floor: Floor,
  people: People,
  { chair, name }: { readonly chair: Chair; readonly name: string },
): readonly Found[] => {
  const last = new Map<EntrantId, Entry>();
  for (const entry of itemsOf(floor.entries)) if (entry.status !== 'withdrawn') last.set(entry.player, entry);
  const found = named(people, name).flatMap(({ id, playing }): readonly (Found & { kind: 'seatHere' })[] => {
    const entry = last.get(id);
    const isSeated = entry?.status === 'seated';
    if (!playing || entry?.status === 'eliminated') return [];
    return [{ kind: 'seatHere', player: id, chair, entry: isSeated ? entry.no : null }];
  });
  return [...found.filter(({ entry }) => entry === null), ...found.filter(({ entry }) => entry !== null)];
};

/** Best first. */
export const find = (
  floor: Floor,
  people: People,
  line: string,
  hasSlip: (slip: SlipNo) => boolean,
): readonly Found[] => {
  const wanted = line.trim();
  if (wanted === '') return [];
  const tables = itemsOf(floor.tables);
  const chair = chairCalled(tables, line);
  const found: Found[] = chair === null ? [] : [{ kind: 'seat', chair }];
  for (const { id, name } of tables) if (sameName(name, line.trim())) found.push({ kind: 'table', table: id });
  const forSeat = chairAndName(tables, line);
  const called = (name: string) => named(people, name).map(({ id }): Found => ({ kind: 'player', player: id }));
  if (forSeat !== null) {
    const fitting = playersFor(floor, people, forSeat);
    // Whoever gets no seat is shown with the reason, not called unknown.
    return [...found, ...(fitting.length > 0 ? fitting : called(forSeat.name))];
  }
  const slip = slipCalled(wanted);
  if (slip !== null && hasSlip(slip)) found.push({ kind: 'slip', slip });
  return [...found, ...called(wanted)];
};
