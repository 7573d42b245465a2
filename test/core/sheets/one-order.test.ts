/** One list of people in all four games [L-9.1]: desk, paper, hall and phone agree on how a name is written and where it stands. */

import { describe, expect, test } from 'vitest';
import { hallView } from '../../../core/sheets/hall/published.ts';
import { peopleByName } from '../../../core/sheets/known-rounds.ts';
import { byName } from '../../../core/sheets/listings.ts';
import { shownNames } from '../../../core/sheets/names.ts';
import type { Listing, SheetDocument } from '../../../core/sheets/sheet.ts';
import type { NamesAs } from '../../../core/tournament/people/name-parts.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { sheetsOf } from './printed.ts';
import { familyOf, sampleOf } from './sample-events.ts';

const list = ['Kenji Eriksson', 'Jan van der Berg', 'Eva Adams', 'Bo Lind', 'Anna Olsen', 'Zoë Brown', '7even'];
const games: readonly GameId[] = ['mahjong', 'bridge', 'duel', 'poker'];

const documents: { readonly [id in GameId]: SheetDocument } = {
  mahjong: 'seatingByName',
  bridge: 'seatingByName',
  duel: 'seatingByName',
  poker: 'poker.byName',
};

const namesIn = (listing: Listing): readonly string[] =>
  listing.blocks.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.slice(0, 1).flatMap((cell) => (cell.kind === 'name' ? [cell.name.text] : []))),
  );

const onPaper = (id: GameId, event: Tournament): readonly string[] =>
  sheetsOf(event, documents[id], { family: familyOf(id) }).flatMap((sheet) =>
    sheet.kind === 'list' ? sheet.parts.flatMap(namesIn) : [],
  );

const eventOf = (id: GameId, order: NamesAs['order']): Tournament => {
  const sample = sampleOf(id);
  const there = new Set(onPaper(id, sample));
  const names = [...list];
  const entrants = sample.entrants.map((entrant) => {
    if (id !== 'bridge' && !there.has(entrant.name)) return entrant;
    const own = { ...entrant, familyName: '', givenName: '', reading: '' };
    if (id === 'bridge') {
      const members = entrant.members.map((member) => names.shift() ?? member);
      return { ...own, members, name: members.join(' – ') };
    }
    const name = names.shift();
    return name === undefined ? entrant : { ...own, name };
  });
  const namesAs: NamesAs = { order, family: 'last', ...(id === 'bridge' ? { whole: true as const } : {}) };
  return { ...sample, entrants, namesAs };
};

const ofList = (names: readonly string[], wanted: readonly string[]): readonly string[] =>
  names.map((name) => name.replace(/ \([^()]*\)$/u, '')).filter((name) => wanted.includes(name));

const written = {
  family: ['7even', 'Adams Eva', 'Brown Zoë', 'Eriksson Kenji', 'Lind Bo', 'Olsen Anna', 'van der Berg Jan'],
  given: ['7even', 'Eva Adams', 'Zoë Brown', 'Kenji Eriksson', 'Bo Lind', 'Anna Olsen', 'Jan van der Berg'],
  entered: ['7even', 'Anna Olsen', 'Bo Lind', 'Eva Adams', 'Jan van der Berg', 'Kenji Eriksson', 'Zoë Brown'],
} as const;

// [fault H-16]
describe.each(Object.entries(written) as [NamesAs['order'], readonly string[]][])('[L-9.1] %s', (order, wanted) => {
  test.each(games)('paper of %s', (id) => {
    const names = onPaper(id, eventOf(id, order));
    expect(ofList(names, wanted)).toEqual(wanted);
  });

  test.each(games)('hall of %s', (id) => {
    const view = hallView(eventOf(id, order), familyOf(id), 'en');
    if (view === null) throw new Error(id);
    const own = view.own.byName;
    const listing = own?.kind === 'list' ? own.listing : byName(view);
    expect(ofList(namesIn(listing), wanted)).toEqual(wanted);
  });

  test.each(games.filter((id) => id !== 'bridge'))('desk of %s', (id) => {
    const event = eventOf(id, order);
    const names = peopleByName(event, 'en').map(({ named }) => named.plain.text);
    expect(ofList(names, wanted)).toEqual(wanted);
  });

  test('pairs at the desk go by the names of their members', () => {
    const event = eventOf('bridge', order);
    const names = [...shownNames(event).values()].flatMap(({ plain }) => plain.text.split(' – '));
    expect(ofList(names, wanted).toSorted()).toEqual(wanted.toSorted());
  });
});

test('[L-9.2] with the given name first the family name is strong in lists by name, so that it is found', () => {
  for (const id of games) {
    const view = hallView(eventOf(id, 'given'), familyOf(id), 'en');
    const own = view?.own.byName;
    const listing = own?.kind === 'list' ? own.listing : view === null ? null : byName(view);
    const names = listing?.blocks.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.slice(0, 1))) ?? [];
    const strong = names.flatMap((cell) => (cell.kind === 'name' ? [[cell.name.text, cell.name.strong]] : []));
    expect(strong.find(([text]) => text?.startsWith('Kenji Eriksson'))?.[1]).toBe('Eriksson');
  }
});

test('an event from before the choice shows what it showed: family name first in lists, as entered at the tables', () => {
  const { namesAs: _none, ...before } = eventOf('mahjong', 'family');
  const names = [...shownNames(before).values()].map(({ plain, listed }) => [plain.text, listed.text]);
  expect(names).toContainEqual(['Kenji Eriksson', 'Kenji Eriksson']);
  const known = before.entrants.map((entrant) =>
    entrant.name === 'Kenji Eriksson' ? { ...entrant, familyName: 'Eriksson' } : entrant,
  );
  const again = [...shownNames({ entrants: known }).values()].map(({ plain, listed }) => [plain.text, listed.text]);
  expect(again).toContainEqual(['Kenji Eriksson', 'Eriksson Kenji']);
});
