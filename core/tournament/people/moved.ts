/**
 * Who sits otherwise than in the revision before [L-5.1]: not everybody at a table where one of them is new. Derived from the
 * tables before, which every revision keeps; where they are not known, all at the tables that changed. Of a round that was taken
 * back and seated anew nothing of before is known: everybody looks.
 */

import type { Round } from '../state.ts';
import type { EntrantId } from '../words.ts';

export type Moved = {
  readonly has: (id: EntrantId) => boolean;
  /** More than a third moved: marks would say nothing, so nobody has one [L-5.3]. */
  readonly all: boolean;
};

const MOST_MARKED = 1 / 3;

const placesOf = (tables: Round['tables'], bySeat: boolean): ReadonlyMap<EntrantId, string> =>
  new Map(
    tables.flatMap(({ table, seats }) => seats.map((id, seat) => [id, bySeat ? `${table} ${seat}` : String(table)])),
  );

/** `bySeat` false: both sides of a table are alike, so that only another table is another place. */
export const movedIn = (
  { rev, tables, byes, revised, replaced }: Pick<Round, 'rev' | 'tables' | 'byes' | 'revised' | 'replaced'>,
  bySeat: boolean,
): Moved => {
  if (rev > 1 && replaced === undefined && revised.length === 0) return { has: () => false, all: true };
  const people = [...tables.flatMap(({ seats }) => seats), ...byes.map(({ entrant }) => entrant)];
  const moved = new Set<EntrantId>();
  if (replaced === undefined) {
    for (const { table, seats } of tables) if (revised.includes(table)) for (const id of seats) moved.add(id);
  } else {
    const [before, now] = [placesOf(replaced.tables, bySeat), placesOf(tables, bySeat)];
    for (const id of people) if (before.get(id) !== now.get(id)) moved.add(id);
  }
  const all = moved.size > people.length * MOST_MARKED;
  return { has: (id) => !all && moved.has(id), all };
};
