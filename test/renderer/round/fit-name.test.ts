/** Names on cards [W-1.7]. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownNames } from '../../../core/sheets/names.ts';
import { fitNames, namesAtTable } from '../../../renderer/round/cards/fit-name.ts';
import { after, mahjongEvent, tournamentOf } from './event.ts';

/** A letter is a pixel wide. */
const widthOf = (text: string): number => [...text].length;

type Draft = { readonly name: string; readonly familyName?: string; readonly members?: string[] };

const fittedIn = (room: number | readonly number[], drafts: readonly Draft[]): readonly string[] => {
  const event = after(mahjongEvent(4), { type: 'entrants.add', entrants: drafts.map((draft) => ({ ...draft })) });
  const { entrants } = tournamentOf(event);
  const names = namesAtTable({ entrants: entrants.slice(4) }, shownNames({ entrants }));
  const roomOf = (at: number): number => (typeof room === 'number' ? room : (room[at] ?? 0));
  return fitNames(names, roomOf, widthOf).map(({ text, rung }) => `${rung}: ${text}`);
};

const polish = { name: 'Łukasz Brzęczyszczykiewicz', familyName: 'Brzęczyszczykiewicz' };
const russian = { name: 'Щербакова Ульяна', familyName: 'Щербакова' };

const enteredPolish = after(mahjongEvent(4), { type: 'entrants.add', entrants: [{ ...polish }] });

describe('[W-1.7] the first that fits', () => {
  test('full', () => {
    expect(fittedIn(26, [polish, russian])).toEqual([`full: ${polish.name}`, `full: ${russian.name}`]);
  });

  test('a mark beside one takes no room from the others', () => {
    expect(fittedIn([25, 17], [polish, russian])).toEqual([
      'initials: Ł. Brzęczyszczykiewicz',
      `full: ${russian.name}`,
    ]);
    expect(fittedIn([26, 15], [polish, russian])).toEqual([`full: ${polish.name}`, 'initials: Щербакова У.']);
  });

  test('the given name as initial, family and given name in their order', () => {
    expect(fittedIn(25, [polish])).toEqual(['initials: Ł. Brzęczyszczykiewicz']);
    expect(fittedIn(15, [russian])).toEqual(['initials: Щербакова У.']);
  });

  test('of a pair both given names are initials, in the order of the event', () => {
    const pair = { name: 'Chloé Eriksson – Věra Jørgensen', members: ['Chloé Eriksson', 'Věra Jørgensen'] };
    const entered = after(mahjongEvent(4), { type: 'entrants.add', entrants: [pair] });
    const { entrants } = tournamentOf(entered);
    for (const [order, short] of [
      ['family', 'Eriksson C. – Jørgensen V.'],
      ['given', 'C. Eriksson – V. Jørgensen'],
    ] as const) {
      const namesAs = { family: 'last', order } as const;
      const names = namesAtTable({ entrants: entrants.slice(4), namesAs }, shownNames({ entrants, namesAs }));
      expect(fitNames(names, () => 26, widthOf)).toEqual([{ text: short, rung: 'initials' }]);
      expect(widthOf(fitNames(names, () => 14, widthOf)[0]?.text ?? '')).toBeLessThanOrEqual(14);
    }
  });

  test('of a pair each name loses its own middle: no name is made of two', () => {
    const pair = { name: 'Сидорова – Кузнецов', members: ['Сидорова', 'Кузнецов'] };
    expect(fittedIn(19, [pair])).toEqual([`full: ${pair.name}`]);
    expect(fittedIn(17, [pair])).toEqual(['shortened: Сидо…ва – Кузн…ов']);
    expect(fittedIn(13, [pair])).toEqual(['shortened: Сид…а – Куз…в']);
    expect(fittedIn(9, [{ name: 'Li – Wu', members: ['Li', 'Wu'] }])).toEqual(['full: Li – Wu']);
  });

  test('a substitute and the player: the player’s initial, then each name without its middle', () => {
    const { entrants } = tournamentOf(enteredPolish);
    const [player] = namesAtTable({ entrants: entrants.slice(4) }, shownNames({ entrants }));
    if (player === undefined) throw new Error('nobody');
    const sits = { name: 'Petra Novák', say: (name: string, of: string) => `${name} (for ${of})` };
    const inRoom = (room: number) => fitNames([{ ...player, sits }], () => room, widthOf)[0];
    expect(inRoom(44)).toEqual({ text: 'Petra Novák (for Łukasz Brzęczyszczykiewicz)', rung: 'full' });
    expect(inRoom(43)).toEqual({ text: 'Petra Novák (for Ł. Brzęczyszczykiewicz)', rung: 'initials' });
    expect(inRoom(26)).toEqual({ text: 'Petra…vák (for Ł. Br…icz)', rung: 'shortened' });
    for (let room = 15; room < 44; room++) expect(widthOf(inRoom(room)?.text ?? '')).toBeLessThanOrEqual(room);
  });

  test('both initials kept, the family name without its middle', () => {
    expect(fittedIn(16, [polish])).toEqual(['shortened: Ł. Brzęczy…ewicz']);
    expect(fittedIn(9, [russian])).toEqual(['shortened: Щер…ва У.']);
  });

  test('a name of one word, and one in a script without initials, lose their middle', () => {
    expect(fittedIn(8, [{ name: 'Schattenwanderer' }])).toEqual(['shortened: Scha…rer']);
    expect(fittedIn(4, [{ name: '長谷川 龍之介', familyName: '長谷川' }])[0]).toMatch(/^shortened: 長谷…介$/u);
  });

  test('two who would read alike at the table keep their full names', () => {
    const anna = { name: 'Anna Nowakowska', familyName: 'Nowakowska' };
    const agata = { name: 'Agata Nowakowska', familyName: 'Nowakowska' };
    expect(fittedIn(15, [anna, agata])[0]).toBe('full: Anna Nowakowska');
    expect(fittedIn(13, [anna])).toEqual(['initials: A. Nowakowska']);
    for (const line of fittedIn(13, [anna, agata])) expect(line).not.toContain('A. Nowakowska');
    // Where both would lose the letter that tells them apart, none is shortened.
    expect(fittedIn(6, [{ name: 'Waldemarbach' }, { name: 'Waldenarbach' }, { name: 'Schattenbach' }])).toEqual([
      'full: Waldemarbach',
      'full: Waldenarbach',
      'shortened: Sch…ch',
    ]);
  });
});

test('[W-1.7] property: what is shown fits or is as short as names go, and no two at a table read alike', () => {
  const name = fc.record({
    given: fc.constantFrom('Anna', 'Agata', 'Łukasz', 'Bo', 'Maximiliane'),
    family: fc.constantFrom('Li', 'Nowak', 'Nowakowska', 'Brzęczyszczykiewicz', 'Featherstonehaugh'),
  });
  fc.assert(
    fc.property(fc.array(name, { minLength: 2, maxLength: 4 }), fc.integer({ min: 6, max: 30 }), (people, room) => {
      const event = after(mahjongEvent(4), {
        type: 'entrants.add',
        entrants: people.map(({ given, family }) => ({ name: `${given} ${family}`, familyName: family })),
      });
      const { entrants } = tournamentOf(event);
      const shown = fitNames(
        namesAtTable({ entrants: entrants.slice(4) }, shownNames({ entrants })),
        () => room,
        widthOf,
      );
      expect(new Set(shown.map(({ text }) => text)).size).toBe(people.length);
      for (const { text, rung } of shown) if (rung === 'initials') expect(widthOf(text)).toBeLessThanOrEqual(room);
    }),
  );
});
