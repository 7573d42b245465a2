/**
 * "Where do I sit?" on one's own telephone: the published list by name, and who is meant by what was typed. What is found is what
 * the list says.
 */

import { begins, nearest, typedWords } from '../tournament/searched.ts';
import { ownViewOf } from './hall-views.ts';
import { soughtBy } from './kiosk.ts';
import { byName } from './listings.ts';
import type { ShownName } from './names.ts';
import type { PublishedView } from './published.ts';
import type { Cell, Listing } from './sheet.ts';

/** Somebody who may be looked for. `where`: table and seat, or in words where to go. */
export type Findable = {
  readonly name: ShownName;
  readonly where: readonly Cell[];
  readonly changed: boolean;
};

/** The list in which people find themselves: the family's own where it has one; null while nobody has a seat. */
export const listByName = (view: PublishedView): Listing | null => {
  const kiosk = Object.values(view.own).find(({ kind }) => kind === 'kiosk');
  const own = kiosk ?? ownViewOf(view, 'byName');
  if (own?.kind === 'list' || own?.kind === 'kiosk') return own.listing;
  return view.names.length > 0 ? byName(view) : null;
};

/** Everybody of a list by name, in its order. */
export const findable = (listing: Listing): readonly Findable[] =>
  listing.blocks.flatMap(({ rows }) =>
    rows.flatMap(({ cells: [who, ...where], changed }) =>
      who?.kind === 'name' ? [{ name: who.name, where, changed }] : [],
    ),
  );

/** Who is meant: each typed word is the beginning of a word of the name, in any order, in either script. Nobody before the first letter. */
export const meantBy = (people: readonly Findable[], typed: string): readonly Findable[] => {
  const words = typedWords(typed);
  return words.length === 0 ? [] : people.filter(({ name }) => begins(soughtBy(name), words));
};

/** Whose names are nearest to what was typed, for the moment when nobody is meant. */
export const nearTo = (people: readonly Findable[], typed: string, most: number): readonly Findable[] =>
  nearest(people, ({ name }) => soughtBy(name), typed, most);
