/** "Where do I sit?" on one's own telephone. What is found is what the published list by name says. */

import { begins, nearest, typedWords } from '../../tournament/people/searched.ts';
import { byName } from '../listings.ts';
import type { ShownName } from '../names.ts';
import type { Cell, Listing } from '../sheet.ts';
import { ownViewOf } from './hall-views.ts';
import { soughtBy } from './kiosk.ts';
import type { PublishedSeating, PublishedView } from './published-view.ts';

type Place = { readonly where: readonly Cell[]; readonly changed: boolean };

type NextPlace = Place & { readonly of: Pick<PublishedSeating, 'round' | 'roundTitle'> };

/** `where`: table and seat, or where to go in words; null for those who come in with a later round. */
export type Findable = {
  readonly name: ShownName;
  readonly now: Place | null;
  readonly next: readonly NextPlace[];
};

/** A view that answers whoever stands before it says the place in words; table and seat stand behind them. */
const placeIn = ([first, ...more]: readonly Cell[]): readonly Cell[] =>
  first?.kind === 'phrase' && more.length > 1 ? more : [first, ...more].flatMap((cell) => cell ?? []);

const listByName = (view: PublishedView): Listing | null => {
  const kiosk = Object.values(view.own).find(({ kind }) => kind === 'kiosk');
  const own = kiosk ?? ownViewOf(view, 'byName');
  if (own?.kind === 'list' || own?.kind === 'kiosk') return own.listing;
  return view.names.length > 0 ? byName(view) : null;
};

const placesIn = (view: PublishedView): readonly (Place & { readonly name: ShownName })[] =>
  (listByName(view)?.blocks ?? []).flatMap(({ rows }) =>
    rows.flatMap(({ cells: [who, ...where], changed }) =>
      who?.kind === 'name' ? [{ name: who.name, where: placeIn(where), changed }] : [],
    ),
  );

/** Everybody who has a place in the round that is shown or in one after it. */
export const listedIn = (view: PublishedView): readonly string[] =>
  [view, ...view.next.map((seating) => ({ ...view, ...seating }))].flatMap((one) =>
    placesIn(one).map(({ name }) => name.text),
  );

const isOnce = (places: readonly { readonly name: ShownName }[], { text }: ShownName): boolean =>
  places.filter(({ name }) => name.text === text).length === 1;

/** Whoever has a place only in an announced round comes last, and so does a name borne twice: nobody is misdirected. */
export const findable = (view: PublishedView): readonly Findable[] => {
  const played = placesIn(view);
  let people: readonly Findable[] = played.map(({ name, where, changed }) => ({
    name,
    // Without a round nothing is revised: the game marks whoever is sent to another seat.
    now: { where, changed: changed && (view.revised || view.round === 0) },
    next: [],
  }));
  for (const { round, roundTitle, ...seating } of view.next) {
    const coming = placesIn({ ...view, ...seating });
    const placeOf = ({ where, changed }: Place): NextPlace => ({
      of: { round, roundTitle },
      where,
      changed: changed && seating.revised,
    });
    const isKnown = (name: ShownName) => isOnce(played, name) && isOnce(coming, name);
    const next = new Map(coming.filter(({ name }) => isKnown(name)).map((place) => [place.name.text, placeOf(place)]));
    const others = coming.filter(({ name }) => !isKnown(name));
    people = [
      ...people.map((person) => {
        const place = person.now === null ? undefined : next.get(person.name.text);
        return place === undefined ? person : { ...person, next: [...person.next, place] };
      }),
      ...others.map((place): Findable => ({ name: place.name, now: null, next: [placeOf(place)] })),
    ];
  }
  return people;
};

export const meantBy = (people: readonly Findable[], typed: string): readonly Findable[] => {
  const words = typedWords(typed);
  return words.length === 0 ? [] : people.filter(({ name }) => begins(soughtBy(name), words));
};

export const nearTo = (people: readonly Findable[], typed: string, most: number): readonly Findable[] =>
  nearest(people, ({ name }) => soughtBy(name), typed, most);
