import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { langOf, shownNames } from '../../../core/sheets/names.ts';
import { stateOf } from '../tournament/event.ts';
import { entered, type Person } from './hall-of-names.ts';

const namesOf = (...people: Person[]) => [...shownNames(stateOf(entered(people))).values()];

describe('names are made from the fields', () => {
  test('in lists the family name comes first, on tables the name is as entered', () => {
    const [named] = namesOf({ name: 'Lars van der Berg', familyName: 'van der Berg', givenName: 'Lars' });
    expect(named?.plain.text).toBe('Lars van der Berg');
    expect(named?.listed.text).toBe('van der Berg Lars');
    expect(named?.head).toBe('van der Berg');
  });

  test('without fields nothing is guessed: the name stays as it is and has no initials', () => {
    const [named] = namesOf({ name: 'Lars van der Berg' });
    expect(named).toEqual({
      plain: { text: 'Lars van der Berg', short: null, lang: null },
      listed: { text: 'Lars van der Berg', short: null, lang: null },
      key: 'Lars van der Berg',
      head: 'Lars',
      family: '',
    });
  });

  test('[L-2.3] a page goes from a name, not from the comma behind it', () => {
    expect(namesOf({ name: 'Ångström, Åse' }, { name: "O'Connor; Eoin" }).map(({ head }) => head)).toEqual([
      'Ångström',
      "O'Connor",
    ]);
  });

  test('a shown name replaces the real one: the real one neither sorts nor heads the list', () => {
    const [named] = namesOf({ name: 'DragonLady', familyName: 'Smith', givenName: 'Jane' });
    expect(JSON.stringify(named)).not.toMatch(/Smith|Jane/);
  });

  test('a reading sorts', () => {
    expect(namesOf({ name: '髙橋 健太', familyName: '髙橋', reading: 'たかはし けんた' })[0]?.key).toBe(
      'たかはし けんた',
    );
  });

  test.each([
    ['Jean-Pierre Martin', 'Martin', 'J.-P. Martin'],
    ['Anna Maria Rossi', 'Rossi', 'A. M. Rossi'],
    ['Иванова Анна', 'Иванова', 'Иванова А.'],
    ["Noémie d'Aubigné", "d'Aubigné", "N. d'Aubigné"],
    ['Ng Q', 'Ng', 'Ng Q.'],
  ])('%s is cut to %s', (name, familyName, short) => {
    expect(namesOf({ name, familyName })[0]?.plain.short).toBe(name === 'Ng Q' ? 'Ng Q.' : short);
  });

  test('names in Han, Hangul or Arabic are not cut', () => {
    const names = namesOf({ name: '田中 太郎', familyName: '田中' }, { name: 'محمد عبد الله', familyName: 'الله' });
    expect(names.map(({ plain }) => plain.short)).toEqual([null, null]);
  });

  test('initials only if no other person shown in the event gets the same text', () => {
    const people = ['Иванов Пётр', 'Иванов Павел', 'Иванов Олег'].map((name) => ({ name, familyName: 'Иванов' }));
    expect(namesOf(...people).map(({ plain }) => plain.short)).toEqual([null, null, 'Иванов О.']);
  });
});

describe('P-08: two players with the same name', () => {
  test('are told apart by their clubs', () => {
    const names = namesOf({ name: 'Ivan Petrov', club: 'Kazan' }, { name: 'Ivan Petrov', club: 'Perm' });
    expect(names.map(({ plain }) => plain.text)).toEqual(['Ivan Petrov (Kazan)', 'Ivan Petrov (Perm)']);
  });

  test('by their registration numbers where the clubs do not tell', () => {
    const names = namesOf({ name: 'Ivan Petrov', club: 'Kazan' }, { name: 'Ivan Petrov', club: 'Kazan' });
    expect(names.map(({ plain }) => plain.text)).toEqual(['Ivan Petrov (1)', 'Ivan Petrov (2)']);
  });

  test('also when they are alike only in a list by family name', () => {
    const names = namesOf({ name: 'Li Wei', familyName: 'Li' }, { name: 'Wei Li', familyName: 'Li' });
    expect(new Set(names.map(({ listed }) => listed.text)).size).toBe(2);
  });

  test('no two visible texts are ever alike, long or short', () => {
    const word = fc.constantFrom('Li', 'Wei', 'A', 'Anna', 'Li (1)', '(2)', 'A.');
    const person = fc.record({
      family: word,
      given: word,
      first: fc.boolean(),
      fields: fc.boolean(),
      club: fc.constantFrom('', '1', '2', 'A'),
    });
    fc.assert(
      fc.property(fc.array(person, { minLength: 1, maxLength: 12 }), (people) => {
        const names = namesOf(
          ...people.map(({ family, given, first, fields, club }) => ({
            name: first ? `${family} ${given}` : `${given} ${family}`,
            familyName: fields ? family : '',
            club,
          })),
        );
        for (const form of ['plain', 'listed'] as const) {
          const shown = names.flatMap((named) => [
            ...new Set([named[form].text, named[form].short ?? named[form].text]),
          ]);
          expect(new Set(shown).size).toBe(shown.length);
        }
      }),
    );
  });
});

test('kana is Japanese, Hangul is Korean, Han alone tells nothing, a tag of the entrant wins', () => {
  expect(langOf('髙橋けんた')).toBe('ja');
  expect(langOf('김 민준')).toBe('ko');
  expect(langOf('陈 静')).toBeNull();
  expect(langOf('陈 静', 'zh')).toBe('zh');
});
